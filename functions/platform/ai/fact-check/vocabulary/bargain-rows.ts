import { type ClaimRow, date, offer } from './claim.ts';

/** What a text says of prices without naming one, and of dishes and offers that are there for a time; en, es, fr, it, de. */
export const BARGAIN_ROWS: readonly ClaimRow[] = [
  offer(
    'cheap',
    [
      '(?:most expensive|priciest)(?! (?:mistake|lesson))|cheap(?:ly)?|affordabl[ey]|inexpensive(?:ly)?|budget[- ](?:friendly|priced)|low[- ](?:priced|cost)|low prices|(?:great|good|excellent) value|value for money|bargains?|(?:fair|honest|reasonable|friendly|small) prices(?! to pay)|(?:is|are|it.s) a steal(?![ -]\\w)|(?:reasonably|fairly|modestly) priced|(?:easy|gentle|light|kind) (?:on|to) (?:the|your) (?:wallet|pocket|purse)|(?:won.t|without) break(?:ing)? the bank',
      'barat[oa]s?|(?:muy |precios? |menus? )economic[oa]s?|a buen precio|buenos precios|precios? (?:bajos?|asequibles?|justos?|populares)|asequibles?|relacion calidad[- ]precio',
      'pas chers?|pas cheres?|abordables?|(?:a )?(?:petits?|doux) prix(?! a payer)|prix (?:doux|mini|bas|raisonnables?|serres?)|bon marche|rapport qualite[- ]prix',
      'economic[oaie]|a buon (?:mercato|prezzo)|prezz[oi] (?:bass[oi]|onest[oi]|modic[oi]|contenut[oi])|rapporto qualita[- ]prezzo',
      'gunstige?[snr]?(?! gelegen)|preiswerte?[snr]?|billige[snr]?|(?:kleine|faire|niedrige)n? preisen?|preis-leistung\\w*|schnappchen',
    ].join('|'),
  ),
  offer(
    'cost_like',
    [
      '(?:for |costs? |priced )?(?:less|cheaper) than (?:an? |your |the )(?:\\w+ )?(?:coffee|latte|cappuccino|cocktail|pint|beer|sandwich|lunch|ticket|cab|taxi|parking|subscription)(?! (?:hour|break|line))|(?:at|for) the (?:price|cost) of (?:an?|1|your|half)|(?:for|costs?) (?:pocket|small|loose|spare) change|(?:for|costs?) (?:next to nothing|a fraction of)|dirt[- ]cheap|(?:yours|goes|going|sold) for (?:a song|pennies)|never (?:been |cost )(?:so|this|that) (?:cheap|little)|never cost (?:less|you less)',
      '(?:por|al) (?:el )?precio de (?:un|una|1)|por (?:4|2|3) (?:perras|duros|cuartos|chavos)|por calderilla',
      "(?:pour|au) (?:le )?prix d['e] ?(?:une?|1)|pour (?:3 fois rien|1 bouchee de pain|une bouchee de pain|quelques sous)",
      "al prezzo d(?:i |')(?:una?|1)|per (?:4|pochi|2) (?:soldi|spiccioli)",
      'zum preis (?:von |fur )?(?:eine[smr]?|1)|fur (?:ein )?(?:kleingeld|kleines geld)|fur (?:einen |1 )?apfel und (?:ein |1 )?ei',
    ].join('|'),
  ),
  offer(
    'money_saved',
    'sav(?:e|es|ing) (?:you )?(?:a few|a couple(?: of)?|several|some|a bit of|big|\\d+) (?:bucks|dollars|quid|euros|pounds|pennies|cents|cash|money)|ahorr\\w+ (?:1|un)os (?:cuantos )?euros|economis\\w+ quelques (?:euros|sous)|risparmi\\w* qualche (?:euro|soldo)|spar\\w* (?:ihr |du |sie )?(?:1|ein) ?paar euro',
    ['discount'],
  ),
  offer(
    'drink_included',
    [
      '(?:drinks?|coffee|tea|wine|beer|dessert|soup|salad|side|sides|fries|bread|refills?) (?:is |are |comes? )?(?:included|thrown in)|(?:throw|throws|throwing) in (?:a|an|1|your) (?:\\w+ )?(?:drink|coffee|tea|wine|beer|dessert|side)|(?:tax|tips?)(?: and (?:tax|tip))? included',
      '(?:bebida|cafe|postre|pan|copa|vino|refresco)s? (?:esta |va )?inclui?d[oa]s?|(?:con|incluye) (?:la |el )?(?:bebida|cafe|postre) incluid[oa]',
      '(?:cafe|boisson|dessert|vin|verre|pain)s? (?:est )?(?:compris|inclus|offert)e?s?',
      '(?:bevanda|bibita|caffe|acqua|dolce|vino|calice|coperto) (?:e )?(?:inclus[oa]|compres[oa])',
      '(?:getrank|kaffee|wasser|dessert|beilage|salat|suppe|espresso) (?:ist )?(?:inklusive|inbegriffen|inkl\\.?|dabei(?=[.!,]))',
    ].join('|'),
  ),
  offer(
    'with_compliments',
    "(?:with (?:the |our )?|the )compliments of (?:the |our )?(?:kitchen|house|chef|team)|with our compliments|courtesy of (?:the |our )(?:house|kitchen|chef)|(?:the )?(?:second|2nd|third|3rd|next|other) (?:\\w+ )?(?:is|are)(?:.s)? on us|(?:la|le) (?:2|deuxieme|seconde?|prochaine?) (?:est |c'est )?(?:pour nous|a nos frais)|(?:la|lo|il) (?:second[oa]|prossim[oa]) (?:l[oa] )?offriamo|(?:la|el) (?:segund[oa]|proxim[oa]) (?:la |lo )?(?:invitamos|ponemos|pagamos)|(?:der|die|das) (?:2|zweite|nachste) (?:\\w+ )?(?:geht|gehen) auf (?:uns|haus)",
    ['free'],
  ),
  offer(
    'half_for_group',
    '(?:students?|kids|children|seniors|locals|teachers|nurses|veterans|guests) (?:pay|pays) (?:half|less|nothing)|(?:estudiantes|ninos|jubilados) pagan (?:la )?(?:mitad|menos)|(?:etudiants|enfants) paient (?:la )?moitie|(?:studenti|bambini) pagano (?:la )?meta|(?:studenten|kinder|studierende|schuler) zahlen (?:nur )?die halfte',
    ['discount'],
  ),
  offer(
    'price_change',
    [
      'never (?:been )?cheaper|(?:dropped|lowered|raised|cut|slashed|halved|changed) (?:the |our |its |all )?prices?|(?:half|twice|double) (?:of )?what it (?:did|was|used)|(?:less|cheaper) than you(?:.d)? (?:think|expect)|(?:now|even|suddenly|finally|much) cheaper|cheaper (?:than (?:ever|before|last|it was|it used|usual)|now|today|this (?:week|month))|(?:was|were|cost|used to be|used to cost) (?:a (?:bit|little) )?(?:more|higher|pricier|dearer|double)(?= ?[.,;:!?]|$| (?:last|before|until|yesterday|once)(?![a-z]))',
      'prices? (?:has |have |is |are |just |never |will |won.t ){0,3}(?:go|goes|gone|went|going|stay|stays|stayed|dropped|drop|risen|rise|fallen|changed|frozen) ?(?:up|down|the same)?|price (?:drop|cut|freeze|rise|increase|hike)s?|(?:lower|new|reduced|old|same old) prices|prices? (?:is|are|were) (?:now )?(?:lower|higher|better|down|up)|(?:the )?same price (?:as|since)(?= (?:in|ever|always|before|last|\\d))|(?:twice|double|2 times) the \\p{L}+ (?:for|at) the (?:same )?price|down from(?= ?[$€£\\d])|marked down|(?:costs?|is|are) less than (?:an? |your )(?:morning )?(?:coffee|latte|cocktail|movie|cinema|ticket|sandwich)\\w*',
      '(?:costaba|valia|era) mas (?:car[oa]|antes)|(?:antes|la semana pasada) (?:costaba|valia) mas|ahora mas barat[oa]s?|(?:hemos )?(?:bajado|subido) (?:los )?precios?|bajada de precios|los precios de siempre',
      '(?:coutait|valait) plus(?: cher)?|etait plus chere?|(?:maintenant|desormais) moins chere?s?|moins chere?s? qu.avant|baisses? (?:de|des) prix',
      'costava(?:no)? di piu|(?:ora|adesso) (?:costa )?(?:di )?meno car[oa]|abbiamo (?:abbassato|alzato) i prezzi',
      '(?:war|kostete)(?: vorher| fruher| letzte woche)? (?:teurer|mehr)|fruher teurer|(?:jetzt|nun|diese woche) (?:gunstiger|billiger)|preise? (?:sind |ist )?(?:gesunken|gestiegen)',
    ].join('|'),
  ),
  date(
    'limited',
    [
      '(?:today|tonight|this (?:week|weekend|month|season|evening)) only|(?<!if )only (?:today|tonight|this (?:week|weekend|month|season|evening))(?! (?:is|was|were)(?![a-z]))|for a (?:limited|short) time|limited (?:time|edition|run|offer)(?! (?:friends|people|moods?|patience|company))|while (?:supplies|stocks?) lasts?|(?:offer|deal|price|special|sale|season)?(?: |^)?end(?:s|ing) soon|(?:offer|deal|special|promo\\w*|menu) (?:ends|expires|runs out)(?! (?:here|there|with)(?![a-z]))|last chance to (?:try|taste|order|get|catch|eat)|last days (?:of|for|to)|(?:1|one) (?:night|day|week|weekend) only|(?:final|last) (?:week|weekend|days) (?:for|to)|before (?:it|they)(?: is|.s| are|.re) (?:all )?gone|while you still can',
      'leav(?:es|ing) (?:the|our) menu|off (?:the|our) menu (?:soon|next)|(?:new|back) (?:on|to) (?:the|our) menu|back by (?:popular )?(?:demand|request)|(?:just|newly) added',
      'solo (?:hoy|esta (?:noche|semana)|este (?:fin de semana|mes))(?! (?:no|olvida))|tiempo limitado|edicion limitada|hasta agotar existencias|ultim[oa]s? (?:dias|semana) (?:de|para)(?! (?:trabajo|clases?|curso|vacaciones|mes|ano))|(?:nuev[oa]|de vuelta) en (?:la|nuestra) carta',
      "(?:aujourd'hui|ce soir|cette semaine|ce week-?end|ce mois-ci) (?:seulement|uniquement)|(?:seulement|uniquement) (?:aujourd'hui|ce soir|cette semaine|ce week-?end|ce mois)|(?:duree|serie|edition) limitee|jusqu'a epuisement des stocks|(?:derniers jours|derniere semaine) (?:pour|de)(?! (?:boulot|travail|cours|vacances|classe))|(?:nouveau|nouveaute|de retour) (?:a|sur) (?:la|notre) carte|quitte la carte",
      'solo (?:oggi|stasera|questa settimana|questo (?:week-?end|mese)|per poco tempo)|tempo limitato|edizione limitata|fino a esaurimento(?: scorte)?|(?:ultimi giorni|ultima settimana) (?:di|per)(?! (?:lavoro|scuola|vacanz\\w+|ferie))|(?:novita|nuov[oa]|torna) (?:nel|in) (?:menu|carta)',
      'nur noch (?:heute|diese woche|bis (?:sonntag|samstag|freitag)|wenige tage)|letzte woche (?:fur|mit)|nur (?:heute|diese woche|dieses wochenende|diesen monat|fur kurze zeit|kurze zeit)|solange (?:der )?vorrat reicht|begrenzte zeit|limitierte[snr]?|(?:neu|wieder) auf (?:der|unserer) karte',
    ].join('|'),
  ),
];
