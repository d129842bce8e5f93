import { type ClaimRow, claim } from './claim.ts';

/** What a house asks of its guests and where it seats them, and what it makes itself; en, es, fr, it, de. */
export const RULE_ROWS: readonly ClaimRow[] = [
  claim(
    'booking_required',
    [
      '(?:reservations?|bookings?|booking ahead|reserving)(?: (?:is|are))?(?: strictly| absolutely)? (?:required|essential|mandatory|compulsory|obligatory|necessary|a must|only)(?! (?:for )?(?:fun|joy|happiness))',
      '(?:by|with) (?:reservation|appointment|booking) only|reservation-only|only (?:by|with) (?:a )?(?:reservation|booking)|(?:you|guests) (?:must|have to|need to) (?:book|reserve)(?! (?:a|the|your) (?:baby-?)?sitter)',
      'solo con reserva|unicamente con reserva|(?:reserva|reservar|reservacion)(?: previa)? (?:es )?(?:obligatori[oa]|imprescindible|necesari[oa])|(?:hay que|es necesario|es imprescindible|es obligatorio|debes|tienes que) reservar',
      '(?:uniquement|seulement) sur reservation|sur reservation (?:uniquement|seulement|obligatoire)|reservations? (?:est |sont )?(?:obligatoires?|indispensables?|necessaires?|exigees?)|(?:il faut|vous devez) reserver',
      '(?:solo|soltanto|esclusivamente) su prenotazione|prenotazione (?:e )?(?:obbligatoria|necessaria|indispensabile)|(?:bisogna|occorre|e necessario) prenotare',
      'nur (?:mit|nach|auf) (?:vorheriger )?(?:reservierung|anmeldung|voranmeldung|vorbestellung)|reservierung(?:en)? (?:ist |sind )?(?:erforderlich|notwendig|pflicht|zwingend)|reservierungspflicht',
    ].join('|'),
  ),
  claim(
    'walk_ins_only',
    'walk[- ]?ins? only|only (?:take |accept |for )?walk[- ]?ins?|first come,? first served|por orden de llegada|per ordine di arrivo',
  ),
  claim(
    'dogs_out',
    'leave (?:the|your) (?:dogs?|pups?|pets?) (?:at home|outside)|(?:dogs?|pets?) (?:must )?(?:stay|wait|remain)s? (?:outside|at home)|hunde? (?:muss|mussen|bleiben|bleibt) (?:leider )?draussen|perros? (?:se quedan?|esperan?) fuera|chiens? (?:restent?|attendent?) dehors|cani (?:restano|aspettano) fuori',
  ),
  claim(
    'waiting_list',
    "wait(?:ing)?[- ]lists?|waitlists?|listas? de espera|listes? d'attente|lista d'attesa|wartelisten?",
  ),
  claim(
    'booking_way',
    '(?:reservations?|bookings?)(?: (?:are|is))?(?: \\w+)? (?:online|by phone|in person|by e-?mail) only|(?:online|phone) (?:reservations|bookings) only|no (?:phone|online) (?:reservations|bookings)',
  ),
  claim(
    'walk_in_seats',
    '(?:seats?|tables?|places?|stools?)(?: (?!are|is)\\w+){0,3}(?: are| is)?(?: kept| held| reserved| left)? for walk[- ]?ins?',
  ),
  claim(
    'adults_only',
    '(?<!an? )adults[- ]only|grown-?ups[- ]only|over[- ](?:16|18|21)s? only|solo (?:para |per )?adult[oi]s?|(?:reserve|interdit) aux (?:adultes|mineurs|moins de \\d+)|nur (?:fur )?erwachsene',
  ),
  claim(
    'tips',
    '(?:tips?|gratuit(?:y|ies)|service(?: charge)?)(?: (?:is|are))?(?: always| already| not| never)? (?:included|added|expected|optional|refused|pooled)|no tipping|tip-free|tips (?:go|are (?:shared|split|pooled))|(?:propina|servicio)(?: no)? (?:esta |ya )?incluid[oa]|prices? includ(?:es?|ing) (?:tax|service|vat|tips?|gratuity)|(?:pourboire|service)(?: est| n.est pas)? (?:non )?(?:compris|inclus)|(?:servizio|mancia) (?:e )?(?:inclus[oa]|compres[oa])|(?:trinkgeld|bedienung|service) (?:ist )?(?:inklusive|inbegriffen|enthalten)|kein trinkgeld|sin propina|propina (?:obligatoria|voluntaria|aparte)',
  ),
  claim(
    'counter_seats',
    '(?:chef.s|kitchen|tasting|sushi|oyster|raw) (?:counter|bar)|(?:bar|counter)[- ](?:seat(?:s|ing)?|stools?)|(?:seats?|stools?) at (?:the|our) (?:bar|counter)|barhocker|(?:taburetes|sitios|plazas|lugares) en la barra|(?:places|tabourets) au comptoir|posti al banco(?:ne)?',
  ),
  claim(
    'shared_tables',
    'standing (?:room )?only(?=[.,;:!?]|$)|communal (?:tables?|seating)|shared tables? only|stehplatze|mesas? compartidas?|tables? d.hotes|tavol[oi] condivis[oi]|tavolate? comun[ei]',
  ),
  claim(
    'all_pets',
    'pets?(?= (?:are |very |always )?(?:welcome|allowed|permitted|ok(?:ay)?)(?![a-z]))|all (?:pets|animals)|animals?(?= (?:are )?(?:welcome|allowed|outside|inside))|mascotas(?= (?:bienvenidas|permitidas|son|admitidas))|animaux(?= (?:sont )?(?:les )?(?:bienvenus|acceptes|admis|autorises))|animali(?= (?:sono )?(?:ammessi|benvenuti|accettati))|haustiere(?= (?:sind )?(?:willkommen|erlaubt))',
  ),
  claim(
    'cats',
    'cats?(?= (?:are )?(?:welcome|allowed))|cat-friendly|bring (?:the|your) cats?|gatos?(?= (?:son )?(?:bienvenidos|permitidos))|chats?(?= (?:sont )?(?:les )?(?:acceptes|bienvenus|admis))|gatti(?= (?:sono )?(?:ammessi|benvenuti))|katzen(?= (?:sind )?(?:willkommen|erlaubt))',
    ['all_pets'],
  ),
  claim(
    'deposit',
    'deposits?(?= (?:is|are|of|required|per|to|holds?|will)(?![a-z]))|(?:pay|leave|take|ask for|with) (?:a |1 )?deposit|prepa(?:y|id|yment)|cancell?ation fees?|no-show fees?|(?:credit )?cards? (?:holds?|is needed|required) (?:the|a|your|to)|senal por (?:persona|mesa)|acompte|arrhes|caparra|anzahlung\\w*',
  ),
  claim(
    'table_holding',
    'tables? (?:are|is) (?:only )?held|(?:we|and) (?:only )?hold (?:no |your |the |a )?tables?|complete parties',
  ),
  claim(
    'notice',
    "(?:call|book|reserve|order|let us know) (?:at least )?(?:an? |\\d+ )(?:day|hour|week)s? (?:ahead|before|in advance)|\\d+ (?:days?|hours?|weeks?)'? notice|con (?:\\d+|una?) (?:dias?|horas?) de antelacion|(?:\\d+|une?) (?:jours?|heures?) a l'avance|(?:\\d+|una?) (?:giorn[io]|or[ae]) (?:prima|di anticipo)|(?:\\d+|einen) (?:tage?|stunden?) (?:vorher|im voraus|vorab)",
  ),
  claim(
    'checks',
    'no (?:personal )?che(?:ck|que)s|(?:personal )?che(?:ck|que)s (?:are )?(?:accepted|welcome|not)|(?:accept|take) (?:euros|dollars|pounds|pesos)',
  ),
  claim(
    'bills',
    '(?:split|separate|individual) (?:bills?|checks?|tabs?)|cuentas? separadas?|additions? separees?|conti separati|getrennte rechnung\\w*',
  ),
  claim(
    'service_style',
    '(?:table|counter) service|self-service|order at the (?:counter|bar|till|window)|servicio (?:en mesa|de mesa)|autoservicio|service a table|servizio al tavolo|selbstbedienung|bedienung am tisch',
  ),
  claim(
    'order_by',
    '(?:order|book|reserve)s? (?:by|via|over|through) (?:text|sms|whatsapp|message|e-?mail|dm|instagram|facebook)',
  ),
  claim(
    'dress',
    '(?:shorts|flip-flops|sneakers|trainers|sandals|hats|caps|sportswear|beachwear)(?: are)?(?: not)? (?:allowed|welcome|permitted|fine|ok)|(?:ask|prefer|require|request)\\w* (?:for )?(?:jackets?|ties)|collared shirts?|(?:shirts?|ties?) required|no (?:shorts|flip-flops|sneakers|trainers|sandals|sportswear|beachwear)',
  ),
  claim(
    'children',
    'play (?:corner|area|room)s?|kids. corner|spielecken?|coin jeux|strollers?|prams?|booster(?: seats?|s)|crayons|changing (?:tables?|stations?)|half portions?|cochecitos?|poussettes?|passeggin[oi]|kinderwagen',
  ),
  claim(
    'view',
    '(?:windows?|tables?|terrace|patio|room) (?:that )?(?:looks?|faces?|opens?) (?:out )?(?:onto|over|at|on to|on) (?:the|a)(?! (?:menu|world|future))',
  ),
  claim(
    'side_room',
    '(?:an?|the|our|1) (?:\\w+ )?(?:back|side|upstairs|second|wine|cellar|quiet) rooms?(?! (?:of|in) your)|nebenzimmer|nebenraum|reservado',
  ),
  claim(
    'own_craft',
    '(?:we|and) (?:cure|smoke|age|ferment|pickle|churn|grow|mill|brew|roast|bake|raise) (?:all )?(?:our|the) own|house[- ](?:cured|smoked|aged|fermented|pickled|churned|milled|brewed|roasted)|cast[- ]iron|finished at (?:the|your) table|simmer(?:s|ed|ing)? (?:all|for|over|since|until)',
  ),
  claim(
    'ready_made',
    [
      '(?:is|are|comes?|arrives?|son|esta|estan|viene|vienen|est|sont|arrive|e|sono|arriva|ist|sind|kommt|kommen) (?:all |always |mostly |deep-?)?(?:frozen|dried|canned|tinned|pre-?cooked|pre-?made|store-bought|bought[- ]in|brought in|microwaved|reheated|congelad[oa]s?|surgelee?s?|congelee?s?|surgelat[oaie]|congelat[oaie]|tiefgekuhlt|gefroren)(?! (?:in|with|over|solid))',
      '(?:frozen|canned|tinned|boxed|dried|store-bought) (?:pasta|bread|vegetables|gnocchi|ravioli|sauce|dough|fish|meat)|(?:pates|poissons?|viandes?|plats?|legumes) (?:surgele|congele)e?s?|(?:pasta|pesce|pane|verdure|carne) (?:surgelat|congelat)[aeo]|(?:pasta|pescado|pan|carne|verduras) congelad[oa]s?',
      'by machine|machine-(?:cut|made)|pressure cookers?|(?:from|de|du|dal|dalla|aus|aus dem|aus der) (?:(?:a|the|una?|1|la|le) )?(?:box|can|tin|packet|freezer|microwave|lata|congelador|microondas|congelateur|micro-?ondes|scatola|congelatore|microonde|dose|packung|tute|mikrowelle|tiefkuhl\\w+)',
    ].join('|'),
  ),
];
