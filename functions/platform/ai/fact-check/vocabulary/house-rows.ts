import { address, type ClaimRow, claim, hours, offer } from './claim.ts';

/** What a house offers and how it works; en, es, fr, it, de. */
export const HOUSE_ROWS: readonly ClaimRow[] = [
  claim(
    'terrace',
    "terraces?|patios?|outdoor (?:seating|dining|tables?)|outside (?:seating|tables)|seating outside|al fresco|alfresco|sidewalk tables?|terrasse[ns]?|terraz[a-z]+|al aire libre|en plein air|all'aperto|(?:table|manger|diner|dejeuner)s? dehors|im freien|draussen (?:sitzen|essen|geniessen)|(?:platze|tische) draussen|biergarten|beer garden|sommergarten|gastgarten|dehor",
    ['garden'],
  ),
  claim(
    'garden',
    'gardens?|courtyards?|garten|jardin(?:es|s)?|giardin[oi]|innenhof|patio interior|cour interieure|cortile',
    ['terrace'],
  ),
  claim('rooftop', 'roof[- ]?tops?|dachterrasse|azotea|toit[- ]terrasse|sul tetto', ['terrace']),
  claim(
    'view',
    '(?:ocean|sea|river|lake|harbou?r|skyline|mountain|city|water|garden|canal|park)[- ]?(?:views?|front|side)|views? (?:of|over|across) (?:the )?(?:\\w+ )?(?:ocean|sea|river|lake|harbou?r|skyline|mountains?|city|town|water|gardens?|canal|park|bay|valley|hills?|coast|beach|square|cathedral|castle|bridge)|overlook\\w*|waterfront|beachfront|vistas? (?:al|a la|del|de la|sobre|su|sul|mare)|vue (?:sur|mer|imprenable)|aussicht|blick auf|meerblick|seeblick|panoram\\w+',
  ),
  claim('fireplace', 'fireplaces?|hearth|chimeneas?|cheminees?|camin[oi]|kamin(?:e|s)?|log fire'),
  claim(
    'candles',
    '(?:by|with|and) candles?|candle[- ]?l\\w+|candles on|(?:luz de las|con|entre) velas|(?:aux|a la lueur des) (?:bougies|chandelles)|a lume di candela|kerzen(?:licht|schein)|(?:bei|mit) kerzen',
  ),
  claim(
    'linen',
    'linens?|tablecloths?|zinc|manteles|nappes?|tovaglie|tischdecken|marble|chandeliers?|leather booths?|booths|exposed brick',
  ),
  claim(
    'music',
    '(?:live|acoustic) (?:\\w+ )?(?:music|jazz|band|bands|piano|dj|guitar|flamenco)|live[- ]?musik|musica (?:en vivo|en directo|dal vivo)|musique live|concerts?|concierto?s|concert[oi]|konzerte?|djs?|karaoke|jazz|flamenco|piano bar|trivia|quiz|open mic',
  ),
  claim(
    'sports',
    'sports on|big screens?|screens|(?<!serie |series )tvs?(?! (?:show|shows|series|serie|dinner))|football|soccer|pool table|darts|billiard\\w*',
  ),
  claim(
    'parking',
    'parking|(?:the|a|our|parking|underground) garages?|car park|parking lot|park for free|aparcamiento|estacionamiento|stationnement|parcheggi[oi]|parkplatz\\w*|parkplatze\\w*|parkhaus|parken',
  ),
  claim('valet', 'valet|voiturier|aparcacoches|parcheggiatore', ['parking']),
  claim('wifi', 'wi-?fi|wlan|internet'),
  claim(
    'delivery',
    '(?:we|to) deliver|deliver(?:s|ed|ing)?(?= (?:to|within|across|throughout|anywhere|straight|right|free|until|till|from))|(?:home |free |our |offer )deliver(?:y|ies)|(?<!(?:flour|fish|milk|bread|veg|produce|meat|morning|dairy|egg|supply|special) )delivery|a domicilio|livraison|livrons|livree?s?|consegn[ae]|consegniamo|domicilio|liefer(?:n|ung|service|dienst|t)|doordash|uber ?eats|grubhub|deliveroo|glovo|just eat|lieferando|reparto|repartimos',
  ),
  claim(
    'takeaway',
    "take-?\\s?away|take-?\\s?out|to[- ]go(?! (?:with|on|to|for|back|home|through|around|all|deep|big|far|hungry|without|out|in|straight|up|down|there|round|easy|wrong))|carry-?\\s?out|pick-?\\s?up|curbside|para llevar|a emporter|d'asporto|da asporto|asporto|zum mitnehmen|mitnehmen|abholung|abholen|click (?:and|&) collect|drive[- ]thr\\w+",
  ),
  claim(
    'online_orders',
    'online (?:order\\w*|shop|store|booking|reservations?)|order online|pedidos? online|ordina online|commande[rz]? en ligne|online bestell\\w+|app',
  ),
  claim(
    'catering',
    'cater(?:ing|s|ed|er)?|banquets?|banquetes?|weddings?|bodas?|mariages?|matrimoni[o]?|hochzeit\\w*|private (?:events?|dining|parties|rooms?|hire)|eventos? privados?|event[oi] privat[oi]|evenements? prives?|privatisation|privatisables?|private feiern|veranstaltungen|function room|birthday\\w*|cumpleanos|anniversaires?|complean\\w+|geburtstag\\w*',
  ),
  claim(
    'buffet',
    'buffets?|all[- ]you[- ]can[- ]eat|bottomless|unlimited|refills?|barra libre|a volonte|all you can|libre servicio',
  ),
  claim(
    'set_menu',
    "tasting menus?|prix[- ]?fixe|set (?:menus?|lunch(?:es)?|dinners?)|[2-9] courses|omakase|menu degustacion|menu degustation|menu degustazione|degustationsmenu|verkostungsmenu|chef's table|wine pairings?|weinbegleitung|accords mets|pairings?",
  ),
  claim(
    'bookings',
    'reservations?|reserv(?:e|es|ed|ing|a|as|ar|e su|en|amos|er|ez|ieren|ierung|ierungen|iert|ation)|book(?:ings?| (?:a|your|online|now|ahead|early|in advance|with))|prenot\\w+|tischreservierung|vorbestell\\w+',
  ),
  claim(
    'walk_ins',
    'walk[- ]?ins?|no reservations?(?: needed| required| necessary)?|no booking|sin reserva|sans reservation|senza prenotazione|ohne reservierung|ohne anmeldung',
  ),
  claim(
    'children',
    "kids?|kid[- ]friendly|child(?:ren)?(?:'s)?|high ?chairs?|toddlers?|ninos?|ninas?|infantil(?:es)?|tronas?|enfants?|chaises? hautes?|bambin[oiae]|seggiolon[ie]|kinder\\w*|kindermenu|spielplatz|family[- ]friendly|familienfreundlich\\w*|playground",
  ),
  claim(
    'dogs',
    'dogs?|dog[- ]friendly|pups?|pupp(?:y|ies)|pooch(?:es)?|four-legged|pets?|pet[- ]friendly|perros?|mascotas?|chiens?|animaux|can[ei](?= (?:son|sono|ammess|benven|accett))|animali|hund(?:e|en)?|haustiere',
  ),
  claim(
    'access',
    'wheelchairs?|accessible|step[- ]free|ramps?|elevator|silla de ruedas|accesible|fauteuils? roulants?|pmr|sedia a rotelle|accessibil[ei]|rollstuhl\\w*|barrierefrei\\w*|ebenerdig',
  ),
  claim(
    'family',
    'family[- ](?:run|owned|operated|business|recipes?|restaurant|kitchen|tradition|trattoria|secret|hands?)|(?:run|owned|kept|led) by (?:the|a|our|one) (?:same )?family|(?:our|same|one|[a-z]+s) family(?! (?:and|of guests|table|dinner|meal|night|lunch|style))|(?:negocio|empresa|receta|recetas|tradicion|casa) familiar(?:es)?|(?:nuestra|misma|una) familia|familial(?:e|es|aux)?|(?:notre|meme|une|de) famille|(?:nostra|stessa|una|di) famiglia|familiare|familien?(?:betrieb|gefuhrt\\w*|unternehmen|rezept\\w*|tradition|hand|besitz|kuche)|(?:unserer?|derselben|einer|die) familie(?! (?:und|mit))',
  ),
  claim(
    'generations',
    "generations?|generacion(?:es)?|generazion[ei]|generation(?:en)?|grand(?:mothers?|ma|fathers?|pa|parents?)(?:'s)?|nonn[aoie](?:'s)?|abuel[oa]s?|grand[- ]?meres?|mamie|omas?|opas?|grossmutter|grossvater|ancestral|heirloom|forefathers|handed down|passed down|uberliefert\\w*",
  ),
  claim(
    'homemade',
    'home[- ]?(?:made|baked|cooked|grown|cured|smoked)|hand[- ]?(?:made|rolled|cut|crafted|stretched|pulled|pressed|picked|folded|shaped|tossed)|house[- ]?made|by hand|made (?:in[- ]house|from scratch)|from scratch|scratch[- ]made|in[- ]house|caser[oa]s?|hech[oa]s? (?:a mano|en casa)|artesan(?:al|ales|a|o|as|os|ia)?|artisan(?:al|ale|aux|ally|s)?|artigianal[ei]|fatt[oaie] (?:in casa|a mano)|fait(?:e|s|es)?[- ]maison|maison|hausgemacht\\w*|selbst\\s?gemacht\\w*|handgemacht\\w*|handwerklich\\w*|hausgebacken\\w*|handverlesen\\w*|handgeschabt\\w*|tirad[oa]s? a mano|stes[oa] a mano',
  ),
  claim(
    'fresh',
    'fresh (?:fish|seafood|catch|pasta|oysters?|juices?)|fresh(?:ly)? (?:\\w+ ){0,2}(?:daily|every (?:day|morning)|each (?:day|morning)|this morning|from the (?:sea|boat|market|farm|garden|dock))|freshly (?:caught|squeezed)|(?:pasta|pescado|pesce|zumo) fresc[oa]|(?:poisson|pates) (?:frais|fraiches)|frische[rs]? (?:fisch|pasta|nudeln)|frisch (?:gefangen|gepresst|vom markt)|market[- ]fresh|just[- ]caught|day[- ]boat|catch of the day|pesca del dia|peche du jour|pescato del giorno|tagesfrisch\\w*|fangfrisch\\w*|never frozen|nunca congelad\\w*|jamais congele\\w*|mai surgelat\\w*|nie gefroren',
  ),
  claim(
    'local_food',
    'local(?:ly)?[- ](?:sourced|grown|produce|ingredients?|farms?|farmers?|suppliers?|fish|meat|raised|made|caught)|locally|farm[- ]to[- ]table|from (?:local|nearby) \\w+|kilomet(?:ro|er) (?:0|cero|zero)|km ?0|de proximidad|productos? locales|produits? loca(?:l|ux)|circuits? courts?|prodotti locali|regional(?:e|er|es|en)? (?:produkte|zutaten|kuche)|aus der region|vom (?:bauern|bauernhof|erzeuger)|farmers? market|sourced from|grown (?:on|in) our|own (?:farm|garden|vineyard|herbs)|imported|importad[oa]s?|importees?|importat[oaie]|importiert\\w*',
  ),
  claim(
    'seasonal',
    'seasonal(?:ly)?|in season|estacional(?:es)?|de temporada|de saison|saisonnie\\w+|di stagione|stagional[ei]|saisonal\\w*|der saison',
  ),
  claim(
    'sustainable',
    'sustainab\\w+|free[- ]range|grass[- ]fed|pasture[- ]raised|wild[- ]caught|cage[- ]free|ethical(?:ly)?|zero[- ]waste|carbon[- ]neutral|sostenib\\w+|durables?|nachhaltig\\w*|freiland\\w*|weidehaltung|line[- ]caught|hormone[- ]free|fair[- ]?trade',
  ),
  claim(
    'authentic',
    'authentic(?:ally)?|autentic[oaie]s?|authentiques?|authentisch\\w*|genuine|original recipes?|recetas? originales?|original(?:e|es|er)? rezept\\w*|traditional recipes?|secret recipes?|receta secreta|recette secrete|ricetta segreta|geheimrezept',
  ),
  claim(
    'wood_fire',
    'wood[- ]?(?:fired|burning|fire|oven|smoked|grilled|grill)|open (?:fire|flame)s?|charcoal|coals?|embers|horno de lena|a la brasa|brasas?|lena|parrilla|feu de bois|au charbon|four a bois|braise[s]?|forno a legna|alla brace|brace|legna|holzofen\\w*|holzkohle\\w*|steinofen|uber (?:buchen|eichen)?holz|oak[- ]?(?:smoked|fired)|stone[- ]?(?:oven|baked)|smokehouse|slow[- ](?:cooked|roasted|smoked|braised)|hours[- ]long|dry[- ]aged|sous[- ]vide',
  ),
  claim(
    'wood_kind',
    '(?:lena|brasas?|carbon|madera) de (?!(?:la|el|los|las|una?|nuestr\\w+)\\s)\\w+|(?:post oak|oak|mesquite|hickory|applewood|cherrywood|pecan wood|beechwood|olive wood|almond wood|maple wood)|bois de (?!la\\s)\\w+|legna di \\w+|(?:buchen|eichen|oliven|apfel|kirsch)holz\\w*',
  ),
  offer(
    'no_cover',
    '(?:no|without) cover(?: charge)?|senza coperto|niente coperto|coperto (?:e )?(?:gratis|gratuito|offerto|incluso|non si paga)|(?:sin|no cobramos) cubierto|couvert (?:offert|gratuit)|kein gedeckpreis',
  ),
  claim(
    'open_kitchen',
    'open kitchen|cocina abierta|cuisine ouverte|cucina a vista|offene kuche|show ?kitchen',
  ),
  claim(
    'bar',
    'cocktails?|mixolog\\w+|speakeasy|full bar|wine list|wine cellar|craft beers?|on tap|taps of|(?:beer|draft) taps?|draft beers?|bartenders?|sommeliers?|cocteler\\w+|cocteles?|carta de vinos|bodega|carte des vins|cave a vins|carta dei vini|cantina(?: dei vini)?|weinkarte|weinkeller|bar à cocktails|liquor|alcohol(?:ic)?|alkohol\\w*|licensed|non[- ]alcoholic|mocktails?',
  ),
  claim(
    'own_bottle',
    'byob|byo(?= (?:wine|beer|booze|bottle))|bring your own (?:bottle|wine|beer|booze|drinks?)|(?:no|zero|without|free) corkage|sin descorche|sans droit de bouchon|kein korkgeld|eigene[nr]? (?:wein|flasche)',
  ),
  claim(
    'late',
    'open late|late[- ]night|until late|till late|after midnight|hasta tarde|tard le soir|jusque tard|fino a tardi|bis spat|(?:open|serves?|serving|pouring|partying|dancing|music|party) all night|abiertos? toda la noche|24 hours|24 horas|24 heures|24 ore',
  ),
  hours(
    'all_year',
    [
      'never (?:closes|shuts)(?! (?:an?|the|your|my|this|that|its)(?![a-z]))|(?:kitchen|bar|place|restaurant|house|doors?|grill|oven|stoves?|fire|we|cocina|cuisine|cucina|kuche) (?:never|nunca|jamais|nie) (?:closes?|shuts?|rests?|sleeps?|cierra\\w*|descansa\\w*|ferm\\w+|schliesst|schliessen)',
      "(?:we(?:'re| are)|somebody is|someone is) always (?:here|there|around|in)(?=[.,!;:]|$)|never (?:take|takes|took) (?:a |1 |1 single |a single )?days? off|(?:no|zero|without(?: a)?|not a(?: single)?) days? off",
      'nunca cerramos|no cerramos nunca|(?:siempre estamos|estamos siempre) (?:aqui|abiert\\w+)|sin (?:un |ningun )?dia (?:libre|de descanso)|ni un dia libre',
      '(?:ne )?ferm(?:e|ons|ent) jamais|jamais fermes?|(?:toujours ouvert\\w*|(?:on est|nous sommes) toujours la)(?=[.,!;:]|$)|(?:sans|aucun|pas de|pas un) jour (?:de repos|de fermeture)',
      'non chiud\\w+ mai|mai chius\\w+|siamo sempre (?:qui|apert\\w+)|(?:senza|nessun) giorno di (?:riposo|chiusura)',
      'nie geschlossen|(?:schliesst|schliessen) nie|(?:wir sind|sind wir) immer (?:da|hier|geoffnet)(?=[.,!;:]|$)|(?:kein(?:en)?|ohne) ruhetag\\w*',
    ].join('|') +
      "|all year|year[- ]round|every day of the year|todo el ano|toute l'annee|tutto l'anno|ganzjahrig|always open|never closed?|siempre abierto|toujours ouvert|sempre apert\\w|immer geoffnet|365",
  ),
  hours('breakfast', 'breakfasts?|desayunos?|petits?[- ]dejeuners?|colazion[ei]|fruhstuck\\w*'),
  hours('brunch', 'brunch(?:es)?'),
  hours(
    'happy_hour',
    'happy[- ]hours?|aperitivos?|aperitif|apero|afterwork|after-work|after work (?:drinks?|specials?|menus?|hours?|deals?|cocktails?|part(?:y|ies))',
  ),
  offer(
    'free',
    "(?:for|eat|eats|dine|dines|drink|drinks|kids|is|are|get|gets|be|a) free|free (?:\\w+ )?(?:shipping|dessert|drinks?|appetizer|starter|coffee|bread|delivery|refills?|glass|meal|side|wine|entry|parking|wifi|tasting|with)|complimentary|on the house|(?:no|without) (?:(?:extra|additional) )?(?:charge|cost|fees?)|free of charge|sin (?:coste|cargo|suplemento)(?: adicional| extra)?|sans (?:supplement|surcout|frais)|senza (?:supplement\\w+|sovrapprezzo|costi)|ohne aufpreis|gratis|gratuit\\w*|gratuito|gratuita|offert[ei]?s?|omaggio|in omaggio|kostenlos\\w*|kostenfrei\\w*|aufs haus|umsonst|de regalo|invita la casa|(?:a|por) cuenta de la casa|corre (?:de|por) nuestra cuenta|(?:lo|la|los|las|esta) (?:invitamos|ponemos|pagamos) nosotros|la maison (?:offre|regale)|(?:desserts?|verres?|cafes?|boissons?|digestifs?|aperitifs?|vin|tournee|entrees?) (?:est|sont|c'est) (?:pour nous|notre cadeau)|offre la casa|(?:lo |la |li |le )?offriamo noi|(?:geht|gehen) (?:heute |diesmal )?auf (?:uns|unsere rechnung|kosten des hauses)|(?:drinks?|rounds? of (?:drinks|beers?|wine|coffee)|(?:1|first|1st|next|second|2nd|this) round|desserts?|coffees?|wine|beers?|cocktails?|glass|bread|starters?|appetizers?|dinner|lunch|meal|pasta|pizza|cake|tiramisu|parking|delivery|tip)(?:'s| is| are)? on us(?= ?[.,:;!?]|$| (?:today|tonight|this|when|with|for|if)(?![a-z]))",
  ),
  offer(
    'discount',
    'discount\\w*|(?:order|book|come|buy|reserve)[^.!?]{0,30} and save(?= ?[.,;:!?]|$)|special prices?|precios? especial(?:es)?|prix specia(?:l|ux)|prezz[oi] special[ei]|sonderpreis\\w*|pay what you (?:want|like|can|wish)|(?:1/3|(?:a |1 )?(?:third|quarter)) off(?! (?:the|your) (?:road|mind))|special offers?|deals?|promo(?:tion|tions|cion|ciones|zion[ei])?|coupons?|descuentos?|rebajas?|ofertas?|cupones?|remises?|reductions?|soldes|scont[oi]|offerta speciale|rabatt\\w*|ermassig\\w*|sonderangebot\\w*|aktion(?:en|spreis)?|prices? (?:are |is |have been |has been )?(?:slashed|cut|reduced|lowered|halved|dropped)|(?:slashed|reduced|lowered|halved) prices?|(?<!(?:tickets?|cards?|vouchers?|seats) (?:are |now )?)on sale|precios? (?:rebajad|reducid)os?|prix (?:casses?|reduits?|en baisse)|prezz[oi] (?:ribassat|ridott|scontat)[oi]|preise? (?:gesenkt|reduziert|halbiert)|(?:gesenkte|reduzierte|halbierte) preise?',
  ),
  offer(
    'half_price',
    'half[- ]?(?:(?:of )?(?:the |its |their |our )?(?:usual |normal |regular )?price|off)|mitad del? precio|moitie (?:du )?prix|moitie[- ]prix|meta (?:del )?prezzo|(?:zum )?halbe[nr] preis',
    ['discount'],
  ),
  offer(
    'two_for_one',
    "two[- ]for[- ]one|2[- ]for[- ]1|buy one|buy 1|bogo|2 ?x ?1|dos por uno|(?:2|3|4) for the price of (?:1|2|3|one)|(?:2|3) (?:al|por el) precio de (?:1|2|uno|una)|(?:2|3) pour le prix d[e' ]{1,2}(?:1|2|une?)|(?:2|3) al prezzo di (?:1|2|uno|una)|(?:2|3) (?:zum|fur den) preis von (?:1|2|eine[mr])",
    ['discount'],
  ),
  offer(
    'vouchers',
    'vouchers?|gift (?:cards?|certificates?)|vales?|bons? cadeaux?|buon[io] regalo|gutschein\\w*|loyalty',
  ),
  offer(
    'guarantee',
    'no (?:service )?(?:charge|fees?|minimum)|price match|money[- ]back|(?:satisfaction|freshness|quality) guarantee\\w*|satisfaction garantie|geld[- ]zuruck',
  ),
  claim(
    'more_places',
    '(?:two|three|several|other|new|second|sister|\\d+) (?:locations?|branches|restaurants|outlets)|locations|franchise|sucursal(?:es)?|succursales?|filial[ei]n?|zweigstelle|food truck|coming soon|grand opening|newly (?:opened|renovated)|renovated|moved to|reopening|reopened',
  ),
  claim(
    'certified',
    'certified|certificat\\w*|certificad[oa]s?|certifi[ee]+s?|zertifiziert\\w*|d\\.?o\\.?p\\.?|d\\.?o\\.?c\\.?|i\\.?g\\.?p\\.?|a\\.?o\\.?c\\.?|aoc|dop|igp|doc|inspected|licensed|trained (?:in|at|by|under)|graduate|studied (?:in|at)|certificate',
  ),
  claim('cash', 'cash(?: only)?|efectivo|especes|liquide|contanti|barzahlung|nur bar(?:es)?|bargeld'),
  claim(
    'cards',
    '(?<!gift )cards?(?= only| accepted| payments?| welcome)|(?:credit|debit|all|major) cards?|(?:pay|paying|accept|accepts|take) (?:by |with )?(?:all )?cards?|contactless|apple pay|google pay|paypal|bitcoin|crypto\\w*|amex|american express|visa|mastercard|tarjetas?|cartes? (?:bancaires?|de credit|bleue)|par carte|carte di credito|con (?:la )?carta|bancomat|kartenzahlung|ec[- ]karte|kreditkarten?|mit karte|checks accepted|meal vouchers|tickets? restaurant|titres?[- ]restaurant|buoni pasto|vales? de comida|essensmarken',
  ),
  claim(
    'dress',
    'dress code|jackets? (?:required|and)|black tie|smart casual|codigo de vestimenta|tenue (?:correcte|exigee)|abbigliamento|kleiderordnung|anzugpflicht',
  ),
  claim(
    'relatives',
    "brothers?|sisters?|siblings|twins|husband|wife|(?:his|her|my|our|the|(?:chef|owner).s) (?:mother|father|mom|mum|dad|sons?|daughters?|uncle|aunt|cousins?)(?:'s)?|father and son|mother and daughter|herman[oa]s?|marido|mujer|esposa|(?:su|sus|mi|nuestr[oa]s?) (?:madre|mama|padre|papa|hij[oa]s?|ti[oa]s?|prim[oa]s?|niet[oa]s?)|freres?|soeurs?|mari|(?:sa|son|ses|leur|ma|mon) (?:mere|pere|maman|papa|fille|fils|tante|oncle)|fratell[oi]|sorell[ae]|marito|moglie|(?:sua|suo|la|mia|mio) (?:madre|mamma|padre|papa|figli[oa]|zi[oa])|bruder|schwestern?|geschwister|ehepaar|ehemann|ehefrau|(?:ihre?|seine?|meine?|unsere?)[rnms]? (?:mutter|mama|vater|papa|tochter|sohn|eltern|tante|onkel)",
  ),
  claim(
    'building',
    '(?:former|converted|restored|historic|old|landmarked) (?:church|chapel|barn|factory|bank|mill|warehouse|station|stables?|monastery|school|theater|theatre|garage|bakery|house|mansion|building)|antigu[oa] (?:iglesia|fabrica|convento|molino|almacen)|ancien(?:ne)? (?:eglise|usine|moulin|couvent|garage|grange)|(?:ex|antic[oa]|vecchi[oa]) (?:chiesa|fabbrica|convento|mulino|stalla)|ehemalige[nrs]? (?:kirche|fabrik|muhle|scheune|kloster|schule)|listed building|denkmalgeschutzt\\w*',
  ),
  claim('smoke', 'smoking|smokers?|fumadores|fumeurs|fumatori|raucher\\w*|hookah|shisha|cigars?'),
  address(
    'location',
    '(?:just )?off (?:the )?(?:highway|freeway|interstate|motorway|main (?:road|street|square))|downtown|old town|city cent(?:er|re)|historic (?:center|district|quarter)|steps (?:from|away)|minutes? (?:from|walk|away)|walking distance|blocks? (?:from|away)|next to|across from|opposite|around the corner|near the|nearby|close to the|corner of|uptown|midtown|suburbs?|seaside|beach|harbou?r|waterfront|train station|subway|casco antiguo|casco viejo|a un paso de|junto a|frente a|centre-ville|vieille ville|a deux pas|en face d\\w*|bord de mer|gare|centro storico|a due passi|di fronte|sul mare|stazione|stadtmitte|altstadt|innenstadt|stadtzentrum|gegenuber|in der nahe|neben dem|um die ecke|bahnhof|am (?:see|meer|fluss)',
  ),
  claim(
    'celebrities',
    'celebrit\\w+|hollywood|movie stars?|presidents?|royal(?:ty| family| warrant)|(?:fit for|served|cooked for) (?:a |the )?(?:kings?|queens?)|michelin[- ]trained|famous guests',
  ),
];
