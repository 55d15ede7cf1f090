### 계산으로 만드는 문장의 한국어판. 문장에 들어가는 값은 en.ftl의 각 문장 위에 적혀 있습니다.
### 조사는 JOSA로만 붙입니다. 받침이 있을 때 쓰는 조사를 먼저 적습니다.

## 제품 이름과 지역

place-in = { $name }

places-more = { $places } 등

one-product = { $product }

several-products =
    { $product } { $count ->
        [2] 두{" "}
        [3] 세{" "}
        [4] 네{" "}
        [6] 여섯{" "}
        [8] 여덟{" "}
       *[other] { $count }
    }장

## 추천: 이유

pick-lead-speed =
    후보 { $count }종 가운데 가장 빠릅니다. 2위인 { $others }{ $far ->
        [yes] 의 { $lead }배 속도입니다
       *[no] 보다 { $lead } 앞섭니다
    }.
pick-lead-speed_per_price =
    후보 { $count }종 가운데 가성비가 가장 높습니다. 2위인 { $others }{ $far ->
        [yes] 의 { $lead }배입니다
       *[no] 보다 { $lead } 앞섭니다
    }.
pick-lead-speed_per_cost =
    구입가와 { $years }년 전기 요금을 함께 따진 가성비가 후보 { $count }종 가운데 가장 높습니다. 2위인 { $others }{ $far ->
        [yes] 의 { $lead }배입니다
       *[no] 보다 { $lead } 앞섭니다
    }.
pick-lead-memory =
    후보 { $count }종 가운데 메모리가 가장 큽니다. 2위인 { $others }{ $far ->
        [yes] 의 { $lead }배입니다
       *[no] 보다 { $lead } 많습니다
    }.
pick-lead-memory_per_price =
    후보 { $count }종 가운데 가격 대비 메모리가 가장 큽니다. 2위인 { $others }{ $far ->
        [yes] 의 { $lead }배입니다
       *[no] 보다 { $lead } 앞섭니다
    }.

pick-among-speed = 후보 { $count }종 가운데 이보다 뚜렷이 빠른 제품은 없습니다.
pick-among-speed_per_price = 후보 { $count }종 가운데 이보다 가성비가 뚜렷이 높은 제품은 없습니다.
pick-among-speed_per_cost = 구입가와 { $years }년 전기 요금을 함께 따지면, 후보 { $count }종 가운데 이보다 가성비가 뚜렷이 높은 제품은 없습니다.
pick-among-memory = 후보 { $count }종 가운데 이보다 메모리가 뚜렷이 큰 제품은 없습니다.
pick-among-memory_per_price = 후보 { $count }종 가운데 가격 대비 메모리가 이보다 뚜렷이 큰 제품은 없습니다.

pick-only =
    { $told ->
        [memory_money] 가격이 알려진 제품 가운데 메모리 { $memory } 이상, 세금을 뺀 가격 { $money } 이하이고 다른 조건도 만족하는 것은 이것뿐입니다.
        [memory] 가격과 속도가 알려진 제품 가운데 메모리가 { $memory } 이상이고 다른 조건도 만족하는 것은 이것뿐입니다.
        [money] 가격이 알려진 제품 가운데 세금을 뺀 가격이 { $money } 이하이고 다른 조건도 만족하는 것은 이것뿐입니다.
        [plug] 가격과 속도가 알려진 제품 가운데 보조전원이 필요 없고 다른 조건도 만족하는 것은 이것뿐입니다.
       *[none] 가격과 속도가 알려진 제품 가운데 조건을 모두 만족하는 것은 이것뿐입니다.
    }
    .short = 조건을 모두 만족하는 유일한 제품

pick-even =
    { JOSA($others, "과/와") }는 사실상 동률입니다. 동률이면 { $rule ->
        [price] 싼 쪽을 고르지만 가격도 같습니다
        [memory] 메모리가 큰 쪽을 고르지만 용량도 같습니다
        [ecc] 메모리가 큰 쪽을 고르지만 용량도 같습니다(다만 그쪽은 오류 정정을 켜면 16분의 1쯤 줄어듦)
        [power] 전력을 덜 쓰는 쪽을 고르지만 소비 전력도 같습니다
       *[speed] 빠른 쪽을 고르지만 속도도 같습니다
    }. 남은 차이는 오차 범위 안이어서, { $priced ->
        [yes] 최신 가격 기준으로{" "}
       *[no] {""}
    }근소하게 앞서는 이 제품을 골랐습니다.

pick-settled =
    { JOSA($others, "과/와") }는 사실상 동률이지만, { $rule ->
        [price] 더 싼
        [memory] 메모리가 더 큰
        [power] 전력을 덜 쓰는
        [cards] 카드 수가 더 적은
       *[speed] 더 빠른
    } 이 제품을 골랐습니다.

pick-cheaper-tie =
    { JOSA($other, "은/는") } 약 { $saving } 더 쌉니다.{ $rule ->
        [memory] {" "}메모리 { $memory }로 충분하다면 그쪽을 사세요.
       *[price] {""}
    }

pick-unsure = { JOSA($others, "과/와") }의 차이도 오차 범위 안입니다.
pick-near-limit = 추천 제품의 가격이 상한에 가까워 실제로는 넘을 수 있습니다.

pick-before-tax =
    이 가격은 { JOSA($tax, "을/를") } 뺀 값입니다. 세율이 약 { $rate } 이상이면 모두 합쳐 { JOSA($money, "을/를") } 넘습니다.{ $known ->
        [yes] {" "}{ JOSA($other, "은/는") } 세율이 { JOSA($most, "이어도/여도") } 예산 안에 듭니다.
       *[no] {""}
    }

pick-laptop-memory = 작은 신경망을 학습시키려면 메모리가 { $wanted } 이상인 칩({ $products } 등)을 고르세요. { $least } 노트북은 메모리가 가장 먼저 모자라게 됩니다. 맥북은 더 큰 언어 모델도 담지만 느리며, 이 표에는 없습니다.

guide-pick-within = { $pick }
guide-no-pick =
    { $why ->
        [prices] 가격이 알려진 제품이 너무 적어 추천 없음
       *[needs] 조건에 맞는 제품 없음
    }({ $region })
software-before = { $products } 출시 전의 평가입니다.

guide-pick-choice = 서로 비슷한 여러 카드({ $pick }, { $other } 등) 가운데 하나

pick-host =
    { $kind ->
        [supply] 출력과 커넥터가 충분한 파워서플라이까지 사면 약 { $money }입니다.
       *[computer] 제대로 작동하는 가장 싼 부품으로 컴퓨터 전체를 맞추면 약 { $money }입니다.
    }

pick-host-several =
    { $supply ->
        [yes] 출력과 커넥터가 충분한 파워서플라이까지 사면 카드와 합쳐 약 { $money }입니다.{" "}
       *[no] {""}
    }카드가 모두 들어가는 케이스와, 카드마다 레인을 넉넉히 나누어 주는 메인보드도 필요하며, 둘 다 갖춘 컴퓨터는 많지 않습니다. { $known ->
        [yes] 이 카드를 넣어 이 가이드의 규칙을 모두 통과하는 가장 싼 컴퓨터는 전체가 약 { $whole }입니다.
        [screen] 이 카드를 넣어 이 가이드의 규칙을 모두 통과하며 CPU나 메인보드에도 그래픽이 있는 가장 싼 컴퓨터는 전체가 약 { $whole }입니다.
       *[no] 이 카드를 넣을 컴퓨터 가운데 모든 부품의 가격이 알려진 것은 찾지 못했습니다.
    }

pick-whole =
    칩이 아니라 컴퓨터 한 대의 값입니다. 메모리 { $memory }를 CPU와 GPU가 함께 씁니다.{ $cards ->
        [yes] {" "}아래 카드의 가격에는 나머지 컴퓨터 값이 빠져 있습니다.
       *[no] {""}
    }
pick-tight = 메모리가 빠듯합니다. 4비트 { $model } 모델은 컨텍스트 { $tokens }토큰에서 { $pool } 가운데 { $need }를 씁니다. 모니터를 CPU 내장 그래픽이나 메인보드의 그래픽 칩에 연결하거나 컨텍스트를 줄이세요.

pick-around =
    { $kind ->
        [whole] 컴퓨터 한 대
        [alone] 카드만(컴퓨터 별도)
        [supply] 파워서플라이 포함 약 { $money }
        [several] 파워서플라이 포함 약 { $money }(메인보드와 케이스 별도)
       *[computer] 컴퓨터 포함 약 { $money }
    }

pick-prompt = 프롬프트 처리 속도는 순위에 넣지 않았는데, { $others } 쪽이 뚜렷이 빠릅니다. 긴 문서나 코드, 에이전트에 쓴다면 이 점도 따져 보세요.

pick-image-weights =
    순위는 Stable Diffusion XL처럼 더 오래되고 작은 모델의 속도로 매겼습니다. { $model }의 가중치만 해도 8비트로 { $eight }, 16비트로 { $sixteen }입니다.{ $lacks ->
        [sixteen] {" "}16비트로는 이 카드에 들어가지 않습니다.
        [both] {" "}어느 쪽도 이 카드에 들어가지 않습니다.
       *[none] {""}
    }

pick-macs = 메모리가 충분한 맥({ $products })에서도 이런 모델은 돌아갑니다. 다만 이 작업의 실측 속도나 가격을 알 수 없어 순위에는 넣지 않았습니다.

pick-other-chips = 그 밖의 칩 { $count }종

pick-main-memory = { $product }에서도 전문가 가중치 가운데 { $gib }를 시스템 메모리에 두면 { $model } 모델이 돌아갑니다. 추정 속도는 초당 { $speed }토큰이고, 이 추천 제품은 초당 { $own }토큰입니다.

pick-tuned-smaller =
    글이 짧다면 { $model } { JOSA($way, "은/는") } { $memory }에도 들어갑니다. 시퀀스를 하나씩 넣고 활성값을 재계산하며 랭크가 { $rank }이면, { $tokens }토큰까지는 확실히 들어가고 { $perhaps }토큰까지도 들어갈 수 있습니다. { $product } 가격은 { $kind ->
        [used] 중고
       *[street_new] 신품
    } { $money }입니다. 더 긴 글도 들어가도록 여기서는 { $asked } 이상을 요구합니다.

pick-weak = { JOSA($products, "은/는") } { $doubts }에 기대고 있어 근거가 약합니다.
pick-weak-one_price = 출처가 하나뿐인 가격
pick-weak-old_price = 오래된 가격
pick-weak-one_old_price = 출처가 하나뿐인 오래된 가격
pick-weak-poor_prices = 추정치뿐인 가격
pick-weak-one_test = 한 사람이 쟀거나 한 번만 잰 속도
pick-weak-estimated = 작업의 일부를 추정한 속도
pick-weak-extrapolated = 사양이 다른 제품에서 추정한 속도
pick-weak-market_moves = 경쟁 제품 일부가 곧 시장에서 빠지며, 그때 추천이 바뀝니다.

## 추천: 카드의 한 줄

products-more = 그 밖의 { $more }종

pick-tied-line =
    { $goal ->
        [speed] 속도가 비슷할 수 있는
        [memory] 메모리가 같은
        [memory_per_price] 가격 대비 메모리가 거의 같은
       *[speed_per_price] 가격 대비 속도가 거의 같은
    } 제품: { $others }.

pick-beside-speed =
    { $far ->
        [quarter] 속도는 약 4분의 1
        [third] 속도는 약 3분의 1
        [two_fifths] 속도는 약 5분의 2
        [half] 속도는 약 절반
        [two_thirds] 속도는 약 3분의 2
        [three_quarters] 속도는 약 4분의 3
       *[times] 속도는 { $ratio }배
    }
share-two-thirds = 3분의 2

pick-lead-line =
    { $goal ->
        [speed] { $far ->
            [yes] 속도가 2위인 { $others }의 { $lead }배입니다.
           *[no] 2위인 { $others }보다 { $lead } 빠릅니다.
        }
        [memory] { $far ->
            [yes] 메모리가 2위인 { $others }의 { $lead }배입니다.
           *[no] 메모리에서 2위인 { $others }보다 { $lead } 앞섭니다.
        }
        [speed_per_price] { $far ->
            [yes] 가격 대비 속도가 2위인 { $others }의 { $lead }배입니다.
           *[no] 가격 대비 속도에서 2위인 { $others }보다 { $lead } 앞섭니다.
        }
        [speed_per_cost] { $far ->
            [yes] 전기 요금까지 따진 비용 대비 속도가 2위인 { $others }의 { $lead }배입니다.
           *[no] 전기 요금까지 따진 비용 대비 속도에서 2위인 { $others }보다 { $lead } 앞섭니다.
        }
       *[memory_per_price] { $far ->
            [yes] 가격 대비 메모리가 2위인 { $others }의 { $lead }배입니다.
           *[no] 가격 대비 메모리에서 2위인 { $others }보다 { $lead } 앞섭니다.
        }
    }
pick-level-line = { JOSA($others, "과/와") } 비슷합니다.

## 추천: 얼마나 확실한가

pick-confidence =
    { $certainty ->
        [clear] 확실
        [likely] 유력
        [close] 접전
        [open] 우열 불명
       *[only] 유일한 후보
    }{ $certainty ->
        [only] .
       *[other] : 가격과 속도를 오차 범위 안에서 바꿔 { $draws }번 계산했을 때 { $share }에서 1위{ $ties ->
            [yes] (동률 포함 { $tied })
           *[no] {""}
        }.
    }
    .short =
    { $certainty ->
        [clear] 확실
        [likely] 유력
        [close] 접전
        [open] 우열 불명
       *[only] 유일한 후보
    }
pick-open = 절반이 넘는 계산에서 다른 제품이 1위이므로, 확실한 승자가 아니라 후보 하나로 제시합니다.

## 추천: 답이 바뀌는 조건

pick-change-level =
    지금 가격으로는 { JOSA($products, "과/와") } 차이가 거의 없으니 { $rented ->
        [yes] 속도와 메모리를
       *[no] 속도, 메모리, 보조전원 커넥터, 발열을
    } 보고 고르세요.

pick-change-cheaper =
    { JOSA($product, "이/가") } { $each ->
        [yes] 개당{" "}
       *[no] {""}
    }{ $rented ->
        [yes] 시간당{" "}
       *[no] {""}
    }약 { $price }보다 싸면{ $far ->
        [yes] (지금보다 { $share } 낮은 값)
       *[no] {""}
    } 그쪽을 { $rented ->
        [yes] 빌리세요
       *[no] 사세요
    }.
pick-change-dearer =
    추천 제품이 { $each ->
        [yes] 개당{" "}
       *[no] {""}
    }{ $rented ->
        [yes] 시간당{" "}
       *[no] {""}
    }약 { $price }보다 비싸면 { JOSA($product, "을/를") } { $rented ->
        [yes] 빌리세요
       *[no] 사세요
    }.
pick-change-limit = 세금을 빼고 약 { $money }까지 쓸 수 있으면 { JOSA($product, "을/를") } 사세요.
pick-change-total = 모두 합해 약 { $money }까지 쓸 수 있으면 { JOSA($product, "을/를") } 사세요.

pick-none = 조건을 모두 만족하는 제품이 없습니다. 마지막까지 남은 후보는 ‘{ $need }’ 조건에서 탈락했습니다.
pick-cut-segment =
    { $id ->
        [consumer] 소비자용 { $count }종
        [workstation] 워크스테이션용 { $count }종
        [datacenter] 데이터센터용 { $count }종
        [cloud_only] 클라우드 전용 { $count }종
        [soc] SoC { $count }종
       *[laptop] 노트북용 { $count }종
    }
pick-cut-segments = { JOSA($kinds, "이/가") } 빠집니다.

## 확인할 가격

seen-nowhere-here = { $place }에서는 아직 확인되지 않음
look-cheaper =
    { $each ->
        [yes] 개당 { $money }보다 싸면
       *[no] { $money }보다 싸면
    }(확률 { $share }) ‘{ $persona }’ 추천이 { $pick }에서 { JOSA($product, "으로/로") } 바뀝니다.
look-affordable =
    { $each ->
        [yes] 개당 { $money }보다 싸면
       *[no] { $money }보다 싸면
    }(확률 { $share }) { JOSA($product, "이/가") } ‘{ $persona }’ 예산 안에 들어와 { $pick } 대신 추천됩니다.
look-dearer =
    { $each ->
        [yes] 개당 { $money }보다 비싸면
       *[no] { $money }보다 비싸면
    }(확률 { $share }) ‘{ $persona }’ 추천이 { $pick }에서 { JOSA($product, "으로/로") } 바뀝니다.

## 바뀐 추천

turns-older = 이전 기록(날짜 { $count }개)
turn-product =
    { $kind ->
        [used] 중고 { $product }
        [rental] 임대 { $product }
       *[street_new] { $product }
    }
turn-change =
    { $state ->
        [first] 전에는 추천할 제품이 없었지만 이제 { JOSA($product, "을/를") } 추천합니다.
        [none] 이제 추천할 제품이 없습니다. 전에는 { JOSA($old, "이었습니다/였습니다") }.
       *[other] { $old }에서 { JOSA($product, "으로/로") } 바뀌었습니다.
    }
turn-cause-price =
    { $product }의 { $kind ->
        [rental] 시간당 가격
       *[other] 가격
    }이 { $before }에서 { $after } 수준으로 { $way ->
        [up] 올랐기
       *[down] 내렸기
    } 때문입니다.
turn-cause-speed =
    { $way ->
        [up] 새 자료에서 { $product }의 속도가 { $share } 높게 나왔기 때문입니다.
       *[down] 새 자료에서 { $product }의 속도가 { $share } 낮게 나왔기 때문입니다.
    }
turn-cause-doubt =
    { $way ->
        [up] { $product } 가격이나 속도가 전보다 불확실해졌기 때문입니다.
       *[down] { $product } 가격이나 속도를 전보다 잘 알게 되었기 때문입니다.
    }
turn-cause-around = { $product }에 필요한 주변 부품 값이나 전기 요금이 달라졌기 때문입니다.
turn-cause-need_missed =
    { $need ->
        [price_known] { JOSA($product, "은/는") } 계산에 쓸 수 있는 가격이 없어졌기 때문입니다.
        [host_known] { $product }에 필요한 주변 부품은 계산에 쓸 수 있는 가격이 없어졌기 때문입니다.
        [market_known] { JOSA($product, "과/와") } 같은 종류의 제품 가운데 가격이 알려진 것이 너무 적기 때문입니다.
        [speed_known] { $product } 속도를 더는 알 수 없기 때문입니다.
        [socket] { $product } 여러 장의 소비 전력이 일반 콘센트의 연속 공급 전력을 넘기 때문입니다.
        [price_usd] { $product } 가격이 한도를 넘었기 때문입니다.
        [total_usd] 필요한 부품까지 합친 { $product } 가격이 예산을 넘었기 때문입니다.
        [memory_gb] 필요한 메모리가 늘어 { JOSA($product, "으로/로") }는 모자라기 때문입니다.
       *[other] { JOSA($product, "이/가") } 더는 모든 조건을 만족하지 않기 때문입니다.
    }
turn-cause-need_met =
    { $need ->
        [price_known] { $product } 가격이 알려졌기 때문입니다.
        [host_known] { $product }에 필요한 주변 부품의 가격이 알려졌기 때문입니다.
        [market_known] { JOSA($product, "과/와") } 같은 종류의 제품 가격이 충분히 모였기 때문입니다.
        [speed_known] { $product } 속도가 알려졌기 때문입니다.
        [socket] { $product } 여러 장의 소비 전력이 일반 콘센트의 연속 공급 전력 안에 들어왔기 때문입니다.
        [price_usd] { $product } 가격이 한도 아래로 내려왔기 때문입니다.
        [total_usd] 필요한 부품까지 합친 { $product } 가격이 예산 안에 들어왔기 때문입니다.
        [memory_gb] 필요한 메모리가 줄어 { JOSA($product, "으로/로") }도 충분하기 때문입니다.
       *[other] { JOSA($product, "이/가") } 이제 모든 조건을 만족하기 때문입니다.
    }
turn-cause-new = { JOSA($product, "이/가") } 그때부터 이 가이드에 실렸기 때문입니다.
turn-cause-gone = { JOSA($product, "이/가") } 이 가이드에서 빠졌기 때문입니다.
turn-cause-asked = 이 용도의 조건을 다시 정했기 때문입니다.
turn-cause-rules = 어느 한 수치가 아니라 규칙이나 여러 작은 변화 때문입니다.
turn-cause-corrected = 과거 데이터의 오류를 바로잡았기 때문입니다.

gpu-lead =
    { $vendor }의 { $segment ->
        [consumer] 소비자용 카드
        [workstation] 워크스테이션 카드
        [datacenter] { $form ->
            [pcie_card] 데이터센터 카드
           *[other] 데이터센터 가속기
        }
        [cloud_only] 클라우드 전용 가속기
        [soc] SoC
       *[laptop] 노트북용 칩
    }입니다.

gpu-lead-date =
    { $state ->
        [released] { $date }에 출시됐습니다.
       *[announced] { $date }에 발표됐습니다.
    }

gpu-lead-module = 전용 서버 보드에 얹는 모듈입니다. PCIe 슬롯에는 꽂을 수 없고, 가격에 서버는 들어 있지 않습니다.
gpu-withdrawn = { JOSA($vendor, "은/는") } { $date }에 { $memory } 모델 판매를 끝냈고, 지금 신품은 메모리가 더 적습니다.
gpu-lead-eps = 보조전원은 EPS 커넥터입니다. 그래픽카드용 8핀을 억지로 꽂으면 망가집니다.
speed-by-vendor = { $campaigns }의 이 제품 결과는 제조사인 { $vendor }에서 직접 제출한 것입니다.

## 제품 페이지: 어떤 용도에 맞는가

uses-picked =
    { $rented ->
        [yes] 추천하는 용도(임대)
       *[no] 추천하는 용도
    }
uses-tied =
    { $rented ->
        [yes] 추천 제품과 동급인 용도(임대)
       *[no] 추천 제품과 동급인 용도
    }
uses-runner_up =
    { $rented ->
        [yes] 다음 후보에 드는 용도(임대)
       *[no] 다음 후보에 드는 용도
    }
hour-rented =
    임대 요금은 시간당 { $money }입니다(세전, { $date } 확인{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }).

no-use-lacking =
    이 가이드에서는 어떤 용도에도 추천하지 않습니다. { $elsewhere ->
        [yes] 대개 제품 분류가 다르기 때문이며, 나머지 용도에서는{" "}
        [some] 대개 제품 분류가 다르기 때문이며, 나머지 용도 중 일부에서는{" "}
       *[no] 대개{" "}
    }{ $need ->
        [on_sale] 아직 팔지 않기
        [unmodified] 개조품이라 제조사 보증이 없기
        [segment] 제품 분류가 다르기
        [form_factor] 폼팩터가 다르기
        [form_factor-module] 서버에 장착된 상태로만 팔며 그 서버의 가격을 알 수 없기
        [platform] 필요한 소프트웨어가 돌아가지 않기
        [software] 소프트웨어 지원이 부족하기
        [dependable] 소프트웨어 지원이 끝나 가거나 실험 단계이기
        [precisions] 요즘 쓰는 저정밀도 형식을 지원하지 않기
        [cooling] 쿨링 방식이 맞지 않기
        [ecc] ECC 메모리가 아니기
        [power_connector] 보조전원이 필요하기
        [tdp_w] 소비 전력이 너무 크기
        [slots-known] 너무 두껍기
        [slots-unknown] 두께를 알 수 없기
        [workload_memory_gb] 이 가이드의 테스트에 필요한 메모리가 모자라기
        [memory_gb] 요구하는 메모리 용량에 못 미치기
        [speed_known] 작업 속도의 실측이나 추정이 충분하지 않기
        [socket] 여러 장을 쓰면 일반 콘센트의 연속 공급 전력을 넘기
        [export] 이 지역에서 신품을 팔지 않기
        [price_known-new] 신품의 최근 가격을 찾지 못했기
        [price_known-rental] 둘 이상의 업체에서 확인한 시간당 요금이 없기
        [host_known] 함께 필요한 부품의 가격을 알 수 없기
        [price_usd] 예산을 넘기
        [total_usd] 함께 필요한 부품까지 더하면 예산을 넘기
        [market_known] 둘 이상의 출처에서 가격을 아는 비슷한 제품이 너무 적기
       *[price_known] 최근 가격을 찾지 못했기
    } 때문입니다.
no-use-outdone = 이 가이드에서는 어떤 용도에도 추천하지 않습니다. 조건에 맞더라도 같은 값이면 다른 제품이 더 낫습니다.

own-wait =
    { $open ->
        [yes] 이미 가지고 있다면 얼마에 팔 수 있는지에 달려 있습니다. 판 돈을 빼지 않으면 메모리가 같거나 더 많은 제품 중에는 교체 비용에 걸맞을 만큼 학습이 빨라지는 것이 없습니다.
       *[no] 이미 가지고 있다면 그대로 쓰세요. 메모리가 같거나 더 많은 제품 중에는 교체 비용에 걸맞을 만큼 학습이 빨라지는 것이 없습니다.
    }
own-unsold =
    { $used ->
        [elsewhere] 쓰던 제품의 중고 가격은 다른 지역 가격을 환산한 것이어서 여기서 얼마에 팔릴지 알 수 없으므로, 판매 금액은 계산에 넣지 않았습니다.
        [dealers] 쓰던 제품의 중고 가격은 업체가 파는 가격이어서 얼마에 팔릴지 알 수 없으므로, 판매 금액은 계산에 넣지 않았습니다.
       *[no] 쓰던 카드를 얼마에 팔 수 있는지 이 지역에서 확인된 가격이 없어 판매 금액은 계산에 넣지 않았습니다.
    }
own-sale = 쓰던 제품이 약 { $money } 이상에 팔린다면 { JOSA($other, "으로/로") } 바꿀 만합니다.
own-add = 이미 가지고 있고 메인보드와 케이스에 두 장이 들어간다면 한 장을 더 꽂는 것이 실험을 더 많이 돌리는 가장 싼 방법입니다(약 { $money }).
own-replace =
    이미 가지고 있다면 이 지역에서는 { JOSA($other, "으로/로") } 바꿀 만합니다. 학습이 { $ratio }배 빨라지고, { $cost ->
        [covered] 쓰던 제품을 팔면 비용이 충당됩니다.
        [after_sale] 쓰던 제품을 팔고 나면 약 { JOSA($money, "이/가") } 듭니다.
       *[full] 비용은 약 { $money }입니다.
    }
own-retire =
    이미 가지고 있다면 소프트웨어 지원이 { $support ->
        [ended] 끝났으니
       *[ending] 끝나 가니
    } 여건이 될 때 바꾸세요. { JOSA($other, "은/는") } 학습이 { $ratio }배 빠르며, { $cost ->
        [covered] 쓰던 제품을 팔면 비용이 충당됩니다
        [after_sale] 쓰던 제품을 팔고 나면 약 { JOSA($money, "이/가") } 듭니다
       *[full] 비용은 약 { $money }입니다
    }{ $supply ->
        [yes] ({ $watts } 이상의 새 파워서플라이 포함)
       *[no] {""}
    }.{ $cost ->
        [covered] {""}
       *[full] {" "}속도만 보면 그만한 값어치는 없습니다.
    }
own-loses = 다만 { JOSA($features, "은/는") } 쓸 수 없게 됩니다.
    .short = { $features } 없음
upgrade-why =
    { $action ->
        [replace] 확실히 더 빠르고 들인 돈이 아깝지 않은 제품이 있습니다.
        [add] 컴퓨터에 꽂을 수만 있다면, 한 장을 더 꽂는 것이 실험을 더 많이 돌리는 가장 싼 방법입니다. 비용에 메인보드와 케이스는 들어 있지 않습니다. 레인이 넉넉한 긴 슬롯 하나, 두 장이 들어가는 케이스, 카드 사이의 빈 공간이 있어야 하는데, 모두 갖춘 컴퓨터는 많지 않습니다.
        [retire] 소프트웨어 지원이 끝나 가거나 이미 끝난 카드입니다. 빨라지는 정도에 비해 교체 비용이 비싸지만, 기다린다고 나아지지는 않습니다.
       *[wait] 학습에서는 메모리가 같거나 더 많으면서 더 빠른 제품이 모두 빨라지는 정도에 비해 너무 비쌉니다. 모자라는 것이 메모리라면 두 번째 카드가 맞을 수도 있습니다.
    }
upgrade-supply =
    { $bought ->
        [yes] { $watts } 이상의 새 파워서플라이(비용에 포함)
       *[no] { $watts } 이상의 파워서플라이
    }
upgrade-unsold = 카드 판매액 미반영
upgrade-other =
    { $action ->
        [add] 속도 향상 대비 비용이 비슷한 방법: 한 장 더 추가, { $cost }
       *[replace] 속도 향상 대비 비용이 비슷한 방법: { $other }({ $kind }), { $ratio }, { $cost }
    }
upgrade-sales = 이름 뒤에 금액이 있는 카드는 중고 가격을 알 수 없습니다. 쓰던 카드가 그 금액 이상에 팔린다면 거기 적은 카드로 바꾸세요.
upgrade-sale = 약 { $money }부터: { $other }
upgrade-boards = 살 카드의 소비 전력, 커넥터, 크기
upgrade-card = 카드
upgrade-partner = 크기와 보조전원 커넥터는 레퍼런스 모델과, 사양이 알려진 제조사 모델의 값입니다. 중고는 대부분 제조사 모델이며, 더 길거나 두껍거나 커넥터가 하나 더 많은 것이 흔합니다. 사기 전에 바로 그 모델의 사양을 확인하세요. 비용에 넣은 파워서플라이는 맨 앞에 적은 커넥터를 갖추었습니다. 커넥터가 더 많은 모델이라면 더 비싼 파워서플라이가 필요할 수 있습니다.
plugs-by-model = 모델에 따라 { $plugs }
upgrade-small-computer = 소형 사무용 컴퓨터에는 들어갈 자리도, 바꿀 수 있는 파워서플라이도 없는 경우가 많습니다.

upgrade-same-memory = 카드 한 장의 메모리는 그대로 { $memory }입니다. 그것이 걸림돌이라면 돈을 모아 { $wanted } 이상인 카드 한 장을 사세요.

own-supply = 이 금액에는 { $watts } 이상의 새 파워서플라이 값이 들어 있습니다.
own-out-of-server = 쓰던 제품은 서버 팬으로 식히는 방식입니다. { JOSA($other, "은/는") } 자체 팬이 있고 두께가 { $slots }슬롯이라 데스크톱 케이스에 넣어야 하며, 들어가는 서버는 드뭅니다.

## 제품 페이지: 단점

card-verdict =
    { $severity ->
        [avoid] 구매를 권하지 않습니다.
       *[only_if] 이를 감수할 수 있을 때만 사세요.
    }

fault-support_ended = 소프트웨어 지원이 끝났습니다.
    .short = 소프트웨어 지원 종료
fault-beaten = 메모리와 지원이 같거나 더 낫고, 알려진 범위에서는 속도도 뒤지지 않는 더 싼 제품이 있습니다.
    .short = 메모리와 지원이 같거나 더 낫고 알려진 범위에서 속도도 뒤지지 않는 더 싼 제품이 있음
fault-support_ending =
    소프트웨어 지원이 끝나 갑니다{ $known ->
        [both] . 이 제품에서 돌아가는 마지막 버전은 { $last }, 지금까지의 최신 버전은 { $newest }입니다.
        [last] . 이 제품에서 돌아가는 마지막 버전은 { $last }입니다.
       *[no] .
    }
    .short =
    소프트웨어 지원 종료 예정{ $known ->
        [both] ({ $last }까지만 동작, 지금은 { $newest }도 동작)
        [last] ({ $last }까지만 동작)
       *[no] {""}
    }
fault-memory_for_price =
    값에 비해 메모리가 적습니다. { $kind ->
            [used] 중고{" "}
           *[street_new] {""}
        }{ $money }에 { $memory }입니다.
    .short =
        값에 비해 메모리가 적음({ $kind ->
            [used] 중고{" "}
           *[street_new] {""}
        }{ $money }에 { $memory })
fault-no_bf16 = BF16을 지원하지 않습니다. 계산에 쓸 수 있는 형식은 { $formats }입니다.
    .short = BF16 미지원({ $formats }만 지원)
fault-support_weak =
    { $status ->
        [limited] 소프트웨어 지원이 제한적입니다.
        [unofficial] 동작하지만 소프트웨어의 공식 지원은 아닙니다.
       *[experimental] 소프트웨어 지원이 실험적입니다. 빌드는 있으나 유지한다는 보장은 없습니다.
    }
    .short =
        { $status ->
            [limited] 제한적인 소프트웨어 지원
            [unofficial] 동작하지만 공식 지원은 아님
           *[experimental] 실험적인 소프트웨어 지원
        }
fault-module = PCIe 슬롯에 꽂을 수 없는 모듈이라서 전용 서버에서만 작동합니다.
    .short = PCIe 슬롯에 맞지 않는 모듈, 전용 서버 필요
fault-passive = 팬이 없는 카드라서 서버 섀시처럼 강한 바람을 보내 주어야 합니다.
    .short = 팬이 없어 서버 수준의 송풍 필요

better-buy =
    { $product }({ $named ->
        [yes] {""}
       *[no] { $memory },{" "}
    }{ $kind ->
        [used] 중고
       *[other] 신품
    } { $money }{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    })
offer-dated =
    { $kind ->
        [used] 중고
        [rental] 임대
       *[other] 신품
    }, { $date }{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
better-buys = 대신 { JOSA($offers, "을/를") } 살펴보세요.
better-buys-by-purse = 대신 예산이 많지 않다면 { $modest }, 더 쓸 수 있다면 { JOSA($offers, "을/를") } 살펴보세요.
picked-all-the-same = 그래도 ‘{ $personas }’에서는 추천합니다. 그 조건을 채우는 제품 가운데 더 나은 것이 없습니다.
    .short = ‘{ $personas }’의 조건을 채우는 제품 가운데 더 나은 것이 없어 그 용도에서는 추천

## 무엇을 살까: 두 가지 선택을 나란히 놓는 페이지

either-or = { $first } vs { $second }
versus-title = { $first } vs { $second }, 무엇을 살까?
versus-warning = { JOSA($product, "을/를") } 사기 전에
versus-faster =
    { $works }에서는 { $fast } 쪽이 { $sure ->
        [no] 아마 더 빠를 것입니다
       *[yes] 더 빠릅니다
    }. 속도는 { $slow }의 약 { $times }입니다(80% 구간 { $range }배).
versus-faster-in-turn = { $works }에서 { $fast }의 속도는 차례로 처리하는 { $slow }의 약 { $times }입니다(80% 구간 { $range }배). 텐서 병렬로 처리하면 어느 쪽이 더 빠른지 판단할 수 없습니다.
versus-in-turn =
    이는 { JOSA($product, "이/가") } 차례로 처리할 때의 값이며, 텐서 병렬로는 더 빠를 수 있{ $behind ->
        [yes] 지만 그래도 다른 쪽에는 못 미칩니다
       *[no] 습니다
    }.
versus-undecided = { $works }에서 어느 쪽이 더 빠른지 판단할 수 없습니다. { $first }의 속도는 { $second }의 { $range }배입니다(80% 구간).
versus-too-small = { JOSA($product, "은/는") } { $works }에 쓰기에는 메모리가 부족합니다.
versus-speed-unknown = { $products }의 { $works } 속도는 알 수 없습니다.
versus-memory = 메모리는 { JOSA($more, "이/가") } { $memory }, { JOSA($less, "이/가") } { $other }입니다.
versus-same-memory = 메모리는 양쪽 모두 { $memory }입니다.
versus-split = 다만 메모리는 한 장에 { $memory }이므로, 큰 모델을 돌리려면 두 장에 나눠 올리는 프로그램이 필요합니다.
versus-price =
    { $place } 가격은 { JOSA($first, "이/가") } { $money }{ $same ->
        [yes] , { JOSA($second, "이/가") } { $other }입니다(둘 다 { $seen }).
       *[no] ({ $seen }), { JOSA($second, "이/가") } { $other }({ $other_seen })입니다.
    }
versus-one-price = { $place }에서 { $known }의 가격은 { $money }({ $seen })입니다. { $unknown } 쪽은 해당하는 가격을 찾지 못했습니다.
versus-no-price = { $place }에서는 양쪽 모두 가격을 찾지 못했습니다.
versus-cheaper = { $product } 쪽이 { $share } 쌉니다.
versus-price-undecided =
    { $reason ->
        [old] 오래된 가격이 있어 어느 쪽이 싼지 판단하지 않습니다.
       *[close] 가격 차이가 작거나 가격이 불확실해 어느 쪽이 싼지 판단할 수 없습니다.
    }
versus-cost =
    { $years }년 전기 요금(양쪽 모두 최대 전력으로 연 { $hours }시간, 작업량과 무관)까지 더하면 { $decided ->
        [yes] { JOSA($product, "이/가") } { JOSA($money, "으로/로") }, { $other_product }({ $other })보다 비쌉니다.
       *[no] { JOSA($product, "이/가") } { $money }, { JOSA($other_product, "이/가") } { $other }입니다. 차이가 작거나 불확실해 어느 쪽이 싼지 판단할 수 없습니다.
    }
versus-take = { JOSA($product, "이/가") } 나은 경우
versus-nothing = 비교한 항목만 보면 { JOSA($product, "을/를") } 고를 이유가 없습니다.
work-either = { $first }·{ $last }
work-kind =
    { $kind ->
        [llm-decode-8b] 8B
        [llm-decode-30b] 30B
        [llm-decode-moe-30b] MoE 30B
        [llm-decode-moe-120b] MoE 120B
        [llm-decode-70b] 70B
        [cnn-training] 합성곱 신경망
        [rnn-training] 순환 신경망
       *[transformer-training] 트랜스포머
    }
tax-added = 주와 도시의 세율({ $low }~약 { $high })을 더하세요.
versus-if-speed = 속도가 가장 중요할 때({ $works }에서 유리)
versus-if-known = 알려진 속도를 보고 고르고 싶을 때({ $works } 속도는 이 제품만 알려져 있음)
versus-if-models =
    { $more ->
        [yes] { $other }보다 많은 메모리가 필요할 때(이 제품은 { $memory }, 예를 들어 { JOSA($models, "을/를") } 4비트, 컨텍스트 { $tokens }토큰으로 돌릴 수 있음)
       *[no] { JOSA($models, "을/를") } 4비트, 컨텍스트 { $tokens }토큰으로 돌리고 싶을 때({ $sure ->
            [yes] {""}
           *[no] 확실히{" "}
        }들어가는 것은 이 제품뿐)
    }
versus-if-memory = { $other }보다 많은 메모리가 필요할 때(이 제품은 { $memory })
versus-if-price = 비용을 { $share } 아끼고 싶을 때
versus-if-cost = 전기 요금까지 따질 때({ $years }년 쓰면 이 제품이 더 쌈)
versus-if-formats = 상대 제품이 지원하지 않는 { $formats } 연산이 필요할 때
versus-if-platform = 쓰려는 프로그램이 { $platform }에서 돌아갈 때
versus-if-power =
    { $saves ->
        [no] 전원이나 쿨링에 여유가 없을 때(최대 { $watts }, 상대 제품은 { $other }. 다만 같은 작업에 드는 전력량은 더 많음)
        [some] 소비 전력과 발열을 줄이고 싶을 때(최대 { $watts }, 상대 제품은 { $other }. 다만 { $works }에서는 같은 작업에 드는 전력량이 더 많음)
       *[yes] 소비 전력과 발열을 줄이고 싶을 때(최대 { $watts }, 상대 제품은 { $other })
    }
versus-if-new = 보증이 있는 신품을 원할 때
versus-if-one = 슬롯, 전원, 쿨링의 여유가 카드 한 장 몫뿐일 때

## 추천: 지난 조언과 비교

history-summary = { $date } 기준으로 비교할 수 있는 추천 { $total }건 가운데 { $agreeing }건이 이 가이드의 추천과 같거나 동률입니다.
history-cheaper = { $product } 값에 못 미치는 예산
history-cut =
    { $need ->
        [price_usd] { JOSA($product, "은/는") } 세금을 빼고 { JOSA($figure, "이라/라") } 예산 { JOSA($limit, "을/를") } 넘습니다.
        [total_usd] { JOSA($product, "은/는") } 함께 필요한 부품까지 { JOSA($figure, "이라/라") } 예산 { JOSA($limit, "을/를") } 넘습니다.
        [tdp_w] { $product }의 소비 전력은 { JOSA($figure, "으로/로") } 상한 { JOSA($limit, "을/를") } 넘습니다.
        [slots] { $product }의 두께는 { JOSA($figure, "으로/로") } 상한 { JOSA($limit, "을/를") } 넘습니다.
       *[memory_gb] { $product }의 메모리는 { JOSA($figure, "으로/로") } 필요한 { $limit }에 못 미칩니다.
    }
history-score =
    { $level ->
        [yes] { JOSA($product, "은/는") } 점수가 { $pick }의 { $share }입니다. 차이가 작아 우열을 가릴 수 없으므로 메모리 같은 다른 값으로 정했습니다.
       *[no] { JOSA($product, "은/는") } { $rank }위이고 점수는 { $pick }의 { $share }입니다.
    }
history-unmoved = 가격, 추천, 속도에 관한 나머지 규칙 { $count }개는 범위의 양 끝 값으로 바꿔도 답이 달라지지 않습니다.

## 데이터 변경과 그 영향

explain-used =
    { $count ->
        [1] 중고 { $product }
       *[other] 중고 { $product } { $count }장
    }
explain-rented =
    { $count ->
        [1] 임대 { $product }
       *[other] 임대 { $product } { $count }개
    }

explain-pick = 추천이 { $before }에서 { JOSA($now, "으로/로") } 바뀝니다.
explain-pick-first = 전에는 조건을 만족하는 제품이 없었지만 이제 { JOSA($now, "을/를") } 추천합니다.
explain-pick-none = 지금까지 { JOSA($before, "을/를") } 추천했지만 이제 조건을 만족하는 제품이 없습니다.
explain-tie-made =
    { $more ->
        [0] { JOSA($others, "이/가") }
       *[other] { $others } 등 { $number }종이
    } 추천 제품 { JOSA($pick, "과/와") } 사실상 동률이 됩니다. 추천은 그대로입니다.
explain-tie-broken =
    { $more ->
        [0] { JOSA($others, "은/는") }
       *[other] { $others } 등 { $number }종은
    } 더 이상 추천 제품 { JOSA($pick, "과/와") } 동률이 아닙니다. 추천은 그대로입니다.

explain-reason-price =
    결정적인 것은 가격입니다. { $place }에서 { $product }의 { $kind ->
        [rental] 시간당 요금이
       *[other] 가격이
    } { $before }에서 { JOSA($after, "으로/로") } 바뀌었습니다{ $how ->
        [converted] (다른 곳의 가격을 환산)
        [blended] (다른 곳의 가격도 반영)
       *[local] {""}
    }.
explain-moved-speed =
    결정적인 것은 속도입니다. 이 작업에서 { $product }의 속도가 전보다 { $share } { $little ->
        [yes] 미만 {""}
       *[no] {""}
    }{ $way ->
        [up] 높아졌습니다
       *[down] 낮아졌습니다
    }.
explain-moved-doubt =
    결정적인 것은 오차입니다. { $product }의 가격과 속도 오차가 전보다 { $way ->
        [up] 커졌습니다
       *[down] 작아졌습니다
    }.
explain-product-around = 결정적인 것은 본체 값 이외의 비용입니다. { $product }의 주변 부품, 전기 요금, 중고품의 예상 손실 가운데 하나가 달라졌습니다.
explain-product-new = { JOSA($product, "이/가") } 데이터에 추가되었습니다.
explain-product-gone = { JOSA($product, "이/가") } 데이터에서 빠졌습니다.
explain-need-missed = { JOSA($product, "은/는") } ‘{ $need }’ 조건을 더 이상 만족하지 않습니다.
explain-need-met = { JOSA($product, "은/는") } 이제 ‘{ $need }’ 조건을 만족합니다.
explain-why-asked = 이 용도의 조건이 바뀌었습니다.
explain-why-came = 새로 추가된 용도 또는 지역입니다.
explain-why-left = 없어진 용도 또는 지역입니다.
explain-why-rules = 제품의 수치는 그대로이고 비교하는 방식이 바뀌었습니다.
explain-rule = 원인은 규칙 { $rule } 하나입니다. 값이 { $before }에서 { JOSA($now, "으로/로") } 바뀌었습니다.

explain-build-broken = 전에 들어 있던 부품으로는 더 이상 통과하지 못합니다. { $reason }
explain-build-lost = 모든 규칙을 통과하는 부품 조합이 없어졌습니다.
explain-build-closest = 가장 가까운 조합도 통과하지 못합니다. { $reason }
explain-build-found = 모든 규칙을 통과하는 부품 조합이 생겼습니다.
explain-build-came = 새로 추가된 등급 또는 지역입니다.
explain-build-left = 없어진 등급 또는 지역입니다.
explain-build-sum = { $place }에서의 합계가 약 { $before }에서 약 { JOSA($after, "으로/로") } 바뀝니다.
explain-build-warns = 새로 주의할 점이 있습니다. { $reason }

explain-entries = 항목 { $count }개
explain-nothing = 바뀐 것이 없습니다. 양쪽의 데이터가 같습니다.
explain-words-only = 글만 바뀌었고 수치와 답은 그대로입니다.
explain-no-advice = 데이터는 바뀌었지만 추천, 견적, 검증 결과는 그대로입니다.
explain-count-picks = 추천 { $total }건 가운데 { $count }건이 바뀝니다.
explain-count-ties = 추천은 그대로이고 동률인 제품만 바뀌는 것이 { $count }건 있습니다.
explain-count-builds = 추천 견적 { $total }건 가운데 { $count }건이 바뀝니다.
explain-count-claims = 검증한 주장 { $total }건 가운데 { $count }건의 판정이 바뀝니다.
explain-count-warnings = 데이터 검사에서 전에 없던 경고가 { $count }건 나옵니다.

## 추천: 열의 뜻

speed-note =
    { $several ->
        [yes] 속도는 작업마다 기준 제품의 속도를 1로 놓은 값입니다({ $scales }).
       *[no] 속도는 { $product }의 몇 배인지를 나타냅니다.
    } 실제 속도는 80% 확률로 범위 안에 들고, 가격 범위에는 확인된 가격의 절반이 들어갑니다. 점수는 실제 값이 더 높을 확률이 75%가 되도록 보수적으로 잡고, 1위를 100%로 환산했습니다.{ $far ->
        [yes] {" "}*는 사양이 다른 제품에서 추정한 값입니다.
       *[no] {""}
    }
known-note =
    { $several ->
        [yes] 속도는 작업마다 기준 제품의 속도를 1로 놓은 값입니다({ $scales }).
       *[no] 속도는 { $product }의 몇 배인지를 나타냅니다.
    } 실제 속도는 80% 확률로 범위 안에 듭니다. 모델은 이 사이트 목록의 언어 모델이며 컨텍스트는 { $tokens }토큰입니다.{ $far ->
        [yes] {" "}*는 사양이 다른 제품에서 추정한 값입니다.
       *[no] {""}
    }

## 차트가 보여 주는 것

count-cards = { $count }종
count-prices = { $count }개

chart-offer =
    { $offer ->
        [used] 중고 { $product }
        [new] 신품 { $product }
       *[other] { $product }
    }{ $price ->
        [estimated] (추정 가격)
       *[seen] {""}
    }
others-more = 그 밖의 { $count }종

chart-scale = { $product }의 속도를 1로 놓습니다.

chart-speed-best =
    { $itself ->
        [yes] 표시한 제품 중 가장 빠른 것은 기준(속도 1)인 { $best }입니다.
       *[no] 표시한 제품 중 가장 빠른 것은 { JOSA($best, "으로/로") }, { $reference }의 { $value }배입니다({ $basis ->
            [measured] 실측
           *[estimated] 추정
        }, { $range }).
    }
chart-efficiency-best =
    { $itself ->
        [yes] 표시한 제품 중 와트당 속도가 가장 높은 것은 기준(속도 1)인 { JOSA($best, "으로/로") }, TDP { $unit }당 { $value }입니다({ $range }).
       *[no] 표시한 제품 중 와트당 속도가 가장 높은 것은 { JOSA($best, "으로/로") }, TDP { $unit }당 { $reference }의 { $value }배입니다({ $basis ->
            [measured] 실측
           *[estimated] 추정
        }, { $range }).
    }
chart-value-best =
    { $itself ->
        [yes] 가격 대비 가장 빠른 것은 기준(속도 1)인 { JOSA($best, "으로/로") }, { $unit }당 { $value }입니다({ $range }).
       *[no] 가격 대비 가장 빠른 것은 { JOSA($best, "으로/로") }, { $unit }당 { $reference }의 { $value }배입니다({ $basis ->
            [measured] 실측
           *[estimated] 추정
        }, { $range }).
    }

chart-speed-further = { $place }에서 팔리는 소비자용 카드 중 가장 빠른 것은 { $best }({ $value })입니다.
chart-efficiency-further = { $place }에서 팔리는 소비자용 카드 중 1위는 { $best }({ $value })입니다.
chart-value-further =
    신품 가운데 1위는 { $best }({ $value }){ $avoided ->
        [no] 입니다.
        [all] 인데, ‘{ $page }’에 올라 있습니다.
       *[yes] 인데, ‘{ $page }’에 올라 있습니다. 올라 있지 않은 신품 중 1위는 { $sound }({ $sound_value })입니다.
    }

chart-lead-ahead =
    { $far ->
        [yes] 2위 { $other }의 { $times }배로
       *[no] 2위 { $other }보다 { $percent } 높아
    }, { $overlap ->
        [yes] 구간은 겹치지만 실제로도 앞설 가능성이 큽니다.
       *[no] 오차 범위를 넘어 앞섭니다.
    }
chart-lead-unsure = 다만 이 작업에는 비슷한 제품의 실측값이 없어(*) { JOSA($other, "과/와") }의 우열을 판단할 수 없습니다.
chart-lead-tied = { JOSA($others, "과/와") }의 차이는 오차 범위 안입니다.

chart-priceless =
    { $count ->
        [1] { JOSA($fastest, "은/는") } 해당하는 가격을 알 수 없어 뺐습니다.
       *[other] 해당하는 가격을 알 수 없는 { $count }종은 뺐습니다. 그중 빠른 제품은 { $fastest }입니다.
    }

front-tensor_price =
    { $count ->
        [1] 가격 대비 가장 나은 것은 { $first }({ $low })입니다. 텐서 연산 성능이 더 높은 제품은 없습니다.
       *[other] 더 싼 어떤 제품보다도 텐서 연산 성능이 높은 것은 { $first }({ $low })부터 { $last }({ $high })까지 { $count }종입니다(파레토 경계).
    }
front-memory_price =
    { $count ->
        [1] 가격 대비 가장 나은 것은 { $first }({ $low })입니다. 메모리가 더 큰 제품은 없습니다.
       *[other] 더 싼 어떤 제품보다도 메모리가 큰 것은 { $first }({ $low })부터 { $last }({ $high })까지 { $count }종입니다(파레토 경계).
    }
chart-counted =
    { $limited ->
        [yes] 메모리가 { $memory } 이상이고 소프트웨어 지원이 이어지는 카드와 완제품 컴퓨터만 봅니다.
       *[no] 소프트웨어 지원이 이어지는 카드와 완제품 컴퓨터만 봅니다.
    }

cheapest-memory =
    { $kind ->
        [new] 신품은 { JOSA($product, "이/가") } 1GB당 { JOSA($money, "으로/로") } 가장 쌉니다{ $caution }.
        [used] 중고는 { JOSA($product, "이/가") } 1GB당 { JOSA($money, "으로/로") } 가장 쌉니다{ $caution }.
       *[computer] 완제품 컴퓨터는 { JOSA($product, "이/가") } 1GB당 { JOSA($money, "으로/로") } 가장 쌉니다{ $caution }.
    }
cheapest-memory-sound = 이 제품의 문제점은 ‘{ $page }’에 적었습니다. 거기 없는 제품 중 가장 싼 것은 { $product }(1GB당 { $money }){ $caution }입니다.
price-caution =
    { $how ->
        [raised] 이 가격은 오래된 것으로, 그 뒤 제조사가 값을 올렸습니다.
        [stale] 이 가격은 오래된 것입니다.
       *[estimated] 이 가격은 추정치입니다.
    }
ends-avoided = { $products }의 문제점은 ‘{ $page }’에 적었습니다.

fastest-within =
    { $limited ->
        [yes] { $limit }까지는 { $best }({ $money })
       *[no] 가격을 따지지 않으면 { $best }({ $money })
    }
chart-price_speed = 가장 빠른 제품은 { $choices }입니다.
chart-sound-first = { JOSA($product, "은/는") } ‘{ $page }’에 올라 있습니다. 올라 있지 않은 제품 중 1위는 { $best }({ $value })입니다.
chart-sound-fastest =
    { JOSA($products, "은/는") } ‘{ $page }’에 올라 있습니다.{ $others ->
        [yes] {" "}올라 있지 않은 제품 중 가장 빠른 것은 { $choices }입니다.
       *[no] {""}
    }

chart-fronts = 선은 같은 예산에서 메모리와 대역폭이 모두 앞서는 다른 제품이 없는 제품끼리 이었습니다.
chart-front =
    { $limited ->
        [yes] { $limit }까지는
       *[no] 가격을 모르는 제품까지 모두 넣으면
    }{" "}{ $count ->
        [1] 메모리({ $memory })와 대역폭({ $bandwidth }) 모두 { JOSA($largest, "이/가") } 1위입니다.
       *[other] 메모리 1위가 { $largest }({ $memory }), 대역폭 1위가 { $fastest }({ $bandwidth })입니다.
    }
chart-front-old = 가격이 오래되어 이 예산에서 제외한 제품: { $products }.
chart-front-gone = { $product }의 메모리는 { JOSA($memory, "으로/로") } 더 크지만, 이 용량은 더 이상 판매하지 않습니다.

segment-products =
    { $id ->
        [consumer] 소비자용 제품
        [workstation] 워크스테이션 제품
        [datacenter] 데이터센터 제품
        [cloud_only] 클라우드 전용 가속기
        [soc] SoC
       *[laptop] 노트북용 칩
    }
chart-balance = 메모리에서 1바이트를 읽는 동안 할 수 있는 연산은 { $least }의 { $low }번부터 { $most }의 { $high }번까지입니다.
chart-balance-medians =
    { $count ->
        [1] 중앙값은 { $lowest }에서 { $low }번입니다.
       *[other] 중앙값은 { $lowest }의 { $low }번부터 { $highest }의 { $high }번까지입니다.
    }

doubling-span =
    { $open ->
        [yes] { $segment }에서 { $shortest }년 초과(신뢰수준 95%)
       *[no] { $segment }에서 { $years }년(95% 신뢰구간 { $shortest }~{ $longest }년)
    }
chart-doubling =
    { $figure ->
        [tensor_time] 상위·하위 모델을 가리지 않고 보면 16비트 텐서 연산 성능(밀집)이 두 배가 되는 데 걸리는 기간은 { $spans }입니다.
        [bandwidth_time] 상위·하위 모델을 가리지 않고 보면 메모리 대역폭이 두 배가 되는 데 걸리는 기간은 { $spans }입니다.
        [efficiency_time] 상위·하위 모델을 가리지 않고 보면 와트당 16비트 텐서 연산 성능(밀집)이 두 배가 되는 데 걸리는 기간은 { $spans }입니다.
       *[memory_time] 상위·하위 모델을 가리지 않고 보면 메모리 용량이 두 배가 되는 데 걸리는 기간은 { $spans }입니다.
    }

standing-rank =
    { $figure ->
        [memory] 메모리 용량 { $count }종 중 { $rank }위
        [bandwidth] 메모리 대역폭 { $count }종 중 { $rank }위
        [tensor] 텐서 연산 성능 { $count }종 중 { $rank }위
        [fp32] FP32 연산 성능 { $count }종 중 { $rank }위
       *[other] { $name } { $count }종 중 { $rank }위
    }
chart-standing =
    출시된 { $segment }{ $modified ->
        [yes] (개조품 제외)
       *[no] {""}
    } 가운데 { $ranks }입니다.
table-announced = 발표일

price-now =
    { $stale ->
        [yes] 마지막으로 확인한
       *[no] 지금
    } { $place }의 { $kind ->
        [used] 중고
       *[other] 신품
    } 가격은 { $launched ->
        [yes] { JOSA($money, "으로/로") }, 출시가({ $launch }){ $standing ->
            [times] 의 { $ratio }배입니다.
            [above] 보다 { $ratio } 비쌉니다.
            [below] 보다 { $ratio } 쌉니다.
           *[same] 와 같습니다.
        }
       *[no] { $money }입니다.
    }
price-not-sold-here = { $place }에서는 신품을 팔지 않습니다.
price-none-with-memory = { $memory } 모델은 최근 12개월의 신품·중고 가격이 기록되지 않았습니다.

generations-fp32_price =
    { $count ->
        [1] 출시 때 FP32 1TFLOPS의 값은 { $first }에서 { $old }달러였습니다(중앙값).
       *[other] 출시 때 FP32 1TFLOPS의 값은 { $first }에서 { $old }달러, { $last }에서 { $young }달러였습니다(시리즈별 중앙값).
    }
generations-power_fp32 =
    { $count ->
        [1] 와트당 FP32 연산 성능은 { $first }에서 { $old }GFLOPS입니다(중앙값).
       *[other] 와트당 FP32 연산 성능은 { $first }에서 { $old }GFLOPS, { $last }에서 { $young }GFLOPS입니다(시리즈별 중앙값).
    }

## 언어 모델: 돌릴 수 있는 제품

model-lead =
    { $model }의 파라미터는 { $parameters } 개입니다. 4비트에 { $context ->
        [longest] 이 모델에서 가장 긴 컨텍스트인
       *[usual] 컨텍스트
    } { $tokens }토큰이면 메모리 { JOSA($need, "이/가") } 필요합니다.
model-cheapest =
    { $count ->
        [1] { $place }에서 확실히 들어가는 가장 싼 카드는 { JOSA($cards, "으로/로") }, { $kind ->
            [used] 중고
           *[street_new] 신품
        } 가격은 { $money }입니다.
       *[other] { $place }에서 가격이 알려진 카드 한 장에는 들어가지 않고, { $cards }이면 들어갑니다. 합계는 { $money }이며 나머지 컴퓨터 값은 빠져 있습니다.
    }
model-with-screen =
    { $found ->
        [yes] 화면을 연결하면 빠듯합니다. 그래도 { $count ->
            [1] 한 장으로{" "}
           *[other] {""}
        }확실히 들어가는 가장 싼 카드는 { JOSA($cards, "으로/로") }, { $kind ->
            [used] 중고
           *[street_new] 신품
        } 가격은 { $money }입니다.
       *[no] 화면을 연결하면 빠듯합니다.
    }
model-cheaper =
    { $beside ->
        [several] { $cards } 쪽이 더 싸지만, 슬롯이 더 많이 필요합니다.
        [fewer] { $cards } 쪽은 슬롯이 덜 필요하지만 더 비쌉니다.
       *[alone] 카드 값만 보면 { $cards } 쪽이 더 싸지만, 모두 꽂을 메인보드, 케이스, 파워서플라이 비용은 따로 듭니다.
    }
model-outlet =
    { $how ->
        [sure] 일반 콘센트에서는 장당 { $limit }로 제한
        [open] 일반 콘센트에서는 가능하면 장당 { $limit }로 제한
       *[none] 일반 콘센트로는 모자람
    }
model-main-memory =
    { $memory } 시스템 메모리에 { JOSA($part, "을/를") } 두면 { $card }에서도 { JOSA($speed, "으로/로") } 실행됩니다. 다만 긴 프롬프트는 훨씬 오래 걸리며, 얼마나 걸리는지는 알 수 없습니다. 이 카드의 { $kind ->
        [used] 중고
       *[street_new] 신품
    } 가격은 { $money }이며, { $host ->
        [server] 서버와
       *[desktop] 컴퓨터와
    } 필요한 시스템 메모리 { $total } 값은 빠져 있습니다.{ $host ->
        [server] {""}
       *[desktop] {" "}메모리는 { $each } 모듈 두 개로 꽂으세요. 네 개를 꽂으면 느려집니다.
    }
model-computer =
    { $order ->
        [least] { $place }에서 가장 싸게 돌리는 방법은 통합 메모리 컴퓨터인 { $computer }({ $money })입니다.
       *[first] 통합 메모리 컴퓨터에 들어갑니다. 가장 싼 것은 { JOSA($computer, "으로/로") }, { $money }입니다.
        [after] 통합 메모리 컴퓨터에도 들어갑니다. 가장 싼 것은 { JOSA($computer, "으로/로") }, { $money }입니다.
    }
model-computer-speed = 대화 하나의 속도는 통합 메모리 컴퓨터에서 { $speed }, { $cards }에서 { $other }입니다.
model-rented =
    빌린다면 { JOSA($cards, "이/가") } 세금을 빼고 시간당 { JOSA($money, "으로/로") } 가장 쌉니다({ $date } 확인{ $stale ->
        [yes] , 오래된 가격
       *[no] {""}
    }).
model-raised = 운영체제가 GPU에 허용하는 메모리 한도를 올리면 통합 메모리 컴퓨터에도 들어갈 수 있습니다. 가장 빠른 것은 { $computer }({ $speed })입니다.
model-withdrawn = { $memory } 모델은 이제 신품으로 팔지 않습니다.
model-raised-cheaper = 운영체제가 GPU에 허용하는 메모리 한도를 올리면 더 싼 { $computer }({ $money })에도 들어갈 수 있습니다.
shared-memory-limit = Linux 기본 설정에서는 { $size } 가운데 약 { $unset }만 모델에 쓸 수 있습니다. 펌웨어 설정이나 커널 파라미터로 한도를 올리세요. 여기서는 제조사 설정의 최대치인 { JOSA($sure, "으로/로") } 계산합니다.
held-note-limit = Q4_K_M 파일에 16비트 캐시와 런타임이 쓰는 양을 더한 값입니다. 범위의 최댓값이 올린 한도인 { $sure } 이하이면 들어간다고 봅니다.
held-note-ecc = 오류 정정(ECC)이 켜진 채로 출고되어 { $size } 가운데 { $left }를 쓸 수 있습니다. 여기서는 이 용량으로 판단합니다.
memory-peaks =
    { $count }건의 계산값과 카드가 표시한 값의 차이는 중앙값 { $median }, 최대 { $worst }입니다. { $all ->
        [yes] 모두 계산한 범위에 들었습니다.
       *[no] 계산한 범위에 든 것은 { $inside }건입니다.
    } 측정일은 { $date }, 환경은 { $software }입니다.
model-none = 가격이 알려진 카드는 { $count }장을 써도 들어가지 않습니다.

## 가격: 금액 아래의 설명

offer-local =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $date } 확인{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
    .short =
    { $date } 확인{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $places }에서 { $date }까지 확인한 가격으로 계산{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
    .short =
    { $places }에서 { $date }까지 확인한 가격으로 계산{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $places }에서 { $date }까지 확인한 가격을 환산{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
    .short =
    { $places }에서 { $date }까지 확인한 가격을 환산{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $places }에서 { $date } 확인{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
    .short =
    { $places }에서 { $date } 확인{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }

offer-several =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $elsewhere ->
        [yes] { $places }에서{" "}
       *[no] {""}
    }{ $date }까지 확인한 가격 { $count }건으로 계산{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
    .short =
    { $elsewhere ->
        [yes] { $places }에서{" "}
       *[no] {""}
    }{ $date }까지 확인한 가격 { $count }건으로 계산{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }

offer-computed =
    { $kind ->
        [used] 중고
        [rental] 시간당 임대 요금
       *[other] 신품
    }, { $elsewhere ->
        [yes] { $places }에서{" "}
       *[no] {""}
    }{ $date }에 확인한 { $money }에서 계산{ $level ->
        [above] (이 출처는 보통 더 비쌈)
        [below] (이 출처는 보통 더 쌈)
       *[none] {""}
    }{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }
    .short =
    { $elsewhere ->
        [yes] { $places }에서{" "}
       *[no] {""}
    }{ $date }에 확인한 { $money }에서 계산{ $level ->
        [above] (이 출처는 보통 더 비쌈)
        [below] (이 출처는 보통 더 쌈)
       *[none] {""}
    }{ $stale ->
        [yes] , 오래된 가격
        [undated] , 월을 몰라 오래된 가격으로 봄
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] 중고
       *[other] 신품
    }, { $others ->
        [yes] 출시가 { JOSA($launch, "과/와") } { $date }까지의 다른 제품 가격에서 추정{ $stale ->
            [no] {""}
           *[yes] (오래된 가격)
        }
       *[no] 출시가에서 추정, { $date } 기준
    }
    .short =
        { $others ->
            [yes] 출시가 { JOSA($launch, "과/와") } { $date }까지의 다른 제품 가격에서 추정{ $stale ->
                [no] {""}
               *[yes] (오래된 가격)
            }
           *[no] 출시가에서 추정({ $date } 기준)
        }

index-shops = 매장 { $shops }곳 이상에서 판매
offer-brief =
    { $kind ->
        [used] 중고
        [rental] 임대
       *[other] 신품
    }, { $date }{ $stale ->
        [raised] (제조사 가격 인상 전)
        [yes] (오래된 가격)
        [undated] (월 미상, 오래된 가격으로 봄)
       *[no] {""}
    }{ $origin ->
        [mixed] , 일부는 다른 지역 가격
        [elsewhere] , 다른 지역 가격
        [moved] , 같은 종류의 시세 변동으로 보정
        [estimated] , 출시가에서 추정
       *[own] {""}
    }

offer-moved =
    { $kind ->
        [used] 중고
       *[other] 신품
    }, { $date }에 확인한 가격을 같은 종류 제품의 시세 변동으로 보정, ×{ $factor }
    .short = { $date }에 확인한 가격을 같은 종류 제품의 시세 변동으로 보정, ×{ $factor }

offer-own-market =
    { $place } 가격만 보면 약 { $money }(다른 지역은 더 { $side ->
        [above] 비쌈
       *[below] 쌈
    })
offer-asked =
    판매 호가는 { $range }이며, 보통 다른 출처보다 { $side ->
        [above] 비쌉니다
       *[below] 쌉니다
    }.
    .short =
    호가 { $range }(보통 더 { $side ->
        [above] 비싼 출처라 낮춰 계산
       *[below] 싼 출처라 높여 계산
    })
not-sold-new = 이 지역에서는 신품 판매 없음
rival-alike_in_memory = 최근 가격이 있는 것 중 메모리가 가장 비슷함
rival-instead = 대신 살펴볼 제품
rivals-rule =
    { $basis ->
        [rent] 최근 가격을 알 수 없어 임대 요금으로 비교합니다. 분류가 같고, 둘 이상의 업체가 빌려주고, 소프트웨어 지원이 제한적이거나 실험 단계이거나 끝나 가는 제품이 아니고, ‘피해야 할 제품’이 아닌 것 가운데서 고릅니다. 메모리가 이 제품의 3분의 2에 못 미치는 제품은 다른 것이 없을 때만 넣습니다. 바로 아래 요금과 바로 위 요금의 제품을 먼저 넣고, 남은 자리는 학습과 텍스트 생성 속도가 비슷한 제품(속도 차이 세 배 이내)으로 채우되 메모리가 같거나 더 많은 것부터 넣습니다. 속도를 모르면 메모리가 가장 비슷한 제품을 고릅니다. 요금이 이 제품의 세 배를 넘거나 3분의 1에 못 미치는 제품은 뺍니다.
        [instead] 비교할 최근 가격을 알 수 없습니다. 위에서 대신 살펴보라고 한 제품입니다.
        [figures] 최근 가격을 알 수 없습니다. 분류가 같고, 가격이 오래되지 않았고, 소프트웨어 지원이 제한적이거나 실험 단계이거나 끝나 가는 제품이 아니고, ‘피해야 할 제품’이 아닌 것 가운데 학습과 텍스트 생성 속도가 비슷한 제품을, 속도를 모르면 메모리가 비슷한 제품을 고르되 메모리가 같거나 더 많은 것부터 넣습니다. 속도나 메모리가 두 배를 넘거나 절반에 못 미치는 제품은 뺍니다. 마지막으로 알려진 가격의 세 배를 넘거나 3분의 1에 못 미치는 제품도 빼고, 가격을 전혀 모르는 카드는 플랫폼이 같은 제품과만 비교합니다.
       *[price] 분류가 같고, 가격이 오래되지 않았고, 소프트웨어 지원이 제한적이거나 실험 단계이거나 끝나 가는 제품이 아니고, ‘피해야 할 제품’이 아닌 것 가운데서 고릅니다. 메모리가 이 제품의 3분의 2에 못 미치는 제품은 다른 것이 없을 때만 넣습니다. 바로 아래 가격과 바로 위 가격의 제품을 먼저 넣고, 남은 자리는 학습과 텍스트 생성 속도가 비슷한 제품(속도 차이 세 배 이내)으로 채우되 메모리가 같거나 더 많은 것부터 넣습니다. 속도를 모르면 메모리가 가장 비슷한 제품을 고릅니다. 가격이 이 제품의 세 배를 넘거나 3분의 1에 못 미치는 제품은 뺍니다.
    }
support-of-family = 제품군 전체({ $family }), { $date } 기준 판단. 출처: { $sources }.
price-less-memory = { $memory } 모델은 최근 12개월 동안 어느 지역에서도 가격이 기록되지 않았습니다. 메모리가 더 적은 모델의 가격은 { $prices }입니다. { $memory } 모델의 가격을 보셨다면 날짜, 매장, 금액을 알려 주세요.
price-with-memory = { $memory } { $money }({ $date })
offer-elsewhere = 다른 지역에서는 { $money }
offer-place-here = { $place } 가격만 보면 { $money }입니다(마지막 확인 { $date }).
offer-place-from = { $place } 가격을 환산하면 { $money }입니다(마지막 확인 { $date }).
offer-of-row = 이 표의 { $place } 가격을 환산

price-converted = { $place } 가격을 환산

country-link = { $place }의 법, 콘센트, 통관, 판매처

## 견적: 부품 이름

memory-of-anyone =
    { $modules ->
        [1] { $kind } { $size }(제조사 무관)
       *[other] { $kind } { $size } 키트({ $each } × { $modules }, 제조사 무관)
    }
part-of-anyone = { $name }(제조사 무관)
board-or-other = { $board }. 두께 { $slots }, 길이 { $length } 이하이고 전원 커넥터가 같거나 더 적으면 더 싼 모델도 됩니다
board-of-a-kind = { $board }(가격은 { $product } 전체 기준이며, 이런 쿨링 방식의 모델은 더 비쌀 수 있습니다)
used-bought = { $parts } 가격은 중고 기준입니다. 반품이 되는지 확인하고, 처음 며칠 안에 최대 부하로 시험하세요.
used-locked = { JOSA($parts, "이/가") } 잠긴 제품이 아닌지(AMD의 Platform Secure Boot) 판매자에게 글로 확인받으세요. 서버 제조사는 이런 CPU를 자사 메인보드에서만 작동하도록 영구히 잠가 둘 수 있고, 겉으로는 알 수 없습니다.
used-firmware = 처음 오래 돌리기 전에 메인보드 펌웨어를 업데이트하세요. { $microcode }보다 오래된 마이크로코드에서는 과도한 전압으로 { JOSA($cpu, "이/가") } 영구히 손상될 수 있다고 Intel이 밝혔습니다.
used-adapter =
    카드 { $names }에는 동봉된 변환 어댑터(8핀 플러그 { $plugs }개)가 필요합니다. 중고품에는 없을 수 있으니 판매자에게 확인하{ $native ->
        [yes] 거나, 카드마다 16핀 케이블이 있는 파워서플라이를 고르세요.
       *[no] 세요.
    }

part-in-sentence =
    { $kind ->
        [cpu] CPU
        [motherboard] 메인보드
        [memory_kit] 메모리
        [power_supply] 파워서플라이
        [case] 케이스
        [cooler] CPU 쿨러
        [ssd] SSD
        [chassis] 서버 섀시
        [computer] 완제품 컴퓨터
        [network_card] 네트워크 카드
        [gpu_board] 그래픽카드
       *[other] 가속기
    }

some-of = { $names } 외 { $more }종

class-quoted = ‘{ $name }’

## 견적: 점검 결과

result-unknown = 확인 못 함: { $what }.
result-missing = { $what } 자료가 없음
result-figure = { $name }: { $outcome }.
result-no = 불합격: { $name }.
result-warned = { $name }.
result-varies = 크기는 모델마다 달라 더 작은 모델은 들어갈 수 있습니다.
result-fits = 알려진 모델 { $count }개 중 { $fits }개는 문제없습니다: { $models }.
result-sound = 한도를 넘지 않는 알려진 모델({ $count }개 중 { $fits }개): { $models }.
result-unsound = 알려진 모델 { $count }개가 모두 한도를 하나 이상 넘습니다.
rule-varies = 모델마다 크기가 다르면 경고에 그칩니다.
result-assumed =
    { $state ->
        [pass] { $what } 자료가 없어 가장 불리한 경우로 계산했습니다.
       *[missed] { $what } 자료가 없어 가장 유리한 경우로 계산했습니다.
    }

reason-psu-sustained =
    최대 부하에서 파워서플라이가 내야 하는 출력은 { $have }인데, { $state ->
        [advised] 권장 한도는 { $need }입니다
       *[missed] 정격 출력이 { $need }입니다
    }.
reason-psu-peaks = 몇 밀리초 동안 { $have }를 끌어 쓰지만, 규격상 파워서플라이가 견뎌야 하는 것은 { $need }까지입니다.
reason-psu-input = 파워서플라이는 { $have } 이상이 필요한데 이 분기 회로는 { $need }입니다.
reason-psu-spikes = 1밀리초 이하 동안 { $have }를 끌어 쓰지만, 규격상 파워서플라이가 견뎌야 하는 것은 { $need }까지입니다.
reason-psu-atx-3 = 파워서플라이는 ATX { $have } 규격입니다. 300W가 넘는 카드는 1밀리초가량의 스파이크를 일으키며, 설계가 오래된 제품은 이를 합선으로 오인해 꺼질 수 있습니다.
reason-psu-recommended = 파워서플라이는 { $have }인데 카드 제조사는 { $need }를 권장합니다.
reason-psu-low-voltage = 이 입력 전압에서 파워서플라이 출력은 { $need }뿐입니다({ $have } 필요).
unknown-psu-low-voltage = 이 입력 전압에서 파워서플라이가 얼마를 내는지 공개된 자료가 없습니다.
reason-psu-100-v = 100V에서 쓰는 파워서플라이의 출력은 { $need } 정도가 한계입니다({ $have } 필요).
reason-mains =
    회로에 걸리는 부하가 { $have }인데, { $state ->
        [advised] 권장 한도는 다른 기기를 위해 10%를 남긴 { $need }입니다
       *[missed] 회로가 연속으로 공급하는 전력은 { $need }입니다
    }.
unknown-mains = 소비 전력 자료가 모자라 회로에 걸리는 부하를 알 수 없습니다.
reason-connectors-8-pin =
    { $have ->
        [0] 카드에 맞는 남는 PCIe 플러그가 없습니다
       *[other] 카드에 맞는 남는 PCIe 플러그가 { $have }개뿐입니다
    }({ $need }개 필요).
unknown-connectors-8-pin = 파워서플라이의 8핀 커넥터 수를 알 수 없습니다.
reason-cables-8-pin = 8핀 케이블이 플러그마다 하나씩 { $need }개 필요한데 파워서플라이에는 { $have }개뿐입니다.
unknown-cables-8-pin = 파워서플라이의 8핀 플러그마다 케이블이 따로 있는지 알 수 없습니다.
reason-connectors-16-pin =
    16핀 케이블이 { $need }개 필요한데, { $have ->
        [0] 파워서플라이에 남는 것이 없고 변환 어댑터에 쓸 8핀 커넥터도 모자랍니다
       *[other] 변환 어댑터까지 합쳐 { $have }개뿐입니다
    }.
unknown-connectors-16-pin = 파워서플라이의 16핀 케이블 수를 알 수 없습니다.
reason-slots =
    { $have ->
        [0] 메인보드에 카드를 꽂을 슬롯이 없습니다
       *[other] 메인보드에는 카드를 { $have }장까지만 꽂을 수 있습니다
    }({ $need }장 필요).
unknown-slots = 메인보드에 카드를 몇 장 꽂을 수 있는지 알 수 없습니다. 첫 번째 슬롯만 기록되어 있습니다.
reason-card-spacing = 카드가 슬롯 간격보다 두꺼워 나란히 꽂을 수 없습니다.
unknown-card-spacing = 카드를 나란히 꽂을 수 있는지 알 수 없습니다.
reason-psu-ready-made = PCIe 플러그가 없는 작은 파워서플라이는 대개 완제품 컴퓨터의 것이어서 일반 제품으로 바꾸지 못하는 경우가 많습니다.
reason-eps-adapter = 카드의 커넥터는 EPS로, 모양이 비슷한 PCIe 플러그와 배선이 반대입니다.
reason-adapters = 300W를 넘는 카드에서는 변환 어댑터의 접점이 탈 수 있습니다.
reason-card-passive = 카드에 팬이 없어 서버 수준의 송풍이 필요합니다.
reason-card-air = 카드 사이에 빈 슬롯이 한 칸도 남지 않아 위쪽 카드가 지나치게 뜨거워집니다.
unknown-card-air = 두 카드에 모두 바람이 통하는지 알 수 없습니다.
reason-card-stack = 케이스 안으로 열을 뿜는 카드가 너무 촘촘합니다. 사이에 슬롯을 한 칸 이상 비워야 합니다.
unknown-card-stack = 모든 카드에 바람이 통하는지 알 수 없습니다.
reason-last-card = 카드가 { $have }번째 확장 슬롯까지 차지하는데, 쓸 수 있는 슬롯은 { $need }개입니다.
unknown-last-card = 카드용 확장 슬롯이 충분한지 알 수 없습니다.
reason-circuits-in-use = 분기 회로를 { $need }개로 셌지만 파워서플라이 { $have }대는 많아야 { $have }개만 씁니다.
reason-software-support = 새 소프트웨어는 이 가속기를 지원하지 않습니다. 지금 나와 있는 것은 작동하지만 내년에 나올 것은 작동하지 않습니다.
reason-lanes =
    { $have ->
        [0] PCIe 레인이 배정되지 않는 카드가 있습니다
       *[other] PCIe 레인이 { $have }개뿐인 카드가 있습니다
    }({ $need }개 이상 { $state ->
        [advised] 권장
       *[missed] 필요
    }).
unknown-lanes = 카드당 PCIe 레인 수를 알 수 없습니다.
reason-memory-size = 메모리가 { $have }로, 권장 용량 { $need }(모든 카드의 메모리 합계)에 못 미칩니다.
reason-memory-least = 메모리가 { $have }로, 최소 용량 { $need }(모든 카드의 메모리 합계의 절반)에 못 미칩니다. 그 두 배를 권장합니다.
reason-memory-workers = 메모리가 { $have }로, 데이터를 읽어 들이는 데 권장하는 { $need }에 못 미칩니다.
reason-memory-slots = 메모리 모듈이 { $have }개인데 메인보드의 메모리 슬롯은 { $need }개입니다.
reason-memory-density = 메모리 모듈 { $have }개가 채널 { $need }개를 나눠 쓰는데, 채널당 둘 이상이면 메모리가 느려집니다.
reason-storage-size = 드라이브 용량이 모두 { $have }로, 권장 용량 { $need }에 못 미칩니다.
unknown-storage-speed = 이 드라이브의 읽기 속도를 찾지 못했습니다.
reason-storage-mirror = 드라이브가 { $have }개뿐입니다. 하나가 고장 나도 데이터가 남으려면 서로 복제할 { $need }개가 필요합니다.
reason-chassis-processors = 이 섀시에는 CPU가 { $need }개 필요한데 { $have }개뿐입니다.
reason-cores = CPU가 { $have }코어로, 권장하는 { $need }코어에 못 미칩니다.
reason-display = CPU에 내장 그래픽이 없고 메인보드에도 그래픽 칩이 없습니다. 메인보드에 영상 단자가 있어도 화면이 나오지 않으며, 모니터를 카드에 연결하면 카드의 메모리를 씁니다.
reason-platform = CPU가 메인보드 소켓에 맞지 않습니다.
reason-card-form = 이 가속기는 PCIe 카드가 아니어서 슬롯에 꽂을 수 없습니다.
reason-computer-power = 카드 한 장이 { $have }를 쓰는데, 컴퓨터 제조사는 { $need }까지만 허용합니다.
reason-cooler-socket = CPU 쿨러에 이 소켓용 고정 장치가 없습니다.
reason-memory-kind = 메인보드와 CPU가 쓰는 종류의 메모리가 아닙니다.
reason-board-in-case = 메인보드가 케이스에 들어가지 않습니다.
unknown-board-in-case = 메인보드가 케이스에 들어가는지 알 수 없습니다.
reason-card-length = 카드 길이가 { $have }인데 케이스에는 { $need }까지 들어갑니다.
reason-psu-in-case = 파워서플라이 길이가 { $have }인데 케이스에는 { $need }까지 들어갑니다.
unknown-psu-in-case = 파워서플라이의 길이가 케이스에 들어가는지 알 수 없습니다.
unknown-psu-peaks = 카드의 짧은 전력 피크를 측정한 값을 찾지 못했습니다.
unknown-psu-spikes = 카드의 1밀리초 이하 스파이크를 측정한 값을 찾지 못했습니다.
reason-cooler-height = CPU 쿨러 높이가 { $have }인데 케이스에는 { $need }까지 들어갑니다.
reason-memory-channels = 메모리 채널 { $need }개 가운데 { $have }개만 써서 그만큼 CPU의 메모리 대역폭이 줄어듭니다.
reason-heat = 최대 부하에서 실내로 나오는 열이 { $have }입니다. { $need }를 넘으면 보통 크기의 방에는 별도 냉방이 필요합니다.
reason-single-thread = CPU의 최대 클럭이 { $have }로, 권장하는 { $need }에 못 미칩니다. 카드 한 장에 보내는 작업은 CPU 스레드 하나가 맡으므로 클럭이 높아야 합니다.
reason-cable-limit =
    카드가 16핀 케이블 하나에서 { $have }를 끌어 씁니다. { $state ->
        [advised] { $need }를 넘으면 핀의 여유가 적습니다
       *[missed] 케이블과 슬롯을 합쳐도 { $need }까지만 공급합니다
    }.
reason-limit-lost = 재부팅 등으로 전력 제한이 풀리면 카드가 16핀 케이블 하나에서 { $have }를 끌어 씁니다. { $need }를 넘으면 핀의 여유가 적습니다.
reason-psu-limit-lost = 재부팅 등으로 전력 제한이 풀리면 부하가 { $have }로 늘어, 파워서플라이의 정격 출력 { $need }를 넘습니다.
reason-circuit-failure = 회로 하나가 끊기면 남은 회로마다 { $have }가 걸려, 연속으로 공급할 수 있는 { $need }를 넘습니다.
reason-storage-kind = 데스크톱용 드라이브라서 정전 때 쓰고 있던 데이터를 지키지 못하고, 쓰기 내구성도 서버용보다 훨씬 낮습니다.
reason-peer-to-peer = 카드끼리 주고받는 데이터가 모두 시스템 메모리를 거치므로, 서로를 기다릴 때마다 느려집니다.
reason-chassis-licence = NVIDIA 라이선스는 이 카드의 드라이버를 데이터센터에서 쓰는 것을 허용하지 않습니다.
unknown-chassis-power = 이 섀시가 카드 하나에 허용하는 전력이 공개되지 않았습니다.
check-enter = 표기를 보거나 직접 재서 입력하세요.
check-any = 모델 미지정
check-middle = 모델 미지정(중간 크기)
check-liquid = { $name }(라디에이터 자리 필요)
check-models =
    { $known ->
        [yes] 알려진 카드 모델 { $count }개 중 { $fits }개만 쓸 수 있습니다.
       *[no] 이 카드의 모델 중에는 맞지 않는 것도 있습니다.
    }
check-rest =
    { $advice ->
        [against] 맞는 모델도 권하지 않습니다. 경고를 보세요(전체 { $all }건 중 통과 { $pass }건, 경고 { $warn }건, 확인 못 함 { $unknown }건).
       *[none] 나머지에는 아직 불합격이 없습니다(전체 { $all }건 중 통과 { $pass }건, 경고 { $warn }건, 확인 못 함 { $unknown }건).
    }
check-circuit-open = { $circuit }, 단 이 전압에서 파워서플라이 출력이 충분할 때

## 견적: 등급의 조건

asks-memory_gb = 이 등급에는 메모리가 { $need } 이상 필요합니다.
    .short = 메모리 { $need } 이상
asks-storage_gb = 이 등급에는 드라이브 용량이 { $need } 이상 필요합니다.
    .short = 드라이브 용량 합계 { $need } 이상
asks-lanes_each = 이 등급에는 가속기마다 PCIe 레인이 { $need }개 이상 필요합니다.
    .short = 가속기당 PCIe 레인 { $need }개 이상
asks-generation_each = 이 등급에는 가속기마다 { $need } 이상이 필요합니다.
    .short = 가속기마다 { $need } 이상
asks-network_gbps = 이 등급에는 { $need } 이상의 네트워크가 필요합니다.
    .short = 네트워크 { $need } 이상
asks-cpu_cores = 이 등급에는 CPU 코어가 { $need }개 이상 필요합니다.
    .short = CPU { $need }코어 이상
takes-last_position = 이 등급에는 각 슬롯의 위치와 다음 슬롯까지의 간격이 알려진 메인보드만 씁니다.
    .short = 각 슬롯의 위치와 다음 슬롯까지의 간격이 알려진 메인보드
takes-spare_16pin = 이 등급에는 카드의 16핀 커넥터마다 16핀 케이블이 있어 어댑터가 필요 없는 파워서플라이만 씁니다.
    .short = 카드의 16핀 커넥터 수만큼 16핀 케이블을 갖춘 파워서플라이(어댑터 제외)
takes-modules_per_channel = 이 등급은 채널마다 메모리 모듈을 하나까지만 꽂습니다.
    .short = 채널마다 메모리 모듈 하나까지
class-asks = 이 등급의 조건: { $figure } { $need }.
    .short = { $figure }: { $need }

class-dearer =
    { $case ->
        [take] { $other } 견적을 고르세요. 이 지역에서는 값이 { $price ->
            [same] 같고
           *[more] 더 싸고
        }, 카드 메모리도 적지 않으며 이 등급의 작업에서 느리지도 않습니다
       *[open] 이 지역에서는 { $lacks ->
            [some] { JOSA($parts, "을/를") } 빼면{" "}
           *[none] {""}
        }{ $other } 견적{ $price ->
            [same] 과 값이 같습니다
           *[more] 보다 비쌉니다
        }
    }{ $case ->
        [take] { "" }
        [quicker] . 대신 { $work } 작업에서는 이쪽 카드 한 장이 { $times }배 빠릅니다{ $draw ->
            [differs] . 컴퓨터 전체의 소비 전력은 { $wall }입니다(그쪽은 { $its_wall })
           *[same] {""}
        }
        [memory] . 대신 카드 한 장의 메모리가 { $have }로 더 큽니다({ $other } 쪽은 { $need })
        [faster] . 대신 카드 한 장의 메모리가 { $have }로 더 큽니다({ $other } 쪽은 { $need }). { $other } 쪽이 기준으로 삼는 작업에서는 그쪽 카드가 { $times }배 빠릅니다
        [plug] . 대신 카드에 전원 케이블을 꽂지 않아도 됩니다. { $other } 쪽 카드는 꽂아야 하지만 메모리가 { $need }입니다(이쪽은 { $have })
       *[open] . 사기 전에 둘을 비교해 보세요
    }.
asked-median =
    { $size ->
        [slots] { $figure }(여러 모델의 중앙값, 절반은 더 두꺼울 수 있음)
       *[length_mm] { $figure }(여러 모델의 중앙값, 절반은 더 길 수 있음)
    }
asked-estimate = 약 { $figure }(추정치, 제조사의 값은 찾지 못함)
asked-models = 모델마다 다르고, 이 사이트가 모르는 모델도 있습니다. 더 길거나 두껍거나 커넥터가 하나 더 많은 것도 있으니 사기 전에 바로 그 모델을 확인하세요.
asked-newer-supply = { $figure }, ATX { $version } 규격(설계가 오래된 제품은 카드의 스파이크를 합선으로 오인해 꺼질 수 있음)
meaning-estimate = 카드 한 장을 꽂은 PC 전체 기준, 데이터베이스의 추정치. 제조사의 값은 찾지 못함
meaning-median = 제조사 모델의 중앙값, 절반은 더 클 수 있음

## 견적: 더 싼 부품이나 순위가 더 높은 제품을 쓰지 않은 이유

cheaper-part = { $kind }: { JOSA($part, "을/를") } 쓰면 { $money } 쌉니다. 하지만 { $reason }
supply-large = 파워서플라이 정격은 { $rated }로 부하의 두 배가 넘지만, 조건에 맞고 가격을 아는 제품 가운데 가장 쌉니다.
memory-advised = { $size }로 늘리면 { $money } 더 듭니다.
processor-for-both = 내장 그래픽이 있는 { $need }코어 이상의 CPU라면 둘 다 해결됩니다.
passed-lacking = 조건에 맞는 { $part }의 가격을 알 수 없습니다.
passed-exclude = 모든 규칙을 함께 충족하는 부품 조합을 찾지 못했습니다.

## 견적: 가격과 회로

prices-seen-on = { $first }에 확인한 가격
prices-seen-between = { $first }부터 { $last } 사이에 확인한 가격

circuit-usual = 일반 콘센트로 충분합니다({ $volts }, 연속 { $watts }까지).
circuit-other = { $volts } { $amps } 회로가 필요합니다(연속 { $watts }까지). { $lacks ->
        [volts] 이 파워서플라이는 { $least } 이상에서만 작동하므로 일반 콘센트로는 쓸 수 없습니다.
        [output] 일반 콘센트({ $usual })로도 전력은 충분하지만, { $usual_volts }에서는 파워서플라이의 출력이 부족합니다.
       *[watts] 일반 콘센트({ $usual }까지)로는 부족합니다.
    }
circuit-unproven = { $volts } { $amps } 회로(연속 { $watts }까지)가 필요합니다. { $usual_volts }에서 이 파워서플라이의 출력이 얼마인지는 찾지 못했습니다. 제조사가 그 전압에서 { JOSA($load, "을/를") } 보장할 때에만 일반 콘센트(연속 { $usual }까지)로 충분합니다.
circuit-several =
    { $volts } { $amps } 회로 { $count }개{ $alone ->
        [short] 가 따로 필요합니다
       *[enough] 에 나누어 연결하세요
    }(각각 연속 { $watts }까지).
circuit-alone =
    { $alone ->
        [short] 하나로는 전체 { $wall }를 감당할 수 없습니다{ $count ->
            [2] . 어느 하나가 끊기면 컴퓨터가 멈춥니다.
           *[other] .
        }
        [spare] 하나로도 전체 { $wall }를 감당하므로, { $count ->
            [2] 다른 하나가
           *[other] 하나가
        } 끊겨도 멈추지 않습니다.
        [stops] 하나로도 전체 { $wall }를 감당하지만, 하나가 끊기면 남은 파워서플라이가 모자라 컴퓨터가 멈춥니다.
       *[enough] 하나로도 전체 { $wall }를 감당합니다.
    }
circuit-count = 회로 { $count }개
circuit-server = 가정용 콘센트로는 안 됩니다. 이 회로의 설치는 전기공사업체에 맡기세요.
circuit-pdu =
    { $breaker ->
        [known] 출력 소켓마다 { $amps } 이하의 차단기가 딸린 랙 PDU(배전 장치)
        [open] 출력 소켓마다 차단기가 딸린 랙 PDU(배전 장치)
       *[none] 랙 PDU(배전 장치)
    }를 반드시 거치세요.
cord-thin = 코드 자체에도 { $needed } 이상이라고 적혀 있어야 합니다. { $thin }까지만 견디는 코드가 많습니다.
circuit-appliance = 가전제품용 콘센트라서 밤낮으로 이어지는 부하에는 맞지 않습니다.
draw-unsure = 파워서플라이의 손실 값을 찾지 못했습니다. 회로와 냉방은 { $most } 기준으로 준비하세요.
limit-set =
    부팅할 때마다 카드마다 { $rated } 대신 { $limit } 이하로 제한하세요. { $why ->
        [supply] 제한이 없으면 파워서플라이가 내야 하는 출력이 { $have }인데, 오래 쓸 수 있는 한도는 { $need }입니다.
        [reserve] 제한이 없으면 전원 모듈 전체가 내야 하는 출력이 { $have }인데, 예비 모듈이 멈추면 나머지의 출력은 { $need }입니다.
        [circuit] 제한이 없으면 회로에 걸리는 부하가 { $have }인데, 오래 쓸 수 있는 한도는 { $need }입니다.
        [card] 제한이 없으면 카드 한 장이 { JOSA($have, "을/를") } 쓰는데, 컴퓨터 제조사가 허용하는 것은 { $need }입니다.
       *[open] 제한이 없을 때 파워서플라이와 회로가 오래 버티는지는 알 수 없습니다.
    }
socket-short = { $class }: { $reason }

draw-most =
    소비 전력이 가장 큰 견적은 { $volts }에서 { JOSA($wall, "을/를") } 씁니다{ $count ->
        [1] .
       *[other] (따로 쓰는 회로 { $count }개에 { $each }씩).
    }
draw-outlets =
    { $where ->
        [everywhere] 모든 지역에서
        [nowhere] 어느 지역에서도
        [only] { $places }에서만
       *[except] { $places } 외의 지역에서는
    } { $count ->
        [1] 일반 콘센트로
       *[other] 회로마다 일반 콘센트 하나씩으로
    } { $where ->
        [nowhere] 충분하지 않습니다.
       *[other] 충분합니다.
    }
draw-tight = { $places }에서는 콘센트가 연속으로 공급하는 전력을 거의 다 쓰므로, 다른 기기를 연결하지 않은 전용 회로에 꽂으세요.
draw-unproven = { $places }의 콘센트는 전압이 더 낮은데, 그 전압에서 파워서플라이의 출력이 얼마인지는 찾지 못했습니다.
draw-server = 산업용 또는 잠금형 콘센트를 전기공사업체에 맡겨 설치하세요.
circuit-installer =
    { $who ->
        [certified] 잉글랜드와 웨일스의 주택에서 회로를 증설하면 인증이 필요합니다. 등록 제도에 속한 전기공사업체가 자체 인증하거나, 지방 당국의 건축 감독(building control)에 신고해 검사를 받습니다.
        [electrician] 회로 증설은 자격을 갖춘 전기공사업체만 할 수 있습니다.
        [registered_electrician] 회로 증설은 전력 회사나 당국에 등록된 전기공사업체만 할 수 있습니다.
       *[owner_or_electrician] 회로 증설은 전기공사업체에 맡기세요.
    }
circuit-margins = 여러 시간 이어서 쓸 때, { $margins }로 계산합니다.
margin-full = 산업용 콘센트(IEC 60309)는 정격 전류 그대로
margin-share =
    { $of ->
        [others] 나머지 대부분은
        [all] 모든 회로는
       *[most] 대부분의 회로는
    } 정격 전류의 { $share }
margin-amps = { JOSA($sockets, "은/는") } { $amps }
country-only =
    { $only ->
        [at_most] 이내
       *[without_terms] 매장이 조건을 밝히지 않은 경우
    }
circuit-recalled =
    { $all ->
        [yes] 여기 실린 회로{ $count ->
            [1] 는
           *[other] {" "}{ $count }개 모두
        }
       *[no] 여기 실린 회로 { $count }개 가운데 { $recalled }개는
    } 규격과 대조하지 않았으므로, 쓰려는 회로는 전기공사업체에 확인받으세요.

money-range = 가속기가 가격의 { $low }~{ JOSA($high, "을/를") } 차지합니다.
money-same = 가속기가 가격의 { JOSA($share, "을/를") } 차지합니다.
money-next = 그다음으로 비싼 것은 { JOSA($part, "으로/로") }, 최대 { $share }입니다.
money-lacking = 견적이 필요한 { JOSA($parts, "은/는") } 뺐습니다.

## 견적: 배선

wire-cards = 카드 { $names }
wire-each = 카드마다 { $cables }

## 견적: 전력 제한을 걸었을 때의 속도

limits-finding = { JOSA($product, "은/는") } 장당 { JOSA($limit, "으로/로") } 제한해도 실측한 모든 작업에서 속도의 { $share } 이상을 유지합니다. 이때 콘센트 기준 소비 전력은 { $wall }입니다.
limits-depends = { $product }에서 전력 제한이 속도에 주는 영향은 작업마다 다릅니다. 모든 작업에서 속도를 거의 유지하는 제한값은 실측에 없습니다.
limits-lacking = { JOSA($products, "은/는") } 이런 실측을 찾지 못했습니다.
about-share = 약 { $share }

## 견적: 회로 하나에 카드 여러 장

circuit-leaves-enough = { $place }의 { $circuit } 회로 하나로 카드 { $count }장을 쓰면 장당 { $each }까지 연속으로 쓸 수 있습니다. { JOSA($cards, "은/는") } 제한 없이도 충분합니다.
circuit-leaves-little = { $place }의 { $circuit } 회로 하나로 카드 { $count }장을 쓰면 장당 { $each }까지 연속으로 쓸 수 있습니다. 여기서 살펴본 카드는 모두 전력 제한이 필요합니다.
circuit-share = { $circuit }: 콘센트에서 연속 { $wall }까지 쓸 수 있습니다. 파워서플라이에서 { JOSA($lost, "이/가") } 열로 사라지고(이 전압에서의 값이 알려진 제품의 중앙값), CPU({ $cpu })와 메인보드, 팬, 드라이브에 { JOSA($rest, "을/를") } 쓰면 카드 한 장에 { JOSA($each, "이/가") } 남습니다. 표의 제한값은 { $step } 단위로 내림한 것입니다.
circuit-supply = { $circuit }: 파워서플라이 한 대가 카드에 따라 { $volts }에서 최대 { JOSA($load, "을/를") } 낼 수 있어야 합니다. 이 전압에 대해 표기된 출력을 확인하세요. 정격보다 적게 내는 제품도 있습니다.
circuit-known = { $supply }: 커넥터와 이 전압에서의 출력이 { $cards }(컴퓨터까지 { $load })에 충분합니다.
circuit-unknown = { $cards }에는 커넥터와 이 전압에서의 출력이 한 대로 충분하다고 알려진 파워서플라이가 없습니다. 전압이 더 높은 회로를 쓰세요.

## 견적: 확장 여지

growth-all = 어느 견적이든 아래 부품을 바꾸면 카드를 { $count }장까지 쓸 수 있습니다.
growth-some = 견적 { $total }개 가운데 { $growing }개는 아래 부품을 바꾸면 카드를 { $count }장까지 쓸 수 있습니다.
growth-none = 다른 부품을 무엇으로 바꿔도 같은 카드를 { $count }장까지 늘릴 수 있는 견적은 없습니다. 몇 장을 쓸지 사기 전에 정하세요.
growth-moves = 나중에 카드 { $count }장이 필요하다면 처음부터 서버를 사세요. { $count }장에는 서버 섀시가 필요하고, 이 견적에서 다시 쓸 수 있는 것은 기껏해야 드라이브와 메모리입니다.
growth-last = 이 가이드에서 가장 큰 규모이므로 더 늘릴 수 있는 것은 메모리뿐입니다.
growth-broken = 부품을 그대로 두고 { $count }장으로 늘리면 규칙을 통과하지 못합니다. { $reasons }
growth-unknown = 카드 { $count }장일 때 확인하지 못한 것은 { $what }입니다.
growth-chassis = 카드 { $count }장은 서버 섀시에 넣어야 합니다. 다시 쓸 수 있는 것은 기껏해야 드라이브와 메모리입니다.
growth-exchange = 바꾸거나 더할 부품은 { $parts }입니다.
growth-circuit = 그러면 { $circuit } 회로가 필요합니다.
growth-cost = { $product } { $added }장을 더하는 값까지 약 { JOSA($money, "이/가") } 듭니다.
growth-cheaper-grow = 나중에 늘리는 편이 쌉니다. 두 번에 나눠 사면 모두 약 { $grown }, 처음부터 { $count }장으로 사면 약 { $whole }입니다.
growth-cheaper-buy = { $count }장까지 쓸 계획이라면 처음부터 함께 사세요. 처음부터 { $count }장으로 사면 약 { $whole }, 두 번에 나눠 사면 모두 약 { $grown }입니다.
growth-stuck-by = 다른 부품을 무엇으로 바꿔도 통과하지 못합니다. { $reason }
growth-memory = 메모리는 슬롯 { $slots }개 중 { $modules }개를 써서 { $now }입니다. 같은 모듈을 더 꽂으면 { $most }까지 늘어납니다.
growth-memory-full = 메모리는 모듈 { $modules }개로 { $now }이며(슬롯 { $slots }개), 같은 모듈로는 더 늘릴 수 없습니다. 늘리려면 용량이 큰 모듈로 바꿔야 합니다.
growth-memory-unknown = 메인보드의 최대 용량은 기록이 없으니 설명서에서 확인하세요.
growth-note = 모든 규칙을 통과하는 교체 가운데 { $place } 가격으로 가장 싼 것입니다. 이미 있는 부품은 비용에 넣지 않고, 뺀 부품을 판 금액도 계산하지 않습니다.

## 견적: 카드 여러 장의 속도

scaling-finding =
    { $count }장의 실측 속도는 1장의 최대 { $high }배(‘{ $best }’)이며 ‘{ $worst }’에서는 { $gain ->
        [none] 1장과 같습니다
        [less] { $low }배로 오히려 느려집니다
       *[some] { $low }배입니다
    }(중앙값).
scaling-one = { $count }장의 실측 속도는 1장과 비교해 ‘{ $best }’에서 { $high }배입니다(중앙값).
scaling-nothing = 카드 { $count }장과 1장을 같은 시험으로 비교한 속도는 공개된 적이 없어 수치를 싣지 않습니다.
scaling-measured =
    { $product } { $count }장은 1장의 { $span ->
        [one] { $low }
       *[range] { $low }~{ $high }
    }배입니다(실측 { $tests }건).
scaling-measured-one = { $product } { $count }장은 ‘{ $test }’에서 1장의 { $low }배입니다(찾은 실측은 이것뿐입니다).
scaling-unmeasured = { $products } { $count }장 구성은 공개된 실측이 없습니다.

## 견적: 한 대인가 두 대인가

machines-dearer =
    같은 가속기라면 { $half }개짜리 두 대가 { $count }개짜리 한 대보다 { $span ->
        [one] { $high }
        [up] 최대 { $high }
       *[range] { $low }~{ $high }
    } 비쌉니다.
machines-cheaper =
    같은 가속기라면 { $half }개짜리 두 대가 { $count }개짜리 한 대보다 { $span ->
        [one] { $high }
        [up] 최대 { $high }
       *[range] { $low }~{ $high }
    } 쌉니다.
machines-same = 같은 가속기라면 { $half }개짜리 두 대와 { $count }개짜리 한 대의 값이 거의 같습니다.
machines-mixed = 같은 가속기로 { $half }개짜리 두 대가 { $count }개짜리 한 대보다 싼 등급은 { $classes }뿐입니다.
machines-alone = 가속기 { $count }개를 모두 한 모델에 써야 한다면 한 대로 사세요. 두 대 사이는 네트워크로만 이어집니다.
machines-note = { $place } 가격입니다. 둘 다 한 대 견적의 가속기를 씁니다. { $half }개 규모에서는 다른 가속기를 권할 수 있습니다. 가격은 같은 부품의 가격이 모두 있을 때만 비교했습니다.

## 견적: 서버를 갖추는 네 가지 방법

ways-finding = 가속기 { $count }개의 메모리는 { $low }({ $least })에서 { $high }({ $most })까지입니다.
ways-more = 외 { $more }종
ways-note = 방법마다 이 규모에서 순위가 가장 높은 가속기를, 순위가 없으면 사양이 알려진 최신 제품을 예로 들었습니다. 섀시는 카드가 들어가고 알려진 바로는 파워서플라이가 부하를 감당하는 것이며(필요하면 전력을 최대 10분의 1 낮춤), 그 가속기를 넣어 파는지는 제조사에 확인해야 합니다. 부하는 모두 같은 CPU로 계산해 위의 견적과 다를 수 있습니다. { $place } 가격이며 섀시는 뺐습니다.

## 가이드: 속도를 추정하는 수치

figure-guide =
    { $is_tensor ->
        [yes] 수치 하나만 볼 때의 오차는 { JOSA($best, "이/가") } { JOSA($least, "으로/로") } 가장 작습니다
       *[no] 수치 하나만 볼 때의 오차는 { JOSA($best, "이/가") } { JOSA($least, "으로/로") } 가장 작고, { JOSA($tensor, "은/는") } { $far }입니다
    }. { JOSA($best, "과/와") } { JOSA($second, "을/를") } 함께 보면 { $both }입니다.
generation-tensor = 텐서 병렬에서는 카드마다 각 레이어의 일부를 읽으므로, 읽는 바이트만 카드 수로 나누고 레이어마다의 고정 시간은 나누지 않습니다. 여러 장의 측정에 맞춰 조정한 값은 없습니다. 밀집 모델을 카드 두 장이나 네 장에서 돌린 컴퓨터 { $machines }대의 실측은 계산값의 { $nvlink }(NVLink), { $pcie }(PCIe)였습니다. 이렇게 측정된 아키텍처만 추정하며, 범위는 { $factor }배 이내이되 같은 아키텍처의 측정값이 벗어나면 그 값까지 넓힙니다. 한 대씩 빼고 구한 범위에 컴퓨터의 { $held }가 듭니다. MoE 모델은 이 식을 따르지 않습니다. 측정 { $count }건에서 텐서 병렬은 차례로 처리할 때의 { $gain }배였습니다. 차례로 처리할 때는 MoE 모델도 모든 레이어의 합으로 구하며, 처음 몇 레이어가 작은 모델이 있어도 레이어의 크기는 모두 같다고 봅니다.
generation-best = 실측 최고 비율(레이어 시간 포함)
generation-mixtures = 비율과 고정 시간은 밀집 모델에서 구한 값입니다. 읽기가 흩어지는 MoE 모델은 계산의 { $longer }배가 걸렸습니다(가속기들의 중앙값). MoE 모델로 실측한 가속기는 그 값을 밀집 모델의 실측에 가깝게 조정해 씁니다. { $share }의 경우에 오차는 { $factor }배 이내입니다(가속기 { $cards }종의 실측 { $count }건).
tuned-ceiling = 추정치는 카드의 전력으로 지속할 수 있는 16비트 텐서 연산 성능의 { $share }를 넘지 않게 합니다. LoRA 실측에서 가장 높았던 비율입니다. 텐서 코어가 없으면 FP16과 FP32 성능 중 높은 쪽으로 계산합니다. 이 비율을 구할 때 연산은 가중치 하나와 토큰 하나마다 네 번으로 셉니다. 실측에서 활성값을 다시 계산했는지는 출처에 나와 있지 않습니다.
generation-main = 모델의 일부를 시스템 메모리에 두면 토큰 하나에 걸리는 시간은 카드가 맡은 부분의 시간에, 시스템 메모리에서 읽는 바이트 ÷ (채널 수 × 8바이트 × 초당 전송 횟수 × 비율)을 더한 값입니다. 비율은 밀집 모델이 { $dense }, 읽기가 흩어지는 MoE 모델이 { $mixture }입니다(컴퓨터 { $hosts }대, 측정 { $runs }건의 중앙값). 컴퓨터를 한 대씩 빼고 나머지로 추정하면 { $share }가 오차 { $factor }배 안에 듭니다.

## 도구: 무엇을 살까

choose-larger = 메모리가 지금 쓰는 { $have }의 { $own }에서 { $memory }로 늘어납니다.
choose-may-be-slower = 다만 지금 쓰는 카드보다 빠르지 않을 수도 있습니다(지금의 { $factor }배).
choose-is-slower = 다만 지금 쓰는 카드보다 느립니다(지금의 { $factor }배).
choose-more-than-own = 이 용도는 지금 쓰는 { $have }의 { $own }보다 큰 메모리를 요구합니다.
choose-before-tax = 여기 가격에는 세금이 빠져 있습니다. 세율이 약 { $rate } 이상이면 예산을 넘습니다.
choose-before-any-tax = 여기 가격에는 세금이 빠져 있습니다. 세금을 더하면 예산을 넘습니다.
choose-one-budget = 예산은 { $cards } 가격과만 비교하며, 서버나 워크스테이션 값은 넣지 않습니다. 전체 구성은 ‘조립할 컴퓨터’를 보세요.
choose-own-budget = 이 용도에 정해진 금액 대신 입력한 예산으로 계산합니다.
choose-hours = 이 예산으로 약 { $hours }시간 쓸 수 있습니다.
choose-turn-near = 가격이 조금만 바뀌어도 답이 달라집니다. { $cards }({ $kind }) 쪽을 조금 더 싸게 구할 수 있으면 그쪽이 낫습니다.
choose-yours = 지금 쓰는 카드
choose-slower = 지금 쓰는 카드보다 느림
choose-rent = 시간 단위로 빌리는 방법도 있습니다. { $cards } 요금은 { $pay }입니다. ‘구매·임대’에서 ‘시간제 임대’를 고르세요.
choose-keep-pick = 지금 쓰는 { $have } 그대로 쓰세요. ‘{ $persona }’ 추천 제품이 바로 이 카드입니다.
choose-loud = ‘조용함’ 조건을 빼면 추천 제품은 { $cards }입니다. 가격은 { $pay }입니다.
choose-tight = 4비트 { $model } 모델이 빠듯하게 들어갑니다. 모니터를 CPU 내장 그래픽이나 메인보드의 그래픽 칩에 연결하거나 컨텍스트를 줄이세요.
choose-own-limit = 이 용도에 정해진 카드 가격 상한은 세전 약 { $money }입니다. 예산을 입력하면 그 금액으로 바뀝니다.
choose-own-alone = 지금 쓰는 { $have }는 여기서 카드 수에 넣지 않았습니다. 같은 카드를 한 장만 더 사면 될 수도 있습니다. 그 값은 { $pay }입니다. ‘한 장 더 꽂는 방법’에서 계산해 보세요.
choose-main-memory = 전문가 혼합 모델은 일부를 시스템 메모리에 두면 더 작은 카드에서도 돌아가지만 느려집니다. ‘모델이 들어갈까’의 ‘모델 일부를 시스템 메모리에 두기’에서 계산해 보세요.
choose-supply-less = 추천 제품의 권장 용량은 { $watts }이므로 더 큰 파워서플라이 값을 더했습니다. 부하로만 보면 CPU가 { $cpu }까지일 때 지금 쓰는 { $own }로 충분합니다. 사기 전에 ‘구성 점검’에서 모든 부품을 확인하세요.
choose-room-swap-one = 지금 쓰는 { $have }를 빼면 카드 한 장을 꽂을 수 있어 여러 장 구성은 뺐습니다.
choose-work-floor = 무엇을 입력하든 이 작업 자체에 메모리가 { $memory } 이상 필요합니다. ‘작업 종류와 비중’에서 더 작은 모델을 고르세요.
choose-supply-cpu = 지금 쓰는 { $own } 파워서플라이는 CPU가 { $cpu }까지라면 충분합니다(추천 제품이 요구하는 용량 { $watts }).
choose-supply-tight = 추천 제품이 요구하는 파워서플라이는 { $watts }이고 지금 쓰는 것은 { $own }이지만, 최대 부하에서는 CPU에 쓸 전력이 거의 남지 않습니다. 더 큰 제품을 쓰세요.
choose-same = 추천 제품과 거의 같은 수준
choose-same-own = 지금 쓰는 카드와 거의 같은 수준
choose-fewer-cards = { $cards } 조합은 추천 제품과 오차 범위 안에서 비슷하지만, 추천 제품은 카드가 더 적게 듭니다.
choose-keep-short = 메모리가 { $memory } 필요할 때만 추천 제품을 사세요. 속도는 지금 쓰는 { $have }의 { $factor }배입니다.
choose-keep-none = ‘{ $persona }’에는 지금 쓰는 { $have } 그대로 쓰세요. 이 조건에서 뚜렷이 더 빠른 제품은 없습니다.
choose-keep-over = ‘{ $persona }’에는 지금 쓰는 { $have } 그대로 쓰세요. 조건에 맞는 다른 제품은 모두 예산을 넘습니다.
choose-unowned = 카드가 없다면 추천 제품은 { $cards }입니다. 가격은 { $pay }, 속도는 지금 카드의 { $factor }배입니다.
choose-ties-value = 가성비가 사실상 같은 제품은 { $list }입니다.
choose-tied-value = 가성비 동률

## 두 번째 카드: 서로 다른 작업, 전력 제한, 한 장으로 하는 대화

pair-say-jobs-mixed = 서로 다른 작업이라면 { $cards } 구성으로 { $factor }배의 일을 합니다({ $model } 같은 모델과의 대화로 계산). 카드마다 속도는 혼자일 때와 같습니다.
pair-limit-speeds = 여기에 적은 속도는 모두 전력을 제한하지 않을 때의 값입니다.
pair-lost-behind = 대신 대화 하나는 더 느려집니다. 초당 { $own }토큰이며, 두 장이면 초당 { $pair }토큰입니다.
pair-lost-near = 대신 대화 하나는 더 느려질 수 있습니다. 초당 { $own }토큰이며, 두 장이면 초당 { $pair }토큰입니다.
pair-lost-ahead = 대화 하나의 속도는 비슷하거나 더 빠릅니다. 초당 { $own }토큰이며, 두 장이면 초당 { $pair }토큰입니다.
pair-lost-ways = 대화 하나는 그 한 장으로 초당 { $own }토큰, 두 장이면 기본 방식으로 초당 { $turns }토큰, 텐서 병렬로 초당 { $shared }토큰입니다.
pair-writes-copy = 카드마다 모델을 따로 올리므로, 대화 하나는 카드에 따라 초당 { $speed }토큰으로 시작합니다({ $how }).
pair-supply-too = { $label } 이상의 새 파워서플라이(약 { $money }부터)를 더하면 합계 { $total }입니다.
pair-supply-plugs = 두 카드에 꽂을 전원 커넥터가 있는 { $label } 이상의 새 파워서플라이(약 { $money }부터)를 더하면 합계 { $total }입니다.
pair-supply-assumed = 가격은 지금 쓰는 파워서플라이를 { $psu } 제품으로 가정해 계산했습니다.
pair-supply-counted = { $label } 이상의 새 파워서플라이 값을 포함합니다.
pair-with-supply = { $label } 파워서플라이 포함
pair-none-dear = 한 장으로 확실히 같은 일을 하는 카드는 모두 두 번째 카드 값의 { $times }배가 넘습니다.
pair-say-chat-gain = 텐서 병렬을 쓸 때만 { $cards } 구성에서 { $model } 대화 하나가 { $factor }배 빨라집니다({ $how }). Ollama나 llama.cpp의 기본 방식으로는 빨라지지 않습니다.
pair-say-chat-no-gain = { $cards } 구성에서도 { $model } 대화 하나는 빨라지지 않습니다. 속도는 지금의 { $factor }배입니다({ $how }).
pair-none-larger = 소프트웨어 지원이 확실하고 자체 쿨링을 갖췄으며 가격이 알려진 카드 가운데, 한 장에 이 모델이 확실히 들어가는 것은 없습니다.
pair-none-better = 소프트웨어 지원이 확실하고 자체 쿨링을 갖췄으며 가격이 알려져 있고 메모리가 { $have } 이상인 카드 가운데, 한 장으로 두 장을 합친 것만큼 확실히 빠른 것은 없습니다.
pair-price = 두 번째 카드 값은 약 { $money }입니다({ $add }, { $bought }, { $month } 가격).
pair-tax = 여기 가격에는 세금이 빠져 있습니다.
pair-other-ways = 이 모델이 돌아가는 다른 구성과 가격(통합 메모리 컴퓨터 포함)
pair-but-outlet = 다만 일반 콘센트로는 두 장을 최대 전력으로 쓸 수 없습니다.
pair-alone = { $card }({ $bought }) 한 장만으로도 같거나 더 빠른 속도로 돌아갑니다. { $have } 카드를 팔면 추가 비용은 { $money }입니다.
pair-alone-left = { $card }({ $bought }) 한 장만으로도 같거나 더 빠른 속도로 돌아갑니다. { $have } 카드를 팔면 { $money } 남습니다.
pair-proprietary-supply = 완제품 PC에는 제조사 전용 파워서플라이만 맞는 경우가 많습니다. 사기 전에 표준 24핀 커넥터와 ATX 규격인지 확인하세요.
pair-another-pair = { $card }({ $bought }) 조합이면 모델이 확실히 들어갑니다. 추가 비용은 { $money }입니다.
pair-another-writes = 이 조합에서는 기본 방식으로 대화 하나가 초당 { $speed }토큰으로 시작합니다({ $how }).
pair-training-mixed = 학습 단계마다 두 카드에 같은 양을 맡기면 빠른 카드가 느린 카드를 기다립니다.
pair-larger-unsold = 메모리가 더 큰 { $card }({ $bought }) 한 장으로 바꿀 수도 있습니다. 비용은 { $money }입니다.
pair-better-unsold = 더 나은 { $card }({ $bought }) 한 장으로 바꿀 수도 있습니다. 비용은 { $money }입니다.
pair-other-unsold = { $card }({ $bought }) 한 장으로 바꿔도 모델이 돌아갑니다. 비용은 { $money }입니다.
pair-instead-unsold = 더 큰 { $card }({ $bought }) 한 장으로 바꾸면 돌아갑니다. 비용은 { $money }입니다.
pair-alone-unsold = { $card }({ $bought }) 한 장만으로도 같거나 더 빠른 속도로 돌아갑니다. 비용은 { $money }입니다.

## 임대와 구매: 임대 요금의 세금

rent-taxed = 세금은 카드 가격에만 들어 있습니다. 임대에도 세금 { $share }를 더하면 비용은 임대 { $money }, 구매 { $own }입니다.

## 들어갈까: 통합 메모리, 가격 순서

fit-maybe-shared = { $cards }(사용 가능 { $room })에는 빠듯합니다. 설정을 바꾸면 모델에 더 쓸 수 있지만, 메모리 전체를 쓸 수는 없습니다.
fit-unscreened = 이 카드에 모니터를 연결하지 않으면 들어갑니다. 모니터를 CPU 내장 그래픽이나 메인보드의 그래픽 칩에 연결하세요.
fit-whole = 완제품 컴퓨터
fit-bare = 컴퓨터 본체 제외
fit-avoided = 이 카드는 구매를 권하지 않습니다. 이유는 카드 페이지에 있습니다.
fit-order = 가격순으로 정렬할 때는 표시된 가격 대신, 실제 가격이 75% 확률로 넘지 않을 금액을 씁니다. 카드 수가 적은 구성이 먼저입니다.

## 비교: 자주 하는 비교

compare-fault =
    { $fault ->
        [support_ended] 소프트웨어 지원 종료
        [beaten] 알려진 범위에서는 더 싼 제품이 뒤지지 않음
        [support_ending] 소프트웨어 지원 종료 예정
        [memory_for_price] 값에 비해 메모리가 적음
        [no_bf16] BF16 미지원
       *[support_weak] 실험적이거나 제한적인 소프트웨어 지원
    }
compare-own-plugs = NVIDIA 자체 카드 기준, 다른 제조사 모델은 대부분 8핀
ready-no-gain = 속도, 메모리, 가격에 확실한 차이가 없습니다.
ready-warned = { $name }: { $faults }. ‘{ $page }’ 참조.
ready-priced =
    { $kind ->
        [used] { $reason }(중고 가격)
       *[other] { $reason }(신품 가격)
    }
