import { anyOf, phrasesOf } from '../text/phrases.ts';

/** Behind a number: it is no price. Units, times, ages, people, shares, sizes, counts. */
export const UNIT_AFTER = new RegExp(
  `^(?:\\s{0,2}(?:a\\.?m\\b|p\\.?m\\b|%|°|º|['’]s\\b|st\\b|nd\\b|rd\\b|th\\b|"|''|:\\d|h\\d\\d\\b|/\\d{1,2}\\s?(?:lb|kg|l|dozen|doz|rack|pan|tray|chicken|pint)\\b|\\.?\\s?(?:de\\s)?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|june|july|october|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)\\b|x\\s?\\d|(?:for|por|pour|per|fur)\\s?[$€£\\d]|/7\\b|h\\b|hs\\b|hrs?\\b|uhr\\b|o'clock)|[\\s-]{0,2}(?:${[
    'and under|or under|& under|and over|percent|per cent|prozent|por ciento|off',
    'hours?|minutes?|mins?|min|seconds?|days?|nights?|weeks?|months?|years?|yrs?|yo|year-olds?|weeks?|decades?',
    'horas?|minutos?|dias?|semanas?|mes(?:es)?|anos?|heures?|jours?|semaines?|mois|ans?|annees?|ore|minuti|giorni|settiman[ae]|mesi|ann[io]|stunden?|minuten?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre',
    'seats?|stools?|tables?|people|persons?|pers|guests?|covers?|diners?|pax|kids|children|adults|friends|locals|staff|employees|rooms?|taps?|beers on|wines|locations?|restaurants?|shops?|generations?|ingredients?|recipes?|reviews?|stars?|followers?|spots|spaces|steps|stairs|blocks?|floors?|parties',
    'plazas|mesas|personas|comensales|ninos|grifos|generaciones|estrellas|resenas|couverts|places|tables|personnes|convives|enfants|generations|etoiles|avis|coperti|posti|tavoli|persone|bambini|generazioni|stelle|recensioni|platze|sitzplatze|tische|tischen|personen|gaste|kinder|generationen|sterne|bewertungen',
    'miles?|mi|km|kilometers?|kilometres?|meters?|metres?|metros|metres|metri|meter|m|ft|feet|sq|square|acres?|yards?',
    'paar|ml|cl|dl|l|liters?|litres?|oz|ounces?|g|gr|grams?|kg|kilos?|lbs?|pounds? of|inch(?:es)?|in\\.|cm|mm|kcal|calories|cal|abv|vol|proof|pints?',
    'ways?|layers?|courses?|pieces?|pcs?|pc|stuck|stk|stck|pezzi|piezas|uds?|unidades|portate|platos|plats|gange?|gangen|gang|sorts?|kinds?|types?|tipos|sortes|tipi|sorten|flavou?rs?|toppings?|sides|scoops?|bolas|boules|palline|kugeln|formaggi|quesos|fromages|cheeses|leches|stagioni|estaciones|saisons|spice|bean|grain|seed|cereales|x',
  ].join('|')})(?![a-z]|'[a-z]))`,
);

/** Before a number: it is no price. */
export const WORD_BEFORE =
  /(?<![a-z])(?:#|no\.?|nr\.?|n°|num\.?|number|since|est\.?|established|in|age[sd]?|aged|under|over|above|below|table|suite|unit|floor|route|highway|seats?|seating|fits?|serves|holds|sleeps|for|until|till|til|thru|vom|from|by|open|opens|closes?|at least|after|before|around|about|up to|max|maximum|minimum|tel\.?|phone|call|since|circa|dalle|alle|ore|shuts?|a las|las|les|orders?|letzter|einlass|seating|dinner|lunch|shop|box|km|apt|room|strasse|straße|weg|str\.?|allee|platz|gasse|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|[a-z]+days?|lun|mar|mer|mie|jeu|jue|ven|vie|sam|sab|dim|dom|gio|mo|di|mi|do|fr|sa|so|top|basement|level|stall|pier|bay|number|vol\.?|chapter|part|version|desde|en|mesa|telefono|hasta|depuis|en|tel|dal|nel|seit|ab|bis|um|von|vintage|via|rue|calle|local|piso|int\.?|dpto\.?|depto\.?|lote|puesto|stand|le|el|il|am|den)\s*$/;

/** Stand in the place of an amount. */
export const MARKET_PRICES = anyOf(
  phrasesOf(`
    m\\.?p\\.?; market price; mkt price; mkt; market; at market price; daily price; price on request; seasonal price
    s/m; p/m; s\\.m\\.; precio de mercado; precio segun mercado; segun mercado; a consultar; segun peso
    prix du marche; selon arrivage; selon le marche; selon cours; prix selon arrivage; sur demande
    prezzo di mercato; s\\.q\\.; a peso; secondo mercato; secondo disponibilita; al mercato
    tagespreis; nach tagespreis; auf anfrage; preis auf anfrage; nach gewicht`),
  'g',
);

/** Behind an amount: it is for each guest. */
export const PER_PERSON =
  /^\s{0,2}(?:\/\s?(?:person|pers\.?|pax|head|persona)|p\.?p\.?(?![a-z])|pp(?![a-z])|per (?:person|head|guest|pax)|a head|a person|a guest|each person|por persona|por cabeza|p\/p|par personne|\/ ?pers|par convive|par tete|a persona|a testa|per persona|cad(?:a|auno)|pro person|pro kopf|pro gast|pro pers\.?|par pers\.?(?![a-z])|per pers\.?(?![a-z])|por pers\.?(?![a-z])|a pers\.?(?![a-z])|p\.? ?p\.?(?![a-z])|p\. ?p(?![a-z]))/;

/** Behind an amount: what it buys. It stays part of the price as it is written. */
export const PER_UNIT =
  /^\s{0,2}(?:each|ea\.?(?![a-z])|apiece|a piece|per piece|per (?:kg|kilo|lb|pound|100 ?g|dozen|slice|glass|bottle|scoop)|\/ ?(?:kg|kilo|lb|100 ?g|100 ?gr|ud|pz|stk|stuck|dozen|dz|piece|pc|l)(?![a-z])|a (?:bag|box|loaf|jar|tray|pie|cup|pair|basket|dozen|kilo|pound|portion)|per (?:pair|bag|box|loaf|portion|serving|oz|item|skewer|bun|taco)|the dozen|(?:el|la) (?:pincho|tapa|racion|media racion|media|copa|botella|plato|jarra|cana)|la (?:docena|dozzina|douzaine|libra|bola|boule|part|porzione|fetta|pallina)|le (?:pot|kilo|litre)|les (?:100 ?g|100 grammes)|(?:al |all'|l')(?:chilo|etto|unita)|al (?:kg|kilo|chilo|litro|metro|plato|piatto)|il (?:pezzo|chilo)|(?:die|pro) (?:kugel|portion|scheibe|stange|tasse|flasche)|das (?:dutzend|paar|kilo)|pro (?:kilo|kg|liter|paar|dutzend)|a (?:slice|glass|pint|bottle|bowl|plate|scoop)|(?:el|por|al|le|the) (?:kilo|kg)|la (?:unidad|racion|piece|pieza)|l'uno|l'une|(?:la |una )?(?:copa|cana|jarra|bolee|pinte|pinta|porcion|portion)|le verre|(?:il |al )calice|al bicchiere|al vaso|au verre|im glas|by the glass|das glas|cad\.?|al pezzo|(?:das|pro) stuck|je|pro 100 ?g|plus|up|&\s?up|\+)(?![a-z])/;

/** Names of the parts of a price. */
export const VARIANT_LABEL =
  /(?:[¼½¾](?:\s?(?:lb|kg|l|dozen|doz))?|(?:for|para|pour|per|fur|x) (?:one|two|four|uno|dos|deux|quatre|due|quattro|zwei|vier|\d{1,2})|king|queen|lb|kg|\d{1,2}\s?(?:paar|p)|1\/[2468]|0[.,]\d{1,2}\s?l?|\d{1,2}\s?(?:pers\.?|personnes|personen|persone|personas|people|portions?)|(?:small|large|big|little|side|sharing|single|double|full|half|whole|main|starter|lunch|dinner|appetizer|family|kids?|adult|regular|snack) (?:plate|portion|size|bowl|order|pot|pan|tray|serving|bottle|glass|jug|box)|half[- ](?:gallon|liter|litre|pound)|quart|gallon|family(?: (?:pack|size|box|pan))?|individual|personal|jumbo|mini|junior|basket|loaf|mug|growler|can|draft|draught|tray|hot|iced|thick|thin|to share|starter|main|side|chic[oa]s?|mediano|vaso|jarra|jarrita|tubo|cana|doble|triple|simple|unidad|pieza|docena|media docena|1\/2 docena|entero|1\/2 racion|pincho|tapita|orden|media orden|litro|medio litro|1\/2 litro|individual|familiar|porcion|grandes?|pequen[oa]s|plato|taza|petits?|petites|moyen|grande?s?|grosse?s?|la part|part|entier|pot|piece|assiette|bol|demi-litre|demi-pichet|pinte|carafe|simple|douzaine|demi-douzaine|normale?|maxi|baby|porzione|mezza porzione|fetta|boccale|caraffa|mezzo litro|1\/2 litro|quarto|quartino|etto|tazza|singol[oa]|doppi[oa]|tripl[oa]|piccol[oe]|medi[oe]|grandi|kleine portion|große portion|halbe portion|normal|stuck|stk\.?|teller|tasse|kannchen|becher|kugel|paar|liter|dutzend|halber? liter|ganze[rs]?|riesig|\d{1,3}\s?(?:for|por|pour|per|fur)|1\/[24] ?(?:lb|kg|l|dozen|doz|chicken|rack|tray|pan|pint)|(?:half|full|quarter) lb|qtr\.?|quarter|dozen|doz|peq(?:ue)?|(?:extra )?small|medium|large|sml?|med|lrg?|lg|xl|xs|[sml]|half(?: portion| size| tray| dozen| pint| rack)?|full(?: portion| size| tray| rack)?|whole|single|double|triple|regular|reg|tall|grande|kids?|child|adult|cup|bowl|pint|glass|gl|bottle|btl|bot|carafe|pitcher|jug|slice|pie|platter|plate|piece|one|two|pequen[oa]|median[oa]|grande|media(?: racion)?|racion|tapa|entera?|copa|botella|bot|ch\.?|gde\.?|ch\.?|gde\.?|petite?|moyenne?|grande?|demi|entiere?|verre|bouteille|bout|pichet|piccol[oa]|medi[oa]|calice|bottiglia|bott|mezza|mezzo|intera|klein(?:e|er|es)?|mittel|gross(?:e|er|es)?|große?[rs]?|halbe?|ganze?|glas|flasche|fl|portion|porzione|\d{1,4}(?:[.,]\d{1,2})?\s?(?:ml|cl|dl|l|oz|g|gr|kg|lb|cm|in|inch|"|pcs?|pieces?|pc|uds?|pz|stk|st))/;

/** Said of an amount that is no dish: fees, minimums, reductions. They are house rules or private. */
export const NO_DISH = anyOf(
  phrasesOf(`
    corkage; cork fee; cover; cover charge; deposit; service charge; car park; (?<!(?:bread|tea|caviar|cheese|oyster) )service; gratuity; tips?; delivery; delivery fee; delivers?; shipping; minimum; min; min order
    minimum spend; minimum order; over(?! (?:rice|noodles|easy|pasta|greens|ice|toast|fries|potatoes|mash)); orders over; orders above; spend; spending; gift cards?; gift vouchers?; vouchers?; discount; off; save; parking; valet; entry; entrance; admission; ticket; tickets
    coperto; servizio; descorche; servicio; cubierto; envio; pedido minimo; aparcamiento; droit de bouchon; bouchon; livraison; korkgeld; lieferung; mindestbestellwert; gutschein; gutscheine; pfand; consegna; gedeck
    rent; lease; revenue; turnover; takings; budget; loan; salary; wages?; profit; average check; average spend; avg check; average ticket; per month; a month; monthly; alquiler; loyer; affitto; miete; umsatz; facturacion; chiffre d'affaires; fatturato
    phone; tel; telephone; telefono; telefon; fax; mobile; cell; whatsapp; room; suite; street; avenue; ave; blvd; boulevard; road; lane; calle; avenida; plaza; rue; place; via; piazza; platz; zip; po box
    born; birthday; anniversary; years?; age; ages; aged; kids under; under; seats; seating; capacity; staff; employees; followers; reviews; rating; ratings; rated; stars; google; yelp; tripadvisor; km; miles; minutes; sq ft; square feet
    mon; tue; tues; wed; thu; thur; thurs; fri; sat; sun; monday; tuesday; wednesday; thursday; friday; saturday; sunday; mondays; tuesdays; wednesdays; thursdays; fridays; saturdays; sundays; weekdays; weekends; daily; every day; hours; open; opens; closed; close; closes; opening
    lunes; martes; miercoles; jueves; viernes; sabado; sabados; domingo; domingos; abierto; cerrado; horario; lundi; mardi; mercredi; jeudi; vendredi; samedi; dimanche; ouvert; ferme; horaires; lunedi; martedi; mercoledi; giovedi; venerdi; sabato; domenica; aperto; chiuso; orari; montag; dienstag; mittwoch; donnerstag; freitag; samstag; sonntag; geoffnet; geschlossen; ruhetag; offnungszeiten`),
);

/** Before the first dish of a list in a sentence; it is no part of the name. */
export const LEAD_IN =
  /^(?:(?:so|and|also|plus|then|or|but|ok|okay|well|um|uh|hi|hello|hey|y|et|e|ed|und|o|oder|ou|dann|luego|tambien|anche|aussi|auch|pues|alors|allora|try|with|for|there's|theres|there is|there are|we(?:'re| are| also)? (?:do|have|serve|sell|offer|got|make|charge|doing|serving|selling)|we(?:'ve)? got|i (?:do|have|serve|sell|make|charge)|you can (?:get|have)|get|our(?: (?:famous|signature|popular|best ?sell(?:er|ing)s?|house))?|my(?: famous)?|the(?! (?:a la|vert|noir|glace|au|de))|a|an|some|your|prices?(?: are| is)?|menu is|items?|dishes|tenemos|hacemos|servimos|ofrecemos|vendemos|hay|nuestr[oa]s?|el|la|los|las|un|una|unos|unas|nous (?:avons|faisons|servons|proposons)|on (?:a|fait|sert|propose)|il y a|notre|nos|le|les|des|une|du|abbiamo|facciamo|serviamo|offriamo|proponiamo|c'e|ci sono|i|gli|lo|il|uno|nostr[oaie]|wir (?:haben|machen|servieren|verkaufen|bieten)|es gibt|bei uns gibt es|unser[ea]?|der|die|das|ein|eine|einen|den|famous|signature)\s+|(?:our |the |my )?(?:menu|prices?|price list|food|dishes|la carta|carta|menu|precios|prix|la carte|carte|prezzi|il menu|preise|speisekarte|karte|speisen)\s*(?:is|are|includes?|:|-)\s*|l'|gli |d')/;

/** Between the name and the amount. */
export const LINK_WORDS =
  /(?:[\s.·…_:=,>~(-]|(?<=[a-z)]\s)\d{1,2} (?:for|por|pour)|(?<=[\s.…:=,-])(?:at|for|is|are|costs?|goes for|only|just|now|priced at|from|each at|@|a|por|cuesta|cuestan|vale|valen|es|son|a solo|desde|pour|coute|est|sont|a partir de|des|per|costa|costano|viene|e|sono|(?<!sua )da|fur|kostet|kosten|zu|um|ab|nur|je|zum preis von|a solo))$/;
