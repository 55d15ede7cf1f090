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

places-more = { $places } et ailleurs

one-product = { LE($product) }

several-products =
    { $count ->
        [2] deux { $product }
        [4] quatre { $product }
        [one] { LE($product) }
       *[other] { $count } { $product }
    }

## Choix : pourquoi celui-ci

pick-lead-speed =
    Le plus rapide des { $count } candidats, { $far ->
        [yes] { $lead } fois plus rapide que
       *[no] avec { $lead } d’avance sur
    } { $others }.
pick-lead-speed_per_price =
    Le meilleur rapport vitesse/prix des { $count } candidats, { $far ->
        [yes] { $lead } fois supérieur à celui obtenu avec
       *[no] avec { $lead } d’avance sur
    } { $others }.
pick-lead-speed_per_cost =
    Sur { $years } ans, achat et électricité compris, le meilleur rapport vitesse/coût des { $count } candidats, { $far ->
        [yes] { $lead } fois supérieur à celui obtenu avec
       *[no] avec { $lead } d’avance sur
    } { $others }.
pick-lead-memory =
    Le plus de mémoire parmi { $count } candidats, { $far ->
        [yes] { $lead } fois plus que
       *[no] { $lead } de plus que
    } { $others }.
pick-lead-memory_per_price =
    Le plus de mémoire pour le prix parmi { $count } candidats, { $far ->
        [yes] { $lead } fois plus que
       *[no] { $lead } de plus que
    } { $others }.

pick-among-speed = Aucun des { $count } candidats n’est nettement plus rapide.
pick-among-speed_per_price = Aucun des { $count } candidats n’a un rapport vitesse/prix nettement meilleur.
pick-among-speed_per_cost = Sur { $years } ans, achat et électricité compris, aucun des { $count } candidats n’a un rapport vitesse/coût nettement meilleur.
pick-among-memory = Aucun des { $count } candidats n’a nettement plus de mémoire.
pick-among-memory_per_price = Aucun des { $count } candidats n’a un rapport mémoire/prix nettement meilleur.

pick-only =
    { $told ->
        [memory_money] Parmi les produits dont nous avons un prix, le seul à offrir au moins { $memory } de mémoire pour { $money } hors taxes au plus et à remplir les autres conditions.
        [memory] Parmi les produits dont nous avons prix et vitesse, le seul à offrir au moins { $memory } de mémoire et à remplir les autres conditions.
        [money] Parmi les produits dont nous avons un prix, le seul à coûter au plus { $money } hors taxes et à remplir les autres conditions.
        [plug] Parmi les produits dont nous avons prix et vitesse, le seul à se passer de connecteur d’alimentation et à remplir les autres conditions.
       *[none] Parmi les produits dont nous avons prix et vitesse, le seul à remplir toutes les conditions.
    }
    .short = Seul candidat à remplir toutes les conditions

pick-even =
    { CAP($others) } { $cards ->
        [one] fait
       *[other] font
    } jeu égal avec notre choix, y compris pour { $rule ->
        [price] le prix
        [memory] la mémoire
        [ecc] la mémoire (environ un seizième de moins quand la correction d’erreurs est activée)
        [power] la consommation
       *[speed] la vitesse
    } : nos chiffres ne permettent pas de trancher. Notre choix a une légère avance{ $priced ->
        [yes] {" "}aux derniers prix connus.
       *[no] .
    }

pick-settled =
    À égalité avec { $others }. Notre choix { $rule ->
        [price] coûte moins cher
        [memory] a plus de mémoire
        [power] consomme moins
        [cards] demande moins de cartes
       *[speed] est plus rapide
    } : c’est ce qui les départage.

pick-cheaper-tie =
    { CAP($other) } { $cards ->
        [one] coûte
       *[other] coûtent
    } environ { $saving } de moins{ $rule ->
        [memory] {" "}: si { $memory } vous suffisent, c’est ce qu’il faut prendre.
       *[price] .
    }

pick-unsure = La marge d’erreur ne permet pas de placer ce choix devant { $others }.
pick-near-limit = Le prix de notre choix, proche de la limite, pourrait la dépasser.

pick-before-tax =
    Les prix s’entendent ici hors { $tax } : à partir d’un taux de { $rate } environ, le tout dépasse { $money }.{ $known ->
        [yes] {" "}{ CAP($other) } { $cards ->
            [one] reste
           *[other] restent
        } dans le budget même à { $most }.
       *[no] {""}
    }

pick-laptop-memory = Pour de petits réseaux, prenez { $wanted } ou plus, par exemple { $products }. Les portables de { $least } sont les premiers à ne plus suffire. Les MacBook accueillent de plus grands modèles de langage, mais sont lents ; ils ne figurent pas dans ce tableau.

guide-pick-within = { $pick }
guide-no-pick =
    { $why ->
        [prices] pas de choix, faute de prix connus
       *[needs] aucun produit répondant à ces critères
    } ({ $region })
software-before = Évalué avant la sortie de ces produits : { $products }.

guide-pick-choice = une carte parmi plusieurs presque équivalentes ({ $pick } ou { $other }, par exemple)

pick-host =
    { $kind ->
        [supply] Avec une alimentation qui a la puissance et les connecteurs voulus, comptez environ { $money }.
       *[computer] Avec un ordinateur fait des composants les moins chers qui conviennent, comptez environ { $money }.
    }

pick-host-several =
    { $supply ->
        [yes] Avec une alimentation qui a la puissance et les connecteurs voulus, les cartes reviennent à environ { $money }.{" "}
       *[no] {""}
    }Il leur faut aussi une carte mère qui donne à chacune assez de lignes PCIe et un boîtier où elles tiennent toutes ; peu d’ordinateurs ont les deux. { $known ->
        [yes] L’ordinateur complet le moins cher qui respecte nos règles, ces cartes comprises, coûte environ { $whole }.
        [screen] L’ordinateur complet le moins cher qui respecte nos règles, ces cartes comprises, et dont le processeur ou la carte mère a sa propre puce graphique coûte environ { $whole }.
       *[no] Pour ces cartes, nous n’avons trouvé aucun ordinateur complet dont tous les prix soient connus.
    }

pick-whole =
    C’est le prix d’un ordinateur complet, et non d’une puce : processeur et partie graphique se partagent ses { $memory } de mémoire.{ $cards ->
        [yes] {" "}Les prix des cartes ci-dessous ne comprennent pas l’ordinateur.
       *[no] {""}
    }
pick-tight =
    Cela tient tout juste : { $model } en 4 bits, avec un contexte de { $tokens } tokens, prend { $need } sur les { $pool } { $count ->
        [1] de cette carte
       *[other] de ces cartes
    }. Branchez l’écran sur la puce graphique du processeur ou de la carte mère, ou prenez un contexte plus court.

pick-around =
    { $kind ->
        [whole] ordinateur complet
        [alone] carte seule, sans ordinateur
        [supply] environ { $money } avec l’alimentation
        [several] environ { $money } avec l’alimentation, sans carte mère ni boîtier
       *[computer] environ { $money } avec l’ordinateur
    }

pick-prompt = Le classement ne tient pas compte de la lecture du prompt, nettement plus rapide avec { $others }. Cela compte pour les longs documents, le code et les agents.

pick-image-weights =
    Le classement repose sur des modèles plus anciens et plus petits, comme Stable Diffusion XL. À eux seuls, les poids de { $model } prennent { $eight } en 8 bits et { $sixteen } en 16{ $lacks ->
        [sixteen] {" "}bits ; en 16 bits, ils ne tiennent pas sur cette carte.
        [both] {" "}bits ; ils ne tiennent pas sur cette carte.
       *[none] {" "}bits.
    }

pick-macs = Les Mac qui ont assez de mémoire ({ $products }) font aussi tourner de tels modèles. Ils ne sont pas classés : il nous manque une vitesse mesurée dans ce travail, ou un prix.

pick-other-chips =
    { $count ->
        [one] une autre puce
       *[other] { $count } autres puces
    }

pick-main-memory = { $model } tourne aussi avec { $product } et { $gib } d’experts en mémoire vive : à { $speed } tokens par seconde selon notre estimation, contre { $own } pour notre choix.

pick-tuned-smaller =
    Le fine-tuning de { $model } avec { $way } tient aussi dans { $memory } si les textes sont courts : avec une séquence à la fois, le recalcul des activations et un rang de { $rank }, il reste de la place pour des textes de { $tokens } tokens, peut-être de { $perhaps }. { CAP($product) } coûte { $money } { $kind ->
        [used] d’occasion
       *[street_new] à l’état neuf
    }. Nous demandons { $asked } pour que des textes plus longs tiennent.

pick-weak = Données fragiles pour { $products } : { $doubts }.
pick-weak-one_price = un prix d’une seule source
pick-weak-old_price = un prix ancien
pick-weak-one_old_price = un prix ancien d’une seule source
pick-weak-poor_prices = un prix seulement estimé
pick-weak-one_test = une vitesse mesurée par une seule personne ou lors d’une seule campagne
pick-weak-estimated = une vitesse estimée pour une partie du travail
pick-weak-extrapolated = une vitesse estimée d’après des produits différents
pick-weak-market_moves = Certains de ses concurrents vont bientôt sortir du marché ; notre choix changera alors.

## Choix : une ligne par carte

products-more =
    { $more ->
        [one] un autre produit
       *[other] { $more } autres
    }

pick-tied-line =
    { $goal ->
        [speed] Vitesse peut-être égale
        [memory] Autant de mémoire
        [memory_per_price] Rapport mémoire/prix comparable
       *[speed_per_price] Rapport vitesse/prix comparable
    }{" "}: { $others }.

pick-beside-speed =
    { $far ->
        [quarter] environ quatre fois moins rapide
        [third] environ trois fois moins rapide
        [two_fifths] environ deux fois et demie moins rapide
        [half] environ deux fois moins rapide
        [two_thirds] moins rapide d’environ un tiers
        [three_quarters] moins rapide d’environ un quart
       *[times] vitesse × { $ratio }
    }
share-two-thirds = les deux tiers

pick-lead-line =
    { $goal ->
        [speed] { $far ->
            [yes] { $lead } fois plus rapide que { $others }.
           *[no] { $lead } plus rapide que { $others }.
        }
        [memory] { $far ->
            [yes] { $lead } fois plus de mémoire que { $others }.
           *[no] { $lead } de mémoire de plus que { $others }.
        }
        [speed_per_price] { $far ->
            [yes] À prix égal, { $lead } fois plus de vitesse qu’avec { $others }.
           *[no] À prix égal, { $lead } de vitesse de plus qu’avec { $others }.
        }
        [speed_per_cost] { $far ->
            [yes] À coût égal, électricité comprise, { $lead } fois plus de vitesse qu’avec { $others }.
           *[no] À coût égal, électricité comprise, { $lead } de vitesse de plus qu’avec { $others }.
        }
       *[memory_per_price] { $far ->
            [yes] À prix égal, { $lead } fois plus de mémoire qu’avec { $others }.
           *[no] À prix égal, { $lead } de mémoire de plus qu’avec { $others }.
        }
    }
pick-level-line = Au même niveau que { $others }.

## Choix : avec quelle certitude

pick-confidence =
    { $certainty ->
        [clear] Choix net
        [likely] Choix probable
        [close] Choix serré
        [open] Question ouverte
       *[only] Seul candidat
    }{ $certainty ->
        [only] .
       *[other] {" "}: en tête dans { $share } des { $draws } simulations menées dans les marges d’erreur{ $ties ->
            [yes] {" "}({ $tied } avec les ex æquo).
           *[no] .
        }
    }
    .short =
    { $certainty ->
        [clear] Choix net
        [likely] Choix probable
        [close] Choix serré
        [open] Question ouverte
       *[only] Seul candidat
    }
pick-open = Dans la plupart, un autre produit l’emporte : c’est un candidat, et non un vainqueur assuré.

## Choix : ce qui changerait la réponse

pick-change-level =
    Aux prix actuels, { $products } { $cards ->
        [one] vaut
       *[other] valent
    } notre choix : décidez d’après { $rented ->
        [yes] la vitesse et la mémoire
       *[no] la vitesse, la mémoire, les connecteurs et la chaleur
    }.

pick-change-cheaper =
    Prenez { $product } à moins de { $money }{ $each ->
        [yes] {" "}pièce
       *[no] {""}
    } environ{ $far ->
        [yes] , soit { $share } de moins qu’aujourd’hui
       *[no] {""}
    }.
pick-change-dearer =
    Si notre choix vous coûte plus de { $money }{ $each ->
        [yes] {" "}pièce
       *[no] {""}
    } environ, prenez { $product }.
pick-change-limit = Si vous pouvez dépenser environ { $money } hors taxes, prenez { $product }.
pick-change-total = Si vous pouvez dépenser environ { $money } pour le tout, prenez { $product }.

pick-none = Aucun produit ne remplit toutes les conditions. Les derniers candidats n’ont pas rempli celle-ci : { $need }.
pick-cut-segment =
    { $id ->
        [consumer] { $count ->
            [one] { $count } carte grand public
           *[other] { $count } cartes grand public
        }
        [workstation] { $count ->
            [one] { $count } carte de station de travail
           *[other] { $count } cartes de station de travail
        }
        [datacenter] { $count ->
            [one] { $count } produit de datacenter
           *[other] { $count } produits de datacenter
        }
        [cloud_only] { $count ->
            [one] { $count } accélérateur proposé seulement en location
           *[other] { $count } accélérateurs proposés seulement en location
        }
        [soc] { $count ->
            [one] { $count } système sur puce
           *[other] { $count } systèmes sur puce
        }
       *[laptop] { $count ->
            [one] { $count } puce de portable
           *[other] { $count } puces de portable
        }
    }
pick-cut-segments = Cela écarte { $kinds }.

## Prix à vérifier

seen-nowhere-here = pas encore relevé { IN($place) }
look-cheaper =
    { $each ->
        [yes] À moins de { $money } pièce
       *[no] À moins de { $money }
    }, nous conseillerions { $product } et non plus { $pick } pour « { $persona } » (probabilité : { $share }).
look-affordable =
    { $each ->
        [yes] À moins de { $money } pièce
       *[no] À moins de { $money }
    }, nous conseillerions { $product } et non plus { $pick } pour « { $persona } », dont le budget suffirait alors (probabilité : { $share }).
look-dearer =
    { $each ->
        [yes] Au-delà de { $money } pièce
       *[no] Au-delà de { $money }
    }, nous conseillerions { $product } et non plus { $pick } pour « { $persona } » (probabilité : { $share }).

## Choix : ceux qui ont changé

turns-older =
    { $count ->
        [one] { $count } jour précédent
       *[other] { $count } jours précédents
    }
turn-product =
    { $kind ->
        [used] { $product } d’occasion
        [rental] { $product } en location
       *[street_new] { $product }
    }
turn-change =
    { $state ->
        [first] Nouveau choix : { $product }. Il n’y en avait pas auparavant.
        [none] Plus de choix. Auparavant : { $old }.
       *[other] Nouveau choix : { $product }. Auparavant : { $old }.
    }
turn-cause-price =
    { $way ->
        [up] Hausse de prix pour { $product }
       *[down] Baisse de prix pour { $product }
    } : de { $before } à { $after }{ $kind ->
        [rental] {" "}l’heure
       *[other] {""}
    }.
turn-cause-speed =
    { $way ->
        [up] La vitesse connue pour { $product } a été revue à la hausse, de { $share }.
       *[down] La vitesse connue pour { $product } a été revue à la baisse, de { $share }.
    }
turn-cause-doubt =
    { $way ->
        [up] Le prix ou la vitesse est devenu moins sûr pour { $product }.
       *[down] Le prix ou la vitesse est mieux connu pour { $product }.
    }
turn-cause-around = Pour { $product }, le prix des composants nécessaires ou celui de l’électricité a changé.
turn-cause-need_missed =
    { $need ->
        [price_known] Plus aucun prix utilisable n’est connu pour { $product }.
        [host_known] Plus aucun prix utilisable n’est connu pour les composants qu’il faut avec { $product }.
        [market_known] Trop peu de produits comparables à { $product } ont un prix.
        [speed_known] La vitesse n’est plus connue pour { $product }.
        [socket] Avec le nombre de cartes qu’il faut, { $product } dépasse ce qu’une prise ordinaire fournit en continu.
        [price_usd] { CAP($product) } dépasse la limite de prix.
        [total_usd] Composants nécessaires compris, { $product } dépasse le budget.
        [memory_gb] { CAP($product) } n’a plus la mémoire demandée, qui a augmenté.
       *[other] { CAP($product) } ne remplit plus toutes les conditions.
    }
turn-cause-need_met =
    { $need ->
        [price_known] Un prix est maintenant connu pour { $product }.
        [host_known] Un prix est maintenant connu pour les composants qu’il faut avec { $product }.
        [market_known] Assez de produits comparables à { $product } ont maintenant un prix.
        [speed_known] La vitesse est maintenant connue pour { $product }.
        [socket] Avec le nombre de cartes qu’il faut, { $product } ne dépasse plus ce qu’une prise ordinaire fournit en continu.
        [price_usd] { CAP($product) } ne dépasse plus la limite de prix.
        [total_usd] Composants nécessaires compris, { $product } ne dépasse plus le budget.
        [memory_gb] { CAP($product) } a maintenant la mémoire demandée, qui a baissé.
       *[other] { CAP($product) } remplit maintenant toutes les conditions.
    }
turn-cause-new = Le guide ne connaissait pas encore { $product }.
turn-cause-gone = Le guide ne contient plus { $product }.
turn-cause-asked = Les besoins de ce profil ont été revus.
turn-cause-rules = Aucun chiffre n’a décidé à lui seul : cela vient des règles, ou de nombreux petits écarts.
turn-cause-corrected = Des données des jours précédents ont été corrigées.

gpu-lead =
    { $segment ->
        [consumer] Carte grand public
        [workstation] Carte de station de travail
        [datacenter] { $form ->
            [pcie_card] Carte de datacenter
           *[other] Accélérateur de datacenter
        }
        [cloud_only] Accélérateur cloud
        [soc] Système sur puce
       *[laptop] Puce de portable
    } { $vendor ->
        [AMD] d’{ $vendor }
        [AWS] d’{ $vendor }
        [Amazon] d’{ $vendor }
        [Apple] d’{ $vendor }
        [Intel] d’{ $vendor }
       *[other] de { $vendor }
    }.

gpu-lead-date =
    { $state ->
        [released] { GENDER($product) ->
            [f] Sortie { ON($date) }.
           *[m] Sorti { ON($date) }.
        }
       *[announced] { GENDER($product) ->
            [f] Annoncée { ON($date) }.
           *[m] Annoncé { ON($date) }.
        }
    }

gpu-lead-module = C’est un module pour des serveurs conçus autour de lui : il n’entre dans aucun emplacement PCIe, et le prix du module ne comprend pas le serveur.
gpu-withdrawn = { $vendor } a retiré la version à { $memory } { ON($date) } : les modèles neufs ont moins de mémoire.
gpu-lead-eps = Son connecteur d’alimentation est un EPS : y forcer le 8 broches des cartes graphiques le détruit.
speed-by-vendor = Les résultats de ce produit dans { $campaigns } ont été soumis par son fabricant, { $vendor }.

## Accélérateurs : pour quel usage l’acheter

uses-picked =
    { $rented ->
        [yes] En location, notre choix pour
       *[no] Notre choix pour
    }
uses-tied =
    { $rented ->
        [yes] En location, à égalité avec notre choix pour
       *[no] À égalité avec notre choix pour
    }
uses-runner_up =
    { $rented ->
        [yes] { GENDER($product) ->
            [f] En location, bien placée aussi pour
           *[m] En location, bien placé aussi pour
        }
       *[no] { GENDER($product) ->
            [f] Bien placée aussi pour
           *[m] Bien placé aussi pour
        }
    }
hour-rented =
    À louer : { $money } l’heure hors taxes, dernier relevé { ON($date) }{ $stale ->
        [yes] {" "}(prix ancien)
       *[no] {""}
    }.

no-use-lacking =
    Nous ne { GENDER($product) ->
        [f] la
       *[m] le
    } conseillons pour aucun usage, le plus souvent { $elsewhere ->
        [yes] parce que ces usages demandent un autre type de produit ; pour les autres,{" "}
        [some] parce que ces usages demandent un autre type de produit ; pour une partie des autres,{" "}
       *[no] {""}
    }{ $need ->
        [on_sale] parce que la vente n’a pas commencé
        [unmodified] à cause de sa modification, qui lui ôte la garantie du fabricant
        [segment] parce que ces usages demandent un autre type de produit
        [form_factor] à cause de son format
        [form_factor-module] parce que la vente se fait seulement dans un serveur, dont le prix nous est inconnu
        [platform] faute de faire tourner les logiciels nécessaires
        [software] à cause d’une prise en charge logicielle insuffisante
        [dependable] à cause d’une prise en charge logicielle expérimentale ou bientôt terminée
        [precisions] faute d’un format de calcul actuel
        [cooling] à cause de son refroidissement
        [ecc] faute de mémoire ECC
        [power_connector] à cause de son connecteur d’alimentation
        [tdp_w] à cause de sa consommation
        [slots-known] à cause de son épaisseur
        [slots-unknown] faute de connaître son épaisseur
        [workload_memory_gb] parce que nos tests de ces travaux demandent plus de mémoire
        [memory_gb] parce que ces usages demandent plus de mémoire
        [speed_known] parce que sa vitesse dans ces travaux n’est ni mesurée ni estimée assez précisément
        [socket] parce que plusieurs cartes ensemble dépassent ce qu’une prise ordinaire fournit en continu
        [export] parce que ce produit n’est pas vendu neuf ici
        [price_known-new] faute d’un prix neuf à jour
        [price_known-rental] faute d’un prix à l’heure chez plus d’un fournisseur
        [host_known] faute de connaître le prix des composants nécessaires
        [price_usd] parce que le prix dépasse le budget
        [total_usd] parce que le tout, composants nécessaires compris, dépasse le budget
        [market_known] parce que trop peu de produits semblables ont un prix relevé par plusieurs sources
       *[price_known] faute d’un prix à jour
    }.
no-use-outdone =
    Nous ne { GENDER($product) ->
        [f] la
       *[m] le
    } conseillons pour aucun usage : là où { GENDER($product) ->
        [f] elle
       *[m] il
    } conviendrait, d’autres offrent plus pour le même prix.

own-wait =
    { GENDER($product) ->
        [f] Si vous en avez déjà une, { $open ->
            [yes] tout dépend de ce que rapporte la vôtre
           *[no] gardez-la
        }
       *[m] Si vous en avez déjà un, { $open ->
            [yes] tout dépend de ce que rapporte le vôtre
           *[no] gardez-le
        }
    } : aucune carte plus rapide avec au moins autant de mémoire n’apporte assez à l’entraînement { $open ->
        [yes] au prix plein
       *[no] pour ce qu’elle coûte
    }.
own-unsold =
    { $used ->
        [elsewhere] Le prix d’occasion { GENDER($product) ->
            [f] de la vôtre
           *[m] du vôtre
        } est converti d’ailleurs : ce qu’une revente rapporterait ici est inconnu et n’est pas compté.
        [dealers] Le prix d’occasion { GENDER($product) ->
            [f] de la vôtre
           *[m] du vôtre
        } est celui que demandent des revendeurs : ce qu’une revente vous rapporterait est inconnu et n’est pas compté.
       *[no] Faute de prix de revente relevé ici, la revente ne compte pas dans ce calcul.
    }
own-sale =
    { GENDER($product) ->
        [f] Si la vôtre se revend environ { $money } ou plus, la remplacer par { LE($other) } vaut la dépense.
       *[m] Si le vôtre se revend environ { $money } ou plus, le remplacer par { LE($other) } vaut la dépense.
    }
own-add =
    { GENDER($product) ->
        [f] Si vous en avez déjà une, en ajouter une deuxième
       *[m] Si vous en avez déjà un, en ajouter un deuxième
    } est le moyen le moins cher de mener plus d’expériences, si votre carte mère et votre boîtier en acceptent deux : environ { $money }.
own-replace =
    { GENDER($product) ->
        [f] Si vous en avez déjà une, la remplacer vaut ici la dépense
       *[m] Si vous en avez déjà un, le remplacer vaut ici la dépense
    } : { LE($other) } va { $ratio } fois plus vite à l’entraînement, { $cost ->
        [covered] { GENDER($product) ->
            [f] et la revente de la vôtre suffit à payer cet achat
           *[m] et la revente du vôtre suffit à payer cet achat
        }
        [after_sale] { GENDER($product) ->
            [f] pour environ { $money } une fois la vôtre revendue
           *[m] pour environ { $money } une fois le vôtre revendu
        }
       *[full] pour environ { $money }
    }.
own-retire =
    { GENDER($product) ->
        [f] Si vous en avez déjà une, remplacez-la
       *[m] Si vous en avez déjà un, remplacez-le
    } dès que possible : sa prise en charge logicielle { $support ->
        [ended] est terminée
       *[ending] se termine
    }. { LE($other, cap: "1") } va { $ratio } fois plus vite à l’entraînement { $cost ->
        [covered] { GENDER($product) ->
            [f] et la revente de la vôtre suffit à payer cet achat
           *[m] et la revente du vôtre suffit à payer cet achat
        }
        [after_sale] { GENDER($product) ->
            [f] et coûte environ { $money } une fois la vôtre revendue
           *[m] et coûte environ { $money } une fois le vôtre revendu
        }
       *[full] et coûte environ { $money }
    }{ $supply ->
        [yes] , avec une nouvelle alimentation d’au moins { $watts }
       *[no] {""}
    }.{ $cost ->
        [covered] {""}
       *[full] {" "}La vitesse seule ne vaudrait pas la dépense.
    }
own-loses = Vous y perdriez { $features }.
    .short = sans { $features }
upgrade-why =
    { $action ->
        [replace] Une carte nettement plus rapide vaut son prix.
        [add] Une deuxième carte identique est le moyen le moins cher de mener plus d’expériences, si votre ordinateur l’accepte : ces coûts ne comptent ni carte mère ni boîtier. Il faut un deuxième emplacement long avec assez de lignes PCIe, un boîtier où tiennent les deux cartes et de l’air entre elles ; peu d’ordinateurs ont tout cela.
        [retire] La prise en charge logicielle de ces cartes se termine ou est terminée. En changer coûte cher pour la vitesse gagnée, mais attendre ne sert à rien.
       *[wait] Toute carte plus rapide avec au moins autant de mémoire coûte trop cher pour ce qu’elle apporte à l’entraînement. Si c’est la mémoire qui vous limite, une deuxième carte peut tout de même se justifier.
    }
upgrade-supply =
    { $bought ->
        [yes] une nouvelle alimentation d’au moins { $watts } (comprise dans le coût)
       *[no] une alimentation d’au moins { $watts }
    }
upgrade-unsold = sans revente
upgrade-other =
    { $action ->
        [add] Presque aussi avantageux pour la vitesse gagnée : en ajouter une deuxième, pour { $cost }
       *[replace] Presque aussi avantageux pour la vitesse gagnée : la remplacer par { LE($other) } ({ $kind }, { $ratio }), pour { $cost }
    }
upgrade-sales = Nous ne connaissons pas le prix de revente des cartes suivies d’un montant. Si la vôtre se vend à ce montant ou plus, remplacez-la par la carte citée à côté.
upgrade-sale = à partir d’environ { $money } : { $other }
upgrade-boards = Cartes à acheter : puissance, connecteurs et dimensions
upgrade-card = Carte
upgrade-partner = Dimensions et connecteurs sont ceux du modèle de référence et, si nous les connaissons, des modèles de fabricants. La plupart des cartes d’occasion sont des modèles de fabricants, souvent plus longs, plus épais ou avec un connecteur de plus : vérifiez le modèle exact avant d’acheter. Les alimentations comptées dans les coûts ont les connecteurs cités en premier ; une carte qui en a plus peut en demander une plus chère.
plugs-by-model = { $plugs } selon le modèle
upgrade-small-computer = Souvent, un petit ordinateur de bureau n’a ni la place pour elle ni une alimentation remplaçable.

upgrade-same-memory = Chaque carte garde ses { $memory }. Si c’est ce qui vous limite, économisez plutôt pour une carte de { $wanted } ou plus.

own-supply = Ce prix comprend une nouvelle alimentation d’au moins { $watts }.
own-out-of-server = Votre modèle est refroidi par les ventilateurs d’un serveur ; { LE($other) } a les siens et occupe { $slots } slots : prévoyez un boîtier de bureau, peu de serveurs conviennent.

## Accélérateurs : ce qui s’oppose à un achat

card-verdict =
    { $severity ->
        [avoid] Nous déconseillons cet achat.
       *[only_if] À n’acheter que si cela ne vous gêne pas.
    }

fault-support_ended = Sa prise en charge logicielle est terminée.
    .short = prise en charge logicielle terminée
fault-beaten = Un modèle moins cher l’égale en mémoire, en prise en charge logicielle et, à notre connaissance, en vitesse.
    .short = un modèle moins cher l’égale en mémoire, en prise en charge et, à notre connaissance, en vitesse
fault-support_ending =
    Sa prise en charge logicielle se termine{ $known ->
        [both] {" "}: { $last } est la dernière version compatible, { $newest } la plus récente à ce jour.
        [last] {" "}: { $last } est la dernière version compatible.
       *[no] .
    }
    .short =
    prise en charge logicielle bientôt terminée{ $known ->
        [both] {" "}(jusqu’à { $last } et, à ce jour, { $newest })
        [last] {" "}(jusqu’à { $last })
       *[no] {""}
    }
fault-memory_for_price =
    Pour ce prix, la mémoire est petite : { $memory } pour { $money }{ $kind ->
            [used] {" "}d’occasion
           *[street_new] {""}
        }.
    .short =
        peu de mémoire pour son prix ({ $memory } pour { $money }{ $kind ->
            [used] {" "}d’occasion
           *[street_new] {""}
        })
fault-no_bf16 =
    { GENDER($product) ->
        [f] Elle
       *[m] Il
    } calcule en { $formats }, mais pas en BF16.
    .short = pas de BF16, seulement { $formats }
fault-support_weak =
    { $status ->
        [limited] Sa prise en charge logicielle est limitée.
        [unofficial] Sa prise en charge logicielle n’est pas officielle.
       *[experimental] Sa prise en charge logicielle est expérimentale : des versions compilées existent, sans engagement.
    }
    .short =
        { $status ->
            [limited] prise en charge logicielle limitée
            [unofficial] prise en charge logicielle non officielle
           *[experimental] prise en charge logicielle expérimentale
        }
fault-module = C’est un module qui n’entre dans aucun emplacement PCIe : il ne fonctionne que dans un serveur conçu pour lui.
    .short = module qui n’entre dans aucun emplacement PCIe : exige un serveur conçu pour lui
fault-passive =
    { GENDER($product) ->
        [f] Elle
       *[m] Il
    } n’a pas de ventilateur et a besoin du flux d’air d’un serveur.
    .short = sans ventilateur : il faut le flux d’air d’un serveur

better-buy =
    { LE($product) } ({ $named ->
        [yes] {""}
       *[no] { $memory },{" "}
    }{ $kind ->
        [used] d’occasion
       *[other] { GENDER($product) ->
            [f] neuve
           *[m] neuf
        }
    }, { $money }{ $stale ->
        [yes] , prix ancien
       *[no] {""}
    })
offer-dated =
    { $kind ->
        [used] d’occasion
        [rental] en location
       *[other] neuf
    }, { $date }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }
better-buys = Voyez plutôt { $offers }.
better-buys-by-purse = Avec peu d’argent, prenez plutôt { $modest } ; avec plus, { $offers }.
picked-all-the-same = Pour « { $personas } », c’est pourtant notre choix : rien d’autre ne répond mieux à ces besoins.
    .short = notre choix malgré tout pour « { $personas } » : rien d’autre ne répond mieux à ces besoins

## L’un ou l’autre : deux choix côte à côte, sur une page à eux

either-or = { $first } ou { $second }
versus-title = { $first } ou { $second } ?
versus-warning = Avant d’acheter { LE($product) }
versus-faster =
    Pour { $works }, { $fast } { $count ->
        [one] va
       *[other] vont
    } { $sure ->
        [no] sans doute plus vite que { $slow } : environ { $times } (intervalle à 80 % : { $range }).
       *[yes] environ { $times } plus vite que { $slow } (intervalle à 80 % : { $range }).
    }
versus-faster-in-turn =
    Pour { $works }, { $fast } { $count ->
        [one] va
       *[other] vont
    } environ { $times } plus vite que { $slow } qui travaillent à tour de rôle (intervalle à 80 % : { $range }). En parallélisme tensoriel, on ne peut pas dire quel choix est le plus rapide.
versus-in-turn =
    { CAP($product) } y travaillent à tour de rôle ; le parallélisme tensoriel peut les rendre plus rapides{ $behind ->
        [yes] , mais pas autant que l’autre choix
       *[no] {""}
    }.
versus-undecided = Pour { $works }, on ne peut pas dire quel choix est le plus rapide : le rapport de vitesse entre { $first } et { $second } est de { $range } (intervalle à 80 %).
versus-too-small =
    { CAP($product) } { $count ->
        [one] a
       *[other] ont
    } trop peu de mémoire pour { $works }.
versus-speed-unknown = Pour { $products }, nous n’avons ni mesure ni estimation concernant { $works }.
versus-memory =
    { CAP($more) } { $count ->
        [one] a
       *[other] ont
    } { $memory } de mémoire, contre { $other } pour { $less }.
versus-same-memory = Les deux choix ont { $memory } de mémoire.
versus-split = Avec deux cartes, un grand modèle ne tient que si le programme le répartit entre elles : chacune n’a que { $memory }.
versus-price =
    { CAP($first) } { $count ->
        [one] coûte
       *[other] coûtent ensemble
    } { $money } { IN($place) }{ $same ->
        [yes] , contre { $other } pour { $second } (pour les deux : { $seen }).
       *[no] {" "}({ $seen }), contre { $other } pour { $second } ({ $other_seen }).
    }
versus-one-price =
    { CAP($known) } { $count ->
        [one] coûte
       *[other] coûtent ensemble
    } { $money } { IN($place) } ({ $seen }). Pour { $unknown }, nous n’y avons pas trouvé de prix comparable.
versus-no-price = Nous ne connaissons aucun prix { IN($place) }, ni pour l’un ni pour l’autre.
versus-cheaper =
    { CAP($product) } { $count ->
        [one] coûte
       *[other] coûtent
    } { $share } de moins.
versus-price-undecided =
    { $reason ->
        [old] L’un des prix est ancien : nous ne disons pas lequel est le plus bas.
       *[close] Les deux prix sont trop proches, ou trop incertains, pour dire lequel est le plus bas.
    }
versus-cost =
    Avec { $years } ans d’électricité ({ $hours } heures par an à pleine puissance dans les deux cas, quel que soit le travail fait), { $decided ->
        [yes] { $product } { $count ->
            [one] revient
           *[other] reviennent
        } plus cher : { $money }, contre { $other }.
       *[no] on arrive à { $money } pour { $product } et à { $other } pour { $other_product } : l’écart est trop faible, ou trop incertain, pour trancher.
    }
versus-take = Prenez { $product } si…
versus-nothing = Rien de ce que nous comparons ne plaide pour { $product }.
work-either = { $first } ou { $last }
work-kind =
    { $kind ->
        [llm-decode-8b] 8B
        [llm-decode-30b] 30B
        [llm-decode-moe-30b] 30B (MoE)
        [llm-decode-moe-120b] 120B (MoE)
        [llm-decode-70b] 70B
        [cnn-training] de réseaux convolutifs
        [rnn-training] de réseaux récurrents
       *[transformer-training] de Transformers
    }
tax-added = Ajoutez le taux de votre État et de votre ville : de { $low } à environ { $high }.
versus-if-speed = la vitesse compte avant tout : ce choix est plus rapide pour { $works }
versus-if-known = vous vous fiez aux vitesses connues : pour { $works }, seule celle de ce choix est connue
versus-if-models =
    { $more ->
        [yes] il vous faut plus de { $other } de mémoire : ce choix a { $memory }, assez par exemple pour { $models } en 4 bits avec { $tokens } tokens de contexte
       *[no] vous voulez faire tourner { $models } en 4 bits avec { $tokens } tokens de contexte : seul ce choix y suffit{ $sure ->
            [yes] {""}
           *[no] {" "}à coup sûr
        }
    }
versus-if-memory = il vous faut plus de { $other } de mémoire : ce choix offre { $memory }
versus-if-price = vous voulez dépenser { $share } de moins
versus-if-cost = vous comptez l’électricité : au bout de { $years } ans, ce choix aura coûté moins cher
versus-if-formats = vous voulez calculer en { $formats }, que l’autre choix ne prend pas en charge
versus-if-platform = vos programmes tournent avec { $platform }
versus-if-power =
    { $saves ->
        [no] vous ne pouvez ni fournir ni dissiper davantage : { $watts } au plus, contre { $other } (à travail égal, ce choix consomme plus)
        [some] la consommation et la chaleur comptent : { $watts } au plus, contre { $other } (mais pour { $works }, ce choix consomme plus à travail égal)
       *[yes] la consommation et la chaleur comptent : { $watts } au plus, contre { $other }
    }
versus-if-new = vous voulez une carte neuve, avec garantie
versus-if-one = votre ordinateur n’a les slots, la puissance et la ventilation que pour une seule carte

## Choix : les conseils d’autrefois et les nôtres

history-summary =
    { $agreeing ->
        [0] Au { $date }, aucune des { $total } recommandations comparables ne concorde avec nos choix.
        [one] Au { $date }, une des { $total } recommandations comparables concorde avec nos choix, ex æquo compris.
       *[other] Au { $date }, { $agreeing } des { $total } recommandations comparables concordent avec nos choix, ex æquo compris.
    }
history-cheaper = Budget inférieur au prix { DE($product) }
history-cut =
    { $need ->
        [price_usd] { LE($product, cap: "1") } coûte { $figure } hors taxes, plus que le budget de { $limit }.
        [total_usd] { LE($product, cap: "1") } coûte { $figure } avec les composants nécessaires, plus que le budget de { $limit }.
        [tdp_w] { LE($product, cap: "1") } consomme { $figure }, alors que la limite est de { $limit }.
        [slots] { LE($product, cap: "1") } occupe { $figure }, alors que la limite est de { $limit }.
       *[memory_gb] { LE($product, cap: "1") } a { $figure } de mémoire, moins que les { $limit } nécessaires.
    }
history-score =
    { $level ->
        [yes] { LE($product, cap: "1") } atteint { $share } du score de notre choix ({ $pick }) : l’écart est trop faible pour trancher, et une autre donnée, comme la mémoire, a décidé.
       *[no] { LE($product, cap: "1") } se classe { $rank }e, avec { $share } du score de notre choix ({ $pick }).
    }
history-unmoved =
    { $count ->
        [one] Une autre règle sur les prix, les choix ou les vitesses ne change aucune réponse, même poussée à l’un ou l’autre bout de sa plage.
       *[other] Les { $count } autres règles sur les prix, les choix et les vitesses ne changent aucune réponse, même poussées à l’un ou l’autre bout de leur plage.
    }

## Modifications des données : leurs effets

explain-used =
    { $count ->
        [one] { GENDER($product) ->
            [f] une
           *[m] un
        } { $product } d’occasion
        [2] deux { $product } d’occasion
        [4] quatre { $product } d’occasion
       *[other] { $count } { $product } d’occasion
    }
explain-rented =
    { $count ->
        [one] { GENDER($product) ->
            [f] une
           *[m] un
        } { $product } en location
        [2] deux { $product } en location
        [4] quatre { $product } en location
       *[other] { $count } { $product } en location
    }

explain-pick = Le guide recommande maintenant { $now } et non plus { $before }.
explain-pick-first = Le guide recommande maintenant { $now } ; rien ne remplissait les conditions auparavant.
explain-pick-none = Le guide ne recommande plus rien, alors qu’il recommandait { $before }.
explain-tie-made =
    { CAP($others) }{ $more ->
        [0] {""}
       *[other] , et { $more } de plus,
    } { $cards ->
        [one] fait
       *[other] font
    } maintenant jeu égal avec { $pick }, qui { $picked ->
        [one] reste
       *[other] restent
    } le choix.
explain-tie-broken =
    { CAP($others) }{ $more ->
        [0] {""}
       *[other] , et { $more } de plus,
    } ne { $cards ->
        [one] fait
       *[other] font
    } plus jeu égal avec { $pick }, qui { $picked ->
        [one] reste
       *[other] restent
    } le choix.

explain-reason-price =
    C’est le prix qui décide : { IN($place) }, { $product } coûte maintenant { $after }{ $kind ->
        [rental] {" "}de l’heure
       *[other] {""}
    } au lieu de { $before }{ $how ->
        [converted] {" "}(conversion de prix relevés ailleurs)
        [blended] {" "}(compte tenu de prix relevés ailleurs)
       *[local] {""}
    }.
explain-moved-speed =
    C’est la vitesse qui décide : pour ce travail, { $product } est maintenant { $way ->
        [up] plus rapide
       *[down] moins rapide
    } { $little ->
        [yes] de moins de { $share }
       *[no] de { $share }
    }.
explain-moved-doubt =
    C’est la marge d’erreur qui décide : pour { $product }, elle est maintenant { $way ->
        [up] plus large
       *[down] plus étroite
    } sur le prix et la vitesse.
explain-product-around = C’est le coût hors prix d’achat qui décide : pour { $product }, les composants nécessaires, l’électricité ou la perte possible d’une carte d’occasion.
explain-product-new = Les données connaissent maintenant { $product }.
explain-product-gone = Les données ne contiennent plus { $product }.
explain-need-missed = { CAP($product) } ne remplit plus la condition « { $need } ».
explain-need-met = { CAP($product) } ne remplit que maintenant la condition « { $need } ».
explain-why-asked = Les conditions de cet usage ont changé.
explain-why-came = Cet usage ou cette région n’existait pas encore.
explain-why-left = Cet usage ou cette région n’existe plus.
explain-why-rules = Aucun chiffre de ces modèles n’a bougé : c’est la façon de les comparer qui a changé.
explain-rule = La seule cause est la règle { $rule }, qui dit { $now } au lieu de { $before }.

explain-build-broken = Ce qui s’y trouvait avant ne passe plus. { $reason }
explain-build-lost = Plus aucune combinaison de composants ne respecte toutes les règles.
explain-build-closest = Ce qui s’en approche le plus échoue. { $reason }
explain-build-found = Une combinaison de composants respecte désormais toutes les règles.
explain-build-came = Cette classe ou cette région n’existait pas encore.
explain-build-left = Cette classe ou cette région n’existe plus.
explain-build-sum = La configuration coûte environ { $after } au lieu de { $before } { IN($place) }.
explain-build-warns = Un contrôle signale maintenant quelque chose. { $reason }

explain-entries =
    { $count ->
        [one] une entrée
       *[other] { $count } entrées
    }
explain-nothing = Rien n’a changé : les deux côtés ont les mêmes données.
explain-words-only = Seuls des textes ont changé ; les chiffres et les réponses restent les mêmes.
explain-no-advice = Les données diffèrent, mais les choix, les configurations et les verdicts restent les mêmes.
explain-count-picks =
    { $count ->
        [one] Un choix sur { $total } change.
       *[other] { $count } choix sur { $total } changent.
    }
explain-count-ties =
    { $count ->
        [one] Un choix reste, mais ce qui fait jeu égal avec lui change.
       *[other] { $count } choix restent, mais ce qui fait jeu égal avec eux change.
    }
explain-count-builds =
    { $count ->
        [one] Une configuration sur { $total } change.
       *[other] { $count } configurations sur { $total } changent.
    }
explain-count-claims =
    { $count ->
        [one] Une affirmation sur { $total } est jugée autrement.
       *[other] { $count } affirmations sur { $total } sont jugées autrement.
    }
explain-count-warnings =
    { $count ->
        [one] Les contrôles donnent un nouvel avertissement.
       *[other] Les contrôles donnent { $count } nouveaux avertissements.
    }

## Choix : le sens des colonnes

speed-note =
    { $several ->
        [yes] Pour chaque travail, un produit vaut 1 ({ $scales }).
       *[no] Les vitesses sont des multiples de celle { DE($product) }.
    } Dans huit cas sur dix, la vraie vitesse est dans sa fourchette ; celle d’un prix contient la moitié des prix relevés. Le score est prudent : la valeur atteinte dans trois cas sur quatre, en % du meilleur.{ $far ->
        [yes] {" "}L’astérisque signale une estimation d’après des produits différents.
       *[no] {""}
    }
known-note =
    { $several ->
        [yes] Pour chaque travail, un produit vaut 1 ({ $scales }).
       *[no] Les vitesses sont des multiples de celle { DE($product) }.
    } Dans huit cas sur dix, la vraie vitesse est dans sa fourchette. Les modèles sont ceux de notre liste, avec { $tokens } tokens de contexte.{ $far ->
        [yes] {" "}L’astérisque signale une estimation d’après des produits différents.
       *[no] {""}
    }

## Graphiques : ce qu’ils montrent

count-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-prices = { $count } prix
chart-offer =
    { $offer ->
        [used] { LE($product) } d’occasion
        [new] { GENDER($product) ->
            [f] { LE($product) } neuve
           *[m] { LE($product) } neuf
        }
       *[other] { LE($product) }
    }{ $price ->
        [estimated] {" "}(prix estimé)
       *[seen] {""}
    }
others-more =
    { $count ->
        [one] un autre
       *[other] { $count } autres
    }

chart-scale = La vitesse { DE($product) } vaut 1.

chart-speed-best =
    { $itself ->
        [yes] Parmi les produits affichés, { $best }, dont la vitesse vaut 1, arrive en tête.
       *[no] Parmi les produits affichés, { $best } arrive en tête : { $value } fois la vitesse { DE($reference) } ({ $basis ->
            [measured] vitesse mesurée
           *[estimated] vitesse estimée
        }, { $range }).
    }
chart-efficiency-best =
    { $itself ->
        [yes] Parmi les produits affichés, { $best }, dont la vitesse vaut 1, arrive en tête : { $value } par tranche de { $unit } de TDP ({ $range }).
       *[no] Parmi les produits affichés, { $best } arrive en tête : { $value } fois la vitesse { DE($reference) } par tranche de { $unit } de TDP ({ $basis ->
            [measured] vitesse mesurée
           *[estimated] vitesse estimée
        }, { $range }).
    }
chart-value-best =
    { $itself ->
        [yes] { CAP($best) }, dont la vitesse vaut 1, arrive en tête : { $value } par tranche de { $unit } ({ $range }).
       *[no] { CAP($best) } arrive en tête : { $value } fois la vitesse { DE($reference) } par tranche de { $unit } ({ $basis ->
            [measured] vitesse mesurée
           *[estimated] vitesse estimée
        }, { $range }).
    }

chart-speed-further = Parmi les cartes grand public destinées à la vente { IN($place) }, c’est { $best }, avec { $value }.
chart-efficiency-further = Parmi les cartes grand public destinées à la vente { IN($place) }, c’est { $best }, avec { $value }.
chart-value-further =
    Parmi les offres neuves, c’est { $best }, avec { $value }{ $avoided ->
        [no] .
        [all]  ; ce produit figure sous « { $page } ».
       *[yes]  ; ce produit figure sous « { $page } », et le premier qui n’y figure pas est { $sound }, avec { $sound_value }.
    }

chart-lead-ahead =
    L’avance sur { $other } est de { $percent }{ $overlap ->
        [yes]  ; elle est probable, même si les intervalles se chevauchent.
       *[no] , au-delà de la marge d’erreur.
    }
chart-lead-unsure = Mais l’écart avec { $other } n’est pas assuré : pour ce travail, aucun produit comparable n’a été mesuré (*).
chart-lead-tied = À égalité, vu la marge d’erreur : { $others }.

chart-priceless =
    { $count ->
        [one] { CAP($fastest) } ne figure pas ici, faute de prix de ce type.
       *[other] { $count } produits ne figurent pas ici, faute de prix de ce type ; les plus rapides : { $fastest }.
    }

front-tensor_price =
    { $count ->
        [one] { LE($first, cap: "1") } ({ $low }) offre le plus pour son prix : rien n’a plus de puissance de calcul Tensor.
       *[other] { $count } produits ont plus de puissance de calcul Tensor que tout ce qui coûte moins cher (front de Pareto), { DE($first) } ({ $low }) { AU($last) } ({ $high }).
    }
front-memory_price =
    { $count ->
        [one] { LE($first, cap: "1") } ({ $low }) offre le plus pour son prix : rien n’a plus de mémoire.
       *[other] { $count } produits ont plus de mémoire que tout ce qui coûte moins cher (front de Pareto), { DE($first) } ({ $low }) { AU($last) } ({ $high }).
    }
chart-counted =
    { $limited ->
        [yes] Ce graphique retient les cartes et les ordinateurs d’au moins { $memory } dont la prise en charge logicielle ne touche pas à sa fin.
       *[no] Ce graphique retient les cartes et les ordinateurs dont la prise en charge logicielle ne touche pas à sa fin.
    }

cheapest-memory =
    { $kind ->
        [new] Le moins cher à l’état neuf est { LE($product) }, à { $money } par Go{ $caution }.
        [used] Le moins cher d’occasion est { LE($product) }, à { $money } par Go{ $caution }.
       *[computer] L’ordinateur complet le moins cher est { LE($product) }, à { $money } par Go{ $caution }.
    }
cheapest-memory-sound = Les raisons de l’éviter sont sous « { $page } » ; le moins cher qui n’y figure pas est { LE($product) }, à { $money } par Go{ $caution }.
price-caution =
    { $how ->
        [raised] Ce prix est ancien : le fabricant l’a augmenté depuis.
        [stale] Ce prix est ancien.
       *[estimated] Ce prix est une estimation.
    }
ends-avoided = Les raisons d’éviter { $products } sont sous « { $page } ».

fastest-within =
    { $best } ({ $money }) { $limited ->
        [yes] jusqu’à { $limit }
       *[no] sans limite de prix
    }
chart-price_speed = Le plus rapide : { $choices }.
chart-sound-first = { CAP($product) } figure sous « { $page } ». Le premier produit qui n’y figure pas : { $best }, avec { $value }.
chart-sound-fastest =
    { CAP($products) } { $count ->
        [one] figure
       *[other] figurent
    } sous « { $page } ».{ $others ->
        [yes] {" "}Parmi les autres, le plus rapide : { $choices }.
       *[no] {""}
    }

chart-fronts = Chaque ligne relie les produits que rien, pour le même budget, ne dépasse à la fois en mémoire et en bande passante.
chart-front =
    { $limited ->
        [yes] Jusqu’à { $limit }
       *[no] Quel que soit le prix, connu ou non
    }, { $largest } { $count ->
        [one] { $equals ->
            [one] arrive
           *[other] arrivent
        } en tête sur les deux plans ({ $memory }, { $bandwidth }).
       *[other] { $equals ->
            [one] a
           *[other] ont
        } le plus de mémoire ({ $memory }) et { $fastest } le plus de bande passante ({ $bandwidth }).
    }
chart-front-old =
    { CAP($products) } { $count ->
        [one] n’y compte pas
       *[other] n’y comptent pas
    }, faute de prix récent.
chart-front-gone = { LE($product, cap: "1") } a plus de mémoire ({ $memory }), mais n’est plus en vente avec cette capacité.

segment-products =
    { $id ->
        [consumer] les produits grand public
        [workstation] les produits de station de travail
        [datacenter] les produits de datacenter
        [cloud_only] les accélérateurs cloud
        [soc] les systèmes sur puce
       *[laptop] les puces de portable
    }
chart-balance = Par octet lu en mémoire, un produit peut exécuter entre { $low } opérations ({ LE($least) }) et { $high } ({ LE($most) }).
chart-balance-medians =
    { $count ->
        [one] La médiane est de { $low } pour { $lowest }.
       *[other] La médiane va de { $low } pour { $lowest } à { $high } pour { $highest }.
    }

doubling-span =
    { $open ->
        [yes] en plus de { $shortest } ans pour { $segment } (niveau de confiance : 95 %)
       *[no] { $years ->
            [one] en { $years } an pour { $segment } (intervalle de confiance à 95 % : { $shortest } à { $longest })
           *[other] en { $years } ans pour { $segment } (intervalle de confiance à 95 % : { $shortest } à { $longest })
        }
    }
chart-doubling =
    { $figure ->
        [tensor_time] Grands et petits produits confondus, la puissance de calcul Tensor 16 bits (dense) double { $spans }.
        [bandwidth_time] Grands et petits produits confondus, la bande passante mémoire double { $spans }.
        [efficiency_time] Grands et petits produits confondus, la puissance de calcul Tensor 16 bits (dense) par watt double { $spans }.
       *[memory_time] Grands et petits produits confondus, la mémoire double { $spans }.
    }

standing-rank =
    { $figure ->
        [memory] { $rank ->
            [1] 1er
           *[other] { $rank }e
        } sur { $count } pour la mémoire
        [bandwidth] { $rank ->
            [1] 1er
           *[other] { $rank }e
        } sur { $count } pour la bande passante
        [tensor] { $rank ->
            [1] 1er
           *[other] { $rank }e
        } sur { $count } pour la puissance Tensor
        [fp32] { $rank ->
            [1] 1er
           *[other] { $rank }e
        } sur { $count } pour la puissance FP32
       *[other] { $rank ->
            [1] 1er
           *[other] { $rank }e
        } sur { $count } pour « { $name } »
    }
chart-standing =
    Parmi { $segment } de notre liste{ $modified ->
        [yes] , cartes modifiées exclues
       *[no] {""}
    }, ce modèle se classe { $ranks }.
table-announced = date d’annonce

price-now =
    { $kind ->
        [used] D’occasion
       *[other] Neuf
    }, ce modèle { $stale ->
        [yes] coûtait
       *[no] coûte
    } { $money } { IN($place) }{ $launched ->
        [yes] , soit { $standing ->
            [times] { $ratio } fois le
            [above] { $ratio } de plus que le
            [below] { $ratio } de moins que le
           *[same] autant que le
        } prix de lancement ({ $launch }).
       *[no] .
    }
price-not-sold-here = Ce produit n’est pas vendu neuf { IN($place) }.
price-none-with-memory = Avec { $memory }, aucun prix neuf ou d’occasion des douze derniers mois n’est enregistré.

generations-fp32_price =
    { $count ->
        [one] Au lancement, un TFLOPS en FP32 coûtait { $old } dollars dans la gamme { $first } (médiane).
       *[other] Au lancement, un TFLOPS en FP32 coûtait { $old } dollars dans la gamme { $first }, puis { $young } dollars dans la gamme { $last } (médianes).
    }
generations-power_fp32 =
    { $count ->
        [one] Par watt, la gamme { $first } atteint { $old } GFLOPS en FP32 (médiane).
       *[other] Par watt, la gamme { $first } atteint { $old } GFLOPS en FP32 et la gamme { $last } { $young } (médianes).
    }

## Modèles de langage : ce qui les fait tourner

model-lead =
    { $model } compte { $parameters } de paramètres. En 4 bits, avec { $context ->
        [longest] son contexte le plus long, { $tokens } tokens
       *[usual] { $tokens } tokens de contexte
    }, il prend { $need } de mémoire.
model-cheapest =
    { $count ->
        [one] La carte la moins chère qui suffise { IN($place) } est { $cards }, { $kind ->
            [used] d’occasion
           *[street_new] neuve
        }, à { $money }.
       *[other] Aucune carte seule au prix connu { IN($place) } ne suffit. Il faut { $cards }, pour { $money } en tout, sans l’ordinateur.
    }
model-with-screen =
    { $found ->
        [yes] Avec un écran branché, c’est limite ; { $count ->
            [one] la carte seule la moins chère
           *[other] le moins cher
        } qui suffise encore à coup sûr : { $cards }, à { $money }{ $kind ->
            [used] {" "}(occasion)
           *[street_new] {" "}(neuf)
        }.
       *[no] Avec un écran branché, c’est limite.
    }
model-cheaper =
    { $beside ->
        [several] { CAP($cards) } reviennent moins cher, mais occupent plus de slots.
        [fewer] { CAP($cards) } occupent moins de slots, mais reviennent plus cher.
       *[alone] À elles seules, { $cards } reviennent moins cher, mais il faut en plus une carte mère, un boîtier et une alimentation adaptés.
    }
model-outlet =
    { $how ->
        [sure] à limiter à { $limit } chacune sur une prise ordinaire
        [open] à limiter si possible à { $limit } chacune sur une prise ordinaire
       *[none] trop pour une prise ordinaire
    }
model-main-memory =
    Avec { $part } du modèle en mémoire vive, ici { $memory }, { $card } suffit aussi, à { $speed } ; un long prompt prend alors bien plus de temps, nous ne savons pas combien. Cette carte coûte { $money } { $kind ->
        [used] d’occasion
       *[street_new] neuve
    }, sans { $host ->
        [server] le serveur
       *[desktop] l’ordinateur
    } ni les { $total } de mémoire vive qu’il lui faut{ $host ->
        [server] .
       *[desktop] , en deux barrettes de { $each } : quatre ralentissent la mémoire.
    }
model-computer =
    { $order ->
        [least] Le moins cher { IN($place) } est un ordinateur complet à mémoire partagée : { $computer }, à { $money }.
       *[first] Un ordinateur complet à mémoire partagée convient : le moins cher, avec { $computer }, coûte { $money }.
        [after] Un ordinateur complet à mémoire partagée convient aussi : le moins cher, avec { $computer }, coûte { $money }.
    }
model-computer-speed = Une conversation atteint { $speed } sur l’ordinateur, contre { $other } avec { $cards }.
model-rented =
    Le moins cher en location : { $cards }, à { $money } l’heure hors taxes, dernier relevé { ON($date) }{ $stale ->
        [yes] {" "}(prix ancien)
       *[no] {""}
    }.
model-raised = Un ordinateur à mémoire partagée peut suffire si l’on relève la limite que le système fixe à la mémoire graphique : { $computer }, à { $speed }.
model-withdrawn = Avec { $memory }, ce produit n’est plus vendu neuf.
model-raised-cheaper = Pour moins cher, un ordinateur avec { $computer }, à { $money }, peut suffire si l’on relève la limite que son système fixe à la mémoire graphique.
shared-memory-limit = Sous Linux, un modèle ne dispose que d’environ { $unset } sur { $size } tant que vous ne relevez pas la limite, dans le BIOS ou par un paramètre du noyau. Nous comptons { $sure }, le maximum que permet le réglage du fabricant.
held-note-limit = Chaque chiffre compte un fichier Q4_K_M, un cache de 16 bits et la part du logiciel. Un modèle tient si le haut de sa fourchette ne dépasse pas { $sure }, la limite relevée.
held-note-ecc = Le fabricant le livre avec la correction d’erreurs activée, qui laisse { $left } sur { $size }. C’est ce que nous comptons.
memory-peaks =
    Sur { $count } essais, la mémoire calculée s’écarte de celle qu’affichait la carte de { $median } en médiane et de { $worst } au pire ; { $all ->
        [yes] tous
       *[no] { $inside }
    } sont dans la fourchette. Mesuré le { $date } avec { $software }.
model-none = Aucune carte au prix connu ne suffit, même à { $count }.

## Prix : ce qui se lit sous un montant

offer-local =
    { $kind ->
        [used] occasion
        [rental] par heure de location
       *[other] neuf
    }, prix relevé { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }
    .short =
    prix relevé { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }

offer-blended =
    { $kind ->
        [used] occasion
        [rental] par heure de location
       *[other] neuf
    }, d’après des prix vus { $places }, le dernier { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }
    .short =
    d’après des prix vus { $places }, le dernier { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }

offer-converted =
    { $kind ->
        [used] occasion
        [rental] par heure de location
       *[other] neuf
    }, conversion de prix vus { $places }, le dernier { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }
    .short =
    conversion de prix vus { $places }, le dernier { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }

offer-abroad =
    { $kind ->
        [used] occasion
        [rental] par heure de location
       *[other] neuf
    }, prix relevé { $places } { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }
    .short =
    prix relevé { $places } { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }

offer-several =
    { $kind ->
        [used] occasion
        [rental] par heure de location
       *[other] neuf
    }, d’après { $count } prix{ $elsewhere ->
        [yes] {" "}vus { $places }
       *[no] {""}
    }, le dernier { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }
    .short =
    d’après { $count } prix{ $elsewhere ->
        [yes] {" "}vus { $places }
       *[no] {""}
    }, le dernier { ON($date) }{ $stale ->
        [yes] , prix ancien
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }

offer-computed =
    { $kind ->
        [used] occasion
        [rental] par heure de location
       *[other] neuf
    }, calculé à partir de { $money }, prix relevé { $elsewhere ->
        [yes] { $places }{" "}
       *[no] {""}
    }{ ON($date) }{ $stale ->
        [yes] {" "}(prix ancien)
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }{ $level ->
        [above] {" "}chez une source en général plus chère
        [below] {" "}chez une source en général moins chère
       *[none] {""}
    }
    .short =
    calculé à partir de { $money }, prix relevé { $elsewhere ->
        [yes] { $places }{" "}
       *[no] {""}
    }{ ON($date) }{ $stale ->
        [yes] {" "}(prix ancien)
        [undated] {" "}(mois inconnu, donc jugé ancien)
       *[no] {""}
    }{ $level ->
        [above] {" "}chez une source en général plus chère
        [below] {" "}chez une source en général moins chère
       *[none] {""}
    }

offer-estimated =
    { $kind ->
        [used] occasion
       *[other] neuf
    }, { $others ->
        [yes] estimé d’après le prix de lancement de { $launch } et les prix d’autres produits, vus au plus tard { ON($date) }{ $stale ->
            [no] {""}
           *[yes] {" "}(prix anciens)
        }
       *[no] estimé d’après le prix de lancement ({ $date })
    }
    .short =
        { $others ->
            [yes] estimé d’après le prix de lancement de { $launch } et les prix d’autres produits, vus au plus tard { ON($date) }{ $stale ->
                [no] {""}
               *[yes] {" "}(prix anciens)
            }
           *[no] estimé d’après le prix de lancement ({ $date })
        }

index-shops =
    { $shops ->
        [1] en vente dans au moins une boutique
       *[other] en vente dans au moins { $shops } boutiques
    }
offer-brief =
    { $kind ->
        [used] occasion
        [rental] location
       *[other] neuf
    }, { $date }{ $stale ->
        [raised] {" "}(avant la hausse du fabricant)
        [yes] {" "}(prix ancien)
        [undated] {" "}(prix ancien, mois inconnu)
       *[no] {""}
    }{ $origin ->
        [mixed] , en partie vu à l’étranger
        [elsewhere] , vu à l’étranger
        [moved] , ajusté depuis comme les produits semblables
        [estimated] , estimé d’après le prix de lancement
       *[own] {""}
    }

offer-moved =
    { $kind ->
        [used] occasion
       *[other] neuf
    }, prix relevé { ON($date) }, ajusté depuis comme ceux des produits semblables (× { $factor })
    .short = prix relevé { ON($date) }, ajusté depuis comme ceux des produits semblables (× { $factor })

offer-own-market =
    prix relevés { IN($place) } seulement : environ { $money } ({ $side ->
        [above] plus cher ailleurs
       *[below] moins cher ailleurs
    })
offer-asked =
    Les vendeurs demandaient { $range } ; ces sources sont d’ordinaire plus { $side ->
        [above] chères
       *[below] avantageuses
    } que d’autres.
    .short =
    les vendeurs demandaient { $range } : nous comptons { $side ->
        [above] moins, car ces sources sont d’ordinaire plus chères
       *[below] plus, car ces sources sont d’ordinaire moins chères
    }
not-sold-new = pas vendu neuf ici
rival-alike_in_memory = mémoire la plus proche parmi ceux qui ont un prix à jour
rival-instead = cité à la place
rivals-rule =
    { $basis ->
        [rent] Faute de prix à jour, ce sont les loyers qui sont comparés. Les concurrents sont du même segment, loués par plus d’un fournisseur, avec une prise en charge logicielle ni limitée, ni expérimentale, ni bientôt terminée, et ne sont pas de ceux que nous déconseillons. Aucun n’a moins des deux tiers de sa mémoire, sauf s’il ne reste rien d’autre. Viennent d’abord celui dont le loyer est juste en dessous et celui dont le loyer est juste au-dessus, puis les plus proches en entraînement et en génération de texte (au plus trois fois plus rapides ou plus lents), à commencer par ceux qui ont au moins autant de mémoire ; si aucune vitesse n’est connue, les plus proches en mémoire. À l’heure, aucun ne coûte plus de trois fois son prix, ni moins du tiers.
        [instead] Aucun prix à jour ne permet de comparer. Ces produits sont ceux que nous citons plus haut à sa place.
        [figures] Son prix à jour n’est pas connu. Ces produits sont du même segment, ont un prix à jour et une prise en charge logicielle ni limitée, ni expérimentale, ni bientôt terminée, et ne sont pas de ceux que nous déconseillons. Ce sont les plus proches en entraînement et en génération de texte, ou en mémoire si aucune vitesse n’est connue, à commencer par ceux qui ont au moins autant de mémoire ; aucun n’a plus du double, ni moins de la moitié, de sa vitesse ou de sa mémoire. Aucun ne coûte plus de trois fois son dernier prix connu, ni moins du tiers ; faute d’un tel prix, les cartes sont de la même plateforme.
       *[price] Les concurrents sont du même segment, ont un prix à jour et une prise en charge logicielle ni limitée, ni expérimentale, ni bientôt terminée, et ne sont pas de ceux que nous déconseillons. Aucun n’a moins des deux tiers de sa mémoire, sauf s’il ne reste rien d’autre. Viennent d’abord celui dont le prix est juste en dessous et celui dont le prix est juste au-dessus, puis les plus proches en entraînement et en génération de texte (au plus trois fois plus rapides ou plus lents), à commencer par ceux qui ont au moins autant de mémoire ; si aucune vitesse n’est connue, les plus proches en mémoire. Aucun ne coûte plus de trois fois son prix, ni moins du tiers.
    }
support-of-family = Pour toute la famille { $family }, selon notre jugement { ON($date) } d’après : { $sources }.
price-less-memory = Avec { $memory }, aucun prix n’a été relevé ces douze derniers mois, dans aucune région. Avec moins de mémoire : { $prices }. Si vous en avez vu un avec { $memory }, signalez-le : la date, la boutique et le montant suffisent.
price-with-memory = { $money } avec { $memory } ({ $date })
offer-elsewhere = ailleurs, { $money }
offer-place-here = À eux seuls, les prix vus { IN($place) }, le dernier { ON($date) }, donnent { $money }.
offer-place-from = Les prix vus { IN($place) }, le dernier { ON($date) }, donnent { $money } après conversion.
offer-of-row = converti du prix relevé { IN($place) } (même tableau)

price-converted = converti d’un prix relevé { IN($place) }

country-link = Droit, prises, douane et magasins { IN($place) }

## Configurations : le nom des composants

memory-of-anyone =
    { $modules ->
        [1] { $kind } { $size }
       *[other] Kit { $kind } { $size } en { $modules } × { $each }
    }, toutes marques
part-of-anyone = { $name }, toutes marques
board-or-other = { $board }, ou tout modèle moins cher, épais de { $slots } et long de { $length } au plus, avec les mêmes connecteurs ou moins
board-of-a-kind = { $board } (le prix est celui de n’importe quelle { $product } ; un modèle refroidi ainsi peut coûter plus cher)
used-bought = À acheter d’occasion : { $parts }. Exigez un droit de retour et testez à pleine charge dès les premiers jours.
used-locked = { $parts } : faites confirmer par écrit qu’aucun fabricant de serveurs ne l’a verrouillé pour ses cartes mères (Platform Secure Boot). C’est définitif et invisible.
used-firmware = Mettez à jour le BIOS de la carte mère avant le premier calcul de longue durée : avec un microcode antérieur à { $microcode }, une tension trop élevée peut endommager définitivement le processeur { $cpu }, selon Intel.
used-adapter =
    { $number ->
        [one] La carte { $names } a besoin de l’adaptateur fourni dans sa boîte
       *[other] Les cartes { $names } ont chacune besoin de l’adaptateur fourni dans leur boîte
    } ({ $plugs ->
        [one] un connecteur 8 broches
        [2] deux connecteurs 8 broches
        [3] trois connecteurs 8 broches
       *[other] { $plugs } connecteurs 8 broches
    }). Une carte d’occasion peut arriver sans lui : faites confirmer au vendeur qu’il est inclus{ $native ->
        [yes] , ou prenez une alimentation qui a un câble 16 broches par carte.
       *[no] .
    }

part-in-sentence =
    { $kind ->
        [cpu] le processeur
        [motherboard] la carte mère
        [memory_kit] la mémoire vive
        [power_supply] l’alimentation
        [case] le boîtier
        [cooler] le ventirad
        [ssd] le SSD
        [chassis] le châssis de serveur
        [computer] l’ordinateur de marque
        [network_card] la carte réseau
        [gpu_board] la carte graphique
       *[other] la carte graphique
    }

some-of =
    { $names } et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }

class-quoted = « { $name } »

## Configurations : ce que dit un contrôle

result-unknown = À vérifier : { $what }.
result-missing = donnée manquante ({ $what })
result-figure = { $name } : { $outcome }.
result-no = Ce contrôle échoue : { $name }.
result-warned = { $name }.
result-varies = Tous les modèles ne sont pas aussi grands : un plus petit peut convenir.
result-fits = Pas de problème pour { $fits } des { $count } modèles connus ({ $models }).
result-sound = Toutes les limites strictes sont respectées par { $fits } des { $count } modèles connus ({ $models }).
result-unsound = Chacun des { $count } modèles connus dépasse une limite stricte.
rule-varies = Si la taille varie d’un modèle à l’autre, il n’y a qu’un avertissement.
result-assumed =
    { $state ->
        [pass] C’est le cas le moins favorable (inconnu : { $what }).
       *[missed] C’est le cas le plus favorable (inconnu : { $what }).
    }

reason-psu-sustained =
    À pleine charge, l’alimentation doit fournir { $have } ; { $state ->
        [advised] mieux vaut ne pas dépasser { $need }
       *[missed] son étiquette n’annonce que { $need }
    }.
reason-psu-peaks = Pendant quelques millisecondes, les composants tirent { $have }, et l’alimentation n’est tenue d’en supporter que { $need }.
reason-psu-input = L’alimentation demande au moins { $have } ; ce circuit n’en fournit que { $need }.
reason-psu-spikes = Pendant une milliseconde au plus, les composants tirent { $have }, et l’alimentation n’est tenue d’en supporter que { $need }.
reason-psu-atx-3 = L’alimentation est à la norme ATX { $have }. Au-delà de 300 W, une carte provoque des pics d’une milliseconde qu’une alimentation antérieure à ATX 3 peut prendre pour un court-circuit : elle se coupe.
reason-psu-recommended = L’alimentation fournit { $have } ; le fabricant de la carte en conseille { $need }.
reason-psu-low-voltage = Sous cette tension, l’alimentation fournit { $need } ; il en faut { $have }.
unknown-psu-low-voltage = On ne sait pas ce que l’alimentation fournit sous cette tension.
reason-psu-100-v = Sous 100 V, les alimentations plafonnent à environ { $need } ; il faut { $have }.
reason-mains =
    La configuration demande { $have } à son circuit{ $state ->
        [advised] , où mieux vaut ne pas dépasser { $need } pour laisser un dixième aux autres appareils
       *[missed] , qui ne fournit que { $need } en continu
    }.
unknown-mains = On ne sait pas ce que la configuration demande à son circuit : il manque une donnée de puissance.
reason-connectors-8-pin =
    { $have ->
        [0] L’alimentation n’a aucun connecteur PCIe libre qui convienne
        [one] L’alimentation n’a qu’un connecteur PCIe libre qui convienne
       *[other] L’alimentation n’a que { $have } connecteurs PCIe libres qui conviennent
    } ; il en faut { $need }.
unknown-connectors-8-pin = Le nombre de connecteurs 8 broches de l’alimentation n’est pas connu.
reason-cables-8-pin = Câbles 8 broches : il en faut { $need }, un par connecteur ; l’alimentation en a { $have }.
unknown-cables-8-pin = On ne sait pas si chaque connecteur 8 broches de l’alimentation a son propre câble.
reason-connectors-16-pin =
    { $have ->
        [0] L’alimentation n’a aucun câble 16 broches, et trop peu de connecteurs 8 broches pour un adaptateur
        [one] L’alimentation n’a qu’un câble 16 broches, adaptateurs compris
       *[other] L’alimentation n’a que { $have } câbles 16 broches, adaptateurs compris
    } ; il en faut { $need }.
unknown-connectors-16-pin = Le nombre de câbles 16 broches de l’alimentation n’est pas connu.
reason-slots =
    { $have ->
        [0] La carte mère n’a de slot pour aucune carte
        [one] La carte mère n’a de slot que pour une carte
       *[other] La carte mère n’a de slots que pour { $have } cartes
    }, pas pour { $need }.
unknown-slots = On ne sait pas combien de cartes accepte la carte mère : seul son premier slot est répertorié.
reason-card-spacing = Les cartes sont plus épaisses que l’écart entre leurs slots.
unknown-card-spacing = On ne sait pas si les cartes tiennent côte à côte sur la carte mère.
reason-psu-ready-made = Les petites alimentations sans connecteur PCIe sont surtout celles d’ordinateurs de marque, que les modèles courants ne remplacent souvent pas.
reason-eps-adapter = La carte a un connecteur EPS, câblé à l’inverse du connecteur PCIe qui lui ressemble.
reason-adapters = Sur une carte de plus de 300 W, un adaptateur ajoute un contact qui peut brûler.
reason-card-passive = La carte n’a pas de ventilateur et compte sur le flux d’air d’un serveur.
reason-card-air = Il reste moins d’un slot libre entre les cartes : celle du dessus chauffe trop.
unknown-card-air = On ne sait pas si l’air parvient aux deux cartes.
reason-card-stack = Les cartes rejettent leur chaleur dans le boîtier et sont trop serrées : laissez au moins un slot libre entre elles.
unknown-card-stack = On ne sait pas si l’air parvient à toutes les cartes.
reason-last-card =
    Une carte descend jusqu’à l’emplacement d’extension n° { $have } ; { $need ->
        [0] aucun n’est libre
        [one] il n’y en a qu’un
       *[other] il n’y en a que { $need }
    }.
unknown-last-card = On ne sait pas s’il y a assez d’emplacements d’extension pour les cartes.
reason-circuits-in-use =
    { $need } circuits sont comptés, mais { $have ->
        [one] une seule alimentation n’en utilise qu’un
       *[other] { $have } alimentations n’en utilisent au plus que { $have }
    }.
reason-software-support = Les nouveaux logiciels laissent ce GPU de côté : il fait tourner ce qui existe, pas ce qui s’écrira l’an prochain.
reason-lanes =
    { $have ->
        [0] Une carte ne reçoit aucune ligne PCIe
        [one] Une carte ne reçoit qu’une ligne PCIe
       *[other] Une carte ne reçoit que { $have } lignes PCIe
    } ; il { $state ->
        [advised] vaut mieux en avoir
       *[missed] en faut
    } au moins { $need }.
unknown-lanes = On ne sait pas combien de lignes PCIe cette carte mère laisse à chaque carte.
reason-memory-size = { $have } de mémoire vive, c’est peu : mieux vaut { $need }, autant que toutes les cartes ensemble.
reason-memory-least = { $have } de mémoire vive ne suffisent pas : il en faut au moins { $need }, la moitié de ce qu’ont les cartes ensemble ; mieux vaut le double.
reason-memory-workers = { $have } de mémoire vive, c’est peu pour charger les données : mieux vaut au moins { $need }.
reason-memory-slots = Les barrettes occupent { $have } emplacements ; la carte mère en a { $need }.
reason-memory-density = { $have } barrettes se partagent { $need } canaux de mémoire ; à plus d’une par canal, la mémoire ralentit.
reason-storage-size = Les disques offrent { $have } ; mieux vaut au moins { $need }.
unknown-storage-speed = Nous n’avons pas trouvé la vitesse de lecture de ces disques.
reason-storage-mirror =
    { $have ->
        [one] Il n’y a qu’un disque
       *[other] Il y a { $have } disques
    } ; mieux vaut en avoir { $need }, pour que l’un soit la copie de l’autre.
reason-chassis-processors =
    Le châssis demande { $need } processeurs, et il n’y en a { $have ->
        [one] qu’un
       *[other] que { $have }
    }.
reason-cores =
    Le processeur a { $have } { $have ->
        [one] cœur
       *[other] cœurs
    } ; mieux vaut au moins { $need }.
reason-display = Ni le processeur ni la carte mère n’ont de puce graphique : un écran branché sur un GPU lui prend de la mémoire.
reason-platform = Le processeur n’entre pas dans le socket de la carte mère.
reason-card-form = Ce GPU n’est pas une carte PCIe : il n’entre dans aucun slot.
reason-computer-power = Chaque carte consomme { $have } ; le fabricant de l’ordinateur en permet { $need } par carte.
reason-cooler-socket = Le ventirad n’a pas de fixation pour le socket du processeur.
reason-memory-kind = La mémoire n’est pas du type que demandent la carte mère et le processeur.
reason-board-in-case = La carte mère n’entre pas dans le boîtier.
unknown-board-in-case = On ne sait pas si la carte mère entre dans le boîtier.
reason-card-length = La carte mesure { $have } ; le boîtier accepte { $need } au plus.
reason-psu-in-case = L’alimentation mesure { $have } ; le boîtier accepte { $need } au plus.
unknown-psu-in-case = On ne sait pas si le boîtier est assez long pour l’alimentation.
unknown-psu-peaks = Nous n’avons trouvé aucune mesure des brefs pics de consommation de la carte.
unknown-psu-spikes = Nous n’avons trouvé aucune mesure des pics de la carte de moins d’une milliseconde.
reason-cooler-height = Le ventirad mesure { $have } de haut ; le boîtier accepte { $need } au plus.
reason-memory-channels =
    { $have ->
        [one] Un seul canal de mémoire sur { $need } est utilisé
       *[other] Seuls { $have } canaux de mémoire sur { $need } sont utilisés
    } : chaque canal vide prive le processeur de bande passante.
reason-heat = À pleine charge, la pièce reçoit { $have } de chaleur ; au-delà de { $need }, il faut la climatiser.
reason-single-thread = Le processeur monte à { $have } ; mieux vaut au moins { $need }, car un seul thread alimente chaque carte.
reason-cable-limit =
    La carte consomme { $have } par câble 16 broches ; { $state ->
        [advised] au-delà de { $need }, il reste peu de réserve aux broches
       *[missed] câble et slot n’en fournissent ensemble que { $need }
    }.
reason-limit-lost = Sans la limite de puissance, comme après un redémarrage, la carte consomme { $have } par câble 16 broches ; au-delà de { $need }, il reste peu de réserve aux broches.
reason-psu-limit-lost = Sans la limite de puissance, comme après un redémarrage, l’alimentation doit fournir { $have }, plus que les { $need } de son étiquette.
reason-circuit-failure = Si un circuit tombe en panne, chacun de ceux qui restent doit fournir { $have }, plus que ses { $need } en continu.
reason-storage-kind = Ces disques de bureau perdent ce qu’ils écrivent si le courant manque, et s’usent bien plus vite.
reason-peer-to-peer = Ces cartes n’échangent que par la mémoire vive, ce qui les ralentit dès qu’elles s’attendent.
reason-chassis-licence = La licence de NVIDIA interdit le pilote de ces cartes dans les datacenters.
unknown-chassis-power = La puissance que ce châssis admet par carte n’est pas connue.
check-enter = Relevez-le ou mesurez-le, puis indiquez-le dans le formulaire.
check-any = Tout modèle
check-middle = Tout modèle (taille médiane)
check-liquid = { $name } (prévoir la place du radiateur)
check-models =
    { $known ->
        [yes] Modèles connus de la carte qui peuvent convenir : { $fits } sur { $count } seulement.
       *[no] Certains modèles de la carte ne conviennent pas.
    }
check-rest =
    { $advice ->
        [against] Un modèle qui convient peut fonctionner, mais nous le déconseillons : voyez les avertissements ({ $warn }). Points conformes : { $pass } sur { $all } ; inconnus : { $unknown }.
       *[none] Rien d’autre ne l’exclut pour l’instant. Points conformes : { $pass } sur { $all } ; avertissements : { $warn } ; inconnus : { $unknown }.
    }
check-circuit-open = { $circuit }, si l’alimentation fournit assez sous cette tension

## Configurations : ce que demande une classe

asks-memory_gb = Cette classe demande au moins { $need } de mémoire vive.
    .short = Au moins { $need } de mémoire vive
asks-storage_gb = Cette classe demande au moins { $need } de stockage en tout.
    .short = Au moins { $need } de stockage en tout
asks-lanes_each = Cette classe demande au moins { $need } lignes PCIe par carte.
    .short = Au moins { $need } lignes PCIe par carte
asks-generation_each = Cette classe demande au moins { $need } pour chaque carte.
    .short = Au moins { $need } pour chaque carte
asks-network_gbps = Cette classe demande un réseau d’au moins { $need }.
    .short = Un réseau d’au moins { $need }
asks-cpu_cores = Cette classe demande au moins { $need } cœurs de processeur.
    .short = Au moins { $need } cœurs de processeur
takes-last_position = Cette classe n’accepte que des cartes mères dont on connaît la position de chaque slot et l’écart avec le suivant.
    .short = Une carte mère dont on connaît la position de chaque slot et l’écart avec le suivant
takes-spare_16pin = Cette classe n’accepte que des alimentations avec un câble 16 broches pour chaque connecteur 16 broches des cartes, sans adaptateur.
    .short = Un câble 16 broches de l’alimentation pour chaque connecteur 16 broches des cartes, sans adaptateur
takes-modules_per_channel = Cette classe n’accepte qu’une barrette de mémoire par canal.
    .short = Au plus une barrette de mémoire par canal
class-asks = Cette classe demande davantage : { $figure }, { $need }.
    .short = { CAP($figure) } : { $need }

class-dearer =
    { $case ->
        [take] Prenez plutôt la classe { $other } : elle coûte { $price ->
            [same] autant
           *[more] moins
        } ici, sans que ses cartes aient moins de mémoire ou soient plus lentes pour les travaux de cette classe-ci
       *[open] { $lacks ->
            [some] Sans { $parts }, elle coûte ici
           *[none] Elle coûte ici
        } { $price ->
            [same] autant que la classe { $other }
           *[more] plus cher que la classe { $other }
        }
    }{ $case ->
        [take] {""}
        [quicker] , mais chacune de ses cartes est { $times } fois plus rapide pour { $work }{ $draw ->
            [differs] . L’ordinateur entier consomme { $wall } au lieu de { $its_wall }
           *[same] {""}
        }
        [memory] , mais ses cartes ont plus de mémoire ({ $have } chacune au lieu de { $need })
        [faster] , mais ses cartes ont plus de mémoire ({ $have } chacune au lieu de { $need }). Pour ses propres travaux, la classe { $other } a des cartes { $times } fois plus rapides
        [plug] , mais sa carte se passe de câble d’alimentation. Celle de la classe { $other } en demande un et a { $need } de mémoire au lieu de { $have }
       *[open] . Comparez les deux avant d’acheter
    }.
asked-median =
    { $size ->
        [slots] { $figure } (médiane de plusieurs modèles : jusqu’à la moitié sont plus épais)
       *[length_mm] { $figure } (médiane de plusieurs modèles : jusqu’à la moitié sont plus longs)
    }
asked-estimate = environ { $figure } (une estimation : nous n’avons trouvé aucune valeur du fabricant)
asked-models = Les modèles diffèrent, et nous ne les connaissons pas tous : certains sont plus longs, plus épais ou ont un connecteur de plus. Vérifiez le modèle exact avant d’acheter.
asked-newer-supply = { $figure }, conforme à ATX { $version } : un modèle antérieur à cette norme peut prendre les pics de la carte pour un court-circuit et se couper
meaning-estimate = Estimation d’une base de données pour un ordinateur complet avec une seule carte ; nous n’avons trouvé aucune valeur du constructeur.
meaning-median = Médiane des modèles des fabricants ; la moitié peut être plus grande.

## Configurations : pourquoi pas moins cher, ni mieux classé

cheaper-part = Sur { $kind }, vous économiseriez { $money } avec { $part }. { $reason }
supply-large = L’alimentation est prévue pour { $rated }, plus du double de la charge : c’est la moins chère qui convienne et dont nous connaissions le prix.
memory-advised = Passer à { $size } coûte { $money } de plus.
processor-for-both = Un processeur à GPU intégré d’au moins { $need } cœurs règle les deux points.
passed-lacking = Nous n’avons trouvé aucun prix pour { $part } qu’il faudrait.
passed-exclude = Nous n’avons trouvé aucune combinaison qui respecte toutes les règles à la fois.

## Configurations : prix et circuits

prices-seen-on = Prix relevés { ON($first) }
prices-seen-between = Prix relevés entre { SINCE($first) } et { SINCE($last) }

circuit-usual = Une prise ordinaire suffit : { $volts }, { $watts } en continu.
circuit-other = Il faut un circuit de { $volts } et { $amps }, qui fournit { $watts } en continu. { $lacks ->
        [volts] Cette alimentation demande au moins { $least } : une prise ordinaire ne lui convient pas.
        [output] Une prise ordinaire ({ $usual }) suffirait, mais sous { $usual_volts } l’alimentation ne délivre pas assez.
       *[watts] Une prise ordinaire ({ $usual }) ne suffit pas.
    }
circuit-unproven = Il faut un circuit de { $volts } et { $amps }, qui fournit { $watts } en continu : nous n’avons pas trouvé la puissance que son alimentation délivre sous { $usual_volts }. Une prise ordinaire, qui fournit { $usual } en continu, ne suffit que si le fabricant y garantit { $load }.
circuit-several =
    { $alone ->
        [short] Il faut
       *[enough] Alimentez la machine par
    } { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } circuits distincts de { $volts } et { $amps }, qui fournissent chacun { $watts } en continu.
circuit-alone =
    { $alone ->
        [short] Un seul ne suffit pas aux { $wall } de la machine{ $count ->
            [2]  : si l’un tombe en panne, elle s’arrête.
           *[other] .
        }
        [spare] Un seul suffit à ses { $wall } si { $count ->
            [2] l’autre
           *[other] un autre
        } tombe en panne.
        [stops] Un seul suffit à ses { $wall }, mais si l’un tombe en panne, il reste trop peu d’alimentations et elle s’arrête.
       *[enough] Un seul suffit à ses { $wall }.
    }
circuit-count =
    { $count ->
        [1] un circuit
       *[other] { $count } circuits
    }
circuit-server = Les prises domestiques ne sont pas faites pour cela : faites poser ces circuits par un électricien.
circuit-pdu =
    Seulement par une unité de distribution de rack (PDU){ $breaker ->
        [known] {" "}dont les prises ont leurs propres disjoncteurs, de { $amps } au plus
        [open] {" "}dont les prises ont leurs propres disjoncteurs
       *[none] {""}
    }.
cord-thin = Le cordon lui-même doit indiquer au moins { $needed } : beaucoup n’admettent que { $thin }.
circuit-appliance = Sa prise est faite pour un appareil ménager, pas pour une charge jour et nuit.
draw-unsure = Les pertes de l’alimentation ne sont pas connues : prévoyez le circuit et la climatisation pour { $most }.
limit-set =
    Limitez chaque carte à { $limit } au plus au lieu de { $rated }, à chaque démarrage. { $why ->
        [supply] Sans cela, l’alimentation doit fournir { $have } ; mieux vaut ne pas dépasser { $need } durablement.
        [reserve] Sans cela, les alimentations doivent fournir { $have } ; si celles de réserve tombent en panne, les autres fournissent { $need }.
        [circuit] Sans cela, l’ordinateur demande { $have } à son circuit ; mieux vaut ne pas dépasser { $need }.
        [card] Sans cela, chaque carte consomme { $have } ; le fabricant de l’ordinateur en admet { $need }.
       *[open] Sans cela, on ne sait pas si l’alimentation et le circuit suffisent durablement.
    }
socket-short = { $class } : { $reason }

draw-most =
    La configuration la plus gourmande demande { $wall } sous { $volts }{ $count ->
        [1] .
        [2] , soit { $each } sur chacun de deux circuits distincts.
        [3] , soit { $each } sur chacun de trois circuits distincts.
        [4] , soit { $each } sur chacun de quatre circuits distincts.
       *[other] , soit { $each } sur chacun de { $count } circuits distincts.
    }
draw-outlets =
    { $where ->
        [nowhere] { $count ->
            [1] Une prise ordinaire ne suffit
           *[other] Les prises ordinaires ne suffisent
        }
       *[other] { $count ->
            [1] Une prise ordinaire suffit
           *[other] Les prises ordinaires suffisent
        }
    } { $where ->
        [everywhere] dans toutes les régions.
        [nowhere] nulle part.
        [only] { $places }, pas ailleurs.
       *[except] partout, sauf { $places }.
    }
draw-tight =
    C’est presque tout ce que { $count ->
        [1] la prise
       *[other] chaque prise
    } fournit en continu { $places } : { $count ->
        [1] n’y branchez rien d’autre sur le même circuit.
       *[other] ne branchez rien d’autre sur ces circuits.
    }
draw-unproven = Nous n’avons pas trouvé la puissance que son alimentation délivre sous la tension plus basse des prises { $places }.
draw-server = Il faut des prises industrielles ou verrouillables, posées par un électricien.
circuit-installer =
    { $who ->
        [certified] Dans un logement en Angleterre ou au pays de Galles, un nouveau circuit doit être certifié : par un électricien inscrit à un programme agréé, ou par le service local de contrôle des constructions.
        [electrician] Seul un électricien qualifié peut ajouter un circuit.
        [registered_electrician] Seul un électricien inscrit auprès du gestionnaire de réseau ou de l’autorité compétente peut ajouter un circuit.
       *[owner_or_electrician] Faites poser tout nouveau circuit par un électricien.
    }
circuit-margins = Pour de longues heures, nous comptons { $margins }.
margin-full = le courant nominal entier des prises industrielles (IEC 60309)
margin-share =
    { $share } du courant nominal de { $of ->
        [others] la plupart des autres
        [all] toutes les prises
       *[most] la plupart des prises
    }
margin-amps = { $amps } pour { $sockets }
country-only =
    { $only ->
        [at_most] au plus
       *[without_terms] si le magasin n’indique rien
    }
circuit-recalled =
    { $all ->
        [yes] { $count ->
            [1] Ce circuit est cité de mémoire et reste
           *[other] Les { $count } circuits sont cités de mémoire et restent
        }
       *[no] Sur ces { $count } circuits, { $recalled ->
            [1] un est cité de mémoire et reste
           *[other] { $recalled } sont cités de mémoire et restent
        }
    } à vérifier dans les normes : faites confirmer le vôtre par un électricien.

money-range = Les cartes représentent entre { $low } et { $high } du prix.
money-same = Les cartes représentent { $share } du prix.
money-next = Vient ensuite { $part } : jusqu’à { $share }.
money-lacking = C’est sans { $parts } (prix sur demande).

## Configurations : câblage

wire-cards =
    { $number ->
        [one] Carte { $names }
       *[other] Cartes { $names }
    }
wire-each = { $cables } par carte

## Configurations : vitesse sous une limite de puissance

limits-finding =
    Limitez chaque { $product } à { $limit } : { GENDER($product) ->
        [f] elle
       *[m] il
    } garde au moins { $share } de sa vitesse dans tous les travaux mesurés, et l’ensemble consomme { $wall } à la prise.
limits-depends = Ce qu’une limite coûte { AU($product) } dépend du travail : aucune limite mesurée ne garde presque toute la vitesse partout.
limits-lacking = Nous n’avons trouvé aucune mesure de ce genre pour { $products }.
about-share = environ { $share }

## Configurations : plusieurs cartes sur un circuit

circuit-leaves-enough = Un circuit de { $circuit } { IN($place) } laisse { $each } en continu à chacune des { $count } cartes. C’est assez, sans limite, pour { $cards }.
circuit-leaves-little = Un circuit de { $circuit } { IN($place) } laisse { $each } en continu à chacune des { $count } cartes. Toutes les cartes examinées ici doivent y être limitées.
circuit-share = { $circuit } : { $wall } en continu à la prise. L’alimentation en transforme { $lost } en chaleur, valeur médiane de celles que nous connaissons sous cette tension. { $rest } vont au processeur ({ $cpu }), à la carte mère, aux ventilateurs et aux disques ; il reste { $each } par carte ; les limites du tableau sont arrondies aux { $step } inférieurs.
circuit-supply = { $circuit } : l’alimentation, unique, doit fournir jusqu’à { $load } sous { $volts }, selon les cartes. Lisez la puissance imprimée pour cette tension ; elle peut être plus faible que sur l’étiquette.
circuit-known = { $supply } : les connecteurs et la puissance sous cette tension suffisent pour { $cards }, soit { $load } avec l’ordinateur.
circuit-unknown = Pour { $cards }, nous ne connaissons aucune alimentation dont les connecteurs et la puissance suffisent sous cette tension. Prenez un circuit de tension plus élevée.

## Configurations : évolution

growth-all = Chacun de ces ordinateurs peut recevoir { $count } cartes, une fois remplacés les composants cités ci-dessous.
growth-some =
    { $growing ->
        [one] Un seul de ces { $total } ordinateurs peut
       *[other] Sur ces { $total } ordinateurs, { $growing } peuvent
    } recevoir { $count } cartes, une fois remplacés les composants cités ci-dessous.
growth-none = Aucun de ces ordinateurs n’accepte { $count } de ses cartes, même avec d’autres composants. Décidez du nombre avant l’achat.
growth-moves = S’il vous faut un jour { $count } cartes, achetez dès le départ un serveur : elles demandent un châssis de serveur, et seuls les disques et la mémoire vive de ces ordinateurs pourraient resservir.
growth-last = C’est la plus grande configuration du guide : seule la mémoire vive peut grandir.
growth-broken = Tel quel, il n’accepte pas { $count } cartes. { $reasons }
growth-unknown = Inconnu avec { $count } cartes : { $what }.
growth-chassis = Il faut un châssis de serveur pour { $count } cartes : seuls les disques et la mémoire vive pourraient resservir.
growth-exchange = Remplacez ou ajoutez { $parts }.
growth-circuit = Il faut alors un circuit de { $circuit }.
growth-cost =
    Avec { $added ->
        [one] { GENDER($product) ->
            [f] une { $product } de plus
           *[m] un { $product } de plus
        }
        [2] deux { $product } de plus
       *[other] { $added } { $product } de plus
    }, cela coûte environ { $money }.
growth-cheaper-grow = Mieux vaut agrandir plus tard : en deux étapes, le total revient à environ { $grown }, contre environ { $whole } avec { $count } cartes dès le départ.
growth-cheaper-buy = S’il vous faut un jour { $count } cartes, achetez-les tout de suite : le total est d’environ { $whole }, contre environ { $grown } en deux étapes.
growth-stuck-by = Aucun échange d’autres composants ne suffit. { $reason }
growth-memory =
    La mémoire vive ({ $now }) occupe { $modules ->
        [1] { $modules } emplacement
       *[other] { $modules } emplacements
    } sur { $slots } ; avec d’autres barrettes identiques, vous montez à { $most }.
growth-memory-full =
    La mémoire vive ({ $now }) occupe { $modules ->
        [1] { $modules } emplacement
       *[other] { $modules } emplacements
    } sur { $slots } : c’est le maximum avec ces barrettes ; au-delà, il en faut de plus grandes.
growth-memory-unknown = Vérifiez la limite dans le manuel de la carte mère : elle n’est pas enregistrée ici.
growth-note = Chaque échange est le moins cher qui respecte toutes les règles, aux prix relevés { IN($place) }. Les composants que vous gardez ne coûtent rien, et la revente de ceux que vous remplacez n’est pas comptée.

## Configurations : vitesse de plusieurs cartes

scaling-finding =
    D’après les mesures (médianes), { $count } cartes multiplient la vitesse d’une seule par { $high } au mieux (« { $best } ») et { $gain ->
        [none] n’apportent rien au pire (« { $worst } »)
        [less] vont au pire moins vite qu’elle (« { $worst } » : { $low } fois sa vitesse)
       *[some] par { $low } au pire (« { $worst } »)
    }.
scaling-one = D’après les mesures (médiane), { $count } cartes atteignent { $high } fois la vitesse d’une seule pour « { $best } ».
scaling-nothing = Nous n’avons trouvé aucun test qui mesure { $count } cartes et une seule dans les mêmes conditions : nous n’avançons donc aucun chiffre.
scaling-measured =
    { $count ->
        [2] Deux
        [4] Quatre
        [8] Huit
       *[other] { $count }
    } { $product } : { $span ->
        [one] { $low }
       *[range] { $low } à { $high }
    } fois la vitesse { GENDER($product) ->
        [f] d’une seule
       *[m] d’un seul
    }, sur { $tests } mesures.
scaling-measured-one =
    { $count ->
        [2] Deux
        [4] Quatre
        [8] Huit
       *[other] { $count }
    } { $product } : { $low } fois la vitesse { GENDER($product) ->
        [f] d’une seule
       *[m] d’un seul
    } pour « { $test } » (seule mesure trouvée).
scaling-unmeasured = Pour { $products }, nous n’avons trouvé aucune mesure à { $count } cartes.

## Configurations : une machine ou deux

machines-dearer =
    Avec les mêmes GPU, deux machines à { $half } GPU coûtent { $span ->
        [one] { $high }
        [up] jusqu’à { $high }
       *[range] de { $low } à { $high }
    } de plus qu’une seule à { $count }.
machines-cheaper =
    Avec les mêmes GPU, deux machines à { $half } GPU coûtent { $span ->
        [one] { $high }
        [up] jusqu’à { $high }
       *[range] de { $low } à { $high }
    } de moins qu’une seule à { $count }.
machines-same = Avec les mêmes GPU, deux machines à { $half } GPU coûtent à peu près autant qu’une seule à { $count }.
machines-mixed =
    Avec les mêmes GPU, deux machines à { $half } GPU ne coûtent moins qu’une seule à { $count } que dans { $number ->
        [one] la classe { $classes }
       *[other] les classes { $classes }
    }.
machines-alone =
    Pour un même modèle sur les { $count ->
        [2] deux
       *[other] { $count }
    } GPU, prenez une seule machine : entre deux, il n’y a que le réseau.
machines-note = Prix relevés { IN($place) }. Les deux solutions ont les GPU de la machine unique ; les configurations à { $half } GPU peuvent en recommander d’autres. Les prix ne sont comparés que si les mêmes composants en ont un.

## Configurations : quatre façons de faire un serveur

ways-finding = { $count } GPU réunissent de { $low } ({ $least }) à { $high } ({ $most }).
ways-more =
    et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
ways-note = Chaque solution est représentée par le GPU le mieux classé pour les lecteurs de cette page ou, à défaut, par le plus récent dont les données sont connues. Les châssis sont ceux qui acceptent les cartes et dont les alimentations, pour autant qu’on le sache, supportent la charge, au besoin avec une limite de puissance abaissée d’un dixième au plus ; seul le fabricant peut dire s’il les vend avec ce GPU. Toutes les charges sont calculées avec les mêmes processeurs ; une configuration citée plus haut peut consommer plus ou moins. Prix relevés { IN($place) }, sans le châssis.

## Guide : chiffres qui estiment une vitesse

figure-guide =
    { $is_tensor ->
        [yes] à elle seule, la { $best } donne l’erreur la plus faible, { $least }
       *[no] à elle seule, la { $best } donne l’erreur la plus faible, { $least }, contre { $far } pour la { $tensor }
    } ; ensemble, la { $best } et la { $second } donnent { $both }.
generation-tensor = Avec le parallélisme tensoriel (tensor split), chaque carte lit sa part de chaque couche. Nous divisons donc les octets par le nombre de cartes, mais pas le temps fixe ; rien n’est ajusté sur plusieurs cartes. Sur { $machines } machines, avec des modèles denses et deux ou quatre cartes, la vitesse mesurée valait { $nvlink } de la vitesse calculée avec NVLink et { $pcie } avec PCIe. Seules les architectures ainsi mesurées reçoivent une estimation ; sa fourchette, un facteur { $factor }, s’élargit pour contenir toutes les mesures de l’architecture. Si l’on écarte une machine à la fois, la fourchette tirée des autres contient { $held } des machines. Les mélanges d’experts font exception : dans { $count } mesures, le parallélisme tensoriel atteignait { $gain } fois la vitesse du travail à tour de rôle. À tour de rôle, les temps des couches s’additionnent, comme pour les modèles denses. Nous supposons toutes les couches égales ; dans certains mélanges, les premières sont plus petites.
generation-best = Part maximale mesurée, temps des couches compris
generation-mixtures = Les parts et la durée fixe sont celles des modèles denses. Avec les mélanges d’experts, dont les lectures sont dispersées, l’accélérateur médian a mis { $longer } fois la durée ainsi calculée ; un accélérateur mesuré avec des mélanges garde le retard constaté, rapproché de celui de ses modèles denses. Dans { $share } des cas, l’estimation est juste à un facteur { $factor } près. Tout cela repose sur { $count } vitesses mesurées sur { $cards } accélérateurs.
tuned-ceiling = Aucune estimation ne dépasse { $share } de la puissance de calcul Tensor 16 bits que le produit soutient dans sa limite de puissance : c’est la meilleure part mesurée avec LoRA. Sans cœurs Tensor, on prend la plus élevée de ses puissances FP16 et FP32. Pour chaque part, nous comptons quatre opérations par poids et par token ; les sources ne disent pas si les activations étaient recalculées.
generation-main = Avec une partie du modèle en mémoire vive, un token prend le temps de la carte pour sa partie, plus les octets lus en mémoire vive ÷ (canaux × 8 octets × transferts par seconde × part atteinte). Cette part est de { $dense } pour les modèles denses et de { $mixture } pour les mélanges d’experts, dont les lectures sont dispersées : médianes de { $hosts } ordinateurs et { $runs } mesures. Si l’on estime chaque ordinateur à partir des autres, { $share } d’entre eux restent à un facteur { $factor } près.

## Outil : quelle carte choisir

choose-larger = Vous passez des { $own } de votre { $have } à { $memory }.
choose-may-be-slower = Ce n’est peut-être pas plus rapide que votre carte : { $factor } fois sa vitesse.
choose-is-slower = C’est plus lent que votre carte : { $factor } fois sa vitesse.
choose-more-than-own = Ce profil demande plus de mémoire que les { $own } de votre { $have }.
choose-before-tax = La taxe s’ajoute aux prix indiqués ici : à partir de { $rate } environ, cela dépasse le budget.
choose-before-any-tax = La taxe s’ajoute aux prix indiqués ici, et le total dépasse le budget.
choose-one-budget = Le budget est comparé au seul prix de la réponse ({ $cards }), sans serveur ni station de travail. Pour ceux-ci, voyez « Ordinateurs complets à monter ».
choose-own-budget = C’est votre budget qui compte ici, et non la somme prévue par le profil.
choose-hours = Votre budget en paie environ { $hours } heures.
choose-turn-near = Les prix sont presque au point où la réponse change : à un prix un peu plus bas, prenez plutôt { $cards } ({ $kind }).
choose-yours = la vôtre
choose-slower = plus lente que la vôtre
choose-rent = Vous pouvez aussi louer à l’heure : { $cards }, { $pay }. Sous « Mode d’achat », choisissez « location à l’heure ».
choose-keep-pick = Gardez votre { $have } : c’est notre choix pour « { $persona } ».
choose-loud = Sans « Silencieux », notre choix : { $cards }, { $pay }.
choose-tight = { $model } en 4 bits tient tout juste : branchez l’écran sur la puce graphique du processeur ou de la carte mère, ou prenez un contexte plus court.
choose-own-limit = Le profil lui-même prévoit environ { $money } pour la carte, hors taxe. Le budget que vous saisissez remplace cette somme.
choose-own-alone = Votre { $have } n’est pas comptée ici parmi les cartes. Il suffit peut-être d’en acheter une de plus, { $pay } : « Une deuxième carte à côté de la vôtre peut suffire » en fait le calcul.
choose-main-memory = Un mélange d’experts tourne aussi, plus lentement, avec une carte plus petite et une partie du modèle en mémoire vive : « Quel modèle sur quelle carte » en fait le calcul, sous « Partie du modèle en mémoire vive ».
choose-supply-less = Pour notre choix, { $watts } sont recommandés : le prix d’une alimentation plus puissante est donc compté. D’après la charge, vos { $own } suffisent avec un processeur de { $cpu } au plus : avant d’en acheter une, vérifiez toutes vos pièces avec « Vérifier une configuration ».
choose-room-swap-one = Une fois votre { $have } retirée, votre ordinateur a de la place pour une carte : les réponses de plusieurs cartes sont écartées.
choose-work-floor = Ce travail demande à lui seul au moins { $memory }, quoi que vous saisissiez. Choisissez de plus petits modèles sous « Travaux qui comptent ».
choose-supply-cpu = Votre alimentation de { $own } suffit avec un processeur de { $cpu } au plus ; notre choix en demande une de { $watts }.
choose-supply-tight = Notre choix demande une alimentation de { $watts } et la vôtre fournit { $own } ; mais à pleine charge, il reste trop peu pour un processeur. Prenez-en une plus puissante.
choose-same = à peu près la vitesse de notre choix
choose-same-own = à peu près la vitesse de votre carte
choose-fewer-cards = { $cards } : à égalité avec notre choix, qui demande moins de cartes.
choose-keep-short = N’achetez notre choix que si ses { $memory } vous sont nécessaires : sa vitesse est { $factor } fois celle de votre { $have }.
choose-keep-none = Gardez votre { $have } pour « { $persona } » : rien dans ces limites n’est nettement plus rapide.
choose-keep-over = Gardez votre { $have } pour « { $persona } » : tout le reste qui conviendrait dépasse votre budget.
choose-unowned = Sans votre carte, notre choix : { $cards }, { $pay } ; sa vitesse est { $factor } fois celle de la vôtre.
choose-ties-value = Même rapport qualité-prix, dans la marge d’erreur : { $list }.
choose-tied-value = même qualité-prix

## Deuxième carte : tâches séparées, limite de puissance, conversation sur une seule carte

pair-say-jobs-mixed = En tâches séparées, à en juger par des conversations comme celles avec { $model }, { $cards } font { $factor } fois le travail : chaque carte reste aussi rapide que seule.
pair-limit-speeds = Toutes les vitesses indiquées ici valent sans limite de puissance.
pair-lost-behind = Une conversation y est plus lente : { $own } tokens par seconde, contre { $pair } sur les deux cartes.
pair-lost-near = Une conversation peut y être plus lente : { $own } tokens par seconde, contre { $pair } sur les deux cartes.
pair-lost-ahead = Une conversation y est à peu près aussi rapide, voire plus : { $own } tokens par seconde, contre { $pair } sur les deux cartes.
pair-lost-ways = Une conversation : { $own } tokens par seconde sur cette carte, contre { $turns } sur les deux par défaut et { $shared } avec le parallélisme tensoriel.
pair-writes-copy = Avec une copie sur chaque carte, une conversation commence à { $speed } tokens par seconde selon la carte ({ $how }).
pair-supply-too = Avec une nouvelle alimentation d’au moins { $label }, à partir d’environ { $money }, vous payez { $total } en tout.
pair-supply-plugs = Avec une nouvelle alimentation d’au moins { $label } qui a les connecteurs des deux cartes, à partir d’environ { $money }, vous payez { $total } en tout.
pair-supply-assumed = Les prix supposent que votre alimentation fournit { $psu }.
pair-supply-counted = Une nouvelle alimentation d’au moins { $label } est comprise.
pair-with-supply = avec une alimentation de { $label }
pair-none-dear = Toute carte qui en ferait à coup sûr autant à elle seule coûte plus de { $times } fois le prix d’une deuxième carte.
pair-say-chat-gain = Seulement avec le parallélisme tensoriel : une conversation avec { $model } devient { $factor } fois plus rapide sur { $cards } ({ $how }). Par défaut, comme dans Ollama et llama.cpp, elle ne va pas plus vite.
pair-say-chat-no-gain = Une conversation avec { $model } ne va pas plus vite sur { $cards } : { $factor } fois la vitesse actuelle ({ $how }).
pair-none-larger = Aucune carte à la prise en charge logicielle fiable, qui se refroidit seule et dont le prix est connu, ne contient à coup sûr le modèle à elle seule.
pair-none-better = Aucune carte à la prise en charge logicielle fiable, qui se refroidit seule, dont le prix est connu et qui a au moins la mémoire de votre { $have }, n’est à coup sûr aussi rapide que les deux ensemble.
pair-price = La deuxième carte coûte environ { $money } ({ $add }, { $bought }, prix relevé en { $month }).
pair-tax = La taxe s’ajoute aux prix indiqués ici.
pair-other-ways = Ce qui fait aussi tourner ce modèle, avec les prix (ordinateurs à mémoire partagée compris)
pair-but-outlet = Mais une prise ordinaire ne les alimente pas toutes deux à pleine puissance.
pair-alone = { $card } seule suffit, au moins aussi rapide ({ $bought }), pour { $money } après la vente de votre { $have }.
pair-alone-left = { $card } seule suffit, au moins aussi rapide ({ $bought }), et il vous reste { $money } après la vente de votre { $have }.
pair-proprietary-supply = Un PC vendu tout monté n’accepte souvent que les alimentations de son fabricant : avant d’en acheter une, vérifiez la prise standard à 24 broches et le format ATX.
pair-another-pair = Une autre paire contient le modèle à coup sûr : { $card } ({ $bought }), pour { $money }.
pair-another-writes = Sur ces deux-là, une conversation commence par défaut à { $speed } tokens par seconde ({ $how }).
pair-training-mixed = Si les deux cartes reçoivent la même part de chaque étape d’entraînement, la plus rapide attend la plus lente.
pair-larger-unsold = Ou une seule carte avec plus de mémoire : { $card } ({ $bought }), pour { $money }.
pair-better-unsold = Ou une seule carte plus puissante : { $card } ({ $bought }), pour { $money }.
pair-other-unsold = Une seule carte contient aussi le modèle : { $card } ({ $bought }), pour { $money }.
pair-instead-unsold = Une seule carte plus grande y suffit : { $card } ({ $bought }), pour { $money }.
pair-alone-unsold = { $card } seule suffit, au moins aussi rapide ({ $bought }), pour { $money }.

## Louer ou acheter : la taxe sur un loyer

rent-taxed = La taxe est comprise dans le prix de la carte, pas dans le loyer : avec { $share } en plus, la louer coûte { $money }, la posséder { $own }.

## Est-ce que ça tient : mémoire partagée, ordre des prix

fit-maybe-shared = C’est limite : nous comptons { $room } libres ({ $cards }). Avec d’autres réglages, le système en laisse davantage à un modèle, mais jamais toute sa mémoire.
fit-unscreened = Sans écran branché dessus, cela tient : branchez-le sur la puce graphique du processeur ou de la carte mère.
fit-whole = ordinateur complet
fit-bare = sans l’ordinateur
fit-avoided = Nous déconseillons l’achat de cette carte ; sa page dit pourquoi.
fit-order = Le tri par prix suit le montant que vous ne dépasseriez pas dans trois cas sur quatre, et non le prix affiché ; les solutions qui demandent le moins de cartes viennent d’abord.

## Comparer : comparaisons toutes faites

compare-fault =
    { $fault ->
        [support_ended] prise en charge logicielle terminée
        [beaten] un modèle moins cher l’égale, à notre connaissance
        [support_ending] prise en charge logicielle bientôt terminée
        [memory_for_price] peu de mémoire pour son prix
        [no_bf16] pas de BF16
       *[support_weak] prise en charge expérimentale ou limitée
    }
compare-own-plugs = carte de NVIDIA ; la plupart des modèles des fabricants ont des connecteurs 8 broches
ready-no-gain = En vitesse, en mémoire et en prix, aucune différence certaine.
ready-warned = { $name } : { $faults } ; voir « { $page } ».
ready-priced =
    { $kind ->
        [used] { $reason }, aux prix d’occasion
       *[other] { $reason }, aux prix du neuf
    }
