### 計算で作る文の日本語版。文に入るものは en.ftl の各文の上に書かれています。
### 数字と仮名・漢字のあいだに空白は入れません。

## 製品名と地域

place-in = { $name }

place-here = 現地
place-elsewhere = その他の地域

one-product = { $product }

several-products = { $count }枚の{ $product }

## おすすめ：理由

pick-lead-speed = 候補{ $count }製品中で最速です。2位の{ $others }より{ $lead }速くなります。
pick-lead-speed_per_price = コストパフォーマンスは候補{ $count }製品中トップで、2位の{ $others }より{ $lead }上です。
pick-lead-speed_per_cost = 本体と{ $years }年分の電気代を合わせたコストパフォーマンスは候補{ $count }製品中トップで、2位の{ $others }より{ $lead }上です。
pick-lead-memory = メモリ容量は候補{ $count }製品中で最大です。2位の{ $others }より{ $lead }多く積んでいます。
pick-lead-memory_per_price = 価格あたりのメモリ容量は候補{ $count }製品中トップで、2位の{ $others }より{ $lead }上です。

pick-among-speed = 候補{ $count }製品のうち、最も速い部類です。
pick-among-speed_per_price = コストパフォーマンスは候補{ $count }製品のうち上位です。
pick-among-speed_per_cost = 本体と{ $years }年分の電気代を合わせたコストパフォーマンスは、候補{ $count }製品のうち上位です。
pick-among-memory = メモリ容量は候補{ $count }製品のうち上位です。
pick-among-memory_per_price = 価格あたりのメモリ容量は候補{ $count }製品のうち上位です。

pick-only = 条件をすべて満たすのはこの製品だけです。
    .short = 条件をすべて満たす唯一の製品

pick-even =
    { $others }とはほぼ互角で、次に見る{ $rule ->
        [price] 価格
        [memory] メモリ容量
        [power] 消費電力
       *[speed] 速度
    }でも差が付かないため、スコアの高いほうを挙げました。実際に買うときは、安く見つかったほうで構いません。

pick-settled =
    { $others }とはほぼ互角ですが、{ $rule ->
        [price] 安い
        [memory] メモリの多い
        [power] 消費電力の少ない
       *[speed] 速い
    }こちらを選びました。

pick-unsure = { $others }との差は誤差の範囲で、どちらが上とは言い切れません。
pick-alone = どの候補と1対1で比べても、誤差を超える差で上回ります。
pick-near-limit = 価格が上限に近く、実際には超えるかもしれません。
pick-host = 一緒に買うパーツを含めると約{ $money }です。

pick-weak-one_price = この製品か次点の価格は、1件しか確認できていません。
pick-weak-poor_prices = この製品か次点の価格は、推定値しかありません。
pick-weak-one_test = この製品か次点の速度は、1つのテストの結果だけです。
pick-weak-extrapolated = この製品か次点の速度は、測定された製品の範囲を超える推定です。
pick-weak-market_moves = まもなく比較対象の製品の一部が市場から外れ、そのときは別の製品がおすすめになります。

## おすすめ：カードの1行

pick-tied-line =
    { $more ->
        [0] 分かっている限り、{ $others }と互角です。
       *[other] 分かっている限り、{ $others }ほか{ $more }製品と互角です。
    }
pick-lead-line = { $others }に{ $lead }の差。
pick-level-line = { $others }とほぼ同水準です。

## おすすめ：確かさ

pick-confidence =
    { $certainty ->
        [clear] 明確
        [likely] 有力
        [close] 接戦
       *[only] ほかに候補なし
    }{ $certainty ->
        [only] {""}
       *[other] ：価格と速度を誤差の範囲で動かした{ $draws }回の試算のうち{ $share }で1位{ $ties ->
            [yes] （ほぼ互角の製品まで含めると{ $tied }）
           *[no] {""}
        }
    }
    .short =
    { $certainty ->
        [clear] 明確
        [likely] 有力
        [close] 接戦
       *[only] ほかに候補なし
    }

## おすすめ：答えが変わる条件

pick-change-cheaper = { $product }が{ $money }を下回ったら、そちらを選んでください。
pick-change-dearer = この製品が{ $money }を超えるなら、{ $product }を選んでください。
pick-change-limit = 税別で{ $money }まで出せるなら、{ $product }のほうが上です。
pick-change-total = 全部で{ $money }まで出せるなら、{ $product }のほうが上です。

pick-none = 条件をすべて満たす製品はありません。最後の候補が外れた条件は「{ $need }」です。

## 価格：金額の下の注記

offer-local =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $date }確認{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }
    .short =
    { $date }確認{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $places }で確認した価格から計算（最新は{ $date }）{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }
    .short =
    { $places }で確認した価格から計算（最新は{ $date }）{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $places }で確認した価格を換算（最新は{ $date }）{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }
    .short =
    { $places }で確認した価格を換算（最新は{ $date }）{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] 中古
        [rental] レンタル1時間あたり
       *[other] 新品
    }、{ $places }で{ $date }に確認{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }
    .short =
    { $places }で{ $date }に確認{ $stale ->
        [yes] 、古い価格
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] 中古
       *[other] 新品
    }、発売時の価格から推定（{ $date }時点）
    .short = 発売時の価格から推定（{ $date }時点）

offer-place-here = 現地で最後に確認した価格（{ $date }）：{ $money }。
offer-place-from = { $place }で{ $date }に確認した価格の換算：{ $money }。

price-converted = { $place }で確認した価格を換算
