### 由程序算出的句子，中文版。每句可以填入的内容写在 en.ftl 对应句子的上方。
### 汉字与字母、数字之间的空格自动加上，不必手写。

## 名称与地区

place-in = { $name }

places-more = { $places }和其他地区

one-product = { $product }

several-products =
    { $count ->
        [2] 两块 { $product }
       *[other] { $count } 块 { $product }
    }

## 推荐：理由

pick-lead-speed =
    { $count } 款候选里速度最快，{ $far ->
        [yes] 是第二名 { $others } 的 { $lead } 倍
       *[no] 比第二名 { $others } 快 { $lead }
    }。
pick-lead-speed_per_price =
    { $count } 款候选里性价比最高，{ $far ->
        [yes] 是第二名 { $others } 的 { $lead } 倍
       *[no] 比第二名 { $others } 高 { $lead }
    }。
pick-lead-speed_per_cost =
    算上 { $years } 年电费，{ $count } 款候选里性价比最高，{ $far ->
        [yes] 是第二名 { $others } 的 { $lead } 倍
       *[no] 比第二名 { $others } 高 { $lead }
    }。
pick-lead-memory =
    { $count } 款候选里显存最大，{ $far ->
        [yes] 是第二名 { $others } 的 { $lead } 倍
       *[no] 比第二名 { $others } 多 { $lead }
    }。
pick-lead-memory_per_price =
    { $count } 款候选里同样的钱买到的显存最多，{ $far ->
        [yes] 是第二名 { $others } 的 { $lead } 倍
       *[no] 比第二名 { $others } 多 { $lead }
    }。

pick-among-speed = { $count } 款候选里，没有哪款明显更快。
pick-among-speed_per_price = { $count } 款候选里，没有哪款性价比明显更高。
pick-among-speed_per_cost = 算上 { $years } 年电费，{ $count } 款候选里没有哪款性价比明显更高。
pick-among-memory = { $count } 款候选里，没有哪款显存明显更大。
pick-among-memory_per_price = { $count } 款候选里，没有哪款同样的钱能买到明显更多的显存。

pick-only =
    { $told ->
        [memory_money] 价格已知的产品里，显存不低于 { $memory }、税前不超过 { $money }，又满足其他条件的只有它。
        [memory] 价格和速度已知的产品里，显存不低于 { $memory }，又满足其他条件的只有它。
        [money] 价格已知的产品里，税前不超过 { $money }，又满足其他条件的只有它。
        [plug] 价格和速度已知的产品里，不需要外接供电，又满足其他条件的只有它。
       *[none] 价格和速度已知的产品里，只有它满足全部条件。
    }
    .short = 唯一满足全部条件的一款

pick-even =
    { $others } 与它持平，{ $rule ->
        [price] 价格
        [memory] 显存
        [ecc] 显存（前者开启纠错后约少十六分之一）
        [power] 功耗
       *[speed] 速度
    }也相同，现有数据分不出高下。{ $priced ->
        [yes] 按已知的最新价格，
       *[no] {""}
    }它略微领先。

pick-settled =
    { $others } 与它持平；它{ $rule ->
        [price] 更便宜
        [memory] 显存更大
        [power] 更省电
        [cards] 需要的卡更少
       *[speed] 更快
    }，所以选它。

pick-cheaper-tie =
    { $other } 便宜约 { $saving }。{ $rule ->
        [memory] { $memory } 够用的话，可以改选它。
       *[price] {""}
    }

pick-unsure = { $others } 与它的差距也在误差以内。
pick-near-limit = 推荐产品的价格接近上限，实际可能超出。

pick-before-tax =
    这里的价格不含{ $tax }：税率达到约 { $rate } 时，全部加起来就超过 { $money }。{ $known ->
        [yes] { $other } 即使按 { $most } 计税也在预算内。
       *[no] {""}
    }

pick-laptop-memory = 跑小网络，请选 { $wanted } 以上的，例如 { $products }。{ $least } 的笔记本最先不够用。MacBook 装得下更大的语言模型，但算得慢，不在这张表里。

guide-pick-within = { $pick }
guide-no-pick =
    { $why ->
        [prices] 已知价格太少，无法推荐
       *[needs] 没有符合条件的产品
    }（{ $region }）
software-before = 评估时 { $products } 尚未上市。

guide-pick-choice = 几款不相上下的卡之一，例如 { $pick } 或 { $other }

pick-host =
    { $kind ->
        [supply] 加上功率和接口都够用的电源，约需 { $money }。
       *[computer] 用最便宜的可用配件配成整机，总共约需 { $money }。
    }

pick-host-several =
    { $supply ->
        [yes] 这些卡加上功率和接口都够用的电源，约需 { $money }。
       *[no] {""}
    }还要有能给每块卡分配足够通道的主板，以及装得下所有卡的机箱；两样都具备的电脑不多。{ $known ->
        [yes] 装上这些卡、通过全部规则的整机，最便宜的约 { $whole }。
        [screen] 装上这些卡、通过全部规则，并且 CPU 带核显或主板带显示芯片的整机，最便宜的约 { $whole }。
       *[no] 没有找到能装这些卡、所有配件又都有价格的整机。
    }

pick-whole =
    这是整机价格，并非芯片单价；{ $memory } 内存由 CPU 和 GPU 共用。{ $cards ->
        [yes] 下面各卡的价格不含主机。
       *[no] {""}
    }
pick-tight = 显存只是勉强够用：4 位的 { $model } 配 { $tokens } 个 token 的上下文，{ $pool } 要用掉 { $need }。请用核显或主板显示芯片输出画面，或缩短上下文。

pick-around =
    { $kind ->
        [whole] 整机
        [alone] 仅显卡，不含电脑
        [supply] 含电源约 { $money }
        [several] 含电源约 { $money }，不含主板和机箱
       *[computer] 含整机约 { $money }
    }

pick-prompt = 排名没有计入处理提示词的速度。处理提示词明显更快的是 { $others }。常要处理长文档、代码或跑智能体的，应考虑这一点。

pick-image-weights =
    排名比的是 Stable Diffusion XL 这类较早、较小的模型的速度。{ $model } 仅权重就占 { $eight }（8 位）或 { $sixteen }（16 位）{ $lacks ->
        [sixteen] ，16 位装不进这块卡。
        [both] ，都装不进这块卡。
       *[none] 。
    }

pick-macs = 内存够大的 Mac（{ $products }）也能跑这样的模型，但这类任务没有实测速度，或没有价格，所以不参与排名。

pick-other-chips = 另外 { $count } 款芯片

pick-main-memory = 用 { $product } 也能跑 { $model }：把 { $gib } 的专家权重放在内存里，估计每秒 { $speed } 个 token；推荐的这款为每秒 { $own } 个。

pick-tuned-smaller =
    文本较短时，用 { $way } 微调 { $model } 也放得进 { $memory }：每次一条序列、启用重计算、秩取 { $rank } 的话，{ $tokens } 个 token 以内肯定够，{ $perhaps } 个以内也许够。{ $product } { $kind ->
        [used] 二手
       *[street_new] 全新
    }{ $money }。这里要求 { $asked }，是为了放得下更长的文本。

pick-weak = { $products } 的数据还不够扎实：{ $doubts }。
pick-weak-one_price = 价格只有一个来源
pick-weak-old_price = 价格已经过时
pick-weak-one_old_price = 价格只有一个来源，而且已经过时
pick-weak-poor_prices = 价格全靠估算
pick-weak-one_test = 速度只来自一位用户或一批测试
pick-weak-estimated = 部分任务的速度靠估算
pick-weak-extrapolated = 速度由规格相差较大的产品估算
pick-weak-market_moves = 有些对手即将退出市场，到时推荐会变。

## 推荐：卡片上的一行

products-more = 另外 { $more } 款

pick-tied-line =
    { $goal ->
        [speed] 速度可能相当
        [memory] 显存一样大
        [memory_per_price] 同样价钱能买到的显存相近
       *[speed_per_price] 性价比相近
    }的还有 { $others }。

pick-beside-speed =
    { $far ->
        [quarter] 速度约为它的四分之一
        [third] 速度约为它的三分之一
        [two_fifths] 速度约为它的五分之二
        [half] 速度约为它的一半
        [two_thirds] 速度约为它的三分之二
        [three_quarters] 速度约为它的四分之三
       *[times] 速度是它的 { $ratio } 倍
    }
share-two-thirds = 三分之二

pick-lead-line =
    { $goal ->
        [speed] { $far ->
            [yes] 速度是第二名 { $others } 的 { $lead } 倍。
           *[no] 速度领先第二名 { $others } { $lead }。
        }
        [memory] { $far ->
            [yes] 显存是第二名 { $others } 的 { $lead } 倍。
           *[no] 显存领先第二名 { $others } { $lead }。
        }
        [speed_per_price] { $far ->
            [yes] 性价比是第二名 { $others } 的 { $lead } 倍。
           *[no] 性价比领先第二名 { $others } { $lead }。
        }
        [speed_per_cost] { $far ->
            [yes] 算上电费的性价比是第二名 { $others } 的 { $lead } 倍。
           *[no] 算上电费的性价比领先第二名 { $others } { $lead }。
        }
       *[memory_per_price] { $far ->
            [yes] 同样价钱能买到的显存是第二名 { $others } 的 { $lead } 倍。
           *[no] 同样价钱能买到的显存领先第二名 { $others } { $lead }。
        }
    }
pick-level-line = 与 { $others } 不相上下。

## 推荐：有多大把握

pick-confidence =
    { $certainty ->
        [clear] 明确
        [likely] 较有把握
        [close] 难分高下
        [open] 尚无定论
       *[only] 唯一的候选
    }{ $certainty ->
        [only] 。
       *[other] ：按误差随机模拟 { $draws } 次，{ $share } 的情况下它排第一{ $ties ->
            [yes] （算上持平的为 { $tied }）
           *[no] {""}
        }。
    }
    .short =
    { $certainty ->
        [clear] 明确
        [likely] 较有把握
        [close] 难分高下
        [open] 尚无定论
       *[only] 唯一的候选
    }
pick-open = 多数情况下是别的产品排第一，所以这里只是举出一个候选，说不上哪款肯定胜出。

## 推荐：什么会改变结论

pick-change-level =
    按现在的价格，{ $products } 与它相差无几：{ $rented ->
        [yes] 比较速度和显存
       *[no] 比较速度、显存、供电接口和发热
    }再决定。

pick-change-cheaper =
    { $each ->
        [yes] { $product } 单价降到约 { $money } 以下
       *[no] { $product } 降到约 { $money } 以下
    }{ $far ->
        [yes] （比现在低 { $share }）
       *[no] {""}
    }，就改选它。
pick-change-dearer =
    { $each ->
        [yes] 推荐的这款单价超过约 { $money }，就改选 { $product }。
       *[no] 推荐的这款超过约 { $money }，就改选 { $product }。
    }
pick-change-limit = 税前能花约 { $money }，就改选 { $product }。
pick-change-total = 总共能花约 { $money }，就改选 { $product }。

pick-none = 没有产品满足全部条件。最后几款候选都卡在这一条：{ $need }。
pick-cut-segment =
    { $id ->
        [consumer] { $count } 款消费级产品
        [workstation] { $count } 款工作站产品
        [datacenter] { $count } 款数据中心产品
        [cloud_only] { $count } 款只供租用的产品
        [soc] { $count } 款 SoC
       *[laptop] { $count } 款笔记本芯片
    }
pick-cut-segments = 排除了{ $kinds }。

## 待查价格

seen-nowhere-here = { $place }还没有人查过
look-cheaper =
    { $each ->
        [yes] 单价低于 { $money }
       *[no] 价格低于 { $money }
    }（可能性 { $share }），“{ $persona }”的推荐就由 { $pick } 换成 { $product }。
look-affordable =
    { $each ->
        [yes] 单价低于 { $money }
       *[no] 价格低于 { $money }
    }（可能性 { $share }），{ $product } 就进入“{ $persona }”的预算，取代 { $pick }。
look-dearer =
    { $each ->
        [yes] 单价高于 { $money }
       *[no] 价格高于 { $money }
    }（可能性 { $share }），“{ $persona }”的推荐就由 { $pick } 换成 { $product }。

## 推荐的变化

turns-older = 更早的变化（{ $count } 天）
turn-product =
    { $kind ->
        [used] { $product }（二手）
        [rental] { $product }（租用）
       *[street_new] { $product }
    }
turn-change =
    { $state ->
        [first] 开始推荐 { $product }，此前没有推荐。
        [none] 不再有推荐，此前推荐 { $old }。
       *[other] 改为推荐 { $product }，此前推荐 { $old }。
    }
turn-cause-price =
    原因：{ $product } 的{ $kind ->
        [rental] 每小时价格
       *[other] 价格
    }从 { $before } { $way ->
        [up] 涨到
       *[down] 降到
    } { $after }{ $little ->
        [yes] ，而两者本来就不相上下。
       *[no] 。
    }
turn-cause-speed =
    { $way ->
        [up] 原因：按新数据，{ $product } 的速度比原先认为的高 { $share }。
       *[down] 原因：按新数据，{ $product } 的速度比原先认为的低 { $share }。
    }
turn-cause-doubt =
    { $way ->
        [up] 原因：{ $product } 的价格或速度不如以前确定。
       *[down] 原因：{ $product } 的价格或速度比以前更确定。
    }
turn-cause-around = 原因：{ $product } 的配套配件价格或电费变了。
turn-cause-need_missed =
    { $need ->
        [price_known] 原因：{ $product } 已没有可用的价格。
        [host_known] 原因：{ $product } 的配套配件已没有可用的价格。
        [market_known] 原因：与 { $product } 同类的产品里，查得到价格的太少。
        [speed_known] 原因：已查不到 { $product } 在这类任务上的速度。
        [socket] 原因：按所需卡数，{ $product } 的功耗超出普通插座可连续供电的功率。
        [price_usd] 原因：{ $product } 的价格超出了上限。
        [total_usd] 原因：{ $product } 连同配套配件超出了预算。
        [memory_gb] 原因：所需显存增加，{ $product } 已经不够。
       *[other] 原因：{ $product } 不再满足全部条件。
    }
turn-cause-need_met =
    { $need ->
        [price_known] 原因：查到了 { $product } 的价格。
        [host_known] 原因：查到了 { $product } 的配套配件的价格。
        [market_known] 原因：与 { $product } 同类的产品里，查得到价格的已经够多。
        [speed_known] 原因：查到了 { $product } 在这类任务上的速度。
        [socket] 原因：按所需卡数，{ $product } 的功耗已在普通插座可连续供电的功率以内。
        [price_usd] 原因：{ $product } 的价格降到了上限以内。
        [total_usd] 原因：{ $product } 连同配套配件回到了预算以内。
        [memory_gb] 原因：所需显存减少，{ $product } 已经够用。
       *[other] 原因：{ $product } 现在满足全部条件。
    }
turn-cause-new = 原因：本指南开始收录 { $product }。
turn-cause-gone = 原因：本指南不再收录 { $product }。
turn-cause-asked = 原因：重新确定了这一用途的条件。
turn-cause-rules = 原因不在某一个数字，而在规则或许多细小的变化。
turn-cause-corrected = 原因：更正了过去的数据。

gpu-lead =
    { $vendor } 的{ $segment ->
        [consumer] 消费级显卡
        [workstation] 工作站显卡
        [datacenter] { $form ->
            [pcie_card] 数据中心计算卡
           *[other] 数据中心加速器
        }
        [cloud_only] 云端加速器
        [soc] {" "}SoC
       *[laptop] 笔记本芯片
    }。

gpu-lead-date =
    { $state ->
        [released] { $date }上市。
       *[announced] { $date }发布。
    }

gpu-lead-module = 它是装在专用服务器主板上的模块：插不进 PCIe 插槽，价格也不含服务器。
gpu-withdrawn = { $vendor } 已于{ $date }停售 { $memory } 版本，全新品的内存都更小。
gpu-lead-eps = 它的供电接口是 EPS，硬插显卡的 8 Pin 插头会烧卡。
speed-by-vendor = 这款产品在 { $campaigns } 中的成绩由制造商 { $vendor } 自行提交。

## 产品页：适合什么用途

uses-picked =
    { $rented ->
        [yes] 推荐用途（租用）
       *[no] 推荐用途
    }
uses-tied =
    { $rented ->
        [yes] 与推荐产品持平的用途（租用）
       *[no] 与推荐产品持平的用途
    }
uses-runner_up =
    { $rented ->
        [yes] 列入次选的用途（租用）
       *[no] 列入次选的用途
    }
hour-rented =
    租用每小时{ $money }（不含税，{ $date }查到{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }）。

no-use-lacking =
    任何用途都不推荐它，最常见的原因是{ $elsewhere ->
        [yes] 产品类别不符；其余用途则是
        [some] 产品类别不符；其余用途中有一部分是
       *[no] {""}
    }{ $need ->
        [on_sale] 还没有开售
        [unmodified] 经过改装，没有原厂质保
        [segment] 产品类别不符
        [form_factor] 外形规格不符
        [form_factor-module] 只随服务器出售，而服务器价格未知
        [platform] 跑不了所需的软件
        [software] 软件支持不足
        [dependable] 软件支持即将结束，或还是试验性的
        [precisions] 缺少如今常用的数值格式
        [cooling] 散热方式不合适
        [ecc] 显存没有 ECC
        [power_connector] 需要外接供电
        [tdp_w] 功耗太高
        [slots-known] 太厚
        [slots-unknown] 查不到厚度
        [workload_memory_gb] 显存不够跑本站的测试
        [memory_gb] 显存达不到要求
        [speed_known] 相关任务的速度没有足够可靠的实测或估算
        [socket] 按所需卡数，功耗超出普通插座可连续供电的功率
        [export] 当地不售全新品
        [price_known-new] 查不到近期的全新价格
        [price_known-rental] 查不到两家以上的每小时租金
        [host_known] 查不到配套配件的价格
        [price_usd] 超出预算
        [total_usd] 算上配套配件就超出预算
        [market_known] 有不止一个来源报价的同类产品太少
       *[price_known] 查不到近期价格
    }。
no-use-outdone = 任何用途都不推荐它：即使符合要求，花同样的钱也有更好的选择。

own-wait =
    { $open ->
        [yes] 已经有一块的话，换不换要看它能卖多少：不算卖旧卡的钱，显存不比它少、又更快的产品，都不值那个价钱。
       *[no] 已经有一块的话，先留着用：显存不比它少、又更快的产品，都不值那个价钱。
    }
own-unsold =
    { $used ->
        [elsewhere] 旧卡的二手价是由别处的价格换算的，在当地能卖多少并不清楚，计算时没有算卖掉它的收入。
        [dealers] 旧卡的二手价是商家的卖价，自己能卖多少并不清楚，计算时没有算卖掉它的收入。
       *[no] 没有查到它的二手价，计算时没有算卖掉它的收入。
    }
own-sale = 旧卡能卖到约 { $money } 或更高，就值得换成 { $other }。
own-add = 已经有一块的话，想多跑实验，只要主板和机箱装得下两块，再加一块最省钱，约需 { $money }。
own-replace =
    已经有一块的话，按当地价格值得更换：换成 { $other }，训练速度是现在的 { $ratio } 倍，{ $cost ->
        [covered] 卖掉旧卡的钱就够了
        [after_sale] 卖掉旧卡后还要再花约 { $money }
       *[full] 约需 { $money }
    }。
own-retire =
    已经有一块的话，有条件就换掉，因为软件支持{ $support ->
        [ended] 已经结束
       *[ending] 即将结束
    }。换成 { $other }，训练速度是现在的 { $ratio } 倍，{ $cost ->
        [covered] 卖掉旧卡的钱就够了
        [after_sale] 卖掉旧卡后还要再花约 { $money }
       *[full] 约需 { $money }
    }{ $supply ->
        [yes] （含一个 { $watts } 以上的新电源）
       *[no] {""}
    }{ $cost ->
        [covered] {""}
       *[full] ；按当地价格，单为提速并不值得
    }。
own-loses = 但会失去 { $features }。
    .short = 不支持 { $features }
upgrade-why =
    { $action ->
        [replace] 换一款明显更快的，这笔钱花得值。
        [add] 只要电脑装得下，想多跑实验，再买一块同样的最省钱。费用不含主板和机箱：需要另一条通道足够的长插槽、放得下两块卡的机箱，两卡之间还要留出空隙；样样具备的电脑不多。
        [retire] 这些显卡的软件支持即将结束或已经结束。换来的速度不值那个价钱，但等下去也没有好处。
       *[wait] 就训练而言，显存不更少又更快的产品都太贵，多出来的速度不值那个价钱。如果缺的是显存，加装第二块卡仍可能划算。
    }
upgrade-supply =
    { $bought ->
        [yes] { $watts } 以上新电源（已计入费用）
       *[no] { $watts } 以上电源
    }
upgrade-unsold = 未计旧卡售价
upgrade-other =
    { $action ->
        [add] 提速的性价比相近：再加一块，{ $cost }
       *[replace] 提速的性价比相近：换成 { $other }（{ $kind }），{ $ratio }，{ $cost }
    }
upgrade-sales = 名称后标有金额的显卡，我们查不到二手价。你的卡能卖到这个价或更高，就换成旁边列出的卡。
upgrade-sale = 约 { $money } 起：{ $other }
upgrade-boards = 要买的卡：功耗、接口和尺寸
upgrade-card = 显卡
upgrade-partner = 尺寸和供电接口取自公版和已收录的非公版型号。二手卡大多是非公版，其中不少更长、更厚，或多一个供电接口：购买前请查清具体型号。费用里的电源按最先列出的接口选；接口更多的型号，可能要更贵的电源。
plugs-by-model = { $plugs }，视型号而定
upgrade-small-computer = 小型办公电脑往往装不下这块卡，电源也换不了。

upgrade-same-memory = 每块卡仍然只有 { $memory } 显存。如果缺的正是显存，不如攒钱买一块 { $wanted } 以上的卡。

own-supply = 这笔钱包括一个 { $watts } 以上的新电源。
own-out-of-server = 旧卡靠服务器风扇散热；{ $other } 自带风扇，厚 { $slots } 槽，要装进台式机箱，能装下它的服务器很少。

## 产品页：缺点

card-verdict =
    { $severity ->
        [avoid] 不建议购买。
       *[only_if] 能接受再买。
    }

fault-support_ended = 软件支持已经结束。
    .short = 软件支持已结束
fault-beaten = 有更便宜的产品，显存和软件支持都不逊色，就已知的数据而言速度也不慢。
    .short = 有更便宜的产品，显存和支持都不逊色，就已知的数据而言速度也不慢
fault-support_ending =
    软件支持即将结束{ $known ->
        [both] ：{ $last } 之后的版本不再支持，目前最新的 { $newest } 还能用。
        [last] ：{ $last } 之后的版本不再支持。
       *[no] 。
    }
    .short =
    软件支持即将结束{ $known ->
        [both] （只到 { $last }，目前 { $newest } 还能用）
        [last] （只到 { $last }）
       *[no] {""}
    }
fault-memory_for_price =
    这个价钱显存偏小：{ $kind ->
            [used] 二手{" "}
           *[street_new] {""}
        }{ $money }只有 { $memory }。
    .short =
        这个价钱显存偏小（{ $kind ->
            [used] 二手{" "}
           *[street_new] {""}
        }{ $money }只有 { $memory }）
fault-no_bf16 = 只支持 { $formats }，不支持 BF16。
    .short = 不支持 BF16，只有 { $formats }
fault-support_weak =
    { $status ->
        [limited] 软件支持有限制。
        [unofficial] 可用，但没有官方软件支持。
       *[experimental] 软件支持是试验性的：有安装包，但没有人承诺继续维护。
    }
    .short =
        { $status ->
            [limited] 软件支持有限制
            [unofficial] 可用，但无官方软件支持
           *[experimental] 软件支持属试验性
        }
fault-module = 这是插不进 PCIe 插槽的模块，只能装在专用服务器里。
    .short = 插不进 PCIe 插槽的模块，需要专用服务器
fault-passive = 没有风扇，要靠服务器的风道散热。
    .short = 没有风扇，要靠服务器的风道散热

better-buy =
    { $product }（{ $named ->
        [yes] {""}
       *[no] { $memory }，
    }{ $kind ->
        [used] 二手
       *[other] 全新
    } { $money }{ $stale ->
        [yes] ，价格已过时
       *[no] {""}
    }）
offer-dated =
    { $kind ->
        [used] 二手
        [rental] 租用
       *[other] 全新
    }，{ $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
better-buys = 可以考虑 { $offers }。
better-buys-by-purse = 钱不多时可以考虑 { $modest }，预算宽裕则考虑 { $offers }。
picked-all-the-same = 不过“{ $personas }”仍推荐它：满足要求的产品里没有更好的。
    .short = “{ $personas }”仍推荐它：满足要求的产品里没有更好的

## 二选一：两种选择并排的页面

either-or = { $first }还是{ $second }
versus-title = { $first }和{ $second }，选哪个？
versus-warning = 购买 { $product } 之前
versus-faster =
    { $works }时，{ $fast }{ $sure ->
        [no] 多半
       *[yes] {""}
    }更快，速度约为{ $slow }的 { $times }（80% 区间：{ $range }）。
versus-faster-in-turn = { $works }时，{ $fast }的速度约为轮流工作的{ $slow }的 { $times }（80% 区间：{ $range }）。如果后者采用张量并行，就分不出哪个更快。
versus-in-turn =
    这是{ $product }轮流工作时的速度；采用张量并行可能更快{ $behind ->
        [yes] ，但仍会落后
       *[no] {""}
    }。
versus-undecided = { $works }时分不出哪个更快：{ $first }的速度是{ $second }的 { $range } 倍（80% 区间）。
versus-too-small = { $product }显存不足，无法{ $works }。
versus-speed-unknown = { $products }{ $works }的速度未知。
versus-memory = { $more }有 { $memory } 显存，{ $less }有 { $other }。
versus-same-memory = 两者的显存都是 { $memory }。
versus-split = 双卡方案每块卡只有 { $memory } 显存，更大的模型要由程序拆开，分到两块卡上。
versus-price =
    在{ $place }，{ $first }{ $count ->
        [1] 售价
       *[other] 合计
    } { $money }{ $same ->
        [yes] ，{ $second }售价 { $other }（两者均为{ $seen }）。
       *[no] （{ $seen }），{ $second }售价 { $other }（{ $other_seen }）。
    }
versus-one-price =
    在{ $place }，{ $known }{ $count ->
        [1] 售价
       *[other] 合计
    } { $money }（{ $seen }）；{ $unknown }没有查到同类价格。
versus-no-price = 在{ $place }，两者都没有查到价格。
versus-cheaper = { $product }便宜 { $share }。
versus-price-undecided =
    { $reason ->
        [old] 有价格已经过时，所以不比较哪个更便宜。
       *[close] 两者相差太小，或价格不够确定，分不出哪个更便宜。
    }
versus-cost =
    加上 { $years } 年电费（两者每年都满功率运行 { $hours } 小时，不论完成多少工作），{ $decided ->
        [yes] { $product }共 { $money }，{ $other_product }共 { $other }，前者更贵。
       *[no] { $product }共 { $money }，{ $other_product }共 { $other }：相差太小，或价格不够确定，分不出哪个更便宜。
    }
versus-take = 以下情况选{ $product }
versus-nothing = 所比较的各项里，{ $product }都不占优。
work-either = { $first }或 { $last }
work-kind =
    { $kind ->
        [llm-decode-8b] 8B
        [llm-decode-30b] 30B
        [llm-decode-moe-30b] 30B（MoE）
        [llm-decode-moe-120b] 120B（MoE）
        [llm-decode-70b] 70B
        [cnn-training] 卷积网络
        [rnn-training] 循环网络
       *[transformer-training] Transformer
    }
tax-added = 请加上所在州和城市的税率（{ $low }到约 { $high }）。
versus-if-speed = 最看重速度（它更快的任务：{ $works }）
versus-if-known = 想按已知的速度来选（{ $works }的速度，只有它的已知）
versus-if-models =
    { $more ->
        [yes] 需要超过 { $other } 的显存（它有 { $memory }，例如装得下 4 位量化、上下文 { $tokens } 个 token 的 { $models }）
       *[no] 要运行 4 位量化、上下文 { $tokens } 个 token 的 { $models }（只有它{ $sure ->
            [yes] {""}
           *[no] 肯定
        }装得下）
    }
versus-if-memory = { $other } 显存不够用（它有 { $memory }）
versus-if-price = 想省钱（便宜 { $share }）
versus-if-cost = 连电费一起算（用 { $years } 年，它更便宜）
versus-if-formats = 要用 { $formats } 计算（只有它支持）
versus-if-platform = 所用的程序基于 { $platform }
versus-if-power =
    { $saves ->
        [no] 供电或散热没有余量（最高 { $watts }，而非 { $other }；但做同样的事它更耗电）
        [some] 在意功耗和发热（最高 { $watts }，而非 { $other }；但{ $works }时，做同样的事它更耗电）
       *[yes] 在意功耗和发热（最高 { $watts }，而非 { $other }）
    }
versus-if-new = 想要有质保的全新卡
versus-if-one = 插槽、供电和散热只够一块卡

## 推荐：与过去的建议对比

history-summary = { $date }可比较的 { $total } 条推荐中，有 { $agreeing } 条与本站的推荐相同或持平。
history-cheaper = 预算不到 { $product } 的价格
history-cut =
    { $need ->
        [price_usd] { $product } 税前 { $figure }，超出 { $limit }的预算。
        [total_usd] { $product } 连同配套配件要 { $figure }，超出 { $limit }的预算。
        [tdp_w] { $product } 的功耗是 { $figure }，超过 { $limit } 的上限。
        [slots] { $product } 占 { $figure }，超过 { $limit } 的上限。
       *[memory_gb] { $product } 只有 { $figure } 显存，达不到所需的 { $limit }。
    }
history-score =
    { $level ->
        [yes] { $product } 的得分为 { $pick } 的 { $share }，差距太小，分不出高下，因此由显存等其他指标决定。
       *[no] { $product } 排第 { $rank }，得分为 { $pick } 的 { $share }。
    }
history-unmoved = 其余 { $count } 条有关价格、推荐和速度的规则，逐条改到范围的两端，答案都不变。

## 数据改动及其影响

explain-used =
    { $count ->
        [1] 二手 { $product }
        [2] 两块二手 { $product }
       *[other] { $count } 块二手 { $product }
    }
explain-rented =
    { $count ->
        [1] 租用的 { $product }
        [2] 两块租用的 { $product }
       *[other] { $count } 块租用的 { $product }
    }

explain-pick = 推荐由{ $before }换成{ $now }。
explain-pick-first = 原来没有一款满足条件，现在推荐{ $now }。
explain-pick-none = 原来推荐{ $before }，现在没有一款满足条件。
explain-tie-made =
    { $others }{ $more ->
        [0] {""}
       *[other] 等 { $number } 款
    }现在与推荐的{ $pick }基本持平，推荐不变。
explain-tie-broken =
    { $others }{ $more ->
        [0] {""}
       *[other] 等 { $number } 款
    }不再与推荐的{ $pick }持平，推荐不变。

explain-reason-price =
    决定因素是价格：{ $place }的{ $product }由{ $kind ->
        [rental] 每小时 { $before }
       *[other] { $before }
    }变为 { $after }{ $how ->
        [converted] （由其他地区的价格折算）
        [blended] （也计入其他地区的价格）
       *[local] {""}
    }。
explain-moved-speed =
    决定因素是速度：{ $product }在这类任务上的速度比原来{ $way ->
        [up] 高
       *[down] 低
    }{ $little ->
        [yes] 不到 { $share }
       *[no] {" "}{ $share }
    }。
explain-moved-doubt =
    决定因素是误差：{ $product }的价格和速度误差比原来{ $way ->
        [up] 大
       *[down] 小
    }。
explain-product-around = 决定因素是卡价以外的花费：{ $product }的配套配件、电费或二手折损有变化。
explain-product-new = 数据中新增了{ $product }。
explain-product-gone = 数据中已没有{ $product }。
explain-need-missed = { $product }不再满足条件“{ $need }”。
explain-need-met = { $product }现在才满足条件“{ $need }”。
explain-why-asked = 这一用途的条件变了。
explain-why-came = 这是新增的用途或地区。
explain-why-left = 这一用途或地区已被删除。
explain-why-rules = 产品数据没有变，变的是比较方式。
explain-rule = 唯一的原因是规则 { $rule }：由 { $before } 改为 { $now }。

explain-build-broken = 原来的配件不再通过检查。{ $reason }
explain-build-lost = 已没有任何配件组合能通过全部规则。
explain-build-closest = 最接近的组合也不合格。{ $reason }
explain-build-found = 现在有配件组合能通过全部规则。
explain-build-came = 这是新增的档次或地区。
explain-build-left = 这一档次或地区已被删除。
explain-build-sum = { $place }的总价由约 { $before } 变为约 { $after }。
explain-build-warns = 新增一条提示。{ $reason }

explain-entries = { $count } 项
explain-nothing = 没有变化：两边的数据相同。
explain-words-only = 只改了文字，数据和答案都没有变。
explain-no-advice = 数据有变化，但推荐、配置和核对结论都没有变。
explain-count-picks = { $total } 项推荐中有 { $count } 项变化。
explain-count-ties = { $count } 项推荐不变，但与之持平的产品变了。
explain-count-builds = { $total } 套配置中有 { $count } 套变化。
explain-count-claims = { $total } 条说法核对中有 { $count } 条结论变化。
explain-count-warnings = 数据检查新增 { $count } 条警告。

## 推荐：各列的含义

speed-note =
    { $several ->
        [yes] 每种工作各有一款产品的速度记为 1（{ $scales }）。
       *[no] 速度以 { $product } 为 1。
    }实际速度有八成把握落在所给范围内。查到的价格有一半落在价格范围内。得分取保守值：有四分之三把握达到，以最高的一款为 100%。{ $far ->
        [yes] 星号表示由规格相差较大的产品估算。
       *[no] {""}
    }
known-note =
    { $several ->
        [yes] 每种工作各有一款产品的速度记为 1（{ $scales }）。
       *[no] 速度以 { $product } 为 1。
    }实际速度有八成把握落在所给范围内。模型取自本站列表，上下文 { $tokens } 个 token。{ $far ->
        [yes] 星号表示由规格相差较大的产品估算。
       *[no] {""}
    }

## 图表：看得出什么

count-cards = { $count } 款
count-prices = { $count } 个

chart-offer =
    { $offer ->
        [used] 二手 { $product }
        [new] 全新 { $product }
       *[other] { $product }
    }{ $price ->
        [estimated] （估算价）
       *[seen] {""}
    }
others-more = 另外 { $count } 款

chart-scale = 以 { $product } 的速度为 1。

chart-speed-best =
    { $itself ->
        [yes] 图中最快的是 { $best }，它的速度就是基准 1。
       *[no] 图中最快的是 { $best }，速度是 { $reference } 的 { $value } 倍（{ $basis ->
            [measured] 实测
           *[estimated] 估算
        }，{ $range }）。
    }
chart-efficiency-best =
    { $itself ->
        [yes] 图中 { $best } 排第一，它的速度就是基准 1：每 { $unit } TDP 的速度为 { $value }（{ $range }）。
       *[no] 图中 { $best } 排第一：每 { $unit } TDP 的速度为 { $value }（以 { $reference } 的速度为 1；{ $basis ->
            [measured] 实测
           *[estimated] 估算
        }，{ $range }）。
    }
chart-value-best =
    { $itself ->
        [yes] { $best } 排第一，它的速度就是基准 1：每 { $unit }买到的速度为 { $value }（{ $range }）。
       *[no] { $best } 排第一：每 { $unit }买到的速度为 { $value }（以 { $reference } 的速度为 1；{ $basis ->
            [measured] 实测
           *[estimated] 估算
        }，{ $range }）。
    }

chart-speed-further = 面向{ $place }市场的消费级显卡中最快的是 { $best }，为 { $value } 倍。
chart-efficiency-further = 面向{ $place }市场的消费级显卡中排第一的是 { $best }，为 { $value }。
chart-value-further =
    全新产品中排第一的是 { $best }，为 { $value }{ $avoided ->
        [no] 。
        [all] ，但列在“{ $page }”中。
       *[yes] ，但列在“{ $page }”中；未列入的全新产品以 { $sound } 居首（{ $sound_value }）。
    }

chart-lead-ahead =
    比第二名 { $other } 领先 { $percent }，{ $overlap ->
        [yes] 两者的区间虽有重叠，但很可能确实领先。
       *[no] 差距超出误差范围。
    }
chart-lead-unsure = 但这类任务没有实测过与它规格相近的产品（*），无法断定它领先 { $other }。
chart-lead-tied = 差距在误差以内的还有 { $others }。

chart-priceless =
    { $count ->
        [1] { $fastest } 没有此类价格，未列出。
       *[other] 另有 { $count } 款产品没有此类价格，未列出，其中最快的是 { $fastest }。
    }

front-tensor_price =
    { $count ->
        [1] 按价格看最好的是 { $first }（{ $low }）：没有 Tensor 算力更高的产品。
       *[other] 有 { $count } 款的 Tensor 算力胜过所有更便宜的产品（帕累托前沿）：从 { $first }（{ $low }）到 { $last }（{ $high }）。
    }
front-memory_price =
    { $count ->
        [1] 按价格看最好的是 { $first }（{ $low }）：没有显存更大的产品。
       *[other] 有 { $count } 款的显存胜过所有更便宜的产品（帕累托前沿）：从 { $first }（{ $low }）到 { $last }（{ $high }）。
    }
chart-counted =
    { $limited ->
        [yes] 这里只计显存至少 { $memory }、软件支持不会很快结束的显卡和整机。
       *[no] 这里只计软件支持不会很快结束的显卡和整机。
    }

cheapest-memory =
    { $kind ->
        [new] 全新卡最低的是 { $product }，每 GB { $money }{ $caution }。
        [used] 二手卡最低的是 { $product }，每 GB { $money }{ $caution }。
       *[computer] 整机最低的是 { $product }，每 GB { $money }{ $caution }。
    }
cheapest-memory-sound = 它的缺点见“{ $page }”；未列入该页的最便宜产品是 { $product }，每 GB { $money }{ $caution }。
price-caution =
    { $how ->
        [raised] 这一价格已过时，厂商后来涨了价。
        [stale] 这一价格已过时。
       *[estimated] 这一价格是估算的。
    }
ends-avoided = { $products } 的缺点见“{ $page }”。

fastest-within =
    { $limited ->
        [yes] { $limit }以内是 { $best }（{ $money }）
       *[no] 不限价格是 { $best }（{ $money }）
    }
chart-price_speed = 最快的产品：{ $choices }。
chart-sound-first = { $product } 列在“{ $page }”中。其余产品里排第一的是 { $best }（{ $value } 倍）。
chart-sound-fastest =
    { $products } 列在“{ $page }”中。{ $others ->
        [yes] 其余产品里最快的：{ $choices }。
       *[no] {""}
    }

chart-fronts = 每条线上的产品，同样的钱买不到显存和带宽都更高的。
chart-front =
    { $limited ->
        [yes] { $limit }以内，
       *[no] 不限价格（含价格不明的产品），
    }{ $count ->
        [1] 两项都居首的是 { $largest }（{ $memory }，{ $bandwidth }）。
       *[other] 显存最大的是 { $largest }（{ $memory }），带宽最高的是 { $fastest }（{ $bandwidth }）。
    }
chart-front-old = 此预算内因价格已过时而未计入：{ $products }。
chart-front-gone = { $product } 的内存更大（{ $memory }），但这一容量已停售。

segment-products =
    { $id ->
        [consumer] 消费级产品
        [workstation] 工作站产品
        [datacenter] 数据中心产品
        [cloud_only] 云端加速器
        [soc] SoC
       *[laptop] 笔记本芯片
    }
chart-balance = 从显存每读取 1 字节，可以完成的运算从 { $low } 次（{ $least }）到 { $high } 次（{ $most }）。
chart-balance-medians =
    { $count ->
        [1] { $lowest }的中位数为 { $low } 次。
       *[other] 中位数从{ $lowest }的 { $low } 次到{ $highest }的 { $high } 次。
    }

doubling-span =
    { $open ->
        [yes] { $segment }超过 { $shortest } 年（置信水平 95%）
       *[no] { $segment } { $years } 年（95% 置信区间 { $shortest }～{ $longest } 年）
    }
chart-doubling =
    { $figure ->
        [tensor_time] 不分高端低端，16 位 Tensor 算力（稠密）翻一番所需的时间：{ $spans }。
        [bandwidth_time] 不分高端低端，显存带宽翻一番所需的时间：{ $spans }。
        [efficiency_time] 不分高端低端，每瓦 16 位 Tensor 算力（稠密）翻一番所需的时间：{ $spans }。
       *[memory_time] 不分高端低端，显存容量翻一番所需的时间：{ $spans }。
    }

standing-rank =
    { $figure ->
        [memory] 显存容量排第 { $rank }（共 { $count } 款）
        [bandwidth] 显存带宽排第 { $rank }（共 { $count } 款）
        [tensor] Tensor 算力排第 { $rank }（共 { $count } 款）
        [fp32] FP32 算力排第 { $rank }（共 { $count } 款）
       *[other] { $name }排第 { $rank }（共 { $count } 款）
    }
chart-standing =
    在已上市的{ $segment }{ $modified ->
        [yes] （不含改装卡）
       *[no] {""}
    }里，它的{ $ranks }。
table-announced = 发布日期

price-now =
    { $place }{ $stale ->
        [yes] 最近查到的
       *[no] 目前的
    }{ $kind ->
        [used] 二手
       *[other] 全新
    }价：{ $money }{ $launched ->
        [yes] ，{ $standing ->
            [times] 是首发价（{ $launch }）的 { $ratio } 倍
            [above] 比首发价（{ $launch }）高 { $ratio }
            [below] 比首发价（{ $launch }）低 { $ratio }
           *[same] 与首发价（{ $launch }）相同
        }。
       *[no] 。
    }
price-not-sold-here = { $place }不售全新品。
price-none-with-memory = 最近十二个月内没有 { $memory } 版本的全新或二手价格。

generations-fp32_price =
    { $count ->
        [1] 按首发价，{ $first } 系列每 TFLOPS FP32 算力要 { $old } 美元（中位数）。
       *[other] 按首发价，每 TFLOPS FP32 算力在 { $first } 系列要 { $old } 美元，在 { $last } 系列要 { $young } 美元（各系列中位数）。
    }
generations-power_fp32 =
    { $count ->
        [1] { $first } 系列每瓦有 { $old } GFLOPS FP32 算力（中位数）。
       *[other] 每瓦 FP32 算力，{ $first } 系列为 { $old } GFLOPS，{ $last } 系列为 { $young } GFLOPS（各系列中位数）。
    }

## 语言模型：能跑的产品

model-lead =
    { $model } 有 { $parameters }参数。以 4 位、{ $context ->
        [longest] 最长上下文
       *[usual] 上下文
    } { $tokens } 个 token 运行，要占 { $need } 显存。
model-cheapest =
    { $count ->
        [1] 在{ $place }，装得下的单卡里最便宜的是 { $cards }，{ $kind ->
            [used] 二手
           *[street_new] 全新
        } { $money }。
       *[other] 在{ $place }，收录了价格的卡里，没有一块单卡装得下；{ $cards }可以，共 { $money }，不含主机。
    }
model-with-screen =
    { $found ->
        [yes] 接显示器时不一定装得下；接显示器也装得下的{ $count ->
            [1] 单卡里
           *[other] {""}
        }，最便宜的是 { $cards }，{ $kind ->
            [used] 二手
           *[street_new] 全新
        } { $money }。
       *[no] 接显示器时不一定装得下。
    }
model-cheaper =
    { $beside ->
        [several] { $cards }更便宜，但要占更多插槽。
        [fewer] { $cards }占的插槽更少，但更贵。
       *[alone] 只算显卡，{ $cards }更便宜，但支持这些卡的主板、机箱和电源要另外花钱。
    }
model-outlet =
    { $how ->
        [sure] 用普通插座时每块限到 { $limit }
        [open] 用普通插座时每块限到 { $limit }，如果能设
       *[none] 普通插座带不动
    }
model-main-memory =
    内存用 { $memory }，把模型的 { $part } 放进内存，{ $card } 也能跑，速度 { $speed }；处理长提示词则慢得多，要多久不清楚。这块卡{ $kind ->
        [used] 二手
       *[street_new] 全新
    } { $money }，不含{ $host ->
        [server] 服务器
       *[desktop] 电脑
    }和所需的 { $total } 内存{ $host ->
        [server] 。
       *[desktop] （用两条 { $each }，插四条会降速）。
    }
model-computer =
    { $order ->
        [least] 在{ $place }，最便宜的是统一内存的整机：{ $computer }，{ $money }。
       *[first] 统一内存的整机装得下，最便宜的是 { $computer }，{ $money }。
        [after] 统一内存的整机也装得下，最便宜的是 { $computer }，{ $money }。
    }
model-computer-speed = 单个对话的速度：整机 { $speed }，{ $cards } 则是 { $other }。
model-rented =
    按小时租，最便宜的是 { $cards }，每小时 { $money }（不含税，{ $date }查到{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }）。
model-raised = 调高系统的显存上限后，统一内存的整机也可能装得下，最快的是 { $computer }，{ $speed }。
model-withdrawn = { $memory } 版本已停售，买不到全新的。
model-raised-cheaper = 调高系统的显存上限后，更便宜的 { $computer }（{ $money }）也可能装得下。
shared-memory-limit = Linux 默认只让模型使用 { $size } 中的约 { $unset }，要在 BIOS 设置里或用内核参数调高上限。本站按厂商设置允许的最大值 { $sure } 计算。
held-note-limit = 按 Q4_K_M 文件、16 位缓存和额外占用计算。范围的上限不超过调高后的 { $sure } 就算装得下。
held-note-ecc = 出厂时已开启纠错，{ $size } 中剩 { $left } 可用。这里按剩下的判断。
memory-peaks =
    { $count } 次运行的计算值与显卡显示值之差，中位数为 { $median }，最大为 { $worst }；{ $all ->
        [yes] 全部落在范围内。
       *[no] 落在范围内的有 { $inside } 次。
    }测于 { $date }，环境为 { $software }。
model-none = 收录了价格的卡，用 { $count } 块也装不下。

## 价格：金额下方的说明

offer-local =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，{ $date }查到{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
    .short =
    { $date }查到{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，综合{ $places }的价格，截至 { $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
    .short =
    综合{ $places }的价格，截至 { $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，由{ $places }的价格折算，截至 { $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
    .short =
    由{ $places }的价格折算，截至 { $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，{ $date }在{ $places }查到{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
    .short =
    { $date }在{ $places }查到{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }

offer-several =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，综合{ $elsewhere ->
        [yes] { $places }的
       *[no] {""}
    } { $count } 个价格，截至 { $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
    .short =
    综合{ $elsewhere ->
        [yes] { $places }的
       *[no] {""}
    } { $count } 个价格，截至 { $date }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }

offer-computed =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，由{ $date }{ $elsewhere ->
        [yes] 在{ $places }
       *[no] {""}
    }查到的 { $money } 推算{ $level ->
        [above] （该来源通常偏贵）
        [below] （该来源通常偏便宜）
       *[none] {""}
    }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }
    .short =
    由{ $date }{ $elsewhere ->
        [yes] 在{ $places }
       *[no] {""}
    }查到的 { $money } 推算{ $level ->
        [above] （该来源通常偏贵）
        [below] （该来源通常偏便宜）
       *[none] {""}
    }{ $stale ->
        [yes] ，已过时
        [undated] ，月份不详，按已过时处理
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] 二手
       *[other] 全新
    }，{ $others ->
        [yes] 由首发价 { $launch } 和截至 { $date }的其他产品价格估算{ $stale ->
            [no] {""}
           *[yes] （已过时）
        }
       *[no] 由首发价估算（{ $date }）
    }
    .short =
        { $others ->
            [yes] 由首发价 { $launch } 和截至 { $date }的其他产品价格估算{ $stale ->
                [no] {""}
               *[yes] （已过时）
            }
           *[no] 由首发价估算（{ $date }）
        }

index-shops = 至少 { $shops } 家店铺有售
offer-brief =
    { $kind ->
        [used] 二手
        [rental] 租用
       *[other] 全新
    }，{ $date }{ $stale ->
        [raised] （厂商涨价前）
        [yes] （已过时）
        [undated] （月份不详，按已过时计）
       *[no] {""}
    }{ $origin ->
        [mixed] ，部分来自其他地区
        [elsewhere] ，来自其他地区
        [moved] ，已按同类涨跌推算
        [estimated] ，由首发价估算
       *[own] {""}
    }

offer-moved =
    { $kind ->
        [used] 二手
       *[other] 全新
    }，{ $date }查到，已按同类产品的涨跌推算（×{ $factor }）
    .short = { $date }查到，已按同类产品的涨跌推算（×{ $factor }）

offer-own-market =
    只看{ $place }的价格：约 { $money }（其他地区{ $side ->
        [above] 更贵
       *[below] 更便宜
    }）
offer-asked =
    卖家要价 { $range }，此类报价通常偏{ $side ->
        [above] 高
       *[below] 低
    }。
    .short =
    卖家要价 { $range }（报价通常偏{ $side ->
        [above] 高，故算得较低
       *[below] 低，故算得较高
    }）
not-sold-new = 当地不售全新品
rival-alike_in_memory = 有近期价格的产品中显存最接近
rival-instead = 可替代它
rivals-rule =
    { $basis ->
        [rent] 查不到它的近期价格，因此比较每小时租金。所列产品与它类别相同，有不止一家出租，软件支持没有限制、不是试验性的，也不会即将结束，也不在“不建议购买”之列。显存不到它三分之二的，只有在没有别的可选时才列。先取租金最接近的便宜一档和贵一档，再取训练和生成文本速度接近的（快慢不超过三倍），显存不小于它的优先；速度未知时取显存最接近的。租金超过它的三倍或不到三分之一的不列。
        [instead] 查不到可供比较的近期价格，这里列的是上文建议改买的产品。
        [figures] 查不到它的近期价格。所列产品与它类别相同，价格没有过时，软件支持没有限制、不是试验性的，也不会即将结束，也不在“不建议购买”之列，训练和生成文本的速度与它接近，速度未知时取显存最接近的，显存不小于它的优先。速度或显存超过它的两倍或不到一半的不列。价格超过它最后已知价格的三倍或不到三分之一的也不列；完全查不到价格的显卡只与同一平台的产品比较。
       *[price] 所列产品与它类别相同，价格没有过时，软件支持没有限制、不是试验性的，也不会即将结束，也不在“不建议购买”之列。显存不到它三分之二的，只有在没有别的可选时才列。先取价格最接近的便宜一档和贵一档，再取训练和生成文本速度接近的（快慢不超过三倍），显存不小于它的优先；速度未知时取显存最接近的。价格超过它的三倍或不到三分之一的不列。
    }
support-of-family = 指整个系列（{ $family }），{ $date }判断；依据：{ $sources }。
price-less-memory = 最近十二个月内，任何地区都没有 { $memory } 版本的价格记录。内存较小的版本：{ $prices }。如果你见到过 { $memory } 版本的价格，请告诉我们：只需日期、商店和金额。
price-with-memory = { $memory } { $money }（{ $date }）
offer-elsewhere = 其他地区 { $money }
offer-place-here = 只按{ $place }的价格为 { $money }（截至 { $date }）。
offer-place-from = 由{ $place }的价格折算为 { $money }（截至 { $date }）。
offer-of-row = 由本表中{ $place }的价格折算

price-converted = 由{ $place }的价格折算

country-link = { $place }的法律、插座、海关与购买渠道

## 配置：配件名称

memory-of-anyone =
    { $modules ->
        [1] { $kind } { $size }（不限品牌）
       *[other] { $kind } { $size } 套装（{ $each } × { $modules }，不限品牌）
    }
part-of-anyone = { $name }（不限品牌）
board-or-other = { $board }；只要厚度不超过 { $slots }、长度不超过 { $length } 且供电接口相同或更少，更便宜的型号也可以
board-of-a-kind = { $board }（价格按任意型号的 { $product } 计，这种散热方式的型号可能更贵）
used-bought = { $parts } 请买二手，总价也按二手计。先确认能退货，到手后几天内就要满载测试。
used-locked = { $parts }：请卖家书面确认没有锁主板（AMD 称之为 Platform Secure Boot）。服务器厂商可以把这类 CPU 永久绑定在自家主板上，外观看不出来。
used-firmware = 首次长时间运行前，请先更新主板 BIOS：据 Intel 说明，微码版本早于 { $microcode } 时，过高的电压可能永久损坏 { $cpu }。
used-adapter =
    显卡 { $names } 要用随卡附带的转接线（{ $plugs } 个 8 Pin 插头）。二手卡可能没有这根线，请让卖家确认附带{ $native ->
        [yes] ，或换用每块卡都有 16 Pin 供电线的电源。
       *[no] 。
    }

part-in-sentence =
    { $kind ->
        [cpu] CPU
        [motherboard] 主板
        [memory_kit] 内存
        [power_supply] 电源
        [case] 机箱
        [cooler] CPU 散热器
        [ssd] 固态硬盘
        [chassis] 服务器机箱
        [computer] 品牌整机
        [network_card] 网卡
        [gpu_board] 显卡
       *[other] 加速器
    }

some-of = { $names } 等 { $total } 款

class-quoted = “{ $name }”

## 配置：检查结果

result-unknown = 还要查清：{ $what }。
result-missing = 查不到{ $what }
result-figure = { $name }：{ $outcome }。
result-no = 不通过：{ $name }。
result-warned = { $name }。
result-varies = 各型号尺寸不同，较小的型号也许装得下。
result-fits = 没有这个问题的型号（已知 { $count } 款中的 { $fits } 款）：{ $models }
result-sound = 没有超出硬性限制的已知型号（{ $count } 款中 { $fits } 款）：{ $models }。
result-unsound = 已知的 { $count } 款型号都至少超出一项硬性限制。
rule-varies = 尺寸因型号而异时，只给警告。
result-assumed =
    { $state ->
        [pass] { $what }未知，这里按最不利的情况算。
       *[missed] { $what }未知，这里按最有利的情况算。
    }

reason-psu-sustained =
    满载时电源要输出 { $have }，{ $state ->
        [advised] 建议不超过 { $need }
       *[missed] 而额定功率只有 { $need }
    }。
reason-psu-peaks = 毫秒级峰值达 { $have }，标准只要求电源承受 { $need }。
reason-psu-input = 电源需要 { $have } 以上的输入，这条回路只有 { $need }。
reason-psu-spikes = 1 毫秒以内的尖峰达 { $have }，标准只要求电源承受 { $need }。
reason-psu-atx-3 = 电源只符合 ATX { $have }。300 W 以上的显卡会产生一毫秒左右的功耗尖峰，设计较旧的电源可能将其误判为短路而断电。
reason-psu-recommended = 电源为 { $have }，显卡厂商建议 { $need }。
reason-psu-low-voltage = 在这个市电电压下，电源只能输出 { $need }，需要 { $have }。
unknown-psu-low-voltage = 不清楚电源在这个市电电压下能输出多少。
reason-psu-100-v = 100 V 下的电源最多输出 { $need } 左右，需要 { $have }。
reason-mains =
    回路要承担 { $have }，{ $state ->
        [advised] 建议不超过 { $need }，给其他电器留一成
       *[missed] 而它只能连续供电 { $need }
    }。
unknown-mains = 功耗数据不全，算不出回路的负载。
reason-connectors-8-pin =
    { $have ->
        [0] 电源没有空余的适用 PCIe 供电插头
       *[other] 电源空余的适用 PCIe 供电插头只有 { $have } 个
    }，需要 { $need } 个。
unknown-connectors-8-pin = 不清楚电源有几个 8 Pin 插头。
reason-cables-8-pin = 需要 { $need } 个 8 Pin 插头，各用一根线，而电源只有 { $have } 根。
unknown-cables-8-pin = 不清楚电源的每个 8 Pin 插头是否各用一根线。
reason-connectors-16-pin =
    需要 { $need } 根 16 Pin 供电线，{ $have ->
        [0] 电源没有空余的，8 Pin 插头也不够接转接线
       *[other] 算上转接线也只有 { $have } 根
    }。
unknown-connectors-16-pin = 不清楚电源有几根 16 Pin 供电线。
reason-slots =
    { $have ->
        [0] 主板没有可插显卡的插槽
       *[other] 主板只插得下 { $have } 块卡
    }，需要 { $need } 块。
unknown-slots = 不清楚主板能插几块卡：只记录了第一个插槽。
reason-card-spacing = 显卡比插槽间距厚，插不下。
unknown-card-spacing = 不清楚这些显卡能不能并排插下。
reason-psu-ready-made = 没有 PCIe 供电插头的小功率电源，多半是品牌整机的电源，往往不能换成标准电源。
reason-eps-adapter = 显卡用的是 EPS 接口，与外形相似的 PCIe 插头正负极相反。
reason-adapters = 300 W 以上的显卡用转接线，会多一个可能烧毁的接点。
reason-card-passive = 显卡没有风扇，要靠服务器的风道散热。
reason-card-air = 两块卡之间空不出一个槽位，上面那块会过热。
unknown-card-air = 不清楚两块卡的风量够不够。
reason-card-stack = 显卡往机箱里排热，又挨得太近，之间至少要空出一个槽位。
unknown-card-stack = 不清楚每块卡的风量够不够。
reason-last-card = 显卡要占到第 { $have } 个扩展槽位，可用的只有 { $need } 个。
unknown-last-card = 不清楚扩展槽位够不够装显卡。
reason-circuits-in-use = 供电回路算了 { $need } 路，但 { $have } 台电源最多只用 { $have } 路。
reason-software-support = 新软件不再支持这款加速器：现有的软件还能用，今后的用不了。
reason-lanes =
    { $have ->
        [0] 有显卡分不到 PCIe 通道
       *[other] 有显卡只分到 { $have } 条 PCIe 通道
    }，{ $state ->
        [advised] 建议至少 { $need } 条
       *[missed] 至少要 { $need } 条
    }。
unknown-lanes = 不清楚每块卡能分到几条 PCIe 通道。
reason-memory-size = 内存只有 { $have }，建议 { $need }，与所有显卡的显存之和相同。
reason-memory-least = 内存只有 { $have }，至少要 { $need }，即所有显卡显存之和的一半；建议为其两倍。
reason-memory-workers = 内存只有 { $have }，加载数据建议至少 { $need }。
reason-memory-slots = 这样要 { $have } 个内存插槽，主板只有 { $need } 个。
reason-memory-density = { $have } 条内存共用 { $need } 个通道，每通道超过一条，内存就会降速。
reason-storage-size = 硬盘总共 { $have }，建议至少 { $need }。
unknown-storage-speed = 查不到这些硬盘的读取速度。
reason-storage-mirror = 只有 { $have } 块硬盘；要互为镜像，坏一块不丢数据，需要 { $need } 块。
reason-chassis-processors = 这款机箱要装 { $need } 颗 CPU，这里只有 { $have } 颗。
reason-cores = CPU 只有 { $have } 核，建议至少 { $need } 核。
reason-display = CPU 没有核显，主板也没有显示芯片：主板即使有视频接口也没有画面；显示器接在显卡上，会占用显存。
reason-platform = CPU 装不上这块主板。
reason-card-form = 这款加速器不是 PCIe 卡，不能插进插槽。
reason-computer-power = 每块卡功耗 { $have }，超过整机厂商允许的 { $need }。
reason-cooler-socket = 散热器没有这种 CPU 接口的扣具。
reason-memory-kind = 主板和 CPU 不支持这种内存。
reason-board-in-case = 主板装不进机箱。
unknown-board-in-case = 不清楚机箱装不装得下这块主板。
reason-card-length = 显卡长 { $have }，机箱只装得下 { $need }。
reason-psu-in-case = 电源长 { $have }，机箱只装得下 { $need }。
unknown-psu-in-case = 不清楚机箱装不装得下这么长的电源。
unknown-psu-peaks = 查不到这款显卡短时功耗峰值的实测值。
unknown-psu-spikes = 查不到这款显卡 1 毫秒以内功耗尖峰的实测值。
reason-cooler-height = 散热器高 { $have }，机箱只装得下 { $need }。
reason-memory-channels = { $need } 个内存通道只用了 { $have } 个，CPU 的内存带宽也随之减少。
reason-heat = 满载时向房间散热 { $have }；超过 { $need }，普通大小的房间就要专门配空调。
reason-single-thread = CPU 频率最高 { $have }，建议至少 { $need }，因为每块卡的任务都由一个线程分派。
reason-cable-limit =
    显卡从每根 16 Pin 供电线取电 { $have }，{ $state ->
        [advised] 超过 { $need } 时针脚的余量很小
       *[missed] 供电线加插槽最多只供 { $need }
    }。
reason-limit-lost = 功耗上限失效时（例如重启后），显卡从每根 16 Pin 供电线取电 { $have }；超过 { $need } 时针脚的余量很小。
reason-psu-limit-lost = 功耗上限失效时（例如重启后），电源要输出 { $have }，超过额定的 { $need }。
reason-circuit-failure = 一路断电后，余下的每一路要承担 { $have }，超过它可连续供电的 { $need }。
reason-storage-kind = 这是台式机硬盘，断电时保不住正在写入的数据，写入寿命也远不如服务器硬盘。
reason-peer-to-peer = 这些卡只能绕经系统内存交换数据，一要互相等待就会变慢。
reason-chassis-licence = NVIDIA 的许可证不允许在数据中心使用这些卡的驱动。
unknown-chassis-power = 查不到这款机箱允许每块卡用多少功率。
check-enter = 看铭牌或量一量，填进表单。
check-any = 任意型号
check-middle = 任意型号（取中间尺寸）
check-liquid = { $name }（还要有安装冷排的位置）
check-models =
    { $known ->
        [yes] 这款显卡已知的 { $count } 款型号中，只有 { $fits } 款可能适用。
       *[no] 这款显卡的部分型号不适用。
    }
check-rest =
    { $advice ->
        [against] 即使型号合适，也不建议这样用，请看警告：共 { $all } 项，通过 { $pass } 项，警告 { $warn } 项，待查 { $unknown } 项
       *[none] 其他方面目前没有不通过的：共 { $all } 项，通过 { $pass } 项，警告 { $warn } 项，待查 { $unknown } 项
    }
check-circuit-open = { $circuit }，前提是电源在这个电压下输出够用

## 配置：各档的要求

asks-memory_gb = 这一档要求内存至少 { $need }。
    .short = 内存至少 { $need }
asks-storage_gb = 这一档要求硬盘总容量至少 { $need }。
    .short = 硬盘总容量至少 { $need }
asks-lanes_each = 这一档要求每块加速器至少有 { $need } 条 PCIe 通道。
    .short = 每块加速器至少 { $need } 条 PCIe 通道
asks-generation_each = 这一档要求每块加速器至少接在 { $need } 上。
    .short = 每块加速器至少 { $need }
asks-network_gbps = 这一档要求网络至少 { $need }。
    .short = 网络至少 { $need }
asks-cpu_cores = 这一档要求 CPU 至少 { $need } 核。
    .short = CPU 至少 { $need } 核
takes-last_position = 这一档只选用各插槽的位置和间距已知的主板。
    .short = 主板各插槽的位置和间距已知
takes-spare_16pin = 这一档只选用原生 16 Pin 供电线够数的电源，每个 16 Pin 接口一根，不用转接线。
    .short = 显卡的每个 16 Pin 接口都用电源的原生供电线，不用转接线
takes-modules_per_channel = 这一档每个内存通道最多插一根内存条。
    .short = 每个内存通道最多一根内存条
class-asks = 这一档的要求：{ $figure }{ $need }。
    .short = { $figure }：{ $need }

class-dearer =
    { $case ->
        [take] 改选{ $other }档：在这个地区{ $price ->
            [same] 价格相同
           *[more] 更便宜
        }，卡的显存不比这一档小，跑这档任务也不更慢
       *[open] 在这个地区，{ $lacks ->
            [some] 不算{ $parts }，
           *[none] { "" }
        }它{ $price ->
            [same] 与{ $other }档价格相同
           *[more] 比{ $other }档还贵
        }
    }{ $case ->
        [take] { "" }
        [quicker] ，但在{ $work }上，它单块卡的速度是那一档的 { $times } 倍{ $draw ->
            [differs] 。整机功耗则是 { $wall }，那一档是 { $its_wall }
           *[same] {""}
        }
        [memory] ，但卡的显存更大：每块 { $have }，那一档是 { $need }
        [faster] ，但卡的显存更大：每块 { $have }，那一档是 { $need }。跑{ $other }档所针对的任务，那一档的卡速度是它的 { $times } 倍
        [plug] ，不过它的卡不用接供电线；那一档的卡要接，但显存有 { $need }，这一档只有 { $have }
       *[open] ，购买前请对比这两档
    }。
asked-median =
    { $size ->
        [slots] { $figure }（多个型号的中位数，可能有一半更厚）
       *[length_mm] { $figure }（多个型号的中位数，可能有一半更长）
    }
asked-estimate = 约 { $figure }（估算值，未查到厂商的数值）
asked-models = 各型号有差别，也有未收录的型号：有的更长、更厚，或多一个供电接口。购买前请查清具体型号。
asked-newer-supply = { $figure }，符合 ATX { $version }（设计较旧的电源可能将显卡的功耗尖峰误判为短路而断电）
meaning-estimate = 数据库对整机电源的估算值（按装一块卡计），未查到厂商的数值
meaning-median = 各家非公版的中位数，可能有一半更大

## 配置：为什么不选更便宜的或排名更高的

cheaper-part = { $kind }：换成 { $part } 能省 { $money }，但 { $reason }
supply-large = 电源额定 { $rated }，超过负载的两倍，但在合用且知道价格的电源里，它最便宜。
memory-advised = 增加到 { $size } 要多花 { $money }。
processor-for-both = 换用带核显、至少 { $need } 核的 CPU，两项都能解决。
passed-lacking = 查不到合适的{ $part }的价格。
passed-exclude = 没有一种组合能同时满足所有规则。

## 配置：价格与回路

prices-seen-on = { $first }查到的价格
prices-seen-between = { $first }至 { $last }查到的价格

circuit-usual = 普通插座就够用：{ $volts }，可连续供电 { $watts }。
circuit-other = 需要 { $volts } / { $amps } 的供电回路（可连续供电 { $watts }）。{ $lacks ->
        [volts] 这款电源的输入电压至少要 { $least }，不能用普通插座。
        [output] 普通插座（{ $usual }）的功率够用，但电源在 { $usual_volts } 下输出不足。
       *[watts] 普通插座（{ $usual }）不够用。
    }
circuit-unproven = 需要 { $volts } / { $amps } 的供电回路（可连续供电 { $watts }）：我们没有找到这款电源在 { $usual_volts } 下的输出功率。只有厂商保证在该电压下能输出 { $load }，普通插座（可连续供电 { $usual }）才够用。
circuit-several =
    { $alone ->
        [short] 需要
       *[enough] 接在
    }{ $count ->
        [2] 两
        [3] 三
        [4] 四
       *[other] { $count }
    }条独立的 { $volts } / { $amps } 供电回路{ $alone ->
        [short] ，
       *[enough] 上，
    }每条可连续供电 { $watts }。
circuit-alone =
    { $alone ->
        [short] 只用一条承担不了整机的 { $wall }{ $count ->
            [2] ，任何一条断电都会停机。
           *[other] 。
        }
        [spare] 一条就能承担整机的 { $wall }，{ $count ->
            [2] 另一条
           *[other] 其中一条
        }断电也不会停机。
        [stops] 一条就能承担整机的 { $wall }，但任何一条断电后，剩下的电源模块都不够，会停机。
       *[enough] 一条就能承担整机的 { $wall }。
    }
circuit-count = { $count } 条回路
circuit-server = 家用插座承受不了，请电工敷设这些回路。
circuit-pdu =
    必须经过机架配电单元（PDU）{ $breaker ->
        [known] ，且其插座自带不超过 { $amps } 的断路器
        [open] ，且其插座自带断路器
       *[none] {""}
    }。
cord-thin = 电源线本身标注的电流也要达到 { $needed }：许多只有 { $thin }。
circuit-appliance = 这种插座供家用电器使用，不适合昼夜不停的负载。
draw-unsure = 查不到电源的损耗，请按 { $most } 准备回路和空调。
limit-set =
    每次启动后把每块显卡的功耗上限从 { $rated } 调到 { $limit } 或更低。{ $why ->
        [supply] 不设上限时电源要输出 { $have }，长期使用不应超过 { $need }。
        [reserve] 不设上限时电源模块共要输出 { $have }，备用模块停机后其余的只能输出 { $need }。
        [circuit] 不设上限时供电回路要承担 { $have }，长期使用不应超过 { $need }。
        [card] 不设上限时每块显卡消耗 { $have }，整机厂商只允许 { $need }。
       *[open] 不设上限时，电源和供电回路能否长期承受，无从得知。
    }
socket-short = { $class }：{ $reason }

draw-most =
    功耗最高的配置在 { $volts } 下需要 { $wall }{ $count ->
        [1] 。
        [2] ，由两条独立回路各供 { $each }。
       *[other] ，由 { $count } 条独立回路各供 { $each }。
    }
draw-outlets =
    { $where ->
        [everywhere] 所有地区的普通插座都够用
        [nowhere] 任何地区的普通插座都不够用
        [only] 只有{ $places }的普通插座够用
       *[except] 除{ $places }外，普通插座都够用
    }{ $count ->
        [1] 。
       *[other] （每条回路一个插座）。
    }
draw-tight =
    在{ $places }，这几乎是{ $count ->
        [1] 插座
       *[other] 每个插座
    }可连续供电的全部功率：请使用不接其他设备的专用回路。
draw-unproven = { $places }的插座电压较低，我们没有找到电源在该电压下的输出功率。
draw-server = 请电工安装工业插座或带锁插座。
circuit-installer =
    { $who ->
        [certified] 在英格兰和威尔士的住宅中，新增回路必须有合格证明：由加入注册计划的电工自行出具，或向当地建筑监管部门（building control）申报并接受检查。
        [electrician] 新增回路必须由持证电工安装。
        [registered_electrician] 新增回路必须由在电网公司或主管部门登记的电工安装。
       *[owner_or_electrician] 新增回路请电工来装。
    }
circuit-margins = 长时间用电时，我们按以下电流计算：{ $margins }。
margin-full = 工业插座（IEC 60309）按额定电流
margin-share =
    { $of ->
        [others] 其余大多数
        [all] 各条回路都
       *[most] 大多数回路
    }按额定电流的 { $share }
margin-amps = { $sockets } 按 { $amps }
country-only =
    { $only ->
        [at_most] 最长
       *[without_terms] 店家未写明条款时
    }
circuit-recalled =
    { $all ->
        [yes] 这 { $count } 条回路
       *[no] 这 { $count } 条回路中有 { $recalled } 条
    }是凭记忆记下的，尚未对照标准原文，请让电工确认你的回路。

money-range = 加速器占总价的 { $low }～{ $high }。
money-same = 加速器占总价的 { $share }。
money-next = 其次是{ $part }，最高占 { $share }。
money-lacking = 不含{ $parts }，价格需询价。

## 配置：接线

wire-cards = 显卡 { $names }
wire-each = 每块卡 { $cables }

## 配置：限制功耗后的速度

limits-finding = 把每块 { $product } 限制在 { $limit }，所有实测过的任务都能保持至少 { $share } 的速度，插座端功耗为 { $wall }。
limits-depends = 给 { $product } 限制功耗要损失多少速度，取决于任务：没有哪个实测过的上限能在所有任务中保住几乎全部速度。
limits-lacking = 没有找到 { $products } 的这类实测。
about-share = 约 { $share }

## 配置：一条回路带几块卡

circuit-leaves-enough = { $place }一条 { $circuit } 的回路带 { $count } 块卡，每块可以一直用到 { $each }。{ $cards } 不限功耗也够用。
circuit-leaves-little = { $place }一条 { $circuit } 的回路带 { $count } 块卡，每块只能一直用到 { $each }，这里列出的卡都要限制功耗。
circuit-share = { $circuit }：插座端可连续供电 { $wall }。电源损耗 { $lost }（已知产品在此电压下的中位数），CPU（{ $cpu }）、主板、风扇和硬盘占 { $rest }，每块卡剩下 { $each }；表中的上限按 { $step } 向下取整。
circuit-supply = { $circuit }：单个电源在 { $volts } 下最多要输出 { $load }，视显卡而定。请看铭牌上针对该电压标注的输出功率，有的电源在此电压下达不到额定值。
circuit-known = { $supply }：插头够接 { $cards }，此电压下的输出也够（整机共 { $load }）。
circuit-unknown = 没有查到插头够接 { $cards }、此电压下输出又够的单个电源。请改用电压更高的回路。

## 配置：升级空间

growth-all = 更换下列配件后，每种配置都能装 { $count } 块卡。
growth-some = { $total } 种配置里，有 { $growing } 种换掉下列配件就能装 { $count } 块卡。
growth-none = 无论怎么换其他配件，这些配置都装不下 { $count } 块卡。要几块，购买前就要定好。
growth-moves = 以后要用 { $count } 块卡，就一开始买服务器：{ $count } 块卡要用服务器机箱，这些配置最多只能沿用硬盘和内存。
growth-last = 这已是本指南最大的规模，能扩充的只有内存。
growth-broken = 配件不换，直接加到 { $count } 块卡，通不过检查。{ $reasons }
growth-unknown = 装 { $count } 块卡的话，还要查清：{ $what }。
growth-chassis = { $count } 块卡要用服务器机箱，最多只能沿用硬盘和内存。
growth-exchange = 要更换或添加{ $parts }。
growth-circuit = 届时需要 { $circuit } 的回路。
growth-cost =
    加上 { $added ->
        [1] 一
        [2] 两
       *[other] { $added }
    } 块 { $product }，约需 { $money }。
growth-cheaper-grow = 先少买、以后再加更便宜：分两次买总共约 { $grown }，一开始就配 { $count } 块卡约 { $whole }。
growth-cheaper-buy = 确定要用 { $count } 块卡，就一次买齐：约 { $whole }，分两次买总共约 { $grown }。
growth-stuck-by = 其他配件怎么换都无法通过。{ $reason }
growth-memory = { $slots } 个内存插槽用了 { $modules } 个，共 { $now }；再插同款内存条，最多到 { $most }。
growth-memory-full = { $slots } 个内存插槽用了 { $modules } 个，共 { $now }，同款内存条最多就这么多；要再增加，得换单条容量更大的。
growth-memory-unknown = 主板的上限没有记录，请查说明书。
growth-note = 每种更换方案都通过了全部规则，按{ $place }的价格取最便宜的。留用的配件不计价，换下的配件也不计残值。

## 配置：几块卡的速度

scaling-finding =
    实测中，{ $count ->
        [2] 两
       *[other] { $count }
    } 块卡最快是一块的 { $high } 倍（“{ $best }”），{ $gain ->
        [none] 最慢时与一块相同
        [less] 最慢时反而变慢，为 { $low } 倍
       *[some] 最慢 { $low } 倍
    }（“{ $worst }”），均为中位数。
scaling-one =
    实测中，{ $count ->
        [2] 两
       *[other] { $count }
    } 块卡是一块的 { $high } 倍（“{ $best }”，中位数）。
scaling-nothing =
    没有找到 { $count ->
        [2] 两
       *[other] { $count }
    } 块卡与一块在同一测试中的速度，所以不给数字。
scaling-measured =
    { $count ->
        [2] 两
       *[other] { $count }
    } 块 { $product } 的速度是一块的 { $span ->
        [one] { $low }
       *[range] { $low }～{ $high }
    } 倍，共 { $tests } 次实测。
scaling-measured-one =
    { $count ->
        [2] 两
       *[other] { $count }
    } 块 { $product } 跑“{ $test }”的速度是一块的 { $low } 倍，没有找到别的实测。
scaling-unmeasured =
    没有找到 { $count ->
        [2] 两
       *[other] { $count }
    } 块 { $products } 的实测。

## 配置：一台还是两台

machines-dearer =
    加速器相同时，两台{ $half ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器比一台{ $count ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器贵{ $span ->
        [one] {" "}{ $high }
        [up] ，最多贵 { $high }
       *[range] {" "}{ $low }～{ $high }
    }。
machines-cheaper =
    加速器相同时，两台{ $half ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器比一台{ $count ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器便宜{ $span ->
        [one] {" "}{ $high }
        [up] ，最多便宜 { $high }
       *[range] {" "}{ $low }～{ $high }
    }。
machines-same =
    加速器相同时，两台{ $half ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器与一台{ $count ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器价格差不多。
machines-mixed =
    加速器相同时，只有{ $classes }档是两台{ $half ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器比一台{ $count ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡机器便宜。
machines-alone =
    { $count ->
        [2] 两
       *[other] { $count }
    } 块加速器要一起跑同一个模型，就买一台机器：两台机器之间只有网络。
machines-note =
    { $place }的价格。两种方案都用一台机器所选的加速器；{ $half ->
        [1] 单
        [2] 双
        [4] 四
       *[other] 八
    }卡的页面推荐的可能是别的型号。只有相同配件都有价格时才比较价格。

## 配置：组服务器的四种方案

ways-finding = { $count } 块加速器的显存从 { $low }（{ $least }）到 { $high }（{ $most }）。
ways-more = 另有 { $more } 款
ways-note = 每种方案以这一规模下排名最高的加速器为例；没有排名时取规格已知的最新型号。所列机箱装得下这些卡，就已知数据看，电源也带得动（必要时功耗上限最多调低一成）；是否搭配这款加速器销售，请向厂商确认。负载都按同样的 CPU 计算，与上面的配置可能不同。价格取自{ $place }，不含机箱。

## 指南：用来估算速度的指标

figure-guide =
    { $is_tensor ->
        [yes] 只看一项时，{ $best }误差最小，为 { $least }
       *[no] 只看一项时，{ $best }误差最小，为 { $least }，{ $tensor }为 { $far }
    }；{ $best }与{ $second }合用，误差为 { $both }。
generation-tensor = 采用张量并行时，每块卡只读每一层的一部分：读取的字节数除以卡数，每层的固定耗时不除。没有任何数值是按多卡实测拟合的。在 { $machines } 台用两块或四块卡运行稠密模型的电脑上，NVLink 时实测速度为计算值的 { $nvlink }，PCIe 时为 { $pcie }；只有这样实测过的架构才给出估算，范围为 { $factor } 倍以内；同架构的实测若超出，范围就扩大到包含它。逐台用其余电脑来推算，{ $held } 的电脑落在范围内。混合专家模型不符合这个算式：{ $count } 次实测中，张量并行的速度是轮流工作的 { $gain } 倍。轮流工作时，混合专家模型与稠密模型一样，按各层之和计算；各层视为同样大小，尽管有些混合专家模型的前几层较小。
generation-best = 实测最高比例（含各层时间）
generation-mixtures = 比例和每层的固定时间取自稠密模型。混合专家模型的读取较分散，加速器用时的中位数是算出的 { $longer } 倍；用混合专家模型实测过的加速器，按实测的延迟计，并向它跑稠密模型的延迟靠拢。在 { $share } 的情况下，误差在 { $factor } 倍以内。依据 { $cards } 种加速器上的 { $count } 项实测。
tuned-ceiling = 估算值有上限：最多为显卡功耗所能维持的 16 位 Tensor 算力的 { $share }，即 LoRA 实测的最高比例；没有 Tensor Core 的，按 FP16 和 FP32 算力中较高的一个计。各比例按每个权重、每个 token 四次运算计；实测时激活值是否重新计算，来源没有说明。
generation-main = 模型的一部分放在内存里时，一个 token 的时间 = 显卡处理自己那部分的时间 + 从内存读取的字节数 ÷（通道数 × 8 字节 × 每秒传输次数 × 比例）。稠密模型的比例为 { $dense }；混合专家模型的读取较分散，为 { $mixture }（{ $hosts } 台电脑、{ $runs } 次实测的中位数）。逐台用其余电脑来推算，{ $share } 的电脑误差在 { $factor } 倍以内。

## 工具：该选哪一款

choose-larger = 显存从 { $have } 的 { $own } 增加到 { $memory }。
choose-may-be-slower = 不过未必比你的显卡快（速度是它的 { $factor } 倍）。
choose-is-slower = 不过比你的显卡慢（速度是它的 { $factor } 倍）。
choose-more-than-own = 这一用途要求显存超过你的 { $have }（{ $own }）。
choose-before-tax = 这里的价格不含税：税率约 { $rate } 以上时就会超出预算。
choose-before-any-tax = 这里的价格不含税，加上税就会超出预算。
choose-one-budget = 预算只与 { $cards } 的价格相比，不包括服务器或工作站。整机请看“整机配置”。
choose-own-budget = 这里按你填写的预算计算，而不是这一用途原定的金额。
choose-hours = 这笔预算大约能租 { $hours } 小时。
choose-turn-near = 价格稍有变动，答案就会不同：如果 { $cards }（{ $kind }）能再便宜一点买到，就改选它。
choose-yours = 你已有的
choose-slower = 比你的慢
choose-rent = 也可以按小时租用：{ $cards }，{ $pay }。请在“购买方式”中选择“按小时租”。
choose-keep-pick = 继续用你的 { $have }：它就是“{ $persona }”的推荐。
choose-loud = 不要求“安静”的话，选 { $cards }，{ $pay }。
choose-tight = 4 位的 { $model } 只是勉强装得下：请用核显或主板显示芯片输出画面，或缩短上下文。
choose-own-limit = 这一用途本身给显卡的上限约为税前 { $money }。填写预算后，以你的预算为准。
choose-own-alone = 这里没有把你的 { $have } 算作其中一块。也许只要再买一块就够：{ $pay }，请看“或可加第二张卡”。
choose-main-memory = 混合专家模型把一部分放在内存里，用更小的卡也能跑，只是更慢：请在“能不能跑、跑多快”里选“把模型的一部分放在内存里”。
choose-supply-less = 推荐的电源功率是 { $watts }，所以已加上换电源的钱。单看负载，处理器不超过 { $cpu } 时，你的 { $own } 也够用：换电源前，请用“检查配置”核对全部配件。
choose-room-swap-one = 拆下你的 { $have } 后，电脑能装一块卡，所以不列多卡方案。
choose-work-floor = 无论填写什么，这类任务本身就需要 { $memory } 以上的显存。请在“任务种类和比重”中选择较小的模型。
choose-supply-cpu = 你的 { $own } 电源够用，前提是处理器不超过 { $cpu }（显卡要求 { $watts }）。
choose-supply-tight = 它要求 { $watts } 的电源，你的有 { $own }，但满载时留给处理器的太少。请换更大的电源。
choose-same = 与推荐相近的水平
choose-same-own = 与你的卡相近的水平
choose-fewer-cards = { $cards } 与推荐在误差范围内不相上下，但推荐用的卡更少。
choose-keep-short = 只有需要 { $memory } 显存时才买推荐的：速度是你的 { $have } 的 { $factor } 倍。
choose-keep-none = “{ $persona }”继续用你的 { $have }：在这些条件内，没有明显更快的。
choose-keep-over = “{ $persona }”继续用你的 { $have }：其他能满足要求的都超出预算。
choose-unowned = 如果没有自己的显卡，就选 { $cards }，{ $pay }，速度是你那块的 { $factor } 倍。
choose-ties-value = 性价比与它持平的有：{ $list }。
choose-tied-value = 性价比持平

## 第二块卡：各跑各的任务、功耗上限、换一块卡时的单个对话

pair-say-jobs-mixed = 各跑各的，{ $cards } 能完成现在 { $factor } 倍的任务（按 { $model } 这类模型的对话计算）：每块卡与单独使用时一样快。
pair-limit-speeds = 这里列出的速度都是不限制功耗时的。
pair-lost-behind = 但单个对话更慢：每秒 { $own } 个 token，用两块卡时是 { $pair } 个。
pair-lost-near = 但单个对话可能更慢：每秒 { $own } 个 token，用两块卡时是 { $pair } 个。
pair-lost-ahead = 单个对话速度相近或更快：每秒 { $own } 个 token，用两块卡时是 { $pair } 个。
pair-lost-ways = 单个对话：这块卡每秒 { $own } 个 token；两块卡默认 { $turns } 个，用张量并行 { $shared } 个。
pair-writes-copy = 每块卡各放一份模型，单个对话刚开始时每秒生成 { $speed } 个 token，因卡而异（{ $how }）。
pair-supply-too = 加上 { $label } 以上的新电源（约 { $money }起），合计 { $total }。
pair-supply-plugs = 加上 { $label } 以上、供电接口够两块卡用的新电源（约 { $money }起），合计 { $total }。
pair-supply-assumed = 计价时假定你的电源为 { $psu }。
pair-supply-counted = 其中包括一个 { $label } 以上的新电源。
pair-with-supply = 含 { $label } 电源
pair-none-dear = 单块就肯定能做到的卡，价格都超过第二块卡的 { $times } 倍。
pair-say-chat-gain = 只有采用张量并行才会变快：{ $cards } 运行 { $model }，单个对话的速度是现在的 { $factor } 倍（{ $how }）。Ollama 和 llama.cpp 的默认方式不会变快。
pair-say-chat-no-gain = 不会变快：{ $cards } 运行 { $model }，单个对话的速度是现在的 { $factor } 倍（{ $how }）。
pair-none-larger = 软件支持可靠、自带散热、查得到价格的卡里，没有哪块单卡肯定装得下该模型。
pair-none-better = 软件支持可靠、自带散热、查得到价格、显存不少于 { $have } 的卡里，没有哪块单卡肯定有两块卡合起来那么快。
pair-price = 第二块卡约 { $money }（{ $add }，{ $bought }，{ $month }的价格）。
pair-tax = 这里的价格不含税。
pair-other-ways = 还有什么能运行这个模型，价格多少（包括统一内存的整机）
pair-but-outlet = 但普通插座带不动两块卡满功率运行。
pair-alone = 单用 { $card }（{ $bought }）也能运行，速度相同或更快：卖掉 { $have } 后再加 { $money }。
pair-alone-left = 单用 { $card }（{ $bought }）也能运行，速度相同或更快：卖掉 { $have } 后还剩 { $money }。
pair-proprietary-supply = 品牌整机往往只能用原厂电源：买之前先确认是否为标准 24 Pin 接口和 ATX 尺寸。
pair-another-pair = 另一组合肯定装得下该模型：{ $card }（{ $bought }），再加 { $money }。
pair-another-writes = 用这两块卡，单个对话默认刚开始时每秒生成 { $speed } 个 token（{ $how }）。
pair-training-mixed = 训练时如果每一步都给两块卡同样多的数据，快的卡要等慢的卡。
pair-larger-unsold = 或者换一块显存更大的：{ $card }（{ $bought }），花费 { $money }。
pair-better-unsold = 或者换一块更好的：{ $card }（{ $bought }），花费 { $money }。
pair-other-unsold = 换成一块 { $card }（{ $bought }）也能运行该模型：花费 { $money }。
pair-instead-unsold = 换一块更大的就能运行：{ $card }（{ $bought }），花费 { $money }。
pair-alone-unsold = 单用 { $card }（{ $bought }）也能运行，速度相同或更快：花费 { $money }。

## 租还是买：租金的税

rent-taxed = 显卡价格含税，租金不含税：加上 { $share } 的税，租用要 { $money }，购买要 { $own }。

## 装得下吗：统一内存、价格的顺序

fit-maybe-shared = { $cards }（可用 { $room }）不一定装得下：改设置后系统可多分给模型一些，但不会是全部内存。
fit-unscreened = 画面改由核显或主板显示芯片输出，就装得下。
fit-whole = 整机
fit-bare = 不含主机
fit-avoided = 不建议购买这款显卡，原因见它的页面。
fit-order = 按价格排序，依据的是有四分之三把握不会超过的价格，而不是所示价格；块数少的排在前面。

## 对比：现成的对比

compare-fault =
    { $fault ->
        [support_ended] 软件支持已结束
        [beaten] 按已知数据有更便宜且不逊色的产品
        [support_ending] 软件支持即将结束
        [memory_for_price] 这个价钱显存偏小
        [no_bf16] 不支持 BF16
       *[support_weak] 软件支持有限或属试验性
    }
compare-own-plugs = NVIDIA 公版的接口；非公版大多是 8 Pin
ready-no-gain = 速度、显存和价格都没有可以确定的差别。
ready-warned = { $name }：{ $faults }，见“{ $page }”。
ready-priced =
    { $kind ->
        [used] { $reason }（二手价）
       *[other] { $reason }（全新价）
    }
