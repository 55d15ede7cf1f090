### 계산으로 만드는 문장의 한국어판. 문장에 들어가는 값은 en.ftl의 각 문장 위에 적혀 있습니다.
### 조사는 JOSA로만 붙입니다. 받침이 있을 때 쓰는 조사를 먼저 적습니다.

## 제품 이름과 지역

place-in = { $name }

place-here = 현지
place-elsewhere = 그 밖의 지역

one-product = { $product }

several-products = { $product } { $count }장

## 추천: 이유

pick-lead-speed = 후보 { $count }종 가운데 가장 빠릅니다. 2위인 { $others }보다 { $lead } 앞섭니다.
pick-lead-speed_per_price = 후보 { $count }종 가운데 가성비가 가장 높습니다. 2위인 { $others }보다 { $lead } 앞섭니다.
pick-lead-speed_per_cost = 구입가와 { $years }년 전기 요금을 함께 따진 가성비가 후보 { $count }종 가운데 가장 높습니다. 2위인 { $others }보다 { $lead } 앞섭니다.
pick-lead-memory = 후보 { $count }종 가운데 메모리가 가장 큽니다. 2위인 { $others }보다 { $lead } 많습니다.
pick-lead-memory_per_price = 후보 { $count }종 가운데 가격 대비 메모리가 가장 큽니다. 2위인 { $others }보다 { $lead } 앞섭니다.

pick-among-speed = 후보 { $count }종 가운데 가장 빠른 축에 듭니다.
pick-among-speed_per_price = 후보 { $count }종 가운데 가성비가 상위권입니다.
pick-among-speed_per_cost = 구입가와 { $years }년 전기 요금을 함께 따진 가성비가 후보 { $count }종 가운데 상위권입니다.
pick-among-memory = 후보 { $count }종 가운데 메모리가 큰 축에 듭니다.
pick-among-memory_per_price = 후보 { $count }종 가운데 가격 대비 메모리가 상위권입니다.

pick-only = 조건을 모두 만족하는 제품은 이것뿐입니다.
    .short = 조건을 모두 만족하는 유일한 제품

pick-even =
    { JOSA($others, "과/와") }는 사실상 동률입니다. 동률일 때 보는 { $rule ->
        [price] 가격
        [memory] 메모리 용량
        [power] 소비 전력
       *[speed] 속도
    }도 같아 점수가 높은 쪽을 골랐습니다. 더 싸게 살 수 있는 쪽을 사면 됩니다.

pick-settled =
    { JOSA($others, "과/와") }는 사실상 동률이지만, { $rule ->
        [price] 더 싼
        [memory] 메모리가 더 큰
        [power] 전력을 덜 쓰는
       *[speed] 더 빠른
    } 이 제품을 골랐습니다.

pick-unsure = { JOSA($others, "과/와") }의 차이도 오차 범위 안이라 어느 쪽이 낫다고 말하기 어렵습니다.
pick-alone = 어느 후보와 일대일로 비교해도 오차 범위를 넘어 앞섭니다.
pick-near-limit = 가격이 상한에 가까워 실제로는 넘을 수 있습니다.
pick-host = 함께 사야 할 부품까지 약 { $money }입니다.

pick-weak-one_price = 이 제품이나 바로 뒤 경쟁 제품의 가격은 한 건만 확인했습니다.
pick-weak-poor_prices = 이 제품이나 바로 뒤 경쟁 제품의 가격은 추정치뿐입니다.
pick-weak-one_test = 이 제품이나 바로 뒤 경쟁 제품의 속도는 시험 한 건에서 나왔습니다.
pick-weak-extrapolated = 이 제품이나 바로 뒤 경쟁 제품의 속도는 실측한 제품들의 범위를 벗어난 추정치입니다.
pick-weak-market_moves = 비교 대상 제품 일부가 곧 시장에서 빠지면 추천이 바뀝니다.

## 추천: 카드의 한 줄

pick-tied-line =
    { $more ->
        [0] 지금까지 아는 한 동급: { $others }.
       *[other] 지금까지 아는 한 동급: { $others } 외 { $more }종.
    }
pick-lead-line = { $others }보다 { $lead } 앞섭니다.
pick-level-line = { JOSA($others, "과/와") } 비슷합니다.

## 추천: 얼마나 확실한가

pick-confidence =
    { $certainty ->
        [clear] 확실
        [likely] 유력
        [close] 접전
       *[only] 유일한 후보
    }{ $certainty ->
        [only] {""}
       *[other] : 가격과 속도를 오차 범위 안에서 바꿔 { $draws }번 계산했을 때 { $share }에서 1위{ $ties ->
            [yes] (동률 포함 { $tied })
           *[no] {""}
        }
    }
    .short =
    { $certainty ->
        [clear] 확실
        [likely] 유력
        [close] 접전
       *[only] 유일한 후보
    }

## 추천: 답이 바뀌는 조건

pick-change-cheaper = { JOSA($product, "을/를") } { $money }보다 싸게 살 수 있으면 그쪽을 사세요.
pick-change-dearer = 이 제품이 { $money }보다 비싸면 { JOSA($product, "을/를") } 사세요.
pick-change-limit = 세금을 빼고 { $money }까지 쓸 수 있으면 { JOSA($product, "이/가") } 더 낫습니다.
pick-change-total = 모두 합해 { $money }까지 쓸 수 있으면 { JOSA($product, "이/가") } 더 낫습니다.

pick-none = 조건을 모두 만족하는 제품이 없습니다. 마지막 후보가 탈락한 조건은 다음과 같습니다: { $need }.

## 가격: 금액 아래의 설명

offer-local =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $date } 확인{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }
    .short =
    { $date } 확인{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $places }에서 확인한 가격으로 계산(최근 확인 { $date }){ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }
    .short =
    { $places }에서 확인한 가격으로 계산(최근 확인 { $date }){ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $places }에서 확인한 가격을 환산(최근 확인 { $date }){ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }
    .short =
    { $places }에서 확인한 가격을 환산(최근 확인 { $date }){ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $places }에서 { $date } 확인{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }
    .short =
    { $places }에서 { $date } 확인{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] 중고
       *[other] 신품
    }, 출시가에서 추정({ $date } 기준)
    .short = 출시가에서 추정({ $date } 기준)

offer-place-here = 현지에서 마지막으로 확인한 가격({ $date }): { $money }.
offer-place-from = { $date } { $place }에서 확인한 가격의 환산: { $money }.

price-converted = { $place }에서 확인한 가격을 환산
