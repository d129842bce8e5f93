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
    'walk[- ]?ins? only|only (?:take |accept |for )?walk[- ]?ins?|first come,? first served|(?:seats?|tables?|places?|stools?)(?: \\w+){0,4} (?:for|kept for|reserved for) walk[- ]?ins?|por orden de llegada|per ordine di arrivo',
  ),
  claim(
    'adults_only',
    '(?<!an? )adults[- ]only|grown-?ups[- ]only|over[- ](?:16|18|21)s? only|solo (?:para |per )?adult[oi]s?|(?:reserve|interdit) aux (?:adultes|mineurs|moins de \\d+)|nur (?:fur )?erwachsene',
  ),
  claim(
    'tips',
    '(?:tips?|gratuit(?:y|ies)|service(?: charge)?)(?: (?:is|are))?(?: always| already| not| never)? (?:included|added|expected|optional|refused|pooled)|no tipping|tip-free|(?:propina|servicio) (?:esta |ya )?incluid[oa]|(?:pourboire|service) (?:non )?(?:compris|inclus)|(?:servizio|mancia) (?:e )?(?:inclus[oa]|compres[oa])|trinkgeld (?:ist )?(?:inklusive|inbegriffen|enthalten)|kein trinkgeld',
  ),
  claim(
    'counter_seats',
    '(?:bar|counter)[- ](?:seat(?:s|ing)?|stools?)|(?:seats?|stools?) at (?:the|our) (?:bar|counter)|barhocker|(?:taburetes|sitios|plazas|lugares) en la barra|(?:places|tabourets) au comptoir|posti al banco(?:ne)?',
  ),
  claim(
    'shared_tables',
    'standing (?:room )?only|communal (?:tables?|seating)|shared tables? only|stehplatze|mesas? compartidas?|tables? d.hotes|tavol[oi] condivis[oi]|tavolate? comun[ei]',
  ),
  claim(
    'all_pets',
    'pets?(?= (?:are |very |always )?(?:welcome|allowed|permitted|ok(?:ay)?)(?![a-z]))|all (?:pets|animals)|mascotas(?= (?:bienvenidas|permitidas|son|admitidas))|animaux(?= (?:sont )?(?:bienvenus|acceptes|admis|autorises))|animali(?= (?:sono )?(?:ammessi|benvenuti|accettati))|haustiere(?= (?:sind )?(?:willkommen|erlaubt))',
  ),
  claim(
    'cats',
    'cats?(?= (?:are )?(?:welcome|allowed))|cat-friendly|bring (?:the|your) cats?|gatos?(?= (?:bienvenidos|permitidos))|chats?(?= (?:acceptes|bienvenus|admis))|gatti(?= (?:ammessi|benvenuti))|katzen(?= (?:sind )?(?:willkommen|erlaubt))',
    ['all_pets'],
  ),
  claim(
    'ready_made',
    [
      '(?:is|are|comes?|arrives?|son|esta|estan|viene|vienen|est|sont|arrive|e|sono|arriva|ist|sind|kommt|kommen) (?:all |always |mostly |deep-?)?(?:frozen|dried|canned|tinned|pre-?cooked|pre-?made|store-bought|bought[- ]in|brought in|microwaved|reheated|congelad[oa]s?|surgelee?s?|congelee?s?|surgelat[oaie]|congelat[oaie]|tiefgekuhlt|gefroren)(?! (?:in|with|over|solid))',
      '(?:from|de|du|dal|dalla|aus|aus dem|aus der) (?:(?:a|the|una?|1|la|le) )?(?:box|can|tin|packet|freezer|microwave|lata|congelador|microondas|congelateur|micro-?ondes|scatola|congelatore|microonde|dose|packung|tute|mikrowelle|tiefkuhl\\w+)',
    ].join('|'),
  ),
];
