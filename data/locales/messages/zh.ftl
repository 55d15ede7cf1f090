### 由程序算出的句子，中文版。每句可以填入的内容写在 en.ftl 对应句子的上方。
### 汉字与字母、数字之间的空格自动加上，不必手写。

## 名称与地区

place-in = { $name }

place-here = 本地
place-elsewhere = 其他地区

one-product = { $product }

several-products =
    { $count ->
        [2] 两块 { $product }
       *[other] { $count } 块 { $product }
    }

## 推荐：理由

pick-lead-speed = { $count } 款候选里速度最快，比第二名 { $others } 快 { $lead }。
pick-lead-speed_per_price = { $count } 款候选里性价比最高，比第二名 { $others } 高 { $lead }。
pick-lead-speed_per_cost = 算上 { $years } 年电费，{ $count } 款候选里性价比最高，比第二名 { $others } 高 { $lead }。
pick-lead-memory = { $count } 款候选里显存最大，比第二名 { $others } 多 { $lead }。
pick-lead-memory_per_price = { $count } 款候选里同样的钱买到的显存最多，比第二名 { $others } 多 { $lead }。

pick-among-speed = { $count } 款候选里速度排在前列。
pick-among-speed_per_price = { $count } 款候选里性价比排在前列。
pick-among-speed_per_cost = 算上 { $years } 年电费，{ $count } 款候选里性价比排在前列。
pick-among-memory = { $count } 款候选里显存排在前列。
pick-among-memory_per_price = { $count } 款候选里，同样的钱买到的显存排在前列。

pick-only = 只有它满足全部条件。
    .short = 唯一满足全部条件的一款

pick-even =
    { $others } 与它基本打平，次要条件（{ $rule ->
        [price] 价格
        [memory] 显存
        [power] 功耗
       *[speed] 速度
    }）也分不出高下，这里取得分高的一款。哪款到手价低就买哪款。

pick-settled =
    { $others } 与它基本打平；它{ $rule ->
        [price] 更便宜
        [memory] 显存更大
        [power] 更省电
       *[speed] 更快
    }，所以选它。

pick-unsure = 与 { $others } 的差距还没有误差大，难分高下。
pick-alone = 与任何一款候选单独相比，领先都超过误差。
pick-near-limit = 价格接近上限，实际可能超出。
pick-host = 连同需要另买的配件，约 { $money }。

pick-weak-one_price = 它或最接近的对手只查到一个价格。
pick-weak-poor_prices = 它或最接近的对手的价格全靠估算。
pick-weak-one_test = 它或最接近的对手的速度只来自一项测试。
pick-weak-extrapolated = 它或最接近的对手的速度是估算的，超出了实测产品的范围。
pick-weak-market_moves = 用来对比的一部分显卡即将退出市场，到时推荐会变。

## 推荐：卡片上的一行

pick-tied-line =
    { $more ->
        [0] 就目前所知，与 { $others } 打平。
       *[other] 就目前所知，与 { $others } 等打平，另有 { $more } 款。
    }
pick-lead-line = 领先 { $others } { $lead }。
pick-level-line = 与 { $others } 差不多。

## 推荐：有多大把握

pick-confidence =
    { $certainty ->
        [clear] 明确
        [likely] 较有把握
        [close] 难分高下
       *[only] 只剩这一款
    }{ $certainty ->
        [only] {""}
       *[other] ：让价格和速度在误差内变动，模拟 { $draws } 次，{ $share } 的情况它第一{ $ties ->
            [yes] （并列也算，{ $tied }）
           *[no] {""}
        }
    }
    .short =
    { $certainty ->
        [clear] 明确
        [likely] 较有把握
        [close] 难分高下
       *[only] 只剩这一款
    }

## 推荐：什么会改变结论

pick-change-cheaper = { $product } 降到 { $money } 以下，就改买它。
pick-change-dearer = 这款超过 { $money }，就改买 { $product }。
pick-change-limit = 税前预算有 { $money } 时，{ $product } 更合适。
pick-change-total = 全部预算有 { $money } 时，{ $product } 更合适。

pick-none = 没有产品满足全部条件。最后几款不满足的是：{ $need }。

## 价格：金额下方的说明

offer-local =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，{ $date }看到{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }
    .short =
    { $date }看到{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，按{ $places }的价格计算，最近一次是 { $date }看到的{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }
    .short =
    按{ $places }的价格计算，最近一次是 { $date }看到的{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，由{ $places }的价格折算，最近一次是 { $date }看到的{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }
    .short =
    由{ $places }的价格折算，最近一次是 { $date }看到的{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] 二手
        [rental] 每小时租金
       *[other] 全新
    }，{ $date }在{ $places }看到{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }
    .short =
    { $date }在{ $places }看到{ $stale ->
        [yes] ，已过时
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] 二手
       *[other] 全新
    }，由首发价估算（{ $date }）
    .short = 由首发价估算（{ $date }）

offer-place-here = 本地最近一次看到（{ $date }）：{ $money }。
offer-place-from = 由{ $place } { $date }的价格折算：{ $money }。

price-converted = 由{ $place }的价格折算
