/** What is made on the day is fresh. */
export const MADE_DAILY =
  /(?<![a-z])(?:(?:made|baked|rolled|cooked|prepared|cut) (?:here |fresh |by hand )?(?:each|every) (?:morning|day)|(?:made|baked|rolled) daily|(?:hech|hornead|amasad)[oa]s? cada (?:manana|dia)|(?:fait|cuit|roule|petri)e?s? (?:chaque (?:matin|jour)|tous les (?:matins|jours))|(?:fatt|sfornat|tirat)[oaie] ogni (?:mattina|giorno)|(?:jeden (?:morgen|tag)|taglich) (?:gemacht|gebacken|gerollt))(?![a-z])/;

/** What has to be ordered before one comes. */
export const MADE_TO_ORDER =
  /(?<![a-z])(?:(?:call|order|book|reserve|tell us)\w* (?:\w+ ){0,3}(?:ahead|before|in advance)|the day before|por encargo|se encarga|dia (?:anterior|antes)|antelacion|sur commande|la veille|a l'avance|su ordinazione|il giorno prima|in anticipo|auf (?:vor)?bestellung|vorbestell\w*|am vortag|im voraus)(?![a-z])/;

/** Where guests can sit or stand without a table. */
export const HAS_COUNTER =
  /(?<!\p{L})(?:counters?|\p{L}*bar|pub|barra|comptoir|zinc|banco(?:ne)?|theke|tresen)(?![a-z])/u;

/** Who takes cash only takes no cards. */
export const CASH_ONLY =
  /(?<![a-z])(?:cash only|(?:only|nur|solo|solamente|unicamente|uniquement|seulement) (?:\w+ ){0,2}(?:cash|bargeld|barzahlung|bar|efectivo|especes|liquide|contanti))(?![a-z])/;

/** Words of a price that is lower for somebody. */
export const SAVES =
  /(?<![a-z])(?:save|off|less|spar\w*|gunstiger|ahorr\w*|menos|risparmi\w*|meno|economis\w*|moins)(?![a-z])|\d ?%/;
