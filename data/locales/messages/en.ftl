### Sentences that the guide computes, in English. Each language says the same in a file of its own.
### The lines with $ above a message declare what may fill it, and of what kind it is.

## Names and places

# $id (state) the region
# $name (text) its name
place-in =
    { $id ->
        [us] in the United States
        [eu] in the European Union
        [gb] in the United Kingdom
        [nl] in the Netherlands
       *[other] in { $name }
    }

place-here = here
place-elsewhere = elsewhere

# $product (product)
one-product = the { $product }

# $product (product)
# $count (count) how many of it
several-products =
    { $count ->
        [2] two { $product } cards
        [4] four { $product } cards
        [one] the { $product }
       *[other] { $count } { $product } cards
    }

## Picks: why it is this one

# $count (count) candidates
# $lead (text) by how much it leads, in percent
# $others (text) the second
pick-lead-speed = The fastest of { $count } candidates, { $lead } ahead of { $others }.
# $count (count) candidates
# $lead (text) by how much it leads, in percent
# $others (text) the second
pick-lead-speed_per_price = The most speed for the money among { $count } candidates, { $lead } more than { $others }.
# $count (count) candidates
# $lead (text) by how much it leads, in percent
# $others (text) the second
# $years (count) over which electricity is counted
pick-lead-speed_per_cost = The most speed for what it costs to buy and to run for { $years } years, among { $count } candidates: { $lead } more than { $others }.
# $count (count) candidates
# $lead (text) by how much it leads, in percent
# $others (text) the second
pick-lead-memory = The most memory among { $count } candidates, { $lead } more than { $others }.
# $count (count) candidates
# $lead (text) by how much it leads, in percent
# $others (text) the second
pick-lead-memory_per_price = The most memory for the money among { $count } candidates, { $lead } more than { $others }.

# $count (count) candidates
pick-among-speed = One of the fastest of { $count } candidates.
# $count (count) candidates
pick-among-speed_per_price = One of the best of { $count } candidates in speed for the money.
# $count (count) candidates
# $years (count) over which electricity is counted
pick-among-speed_per_cost = One of the best of { $count } candidates in speed for what it costs to buy and to run for { $years } years.
# $count (count) candidates
pick-among-memory = One of { $count } candidates with the most memory.
# $count (count) candidates
pick-among-memory_per_price = One of the best of { $count } candidates in memory for the money.

pick-only = The only candidate that meets every need.
    .short = The only candidate that meets every need

# $others (text) what is as good
# $number (count) how many these are
# $rule (state) what breaks a tie
pick-even =
    { CAP($others) } { $number ->
        [one] does
       *[other] do
    } equally well, also in { $rule ->
        [price] price
        [memory] memory
        [power] power draw
       *[speed] speed
    }, which breaks ties. We name the one with the higher score; buy whichever you find at the better price.

# $others (text) what is as good
# $number (count) how many these are
# $rule (state) what broke the tie
pick-settled =
    { CAP($others) } { $number ->
        [one] does
       *[other] do
    } equally well. We name this one because it { $rule ->
        [price] costs less
        [memory] has more memory
        [power] draws less power
       *[speed] is faster
    }.

# $others (text) what is too close to call
pick-unsure = Its lead over { $others } is smaller than the margin of error, so either may be better.
pick-alone = Compared one by one, it beats every other candidate by more than the margin of error.
pick-near-limit = Its price is close to the limit and may turn out above it.
# $money (text)
pick-host = With the parts that it needs around it: about { $money }.

pick-weak-one_price = Only one price was seen of it or of its closest rival.
pick-weak-poor_prices = Its price, or that of its closest rival, rests on estimates alone.
pick-weak-one_test = Its speed, or that of its closest rival, comes from a single test.
pick-weak-extrapolated = Its speed, or that of its closest rival, is estimated for figures beyond those of all measured cards.
pick-weak-market_moves = Cards will soon leave the market that it is ranked against, and then another one is picked.

## Picks: one line on a card

# $others (text) what is as good
# $more (count) how many more there are
pick-tied-line =
    { $more ->
        [0] As good, as far as we know: { $others }.
       *[other] As good, as far as we know: { $others }, and { $more } more.
    }
# $others (text) the second
# $lead (text) by how much, in percent
pick-lead-line = { $lead } ahead of { $others }.
# $others (text) the second
pick-level-line = About level with { $others }.

## Picks: how sure

# $certainty (state)
# $share (text) of the simulations that it wins
# $tied (text) the same with its ties
# $ties (state) whether there are any
# $draws (count) simulations
pick-confidence =
    { $certainty ->
        [clear] Clear choice
        [likely] Likely choice
        [close] Close call
       *[only] Only one left
    }{ $certainty ->
        [only] .
       *[other] : first in { $share } of { $draws } simulations in which prices and speeds vary within their margins of error{ $ties ->
            [yes] {" "}({ $tied } counting those as good).
           *[no] .
        }
    }
    .short =
    { $certainty ->
        [clear] Clear choice
        [likely] Likely choice
        [close] Close call
       *[only] Only one left
    }

## Picks: what would change the answer

# $product (text) the rival
# $money (text) the price at which the order turns
pick-change-cheaper = If you find { $product } below { $money }, buy that instead.
# $product (text) the rival
# $money (text) the price at which the order turns
pick-change-dearer = If this pick costs more than { $money }, buy { $product } instead.
# $product (text)
# $money (text) the budget
pick-change-limit = If you can spend { $money } before tax, { $product } is the better choice.
# $product (text)
# $money (text) the budget
pick-change-total = If you can spend { $money } on everything together, { $product } is the better choice.

# $need (text) the need that ruled out the last candidates
pick-none = No product meets every need. The last ones failed this one: { $need }.

## Prices: what stands under an amount

# $kind (state) street_new, used or rental
# $date (day) when it was seen
# $stale (state)
offer-local =
    { $kind ->
        [used] used
        [rental] an hour, rented
       *[other] new
    }, seen { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }
    .short =
    seen { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }

# $kind (state) street_new, used or rental
# $date (day) of the newest price
# $places (text) where the others were seen
# $stale (state)
offer-blended =
    { $kind ->
        [used] used
        [rental] an hour, rented
       *[other] new
    }, from prices seen { $places }, the latest { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }
    .short =
    from prices seen { $places }, the latest { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }

# $kind (state) street_new, used or rental
# $date (day) of the newest price
# $places (text) where they were seen
# $stale (state)
offer-converted =
    { $kind ->
        [used] used
        [rental] an hour, rented
       *[other] new
    }, converted from prices seen { $places }, the latest { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }
    .short =
    converted from prices seen { $places }, the latest { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }

# $kind (state) street_new, used or rental
# $date (day) when it was seen
# $places (text) where it was seen
# $stale (state)
offer-abroad =
    { $kind ->
        [used] used
        [rental] an hour, rented
       *[other] new
    }, seen { $places } { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }
    .short =
    seen { $places } { ON($date) }{ $stale ->
        [yes] , out of date
       *[no] {""}
    }

# $kind (state) street_new, used or rental
# $date (day)
offer-estimated =
    { $kind ->
        [used] used
       *[other] new
    }, estimated from the launch price, as of { $date }
    .short = estimated from the launch price, as of { $date }

# $money (text)
# $date (day)
offer-place-here = Last seen here { ON($date) }: { $money }.
# $money (text)
# $date (day)
# $place (place)
offer-place-from = Converted from what was seen { IN($place) } { ON($date) }: { $money }.

# $place (place)
price-converted = converted from a price seen { IN($place) }
