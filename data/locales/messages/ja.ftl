### 計算で作る文の日本語版。文に入るものは en.ftl の各文の上に書かれています。
### 数字と仮名・漢字のあいだに空白は入れません。

## 製品名と地域

place-in = { $name }

places-more = { $places }など

one-product = { $product }

several-products = { $product }×{ $count }

## おすすめ：理由

pick-lead-speed =
    候補{ $count }製品中で最も速く、2位の{ $others }{ $far ->
        [yes] の{ $lead }倍の速さです
       *[no] を{ $lead }上回ります
    }。
pick-lead-speed_per_price =
    コストパフォーマンスは候補{ $count }製品中トップで、2位の{ $others }{ $far ->
        [yes] の{ $lead }倍です
       *[no] を{ $lead }上回ります
    }。
pick-lead-speed_per_cost =
    本体と{ $years }年分の電気代を合わせたコストパフォーマンスは候補{ $count }製品中トップで、2位の{ $others }{ $far ->
        [yes] の{ $lead }倍です
       *[no] を{ $lead }上回ります
    }。
pick-lead-memory =
    メモリ容量は候補{ $count }製品中で最大で、2位の{ $others }{ $far ->
        [yes] の{ $lead }倍です
       *[no] を{ $lead }上回ります
    }。
pick-lead-memory_per_price =
    価格あたりのメモリ容量は候補{ $count }製品中トップで、2位の{ $others }{ $far ->
        [yes] の{ $lead }倍です
       *[no] を{ $lead }上回ります
    }。

pick-among-speed = これより明らかに速いものは、候補{ $count }製品の中にありません。
pick-among-speed_per_price = コストパフォーマンスでこれを明らかに上回るものは、候補{ $count }製品の中にありません。
pick-among-speed_per_cost = 本体と{ $years }年分の電気代を合わせたコストパフォーマンスでこれを明らかに上回るものは、候補{ $count }製品の中にありません。
pick-among-memory = メモリ容量でこれを明らかに上回るものは、候補{ $count }製品の中にありません。
pick-among-memory_per_price = 価格あたりのメモリ容量でこれを明らかに上回るものは、候補{ $count }製品の中にありません。

pick-only =
    { $told ->
        [memory_money] メモリ{ $memory }以上、税別{ $money }以下で、ほかの条件も満たすのは、価格のわかる製品の中でこれだけです。
        [memory] メモリ{ $memory }以上で、ほかの条件も満たすのは、価格と速度のわかる製品の中でこれだけです。
        [money] 税別{ $money }以下で、ほかの条件も満たすのは、価格のわかる製品の中でこれだけです。
        [plug] 補助電源が不要で、ほかの条件も満たすのは、価格と速度のわかる製品の中でこれだけです。
       *[none] 条件をすべて満たすのは、価格と速度のわかる製品の中でこれだけです。
    }
    .short = 条件をすべて満たす唯一の製品

pick-even =
    { $others }とは互角で、次に重視する{ $rule ->
        [price] 価格
        [memory] メモリ容量
        [ecc] メモリ容量（ただし、そちらは誤り訂正を有効にすると約16分の1減る）
        [power] 消費電力
       *[speed] 速度
    }も同じです。当サイトの数値では優劣を判断できないほどの差ですが、{ $priced ->
        [yes] わかっている最新の価格では
       *[no] {""}
    }こちらがわずかに上です。

pick-settled =
    { $others }とはほぼ互角ですが、{ $rule ->
        [price] 安い
        [memory] メモリの多い
        [power] 消費電力の少ない
        [cards] 枚数の少ない
       *[speed] 速い
    }こちらを選びました。

pick-cheaper-tie =
    { $other }のほうが約{ $saving }安く買えます。{ $rule ->
        [memory] { $memory }で足りるなら、そちらを選びましょう。
       *[price] {""}
    }

pick-unsure = { $others }との差は誤差の範囲です。
pick-near-limit = おすすめの製品は価格が上限に近く、実際には超えることもあります。

pick-before-tax =
    ここの価格は{ $tax }を含みません。税率が約{ $rate }以上なら、すべて合わせると{ $money }を超えます。{ $known ->
        [yes] { $other }なら、税率{ $most }でも予算に収まります。
       *[no] {""}
    }

pick-laptop-memory = 小さなネットワークには{ $wanted }以上（{ $products }など）を選びましょう。{ $least }のノートPCは最も早く力不足になります。MacBookにはもっと大きな言語モデルが載りますが低速で、この表には入れていません。

guide-pick-within = { $pick }
guide-no-pick =
    { $why ->
        [prices] 価格のわかる製品が少なすぎるため、おすすめなし
       *[needs] 条件を満たす製品なし
    }（{ $region }）
software-before = { $products }の発売前の評価です。

guide-pick-choice = ほぼ互角の数製品（{ $pick }、{ $other }など）のいずれか

pick-host =
    { $kind ->
        [supply] 出力とコネクターの足りる電源ユニットも買うと、合わせて約{ $money }です。
       *[computer] これを動かせる最も安いPC一式も組むと、合わせて約{ $money }です。
    }

pick-host-several =
    { $supply ->
        [yes] 出力とコネクターの足りる電源ユニットも買うと、カードと合わせて約{ $money }です。
       *[no] {""}
    }ほかに、各カードに十分なレーンを割り当てられるマザーボードと、全カードが収まるケースも必要で、両方を備えたPCは多くありません。{ $known ->
        [yes] このカードを積み、当サイトのルールを満たす最も安いPC一式は約{ $whole }です。
        [screen] このカードを積み、CPUかマザーボードにもグラフィック機能があり、当サイトのルールを満たす最も安いPC一式は約{ $whole }です。
       *[no] このカード用のPC一式で、全パーツの価格がわかるものは見つかりませんでした。
    }

pick-whole =
    これはチップ単体ではなく、PC一式の価格です。{ $memory }のメモリをCPUとGPUが共有します。{ $cards ->
        [yes] 下のカードの価格には、PC本体は含まれません。
       *[no] {""}
    }
pick-tight = メモリはぎりぎりです。4ビットの{ $model }はコンテキスト{ $tokens }トークンで{ $pool }のうち{ $need }を使います。モニターをCPUの内蔵GPUかマザーボードのグラフィックチップにつなぐか、コンテキストを短くしましょう。

pick-around =
    { $kind ->
        [whole] PC一式
        [alone] カードのみ（PCは別）
        [supply] 電源ユニット込みで約{ $money }
        [several] 電源ユニット込みで約{ $money }（マザーボードとケースは別）
       *[computer] PC一式込みで約{ $money }
    }

pick-prompt = 順位にはプロンプト処理の速度を含めていません。この処理は、{ $others }のほうが明らかに高速です。長い文書やコード、エージェントを扱うなら、この点も考慮しましょう。

pick-image-weights =
    順位は、Stable Diffusion XLなど、これより古く小さなモデルでの速度から決めています。{ $model }の重みは、それだけで8ビットなら{ $eight }、16ビットなら{ $sixteen }です。{ $lacks ->
        [sixteen] 16ビットではこのカードに収まりません。
        [both] どちらもこのカードには収まりません。
       *[none] {""}
    }

pick-macs = メモリの足りるMac（{ $products }）でも、このようなモデルは動きます。ただし、この用途での速度の実測か価格がないため、順位に入れていません。

pick-other-chips = ほか{ $count }種のチップ

pick-main-memory = { $product }でも、エキスパートのうち{ $gib }をメインメモリに置けば{ $model }が動きます。推定速度は毎秒{ $speed }トークンで、このおすすめでは毎秒{ $own }トークンです。

pick-tuned-smaller =
    短い文章なら、{ $model }の{ $way }は{ $memory }にも収まります。1系列ずつ、勾配チェックポインティングあり、ランク{ $rank }で、{ $tokens }トークンまでは確実に収まり、{ $perhaps }トークンまで収まる可能性もあります。{ $product }は{ $kind ->
        [used] 中古
       *[street_new] 新品
    }で{ $money }です。もっと長い文章も収まるよう、ここでは{ $asked }を条件にしています。

pick-weak = { $products }は数値の根拠が弱めです（{ $doubts }）。
pick-weak-one_price = 価格の情報源が1つだけ
pick-weak-old_price = 価格が古い
pick-weak-one_old_price = 価格が古く情報源も1つだけ
pick-weak-poor_prices = 価格は推定値だけ
pick-weak-one_test = 速度の実測が1件だけか同じ測定者のものだけ
pick-weak-estimated = 用途の一部で速度が推定値
pick-weak-extrapolated = 速度は仕様の大きく異なる製品からの推定値
pick-weak-market_moves = 競合する製品の一部がまもなく市場から消え、そのときはおすすめが変わります。

## おすすめ：カードの1行

products-more = ほか{ $more }製品

pick-tied-line =
    { $goal ->
        [speed] 同じくらい速い可能性がある
        [memory] メモリ容量が同じ
        [memory_per_price] 価格あたりのメモリ容量がほぼ同じ
       *[speed_per_price] 価格あたりの速度がほぼ同じ
    }製品：{ $others }。

pick-beside-speed =
    { $far ->
        [quarter] 速度は約4分の1
        [third] 速度は約3分の1
        [two_fifths] 速度は約5分の2
        [half] 速度は約半分
        [two_thirds] 速度は約3分の2
        [three_quarters] 速度は約4分の3
       *[times] 速度は{ $ratio }倍
    }
share-two-thirds = 3分の2

pick-lead-line =
    { $goal ->
        [speed] { $far ->
            [yes] 速度は2位の{ $others }の{ $lead }倍です。
           *[no] 速度で2位の{ $others }を{ $lead }上回ります。
        }
        [memory] { $far ->
            [yes] メモリ容量は2位の{ $others }の{ $lead }倍です。
           *[no] メモリ容量で2位の{ $others }を{ $lead }上回ります。
        }
        [speed_per_price] { $far ->
            [yes] 価格あたりの速度は2位の{ $others }の{ $lead }倍です。
           *[no] 価格あたりの速度で2位の{ $others }を{ $lead }上回ります。
        }
        [speed_per_cost] { $far ->
            [yes] 電気代を含む費用あたりの速度は2位の{ $others }の{ $lead }倍です。
           *[no] 電気代を含む費用あたりの速度で2位の{ $others }を{ $lead }上回ります。
        }
       *[memory_per_price] { $far ->
            [yes] 価格あたりのメモリ容量は2位の{ $others }の{ $lead }倍です。
           *[no] 価格あたりのメモリ容量で2位の{ $others }を{ $lead }上回ります。
        }
    }
pick-level-line = { $others }とほぼ互角です。

## おすすめ：確かさ

pick-confidence =
    { $certainty ->
        [clear] 明確
        [likely] 有力
        [close] 接戦
        [open] 優劣は不明
       *[only] ほかに候補なし
    }{ $certainty ->
        [only] 。
       *[other] ：価格と速度を誤差の範囲で変えた{ $draws }回の試算の{ $share }で1位{ $ties ->
            [yes] （互角を含めると{ $tied }）
           *[no] {""}
        }。
    }
    .short =
    { $certainty ->
        [clear] 明確
        [likely] 有力
        [close] 接戦
        [open] 優劣は不明
       *[only] ほかに候補なし
    }
pick-open = 過半数の試算では別の製品が1位になるため、確かな首位とは言えず、候補の1つとして挙げています。

## おすすめ：答えが変わる条件

pick-change-level =
    今の価格では、{ $products }との差はほとんどありません。{ $rented ->
        [yes] 速度とメモリ容量
       *[no] 速度、メモリ容量、補助電源コネクター、発熱
    }を見て選びましょう。

pick-change-cheaper =
    { $each ->
        [yes] { $product }が1枚約{ $money }未満
       *[no] { $product }が約{ $money }未満
    }{ $far ->
        [yes] （今より{ $share }安い価格）
       *[no] {""}
    }なら、そちらを選びます。
pick-change-dearer =
    { $each ->
        [yes] おすすめの製品が1枚約{ $money }を超えるなら、{ $product }を選びます。
       *[no] おすすめの製品が約{ $money }を超えるなら、{ $product }を選びます。
    }
pick-change-limit = 税別で約{ $money }まで出せるなら、{ $product }を選びます。
pick-change-total = 全部で約{ $money }まで出せるなら、{ $product }を選びます。

pick-none = 条件をすべて満たす製品はありません。最後の候補が外れた条件は「{ $need }」です。
pick-cut-segment =
    { $id ->
        [consumer] コンシューマー向けが{ $count }製品
        [workstation] ワークステーション向けが{ $count }製品
        [datacenter] データセンター向けが{ $count }製品
        [cloud_only] クラウド専用が{ $count }製品
        [soc] SoCが{ $count }製品
       *[laptop] ノートPC用が{ $count }製品
    }
pick-cut-segments = 外れたのは、{ $kinds }です。

## 調べてほしい価格

seen-nowhere-here = { $place }ではまだ確認なし
look-cheaper =
    { $each ->
        [yes] 1枚が{ $money }を下回れば
       *[no] { $money }を下回れば
    }（確率{ $share }）、「{ $persona }」のおすすめは{ $product }に変わります（今は{ $pick }）。
look-affordable =
    { $each ->
        [yes] 1枚が{ $money }を下回れば
       *[no] { $money }を下回れば
    }（確率{ $share }）、{ $product }が「{ $persona }」の予算に収まり、{ $pick }に代わっておすすめになります。
look-dearer =
    { $each ->
        [yes] 1枚が{ $money }を上回れば
       *[no] { $money }を上回れば
    }（確率{ $share }）、「{ $persona }」のおすすめは{ $product }に変わります（今は{ $pick }）。

## おすすめの変更

turns-older = それ以前の{ $count }日分
turn-product =
    { $kind ->
        [used] { $product }（中古）
        [rental] { $product }（時間貸し）
       *[street_new] { $product }
    }
turn-change =
    { $state ->
        [first] { $product }がおすすめになりました（それまでは該当なし）。
        [none] おすすめがなくなりました（それまでは{ $old }）。
       *[other] { $old }から{ $product }に変わりました。
    }
turn-cause-price =
    { $product }の{ $kind ->
        [rental] 1時間あたりの
       *[other] {""}
    }価格が{ $before }から{ $after }に{ $way ->
        [up] 上がった
       *[down] 下がった
    }ためです。
turn-cause-speed =
    { $way ->
        [up] { $product }の速度の推定値が{ $share }上がったためです。
       *[down] { $product }の速度の推定値が{ $share }下がったためです。
    }
turn-cause-doubt =
    { $way ->
        [up] { $product }の価格か速度が不確かになったためです。
       *[down] { $product }の価格か速度が確かになったためです。
    }
turn-cause-around = { $product }に必要な周辺パーツか電気代の金額が変わったためです。
turn-cause-need_missed =
    { $need ->
        [price_known] { $product }の計算に使える価格がなくなったためです。
        [host_known] { $product }に必要な周辺パーツの、計算に使える価格がなくなったためです。
        [market_known] { $product }と同種の製品で価格のわかるものが少なすぎるためです。
        [speed_known] { $product }の速度がわからなくなったためです。
        [socket] 必要な枚数の{ $product }では、通常のコンセントで連続使用できる電力を超えるためです。
        [price_usd] { $product }の価格が上限を超えたためです。
        [total_usd] { $product }が周辺パーツ込みで予算を超えたためです。
        [memory_gb] 必要なメモリが増え、{ $product }では足りなくなったためです。
       *[other] { $product }が条件の1つを満たさなくなったためです。
    }
turn-cause-need_met =
    { $need ->
        [price_known] { $product }の価格がわかったためです。
        [host_known] { $product }に必要な周辺パーツの価格がわかったためです。
        [market_known] { $product }と同種の製品の価格が十分に集まったためです。
        [speed_known] { $product }の速度がわかったためです。
        [socket] 必要な枚数の{ $product }が、通常のコンセントで連続使用できる電力に収まったためです。
        [price_usd] { $product }の価格が上限を下回ったためです。
        [total_usd] { $product }が周辺パーツ込みで予算に収まったためです。
        [memory_gb] 必要なメモリが{ $product }で足りる量になったためです。
       *[other] { $product }が条件をすべて満たすようになったためです。
    }
turn-cause-new = { $product }がガイドに加わったためです。
turn-cause-gone = { $product }がガイドから外れたためです。
turn-cause-asked = この用途の条件を見直したためです。
turn-cause-rules = 決め手は1つの数値ではなく、規則の見直しか、小さな変化の積み重ねです。
turn-cause-corrected = 過去の日についてわかっていたことが訂正されたためです。

gpu-lead =
    { $vendor }の{ $segment ->
        [consumer] コンシューマー向けカード
        [workstation] ワークステーション向けカード
        [datacenter] { $form ->
            [pcie_card] データセンター向けカード
           *[other] データセンター向けアクセラレーター
        }
        [cloud_only] クラウド専用アクセラレーター
        [soc] SoC
       *[laptop] ノートPC用チップ
    }。

gpu-lead-date =
    { $state ->
        [released] { $date }発売。
       *[announced] { $date }発表。
    }

gpu-lead-module = 専用サーバーの基板に載せるモジュールです。PCIeスロットには挿さらず、価格にサーバーは含まれません。
gpu-withdrawn = { $vendor }は{ $date }に{ $memory }版の販売を終え、いま新品で買えるのは、メモリがこれより少ない構成だけです。
gpu-lead-eps = 補助電源はEPSコネクターです。ビデオカード用の8ピンを無理に挿すと壊れます。
speed-by-vendor = 「{ $campaigns }」でのこの製品の結果は、メーカーである{ $vendor }自身が提出したものです。

## 製品ページ：どの用途に向くか

uses-picked =
    { $rented ->
        [yes] おすすめの用途（レンタル）
       *[no] おすすめの用途
    }
uses-tied =
    { $rented ->
        [yes] おすすめと互角の用途（レンタル）
       *[no] おすすめと互角の用途
    }
uses-runner_up =
    { $rented ->
        [yes] 次点の用途（レンタル）
       *[no] 次点の用途
    }
hour-rented =
    レンタル料金は1時間{ $money }です（税別、{ $date }時点{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }）。

no-use-lacking =
    当サイトでは、どの用途にもおすすめしていません。多くの用途では{ $elsewhere ->
        [yes] 製品の区分が違い、ほかの用途では
        [some] 製品の区分が違い、ほかの一部の用途では
       *[no] {""}
    }{ $need ->
        [on_sale] まだ発売されていない
        [unmodified] 改造品でメーカー保証がない
        [segment] 製品の区分が違う
        [form_factor] フォームファクターが合わない
        [form_factor-module] サーバーに組み込んだ形でしか販売されず、そのサーバーの価格がわからない
        [platform] 必要なソフトウェアが動かない
        [software] ソフトウェアのサポートが足りない
        [dependable] ソフトウェアのサポートが終了予定か試験的である
        [precisions] 現在主流の数値形式に対応していない
        [cooling] 冷却方式が合わない
        [ecc] ECCメモリではない
        [power_connector] 補助電源が必要である
        [tdp_w] 消費電力が大きすぎる
        [slots-known] 厚すぎる
        [slots-unknown] 厚さがわからない
        [workload_memory_gb] テストにはメモリが足りない
        [memory_gb] 求められるメモリ容量に届かない
        [speed_known] 速度の実測や推定が不十分である
        [socket] 必要な枚数では通常のコンセントで連続使用できる電力を超える
        [export] この地域では新品を販売できない
        [price_known-new] 新品の最近の価格が見つからない
        [price_known-rental] 複数の事業者の時間料金がわからない
        [host_known] 必要な周辺パーツの価格がわからない
        [price_usd] 予算を超える
        [total_usd] 周辺パーツを含めると予算を超える
        [market_known] 複数の情報源で価格のわかる同種の製品が少なすぎる
       *[price_known] 最近の価格が見つからない
    }ためです。
no-use-outdone = 当サイトでは、どの用途にもおすすめしていません。条件を満たす用途でも、同じ金額でもっとよい製品があります。

own-wait =
    { $open ->
        [yes] すでにお持ちなら、手持ちの製品がいくらで売れるかで決まります。売却額を差し引かなければ、メモリが同じかそれ以上で今より速い製品は、どれも費用に見合いません。
       *[no] すでにお持ちなら、そのまま使い続けましょう。メモリが同じかそれ以上で今より速い製品は、どれも費用に見合いません。
    }
own-unsold =
    { $used ->
        [elsewhere] お持ちの製品の中古価格はほかの地域からの換算で、この地域でいくらで売れるかはわからないため、売却額は0として計算しています。
        [dealers] お持ちの製品の中古価格は業者の販売価格で、いくらで売れるかはわからないため、売却額は0として計算しています。
       *[no] 中古価格が見つからないため、売却額は0として計算しています。
    }
own-sale = 手持ちの製品が約{ $money }以上で売れるなら、{ $other }への買い替えは費用に見合います。
own-add = すでにお持ちなら、実験の数を増やすには、マザーボードとケースに2枚入るなら、もう1枚足すのが最も安上がりです（約{ $money }）。
own-replace =
    すでにお持ちなら、この地域の価格では買い替える価値があります。{ $other }にすると学習の速度は{ $ratio }倍になり、{ $cost ->
        [covered] 費用は手持ちの製品を売れば賄えます。
        [after_sale] 手持ちの製品を売れば、負担は約{ $money }です。
       *[full] 費用は約{ $money }です。
    }
own-retire =
    すでにお持ちなら、ソフトウェアのサポートが{ $support ->
        [ended] すでに終わっている
       *[ending] 終わりつつある
    }ので、折を見て買い替えましょう。{ $other }にすると学習の速度は{ $ratio }倍になり、{ $cost ->
        [covered] 費用は手持ちの製品を売れば賄えます
        [after_sale] 手持ちの製品を売れば負担は約{ $money }です
       *[full] 費用は約{ $money }です
    }{ $supply ->
        [yes] （{ $watts }以上の新しい電源を含む）
       *[no] {""}
    }。{ $cost ->
        [covered] {""}
       *[full] 速度だけなら見合わない金額です。
    }
own-loses = ただし、{ $features }は使えなくなります。
    .short = { $features }は使えなくなる
upgrade-why =
    { $action ->
        [replace] 費用に見合うだけの、明らかに速いカードがあります。
        [add] PCが対応していれば、実験の数を増やすには、同じカードをもう1枚足すのが最も安い方法です。費用にマザーボードとケースは含みません。レーン数の足りる長いスロットがもう1つ、2枚とも収まるケース、カードの間の空きが必要で、すべて備えたPCは多くありません。
        [retire] ソフトウェアのサポートが終了予定か、すでに終了しています。買い替えは速さの割に高くつきますが、待っても状況はよくなりません。
       *[wait] 学習用としては、メモリが同じかそれ以上で今より速いカードはどれも速さの割に高すぎます。足りないのがメモリなら、2枚目を足す意味はあります。
    }
upgrade-supply =
    { $bought ->
        [yes] { $watts }以上の電源（費用に含む）
       *[no] { $watts }以上の電源
    }
upgrade-unsold = 売却額は含まず
upgrade-other =
    { $action ->
        [add] 費用対効果がほぼ同じ：もう1枚追加、{ $cost }
       *[replace] 費用対効果がほぼ同じ：{ $other }（{ $kind }）に買い替え、{ $ratio }、{ $cost }
    }
upgrade-sales = 名前の後に金額があるカードは、中古価格がわかりません。手持ちのカードがその額以上で売れるなら、そこに挙げたカードに買い替えましょう。
upgrade-sale = 約{ $money }以上：{ $other }
upgrade-boards = 購入するカードの消費電力・コネクター・大きさ
upgrade-card = カード
upgrade-partner = 大きさと補助電源コネクターは、メーカー純正カードと、当サイトが把握しているカードメーカー各社のモデルの値です。中古の大半は各社のモデルで、もっと長いもの、厚いもの、コネクターが1つ多いものがよくあります。買う前に、その型番の仕様を調べましょう。費用に含めた電源は、最初に挙げたコネクターに対応します。それより多いモデルには、より高価な電源が必要なことがあります。
plugs-by-model = モデルにより{ $plugs }
upgrade-small-computer = 小型のオフィス向けPCは、スペースが足りず、電源も交換できないことがよくあります。

upgrade-same-memory = 1枚のメモリは{ $memory }のままです。それで足りないなら、資金を貯めて{ $wanted }以上のカードを1枚買いましょう。

own-supply = この金額には{ $watts }以上の新しい電源の代金を含みます。
own-out-of-server = 手持ちの製品はサーバーのファンで冷やす型です。{ $other }は自前のファンを備え、{ $slots }スロット分の厚さがあるので、デスクトップのケース向きで、入るサーバーはわずかです。

## 製品ページ：難点

card-verdict =
    { $severity ->
        [avoid] 購入はおすすめしません。
       *[only_if] 以上を受け入れられる場合にだけ選んでください。
    }

fault-support_ended = ソフトウェアのサポートは終了しています。
    .short = ソフトウェアのサポートが終了
fault-beaten = もっと安い製品が、メモリとサポートで同等以上で、わかっている範囲では速度も劣りません。
    .short = より安い製品が、メモリ、サポート、わかっている範囲の速度で同等以上
fault-support_ending =
    ソフトウェアのサポートは終了予定です{ $known ->
        [both] （対応する最後の版は{ $last }、現時点の最新版は{ $newest }）。
        [last] （対応する最後の版は{ $last }）。
       *[no] 。
    }
    .short =
    ソフトウェアのサポートが終了予定{ $known ->
        [both] （{ $last }が最後、{ $newest }は今のところ動く）
        [last] （{ $last }が最後）
       *[no] {""}
    }
fault-memory_for_price =
    価格の割にメモリが少なく、{ $kind ->
            [used] 中古
           *[street_new] {""}
        }{ $money }で{ $memory }です。
    .short =
        価格の割にメモリが少ない（{ $kind ->
            [used] 中古
           *[street_new] {""}
        }{ $money }で{ $memory }）
fault-no_bf16 = BF16に対応せず、使える数値形式は{ $formats }だけです。
    .short = BF16に非対応（{ $formats }のみ）
fault-support_weak =
    { $status ->
        [limited] ソフトウェアのサポートは制限付きです。
        [unofficial] 動作しますが、ソフトウェアの公式サポート外です。
       *[experimental] ソフトウェアのサポートは試験的です。配布パッケージはありますが、継続の保証はありません。
    }
    .short =
        { $status ->
            [limited] ソフトウェアのサポートは制限付き
            [unofficial] 動作するがソフトウェアの公式サポート外
           *[experimental] ソフトウェアのサポートが試験的
        }
fault-module = PCIeスロットには挿さらないモジュールで、専用のサーバーでしか動きません。
    .short = PCIeスロットに挿さらないモジュールで、専用のサーバーが必要
fault-passive = ファンがなく、サーバーの送風が必要です。
    .short = ファンがなく、サーバーの送風が必要

better-buy =
    { $product }（{ $named ->
        [yes] {""}
       *[no] { $memory }、
    }{ $kind ->
        [used] 中古
       *[other] 新品
    }で{ $money }{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }）
offer-dated =
    { $kind ->
        [used] 中古
        [rental] レンタル
       *[other] 新品
    }、{ $date }{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
better-buys = 代わりの候補は、{ $offers }です。
better-buys-by-purse = 代わりの候補は、予算が少なければ{ $modest }、もっと出せるなら{ $offers }です。
picked-all-the-same = それでも「{ $personas }」ではおすすめです。その条件を満たす製品に、これを上回るものがないためです。
    .short = 「{ $personas }」ではおすすめ（条件を満たす製品に、これを上回るものがないため）

## どちらを選ぶか：2つの選択肢を並べるページ

either-or = { $first }か、{ $second }か
versus-title = { $first }と{ $second }、どちらを選ぶ？
versus-warning = { $product }を買う前に
versus-faster =
    { $works }では、{ $sure ->
        [no] おそらく
       *[yes] {""}
    }{ $fast }のほうが速く、{ $slow }の約{ $times }の速度です（80%区間：{ $range }倍）。
versus-faster-in-turn = { $works }では、{ $fast }の速度は、順番に計算する{ $slow }の約{ $times }です（80%区間：{ $range }倍）。テンソル並列で計算する場合は、どちらが速いとも言えません。
versus-in-turn =
    これは{ $product }が順番に計算するときの速度で、テンソル並列ならもっと速くなることがあります{ $behind ->
        [yes] が、それでももう一方には及びません
       *[no] {""}
    }。
versus-undecided = { $works }では、どちらが速いとも言えません。{ $first }の速度は、{ $second }の{ $range }倍です（80%区間）。
versus-too-small = { $product }は、{ $works }にはメモリが足りません。
versus-speed-unknown = { $works }での{ $products }の速度は不明です。
versus-memory = メモリは{ $more }が{ $memory }、{ $less }が{ $other }です。
versus-same-memory = メモリはどちらも{ $memory }です。
versus-split = 1枚のメモリは{ $memory }なので、それより大きなモデルには、2枚に分けて載せられるプログラムが必要です。
versus-price =
    { $place }での価格は、{ $first }が{ $money }{ $same ->
        [yes] 、{ $second }が{ $other }です（どちらも{ $seen }）。
       *[no] （{ $seen }）、{ $second }が{ $other }（{ $other_seen }）です。
    }
versus-one-price = { $place }での{ $known }の価格は{ $money }（{ $seen }）です。{ $unknown }の価格は見つかっていません。
versus-no-price = { $place }での価格は、どちらも見つかっていません。
versus-cheaper = { $product }のほうが{ $share }安く済みます。
versus-price-undecided =
    { $reason ->
        [old] 古い価格を含むため、どちらが安いかは示しません。
       *[close] 価格差が小さいか、価格が不確かなため、どちらが安いとも言えません。
    }
versus-cost =
    { $years }年分の電気代（どちらも最大電力で年{ $hours }時間、作業量は問わない）を含めると、{ $decided ->
        [yes] { $product }が{ $money }、{ $other_product }が{ $other }で、{ $product }のほうが高くつきます。
       *[no] { $product }が{ $money }、{ $other_product }が{ $other }ですが、差が小さいか不確かなため、どちらが安いとも言えません。
    }
versus-take = { $product }が向く場合
versus-nothing = 比べた項目の中に、{ $product }を選ぶ理由は見当たりません。
work-either = { $first }・{ $last }
work-kind =
    { $kind ->
        [llm-decode-8b] 8B
        [llm-decode-30b] 30B
        [llm-decode-moe-30b] MoEの30B
        [llm-decode-moe-120b] MoEの120B
        [llm-decode-70b] 70B
        [cnn-training] 畳み込みネットワーク
        [rnn-training] 再帰型ネットワーク
       *[transformer-training] Transformer
    }
tax-added = 州と市の税率（{ $low }～約{ $high }）を加えてください。
versus-if-speed = 速度を最優先する（{ $works }で有利）
versus-if-known = わかっている速度で決めたい（{ $works }の速度がわかるのはこちらだけ）
versus-if-models =
    { $more ->
        [yes] { $other }を超えるメモリが要る（こちらは{ $memory }。たとえば{ $models }を4ビット、コンテキスト{ $tokens }トークンで動かせる）
       *[no] { $models }を4ビット、コンテキスト{ $tokens }トークンで動かしたい（{ $sure ->
            [yes] {""}
           *[no] 確実に
        }載るのはこちらだけ）
    }
versus-if-memory = { $other }を超えるメモリが必要（こちらは{ $memory }）
versus-if-price = 価格を抑えたい（{ $share }安い）
versus-if-cost = 電気代も含めて安く済ませたい（{ $years }年使うとこちらが割安）
versus-if-formats = { $formats }で計算したい（もう一方は非対応）
versus-if-platform = 使うプログラムが{ $platform }で動く
versus-if-power =
    { $saves ->
        [no] 電源や冷却に余裕がない（最大{ $watts }、もう一方は{ $other }。ただし、同じ作業に使う電力量はこちらのほうが多い）
        [some] 消費電力と発熱を抑えたい（最大{ $watts }、もう一方は{ $other }。ただし{ $works }では、同じ作業に使う電力量はこちらのほうが多い）
       *[yes] 消費電力と発熱を抑えたい（最大{ $watts }、もう一方は{ $other }）
    }
versus-if-new = 保証の付いた新品が欲しい
versus-if-one = スロット、電源、冷却の余裕がカード1枚分しかない

## おすすめ：過去の助言との比較

history-summary = { $date }時点では、比較できる{ $total }件の推奨のうち{ $agreeing }件が当サイトのおすすめと一致します（互角を含む）。
history-cheaper = { $product }の価格に届かない予算
history-cut =
    { $need ->
        [price_usd] { $product }は税別で{ $figure }となり、予算の{ $limit }を超えます。
        [total_usd] { $product }は周辺パーツを含めると{ $figure }となり、予算の{ $limit }を超えます。
        [tdp_w] { $product }の消費電力は{ $figure }で、上限の{ $limit }を超えます。
        [slots] { $product }の厚さは{ $figure }で、上限の{ $limit }を超えます。
       *[memory_gb] { $product }のメモリは{ $figure }で、必要な{ $limit }に足りません。
    }
history-score =
    { $level ->
        [yes] { $product }のスコアは{ $pick }の{ $share }です。差が小さく優劣を決められないため、メモリなどほかの値で選びました。
       *[no] { $product }は{ $rank }位で、スコアは{ $pick }の{ $share }です。
    }
history-unmoved = 価格、おすすめ、速度に関するほかの{ $count }件の規則は、幅の両端まで動かしても、答えに影響しません。

## データの変更とその影響

explain-used =
    { $count ->
        [1] 中古の{ $product }
       *[other] 中古の{ $product }（{ $count }枚）
    }
explain-rented =
    { $count ->
        [1] レンタルの{ $product }
       *[other] レンタルの{ $product }（{ $count }基）
    }

explain-pick = おすすめが{ $before }から{ $now }に替わります。
explain-pick-first = これまで条件を満たす製品がありませんでしたが、{ $now }がおすすめになります。
explain-pick-none = これまでのおすすめは{ $before }でしたが、条件を満たす製品がなくなります。
explain-tie-made =
    { $others }{ $more ->
        [0] {""}
       *[other] など{ $number }製品
    }が、おすすめの{ $pick }とほぼ互角になります。おすすめは変わりません。
explain-tie-broken =
    { $others }{ $more ->
        [0] {""}
       *[other] など{ $number }製品
    }は、おすすめの{ $pick }と互角ではなくなります。おすすめは変わりません。

explain-reason-price =
    決め手は価格です。{ $place }での{ $product }の{ $kind ->
        [rental] 1時間あたりの料金
       *[other] 価格
    }が{ $before }から{ $after }に変わりました{ $how ->
        [converted] （ほかの国・地域の価格を換算）
        [blended] （ほかの国・地域の価格も加味）
       *[local] {""}
    }。
explain-moved-speed =
    決め手は速度です。この用途での{ $product }の速度が、これまでより{ $share }{ $little ->
        [yes] 未満
       *[no] {""}
    }{ $way ->
        [up] 高く
       *[down] 低く
    }なりました。
explain-moved-doubt =
    決め手は誤差です。{ $product }の価格と速度の誤差が、これまでより{ $way ->
        [up] 大きく
       *[down] 小さく
    }なりました。
explain-product-around = 決め手は本体価格以外の費用です。{ $product }の周辺パーツ、電気代、中古品の値下がりの見込みのいずれかが変わりました。
explain-product-new = { $product }がデータに加わりました。
explain-product-gone = { $product }がデータから外れました。
explain-need-missed = { $product }が条件「{ $need }」を満たさなくなりました。
explain-need-met = { $product }が条件「{ $need }」を満たすようになりました。
explain-why-asked = この用途の条件が変わりました。
explain-why-came = 新しく加わった用途または地域です。
explain-why-left = なくなった用途または地域です。
explain-why-rules = 製品の数値は変わらず、比べ方が変わりました。
explain-rule = 原因はルール{ $rule }だけです。値が{ $before }から{ $now }に変わりました。

explain-build-broken = 以前のパーツではルールを満たさなくなりました。{ $reason }
explain-build-lost = すべてのルールを満たすパーツの組み合わせがなくなりました。
explain-build-closest = 最も近い組み合わせも不合格です。{ $reason }
explain-build-found = すべてのルールを満たすパーツの組み合わせができました。
explain-build-came = 新しく加わった構成または地域です。
explain-build-left = なくなった構成または地域です。
explain-build-sum = { $place }での合計は約{ $before }から約{ $after }になります。
explain-build-warns = 新しい注意点があります。{ $reason }

explain-entries = { $count }件
explain-nothing = 変更はありません。両方のデータは同じです。
explain-words-only = 変わったのは文章だけで、数値も答えも変わりません。
explain-no-advice = データは変わりましたが、おすすめ、構成、検証の判定は変わりません。
explain-count-picks = おすすめ{ $total }件のうち{ $count }件が変わります。
explain-count-ties = おすすめは同じで互角の製品だけが変わるものが{ $count }件あります。
explain-count-builds = 構成{ $total }件のうち{ $count }件が変わります。
explain-count-claims = 検証した主張{ $total }件のうち{ $count }件の判定が変わります。
explain-count-warnings = データの検査で、これまでなかった警告が{ $count }件出ます。

## おすすめ：列の意味

speed-note =
    { $several ->
        [yes] 速度は用途ごとに1製品を1とした値です（{ $scales }）。
       *[no] 速度は{ $product }を1とした値です。
    }実際の速度は80%の確率でこの範囲に収まり、価格の範囲には確認した価格の半数が入ります。スコアは、4分の3の確率で達する控えめな値です。最高の製品を100%とします。{ $far ->
        [yes] *は、仕様の大きく異なる製品からの推定値です。
       *[no] {""}
    }
known-note =
    { $several ->
        [yes] 速度は用途ごとに1製品を1とした値です（{ $scales }）。
       *[no] 速度は{ $product }を1とした値です。
    }実際の速度は80%の確率でこの範囲に収まります。モデルは当サイトの一覧にあるもので、コンテキストは{ $tokens }トークンです。{ $far ->
        [yes] *は、仕様の大きく異なる製品からの推定値です。
       *[no] {""}
    }

## グラフからわかること

count-cards = { $count }製品
count-prices = { $count }件

chart-offer =
    { $offer ->
        [used] 中古の{ $product }
        [new] 新品の{ $product }
       *[other] { $product }
    }{ $price ->
        [estimated] （推定価格）
       *[seen] {""}
    }
others-more = ほか{ $count }製品

chart-scale = { $product }の速度を1とします。

chart-speed-best =
    { $itself ->
        [yes] 表示した製品のうち最も速いのは、基準（速度1）の{ $best }です。
       *[no] 表示した製品のうち最も速いのは{ $best }で、{ $reference }の{ $value }倍です（{ $basis ->
            [measured] 実測
           *[estimated] 推定
        }、{ $range }）。
    }
chart-efficiency-best =
    { $itself ->
        [yes] 表示した製品のトップは基準（速度1）の{ $best }で、TDP { $unit }あたり{ $value }です（{ $range }）。
       *[no] 表示した製品のトップは{ $best }で、TDP { $unit }あたり{ $reference }の{ $value }倍の速度です（{ $basis ->
            [measured] 実測
           *[estimated] 推定
        }、{ $range }）。
    }
chart-value-best =
    { $itself ->
        [yes] トップは基準（速度1）の{ $best }で、{ $unit }あたり{ $value }です（{ $range }）。
       *[no] トップは{ $best }で、{ $unit }あたり{ $reference }の{ $value }倍の速度です（{ $basis ->
            [measured] 実測
           *[estimated] 推定
        }、{ $range }）。
    }

chart-speed-further = { $place }市場向けのコンシューマー製品で最も速いのは{ $best }（{ $value }倍）です。
chart-efficiency-further = { $place }市場向けのコンシューマー製品のトップは{ $best }（{ $value }倍）です。
chart-value-further =
    新品に限ると、トップは{ $best }（{ $value }倍）です{ $avoided ->
        [no] 。
        [all] が、「{ $page }」に載っています。
       *[yes] が、「{ $page }」に載っています。載っていない新品の1位は{ $sound }（{ $sound_value }倍）です。
    }

chart-lead-ahead =
    { $far ->
        [yes] 2位の{ $other }の{ $times }倍
       *[no] 2位の{ $other }を{ $percent }上回る値
    }{ $overlap ->
        [yes] です。区間は重なりますが、実際にも上回ると見られます。
       *[no] で、誤差の範囲を超える差です。
    }
chart-lead-unsure = ただしこの用途では仕様の近い製品の実測がないため（*）、{ $other }より上とは言い切れません。
chart-lead-tied = { $others }との差は誤差の範囲です。

chart-priceless =
    { $count ->
        [1] { $fastest }は、価格がわからないため除きました。
       *[other] 価格がわからない{ $count }製品は除きました。そのうち最も速いのは{ $fastest }です。
    }

front-tensor_price =
    { $count ->
        [1] { $first }（{ $low }）が価格に対して最良で、Tensor性能でこれを上回る製品はありません。
       *[other] { $first }（{ $low }）から{ $last }（{ $high }）までの{ $count }製品は、いずれも、それより安いどの製品よりもTensor性能が高くなっています（パレートフロント）。
    }
front-memory_price =
    { $count ->
        [1] { $first }（{ $low }）が価格に対して最良で、メモリ容量でこれを上回る製品はありません。
       *[other] { $first }（{ $low }）から{ $last }（{ $high }）までの{ $count }製品は、いずれも、それより安いどの製品よりもメモリを多く積んでいます（パレートフロント）。
    }
chart-counted =
    { $limited ->
        [yes] 対象は、メモリが{ $memory }以上で、ソフトウェアのサポートが続くカードとPC本体です。
       *[no] 対象は、ソフトウェアのサポートが続くカードとPC本体です。
    }

cheapest-memory =
    { $kind ->
        [new] 最も割安な新品は{ $product }で、1GBあたり{ $money }{ $caution }です。
        [used] 最も割安な中古は{ $product }で、1GBあたり{ $money }{ $caution }です。
       *[computer] 最も割安なPC本体は{ $product }で、1GBあたり{ $money }{ $caution }です。
    }
cheapest-memory-sound = ただし難点があり、「{ $page }」に載っています。それ以外で最も割安なのは{ $product }で、1GBあたり{ $money }{ $caution }です。
price-caution =
    { $how ->
        [raised] この価格は古く、その後メーカーが値上げしています。
        [stale] この価格は古いものです。
       *[estimated] この価格は推定です。
    }
ends-avoided = { $products }の難点は「{ $page }」に載っています。

fastest-within =
    { $limited ->
        [yes] { $limit }までなら{ $best }（{ $money }）
       *[no] 価格を問わなければ{ $best }（{ $money }）
    }
chart-price_speed = 最も速いのは、{ $choices }です。
chart-sound-first = ただし、{ $product }は「{ $page }」に載っています。それ以外の1位は{ $best }（{ $value }倍）です。
chart-sound-fastest =
    ただし、{ $products }は「{ $page }」に載っています。{ $others ->
        [yes] それ以外で最も速いのは、{ $choices }です。
       *[no] {""}
    }

chart-fronts = 線は、同じ予算でメモリ容量と帯域幅の両方を上回る製品がないものを結んでいます。
chart-front =
    { $limited ->
        [yes] { $limit }以下で
       *[no] 価格を問わず、価格のわからない製品も含め、
    }{ $count ->
        [1] どちらも最大なのは、{ $largest }（{ $memory }、{ $bandwidth }）です。
       *[other] メモリが最も多いのは{ $largest }（{ $memory }）、帯域幅が最も広いのは{ $fastest }（{ $bandwidth }）です。
    }
chart-front-old = 価格が古い{ $products }は、この予算では数えていません。
chart-front-gone = { $product }のメモリは{ $memory }とさらに多いものの、この容量ではもう販売されていません。

segment-products =
    { $id ->
        [consumer] コンシューマー向け製品
        [workstation] ワークステーション向け製品
        [datacenter] データセンター向け製品
        [cloud_only] クラウド専用アクセラレーター
        [soc] SoC
       *[laptop] ノートPC用チップ
    }
chart-balance = メモリから1バイト読む間にできる演算は、{ $least }の{ $low }回から{ $most }の{ $high }回までです。
chart-balance-medians =
    { $count ->
        [1] 中央値は{ $lowest }で{ $low }回です。
       *[other] 中央値は、{ $lowest }の{ $low }回から{ $highest }の{ $high }回までです。
    }

doubling-span =
    { $open ->
        [yes] { $segment }では{ $shortest }年超（信頼水準95%）
       *[no] { $segment }では{ $years }年（95%信頼区間：{ $shortest }～{ $longest }年）
    }
chart-doubling =
    { $figure ->
        [tensor_time] 上位・下位を問わず全製品で見ると、16ビットのTensor性能（スパース性なし）が2倍になるまでの期間は、{ $spans }です。
        [bandwidth_time] 上位・下位を問わず全製品で見ると、メモリ帯域幅が2倍になるまでの期間は、{ $spans }です。
        [efficiency_time] 上位・下位を問わず全製品で見ると、1Wあたりの16ビットのTensor性能（スパース性なし）が2倍になるまでの期間は、{ $spans }です。
       *[memory_time] 上位・下位を問わず全製品で見ると、メモリ容量が2倍になるまでの期間は、{ $spans }です。
    }

standing-rank =
    { $figure ->
        [memory] メモリ容量は{ $count }製品中{ $rank }位
        [bandwidth] メモリ帯域幅は{ $count }製品中{ $rank }位
        [tensor] Tensor性能は{ $count }製品中{ $rank }位
        [fp32] FP32演算性能は{ $count }製品中{ $rank }位
       *[other] { $name }は{ $count }製品中{ $rank }位
    }
chart-standing =
    発売済みの{ $segment }{ $modified ->
        [yes] （改造品を除く）
       *[no] {""}
    }の中で、{ $ranks }です。
table-announced = 発表日

price-now =
    { $place }での価格は{ $kind ->
        [used] 中古
       *[other] 新品
    }で{ $money }{ $launched ->
        [yes] 、発売時価格（{ $launch }）{ $standing ->
            [times] の{ $ratio }倍
            [above] より{ $ratio }高い水準
            [below] より{ $ratio }安い水準
           *[same] とほぼ同じ
        }
       *[no] {""}
    }{ $stale ->
        [yes] でした
       *[no] です
    }。
price-not-sold-here = { $place }では新品は販売されていません。
price-none-with-memory = { $memory }版は、過去12か月の新品・中古価格の記録がありません。

generations-fp32_price =
    { $count ->
        [1] 発売時、FP32の1TFLOPSあたりの価格は{ $first }で{ $old }ドルでした（中央値）。
       *[other] 発売時、FP32の1TFLOPSあたりの価格は、{ $first }で{ $old }ドル、{ $last }で{ $young }ドルでした（シリーズごとの中央値）。
    }
generations-power_fp32 =
    { $count ->
        [1] 1WあたりのFP32演算性能は、{ $first }で{ $old }GFLOPSです（中央値）。
       *[other] 1WあたりのFP32演算性能は、{ $first }で{ $old }GFLOPS、{ $last }で{ $young }GFLOPSです（シリーズごとの中央値）。
    }

## 言語モデル：動かせる製品

model-lead =
    { $model }のパラメーター数は{ $parameters }です。4ビット、{ $context ->
        [longest] 上限のコンテキスト
       *[usual] コンテキスト
    }{ $tokens }トークンで{ $need }のメモリを使います。
model-cheapest =
    { $count ->
        [1] 1枚で動かせるカードのうち、{ $place }で最も安いのは{ $cards }で、{ $kind ->
            [used] 中古
           *[street_new] 新品
        }の価格は{ $money }です。
       *[other] { $place }で価格のわかるカードには1枚で載るものがなく、{ $cards }なら載ります。価格は合計{ $money }で、PC本体は含みません。
    }
model-with-screen =
    { $found ->
        [yes] モニターをつなぐとぎりぎりです。その場合も{ $count ->
            [1] 1枚で
           *[other] {""}
        }確実に載る最も安いカードは{ $cards }で、{ $kind ->
            [used] 中古
           *[street_new] 新品
        }の価格は{ $money }です。
       *[no] モニターをつなぐとぎりぎりです。
    }
model-cheaper =
    { $beside ->
        [several] { $cards }のほうが安く済みますが、スロットは多く必要です。
        [fewer] { $cards }ならスロットは少なくて済みますが、高くなります。
       *[alone] カードだけなら{ $cards }のほうが安く済みますが、すべてを載せるマザーボード、ケース、電源ユニットが別に必要です。
    }
model-outlet =
    { $how ->
        [sure] 通常のコンセントなら各{ $limit }への電力制限が必要
        [open] 通常のコンセントで使えるのは、各{ $limit }に電力を制限できる場合だけ
       *[none] 通常のコンセントでは足りない
    }
model-main-memory =
    メインメモリが{ $memory }なら、{ $part }をそこに置いて{ $card }でも動かせ、速度は{ $speed }です。長いプロンプトの処理はずっと長くかかりますが、どれほどかは不明です。カードの価格は{ $kind ->
        [used] 中古
       *[street_new] 新品
    }で{ $money }です（{ $host ->
        [server] サーバー
       *[desktop] PC
    }本体と、必要な{ $total }のメインメモリは含みません）。{ $host ->
        [server] {""}
       *[desktop] メモリは{ $each }を2枚にします。4枚では遅くなります。
    }
model-computer =
    { $order ->
        [least] { $place }で最も安く動かせるのは共有メモリのPCで、{ $computer }（{ $money }）です。
       *[first] 共有メモリのPCで動きます。最も安いのは{ $computer }で、{ $money }です。
        [after] 共有メモリのPCでも動きます。最も安いのは{ $computer }で、{ $money }です。
    }
model-computer-speed = 1会話の速度は、PCが{ $speed }、{ $cards }が{ $other }です。
model-rented =
    時間貸しで最も安いのは{ $cards }で、1時間{ $money }（税別、{ $date }に確認{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }）です。
model-raised = 共有メモリのPCでも、OSが定めるグラフィックスメモリの上限を引き上げれば載る可能性があります。最も速いのは{ $computer }で、{ $speed }です。
model-withdrawn = { $memory }版の新品販売は終わっています。
model-raised-cheaper = OSが定めるグラフィックスメモリの上限を引き上げれば、より安い{ $computer }（{ $money }）にも載る可能性があります。
shared-memory-limit = Linuxの既定では、{ $size }のうちモデルに使えるのは約{ $unset }です。ファームウェアの設定かカーネルパラメーターで上限を引き上げてください。ここでは、メーカーの設定で選べる最大の{ $sure }で計算しています。
held-note-limit = Q4_K_M形式のファイル、16ビットのキャッシュ、推論エンジンの合計です。最大値が上限引き上げ後の{ $sure }以下なら「載る」とします。
held-note-ecc = 誤り訂正が有効な状態で出荷され、{ $size }のうち使えるのは{ $left }です。ここではその容量で判定します。
memory-peaks =
    { $count }件の計算値と実測値との差は、中央値で{ $median }、最大で{ $worst }です。{ $all ->
        [yes] すべて計算の範囲に収まりました。
       *[no] 計算の範囲に収まったのは{ $inside }件です。
    }測定日は{ $date }、環境は{ $software }です。
model-none = 価格のわかるカードでは、{ $count }枚でも載りません。

## 価格：金額の下の注記

offer-local =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $date }確認{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
    .short =
    { $date }確認{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $places }の{ $date }までの価格から計算{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
    .short =
    { $places }の{ $date }までの価格から計算{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $places }の{ $date }までの価格を換算{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
    .short =
    { $places }の{ $date }までの価格を換算{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $places }で{ $date }に確認{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
    .short =
    { $places }で{ $date }に確認{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }

offer-several =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $elsewhere ->
        [yes] { $places }の
       *[no] {""}
    }{ $date }までの価格{ $count }件から計算{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
    .short =
    { $elsewhere ->
        [yes] { $places }の
       *[no] {""}
    }{ $date }までの価格{ $count }件から計算{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }

offer-computed =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $elsewhere ->
        [yes] { $places }で
       *[no] {""}
    }{ $date }に確認した{ $money }から計算{ $level ->
        [above] （高めの情報源なので補正）
        [below] （安めの情報源なので補正）
       *[none] {""}
    }{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }
    .short =
    { $elsewhere ->
        [yes] { $places }で
       *[no] {""}
    }{ $date }に確認した{ $money }から計算{ $level ->
        [above] （高めの情報源なので補正）
        [below] （安めの情報源なので補正）
       *[none] {""}
    }{ $stale ->
        [yes] 、古い価格
        [undated] 、月不明のため古い価格として扱う
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] 中古
       *[other] 新品
    }、{ $others ->
        [yes] 発売時価格{ $launch }と{ $date }までのほかの製品の価格から推定{ $stale ->
            [no] {""}
           *[yes] （古い価格）
        }
       *[no] 発売時価格から推定（{ $date }時点）
    }
    .short =
        { $others ->
            [yes] 発売時価格{ $launch }と{ $date }までのほかの製品の価格から推定{ $stale ->
                [no] {""}
               *[yes] （古い価格）
            }
           *[no] 発売時価格から推定（{ $date }時点）
        }

index-shops = { $shops }店以上で販売
offer-brief =
    { $kind ->
        [used] 中古
        [rental] 時間貸し
       *[other] 新品
    }、{ $date }{ $stale ->
        [raised] （メーカー値上げ前）
        [yes] （古い価格）
        [undated] （月不明、古い価格の扱い）
       *[no] {""}
    }{ $origin ->
        [mixed] 、一部他地域から換算
        [elsewhere] 、他地域から換算
        [moved] 、同種製品の値動きで補正
        [estimated] 、発売時価格から推定
       *[own] {""}
    }

offer-moved =
    { $kind ->
        [used] 中古
       *[other] 新品
    }、{ $date }に確認した価格を同種製品の値動きで補正（×{ $factor }）
    .short = { $date }に確認した価格を同種製品の値動きで補正（×{ $factor }）

offer-own-market =
    { $place }の価格だけなら約{ $money }（ほかの地域は{ $side ->
        [above] より高い
       *[below] より安い
    }）
offer-asked =
    提示額は{ $range }で、これらの情報源は普段から{ $side ->
        [above] 高め
       *[below] 安め
    }です。
    .short =
    提示額{ $range }（普段から{ $side ->
        [above] 高めの情報源なので低く計算
       *[below] 安めの情報源なので高く計算
    }）
not-sold-new = この地域では新品の販売なし
rival-alike_in_memory = 最近の価格がある中でメモリが最も近い製品
rival-instead = 代わりの候補
rivals-rule =
    { $basis ->
        [rent] 最近の価格がわからないため、レンタル料金で比べています。同じ区分で、複数の事業者が貸し出し、ソフトウェアのサポートが限定的・試験的・終了予定のいずれでもなく、「避けたい製品」に挙げていない製品から選びます。メモリがこの製品の3分の2に満たないものは、ほかにない場合だけ入れます。まず料金がすぐ下とすぐ上の製品を1つずつ、次に学習と文章生成の速度が近い製品（速度の差が3倍以内のもの）を、メモリが同じかそれ以上のものから順に選びます。速度がわからない場合は、メモリ容量の近さで選びます。料金が3倍を超える製品と3分の1に満たない製品は除きます。
        [instead] 比べられる最近の価格がわかりません。並んでいるのは、上で代わりの候補に挙げた製品です。
        [figures] 最近の価格がわかりません。同じ区分で、価格が古くなく、ソフトウェアのサポートが限定的・試験的・終了予定のいずれでもなく、「避けたい製品」に挙げていない製品から、学習と文章生成の速度が近いものを、メモリが同じかそれ以上のものから順に選びます。速度がわからない場合は、メモリ容量の近さで選びます。速度かメモリが2倍を超える製品と半分に満たない製品は除きます。最後にわかった価格の3倍を超える製品と3分の1に満たない製品も除き、価格がまったくわからないカードは、同じプラットフォームの製品とだけ比べます。
       *[price] 同じ区分で、価格が古くなく、ソフトウェアのサポートが限定的・試験的・終了予定のいずれでもなく、「避けたい製品」に挙げていない製品から、規則に従って自動的に選びます。メモリがこの製品の3分の2に満たないものは、ほかにない場合だけ入れます。まず価格がすぐ下とすぐ上の製品を1つずつ、次に学習と文章生成の速度が近い製品（速度の差が3倍以内のもの）を、メモリが同じかそれ以上のものから順に選びます。速度がわからない場合は、メモリ容量の近さで選びます。価格が3倍を超える製品と3分の1に満たない製品は除きます。
    }
support-of-family = ファミリー全体（{ $family }）の{ $date }時点の判断。出典：{ $sources }
price-less-memory = { $memory }版は、どの地域でも過去12か月の価格が不明です。メモリの少ない版は{ $prices }でした。{ $memory }版を見かけたら、日付、店、金額をお知らせください。
price-with-memory = { $memory }で{ $money }（{ $date }）
offer-elsewhere = ほかの地域では{ $money }
offer-place-here = { $place }の{ $date }までの価格だけなら{ $money }。
offer-place-from = { $place }の{ $date }までの価格から換算すると{ $money }。
offer-of-row = この表の{ $place }の価格を換算

price-converted = { $place }で確認した価格を換算

country-link = { $place }の法律・コンセント・通関・販売店

## 構成：パーツの名前

memory-of-anyone =
    { $modules ->
        [1] 各社 { $kind } { $size }
       *[other] 各社 { $kind } { $size }キット（{ $each }×{ $modules }）
    }
part-of-anyone = 各社 { $name }
board-or-other = { $board }。厚さ{ $slots }・長さ{ $length }以内で、電源コネクターが同じか少ないモデルなら、もっと安いものでも構いません
board-of-a-kind = { $board }（価格は{ $product }全体のもので、この冷却方式のモデルはさらに高いことがあります）
used-bought = 中古で買うもの：{ $parts }。返品できる店を選び、最初の数日のうちに全負荷で試しましょう。
used-locked = { $parts }：ロックされていないこと（AMDの名称はPlatform Secure Boot）を、売り手に書面で確認してください。サーバーメーカーはこの種のCPUを自社のマザーボード専用にでき、元に戻せず、外からも見分けられません。
used-firmware = 最初に長時間動かす前に、マザーボードのファームウェアを更新してください。Intelによると、マイクロコードが{ $microcode }より古い場合、高すぎる電圧で{ $cpu }が回復不能な損傷を受けることがあります。
used-adapter =
    カード{ $names }には、付属の変換アダプター（8ピンプラグ{ $plugs }個）が必要です。中古品には付いていないことがあるので、{ $native ->
        [yes] 売り手に確認するか、カードごとに16ピンケーブルがある電源ユニットを選んでください。
       *[no] 売り手に確認してください。
    }

part-in-sentence =
    { $kind ->
        [cpu] CPU
        [motherboard] マザーボード
        [memory_kit] メモリ
        [power_supply] 電源ユニット
        [case] ケース
        [cooler] CPUクーラー
        [ssd] SSD
        [chassis] サーバー筐体
        [computer] メーカー製PC
        [network_card] ネットワークカード
        [gpu_board] ビデオカード
       *[other] アクセラレーター
    }

some-of = { $names }など{ $total }製品

class-quoted = 「{ $name }」

## 構成：チェックの結果

result-unknown = 未確認：{ $what }。
result-missing = { $what }のデータがありません
result-figure = { $name }：{ $outcome }。
result-no = 不合格：{ $name }。
result-warned = { $name }。
result-varies = 大きさはモデルによって違い、小さいモデルなら入ることがあります。
result-fits = 収録した{ $count }モデル中{ $fits }モデルは該当しません（{ $models }）。
result-sound = 収録した{ $count }モデル中{ $fits }モデルは限度内です（{ $models }）。
result-unsound = 収録した{ $count }モデルはどれもどこかで限度を超えます。
rule-varies = 大きさがモデルによって違う場合は、警告にとどめます。
result-assumed =
    { $state ->
        [pass] { $what }が不明なので最も不利に見た値です。
       *[missed] { $what }が不明なので最も有利に見た値です。
    }

reason-psu-sustained =
    全負荷時の消費電力は{ $have }で、この電源ユニットの{ $state ->
        [advised] 推奨上限（{ $need }）を超えます
       *[missed] 定格（{ $need }）を超えます
    }。
reason-psu-peaks = 数ミリ秒のピークは{ $have }に達し、規格上、電源ユニットが耐えるべき{ $need }を超えます。
reason-psu-input = 電源ユニットには{ $have }以上の入力が必要ですが、この分岐回路は{ $need }です。
reason-psu-spikes = 1ミリ秒以下のスパイクは{ $have }に達し、規格上、電源ユニットが耐えるべき{ $need }を超えます。
reason-psu-atx-3 = 電源ユニットはATX { $have }準拠です。古い設計の電源ユニットは、300Wを超えるカードのスパイクを短絡と誤認して停止することがあります。
reason-psu-recommended = 電源ユニットは{ $have }で、カードのメーカーが推奨する{ $need }に届きません。
reason-psu-low-voltage = この入力電圧での電源ユニットの出力は{ $need }で、必要な{ $have }に足りません。
unknown-psu-low-voltage = この入力電圧での電源ユニットの出力が公表されていません。
reason-psu-100-v = 100V入力で使える電源ユニットの出力は{ $need }程度が上限で、必要な{ $have }に足りません。
reason-mains =
    分岐回路に{ $have }の負荷がかかり、{ $state ->
        [advised] 推奨の{ $need }（ほかの機器のために1割を残した値）を超えます
       *[missed] 連続で使える{ $need }を超えます
    }。
unknown-mains = 消費電力の値がそろわず、分岐回路の負荷を確認できません。
reason-connectors-8-pin =
    { $have ->
        [0] カードに合う補助電源プラグの空きがありません
       *[other] カードに合う補助電源プラグの空きが{ $have }本しかありません
    }（{ $need }本必要）。
unknown-connectors-8-pin = 電源ユニットの8ピンプラグの本数を確認できません。
reason-cables-8-pin = 8ピンケーブルの必要数は{ $need }本（プラグごとに1本）、電源ユニットにあるのは{ $have }本です。
unknown-cables-8-pin = 8ピンプラグがそれぞれ別のケーブルになっているか確認できません。
reason-connectors-16-pin =
    16ピンケーブルが{ $need }本必要ですが、{ $have ->
        [0] 電源ユニットに空きがなく、変換アダプター用の8ピンプラグも足りません
       *[other] 変換アダプターを含めて{ $have }本しかありません
    }。
unknown-connectors-16-pin = 電源ユニットの16ピンケーブルの本数を確認できません。
reason-slots =
    { $have ->
        [0] マザーボードにカードを挿せるスロットがありません
       *[other] マザーボードに挿せるカードは{ $have }枚までです
    }（{ $need }枚必要）。
unknown-slots = マザーボードに挿せるカードの枚数を確認できません。記録があるのは最初のスロットだけです。
reason-card-spacing = カードがスロットの間隔より厚く、並べて挿せません。
unknown-card-spacing = カードを並べて挿せるか、間隔と厚さを確認できません。
reason-psu-ready-made = 補助電源プラグのない小容量の電源ユニットは、主にメーカー製PCのもので、一般的なものに交換できないことがよくあります。
reason-eps-adapter = カードのコネクターはEPSで、形の似たPCIe用プラグとは配線が逆です。
reason-adapters = 300Wを超えるカードでは、変換アダプターの接点が焼けるおそれがあります。
reason-card-passive = カードにファンがなく、サーバーの送風が必要です。
reason-card-air = カードの間に1スロット分の隙間がなく、上のカードが熱くなりすぎます。
unknown-card-air = 2枚のカードの両方に風が届くか確認できません。
reason-card-stack = ケース内に排気するカードの間が狭すぎます。1スロット以上空ける必要があります。
unknown-card-stack = すべてのカードに風が届くか確認できません。
reason-last-card = カードが拡張スロットの{ $have }段目まで占有しますが、使えるのは{ $need }段です。
unknown-last-card = カードに必要な拡張スロットがあるか確認できません。
reason-circuits-in-use = 分岐回路の数が{ $need }になっていますが、電源ユニット{ $have }台で使うのは最大{ $have }回路です。
reason-software-support = 新しいソフトウェアはこのアクセラレーターに対応していません。今あるものは動きますが、今後出るものは動きません。
reason-lanes =
    { $have ->
        [0] PCIeレーンを割り当てられないカードがあります
       *[other] PCIeレーンが{ $have }本しかないカードがあります
    }（{ $need }本以上{ $state ->
        [advised] を推奨
       *[missed] が必要
    }）。
unknown-lanes = カード1枚あたりのPCIeレーン数を確認できません。
reason-memory-size = メインメモリは{ $have }で、推奨の{ $need }（全カードのメモリの合計と同じ）に届きません。
reason-memory-least = メインメモリは{ $have }では足りません。{ $need }以上（全カードのメモリの合計の半分）が必要で、その2倍を推奨します。
reason-memory-workers = メインメモリは{ $have }で、データの読み込みに推奨する{ $need }に届きません。
reason-memory-slots = メモリモジュールは{ $have }枚ですが、マザーボードのメモリスロットは{ $need }本です。
reason-memory-density = メモリモジュール{ $have }枚が{ $need }チャネルを分け合うため、メモリが遅くなります。
reason-storage-size = ドライブの容量は合計{ $have }で、推奨の{ $need }に届きません。
unknown-storage-speed = ドライブの読み出し速度がわかりません。
reason-storage-mirror = ドライブは{ $have }台です。データを二重に保存できるように、{ $need }台を推奨します。
reason-chassis-processors = この筐体には{ $need }基のCPUが必要ですが、選んだのは{ $have }基です。
reason-cores = CPUは{ $have }コアで、推奨の{ $need }コアに届きません。
reason-display = CPUに内蔵GPUがなく、マザーボードにもグラフィックチップがないため、その映像端子は使えません。カードにモニターをつなぐと、そのメモリを使います。
reason-platform = CPUがマザーボードのソケットに合いません。
reason-card-form = このアクセラレーターはPCIeカードではなく、スロットに挿せません。
reason-computer-power = カード1枚の消費電力は{ $have }で、PCのメーカーが認める{ $need }を超えます。
reason-cooler-socket = CPUクーラーにこのソケット用の取り付け金具がありません。
reason-memory-kind = マザーボードとCPUが対応するメモリの種類ではありません。
reason-board-in-case = マザーボードがケースに入りません。
unknown-board-in-case = マザーボードがケースに収まるか確認できません。
reason-card-length = カードの長さが{ $have }で、ケースに入るのは{ $need }までです。
reason-psu-in-case = 電源ユニットの長さが{ $have }で、ケースに入るのは{ $need }までです。
unknown-psu-in-case = 電源ユニットがケースに収まる長さか確認できません。
unknown-psu-peaks = カードのミリ秒単位の電力ピークの測定値は見つかりませんでした。
unknown-psu-spikes = 1ミリ秒に満たない電力スパイクの測定値は見つかりませんでした。
reason-cooler-height = CPUクーラーの高さが{ $have }で、ケースに入るのは{ $need }までです。
reason-memory-channels = メモリは{ $need }チャネルのうち{ $have }チャネルしか使わず、その分CPUのメモリ帯域幅が減ります。
reason-heat = 全負荷時の発熱は{ $have }です。{ $need }を超えると、普通の広さの部屋には専用の空調が要ります。
reason-single-thread = CPUのクロックは最大{ $have }で、推奨の{ $need }に届きません。カードごとに1つのスレッドが処理を渡すため、低いとカードが待たされます。
reason-cable-limit =
    カードは16ピンケーブル1本あたり{ $have }を消費します。{ $state ->
        [advised] { $need }を超えると、ピンの余裕がわずかになります
       *[missed] ケーブルとスロットを合わせても、供給できるのは{ $need }までです
    }。
reason-limit-lost = 再起動などで電力制限が外れると、カードは16ピンケーブル1本あたり{ $have }を消費します。{ $need }を超えると、ピンの余裕がわずかになります。
reason-psu-limit-lost = 再起動などで電力制限が外れると、負荷は{ $have }になり、電源ユニットの定格（{ $need }）を超えます。
reason-circuit-failure = 分岐回路が1つ落ちると、残りの1つあたりの負荷が{ $have }になり、連続で使える{ $need }を超えます。
reason-storage-kind = デスクトップ向けのドライブは、停電時に書き込み中のデータを守れず、書き込み耐性もずっと低くなります。
reason-peer-to-peer = カード間のデータがすべてメインメモリを経由するため、やり取りのたびに遅くなります。
reason-chassis-licence = NVIDIAのライセンスは、このカードのドライバーをデータセンターで使うことを認めていません。
unknown-chassis-power = この筐体がカード1枚に許容する電力が公表されていません。
check-enter = 表示の値か実測値を、フォームに入力してください。
check-any = モデル未指定
check-middle = モデル未指定（大きさは中央値）
check-liquid = { $name }（ラジエーターの設置場所も必要）
check-models =
    { $known ->
        [yes] このカードは収録した{ $count }モデルのうち{ $fits }モデルだけが使える可能性があります。
       *[no] このカードには、入らないモデルもあります。
    }
check-rest =
    { $advice ->
        [against] 入るモデルでも、おすすめしません。警告を確認してください（全{ $all }件：合格{ $pass }件、警告{ $warn }件、未確認{ $unknown }件）。
       *[none] ほかに不合格はありません（全{ $all }件：合格{ $pass }件、警告{ $warn }件、未確認{ $unknown }件）。
    }
check-circuit-open = { $circuit }、ただしこの入力電圧で電源ユニットの出力が足りる場合

## 構成：クラスの条件

asks-memory_gb = この構成の条件はメモリ{ $need }以上です。
    .short = メモリ{ $need }以上
asks-storage_gb = この構成の条件はドライブの合計容量{ $need }以上です。
    .short = ドライブの合計容量{ $need }以上
asks-lanes_each = この構成の条件は、アクセラレーター1基あたりPCIeレーン{ $need }本以上です。
    .short = アクセラレーター1基あたりPCIeレーン{ $need }本以上
asks-generation_each = この構成の条件は、どのアクセラレーターも{ $need }以上でつながることです。
    .short = どのアクセラレーターも{ $need }以上で接続
asks-network_gbps = この構成の条件はネットワーク{ $need }以上です。
    .short = ネットワーク{ $need }以上
asks-cpu_cores = この構成の条件はCPUが{ $need }コア以上です。
    .short = CPUが{ $need }コア以上
takes-last_position = この構成では、各スロットの位置と間隔がわかっているマザーボードに限ります。
    .short = 各スロットの位置と間隔がわかっているマザーボード
takes-spare_16pin = この構成では、カードの16ピンコネクターすべてに変換アダプターなしで16ピンケーブルをつなげる電源ユニットに限ります。
    .short = カードの16ピンコネクターすべてに、電源ユニットの16ピンケーブルを変換アダプターなしでつなげること
takes-modules_per_channel = この構成では、メモリモジュールは1チャネルに1枚までです。
    .short = メモリモジュールは1チャネルに1枚まで
class-asks = この構成の条件：{ $figure }が{ $need }。
    .short = { $figure }：{ $need }

class-dearer =
    { $case ->
        [take] { $other }を選びましょう。この地域では{ $price ->
            [same] 同じ価格で
           *[more] より安く
        }、カードのメモリは同じかそれ以上、この構成の用途でも遅くありません
       *[open] この地域では{ $lacks ->
            [some] { $parts }抜きで
           *[none] {""}
        }{ $other }{ $price ->
            [same] と同じ価格です
           *[more] より高くなります
        }
    }{ $case ->
        [take] {""}
        [quicker] が、{ $work }ではこちらのカード1枚が{ $times }倍の速さです{ $draw ->
            [differs] 。消費電力はPC全体で{ $wall }、そちらは{ $its_wall }です
           *[same] {""}
        }
        [memory] が、カード1枚のメモリは{ $need }より多い{ $have }です
        [faster] が、カード1枚のメモリは{ $need }より多い{ $have }です。{ $other }が基準とする用途では、そちらのカードが{ $times }倍の速さです
        [plug] が、カードに補助電源が要りません。{ $other }のカードには必要ですが、メモリは{ $have }より多い{ $need }です
       *[open] 。購入前に両方を比べましょう
    }。
asked-median =
    { $size ->
        [slots] { $figure }（複数モデルの中央値。これより厚いものもある）
       *[length_mm] { $figure }（複数モデルの中央値。これより長いものもある）
    }
asked-estimate = 約{ $figure }（推定値。メーカーの値は見つかりません）
asked-models = モデルによって違い、当サイトが把握していないものもあります。より長い、厚い、コネクターが1つ多いモデルもあるので、買う前にその型番で確かめましょう。
asked-newer-supply = { $figure }、ATX { $version }準拠（古い設計の電源は、カードのスパイクを短絡と誤認して停止することがあります）
meaning-estimate = カード1枚を積んだPC全体に対する、データベースの推定値。メーカーの値は見つからない
meaning-median = カードメーカー各社のモデルの中央値。これより大きいものもある

## 構成：安いパーツや順位が上の製品を選ばなかった理由

cheaper-part = { $kind }：{ $part }なら{ $money }安くなりますが、{ $reason }
supply-large = 電源ユニットの定格は{ $rated }で、負荷の2倍を超えますが、条件に合って価格がわかるもののうち最も安い製品です。
memory-advised = { $size }にすると{ $money }高くなります。
processor-for-both = 内蔵GPU付きで{ $need }コア以上のCPUなら、どちらも解決します。
passed-lacking = 条件に合う{ $part }の価格が見つかりません。
passed-exclude = すべてのルールを同時に満たすパーツが見つかりません。

## 構成：価格と分岐回路

prices-seen-on = { $first }に確認した価格
prices-seen-between = { $first }～{ $last }に確認した価格

circuit-usual = 通常のコンセントで足ります（{ $volts }、連続{ $watts }まで）。
circuit-other = { $volts }・{ $amps }の分岐回路が必要です（連続{ $watts }まで）。{ $lacks ->
        [volts] この電源ユニットには{ $least }以上の入力が必要なので、通常のコンセントでは使えません。
        [output] 通常のコンセント（{ $usual }）でも電力は足りますが、{ $usual_volts }では電源ユニットの出力が足りません。
       *[watts] 通常のコンセント（{ $usual }）では足りません。
    }
circuit-unproven = { $volts }・{ $amps }の分岐回路（連続{ $watts }まで）が必要です。{ $usual_volts }での電源ユニットの出力は確認できていません。メーカーがその電圧で{ $load }を保証している場合に限り、通常のコンセント（連続{ $usual }まで）で足ります。
circuit-several =
    { $volts }・{ $amps }の独立した分岐回路{ $alone ->
        [short] が{ $count }回路必要です
       *[enough] { $count }回路につなぎます
    }（それぞれ連続{ $watts }まで）。
circuit-alone =
    { $alone ->
        [short] 1回路では{ $wall }をまかなえません{ $count ->
            [2] 。どちらかが落ちると止まります。
           *[other] 。
        }
        [spare] 1回路だけでも{ $wall }をまかなえるので、{ $count ->
            [2] もう一方
           *[other] ほかの1回路
        }が落ちても動き続けます。
        [stops] 1回路だけでも{ $wall }をまかなえますが、1回路が落ちると残る電源ユニットが足りず、止まります。
       *[enough] 1回路だけでも{ $wall }をまかなえます。
    }
circuit-count = { $count }回路
circuit-server = 家庭用コンセントは使えません。これらの分岐回路は電気工事士に設置してもらってください。
circuit-pdu =
    必ずラックPDU（配電ユニット）を通します{ $breaker ->
        [known] 。差込口側に{ $amps }以下のブレーカーがあるものに限ります
        [open] 。差込口側にブレーカーがあるものに限ります
       *[none] {""}
    }。
cord-thin = コード自体にも{ $needed }以上の表示が要ります。{ $thin }までのコードも多く売られています。
circuit-appliance = コンセントは家電用で、24時間続く負荷には向きません。
draw-unsure = 電源ユニットの損失が公表されていません。分岐回路と空調は{ $most }を見込んでください。
limit-set =
    起動のたびに、各カードを{ $rated }から{ $limit }以下に制限してください。{ $why ->
        [supply] 制限がないと、電源ユニットの負荷は{ $have }になり、続けて使う上限の{ $need }を超えます。
        [reserve] 制限がないと、電源ユニット全体の負荷は{ $have }になり、予備が停止したとき残りが供給できる{ $need }を超えます。
        [circuit] 制限がないと、分岐回路の負荷は{ $have }になり、続けて使う上限の{ $need }を超えます。
        [card] 制限がないと、カード1枚が{ $have }を消費し、PCのメーカーが認める{ $need }を超えます。
       *[open] 制限がない場合に電源ユニットと分岐回路が足りるかどうかは、わかりません。
    }
socket-short = { $class }：{ $reason }

draw-most =
    最も電力を使う構成の消費電力は、{ $volts }で{ $wall }です{ $count ->
        [1] 。
       *[other] （独立した{ $count }回路に{ $each }ずつ）。
    }
draw-outlets =
    { $where ->
        [everywhere] どの地域でも、
        [nowhere] どの地域でも、
        [only] { $places }でのみ、
       *[except] { $places }を除く地域では、
    }{ $count ->
        [1] 通常のコンセントで
       *[other] 回路ごとに通常のコンセント1か所で
    }{ $where ->
        [nowhere] は足りません。
       *[other] 足ります。
    }
draw-tight =
    { $places }では、コンセントが連続して供給できる電力をほぼ使い切るので、ほかの機器をつながない{ $count ->
        [1] 専用回路を
       *[other] 専用の回路をそれぞれ
    }使ってください。
draw-unproven = { $places }のコンセントは電圧が低く、そこでの電源ユニットの出力は確認できていません。
draw-server = 工業用または引掛形のコンセントを、電気工事士に設置してもらってください。
circuit-installer =
    { $who ->
        [certified] イングランドとウェールズの住宅では、回路を増設したら認証が必要です。登録制度に入っている電気工事士が自ら認証するか、自治体の建築監督（building control）に届け出て検査を受けます。
        [electrician] 回路を増設できるのは、資格を持つ電気工事士だけです。
        [registered_electrician] 回路を増設できるのは、送配電事業者または当局に登録された電気工事士だけです。
       *[owner_or_electrician] 回路の増設は電気工事業者に依頼してください。
    }
circuit-margins = 何時間も使う場合は、{ $margins }で計算します。
margin-full = 産業用コンセント（IEC 60309）では定格どおり
margin-share =
    { $of ->
        [others] ほかの多くでは
        [all] どの回路も
       *[most] 多くの回路では
    }定格の{ $share }
margin-amps = { $sockets }では{ $amps }
country-only =
    { $only ->
        [at_most] 最長
       *[without_terms] 店の表示がない場合
    }
circuit-recalled =
    { $all ->
        [yes] この{ $count }回路は
       *[no] { $count }回路のうち{ $recalled }回路は
    }原典未確認の値です。お使いの回路は電気工事士に確認してください。

money-range = アクセラレーターが価格の{ $low }～{ $high }を占めます。
money-same = アクセラレーターが価格の{ $share }を占めます。
money-next = 次に高いのは{ $part }で、最大{ $share }です。
money-lacking = 要問い合わせの{ $parts }は含みません。

## 構成：配線

wire-cards = カード{ $names }
wire-each = カードごとに{ $cables }

## 構成：電力制限をかけたときの速度

limits-finding = { $product }は1枚{ $limit }に制限しましょう。実測のあるすべての用途で{ $share }以上の速度を保ち、コンセントでの消費電力は{ $wall }です。
limits-depends = { $product }の速度が電力制限でどれだけ落ちるかは、用途によります。すべての用途で速度をほぼ保てる制限値は、実測にはありません。
limits-lacking = { $products }には、同様の実測が見つかりませんでした。
about-share = 約{ $share }

## 構成：1つの分岐回路に複数のカード

circuit-leaves-enough = { $place }の{ $circuit }の回路でカードを{ $count }枚動かすなら、1枚あたり連続{ $each }までです。{ $cards }なら制限なしで動きます。
circuit-leaves-little = { $place }の{ $circuit }の回路でカードを{ $count }枚動かすなら、1枚あたり連続{ $each }までです。調べたカードには、どれも電力制限が必要です。
circuit-share = { $circuit }：コンセントから連続{ $wall }まで使えます。電源ユニットの損失は{ $lost }（この電圧での値がわかっている製品の中央値）。CPU（{ $cpu }）、マザーボード、ファン、ドライブに{ $rest }を見込むと、カード1枚あたり{ $each }が残ります。表の制限値は{ $step }単位で切り捨てています。
circuit-supply = { $circuit }：電源ユニットは1台で、カードによっては{ $volts }で最大{ $load }を出せるものが必要です。この電圧での出力表示を確かめてください。定格どおりに出ない製品もあります。
circuit-known = { $supply }：コネクターの数もこの電圧での出力も、{ $cards }（PC全体で{ $load }）に足ります。
circuit-unknown = { $cards }には、コネクターの数とこの電圧での出力が1台で足りるとわかっている電源ユニットがありません。電圧の高い回路を使ってください。

## 構成：拡張の余地

growth-all = どの構成も、下に挙げるパーツを替えればカード{ $count }枚に増やせます。
growth-some = { $total }構成のうち{ $growing }構成は、下に挙げるパーツを替えればカード{ $count }枚に増やせます。
growth-none = どの構成も、ほかのパーツを替えても、同じカードを{ $count }枚には増やせません。枚数は購入前に決めましょう。
growth-moves = いずれ{ $count }枚にするなら、最初からサーバーを買いましょう。{ $count }枚にはサーバー筐体が必要で、これらの構成から流用できるのはせいぜいドライブとメモリです。
growth-last = このガイドで最大の構成です。増やせるのはメモリだけです。
growth-broken = このまま{ $count }枚にしたときの問題：{ $reasons }
growth-unknown = { $count }枚での未確認事項：{ $what }。
growth-chassis = カード{ $count }枚はサーバー筐体に載せます。流用できるのはせいぜいドライブとメモリです。
growth-exchange = 交換または追加するパーツは、{ $parts }です。
growth-circuit = { $circuit }の分岐回路が必要になります。
growth-cost = 追加の{ $product }（{ $added }枚）を含めて、費用は約{ $money }です。
growth-cheaper-grow = 後から増設するほうが安く済みます。2回に分けると合計で約{ $grown }、最初から{ $count }枚にすると約{ $whole }です。
growth-cheaper-buy = { $count }枚必要になるなら、最初からそろえましょう。最初から買うと約{ $whole }、2回に分けると合計で約{ $grown }です。
growth-stuck-by = ほかのパーツを替えても増やせません。{ $reason }
growth-memory = メインメモリは{ $slots }スロットのうち{ $modules }スロットを使い、{ $now }です。同じモジュールを足せば{ $most }まで増やせます。
growth-memory-full = メインメモリは{ $slots }スロットのうち{ $modules }スロットを使い、{ $now }です。これが上限で、増やすには容量の大きいモジュールに替えます。
growth-memory-unknown = マザーボードの上限は記録がないので、マニュアルで確かめてください。
growth-note = すべてのルールを満たす交換のうち、{ $place }の価格で最も安いものです。手持ちのパーツは費用に含めず、外したパーツの売却額も見込みません。

## 構成：複数のカードの速度

scaling-finding =
    { $count }枚の実測速度（中央値）は、「{ $best }」では1枚の{ $high }倍{ $gain ->
        [none] ですが、「{ $worst }」では1枚と同じです
        [less] ですが、「{ $worst }」では{ $low }倍に下がります
       *[some] 、「{ $worst }」では{ $low }倍です
    }。
scaling-one = { $count }枚の実測速度（中央値）は、「{ $best }」で1枚の{ $high }倍です。
scaling-nothing = { $count }枚と1枚を同じテストで比べた速度は、公表されていません。
scaling-measured =
    { $product }の{ $count }枚構成は1枚の{ $span ->
        [one] { $low }
       *[range] { $low }～{ $high }
    }倍です（実測{ $tests }件）。
scaling-measured-one = { $product }の{ $count }枚構成は「{ $test }」で1枚の{ $low }倍です（見つかった実測はこれだけです）。
scaling-unmeasured = { $products }の{ $count }枚構成には、公表された実測が見つかりませんでした。

## 構成：1台か2台か

machines-dearer =
    同じアクセラレーターなら、{ $half }基搭載を2台組むと、{ $count }基搭載の1台より{ $span ->
        [one] { $high }
        [up] 最大{ $high }
       *[range] { $low }～{ $high }
    }高くなります。
machines-cheaper =
    同じアクセラレーターなら、{ $half }基搭載を2台組むと、{ $count }基搭載の1台より{ $span ->
        [one] { $high }
        [up] 最大{ $high }
       *[range] { $low }～{ $high }
    }安くなります。
machines-same = 同じアクセラレーターなら、{ $half }基搭載の2台と{ $count }基搭載の1台の価格はほぼ同じです。
machines-mixed = { $half }基搭載を2台組むほうが、同じアクセラレーターの{ $count }基搭載1台より安いのは{ $classes }だけです。
machines-alone = ネットワークを介さずに{ $count }基すべてを1つのモデルに使えるのは、1台の場合だけです。
machines-note = { $place }の価格です。2台の場合も、1台の場合と同じアクセラレーターで比べています。{ $half }基の区分では別の機種を勧めることがあります。価格は同じパーツの価格がそろう場合だけ比べています。

## 構成：サーバーの4つの選び方

ways-finding = { $count }基のメモリは{ $low }（{ $least }）から{ $high }（{ $most }）までです。
ways-more = ほか{ $more }製品
ways-note = 各項目は、この区分の用途で最も順位の高いアクセラレーターで示します。順位がない場合は、仕様がわかっている最新のものです。筐体は、カードが収まり、わかっている限り電源ユニットが負荷をまかなえるものです（必要ならカードの電力を最大1割制限します）。そのアクセラレーターを載せて販売しているかは、メーカーに確認してください。負荷はどれも同じCPUで計算しているため、上の構成とは異なることがあります。価格は{ $place }のもので、筐体は含みません。

## ガイド：速度を推定する数値

figure-guide =
    単独で誤差が最も小さいのは{ $best }で、{ $least }です。{ $is_tensor ->
        [yes] {""}
       *[no] { $tensor }では{ $far }になります。
    }{ $best }と{ $second }を合わせると{ $both }です。
generation-tensor = テンソル並列では、各カードが各層の一部を読むため、読むバイト数をカードの枚数で割ります。層ごとの固定時間は割りません。複数カードの実測に合わせて調整した値はありません。MoEではないモデルを2枚か4枚で動かした{ $machines }台のPCで、実測の速度は計算値に対し、NVLinkで{ $nvlink }、PCIeで{ $pcie }でした。推定は、こうして測られたアーキテクチャだけに示します。範囲は{ $factor }倍以内ですが、同じアーキテクチャの実測がはみ出すときは、それを含むまで広げます。1台ずつ除いて求めた範囲に、{ $held }のPCが収まります。MoEはこの式に従わず、{ $count }件の実測でテンソル並列は層ごとの分担の{ $gain }倍でした。層ごとの分担なら、MoEもほかのモデルと同じく全層の合計で求められます。層の大きさはすべて同じとみなしますが、最初の数層が小さいMoEもあります。
generation-best = 実測割合の最大値（層の時間を含む）
generation-mixtures = 割合と固定時間は、MoEではないモデルから求めています。読み出しが散らばるMoEでは、アクセラレーターの中央値で計算の{ $longer }倍の時間がかかりました。MoEの実測があれば、その遅れをMoEではないモデルでの遅れに寄せた値を使います。{ $share }の確率で、推定は{ $factor }倍以内に収まります。アクセラレーター{ $cards }種の実測{ $count }件から求めました。
tuned-ceiling = 推定は、カードの電力で維持できる16ビットTensor性能の{ $share }（LoRAの実測で最も高かった割合）を上限とします。Tensorコアがなければ、FP16とFP32の性能の高いほうで計算します。割合はどちらも、重み1つ、1トークンにつき4演算と数えています。実測で活性値を再計算していたかどうかは、出典に書かれていません。
generation-main = モデルの一部をメインメモリに置くと、1トークンの時間は、カードが自分の分にかける時間と、「メインメモリから読むバイト数 ÷（チャネル数 × 8バイト × 毎秒の転送回数 × 割合）」の合計です。割合は、MoEではないモデルで{ $dense }、読み出しが散らばるMoEで{ $mixture }です（{ $hosts }台のPC、{ $runs }件の実測の中央値）。1台を除いて計算すると、{ $share }のPCで誤差が{ $factor }倍以内に収まります。

## ツール：どれを買うか

choose-larger = メモリは、お持ちの{ $have }の{ $own }から{ $memory }に増えます。
choose-may-be-slower = ただし、お持ちのカードより速いとは限りません（{ $factor }倍）。
choose-is-slower = ただし、お持ちのカードより遅くなります（{ $factor }倍）。
choose-more-than-own = この用途の条件は、お持ちの{ $have }の{ $own }を超えるメモリです。
choose-before-tax = ここの価格は税別です。税率が約{ $rate }以上なら、予算を超えます。
choose-before-any-tax = ここの価格は税別です。税を加えると、予算を超えます。
choose-one-budget = 予算と比べるのは{ $cards }の価格だけで、サーバーやワークステーションは含みません。それらは「この用途に合うPC一式」をご覧ください。
choose-own-budget = この用途の既定額ではなく、入力した予算で計算しています。
choose-hours = この予算で約{ $hours }時間使えます。
choose-turn-near = 答えが入れ替わる寸前の価格です。{ $cards }（{ $kind }）が少しでも安ければ、そちらを選びます。
choose-yours = お持ちのカード
choose-slower = お持ちのカードより遅い
choose-rent = 時間単位で借りる方法もあります。{ $cards }なら{ $pay }です。「入手方法」で「時間貸し」を選んでください。
choose-keep-pick = お持ちの{ $have }を使い続けましょう。それが「{ $persona }」のおすすめです。
choose-loud = 「静か」を外すと、おすすめは{ $cards }、{ $pay }です。
choose-tight = 4ビットの{ $model }はぎりぎり入る程度です。モニターをCPUの内蔵GPUかマザーボードのグラフィックチップにつなぐか、コンテキストを短くしましょう。
choose-own-limit = この用途でのカードの上限は税抜きで約{ $money }です。予算を入力すると、その額に置き換わります。
choose-own-alone = お持ちの{ $have }は、ここでの枚数に数えていません。同じカードをもう1枚、{ $pay }で買い足すだけで済むかもしれません。「2枚目を足す方法」で確かめられます。
choose-main-memory = MoEモデルは、一部をメインメモリに置けば小さいカードでも動きますが、遅くなります。「動くか、どれだけ速いか」の「モデルの一部をメインメモリに置く」で確かめられます。
choose-supply-less = 推奨される電源は{ $watts }なので、買い替える費用を含めています。負荷だけで見れば、CPUが{ $cpu }までならお持ちの{ $own }で足ります。買う前に「構成チェック」で全パーツを確かめてください。
choose-room-swap-one = お持ちの{ $have }を外すとカード1枚分の空きになるため、複数枚の構成は除いています。
choose-work-floor = この作業には、何を入力しても{ $memory }以上のメモリが必要です。「作業の種類と比重」で、より小さなモデルを選んでください。
choose-supply-cpu = お持ちの{ $own }の電源は、CPUが{ $cpu }までなら足ります（この製品が求めるのは{ $watts }）。
choose-supply-tight = この製品が求める電源は{ $watts }で、お持ちの電源は{ $own }ですが、最大負荷ではCPUに回せる電力がほぼ残りません。より大容量の電源にしてください。
choose-same = おすすめとほぼ同じ
choose-same-own = お持ちのカードとほぼ同じ
choose-fewer-cards = { $cards }はおすすめと誤差の範囲で互角ですが、おすすめのほうが少ない枚数で済みます。
choose-keep-short = { $memory }のメモリが必要な場合だけ、おすすめの製品を買いましょう。速度はお持ちの{ $have }の{ $factor }倍です。
choose-keep-none = 「{ $persona }」なら、お持ちの{ $have }を使い続けましょう。この条件で明らかに速い候補はありません。
choose-keep-over = 「{ $persona }」なら、お持ちの{ $have }を使い続けましょう。ほかに条件を満たすものは、すべて予算を超えます。
choose-unowned = カードをお持ちでない場合のおすすめは{ $cards }、{ $pay }です。速度はお持ちのカードの{ $factor }倍です。
choose-ties-value = コスパが互角の製品：{ $list }。
choose-tied-value = コスパ互角

## 2枚目のカード：別々のジョブ、電力制限、1枚でのチャット

pair-say-jobs-mixed = 別々のジョブなら、{ $cards }でこなせる量は{ $factor }倍です（{ $model }のようなモデルとのチャットで計算）。各カードの速度は1枚のときと同じです。
pair-limit-speeds = ここに示す速度は、いずれも電力を制限しないときの値です。
pair-lost-behind = ただし1つのチャットは遅くなります。1枚では毎秒{ $own }トークン、2枚なら毎秒{ $pair }トークンです。
pair-lost-near = ただし1つのチャットは遅くなるおそれがあります。1枚では毎秒{ $own }トークン、2枚なら毎秒{ $pair }トークンです。
pair-lost-ahead = 1つのチャットの速度は同じくらいか、それ以上です。1枚では毎秒{ $own }トークン、2枚なら毎秒{ $pair }トークンです。
pair-lost-ways = 1つのチャットの速度は、替えると毎秒{ $own }トークン、2枚なら通常は毎秒{ $turns }トークン、テンソル並列では毎秒{ $shared }トークンです。
pair-writes-copy = 各カードに同じモデルを置くため、1つのチャットの開始時の速度は、使うカードにより毎秒{ $speed }トークンです（{ $how }）。
pair-supply-too = { $label }以上の新しい電源ユニット（約{ $money }から）を含めると、合計は約{ $total }です。
pair-supply-plugs = 2枚分の電源コネクターを備えた{ $label }以上の新しい電源ユニット（約{ $money }から）を含めると、合計は約{ $total }です。
pair-supply-assumed = 価格は、お使いの電源ユニットを{ $psu }と仮定して計算しています。
pair-supply-counted = { $label }以上の新しい電源の代金を含みます。
pair-with-supply = { $label }の電源込み
pair-none-dear = 1枚で確実に同じことができるカードは、どれも価格が2枚目の{ $times }倍を超えます。
pair-say-chat-gain = テンソル並列に限り、{ $cards }で{ $model }との1つのチャットの速度は今の{ $factor }倍になります（{ $how }）。Ollamaやllama.cppの既定の設定では速くなりません。
pair-say-chat-no-gain = { $cards }でも、{ $model }との1つのチャットは速くなりません。速度は今の{ $factor }倍です（{ $how }）。
pair-none-larger = ソフトウェアのサポートが確かで、単体で冷却でき、価格のわかるカードには、1枚で確実に載るものはありません。
pair-none-better = ソフトウェアのサポートが確かで、単体で冷却でき、価格のわかるメモリ{ $have }以上のカードには、確実に2枚分の速度が出るものはありません。
pair-price = 2枚目の価格は約{ $money }です（{ $add }、{ $bought }、{ $month }の価格）。
pair-tax = ここの価格は税別です。
pair-other-ways = このモデルが動くほかの構成と価格（共有メモリのPCを含む）
pair-but-outlet = ただし、通常のコンセントでは2枚を全力で動かせません。
pair-alone = { $card }（{ $bought }）だけでも、同じかそれ以上の速度で動きます。{ $have }を売れば、あと約{ $money }です。
pair-alone-left = { $card }（{ $bought }）だけでも、同じかそれ以上の速度で動きます。{ $have }を売れば、約{ $money }が残ります。
pair-proprietary-supply = メーカー製PCには専用の電源しか使えない機種が多くあります。買う前に、標準の24ピンとATXサイズかどうかを確かめてください。
pair-another-pair = { $card }（{ $bought }）の組み合わせなら、モデルが確実に載ります。追加費用は約{ $money }です。
pair-another-writes = この組み合わせでは、1つのチャットの速度は、通常、はじめは毎秒{ $speed }トークンです（{ $how }）。
pair-training-mixed = 学習の各ステップを2枚に等分すると、速いカードが遅いカードを待ちます。
pair-larger-unsold = メモリの大きい{ $card }（{ $bought }、1枚）に約{ $money }で替えることもできます。
pair-better-unsold = { $card }（{ $bought }、1枚）に約{ $money }で替えることもできます。
pair-other-unsold = { $card }（{ $bought }、1枚）に約{ $money }で替えてもモデルは動きます。
pair-instead-unsold = { $card }（{ $bought }、1枚）に約{ $money }で替えれば動きます。
pair-alone-unsold = { $card }（{ $bought }）だけでも、同じかそれ以上の速度で動きます。費用は約{ $money }です。

## レンタルか購入か：レンタルの税

rent-taxed = カードの価格は税込、レンタル料は税別です。{ $share }の税を加えるとレンタルは{ $money }、購入は{ $own }です。

## 載るか：共有メモリ、価格の順

fit-maybe-shared = { $cards }（空き{ $room }）ではぎりぎりです。設定を変えればモデルに使える分は増えますが、メモリ全体は使えません。
fit-unscreened = このカードにモニターをつながなければ入ります。モニターはCPUの内蔵GPUかマザーボードのグラフィックチップにつないでください。
fit-whole = 完成品のPC
fit-bare = PC本体を除く
fit-avoided = このカードの購入はおすすめしません。理由はカードのページにあります。
fit-order = 価格順は、表示の価格ではなく、4分の3の確率で超えない価格の順です。枚数の少ないものを先に並べます。

## 比較：よくある比較

compare-fault =
    { $fault ->
        [support_ended] ソフトウェアのサポートが終了
        [beaten] わかっている範囲では、より安い製品が同等以上
        [support_ending] ソフトウェアのサポートが終了予定
        [memory_for_price] 価格の割にメモリが少ない
        [no_bf16] BF16に非対応
       *[support_weak] ソフトウェアのサポートが試験的または限定的
    }
compare-own-plugs = NVIDIA純正カードの場合。各社のモデルは8ピンが多い
ready-no-gain = 速度、メモリ、価格に確かな差はありません。
ready-warned = { $name }：{ $faults }。「{ $page }」を参照。
ready-priced =
    { $kind ->
        [used] { $reason }（中古価格）
       *[other] { $reason }（新品価格）
    }
