### Les phrases que le guide calcule, en français. en.ftl dit au-dessus de chaque phrase ce qui peut la remplir.
### LE, DE et AU mettent l’article d’un produit ; les espaces insécables se mettent d’elles-mêmes.

## Noms et lieux

place-in =
    { $id ->
        [us] aux États-Unis
        [eu] dans l’Union européenne
        [gb] au Royaume-Uni
        [jp] au Japon
        [nl] aux Pays-Bas
        [tw] à Taïwan
       *[other] en { $name }
    }

place-here = ici
place-elsewhere = ailleurs

one-product = { LE($product) }

several-products =
    { $count ->
        [2] deux { $product }
        [4] quatre { $product }
        [one] { LE($product) }
       *[other] { $count } { $product }
    }

## Choix : pourquoi celui-ci

pick-lead-speed = Le plus rapide des { $count } candidats, avec { $lead } d’avance sur { $others }.
pick-lead-speed_per_price = Le meilleur rapport vitesse/prix des { $count } candidats, avec { $lead } d’avance sur { $others }.
pick-lead-speed_per_cost = Sur { $years } ans, achat et électricité compris, le meilleur rapport vitesse/coût des { $count } candidats, avec { $lead } d’avance sur { $others }.
pick-lead-memory = Le plus de mémoire parmi { $count } candidats, { $lead } de plus que { $others }.
pick-lead-memory_per_price = Le plus de mémoire pour le prix parmi { $count } candidats, { $lead } de plus que { $others }.

pick-among-speed = L’un des plus rapides des { $count } candidats.
pick-among-speed_per_price = L’un des meilleurs rapports vitesse/prix parmi { $count } candidats.
pick-among-speed_per_cost = Sur { $years } ans, achat et électricité compris, l’un des meilleurs rapports vitesse/coût parmi { $count } candidats.
pick-among-memory = L’un des { $count } candidats qui ont le plus de mémoire.
pick-among-memory_per_price = L’un des meilleurs rapports mémoire/prix parmi { $count } candidats.

pick-only = Le seul candidat à remplir toutes les conditions.
    .short = Seul candidat à remplir toutes les conditions

pick-even =
    { CAP($others) } { $number ->
        [one] fait
       *[other] font
    } jeu égal, même pour { $rule ->
        [price] le prix
        [memory] la mémoire
        [power] la consommation
       *[speed] la vitesse
    }, qui sert à départager. Nous gardons le meilleur score ; achetez ce que vous trouvez au meilleur prix.

pick-settled =
    { CAP($others) } { $number ->
        [one] fait
       *[other] font
    } jeu égal. Notre choix { $rule ->
        [price] coûte moins cher
        [memory] a plus de mémoire
        [power] consomme moins
       *[speed] est plus rapide
    }, ce qui tranche.

pick-unsure = L’avance sur { $others } est plus petite que la marge d’erreur : rien ne permet de conclure.
pick-alone = Comparé à chacun des autres candidats, il garde une avance supérieure à la marge d’erreur.
pick-near-limit = Son prix est proche de la limite et pourrait la dépasser.
pick-host = Avec les pièces à acheter autour : environ { $money }.

pick-weak-one_price = Un seul prix a été relevé pour ce choix ou pour son rival le plus proche.
pick-weak-poor_prices = Le prix de ce choix, ou celui de son rival le plus proche, ne repose que sur des estimations.
pick-weak-one_test = La vitesse de ce choix, ou celle de son rival le plus proche, vient d’un seul test.
pick-weak-extrapolated = La vitesse de ce choix, ou celle de son rival le plus proche, est estimée au-delà de tout ce qui a été mesuré.
pick-weak-market_moves = Des cartes vont bientôt quitter le marché auquel il est comparé ; notre choix changera alors.

## Choix : une ligne par carte

pick-tied-line =
    { $more ->
        [0] À égalité, pour autant qu’on sache, avec { $others }.
       *[other] À égalité, pour autant qu’on sache, avec { $others } et { $more } de plus.
    }
pick-lead-line = { $lead } d’avance sur { $others }.
pick-level-line = À peu près au niveau de { $others }.

## Choix : avec quelle certitude

pick-confidence =
    { $certainty ->
        [clear] Choix net
        [likely] Choix probable
        [close] Choix serré
       *[only] Seul restant
    }{ $certainty ->
        [only] .
       *[other] {" "}: en tête dans { $share } de { $draws } simulations où prix et vitesses varient dans leur marge d’erreur{ $ties ->
            [yes] {" "}({ $tied } avec les ex æquo).
           *[no] .
        }
    }
    .short =
    { $certainty ->
        [clear] Choix net
        [likely] Choix probable
        [close] Choix serré
       *[only] Seul restant
    }

## Choix : ce qui changerait la réponse

pick-change-cheaper = Si vous trouvez { $product } à moins de { $money }, prenez plutôt ce modèle.
pick-change-dearer = Si notre choix coûte plus de { $money }, prenez plutôt { $product }.
pick-change-limit = Si vous pouvez dépenser { $money } hors taxes, prenez plutôt { $product }.
pick-change-total = Si vous pouvez dépenser { $money } pour le tout, prenez plutôt { $product }.

pick-none = Aucun produit ne remplit toutes les conditions. Les derniers ont échoué sur celle-ci : { $need }.

## Prix : ce qui se lit sous un montant

offer-local =
    { $kind ->
        [used] occasion
        [rental] par heure, en location
       *[other] neuf
    }, prix relevé { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }
    .short =
    prix relevé { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] occasion
        [rental] par heure, en location
       *[other] neuf
    }, d’après des prix relevés { $places }, le plus récent { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }
    .short =
    d’après des prix relevés { $places }, le plus récent { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] occasion
        [rental] par heure, en location
       *[other] neuf
    }, converti de prix relevés { $places }, le plus récent { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }
    .short =
    converti de prix relevés { $places }, le plus récent { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] occasion
        [rental] par heure, en location
       *[other] neuf
    }, prix relevé { $places } { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }
    .short =
    prix relevé { $places } { ON($date) }{ $stale ->
        [yes] , périmé
       *[no] {""}
    }

offer-estimated =
    { $kind ->
        [used] occasion
       *[other] neuf
    }, estimé d’après le prix de lancement ({ $date })
    .short = estimé d’après le prix de lancement ({ $date })

offer-place-here = Dernier prix relevé ici { ON($date) } : { $money }.
offer-place-from = Converti de prix relevés { IN($place) } { ON($date) } : { $money }.

price-converted = converti d’un prix relevé { IN($place) }
