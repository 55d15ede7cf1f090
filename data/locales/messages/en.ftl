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

# $places (text) the first of them
places-more = { $places } and elsewhere

# $product (product)
one-product = the { $product }

# $product (product)
# $count (count)
several-products =
    { $count ->
        [2] two { $product } cards
        [4] four { $product } cards
        [8] eight { $product } cards
        [one] the { $product }
       *[other] { $count } { $product } cards
    }

## Picks: why it is this one

# $count (count) candidates
# $lead (text) by how much: percent or times
# $far (state) as many times, or more
# $far (state) it is as many times
# $others (text) the second
pick-lead-speed =
    It is the fastest of { $count } candidates, { $far ->
        [yes] { $lead } times as fast as
       *[no] { $lead } ahead of
    } { $others }.
# $count (count) candidates
# $lead (text) by how much: percent or times
# $far (state) as many times, or more
# $far (state) it is as many times
# $others (text) the second
pick-lead-speed_per_price =
    Of { $count } candidates, it gives the most speed for the money, { $far ->
        [yes] { $lead } times as much as
       *[no] { $lead } more than
    } { $others }.
# $count (count) candidates
# $lead (text) by how much: percent or times
# $far (state) as many times, or more
# $far (state) it is as many times
# $others (text) the second
# $years (count) over which electricity is counted
pick-lead-speed_per_cost =
    Of { $count } candidates, it gives the most speed for what it costs to buy and run for { $years } years, { $far ->
        [yes] { $lead } times as much as
       *[no] { $lead } more than
    } { $others }.
# $count (count) candidates
# $lead (text) by how much: percent or times
# $far (state) as many times, or more
# $far (state) it is as many times
# $others (text) the second
pick-lead-memory =
    It has the most memory of { $count } candidates, { $far ->
        [yes] { $lead } times as much as
       *[no] { $lead } more than
    } { $others }.
# $count (count) candidates
# $lead (text) by how much: percent or times
# $far (state) as many times, or more
# $far (state) it is as many times
# $others (text) the second
pick-lead-memory_per_price =
    Of { $count } candidates, it gives the most memory for the money, { $far ->
        [yes] { $lead } times as much as
       *[no] { $lead } more than
    } { $others }.

# $count (count) candidates
pick-among-speed = Of { $count } candidates, none is clearly faster.
# $count (count) candidates
pick-among-speed_per_price = Of { $count } candidates, none gives clearly more speed for the money.
# $count (count) candidates
# $years (count) over which electricity is counted
pick-among-speed_per_cost = Of { $count } candidates, none gives clearly more speed for what it costs to buy and run for { $years } years.
# $count (count) candidates
pick-among-memory = Of { $count } candidates, none has clearly more memory.
# $count (count) candidates
pick-among-memory_per_price = Of { $count } candidates, none gives clearly more memory for the money.

# $told (state) which limits are told
# $memory (text) the least memory
# $money (text) the highest price, before tax
pick-only =
    { $told ->
        [memory_money] Nothing else that we could price has { $memory } of memory or more for at most { $money } before tax and meets the other needs.
        [memory] Nothing else that we could price and rate has { $memory } of memory or more and meets the other needs.
        [money] Nothing else that we could price costs at most { $money } before tax and meets the other needs.
        [plug] Nothing else that we could price and rate does without a power plug and meets the other needs.
       *[none] Nothing else that we could price and rate meets every need.
    }
    .short = The only candidate that meets every need

# $others (text) what is as good
# $number (count) how many these are
# $cards (count) cards
# $rule (state) what breaks a tie
# $priced (state) prices count
pick-even =
    { CAP($others) } { $cards ->
        [one] ties with it and { $rule ->
            [price] costs the same
            [memory] has as much memory
            [ecc] has as much memory, but loses about a sixteenth of it while error correction is on
            [power] draws as little power
           *[speed] is as fast
        }
       *[other] tie with it and { $rule ->
            [price] cost the same
            [memory] have as much memory
            [ecc] have as much memory, but lose about a sixteenth of it while error correction is on
            [power] draw as little power
           *[speed] are as fast
        }
    }. Our figures cannot tell them apart; this one is slightly ahead{ $priced ->
        [yes] {" "}at the newest prices that we know.
       *[no] .
    }

# $others (text) what is as good
# $number (count) how many these are
# $cards (count) cards
# $rule (state) what broke the tie
pick-settled =
    { CAP($others) } { $cards ->
        [one] ties
       *[other] tie
    } with it. We name this one because it { $rule ->
        [price] costs less
        [memory] has more memory
        [power] draws less power
        [cards] needs fewer cards
       *[speed] is faster
    }.

# $other (text) the cheapest of what ties
# $cards (count) cards
# $saving (text) how much less is paid for it
# $memory (text) the memory that it has
# $rule (state) what broke the tie
pick-cheaper-tie =
    { CAP($other) } { $cards ->
        [one] costs
       *[other] cost
    } about { $saving } less{ $rule ->
        [memory] : if { $memory } is enough for you, take { $cards ->
            [one] it
           *[other] them
        }.
       *[price] .
    }

# $others (text) what is too close to call
# $goal (state) what the reader wants most of
pick-unsure =
    { CAP($others) } may { $goal ->
        [speed] be as fast
        [memory] have as much memory
        [memory_per_price] give as much memory for the money
       *[speed_per_price] give as much speed for the money
    }.
pick-near-limit = The price of the pick is close to the limit and may turn out above it.

# $tax (text) the name of the tax
# $money (text) what may be spent
# $rate (text) the lowest tax with which it no longer fits
# $most (text) the highest tax of the region
# $other (text) what ranks next and fits with the highest tax
# $known (state) there is such a product
# $cards (count) cards
pick-before-tax =
    Prices here are before { $tax }: with about { $rate } of it or more, everything together costs more than { $money }.{ $known ->
        [yes] {" "}{ CAP($other) } { $cards ->
            [one] fits
           *[other] fit
        } even with { $most }.
       *[no] {""}
    }

# $wanted (text) the memory that most examples need
# $products (text) the chips that have it, and how many more do
# $least (text) the least memory that is listed
pick-laptop-memory = For small networks take { $wanted } or more, such as { $products }. Laptops with { $least } are outgrown soonest. MacBooks hold larger language models but work slowly; they are not in this table.

# $pick (text) the product that is picked, linked
guide-pick-within = the { $pick }
# $why (state) needs, or prices where too few are known
# $region (text)
guide-no-pick =
    { $why ->
        [prices] no pick, because too few prices are known
       *[needs] no product that meets these needs
    } ({ $region })
# $products (text) of a family of which software support was judged
software-before = Judged before { $products } came out.

# $pick (text) the product that is picked, linked
# $other (text) what is as good, linked
guide-pick-choice = one of several near-equal cards, such as the { $pick } or the { $other }

# $money (text)
# $kind (state) what must be bought with it: supply or computer
pick-host =
    { $kind ->
        [supply] With a power supply that has the watts and the plugs for it, budget about { $money }.
       *[computer] With a computer around it, of the cheapest parts that work, budget about { $money }.
    }

# $money (text) with a power supply where one must be bought
# $supply (state) one must be bought
# $whole (text) what a whole computer around them costs
# $known (state) that is known, and with what draws the screen
pick-host-several =
    { $supply ->
        [yes] With a power supply that has the watts and the plugs for them, the cards cost about { $money }.{" "}
       *[no] {""}
    }They also need a board that gives each of them enough lanes, and a case with room for all; few computers have both. { $known ->
        [yes] The cheapest whole computer with these cards that passes our rules costs about { $whole }.
        [screen] The cheapest whole computer with these cards that passes our rules and has graphics in its processor or on its board costs about { $whole }.
       *[no] We found no whole computer for these cards with prices for all parts.
    }

# $memory (text)
# $cards (state) yes if cards are ranked beside it
pick-whole =
    That is the price of a whole computer, not of a chip: processor and graphics share its { $memory } of memory.{ $cards ->
        [yes] {" "}The prices of the cards below leave out the computer around them.
       *[no] {""}
    }

# $model (text) that the pick is for
# $tokens (text) of context
# $need (text) of memory
# $pool (text) what the picked cards have
# $count (count) of cards
pick-tight =
    It only just fits: { $model } in 4 bits, with { $tokens } tokens of context, takes { $need } of the { $pool } { $count ->
        [1] on this card
       *[other] on these cards
    }. Connect the screen to graphics in the processor or on the board, or take a shorter context.

# $kind (state) what the price leaves out: nothing, a supply or a computer
# $money (text) what it costs with that
pick-around =
    { $kind ->
        [whole] a whole computer
        [alone] a card without its computer
        [supply] with a power supply about { $money }
        [several] with a power supply about { $money }, without board and case
       *[computer] with a computer about { $money }
    }

# $others (text) what reads prompts faster, with its factor
pick-prompt = The ranking does not count how fast prompts are read. They are read clearly faster by { $others }. Weigh that if you work with long documents, code or agents.

# $model (text)
# $eight (text) what its weights take in 8 bits
# $sixteen (text) what they take in 16
# $lacks (state) in which bits the pick cannot hold them: none, sixteen or both
pick-image-weights =
    The ranking goes by older, smaller models such as Stable Diffusion XL. The weights of { $model } alone take { $eight } in 8 bits and { $sixteen } in 16{ $lacks ->
        [sixteen] ; in 16 bits they do not fit this card.
        [both] ; neither fits this card.
       *[none] .
    }

# $products (text) Macs with the most memory, and how many more
pick-macs = Macs with enough memory ({ $products }) run such models too. They are not ranked: we lack a measured speed in this work, or a price.

# $count (count) of chips beside those that are named
pick-other-chips =
    { $count ->
        [one] one other chip
       *[other] { $count } other chips
    }

# $product (text) a card that does not hold the model alone
# $model (text)
# $gib (text) what of it lies in main memory
# $speed (text) tokens a second on it, with both ends
# $own (text) the same on the pick
pick-main-memory = { CAP($product) } runs { $model } as well, with { $gib } of its experts in main memory, at { $speed } tokens a second by our estimate; this pick reaches { $own }.

# $way (text) of tuning
# $model (text)
# $memory (text) of the smaller card
# $rank (count) of the adapters
# $tokens (text) in the longest sequence that surely fits
# $perhaps (text) in the longest one that may fit
# $product (text) the cheapest card with so much memory
# $money (text)
# $kind (state) of its price
# $asked (text) the memory that is asked for here
pick-tuned-smaller =
    { $way } of { $model } also fits { $memory } with short texts: one sequence at a time, activation checkpointing and rank { $rank } leave room for texts of { $tokens } tokens, perhaps of { $perhaps }. { CAP($product) } costs { $money } { $kind ->
        [used] used
       *[street_new] new
    }. We ask for { $asked } so that longer texts fit.

# $products (text) weak are the figures of pick, rival or both
# $doubts (text) what is known least well
pick-weak = For { $products } we have only { $doubts }.
pick-weak-one_price = a price from a single source
pick-weak-old_price = a price that is out of date
pick-weak-one_old_price = an old price from a single source
pick-weak-poor_prices = an estimated price
pick-weak-one_test = a speed from one owner or one test series
pick-weak-estimated = a speed estimated for part of this work
pick-weak-extrapolated = a speed estimated from unlike products
pick-weak-market_moves = Some of its rivals will soon leave the market; then we will pick another.

## Picks: one line on a card

# $more (count) how many more there are than those that are named
products-more = { $more } more

# $others (text) what ties, three at most by name
# $goal (state) what the reader wants most of
pick-tied-line =
    { $goal ->
        [speed] Perhaps as fast
        [memory] As much memory
        [memory_per_price] About as much memory for the money
       *[speed_per_price] About as much speed for the money
    }: { $others }.

# $far (state) how much slower or faster than the pick
# $ratio (text) how many times as fast it is
pick-beside-speed =
    { $far ->
        [quarter] about a quarter as fast
        [third] about a third as fast
        [two_fifths] about two fifths as fast
        [half] about half as fast
        [two_thirds] about two thirds as fast
        [three_quarters] about three quarters as fast
       *[times] { $ratio } times as fast
    }
share-two-thirds = two thirds

# $others (text) the second
# $lead (text) by how much: percent or times
# $far (state) it is as many times
# $goal (state) what the reader wants most of
pick-lead-line =
    { $goal ->
        [speed] { $far ->
            [yes] It is { $lead } times as fast as { $others }.
           *[no] It is { $lead } faster than { $others }.
        }
        [memory] { $far ->
            [yes] It has { $lead } times as much memory as { $others }.
           *[no] It has { $lead } more memory than { $others }.
        }
        [speed_per_price] { $far ->
            [yes] It gives { $lead } times the speed for the money of the next best, { $others }.
           *[no] It gives { $lead } more speed for the money than the next best, { $others }.
        }
        [speed_per_cost] { $far ->
            [yes] Counting electricity, it gives { $lead } times the speed for the money of the next best, { $others }.
           *[no] Counting electricity, it gives { $lead } more speed for the money than the next best, { $others }.
        }
       *[memory_per_price] { $far ->
            [yes] It gives { $lead } times the memory for the money of the next best, { $others }.
           *[no] It gives { $lead } more memory for the money than the next best, { $others }.
        }
    }
# $others (text) the second
pick-level-line = Level with { $others }.

## Picks: how sure

# $certainty (state)
# $share (text) of the simulations that it wins
# $tied (text) the same with its ties
# $ties (state) there are any
# $all (state) one of them always won
# $draws (count) simulations
pick-confidence =
    { $certainty ->
        [clear] A clear choice
        [likely] A likely choice
        [close] A close call
        [open] An open question
       *[only] The only candidate
    }{ $certainty ->
        [only] .
       *[other] : it won { $share } of { $draws } simulations, each with figures varied within their margins of error{ $ties ->
            [yes] ; { $all ->
                [yes] in all of them
               *[no] in { $tied }
            }, it or a near-equal won.
           *[no] .
        }
    }
    .short =
    { $certainty ->
        [clear] Clear choice
        [likely] Likely choice
        [close] Close call
        [open] Open question
       *[only] Only candidate
    }
pick-open = In most of them another product won, so no winner can be named with confidence: this one is a candidate.

## Picks: what would change the answer

# $products (text) what is as good at the prices of today
# $cards (count) cards
# $rented (state) they are rented
pick-change-level =
    At today’s prices { $products } { $cards ->
        [one] is
       *[other] are
    } level with this pick: let { $rented ->
        [yes] speed and memory
       *[no] speed, memory, plugs and heat
    } decide.

# $product (text) the rival
# $money (text) the price at which the order turns
# $price (text) the same without what says that it is for an hour
# $rented (state) yes if it is for an hour
# $each (state) yes if several are bought at that price
# $far (state) that is far below what it costs today
# $share (text) in percent, by how much
pick-change-cheaper =
    Take { $product } if { $each ->
        [yes] they cost less than about { $money } each
       *[no] it costs less than about { $money }
    }{ $far ->
        [yes] , which is { $share } less than today.
       *[no] .
    }
# $product (text) the rival
# $money (text) the price at which the order turns
# $price (text) as above
# $rented (state) as above
# $each (state) as above
pick-change-dearer =
    Take { $product } if this pick costs you more than about { $money }{ $each ->
        [yes] {" "}each.
       *[no] .
    }
# $product (text)
# $money (text) the budget
pick-change-limit = Take { $product } if you can spend about { $money } before tax.
# $product (text)
# $money (text) the budget
pick-change-total = Take { $product } if you can spend about { $money } on everything together.

# $need (text) the need that ruled out the last candidates
pick-none = Nothing on record meets every need. The last candidates failed this one: “{ $need }”.
# $id (state) the class of hardware
# $count (count) products of it
pick-cut-segment =
    { $id ->
        [consumer] { $count ->
            [one] one consumer card
           *[other] { $count } consumer cards
        }
        [workstation] { $count ->
            [one] one workstation card
           *[other] { $count } workstation cards
        }
        [datacenter] { $count ->
            [one] one data centre product
           *[other] { $count } data centre products
        }
        [cloud_only] { $count ->
            [one] one accelerator that is only rented out
           *[other] { $count } accelerators that are only rented out
        }
        [soc] { $count ->
            [one] one system-on-chip
           *[other] { $count } systems-on-chip
        }
       *[laptop] { $count ->
            [one] one laptop chip
           *[other] { $count } laptop chips
        }
    }
# $kinds (text) how many of each class
pick-cut-segments = This leaves out { $kinds }.

## Prices that it pays to look up

# $place (place) the region
seen-nowhere-here = not yet seen { IN($place) }
# $money (text) the price of one
# $each (state) yes if several are needed
# $product (text) what would be picked
# $persona (text) the name of the persona
# $pick (text) what is picked today
# $share (text) percent: chance of a price below
look-cheaper =
    { $each ->
        [yes] Below { $money } apiece
       *[no] Below { $money }
    } (chance { $share }), we would pick { $product } for “{ $persona }” instead of { $pick }.
# $money (text) the price of one
# $each (state) yes if several are needed
# $product (text) what would be picked
# $persona (text) the name of the persona
# $pick (text) what is picked today
# $share (text) percent: chance of a price below
look-affordable =
    { $each ->
        [yes] Below { $money } apiece
       *[no] Below { $money }
    } (chance { $share }), { $product } would come within the budget of “{ $persona }” and be our pick instead of { $pick }.
# $money (text) the price of one
# $each (state) yes if several are needed
# $product (text) what would be picked
# $persona (text) the name of the persona
# $pick (text) what is picked today
# $share (text) percent: chance of a price above
look-dearer =
    { $each ->
        [yes] Above { $money } apiece
       *[no] Above { $money }
    } (chance { $share }), we would pick { $product } for “{ $persona }” instead of { $pick }.

## Picks that changed

# $count (count) days
turns-older =
    { $count ->
        [one] { $count } earlier day
       *[other] { $count } earlier days
    }
# $product (text) what is picked, with its article
# $kind (state) street_new, used or rental
turn-product =
    { $kind ->
        [used] { $product } (used)
        [rental] { $product } (rented)
       *[street_new] { $product } (new)
    }
# $state (state) other, first or none
# $product (text) what is picked now
# $old (text) what was picked before
turn-change =
    { $state ->
        [first] { CAP($product) } became the pick; there was none before.
        [none] There is no pick any more; it was { $old }.
       *[other] { CAP($product) } replaced { $old }.
    }
# $product (text) the product whose price decided
# $way (state) up or down
# $before (text) what it cost
# $after (text) what it costs
# $kind (state) street_new, used or rental
# $little (state) yes if the price hardly moved
turn-cause-price =
    The price of { $product } { $way ->
        [up] rose
       *[down] fell
    } from { $before } to { $after }{ $kind ->
        [rental] {" "}an hour
       *[other] {""}
    }{ $little ->
        [yes] , which was enough in a close call.
       *[no] .
    }
# $product (text) the product whose speed decided
# $way (state) up or down
# $share (text) by how much, in percent
turn-cause-speed =
    { $way ->
        [up] Our figure for the speed of { $product } rose by { $share }.
       *[down] Our figure for the speed of { $product } fell by { $share }.
    }
# $product (text) the product that decided
# $way (state) up or down
turn-cause-doubt =
    { $way ->
        [up] The price or the speed of { $product } became less certain.
       *[down] The price or the speed of { $product } became better known.
    }
# $product (text) the product that decided
turn-cause-around = The cost of the parts around { $product }, or of its electricity, changed.
# $product (text) the product that decided
# $need (state) what it lacked
turn-cause-need_missed =
    { $need ->
        [price_known] No usable price for { $product } is left.
        [host_known] No usable price for the parts around { $product } is left.
        [market_known] Too few products like { $product } have a price.
        [speed_known] We no longer have a figure for the speed of { $product }.
        [socket] In the number needed, { $product } draws more than an ordinary outlet can supply continuously.
        [price_usd] The price of { $product } is now over the limit.
        [total_usd] With everything it needs, { $product } is now over the budget.
        [memory_gb] The memory needed rose above what { $product } has.
       *[other] { CAP($product) } no longer meets every need.
    }
# $product (text) the product that decided
# $need (state) what it lacked
turn-cause-need_met =
    { $need ->
        [price_known] { CAP($product) } now has a usable price.
        [host_known] We found a price for the parts around { $product }.
        [market_known] Enough products like { $product } now have a price.
        [speed_known] We now have a figure for the speed of { $product }.
        [socket] In the number needed, { $product } now draws no more than an ordinary outlet can supply continuously.
        [price_usd] The price of { $product } is now within the limit.
        [total_usd] With everything it needs, { $product } is now within the budget.
        [memory_gb] The memory needed fell to what { $product } has.
       *[other] { CAP($product) } now meets every need.
    }
# $product (text) the product that is new
turn-cause-new = The guide began to list { $product }.
# $product (text) the product that is gone
turn-cause-gone = The guide no longer lists { $product }.
turn-cause-asked = We revised what this kind of reader asks for.
turn-cause-rules = No single figure decided it: it was the rules, or many small changes.
turn-cause-corrected = We corrected figures for earlier days.

## Accelerators: the lead of a page

# $product (product) its full name
# $vendor (text)
# $segment (state) consumer, workstation, datacenter, cloud_only, soc or laptop
# $form (state) pcie_card or another form
gpu-lead =
    The { $product } is { $segment ->
        [consumer] a consumer card
        [workstation] a workstation card
        [datacenter] { $form ->
            [pcie_card] a data centre card
           *[other] a data centre accelerator
        }
        [cloud_only] a cloud accelerator
        [soc] a system-on-chip
       *[laptop] a laptop chip
    } from { $vendor }.

# $product (product)
# $state (state) released or announced
# $date (day)
gpu-lead-date =
    { $state ->
        [released] It came out { ON($date) }.
       *[announced] It was announced { ON($date) }.
    }

gpu-lead-module = It is a module for servers built around it: it fits no PCIe slot, and a price of it is without the server.
# $vendor (text)
# $memory (text) the most that its figures name
# $date (day)
gpu-withdrawn = { $vendor } stopped selling the version with { $memory } { ON($date) }: new ones have less memory.
gpu-lead-eps = Its power plug is an EPS plug: forcing in the 8-pin plug of graphics cards destroys it.

# $vendor (text) who makes the product
# $campaigns (text) names of campaigns
speed-by-vendor = Its maker, { $vendor }, submitted the results of this product in { $campaigns }.

## Accelerators: what to buy one for

# $product (product)
# $count (count) uses that follow
# $rented (state) yes if it is to be rented
uses-picked =
    { $rented ->
        [yes] Rented, it is our pick for
       *[no] Our pick for
    }
# $product (product)
# $count (count) uses that follow
# $rented (state) yes if it is to be rented
uses-tied =
    { $rented ->
        [yes] Rented, it is as good as our pick for
       *[no] As good as our pick for
    }
# $product (product)
# $count (count) uses that follow
# $rented (state) yes if it is to be rented
uses-runner_up =
    { $rented ->
        [yes] Rented, it is next in line for
       *[no] Next in line for
    }
# $money (text) for an hour
# $date (day) of the newest price
# $stale (state) yes if it is out of date
hour-rented =
    To rent: { $money } an hour before tax, last seen { ON($date) }{ $stale ->
        [yes] {" "}(out of date)
       *[no] {""}
    }.

# $product (product)
# $need (state) the need that rules it out most often
# $elsewhere (state) yes if most uses are for other hardware
no-use-lacking =
    We recommend it for none of the uses we cover, mostly because { $elsewhere ->
        [yes] those uses call for another class of hardware; for the others, because{" "}
        [some] those uses call for another class of hardware; for some of the others, because{" "}
       *[no] {""}
    }{ $need ->
        [on_sale] it is not on sale yet
        [unmodified] it has been modified and has no maker’s warranty
        [segment] those uses call for another class of hardware
        [form_factor] it has the wrong form factor
        [form_factor-module] it is sold only in a server, whose price we do not know
        [platform] it does not run the software they need
        [software] its software support is too weak
        [dependable] its software support is experimental or ending
        [precisions] it lacks a number format in use today
        [cooling] its cooling suits other computers
        [ecc] it has no ECC memory
        [power_connector] it needs a power connector
        [tdp_w] it draws too much power
        [slots-known] it is too thick
        [slots-unknown] we do not know its thickness
        [workload_memory_gb] it has less memory than our tests of the work need
        [memory_gb] it has less memory than they ask for
        [speed_known] its speed in that work is not measured or estimated well enough
        [socket] several together draw more than an ordinary outlet can supply continuously
        [export] it is not sold new here
        [price_known-new] we know no current price for a new one
        [price_known-rental] we know no hourly price from more than one provider
        [host_known] we know no price for the parts around it
        [price_usd] it is over the budget
        [total_usd] it is over the budget with the parts around it
        [market_known] too few products like it have a price from more than one source
       *[price_known] we know no current price for it
    }.
# $product (product)
no-use-outdone = We recommend it for none of the uses we cover: where it would do, others give more for the money.

# $product (product) the one that the reader has
# $open (state) yes where a used price of elsewhere or of dealers would pay for another one
own-wait =
    { $open ->
        [yes] If you already have one, what yours sells for decides: at the full price, no faster card with as much memory gains enough in training.
       *[no] If you already have one, keep it: no faster card with as much memory gains enough in training for what it costs.
    }
# $product (product) the one that the reader has
# $used (state) elsewhere or dealers, which alone have a used price, or no where nobody has one
own-unsold =
    { $used ->
        [elsewhere] The used price of yours is converted from elsewhere, so what it would bring here is not known: we count nothing for it.
        [dealers] The used price of yours is what dealers ask, so what it would bring is not known: we count nothing for it.
       *[no] We found no price at which yours sells, and count nothing for it.
    }
# $product (product) the one that the reader has
# $money (text) a resale price
# $other (product) what replaces it
own-sale = If yours sells for about { $money } or more, replacing it with the { $other } pays.
# $product (product) the one that the reader has
# $money (text)
own-add = If you already have one, a second is the cheapest way to run more experiments, at about { $money }, if your board and case take two.
# $product (product) the one that the reader has
# $other (product) what replaces it
# $ratio (text) how many times as fast that is
# $cost (state) after_sale, covered by the sale, or full
# $money (text)
own-replace =
    If you already have one, replacing it is worth the price here: the { $other } is { $ratio } times as fast in training, { $cost ->
        [covered] and selling yours pays for it
        [after_sale] for about { $money } once yours is sold
       *[full] for about { $money }
    }.
# $product (product) the one that the reader has
# $other (product) what replaces it
# $ratio (text) how many times as fast that is
# $cost (state) after_sale, covered by the sale, or full
# $money (text)
# $support (state) ended or ending
# $supply (state) that includes a power supply
# $watts (text) what that is rated for at least
own-retire =
    If you already have one, replace it when you can: software support for it { $support ->
        [ended] has ended
       *[ending] is ending
    }. The { $other } is { $ratio } times as fast in training { $cost ->
        [covered] and selling yours pays for it
        [after_sale] and costs about { $money } once yours is sold
       *[full] and costs about { $money }
    }{ $supply ->
        [yes] , with a new power supply of { $watts } or more
       *[no] {""}
    }.{ $cost ->
        [covered] {""}
       *[full] {" "}The speed alone is not worth that.
    }
# $features (text) what the new one lacks
own-loses = You would give up { $features }.
    .short = without { $features }
# $action (state) what to do with a card that one has
upgrade-why =
    { $action ->
        [replace] A clearly faster card is worth its price.
        [add] A second one is the cheapest way to run more experiments, if your computer takes it: these costs leave out a board and a case. You need a second long slot with enough lanes, a case with room for both cards, and air between them; few computers have all of this.
        [retire] Software support of these cards is ending or has ended. A replacement costs a lot for the speed it gains, but waiting does not help.
       *[wait] Every faster card with as much memory costs too much for what it gains in training. If memory is what limits you, a second card may still be right.
    }
# $watts (text) what a power supply has to be rated for
# $bought (state) a new one is counted
upgrade-supply =
    { $bought ->
        [yes] a new power supply of { $watts } or more (counted in the cost)
       *[no] a power supply of { $watts } or more
    }
upgrade-unsold = without resale
# $action (state) add or replace
# $other (product) what replaces it
# $kind (text) new or used
# $ratio (text) how many times as fast that is
# $cost (text)
upgrade-other =
    { $action ->
        [add] Nearly as cheap for the speed gained: add a second one, { $cost }
       *[replace] Nearly as cheap for the speed gained: replace it with the { $other } ({ $kind }), { $ratio }, { $cost }
    }
upgrade-sales = We know no resale price of the cards with an amount behind their name. If yours sells for that amount or more, replace it with the card that stands there.
# $money (text) a resale price
# $other (text) what it pays to buy then
upgrade-sale = from about { $money }: { $other }
upgrade-boards = Cards to buy: power, plugs and size
upgrade-card = Card
upgrade-partner = Sizes and plugs are those of the maker’s own card and of the partner models that we know. Most used cards are partner models, and many of these are longer, thicker or have one plug more: look up the very model before you buy. The power supplies counted in the costs have the plugs that stand first; a model with more of them may need a dearer one.
# $plugs (text) those of one model or those of another
plugs-by-model = { $plugs }, depending on the model
upgrade-small-computer = A small office computer often has no room for it, and no power supply that can be exchanged.

# $memory (text) of each card
# $wanted (text) what most examples of today need
upgrade-same-memory = Each card still has { $memory } alone. If that is what limits you, save for one card with { $wanted } or more.

# $watts (text) what a power supply has to be rated for
own-supply = That includes a new power supply of { $watts } or more.
# $other (product) what replaces it
# $slots (text) its thickness
own-out-of-server = Yours is cooled by the fans of a server; the { $other } has its own and is { $slots } slots thick, so it goes into a desktop case and fits few servers.

## Accelerators: what speaks against one

# $severity (state) avoid, or only_if, which follows the faults
card-verdict =
    { $severity ->
        [avoid] We advise against it.
       *[only_if] Buy it only if you can live with that.
    }

# $product (product)
fault-support_ended = Its software support has ended.
    .short = software support has ended
# $product (product)
fault-beaten = Something cheaper has as much memory, no weaker software support and, as far as we know its speed, is as fast.
    .short = something cheaper has as much memory, no weaker support and, as far as we know, is as fast
# $product (product)
# $known (state) both, last or no: which of these versions
# $last (text) no later one runs on it
# $newest (text) a later one may
fault-support_ending =
    Its software support is ending{ $known ->
        [both] : { $last } is the last that runs on it; { $newest } still does.
        [last] : { $last } is the last that runs on it.
       *[no] .
    }
    .short =
    software support is ending{ $known ->
        [both] {" "}({ $last } is the last that runs on it; { $newest } still does)
        [last] {" "}({ $last } is the last)
       *[no] {""}
    }
# $product (product)
# $memory (text)
# $money (text)
# $kind (state) used or street_new
fault-memory_for_price =
    It has little memory for its price: { $memory } for { $money }{ $kind ->
            [used] {" "}used
           *[street_new] {""}
        }.
    .short =
        little memory for its price ({ $memory } for { $money }{ $kind ->
            [used] {" "}used
           *[street_new] {""}
        })
# $product (product)
# $formats (text) in which it computes
fault-no_bf16 = It lacks BF16, the usual format for training; it computes in { $formats }.
    .short = no BF16, only { $formats }
# $product (product)
# $status (state) limited, unofficial or experimental
fault-support_weak =
    { $status ->
        [limited] Software supports it with limits.
        [unofficial] It works, but is not officially supported.
       *[experimental] Its software support is experimental: packages exist, but nobody promises to maintain them.
    }
    .short =
        { $status ->
            [limited] supported with limits
            [unofficial] works, not officially supported
           *[experimental] experimental software support
        }
fault-module = It is a module that fits no PCIe slot: it runs only in a server made for it.
    .short = a module that fits no PCIe slot: needs a server made for it
# $product (product)
fault-passive = It has no fans and needs the airflow of a server.
    .short = no fans: needs the airflow of a server

# $product (product)
# $named (state) its name says how much memory it has
# $memory (text)
# $kind (state) used or street_new
# $money (text)
# $stale (state) the price is out of date
better-buy =
    the { $product } ({ $named ->
        [yes] {""}
       *[no] { $memory },{" "}
    }{ $kind ->
        [used] used
       *[other] new
    }, { $money }{ $stale ->
        [yes] , an old price
       *[no] {""}
    })
# $kind (state) used, rental or street_new
# $date (day) when it was seen
# $stale (state)
offer-dated =
    { $kind ->
        [used] used
        [rental] rented
       *[other] new
    }, { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }
# $offers (text) what to take instead
better-buys = Look at { $offers } instead.
# $modest (text) what to take with little money
# $offers (text) what to take with more
better-buys-by-purse = With little money, take { $modest }; with more, { $offers }.
# $personas (text) the names of the uses
picked-all-the-same = For “{ $personas }” it is still our pick: nothing else that meets those needs does better.
    .short = still our pick for “{ $personas }”: nothing else that meets those needs does better

## Either or: two choices beside each other, on a page of their own

# $first (text)
# $second (text)
either-or = { $first } or { $second }
# $first (text)
# $second (text)
versus-title = { $first } or { $second }?
# $product (product) against which something speaks
versus-warning = Before you buy the { $product }
# $works (text) what they are used for
# $fast (text) the faster choice
# $slow (text) the other one
# $count (count) of the faster one
# $sure (state) yes, or no if the range does not rule out that it is slower
# $times (text) as fast
# $range (text) of that
versus-faster =
    For { $works }, { $fast } { $count ->
        [one] is
       *[other] are
    }{ $sure ->
        [no] {" "}probably
       *[yes] {""}
    } faster: about { $times } the speed of { $slow } (80% range: { $range }).
# $works (text) what they are used for
# $fast (text) the faster choice
# $slow (text) the pair that works in turn
# $count (count) of the faster one
# $times (text) as fast
# $range (text) of that
versus-faster-in-turn =
    For { $works }, { $fast } { $count ->
        [one] is
       *[other] are
    } about { $times } as fast as { $slow } that work in turn (80% range: { $range }). Where these work tensor parallel, we cannot tell which choice is faster.
# $product (text) the pair
# $behind (state) yes if the other choice is faster all the same
versus-in-turn =
    There, { $product } work in turn; with tensor parallelism they may be faster{ $behind ->
        [yes] , but not as fast as the other choice
       *[no] {""}
    }.
# $works (text) what they are used for
# $first (text)
# $second (text)
# $range (text) how many times as fast the first is
versus-undecided = For { $works }, we cannot tell which is faster: the speed of { $first } is { $range } times that of { $second } (80% range).
# $product (text) so many of a product
# $count (count) of it
# $works (text) what they are used for
versus-too-small =
    { CAP($product) } { $count ->
        [one] has
       *[other] have
    } too little memory for { $works }.
# $products (text) one or both
# $works (text) what they are used for
versus-speed-unknown = For { $works }, we do not know the speed of { $products }.
# $more (text) with more memory
# $less (text) the other one
# $count (count) of the one with more
# $memory (text)
# $other (text) memory of the other one
versus-memory =
    { CAP($more) } { $count ->
        [one] has
       *[other] have
    } { $memory } of memory, { $less } { $other }.
# $memory (text)
versus-same-memory = Both have { $memory } of memory.
# $memory (text) of each card
versus-split = Two cards hold a large model only with a program that divides it between them: each has { $memory }.
# $first (text)
# $second (text)
# $count (count) of the first
# $money (text) what the first costs
# $seen (text) kind and day of that price
# $other (text) what the second costs
# $other_seen (text) kind and day of that price
# $place (place) where
# $same (state) yes if that is the same of both
versus-price =
    { CAP($first) } { $count ->
        [one] costs
       *[other] together cost
    } { $money } { IN($place) }{ $same ->
        [yes] , { $second } { $other } (both { $seen }).
       *[no] {" "}({ $seen }), { $second } { $other } ({ $other_seen }).
    }
# $known (text) the one with a price
# $unknown (text) the other one
# $count (count) of the one with a price
# $money (text)
# $seen (text) kind and day
# $place (place) where
versus-one-price =
    { CAP($known) } { $count ->
        [one] costs
       *[other] together cost
    } { $money } { IN($place) } ({ $seen }). For { $unknown }, we know no such price there.
# $place (place) where
versus-no-price = We know no price of either { IN($place) }.
# $product (text) the cheaper choice
# $count (count) of it
# $share (text) by how much
versus-cheaper =
    { CAP($product) } { $count ->
        [one] costs
       *[other] cost
    } { $share } less.
# $reason (state) old or close
versus-price-undecided =
    { $reason ->
        [old] Since a price is out of date, we do not say which costs less.
       *[close] The two prices are too close, or too uncertain, to say which is lower.
    }
# $product (text) the dearer choice, or the first
# $other_product (text) the other one
# $count (count) of the dearer one
# $years (count)
# $hours (text) of full power a year
# $money (text) what it costs in all
# $other (text) what the other one costs in all
# $decided (state) yes or no
versus-cost =
    With electricity for { $years } years ({ $hours } hours a year at full power for each, however much each gets done), { $decided ->
        [yes] { $product } { $count ->
            [one] costs
           *[other] cost
        } more: { $money } instead of { $other }.
       *[no] it is { $money } for { $product } and { $other } for { $other_product }: too close, or too uncertain, to say which is less.
    }
# $product (text) so many of a product
versus-take = Take { $product } if …
# $product (text) so many of a product
versus-nothing = Nothing that we compare speaks for { $product }.
# $first (text) kinds of work, listed
# $last (text) one more
work-either = { $first } or { $last }
# $kind (state) of work, named beside others of its group
work-kind =
    { $kind ->
        [llm-decode-8b] 8B
        [llm-decode-30b] 30B
        [llm-decode-moe-30b] 30B (mixture of experts)
        [llm-decode-moe-120b] 120B (mixture of experts)
        [llm-decode-70b] 70B
        [cnn-training] convolutional networks
        [rnn-training] recurrent networks
       *[transformer-training] transformers
    }
# $low (text) share
# $high (text) share
tax-added = Add the rate of your state and city: from { $low } to about { $high }.
# $works (text) in which it is faster
versus-if-speed = speed matters most to you: this choice is faster for { $works }
# $works (text) whose speed is known of this choice alone
versus-if-known = you count on known speeds: for { $works }, only that of this choice is known
# $models (text)
# $tokens (count)
# $more (state) yes if it has more memory
# $memory (text)
# $other (text) memory of the other one
# $sure (state) yes if the other one surely does not hold them
versus-if-models =
    { $more ->
        [yes] you need more than { $other } of memory: here you have { $memory }, enough for { $models } in 4 bits with a context of { $tokens } tokens, for example
       *[no] you want to run { $models } in 4 bits with a context of { $tokens } tokens, { $sure ->
            [yes] which fits only here
           *[no] sure to fit only here
        }
    }
# $memory (text)
# $other (text) memory of the other one
versus-if-memory = you need more than { $other } of memory: here you have { $memory }
# $share (text)
versus-if-price = you want to pay { $share } less
# $years (count)
versus-if-cost = you count electricity: after { $years } years this one has cost less
# $formats (text)
versus-if-formats = you want to compute in { $formats }, which the other choice does not support
# $platform (text)
versus-if-platform = your programs run on { $platform }
# $watts (text)
# $other (text) watts of the other one
# $saves (state) no or some where all or some work takes more energy; or yes
# $works (text) those kinds
versus-if-power =
    { $saves ->
        [no] you can draw or cool no more: at most { $watts } instead of { $other } (for the same work it takes more energy)
        [some] power and heat matter: at most { $watts } instead of { $other } (but for { $works }, the same work takes more energy)
       *[yes] power and heat matter: at most { $watts } instead of { $other }
    }
versus-if-new = you want a new card with a warranty
versus-if-one = you have slots, power and cooling for one card only

## Picks: past advice beside ours

# $date (day) of the advice
# $agreeing (count) of the recommendations
# $total (count) recommendations
history-summary =
    { $agreeing ->
        [one] On { $date }, one of { $total } comparable recommendations agrees with ours, as the pick or as a tie.
       *[other] On { $date }, { $agreeing } of { $total } comparable recommendations agree with ours, as the pick or as a tie.
    }
# $product (product) what the reader cannot pay
history-cheaper = With less than the { $product } costs
# $product (product) what an expert recommended
# $need (state) what ruled it out
# $figure (text) what it has
# $limit (text) what was asked for
history-cut =
    { $need ->
        [price_usd] The { $product } costs { $figure } before tax, over the budget of { $limit }.
        [total_usd] The { $product } costs { $figure } with the parts around it, over the budget of { $limit }.
        [tdp_w] The { $product } draws { $figure }, more than { $limit }.
        [slots] The { $product } takes { $figure }, more than { $limit }.
       *[memory_gb] The { $product } has { $figure } of memory, less than the { $limit } needed.
    }
# $level (state) yes if it reaches as much as our pick
# $product (product) what an expert recommended
# $rank (count) its place among the candidates
# $share (text) of the score of our pick
# $pick (text) our pick
history-score =
    { $level ->
        [yes] The { $product } reaches { $share } of the score of { $pick }: too close to tell apart, so another figure, such as memory, decided.
       *[no] The { $product } is number { $rank }, with { $share } of the score of { $pick }.
    }
# $count (count) rules that change nothing
history-unmoved =
    { $count ->
        [one] One more rule on prices, picks or speeds changes no answer, even when moved to either end of its range.
       *[other] The other { $count } rules on prices, picks and speeds change no answer, even when each is moved to either end of its range.
    }

## Changes of the data: what they do

# $product (product)
# $count (count)
explain-used =
    { $count ->
        [one] a used { $product }
        [2] two used { $product } cards
        [4] four used { $product } cards
       *[other] { $count } used { $product } cards
    }
# $product (product)
# $count (count)
explain-rented =
    { $count ->
        [one] a rented { $product }
        [2] two rented { $product } cards
        [4] four rented { $product } cards
       *[other] { $count } rented { $product } cards
    }

# $now (text) what is picked, and how it is bought
# $number (count)
# $before (text) what was picked
explain-pick =
    { CAP($now) } { $number ->
        [one] is
       *[other] are
    } picked instead of { $before }.
# $now (text) what is picked
# $number (count)
explain-pick-first =
    { CAP($now) } { $number ->
        [one] is
       *[other] are
    } picked where nothing met the needs before.
# $before (text) what was picked
# $number (count)
explain-pick-none =
    Nothing is picked any more where { $before } { $number ->
        [one] was
       *[other] were
    } picked.
# $others (text) three at most that tie now
# $number (count) how many tie now
# $cards (count) cards
# $more (count) how many of them are not named
# $pick (text) what stays the pick
# $picked (count)
explain-tie-made =
    { CAP($others) }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    } { $cards ->
        [one] is
       *[other] are
    } now as good as { $pick }, which { $picked ->
        [one] stays
       *[other] stay
    } the pick.
# $others (text) three at most that no longer tie
# $number (count) how many no longer tie
# $cards (count) cards
# $more (count) how many of them are not named
# $pick (text) what stays the pick
# $picked (count)
explain-tie-broken =
    { CAP($others) }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    } { $cards ->
        [one] is
       *[other] are
    } no longer as good as { $pick }, which { $picked ->
        [one] stays
       *[other] stay
    } the pick.

# $product (text) whose price decides, and how it is bought
# $place (place) where
# $kind (state) of offer
# $how (state) local, blended, converted or estimated
# $before (text) the price
# $after (text) the price
explain-reason-price =
    The price of { $product } decides: { IN($place) } it is now { $after }{ $kind ->
        [rental] {" "}an hour
       *[other] {""}
    } instead of { $before }{ $how ->
        [converted] {" "}(converted from prices seen elsewhere)
        [blended] {" "}(prices seen elsewhere count too)
       *[local] {""}
    }.
# $product (text) whose speed decides
# $share (text) how much
# $little (state) yes if it is less than that
# $way (state) up or down
explain-moved-speed =
    The speed of { $product } in this work decides: it is now { $little ->
        [yes] less than { $share }
       *[no] { $share }
    } { $way ->
        [up] higher
       *[down] lower
    }.
# $product (text) whose price and speed are known better or worse
# $way (state) of the margin, up or down
explain-moved-doubt =
    The margin of error in price and speed of { $product } decides: it is now { $way ->
        [up] wider
       *[down] narrower
    }.
# $product (text)
explain-product-around = The cost of { $product } beyond its price decides: the parts around it, electricity, or what a used card may lose.
# $product (text)
explain-product-new = { CAP($product) } is new in the data.
# $product (text)
explain-product-gone = { CAP($product) } is no longer in the data.
# $product (text)
# $need (text) with what is asked for
explain-need-missed = { CAP($product) } no longer meets the need “{ $need }”.
# $product (text)
# $need (text) with what is asked for
explain-need-met = Only now does { $product } meet the need “{ $need }”.
explain-why-asked = The needs of this use have changed.
explain-why-came = This use or this region is new.
explain-why-left = This use or this region is no longer there.
explain-why-rules = No figure of these products changed, but the way we compare them did.
# $rule (text) its id
# $before (text)
# $now (text)
explain-rule = The only cause is the rule { $rule }, which says { $now } instead of { $before }.

# $reason (text) a sentence
explain-build-broken = The former parts no longer pass. { $reason }
explain-build-lost = No combination of parts passes every rule any more.
# $reason (text) a sentence
explain-build-closest = The closest combination fails. { $reason }
explain-build-found = Only now does a combination of parts pass every rule.
explain-build-came = This class or this region is new.
explain-build-left = This class or this region is no longer there.
# $before (text) the sum
# $after (text) the sum
# $place (place) where
explain-build-sum = It costs about { $after } instead of { $before } { IN($place) }.
# $reason (text) a sentence
explain-build-warns = A check now gives a warning. { $reason }

# $count (count) records of a list
explain-entries =
    { $count ->
        [one] one entry
       *[other] { $count } entries
    }
explain-nothing = Nothing changed: both sides have the same data.
explain-words-only = Only texts changed; no figure and no answer did.
explain-no-advice = The data changed, but no pick, build or verdict on a claim did.
# $count (count) that change
# $total (count) of all
explain-count-picks =
    { $count ->
        [one] One of { $total } picks changes.
       *[other] { $count } of { $total } picks change.
    }
# $count (count) picks
explain-count-ties =
    { $count ->
        [one] One pick stays, but what ties with it changes.
       *[other] { $count } picks stay, but what ties with them changes.
    }
# $count (count) that change
# $total (count) of all
explain-count-builds =
    { $count ->
        [one] One of { $total } builds changes.
       *[other] { $count } of { $total } builds change.
    }
# $count (count) that change
# $total (count) of all
explain-count-claims =
    { $count ->
        [one] One of { $total } claims is judged differently.
       *[other] { $count } of { $total } claims are judged differently.
    }
# $count (count) warnings
explain-count-warnings =
    { $count ->
        [one] The checks give one warning that they did not give before.
       *[other] The checks give { $count } warnings that they did not give before.
    }

## Picks: what the columns mean

# $product (product) whose speed is 1 in all of the work
# $several (state) kinds of work have products of their own
# $scales (text) these, each after its work
# $far (state) an asterisk stands in the table
speed-note =
    { $several ->
        [yes] Each kind of work has a product whose speed is 1 ({ $scales }).
       *[no] Speeds are multiples of that of the { $product }.
    } The true speed lies within its range in eight cases of ten. A price range holds half of the prices seen. The score is cautious: what a product reaches in three cases of four, as a percentage of the best.{ $far ->
        [yes] {" "}An asterisk marks an estimate from unlike products.
       *[no] {""}
    }
# $product (product) whose speed is 1 in all of the work
# $several (state) kinds of work have products of their own
# $scales (text) these, each after its work
# $tokens (count) of context
# $far (state) an asterisk stands in the table
known-note =
    { $several ->
        [yes] Each kind of work has a product whose speed is 1 ({ $scales }).
       *[no] Speeds are multiples of that of the { $product }.
    } The true speed lies within its range in eight cases of ten. The models are those on our list, with { $tokens } tokens of context.{ $far ->
        [yes] {" "}An asterisk marks an estimate from unlike products.
       *[no] {""}
    }

# $count (count)
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (count)
count-prices =
    { $count ->
        [one] { $count } price
       *[other] { $count } prices
    }

## Charts: what they show

# $product (product)
# $offer (state) new, used, computer, or none if no price matters
# $price (state) estimated or seen
chart-offer =
    { $offer ->
        [used] the used { $product }
        [new] the new { $product }
       *[other] the { $product }
    }{ $price ->
        [estimated] {" "}(price estimated)
       *[seen] {""}
    }
# $count (count) how many more there are
others-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }

# $product (product) the reference
chart-scale = The { $product } has a speed of 1.

# $best (text) the fastest
# $reference (product) whose speed is 1
# $value (text)
# $range (text)
# $basis (state) measured or estimated
# $itself (state) it is the reference
chart-speed-best =
    { $itself ->
        [yes] Of the products shown, { $best }, whose speed is 1, is the fastest.
       *[no] Of the products shown, { $best } is the fastest: { $value } times as fast as the { $reference } ({ $basis ->
            [measured] measured
           *[estimated] estimated
        }, { $range }).
    }
# $best (text)
# $reference (product) whose speed is 1
# $value (text)
# $range (text)
# $basis (state) measured or estimated
# $unit (text) of power
# $itself (state) it is the reference
chart-efficiency-best =
    { $itself ->
        [yes] Of the products shown, { $best }, whose speed is 1, comes first per watt: { $value } per { $unit } of TDP ({ $range }).
       *[no] Of the products shown, { $best } comes first: for each { $unit } of TDP, it gives { $value } times the speed of the { $reference } ({ $basis ->
            [measured] measured
           *[estimated] estimated
        }, { $range }).
    }
# $best (text)
# $reference (product) whose speed is 1
# $value (text)
# $range (text)
# $basis (state) measured or estimated
# $unit (text) of money
# $itself (state) it is the reference
chart-value-best =
    { $itself ->
        [yes] { CAP($best) }, whose speed is 1, comes first: { $value } per { $unit } ({ $range }).
       *[no] { CAP($best) } comes first: for each { $unit } spent, it gives { $value } times the speed of the { $reference } ({ $basis ->
            [measured] measured
           *[estimated] estimated
        }, { $range }).
    }

# $best (text)
# $place (place) where its cards are sold
# $value (text)
chart-speed-further = Of the consumer cards made for sale { IN($place) }, { $best } is the fastest, at { $value }.
# $best (text)
# $place (place) where its cards are sold
# $value (text)
chart-efficiency-further = Of the consumer cards made for sale { IN($place) }, { $best } comes first, at { $value }.
# $best (text)
# $value (text)
# $avoided (state) to avoid it; all where every new one is
# $page (text) the title of the page that says what to avoid
# $sound (text) the first new one that does not stand there
# $sound_value (text)
chart-value-further =
    Among new products, { $best } comes first, at { $value }{ $avoided ->
        [no] .
        [all] ; it stands under “{ $page }”.
       *[yes] ; it stands under “{ $page }”, and the first that does not is { $sound }, at { $sound_value }.
    }

# $other (text) the second
# $percent (text)
# $times (text) how many times the second's value its own is
# $far (state) yes if it is at least twice that
# $overlap (state) the ranges of the two overlap
chart-lead-ahead =
    { $far ->
        [yes] That is { $times } times the figure of { $other }
       *[no] It leads { $other } by { $percent }
    }{ $overlap ->
        [yes] ; the lead is likely, though the ranges overlap.
       *[no] , beyond the margin of error.
    }
# $other (text) what comes next
chart-lead-unsure = Whether it beats { $other } is uncertain: in this work nothing like the leader was measured (*).
# $others (text) what cannot be told from it
chart-lead-tied = Within its margin of error: { $others }.

# $count (count) products
# $fastest (text) up to three of them
chart-priceless =
    { $count ->
        [one] { CAP($fastest) } is left out because we know no such price for it.
       *[other] { $count } products are left out because we know no such price for them; the fastest of these are { $fastest }.
    }

# $count (count) products on the line
# $first (product) the cheapest
# $low (text)
# $last (product) the dearest
# $high (text)
front-tensor_price =
    { $count ->
        [one] The { $first } ({ $low }) is the best for the money: nothing has more tensor throughput.
       *[other] { $count } products have more tensor throughput than anything cheaper (the Pareto front), from the { $first } ({ $low }) to the { $last } ({ $high }).
    }
# $count (count) products on the line
# $first (product) the cheapest
# $low (text)
# $last (product) the dearest
# $high (text)
front-memory_price =
    { $count ->
        [one] The { $first } ({ $low }) is the best for the money: nothing has more memory.
       *[other] { $count } products have more memory than anything cheaper (the Pareto front), from the { $first } ({ $low }) to the { $last } ({ $high }).
    }
# $limited (state) products with little memory are left out
# $memory (text) the least that counts; nothing where all do
chart-counted =
    { $limited ->
        [yes] Counted here are cards and computers with at least { $memory } whose software support is not ending.
       *[no] Counted here are cards and computers whose software support is not ending.
    }

# $kind (state) new, used or computer
# $product (product)
# $money (text)
# $caution (text) that the price is old or a guess, in brackets; or nothing
cheapest-memory =
    { $kind ->
        [new] Cheapest new: the { $product }, at { $money } per GB{ $caution }.
        [used] Cheapest used: the { $product }, at { $money } per GB{ $caution }.
       *[computer] Cheapest whole computer: the { $product }, at { $money } per GB{ $caution }.
    }
# $kind (state) new, used or computer
# $product (product)
# $money (text)
# $page (text) the title of the page that says what to avoid
# $caution (text) that the price is old or a guess, in brackets; or nothing
cheapest-memory-sound = What speaks against it stands under “{ $page }”; the cheapest that does not stand there is the { $product }, at { $money } per GB{ $caution }.
# $how (state) raised where its maker asks more now, stale where it is out of date, estimated where nobody saw one
price-caution =
    { $how ->
        [raised] This price is out of date: the maker has raised it since.
        [stale] This price is out of date.
       *[estimated] This price is an estimate.
    }
# $products (text) which stand on it
# $page (text) the title of the page that says what to avoid
ends-avoided = What speaks against { $products } stands under “{ $page }”.

# $best (text) the fastest within a budget
# $money (text)
# $limit (text) the budget
# $limited (state) there is one
fastest-within =
    { $best } ({ $money }) { $limited ->
        [yes] for up to { $limit }
       *[no] at any price
    }
# $choices (text) the fastest of each budget
chart-price_speed = The fastest is { $choices }.
# $product (text) the leader
# $page (text) the title of the page that says what to avoid
# $best (text) the first that does not stand there
# $value (text)
chart-sound-first = { CAP($product) } stands under “{ $page }”. The first that does not is { $best }, at { $value }.
# $products (text) the fastest ones that stand there
# $count (count) of them
# $page (text) the title of the page that says what to avoid
# $choices (text) the fastest of the others in each of their budgets
# $others (state) there are any
chart-sound-fastest =
    { CAP($products) } { $count ->
        [one] stands
       *[other] stand
    } under “{ $page }”.{ $others ->
        [yes] {" "}Of what does not, the fastest is { $choices }.
       *[no] {""}
    }

chart-fronts = Each line joins the products that nothing for the same money beats in both memory and bandwidth.
# $limited (state) there is a budget
# $limit (text) the budget
# $count (count) products on the line
# $largest (text) what has the most memory
# $equals (count) of these
# $memory (text)
# $fastest (text) what has the most bandwidth
# $bandwidth (text)
chart-front =
    { $limited ->
        [yes] For up to { $limit }
       *[no] Whatever the price, known or not
    }, { $largest } { $equals ->
        [one] has
       *[other] have
    } the most { $count ->
        [one] of both ({ $memory }, { $bandwidth }).
       *[other] memory ({ $memory }) and { $fastest } the most bandwidth ({ $bandwidth }).
    }
# $products (text)
# $count (count) of them
chart-front-old = Not counted there, since { $count ->
        [one] its price is
       *[other] their prices are
    } out of date: { $products }.
# $product (product)
# $memory (text)
chart-front-gone = The { $product } has more memory ({ $memory }), but is no longer sold with it.

# $id (state) of the segment
segment-products =
    { $id ->
        [consumer] consumer products
        [workstation] workstation products
        [datacenter] data centre products
        [cloud_only] cloud accelerators
        [soc] systems-on-chip
       *[laptop] laptop chips
    }
# $least (product)
# $low (count) operations per byte
# $most (product)
# $high (count) operations per byte
chart-balance = For each byte read from memory, products can do between { $low } operations (the { $least }) and { $high } (the { $most }).
# $count (count) segments
# $lowest (text) the segment with the lowest median
# $low (count)
# $highest (text) the segment with the highest median
# $high (count)
chart-balance-medians =
    { $count ->
        [one] The median of { $lowest } is { $low }.
       *[other] The median ranges from { $low } for { $lowest } to { $high } for { $highest }.
    }

# $segment (text)
# $years (count)
# $shortest (text) years, the lower end of the interval
# $longest (text) years, the upper end
# $open (state) the upper end is unknown
doubling-span =
    { $open ->
        [yes] in no less than { $shortest } years among { $segment } (95% confidence)
       *[no] { $years ->
            [one] every year among { $segment } (95% confidence interval: { $shortest } to { $longest })
           *[other] every { $years } years among { $segment } (95% confidence interval: { $shortest } to { $longest })
        }
    }
# $figure (state) what doubles
# $spans (text) in which time, for each segment
chart-doubling =
    { $figure ->
        [tensor_time] Counting large and small products alike, dense 16-bit tensor throughput has doubled { $spans }.
        [bandwidth_time] Counting large and small products alike, memory bandwidth has doubled { $spans }.
        [efficiency_time] Counting large and small products alike, dense 16-bit tensor throughput per watt has doubled { $spans }.
       *[memory_time] Counting large and small products alike, memory has doubled { $spans }.
    }

# $figure (state) memory, bandwidth, tensor, fp32 or another
# $name (text) of another figure
# $rank (count)
# $count (count) products
standing-rank =
    { $figure ->
        [memory] { $rank } of { $count } for memory
        [bandwidth] { $rank } of { $count } for memory bandwidth
        [tensor] { $rank } of { $count } for tensor throughput
        [fp32] { $rank } of { $count } for FP32 throughput
       *[other] { $rank } of { $count } for { $name }
    }
# $segment (text)
# $ranks (text) by up to three figures
# $modified (state) there are modified cards, which are not counted
chart-standing =
    Of all { $segment } released so far{ $modified ->
        [yes] , modified cards left out
       *[no] {""}
    }, it is number { $ranks }.
table-announced = day of the announcement

# $place (place)
# $money (text)
# $kind (state) street_new or used
# $stale (state)
# $launched (state) the launch price is known
# $standing (state) above, below or same, or times where it is a multiple
# $ratio (text) by how many percent, or how many times
# $launch (text)
price-now =
    A { $kind ->
        [used] used
       *[other] new
    } one { $stale ->
        [yes] last cost
       *[no] costs
    } { $money } { IN($place) }{ $launched ->
        [yes] , { $standing ->
            [times] { $ratio } times
            [above] { $ratio } more than
            [below] { $ratio } less than
           *[same] the same as
        } its launch price of { $launch }.
       *[no] .
    }
# $place (place)
price-not-sold-here = It is not sold new { IN($place) }.
# $memory (text) what its figures name
price-none-with-memory = With { $memory }, no street or used price of the last twelve months is recorded.

# $count (count) series
# $first (text) the oldest series
# $old (text) its figure
# $last (text) the newest series
# $young (text) its figure
generations-fp32_price =
    { $count ->
        [one] At launch, a TFLOPS of FP32 cost { $old } dollars in the { $first } series (median).
       *[other] At launch, a TFLOPS of FP32 cost { $old } dollars in the { $first } series and { $young } dollars in the { $last } series (medians).
    }
# $count (count) series
# $first (text) the oldest series
# $old (text) its figure
# $last (text) the newest series
# $young (text) its figure
generations-power_fp32 =
    { $count ->
        [one] Per watt, the { $first } series reaches { $old } GFLOPS of FP32 (median).
       *[other] Per watt, the { $first } series reaches { $old } GFLOPS of FP32 and the { $last } series { $young } (medians).
    }

## Language models: what runs one

# $model (text) its name
# $parameters (text) how many, in words
# $need (text) of memory
# $tokens (count) of context
# $context (state) longest or usual: whether the model ends there
model-lead =
    { $model } has { $parameters } parameters. In 4 bits, with { $context ->
        [longest] its longest context of { $tokens } tokens
       *[usual] { $tokens } tokens of context
    }, it takes { $need } of memory.
# $place (place)
# $cards (text) the fewest that hold it
# $count (count) how many these are
# $money (text) what they cost together
# $kind (state) street_new or used
model-cheapest =
    { $count ->
        [one] The cheapest card { IN($place) } that holds it is { $cards }, at { $money }{ $kind ->
            [used] {" "}used
           *[street_new] {" "}new
        }.
       *[other] No single card with a known price { IN($place) } holds it. { CAP($cards) } do, at { $money } together, without the computer around them.
    }
# $found (state) yes if any cards hold it with a screen
# $count (count) how many: one if a single card was the cheapest without a screen and one still does
# $cards (text) the cheapest of these
# $money (text) what they cost together
# $kind (state) street_new or used
model-with-screen =
    { $found ->
        [yes] With a screen plugged in, that is borderline; the cheapest { $count ->
            [one] single card{" "}
           *[other] {""}
        }still sure to hold it: { $cards }, at { $money }{ $kind ->
            [used] {" "}used
           *[street_new] {" "}new
        }.
       *[no] With a screen plugged in, that is borderline.
    }
# $cards (text) more cards, each with its price
# $beside (state) alone where they are held against one card, several or fewer against several cards
model-cheaper =
    { $beside ->
        [several] { CAP($cards) } cost less, but need more slots.
        [fewer] { CAP($cards) } need fewer slots, but cost more.
       *[alone] By themselves, { $cards } cost less, but a board, case and power supply for them come on top.
    }
# $how (state) sure or open: whether a card is known to take such a limit; none where none is low enough
# $limit (text) for each card
model-outlet =
    { $how ->
        [sure] limit each to { $limit } on an ordinary outlet
        [open] limit each to { $limit } on an ordinary outlet, if it can
       *[none] too much for an ordinary outlet
    }
# $part (text) of the model
# $memory (text) its kind
# $card (text) the cheapest that is large enough
# $speed (text) its tokens a second
# $money (text) what the card costs
# $kind (state) street_new or used
# $total (text) main memory of the whole computer
# $each (text) of a module, where each channel has one
# $host (state) desktop or server: what has so much
model-main-memory =
    With { $part } of it in main memory, here { $memory }, { $card } runs it too, at { $speed }; a long prompt then takes much longer, we do not know how long. That card costs { $money } { $kind ->
        [used] used
       *[street_new] new
    }, without the { $host ->
        [server] server
       *[desktop] computer
    } and the { $total } of main memory that it needs{ $host ->
        [server] .
       *[desktop] , as two modules of { $each }: four run slower.
    }
# $order (state) least where no cards cost less, first or after them
# $place (place)
# $computer (text) the cheapest
# $money (text) what it costs
model-computer =
    { $order ->
        [least] What holds it for the least money { IN($place) } is a whole computer with shared memory: { $computer }, at { $money }.
       *[first] A whole computer with shared memory holds it: the cheapest has { $computer }, at { $money }.
        [after] A whole computer with shared memory holds it too: the cheapest has { $computer }, at { $money }.
    }
# $speed (text) tokens a second of the computer
# $cards (text) the cheapest of the fewest cards
# $other (text) tokens a second of these
model-computer-speed = The computer writes one conversation at { $speed }, { $cards } at { $other }.
# $cards (text) the fewest that hold it
# $count (count) how many these are
# $money (text) an hour
# $date (day) when the price was seen
# $stale (state) yes if it is out of date
model-rented =
    To rent, { $cards } { $count ->
        [one] costs
       *[other] cost
    } least: { $money } an hour before tax, last seen { ON($date) }{ $stale ->
        [yes] {" "}(out of date)
       *[no] {""}
    }.
# $computer (text) the fastest that may hold it
# $speed (text) its tokens a second
model-raised = A computer with shared memory may hold it once you raise the limit that the system sets on graphics memory: { $computer }, at { $speed }.
# $memory (text) all that it can have
model-withdrawn = The version with { $memory } is no longer sold new.
# $computer (text) the cheapest that may hold it
# $money (text) what it costs
model-raised-cheaper = For less money, a computer with { $computer } may hold it, at { $money }, once you raise the limit that its system sets on graphics memory.
# $unset (text) what a model has before anybody raises the limit
# $size (text) the memory
# $sure (text) what it has with a raised limit
shared-memory-limit = Linux leaves a model about { $unset } of the { $size } until you raise the limit, in the firmware or with a kernel parameter. We count { $sure }, the most that the maker’s setting gives.
# $sure (text) what a model has with a raised limit
held-note-limit = Each figure counts a Q4_K_M file, a 16-bit cache and the runtime. A model fits if the upper end of its range is at most { $sure }, the raised limit.
# $left (text) what error correction leaves, with its unit
# $size (text) all of its memory, with its unit
held-note-ecc = Its maker ships it with error correction on, which leaves { $left } of { $size }. That is what we count.
# $median (text) difference
# $worst (text) difference
# $count (count) runs
# $all (state) yes if all lie within the range
# $inside (count) of runs
# $date (text)
# $software (text)
memory-peaks =
    Computed memory differs from what the card showed by { $median } (median) and at worst { $worst } over { $count } runs; { $all ->
        [yes] all
       *[no] { $inside }
    } are within the range. Measured on { $date } with { $software }.
# $count (count) cards
model-none = No card with a known price holds it, not even { $count } of them.

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
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }
    .short =
    seen { ON($date) }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
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
    }, from prices { $places }, the newest of { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }
    .short =
    from prices { $places }, the newest of { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
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
    }, converted from prices { $places }, the newest of { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }
    .short =
    converted from prices { $places }, the newest of { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
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
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }
    .short =
    seen { $places } { ON($date) }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }

# $kind (state) street_new, used or rental
# $date (day) of the newest price
# $count (count) prices
# $elsewhere (state) yes if they are of the larger region
# $places (text) that region
# $stale (state)
offer-several =
    { $kind ->
        [used] used
        [rental] an hour, rented
       *[other] new
    }, from { $count } prices{ $elsewhere ->
        [yes] {" "}{ $places }
       *[no] {""}
    }, the newest of { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }
    .short =
    from { $count } prices{ $elsewhere ->
        [yes] {" "}{ $places }
       *[no] {""}
    }, the newest of { $date }{ $stale ->
        [yes] , out of date
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }

# $kind (state) street_new, used or rental
# $date (day) when it was seen
# $money (text) what was seen
# $level (state) where its source usually lies: above, below or none
# $elsewhere (state) yes if it is of the larger region
# $places (text) that region
# $stale (state)
offer-computed =
    { $kind ->
        [used] used
        [rental] an hour, rented
       *[other] new
    }, computed from { $money } seen { $elsewhere ->
        [yes] { $places }{" "}
       *[no] {""}
    }{ ON($date) }{ $stale ->
        [yes] {" "}(out of date)
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }{ $level ->
        [above] {" "}at a source that is usually dearer
        [below] {" "}at a source that is usually cheaper
       *[none] {""}
    }
    .short =
    computed from { $money } seen { $elsewhere ->
        [yes] { $places }{" "}
       *[no] {""}
    }{ ON($date) }{ $stale ->
        [yes] {" "}(out of date)
        [undated] {" "}(month unknown, so out of date)
       *[no] {""}
    }{ $level ->
        [above] {" "}at a source that is usually dearer
        [below] {" "}at a source that is usually cheaper
       *[none] {""}
    }

# $kind (state) street_new, used or rental
# $date (day)
# $others (state) yes if it follows from what other products cost then
# $launch (text)
# $stale (state) it is out of date, or of a year without a month
offer-estimated =
    { $kind ->
        [used] used
       *[other] new
    }, { $others ->
        [yes] estimated from the launch price of { $launch } and from what others cost up to { $date }{ $stale ->
            [no] {""}
           *[yes] {" "}(out of date)
        }
       *[no] estimated from the launch price, as of { $date }
    }
    .short =
        { $others ->
            [yes] estimated from the launch price of { $launch } and from what others cost up to { $date }{ $stale ->
                [no] {""}
               *[yes] {" "}(out of date)
            }
           *[no] estimated from the launch price, as of { $date }
        }

# $shops (count) how many shops offered each at least
index-shops =
    { $shops ->
        [1] on sale in one shop or more
       *[other] on sale in { $shops } shops or more
    }
# $kind (state) street_new, used or rental
# $date (day) of the newest price
# $stale (state) yes, undated or no; raised where its maker asks more now
# $origin (state) own where it was seen here, mixed, elsewhere, moved or estimated
offer-brief =
    { $kind ->
        [used] used
        [rental] rented
       *[other] new
    }, { $date }{ $stale ->
        [raised] {" "}(before its maker raised it)
        [yes] {" "}(out of date)
        [undated] {" "}(out of date, month unknown)
       *[no] {""}
    }{ $origin ->
        [mixed] , partly from elsewhere
        [elsewhere] , from elsewhere
        [moved] , moved since with prices of its kind
        [estimated] , estimated from the launch price
       *[own] {""}
    }

# $kind (state) street_new, used or rental
# $date (day) when it was seen last
# $factor (text) by what prices of its kind have moved since
offer-moved =
    { $kind ->
        [used] used
       *[other] new
    }, last seen { ON($date) }, moved since with the prices of its kind (× { $factor })
    .short = last seen { ON($date) }, moved since with the prices of its kind (× { $factor })

# $place (place)
# $money (text)
# $side (state) above or below it: where prices of elsewhere lie
offer-own-market =
    prices { IN($place) } alone: about { $money } ({ $side ->
        [above] dearer elsewhere
       *[below] cheaper elsewhere
    })
# $range (text) what was seen
# $side (state) above or below the computed price: where that lies
offer-asked =
    Sellers asked { $range }; these sources are usually { $side ->
        [above] dearer
       *[below] cheaper
    } than others.
    .short =
    sellers asked { $range }: we count { $side ->
        [above] less, as these sources are usually dearer
       *[below] more, as these sources are usually cheaper
    }
not-sold-new = not sold new here
rival-alike_in_memory = nearest in memory of those with a current price
rival-instead = named instead
# $basis (state) price, or without one rent, instead (what is named so) or figures
rivals-rule =
    { $basis ->
        [rent] No current price of it is known, so rents are compared. Rivals are of the same segment, rented out by more than one provider, with software support that is not limited, experimental or ending, and not among those we advise against. None has less than two thirds of its memory, unless nothing else is left. First come the nearest below and above it in rent, then those nearest in training and text generation (at most three times as fast or slow), first those with at least as much memory; where no speed is known, those nearest in memory. None rents for more than three times as much, or less than a third.
        [instead] No current price of it is known to compare. These are what we name instead of it above.
        [figures] No current price of it is known. These are of the same segment, have a price that is not out of date and software support that is not limited, experimental or ending, and are not among those we advise against. They are nearest in training and text generation, or in memory where no speed is known, first those with at least as much memory; none has more than twice its speed or memory, or less than half. None costs more than three times its last known price, or less than a third; where we know none, cards are of the same platform.
       *[price] Rivals are of the same segment, have a price that is not out of date and software support that is not limited, experimental or ending, and are not among those we advise against. None has less than two thirds of its memory, unless nothing else is left. First come the nearest card below and above it in price, then those nearest in training and text generation (at most three times as fast or slow), first those with at least as much memory; where no speed is known, those nearest in memory. None costs more than three times as much, or less than a third.
    }
# $family (text) of software
# $date (day) of the judgement
# $sources (text) their names
support-of-family = That of the whole { $family } family, judged { ON($date) } from: { $sources }.
# $memory (text) what its figures name
# $prices (text) what was seen with how much memory, and when
price-less-memory = With { $memory } we know no price from the last twelve months, in any region. With less memory, it was seen for { $prices }. If you have seen a price with { $memory }, tell us: date, shop and amount are enough.
# $money (text)
# $memory (text)
# $date (text)
price-with-memory = { $money } with { $memory } ({ $date })
# $money (text) what it costs there, in the money of here
offer-elsewhere = elsewhere { $money }
# $money (text)
# $date (day)
# $place (place)
offer-place-here = Prices { IN($place) } alone, the newest of { $date }, give { $money }.
# $money (text)
# $date (day)
# $place (place)
offer-place-from = Prices { IN($place) }, the newest of { $date }, convert to { $money }.
# $place (place) whose price stands in another row
offer-of-row = converted from this table’s price { IN($place) }

# $place (place)
price-converted = converted from a price seen { IN($place) }

# $place (place)
country-link = Law, sockets, customs and shops { IN($place) }

## Builds: parts by name

# $kind (text) of memory: DDR5, DDR4 RDIMM
# $size (text) of all modules
# $each (text) of one module
# $modules (count) sold together
memory-of-anyone =
    { $modules ->
        [1] { $size } { $kind }
       *[other] { $size } { $kind } kit ({ $modules } × { $each })
    }, any maker
# $name (text)
part-of-anyone = { $name }, any maker
# $board (text) a maker’s model of a card
# $slots (text) how thick it is
# $length (text) how long it is
board-or-other = { $board }, or any cheaper model that is at most { $slots } thick and { $length } long and has the same power plugs or fewer
# $board (text) a maker's model
# $product (text) the accelerator that it is one of
board-of-a-kind = { $board } (the price is that of any { $product }; one cooled like this may cost more)
# $parts (text) those that are bought used
used-bought = Buy used, as the price assumes: { $parts }. Insist on a right of return, and test at full load in the first few days.
# $parts (text) those that are bought used
used-locked = Have the seller of the { $parts } confirm in writing that no server maker has locked it to its own boards (AMD calls this Platform Secure Boot). A lock is for good, and you cannot see it.
# $microcode (text)
# $cpu (text)
used-firmware = Update the firmware of the board before the first long run: with microcode older than { $microcode }, too high a voltage can damage the { $cpu } for good, as Intel says.
# $number (count) cards
# $names (text) their numbers
# $plugs (count) 8-pin plugs of each adapter
# $native (state) yes if a 16-pin cable would do without the adapter
used-adapter =
    { $number ->
        [one] Card { $names } needs the adapter from its box
       *[other] Cards { $names } each need the adapter from their box
    } ({ $plugs ->
        [one] one 8-pin plug
        [2] two 8-pin plugs
        [3] three 8-pin plugs
       *[other] { $plugs } 8-pin plugs
    }). A used card may come without it: have the seller confirm that it is included{ $native ->
        [yes] , or choose a power supply with a 16-pin cable for each card.
       *[no] .
    }

# $kind (state) of part
part-in-sentence =
    { $kind ->
        [cpu] the processor
        [motherboard] the board
        [memory_kit] memory
        [power_supply] the power supply
        [case] the case
        [cooler] the CPU cooler
        [ssd] the SSD
        [chassis] the server chassis
        [computer] the ready-made computer
        [network_card] the network card
        [gpu_board] the card
       *[other] the accelerator
    }

# $names (text) the first of them
# $more (count) how many more there are
# $total (count) all of them
some-of = { $names } and { $more } more

# $name (text) of a class
class-quoted = “{ $name }”

## Builds: what a check says

# $what (text) what is not known
result-unknown = Not confirmed: { $what }.
# $what (text) figures that are not known
result-missing = we found nothing on { $what }
# $name (text) what is checked
# $outcome (text) figure and limit
result-figure = { $name }: { $outcome }.
# $name (text) what is checked
result-no = This check fails: { $name }.
# $name (text) what is checked
result-warned = { $name }.
result-varies = Not all models are this large: a smaller one may fit.
# $fits (text)
# $count (text)
# $models (text)
result-fits = Passed by { $fits } of { $count } known models: { $models }.
# $fits (text)
# $count (text)
# $models (text)
result-sound = Known models that break no hard limit here ({ $fits } of { $count }): { $models }.
# $count (text)
result-unsound = Each of the { $count } known models breaks a hard limit.
rule-varies = If the size differs between models, it only brings a warning.
# $what (text) figures that are not known
# $state (state) pass or missed
result-assumed =
    { $state ->
        [pass] That is the least favourable case: we do not know the { $what }.
       *[missed] That is the most favourable case: we do not know the { $what }.
    }

# $have (text)
# $need (text)
# $state (state) advised or missed
reason-psu-sustained =
    At full load the parts draw { $have }, { $state ->
        [advised] and we advise no more than { $need } for long from such a power supply
       *[missed] more than the { $need } that the power supply is rated for
    }.
# $have (text)
# $need (text)
reason-psu-peaks = For milliseconds the parts draw peaks of { $have }, more than the { $need } that the power supply has to withstand.
# $have (text)
# $need (text)
reason-psu-input = The power supply needs { $have } or more; this circuit has { $need }.
# $have (text)
# $need (text)
reason-psu-spikes = For up to a millisecond the parts draw { $have }, more than the { $need } that the power supply has to withstand.
# $have (text)
# $need (text)
reason-psu-atx-3 = The power supply follows ATX { $have }. Cards above 300 W draw spikes of a millisecond that older designs may take for a short circuit, and switch off.
# $have (text)
# $need (text)
reason-psu-recommended = The power supply has { $have }; the card’s vendor recommends { $need }.
# $have (text)
# $need (text)
reason-psu-low-voltage = At this mains voltage the power supply output is { $need }, and { $have } is needed.
unknown-psu-low-voltage = We found no figure for the power supply output at this mains voltage.
# $have (text)
# $need (text)
reason-psu-100-v = On 100 V, power supplies deliver at most about { $need }, and { $have } is needed.
# $have (text)
# $need (text)
# $state (state)
reason-mains =
    The computer draws { $have } from its circuit{ $state ->
        [advised] ; no more than { $need } is advised, which leaves a tenth for other devices on it
       *[missed] , more than the { $need } it can supply continuously
    }.
unknown-mains = We do not know how much it draws from its circuit: a figure for its power is missing.
# $have (count)
# $need (count)
reason-connectors-8-pin =
    PCIe plugs that fit: { $need } needed, { $have ->
        [0] none
       *[other] { $have }
    } free.
unknown-connectors-8-pin = We do not know how many 8-pin plugs the power supply has.
# $have (count)
# $need (count)
reason-cables-8-pin = 8-pin cables: { $need } needed, one for each plug; the power supply has { $have }.
unknown-cables-8-pin = We do not know whether each 8-pin plug of the power supply has a cable of its own.
# $have (count)
# $need (count)
reason-connectors-16-pin =
    16-pin cables: { $need } needed, { $have ->
        [0] none free, nor enough 8-pin plugs for an adapter
       *[other] { $have } free, adapters included
    }.
unknown-connectors-16-pin = We do not know how many 16-pin cables the power supply has.
# $have (count)
# $need (count)
reason-slots =
    The board has slots for { $have ->
        [0] no card
        [one] one card
       *[other] { $have } cards
    }, not for { $need ->
        [2] two
        [4] four
       *[other] { $need }
    }.
unknown-slots = We do not know how many cards the board takes: only its first slot is on record.
reason-card-spacing = The cards are thicker than the distance between their slots.
unknown-card-spacing = We do not know whether the cards fit side by side on the board.
reason-psu-ready-made = Small power supplies without a PCIe plug are mostly those of ready-made office computers, which standard ones often cannot replace.
reason-eps-adapter = The card has an EPS plug, wired the other way round from a PCIe plug that looks the same.
reason-adapters = On a card rated above 300 W, an adapter is one more contact that can burn.
reason-card-passive = The card has no fan and relies on the airflow of a server.
reason-card-air = Less than one free slot is left between the cards, so the upper one gets too hot.
unknown-card-air = We do not know whether air reaches both cards.
reason-card-stack = The cards blow their heat into the case and are too close together for that; at least one slot between them has to be free.
unknown-card-stack = We do not know whether air reaches all cards.
# $have (count)
# $need (count)
reason-last-card =
    A card reaches down to expansion slot { $have }; { $need ->
        [0] no slot is free
        [one] only one slot can be used
       *[other] only { $need } slots can be used
    }.
unknown-last-card = We do not know whether there are enough expansion slots for the cards.
# $have (count)
# $need (count)
reason-circuits-in-use =
    { $need } circuits are counted, but { $have ->
        [one] one power supply uses only one
       *[other] { $have } power supplies use at most { $have }
    }.
reason-software-support = Newer software leaves this accelerator out: it runs what exists today, not what is written next year.
# $have (count)
# $need (count)
# $state (state)
reason-lanes =
    A card gets { $have ->
        [0] no PCIe lane
        [one] only one PCIe lane
       *[other] only { $have } PCIe lanes
    }; at least { $need } are { $state ->
        [advised] advised
       *[missed] needed
    }.
unknown-lanes = We do not know how many PCIe lanes each card gets on this board.
# $have (text)
# $need (text)
reason-memory-size = It has { $have } of memory; { $need } is advised, as much as all the cards have together.
# $have (text)
# $need (text)
reason-memory-least = { $have } of memory is too little: at least { $need } is needed, half of what all the cards have together, and twice that is advised.
# $have (text)
# $need (text)
reason-memory-workers = { $have } of memory is too little for loading data: at least { $need } is advised.
# $have (count)
# $need (count)
reason-memory-slots = The modules take { $have } memory slots, but the board has only { $need }.
# $have (count)
# $need (count)
reason-memory-density = { $have } modules share { $need } memory channels, and with more than one on each the memory runs slower.
# $have (text)
# $need (text)
reason-storage-size = Its drives hold { $have } in all; at least { $need } is advised.
unknown-storage-speed = We found no reading speed for these drives.
# $have (count)
# $need (count)
reason-storage-mirror =
    { $have ->
        [one] The computer has a single drive
       *[other] The computer has { $have } drives
    }; { $need } are advised, so that one can mirror the other.
# $have (count)
# $need (count)
reason-chassis-processors =
    The chassis needs { $need } processors, and { $have ->
        [one] this is only one
       *[other] these are only { $have }
    }.
# $have (count)
# $need (count)
reason-cores = The processor has { $have } cores; at least { $need } are advised, so that no card waits for its data.
reason-display = The processor has no graphics and the board no graphics chip, so any display outputs of the board stay dark; a screen on a card takes memory from it.
reason-platform = The processor does not fit the socket of the board.
reason-card-form = The accelerator is not a PCIe card, so it does not go into a slot.
# $have (text)
# $need (text)
reason-computer-power = Each card draws { $have }; the maker of the computer allows each { $need }.
reason-cooler-socket = The cooler has no mount for the socket of the processor.
reason-memory-kind = The memory is not of the kind that board and processor take.
reason-board-in-case = The board does not fit into the case.
unknown-board-in-case = We do not know whether the board fits into the case.
# $have (text)
# $need (text)
reason-card-length = The card is { $have } long, and the case takes cards of up to { $need }.
# $have (text)
# $need (text)
reason-psu-in-case = The power supply is { $have } long, and the case takes up to { $need }.
unknown-psu-in-case = We do not know whether the case is long enough for the power supply.
unknown-psu-peaks = We found no measurement of the card’s short power peaks.
unknown-psu-spikes = We found no measurement of the card’s power spikes below a millisecond.
# $have (text)
# $need (text)
reason-cooler-height = The cooler is { $have } tall, and the case takes up to { $need }.
# $have (count)
# $need (count)
reason-memory-channels =
    Only { $have ->
        [one] one of { $need } memory channels is
       *[other] { $have } of { $need } memory channels are
    } in use; every empty channel costs the processor bandwidth.
# $have (text)
# $need (text)
reason-heat = At full load it heats the room with { $have }; above { $need }, an ordinary room needs cooling.
# $have (text)
# $need (text)
reason-single-thread = The processor reaches { $have }; at least { $need } is advised, because one thread feeds each card.
# $have (text)
# $need (text)
# $state (state)
reason-cable-limit =
    The card draws { $have } for each of its 16-pin cables; { $state ->
        [advised] above { $need }, little reserve is left in the pins
       *[missed] cable and slot together supply { $need }
    }.
# $have (text)
# $need (text)
reason-limit-lost = Without the power limit, as after a restart, the card draws { $have } for each of its 16-pin cables; above { $need }, little reserve is left in the pins.
# $have (text)
# $need (text)
reason-psu-limit-lost = Without the power limit, as after a restart, the parts draw { $have }, more than the { $need } of the power supply.
# $have (text)
# $need (text)
reason-circuit-failure = If one circuit fails, any that is left has to carry { $have }, more than the { $need } it can supply continuously.
reason-storage-kind = These are desktop drives: they lose what is being written when the power fails, and wear out after far less writing than server drives.
reason-peer-to-peer = These cards exchange data only through the computer’s memory, which slows them whenever they wait for each other.
reason-chassis-licence = NVIDIA’s licence forbids using these cards’ driver in a data centre.
unknown-chassis-power = We found no figure for the power that this chassis allows each card.
check-enter = Read it off or measure it, and enter it in the form.
check-any = Any model
check-middle = Any model (middle size)
# $name (text) of a model of a card
check-liquid = { $name } (needs room for a radiator)
# $known (state) yes: how many of them can fit
# $fits (text)
# $count (text)
check-models =
    { $known ->
        [yes] Of the { $count } known models of the card, only { $fits } can fit.
       *[no] Not every model of the card fits.
    }
# $advice (state) against, where a warning advises so, or none
# $pass (text)
# $all (text)
# $warn (text)
# $unknown (text)
check-rest =
    { $advice ->
        [against] One that fits may work, but we advise against it: see the warnings ({ $warn }). { $pass } of { $all } checks passed, { $unknown } open.
       *[none] Nothing else rules it out so far: { $pass } of { $all } checks passed ({ $warn } warned, { $unknown } open).
    }
# $circuit (text)
check-circuit-open = { $circuit }, if the power supply delivers enough at that voltage

## Builds: what a class asks for

# $need (text)
asks-memory_gb = This class asks for at least { $need } of memory.
    .short = At least { $need } of memory
# $need (text)
asks-storage_gb = This class asks for drives of at least { $need } in all.
    .short = Drives of at least { $need } in all
# $need (text)
asks-lanes_each = This class asks for at least { $need } PCIe lanes for each accelerator.
    .short = At least { $need } PCIe lanes for each accelerator
# $need (text)
asks-generation_each = This class asks for at least { $need } for each accelerator.
    .short = At least { $need } for each accelerator
# $need (text)
asks-network_gbps = This class asks for a network of at least { $need }.
    .short = A network of at least { $need }
# $need (text)
asks-cpu_cores = This class asks for at least { $need } processor cores.
    .short = At least { $need } processor cores
takes-last_position = This class takes only boards of which it is known where each slot lies and how far it is from the next.
    .short = A board of which each slot’s place and the distance to the next are known
takes-spare_16pin = This class takes only power supplies with a 16-pin cable for each 16-pin connector of the cards, without adapters.
    .short = A 16-pin cable of the power supply for each 16-pin connector of the cards, without adapters
takes-modules_per_channel = This class puts at most one memory module on each channel.
    .short = At most one memory module on each channel
# $figure (text)
# $need (text) at least or at most so much
class-asks = This class asks for more: { $figure }, { $need }.
    .short = { CAP($figure) }: { $need }

# $other (text) a class above this one, quoted
# $price (state) same or more
# $lacks (state) none, or some: the parts that neither price has in it
# $parts (text) kinds of parts
# $case (state) take: the other is no worse; quicker or memory: this one is, has more; faster: and the other is faster; plug: less, but no cable; open
# $have (text) memory of a card
# $need (text) memory of a card of the other
# $times (text) how many times as fast the faster one is
# $work (text) what this class is ranked for, quoted
# $draw (state) differs if the draw of both is known and unlike; or same
# $wall (text) what this computer draws
# $its_wall (text) what the other draws
class-dearer =
    { $case ->
        [take] Take { $other } instead: it costs { $price ->
            [same] the same
           *[more] less
        } here, and its cards have no less memory and are no slower at the work of this class
       *[open] { $lacks ->
            [some] Without { $parts }, it costs
           *[none] It costs
        } { $price ->
            [same] as much here as { $other }
           *[more] more here than { $other }
        }
    }{ $case ->
        [take] { "" }
        [quicker] , but one of its cards is { $times } times as fast in { $work }{ $draw ->
            [differs] . The whole computer draws { $wall } instead of { $its_wall }
           *[same] {""}
        }
        [memory] , but its cards have more memory: { $have } each instead of { $need }
        [faster] , but its cards have more memory: { $have } each instead of { $need }. At the work of { $other }, the cards in it are { $times } times as fast
        [plug] , but its card needs no power cable. The card in { $other } needs one, and has { $need } of memory instead of { $have }
       *[open] . Compare both before you buy
    }.
# $figure (text)
# $size (state) slots or length_mm
asked-median =
    { $size ->
        [slots] { $figure } (median of several models; half of them may be thicker)
       *[length_mm] { $figure } (median of several models; half of them may be longer)
    }
# $figure (text)
asked-estimate = about { $figure } (an estimate: we found no figure from the maker)
asked-models = Models differ, and we do not know all of them: some are longer, thicker or have one plug more. Look up the very model before you buy.
# $figure (text) what the maker recommends
# $version (text) of the ATX specification
asked-newer-supply = { $figure }, following ATX { $version }: an older one may take the card’s power spikes for a short circuit and switch off
meaning-estimate = A database’s estimate for a whole computer with one card; we found no figure from the vendor.
meaning-median = Median of models by board makers; half of them may be larger.

## Builds: why nothing cheaper, and why not one that ranks higher

# $kind (text) of part, as in a sentence
# $part (text) how many of it, and its name
# $money (text) what it saves
# $reason (text) a sentence
cheaper-part = You could save { $money } on { $kind } with { $part }. The catch: { $reason }
# $rated (text) what the power supply is rated for
supply-large = The power supply is rated for { $rated }, more than twice the load: it is the cheapest that fits and has a price we know.

# $size (text) how much memory
# $money (text) what it costs more
memory-advised = With { $size } the computer costs { $money } more.
# $need (count) cores
processor-for-both = A processor with integrated graphics and at least { $need } cores meets both.
# $part (text) the kind of part in a sentence
passed-lacking = We found no price for anything that would do as { $part }.
passed-exclude = We found no parts with which it meets all the rules at once.

## Builds: prices and circuits

# $first (day)
prices-seen-on = Prices seen { ON($first) }
# $first (day)
# $last (day)
prices-seen-between = Prices seen between { $first } and { $last }

# $volts (text)
# $watts (text)
circuit-usual = An ordinary outlet is enough: it supplies { $watts } continuously at { $volts }.
# $volts (text)
# $amps (text)
# $watts (text)
# $usual (text) what an ordinary outlet delivers
# $lacks (state) what an outlet has too little of: volts or watts; or output: that of the supply at its voltage
# $least (text) the lowest voltage that the power supply takes
# $usual_volts (text) the voltage of an ordinary outlet
circuit-other =
    It needs a { $volts }, { $amps } circuit, which supplies { $watts } continuously. { $lacks ->
        [volts] An ordinary outlet will not do for this power supply, which takes { $least } or more.
        [output] The { $usual } of an ordinary outlet would do, but at { $usual_volts } the power supply does not deliver enough.
       *[watts] An ordinary outlet supplies only { $usual }.
    }
# $volts (text)
# $amps (text)
# $usual (text) what an ordinary outlet delivers
# $usual_volts (text) the voltage of an ordinary outlet
# $load (text) what the power supply has to deliver
# $watts (text)
circuit-unproven = It needs a { $volts }, { $amps } circuit, which supplies { $watts } continuously: we found no figure for what its power supply delivers at { $usual_volts }. Only if the maker promises { $load } there is an ordinary outlet enough, which supplies { $usual } continuously.
# $count (count) circuits
# $volts (text)
# $amps (text)
# $watts (text)
# $alone (state) one would do: short, enough, spare (the other takes over) or stops
circuit-several =
    { $alone ->
        [short] It needs
       *[enough] Feed it from
    } { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } separate { $volts }, { $amps } circuits. Each supplies { $watts } continuously.
# $alone (state) as above
# $count (count) circuits
# $wall (text) what it draws
circuit-alone =
    { $alone ->
        [short] { $count ->
            [2] Neither carries the whole { $wall } alone: when one fails, the machine stops.
           *[other] None carries the whole { $wall } alone.
        }
        [spare] { $count ->
            [2] Either carries the whole { $wall } when the other fails.
           *[other] Each carries the whole { $wall } when another fails.
        }
        [stops] { $count ->
            [2] Either
           *[other] Each
        } carries the whole { $wall } alone, but when one fails, too few power supplies are left, and the machine stops.
       *[enough] { $count ->
            [2] Either
           *[other] Each
        } carries the whole { $wall } alone.
    }
# $count (count)
circuit-count =
    { $count ->
        [1] one circuit
       *[other] { $count } circuits
    }
circuit-server = Household sockets are not made for this: have an electrician fit these circuits.
# $breaker (state) known where $amps is the most for an outlet's breaker; open where it needs one; none where its circuit's is enough
# $amps (text)
circuit-pdu =
    Only through a rack power distribution unit (PDU){ $breaker ->
        [known] {" "}whose outlets have breakers of their own, of at most { $amps }
        [open] {" "}whose outlets have breakers of their own
       *[none] {""}
    }.
# $needed (text) what the socket supplies for hours
# $thin (text) what common cords carry
cord-thin = The cord itself has to be marked for at least { $needed }: many carry only { $thin }.
circuit-appliance = Its socket is made for a household appliance, not for a load day and night.
# $most (text) the most that it may draw at the wall
draw-unsure = We found no figure for the losses of the power supply: plan circuit and cooling for { $most }.
# $limit (text) of each card
# $rated (text) what it may draw without
# $have (text) what is drawn without the limit
# $need (text) what may be drawn
# $why (state) what gives too little then: supply, reserve (supplies without those in reserve), circuit, card (by the computer's maker); or open
limit-set =
    Limit each card to at most { $limit } instead of { $rated }, again at every start. { $why ->
        [supply] Without it, the power supply has to deliver { $have }; for long it should deliver at most { $need }.
        [reserve] Without it, the power supplies have to deliver { $have }; when those in reserve fail, the others deliver only { $need }.
        [circuit] Without it, the computer draws { $have } from its circuit; for long it should draw at most { $need }.
        [card] Without it, each card draws { $have }; the maker of the computer allows { $need }.
       *[open] Without it, nobody knows whether power supply and circuit are enough for long.
    }
# $class (text) of a tier
# $reason (text) why a circuit will not do for it, a sentence
socket-short = { $class }: { $reason }

# $count (count) circuits
# $volts (text) of its circuits, in its own region
# $wall (text) what it draws in all
# $each (text) from each circuit
draw-most =
    The build that draws most takes { $wall } at { $volts }{ $count ->
        [1] .
        [2] : { $each } from each of two separate circuits.
        [3] : { $each } from each of three separate circuits.
        [4] : { $each } from each of four separate circuits.
       *[other] : { $each } from each of { $count } separate circuits.
    }
# $count (count) circuits
# $where (state) everywhere, nowhere, only or except
# $places (text) where, or where not
draw-outlets =
    { $count ->
        [1] An ordinary outlet is
       *[other] Ordinary outlets are
    } enough { $where ->
        [everywhere] in every region.
        [nowhere] in no region.
        [only] only { $places }.
       *[except] everywhere except { $places }.
    }
# $count (count) circuits
# $places (text) where
draw-tight =
    That is nearly all that { $count ->
        [1] an outlet
       *[other] each outlet
    } supplies continuously { $places }: use { $count ->
        [1] a circuit
       *[other] circuits
    } on which nothing else runs.
# $places (text) where
draw-unproven = We found no figure for what its power supply delivers at the lower voltage of an outlet { $places }.
draw-server = It needs industrial or locking sockets, fitted by an electrician.
# $who (state) owner_or_electrician, electrician, registered_electrician or certified
circuit-installer =
    { $who ->
        [certified] In homes in England and Wales, a new circuit has to be certified: by an electrician of a registration scheme, or by building control.
        [electrician] Only a qualified electrician may add a circuit.
        [registered_electrician] Only an electrician registered with the grid operator or the authority may add a circuit.
       *[owner_or_electrician] Have an electrician add any new circuit.
    }
# $margins (text) parts of a sentence: margin-full, margin-share and margin-amps
circuit-margins = For many hours we count with { $margins }.
margin-full = the full current on industrial sockets (IEC 60309)
# $share (text)
# $of (state) others, all or most
margin-share =
    { $share } of the rated current on { $of ->
        [others] most others
        [all] all sockets
       *[most] most sockets
    }
# $amps (text)
# $sockets (text) names of their standards
margin-amps = { $amps } on { $sockets }
# $only (state) at_most or without_terms: when the figure holds
country-only =
    { $only ->
        [at_most] at most
       *[without_terms] if the shop states no terms
    }
# $all (state) all are
# $recalled (count) circuits
# $count (count) circuits
circuit-recalled =
    { $all ->
        [yes] { $count ->
            [1] This circuit is
           *[other] All { $count } circuits are
        }
       *[no] Of these { $count } circuits, { $recalled ->
            [1] one is
           *[other] { $recalled } are
        }
    } from memory and not yet checked against the standards: let an electrician confirm yours.

# $low (text) share
# $high (text) share
money-range = The accelerators take { $low } to { $high } of the money.
# $share (text)
money-same = The accelerators take { $share } of the money.
# $part (text) a kind of part
# $share (text)
money-next = After them, { $part } costs most: up to { $share }.
# $parts (text) kinds of parts
money-lacking = That leaves out { $parts }, whose price is on request.

## Builds: wiring

# $number (count) cards
# $names (text) their numbers
wire-cards =
    { $number ->
        [one] Card { $names }
       *[other] Cards { $names }
    }
# $cables (text)
wire-each = { $cables } per card

## Builds: speed under a power limit

# $product (product)
# $limit (text)
# $share (text)
# $wall (text)
limits-finding = Limit each { $product } to { $limit }: it keeps at least { $share } of its speed in all measured work, and the build draws { $wall } at the wall.
# $product (product)
limits-depends = How much a limit slows the { $product } depends on the work; no measured limit keeps nearly all the speed in all of it.
# $products (text)
limits-lacking = We found no such measurement of { $products }.
# $share (text)
about-share = about { $share }

## Builds: several cards on one circuit

# $circuit (text) voltage and current
# $place (place)
# $count (count) cards
# $each (text) power for each of them
# $cards (text) that need no limit
circuit-leaves-enough =
    On a { $circuit } circuit { IN($place) }, each of { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards may draw { $each } continuously. Without a power limit, that is enough for { $cards }.
# $circuit (text) voltage and current
# $place (place)
# $count (count) cards
# $each (text) power for each of them
circuit-leaves-little =
    On a { $circuit } circuit { IN($place) }, each of { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards may draw { $each } continuously. Every card we looked at needs a power limit for that.
# $circuit (text) voltage and current
# $wall (text) what it supplies continuously
# $lost (text) in the power supply
# $rest (text) for all that is no card
# $cpu (text)
# $each (text) for each card
# $step (text) what limits are whole multiples of
circuit-share = A { $circuit } circuit supplies { $wall } continuously at the wall. The power supply turns { $lost } of that into heat (the median of those we know at this voltage). { $rest } goes to the processor ({ $cpu }), the board, fans and drives, and { $each } is left for each card; limits in the table are rounded down to full { $step }.
# $circuit (text) voltage and current
# $load (text)
# $volts (text)
circuit-supply = On a { $circuit } circuit, the single power supply has to deliver up to { $load } at { $volts }, depending on the cards. Read the output printed for this voltage; it can be less than the label promises.
# $supply (text) with its price
# $cards (text)
# $load (text) the most that these cards and the computer take
circuit-known = { $supply } has the plugs for { $cards }, and enough output at this voltage for the { $load } that they and the computer take.
# $cards (text)
circuit-unknown = We know of no single power supply that has the plugs for { $cards } and enough output at this voltage. Use a circuit with a higher voltage.

## Builds: room to grow

# $count (count) cards
growth-all =
    Each of these computers can take { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards once you replace the parts named below.
# $count (count) cards
# $growing (count) computers
# $total (count) computers
growth-some =
    { $growing ->
        [one] Only one
        [2] Two
       *[other] { $growing }
    } of these { $total ->
        [2] two
        [3] three
       *[other] { $total }
    } computers can take { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards, once you replace the parts named below.
# $count (count) cards
growth-none =
    None of these computers can take { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } of its cards, whatever other parts you replace. Decide on the number before you buy.
# $count (count) cards
growth-moves =
    If you want { $count ->
        [4] four
        [8] eight
       *[other] { $count }
    } cards one day, buy a server from the start. They need a server chassis, and from these computers you could keep only drives and memory.
growth-last = This is the largest size in the guide; only the memory can grow.
# $count (count) cards
# $reasons (text) sentences
growth-broken =
    As built, it cannot take { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards. { $reasons }
# $count (count) cards
# $what (text) what is not known
growth-unknown = Not known with { $count } cards: { $what }.
# $count (count) cards
growth-chassis =
    { $count ->
        [4] Four
        [8] Eight
       *[other] { $count }
    } cards need a server chassis; you could keep only drives and memory.
# $parts (text) with their names
growth-exchange = Replace or add { $parts }.
# $circuit (text) voltage and current
growth-circuit = It then needs a { $circuit } circuit.
# $product (product)
# $added (count) how many more
# $money (text)
growth-cost =
    With { $added ->
        [one] one more { $product }
        [2] two more { $product } cards
       *[other] { $added } more { $product } cards
    }, that costs about { $money }.
# $grown (text) price in two steps
# $whole (text) price at once
# $count (count) cards
growth-cheaper-grow =
    Growing later is cheaper: in two steps it costs about { $grown }, with { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards from the start about { $whole }.
# $grown (text) price in two steps
# $whole (text) price at once
# $count (count) cards
growth-cheaper-buy =
    If you want { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards one day, buy them at once. That costs about { $whole }; growing in two steps costs about { $grown }.
# $reason (text) a sentence
growth-stuck-by = No exchange of other parts helps. { $reason }
# $now (text)
# $most (text)
# $modules (count)
# $slots (count)
growth-memory = { $modules } of { $slots } memory slots hold { $now }; more of the same modules bring it to { $most }.
# $now (text)
# $modules (count)
# $slots (count)
growth-memory-full = { $modules } of { $slots } memory slots hold { $now }, the most that such modules allow. For more memory, replace them with larger ones.
growth-memory-unknown = Look up the limit in the board’s manual; it is not recorded here.
# $place (place)
growth-note = Each exchange is the cheapest that passes all the rules, at prices { IN($place) }. We count nothing for parts you keep or sell.

## Builds: speed of several cards

# $count (count) cards
# $best (text) kind of work
# $high (text) times the speed
# $worst (text) kind of work, or a test
# $twice (state) yes if that is two; no
# $gain (state) less: several are slower there than one; none: as fast; some
# $low (text) times the speed
scaling-finding =
    Measured (medians), { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards are { $twice ->
        [yes] twice
       *[no] { $high } times
    } as fast as one in “{ $best }”, which gains most, and { $gain ->
        [none] no faster in “{ $worst }”
        [less] slower ({ $low } times) in “{ $worst }”
       *[some] { $low } times in “{ $worst }”, which gains least
    }.
# $count (count) cards
# $best (text) kind of work
# $high (text) times the speed
scaling-one = In measurements, { $count } cards ran “{ $best }” { $high } times as fast as one (median).
# $count (count) cards
scaling-nothing =
    We found no test of { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards beside a single one, so we give no figure.
# $product (product)
# $count (count) cards
# $low (text) times the speed
# $high (text) times the speed
# $span (state) one or range
# $tests (count) measurements
scaling-measured =
    { $count ->
        [2] Two
        [4] Four
        [8] Eight
       *[other] { $count }
    } { $product } cards ran { $span ->
        [one] { $low }
       *[range] { $low } to { $high }
    } times as fast as one, in { $tests } measurements.
# $product (product)
# $count (count) cards
# $test (text)
# $low (text) times the speed
scaling-measured-one =
    { $count ->
        [2] Two
        [4] Four
        [8] Eight
       *[other] { $count }
    } { $product } cards ran “{ $test }” { $low } times as fast as one; we found no other such measurement.
# $products (text)
# $count (count) cards
scaling-unmeasured =
    For { $products } we found no measurement of { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } cards.

## Builds: one machine or two

# $count (count) accelerators
# $half (count) accelerators in each of two machines
# $span (state) one, up or range
# $low (text)
# $high (text)
machines-dearer =
    With the same accelerators, two machines with { $half ->
        [1] one
        [2] two
        [4] four
       *[other] { $half }
    } each cost { $span ->
        [one] { $high }
        [up] up to { $high }
       *[range] { $low } to { $high }
    } more than one with { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    }.
# $count (count) accelerators
# $half (count) accelerators in each of two machines
# $span (state) one, up or range
# $low (text)
# $high (text)
machines-cheaper =
    With the same accelerators, two machines with { $half ->
        [1] one
        [2] two
        [4] four
       *[other] { $half }
    } each cost { $span ->
        [one] { $high }
        [up] up to { $high }
       *[range] { $low } to { $high }
    } less than one with { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    }.
# $count (count) accelerators
# $half (count) accelerators in each of two machines
machines-same =
    With the same accelerators, two machines with { $half ->
        [1] one
        [2] two
        [4] four
       *[other] { $half }
    } each cost about as much as one with { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    }.
# $count (count) accelerators
# $half (count) accelerators in each of two machines
# $number (count) classes
# $classes (text) their names
machines-mixed =
    With the same accelerators, two machines with { $half ->
        [1] one
        [2] two
        [4] four
       *[other] { $half }
    } each cost less than one with { $count ->
        [2] two
        [4] four
        [8] eight
       *[other] { $count }
    } only in the { $number ->
        [one] class
       *[other] classes
    } { $classes }.
# $count (count) accelerators
machines-alone =
    Buy a single machine if { $count ->
        [2] both
        [4] all four
        [8] all eight
       *[other] all { $count }
    } accelerators have to work on one model: between two machines there is only a network.
# $place (place)
# $half (count) accelerators in each of two machines
machines-note =
    Prices { IN($place) }. Both use the accelerators of the single machine; the page on { $half ->
        [1] one GPU
        [2] two GPUs
        [4] four GPUs
       *[other] { $half } GPUs
    } may recommend others. We compare prices only where those of the same parts are known.

## Builds: four ways to a server

# $count (count) accelerators
# $low (text) memory
# $least (text) the accelerator
# $high (text) memory
# $most (text) the accelerator
ways-finding = Together, { $count } accelerators have between { $low } of memory ({ $least }) and { $high } ({ $most }).
# $more (count)
ways-more = and { $more } more
# $place (place)
ways-note = Each way is shown with the accelerator that ranks highest for the readers of this tier, or else with the newest one whose figures are known. The chassis are those that take the cards and whose power supplies carry the load as far as we know, where need be with a power limit up to a tenth lower; ask the maker whether it sells them with this accelerator. All loads are with the same processors, so a build above may draw more or less. Prices { IN($place) }, without the chassis.

## Guide: figures that estimate a speed

# $best (text) the figure that errs least by itself
# $least (text) by which share
# $tensor (text) the tensor throughput
# $far (text) by which share that errs
# $is_tensor (state) yes if that is the best one
# $second (text) the figure that helps most beside the best one
# $both (text) by which share both err
figure-guide =
    { $is_tensor ->
        [yes] alone, { $best } errs least, by { $least }
       *[no] alone, { $best } errs least, by { $least }, and { $tensor } by { $far }
    }; { $best } and { $second } together err by { $both }.

## Guide: how speeds of generation are computed

generation-best = Largest share measured, with the time of layers

# $machines (text)
# $nvlink (text)
# $pcie (text)
# $factor (text)
# $held (text)
# $count (text)
# $gain (text)
generation-tensor = With tensor parallelism (tensor split) each card reads its share of every layer. So we divide the bytes by the number of cards, but not the fixed time; nothing is fitted to several cards. On { $machines } machines with dense models and two or four cards, the measured speed was { $nvlink } of the computed one with NVLink and { $pcie } with PCIe. Only architectures measured this way get an estimate, and its range includes everything measured with theirs; otherwise it is a factor of { $factor }. Leaving out one machine at a time, the range of the others covers { $held } of the machines. Mixtures of experts do not follow this: in { $count } measurements, tensor parallelism was { $gain } times as fast as taking turns. Taking turns is the sum of all layers, as for dense models. We take all layers as equally large; in some mixtures the first ones are smaller.
# $longer (text)
# $share (text)
# $factor (text)
# $count (text)
# $cards (text)
generation-mixtures = The shares and the fixed time are those of dense models. With mixtures of experts, whose reads are scattered, the middle accelerator took { $longer } times as long as they say; for one that was measured with mixtures we use its own delay, moved towards that of its dense models. In { $share } of cases the estimate is within a factor of { $factor }. This rests on { $count } measured speeds on { $cards } accelerators.
# $share (text) the best share that was measured
tuned-ceiling = No estimate is above { $share } of the 16-bit tensor throughput that the power of the card sustains, the best share measured with LoRA; without tensor cores, its FP16 or FP32 throughput counts, whichever is higher. Each share counts four operations for each weight and token; the sources do not say whether activations were computed again.
# $dense (text)
# $mixture (text)
# $hosts (text)
# $runs (text)
# $factor (text)
# $share (text)
generation-main = With part of the model in main memory, a token takes the time the card needs for its part, plus the bytes read from main memory ÷ (channels × 8 bytes × transfers a second × share). The share is { $dense } for dense models and { $mixture } for mixtures of experts, whose reads are scattered: the medians of { $hosts } computers with { $runs } runs. If each computer in turn is estimated from the others, { $share } of them stay within a factor of { $factor }.

## Tool: which one to get

# $memory (text)
# $own (text)
# $have (text)
choose-larger = You get { $memory } instead of the { $own } of your { $have }.
# $factor (text)
choose-may-be-slower = It may not be faster than your card: { $factor } times its speed.
# $factor (text)
choose-is-slower = It is slower than your card: { $factor } times its speed.
# $own (text)
# $have (text)
choose-more-than-own = This profile asks for more memory than the { $own } of your { $have }.
# $rate (text)
choose-before-tax = Tax comes on top of the prices here: if it is about { $rate } or more, this costs more than the budget.
choose-before-any-tax = Tax comes on top of the prices here, and with it this costs more than the budget.
# $cards (text)
choose-one-budget = The budget is compared with { $cards } alone, without a server or workstation. For those see “Whole computers to build”.
choose-own-budget = Your budget counts here, not the sum that the profile itself has.
# $hours (text)
choose-hours = Your budget pays for about { $hours } hours of this.
# $cards (text)
# $kind (text)
choose-turn-near = Prices are almost at the point where the answer changes: take { $cards } ({ $kind }) instead if you find it for a little less.
choose-yours = yours
choose-slower = slower than yours
# $cards (text)
# $pay (text)
choose-rent = You could rent by the hour instead: { $cards }, at { $pay }. Under “Buy it” choose “rented by the hour”.
# $have (text)
# $persona (text)
choose-keep-pick = Keep your { $have }: it is the pick for “{ $persona }”.
# $cards (text)
# $pay (text)
choose-loud = Without “Quiet”, our pick is { $cards }, at { $pay }.
# $model (text) that the pick is for
choose-tight = { $model } in 4 bits only just fits: connect the screen to graphics in the processor or on the board, or take a shorter context.
# $money (text)
choose-own-limit = The profile itself allows about { $money } for the card, before tax. A budget that you enter takes its place.
# $have (text)
# $pay (text)
choose-own-alone = Your { $have } is not counted as one of the cards here. One more, at { $pay }, may be all you need to buy: “A second card beside yours may do” works that out.
choose-main-memory = A mixture of experts also runs with part of it in main memory beside a smaller card, but more slowly: “Will it fit?” works that out under “Part of the model in main memory”.
# $own (text)
# $watts (text)
# $cpu (text)
choose-supply-less = A power supply of { $watts } is recommended for the pick, so the price of a stronger one is counted. By the load, your { $own } is enough with a processor of up to { $cpu }: check all your parts under “Check a build” before you buy.
# $have (text)
choose-room-swap-one = With your { $have } taken out, your computer has room for one card, so answers of several are left out.
# $memory (text)
choose-work-floor = This work itself takes { $memory } or more, whatever you enter. Choose smaller models under “Kinds of work that count”.
# $own (text)
# $watts (text)
# $cpu (text)
choose-supply-cpu = Your power supply of { $own } is enough with a processor of up to { $cpu }; the pick asks for { $watts }.
# $own (text)
# $watts (text)
choose-supply-tight = The pick asks for a power supply of { $watts }, and yours has { $own }; but at full load that leaves too little for a processor. Take a stronger one.
choose-same = about the pick’s speed
choose-same-own = about your card’s speed
# $cards (text)
choose-fewer-cards = { $cards } tie with our pick, which needs fewer cards.
# $memory (text)
# $factor (text)
# $have (text)
choose-keep-short = Buy the pick only if you need its { $memory }: it is { $factor } times as fast as your { $have }.
# $have (text)
# $persona (text)
choose-keep-none = Keep your { $have } for “{ $persona }”: nothing within these limits is clearly faster.
# $have (text)
# $persona (text)
choose-keep-over = Keep your { $have } for “{ $persona }”: everything else that would do costs more than your budget.
# $cards (text)
# $pay (text)
# $factor (text)
choose-unowned = Without a card of your own, our pick is { $cards }, at { $pay }: { $factor } times the speed of yours.
# $list (text)
choose-ties-value = As good value for the money, within the margin of error: { $list }.
choose-tied-value = as good value

## Second card: separate jobs, a power limit, and one chat on a single card instead

# $cards (text) both cards
# $factor (text) how many times the work they do
# $model (text) what that is computed for
pair-say-jobs-mixed = Going by chats such as those with { $model }, { $cards } do { $factor } times the work in separate jobs: each card is as fast as it is alone.
pair-limit-speeds = All speeds given here are those without a power limit.
# $own (text) tokens a second of the single card
# $pair (text) those of both cards
pair-lost-behind = One chat is slower on it: { $own } tokens a second, against { $pair } on both cards.
# $own (text) tokens a second of the single card
# $pair (text) those of both cards
pair-lost-near = One chat may be slower on it: { $own } tokens a second, against { $pair } on both cards.
# $own (text) tokens a second of the single card
# $pair (text) those of both cards
pair-lost-ahead = One chat is about as fast on it or faster: { $own } tokens a second, against { $pair } on both cards.
# $own (text) tokens a second of the single card
# $turns (text) those of both cards in turn
# $shared (text) those of cards that share every layer
pair-lost-ways = One chat: { $own } tokens a second on it, against { $turns } on both cards by default and { $shared } with tensor parallelism.
# $speed (text) tokens a second, slower card first
# $how (text) how that is known
pair-writes-copy = With a copy on each card, one chat starts at { $speed } tokens a second, depending on the card ({ $how }).
# $label (text) the watts on a power supply
# $money (text) from which price on it is sold
# $total (text) with the card
pair-supply-too = With a new power supply of { $label } or more, from about { $money }, you pay { $total } in all.
# $label (text) the watts on a power supply
# $money (text) its least price
# $total (text) with the card
pair-supply-plugs = With a new power supply of { $label } or more that has plugs for both cards, from about { $money }, you pay { $total } in all.
# $psu (text) the watts of the power supply that is there
pair-supply-assumed = The prices assume that your power supply has { $psu }.
# $label (text) the watts on a power supply
pair-supply-counted = That includes a new power supply of { $label } or more.
# $label (text) the watts on a power supply
pair-with-supply = with a power supply of { $label }
# $times (text) how many times the price of a second card
pair-none-dear = Every single card that is sure to do the same costs more than { $times } times as much as a second card.
# $model (text) the language model
# $factor (text) how many times as fast
# $cards (text) both cards
# $how (text) how that is known
pair-say-chat-gain = Only with tensor parallelism: one chat with { $model } gets { $factor } times as fast on { $cards } ({ $how }). By default, as in Ollama and llama.cpp, it gets no faster.
# $model (text) the language model
# $cards (text) both cards
# $factor (text) how many times as fast
# $how (text) how that is known
pair-say-chat-no-gain = One chat with { $model } gets no faster on { $cards }: { $factor } times today’s speed ({ $how }).
pair-none-larger = No single card with dependable software support, its own cooling and a known price is sure to hold the model.
# $have (text) the card that is there
pair-none-better = No single card with dependable software support, its own cooling, a known price and at least the memory of { $have } is sure to be as fast as both together.
# $money (text) its price
# $add (text) the second card
# $bought (text) new or used, and whether the price is converted
# $month (text) when it was seen
pair-price = The second card costs about { $money } ({ $add }, { $bought }, seen in { $month }).
pair-tax = Tax comes on top of the prices here.
pair-other-ways = What else runs this model, with prices (computers with shared memory included)
pair-but-outlet = But an ordinary outlet does not feed both at full power.
# $card (text) the second card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay, or left
# $have (text) the card that is there, which is sold
pair-alone = The { $card } alone runs it at least as fast ({ $bought }), for { $money } once you have sold { $have }.
# $card (text) the second card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay, or left
# $have (text) the card that is there, which is sold
pair-alone-left = The { $card } alone runs it at least as fast ({ $bought }), with { $money } left over once you have sold { $have }.
pair-proprietary-supply = A ready-made PC often takes only its maker’s power supplies: check for a standard 24-pin plug and the ATX size before you buy one.
# $card (text) the two cards
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay
pair-another-pair = Another pair is sure to hold the model: { $card } ({ $bought }), for { $money }.
# $speed (text) tokens a second by default
# $how (text) how that is known
pair-another-writes = On those two, one chat starts at { $speed } tokens a second by default ({ $how }).
pair-training-mixed = If both cards get the same share of each training step, the faster one waits for the slower one.
# $card (text) the single card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay
pair-larger-unsold = Or one larger card instead: { $card } ({ $bought }), for { $money }.
# $card (text) the single card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay
pair-better-unsold = Or one better card instead: { $card } ({ $bought }), for { $money }.
# $card (text) the single card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay
pair-other-unsold = A single { $card } ({ $bought }) holds the model too, for { $money }.
# $card (text) the single card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay
pair-instead-unsold = One larger card runs it: { $card } ({ $bought }), for { $money }.
# $card (text) the single card
# $bought (text) new or used, and when such a price was seen
# $money (text) what is to pay
pair-alone-unsold = The { $card } alone runs it at least as fast ({ $bought }), for { $money }.

## Rent or buy: the tax on a rent

# $share (text) the tax
# $money (text) what renting costs with it
# $own (text) what owning costs
rent-taxed = The price of the card includes tax, the rent does not: with { $share } on it, renting costs { $money }, against { $own } for owning.

## Will it fit: shared memory, and the order of prices

# $room (text) the memory that is counted as free
# $cards (text) the computer
fit-maybe-shared = That is borderline: we count { $room } as free ({ $cards }). With other settings the system leaves a model more, but never all of its memory.
fit-unscreened = It fits once the screen is connected elsewhere: to graphics in the processor or on the board.
# What a price is of
fit-whole = whole computer
fit-bare = without the computer
fit-avoided = We advise against buying this card; its page says why.
fit-order = The order by price goes by the price that you would not exceed in three cases out of four, not by the one shown; fewer cards come before more.

## Compare: ready-made comparisons

# $fault (state) what speaks against a card
compare-fault =
    { $fault ->
        [support_ended] software support has ended
        [beaten] something cheaper is as good, as far as we know
        [support_ending] software support is ending
        [memory_for_price] little memory for its price
        [no_bf16] no BF16
       *[support_weak] experimental or limited software support
    }
compare-own-plugs = NVIDIA’s own card; most partner cards have 8-pin plugs
ready-no-gain = In speed, memory and price, no difference that we can be sure of.
# $name (text) against which something speaks
# $faults (text) what does
# $page (text) the title of the page on it
ready-warned = { $name }: { $faults }; see “{ $page }”.
# $reason (text) why they stand beside each other
# $kind (state) the kind of all prices: used or new
ready-priced =
    { $kind ->
        [used] { $reason }, at used prices
       *[other] { $reason }, at new prices
    }
