import type { ToldBetween } from './told-words.ts';

const FOOD =
  '(?:ei|eier|eiern|milch|sahne|butter|kase|quark|nuss|nusse|nussen|erdnusse|mandeln|haselnusse|weizen|mehl|gluten|soja|fisch|meeresfruchte|fleisch|schweinefleisch|schweineschmalz|speck|zucker|salz|alkohol|sesam|laktose|zwiebeln?|knoblauch|senf|sellerie|zusatzstoffe)';
const HOUSE = '(?:wir|kuche|turen?|tur|herd|ofen|grill|laden|haus|lokal|bude|theke|koche|team|bei uns)';

export const GERMAN_TOLD: ToldBetween = {
  told: {
    time: [
      '(?:schliess\\p{L}*|pausier\\p{L}+|(?:kuche|wir|ofen|herd|grill|haus|laden) (?:schlaf|ruh)\\p{L}*|(?:schlaf|ruh)\\p{L}* (?:wir|die kuche|der ofen|der herd))(?: (?:hier|bei uns|unsere|ihre|die|das|den|wir|der|turen?|kuche|laden)){0,3} (?:nie|niemals|nimmer|fast nie)',
      `${HOUSE}(?: \\p{L}+){0,4} (?:nie|niemals|nimmer|kein\\p{L}*)(?: \\p{L}+)? (?:zu|dicht|pause|frei|feierabend|schluss|ruhetag\\p{L}*|ruhe|urlaub|aus|kalt|still|dunkel|geschlossen|abgeschlossen)`,
      '(?:kein\\p{L}*|ohne) (?:ruhetag\\p{L}*|schliesstag\\p{L}*|sperrstunde|feierabend|betriebsferien|betriebsurlaub|ladenschluss|unterbrechung)',
      '(?:nie|niemals) (?:geschlossen|zu(?=[.,!]|$)|ruhetag|feierabend|dicht|zugesperrt)',
      '(?:wir sind|sind wir|seid ihr|ist|bin ich|steht|stehen)(?: \\p{L}+){0,2} (?:immer|stets|jederzeit|allzeit) (?:da|hier|fur (?:dich|euch|sie) da|offen|geoffnet|auf|erreichbar|jemand|wer)',
      'bis (?:spat|open end|in die (?:spate )?nacht|tief in die nacht|zum (?:morgengrauen|sonnenaufgang|sonnenuntergang))|open end|(?:im|ab|vor|bei|seit) (?:dem )?(?:morgengrauen|sonnenaufgang|sonnenuntergang)',
      '(?:immer|stets|jederzeit|durchgehend|taglich|spontan immer) (?:offen|geoffnet|besetzt|erreichbar|warme kuche)|durchgehend',
      'rund um die uhr|(?:bei )?tag und nacht|zu jeder (?:zeit|stunde|tageszeit|uhrzeit)|(?:brennt|brennen)(?: \\p{L}+){0,2} (?:licht|lichter)|geht (?:immer|jederzeit) (?:jemand|wer|1r)|auch (?:nachts|spatabends)',
    ],
    address: [
      '(?:nur )?(?:1|ein) ?paar (?:schritte|minuten|meter|gehminuten) (?:von|zur|zum|bis|vom)|(?:mitten|direkt) (?:in der (?:alt|innen)stadt|am \\p{L}+(?:platz|bahnhof|ufer|dom|fluss))',
    ],
    allergen: [
      `${FOOD} (?:bleib\\p{L}*|muss\\p{L}*|darf|durfen|hat|haben|kommt|kommen|gehort|gehoren|sucht|suchst|findet|findest|braucht|gibt)(?: \\p{L}+){0,6} (?:draussen|weg|aussen vor|raus|nicht|nie|niemals|nichts|vergeblich|vergebens|fern)`,
      `(?:kommt|kommen|gehort|steckt|stecken|landet|ist|brauch\\p{L}*|verwend\\p{L}*|nehm\\p{L}*)(?: \\p{L}+){0,3} kein\\p{L}* ${FOOD}`,
      `verzicht\\p{L}+(?: \\p{L}+){0,4} auf ${FOOD}|auf ${FOOD}(?: \\p{L}+){0,3} verzicht\\p{L}*`,
      `lass\\p{L}*(?: \\p{L}+){0,2} ${FOOD} (?:weg|draussen|aus)`,
      `(?:kein\\p{L}*|ohne) (?:1 |ein\\p{L}* )?(?:einzig\\p{L}* )?(?:spur|spuren|tropfen|hauch|gramm|korn|kornchen|prise) (?:von |an )?${FOOD}`,
      `(?:ganz |vollig |komplett )?ohne (?:jed\\p{L}+ )?${FOOD}(?! (?:geht|kann|lauft|ware))`,
      `(?:fur|bei) (?:\\p{L}+ )?(?:zoliakie|veganer|vegetarier|allergiker)\\p{L}*|(?:wer|auch wenn du|falls du) (?:kein\\p{L}* )?${FOOD} (?:isst|vertragt|meidet|mag)`,
    ],
    price: [
      '1 zahlen,? (?:2|3) \\p{L}+|freundschaftspreis',
      '(?:zum|fur den|derselbe|der gleiche|den gleichen) (?:gleichen |selben )?preis|(?:gunstiger|billiger|teurer) als',
      '(?:1|eins|eine[rs]?) pro (?:tisch|person|gast|nase|bestellung|besuch)|nur (?:fur )?(?:neue (?:gaste|kunden)|neukunden)|nur (?:vor ort|im haus|zum mitnehmen|bei abholung)|nicht kombinierbar|bei jeder bestellung|wer zuerst kommt',
      "(?:geht|gehen) (?:auf uns|aufs haus)|(?:gibt's|gibt es|bekommst du|schenken wir)(?: \\p{L}+){0,3} (?:dazu geschenkt|obendrauf|umsonst|geschenkt)|umsonst|geschenkt(?= dazu)|zum preis von (?:1|einem|einer|einem)|so ?viel du (?:willst|magst|kannst)|so ?viel (?:ihr|sie) (?:wollt|wollen|konnt)|zum halben preis|halber preis",
    ],
    phone: [
      'durchwahl \\d|(?:kostenlose|gebuhrenfreie)\\p{L}* (?:nummer|hotline|anruf)|hotline|(?:per )?fax',
      '(?:schreib\\p{L}*|simse?|sms|nachricht)(?: \\p{L}+){0,3} (?:an|unter|auf)(?= [\\d+(])|per (?:sms|whatsapp) (?:an|bestell\\p{L}*|reservier\\p{L}*|unter)',
    ],
    date: [
      'seit (?:generationen|eh und je|jeher|immer|ewig\\p{L}*|langem|jahrzehnten|jahren|der ersten stunde|anfang an|grossmutters zeiten|menschengedenken)|von jeher|schon immer|wie eh und je',
      '(?:nur|bloss)(?: noch)? (?:diese|dieser|diesen|dieses|bis|heute|kurz|wenige|fur kurze)(?: \\p{L}+)?|nachste woche|nachsten monat|diese woche(?= |:|,|$)|(?:ab sofort|neu) (?:auf der|auf unserer) karte|von der karte|solange der vorrat|letzte chance|wieder da|zuruck auf der karte',
    ],
    award: [
      '(?:jury|kritik|presse|zeitungen|fuhrer|gastrofuhrer|tester)(?: \\p{L}+){0,3} (?:lob\\p{L}*|empfiehlt|empfehlen|schreib\\p{L}*|schwarm\\p{L}*|liebt|lieben|gewahlt|gelistet)|gelistet|unter den (?:besten|top)|gekront\\p{L}*|pramier\\p{L}*|ausgelobt',
    ],
    review: [
      '(?:alle|jeder|viele|gaste|kunden|stammgaste|munchner|berliner|wiener|nachbarn|die leute|man|halb \\p{L}+|ganz \\p{L}+|die (?:ganze )?(?:stadt|nachbarschaft)|das (?:ganze )?viertel)(?: \\p{L}+)? (?:spricht|sprechen|redet|reden|schwarmt|schwarmen|schwort|schworen|sagt|sagen|lieben|liebt|nennen|nennt|loben|lobt|bestellen|kommen (?:dafur|wieder|immer))',
      '(?:von dem|von der|von denen|uber den|uber die|uber das) (?:ganz|halb|alle|die ganze|der ganze|jeder|man)(?: \\p{L}+)? (?:spricht|sprechen|redet|reden|schwarmt|schwarmen)|(?:unsere|die) (?:gaste|kunden|stammgaste)(?: \\p{L}+)? (?:nenn|lieb|sag|schwor|schwarm|bestell|komm|lob|frag|wahl)\\p{L}*|(?:die|den|das|der) (?:alle|jeder) (?:lieben|liebt|wollen|will|bestell\\p{L}*)|der stadt(?=[.,!]|$)|stadtgesprach',
    ],
  },
  beforePrice: [
    "(?:beide[sn]?|beide zusammen|beides zusammen|zusammen|gemeinsam|alles|alle (?:\\d|beide|zusammen)|das paar|im paar|im doppelpack|als set|im set)(?: gibt's| gibt es| bekommst du| schon| nur| zusammen| kostet| kosten| macht)* ?(?:fur|um|zu|nur|schon fur|nur fur|ab)?",
    '(?:ab|schon ab|bereits ab|fur je|je|jeweils|statt|anstatt|nur halb|die halfte von|halb|unter|weniger als|gunstiger als|billiger als|mehr als|nicht|nicht mehr|fruher|sonst|normalerweise|bis zu|hochstens|das doppelte von|doppelt|zum halben preis von|rabatt auf)',
  ],
  behindPrice: [
    'fur (?:beide[sn]?|alle\\p{L}*|alles|das (?:paar|duo|set)|die runde|2|den ganzen tisch|zusammen)|je(?:weils|de[rsn]?)?|pro (?:person|kopf|stuck|paar|nase)|zusammen|insgesamt|alles zusammen|fur zwei|inklusive|inkl|mit (?:getrank|beilage|dessert|nachspeise|kaffee)|geschenkt|rabatt|gunstiger|weniger|und weniger|egal (?:welche\\p{L}*|wofur|ob)|so oder so|zu zweit',
  ],
};
