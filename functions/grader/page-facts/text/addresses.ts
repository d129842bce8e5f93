const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai.?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming';
const NUMBER = '(?:\\d{1,5}[A-Z]?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)';
const ADDRESSES = [
  // 1 Broadway, Newark NJ
  new RegExp(
    `\\b\\d{1,5}[A-Z]? \\p{Lu}[\\p{L}\\d .']{2,40}, [\\p{L} .']{2,30},? (?:${STATES})(?![\\p{L}])`,
    'u',
  ),
  /\bcorner of [\p{L}\d .']{1,30} (?:&|and) [\p{L}\d.']/iu,
  // Prinsengracht 112, 1015 EA Amsterdam
  /\p{L}{3}[.,]? \d{1,4}[a-z]?(?:, ?| ?[-–—] ?)(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? \p{Lu}\p{L}/u,
  // 55 Plaza, Dayton, Ohio; One South Wabash, Chicago, IL
  new RegExp(
    `(?:^|[^\\p{L}\\d])${NUMBER} \\p{Lu}[\\p{L}\\d .'#]{2,40},(?: [\\p{L}\\d .'#-]{2,20},)? [\\p{L} .'-]{2,30},? (?:${STATE_NAMES}|${STATES})(?:,? \\d{5}(?:-\\d{4})?)?(?=$|[^\\p{L}\\d ]|,? USA?\\b)`,
    'u',
  ),
  // One Beacon Street, Suite 100, Boston, MA 02108
  new RegExp(`\\p{L}{3},? (?:(?:${STATES}),?|(?:${STATE_NAMES}),?) \\d{5}(?!\\d)`, 'u'),
  // Church Lane, Greetham, Rutland LE15 7NJ
  /(?:\p{L}{3},? |^)[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u,
  // 12 Côte de la Montagne, Québec, QC G1K 4E4
  /\p{L}{2},? [A-Z]{2},? [A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u,
  /(?:^|[^\p{L}])(?:rua|avenida|av\.|praça|travessa|alameda) \p{Lu}[\p{L} .']{1,40},? ?\d{1,5}/iu,
  /〒\s?\d{3}-\d{4}|地址|\p{Script=Han}[路街道巷]\s?\d{1,5}\s?[号號]/u,
  /\b\d{1,5}[A-Z]? (?!(?:years?|min(?:ute)?s?|miles?|blocks?|steps|hours?|days?|locations?)\b)(?:[\p{L}\d.']{1,20} ){1,4}(?:st|street|ave|avenue|blvd|boulevard|rd|road|ln|lane|hwy|highway|pkwy|parkway)\b/iu,
  // Ambiguous street words count only in names with capitals.
  /\b\d{1,5}[A-Z]? (?:(?:\p{Lu}|\d)[\p{L}\d.']{0,20} ){1,4}(?:D(?:r|R|rive|RIVE)|P(?:l|L|lace|LACE|lz|LZ|laza|LAZA)|S(?:q|Q|quare|QUARE)|W(?:ay|AY|harf|HARF)|C(?:t|T|ourt|OURT|ir|IR|ircle|IRCLE|rescent|RESCENT|lose|LOSE)|T(?:errace|ERRACE|rail|RAIL|urnpike|URNPIKE|pke|PKE)|M(?:ews|EWS)|P(?:arade|ARADE|ike|IKE|ier|IER)|Row|ROW|Loop|LOOP|Quay|QUAY|Alley|ALLEY|Gardens|GARDENS|Bypass|BYPASS|Landing|LANDING)\b/u,
  // 300 Broadway; 1099 Route 46 West
  /\b\d{1,5} (?:[NSEW]\.? |(?:North|South|East|West) )?Broadway\b|\b\d{1,5} (?:[NSEW]\.? )?(?:US|U\.S\.|State|County|Old)? ?(?:Route|Rte\.?|Rt\.?|Hwy\.?|Highway) \d{1,4}\b/u,
  /\b(?:calle|c\/|avenida|avda\.?|av\.|plaza|paseo|carrer|passeig|plaça|avinguda|rambla|via|viale|corso|piazza|piazzale|largo)\s(?:[\p{L}.']{1,20}[ ,]{1,2}){1,5}\d{1,4}\b/iu,
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|chemin|route|impasse)\s\p{L}/iu,
  /(?:\p{L}(?:str\.|stra(?:ß|ss)e|weg|platz|allee|gasse|ufer|damm|straat|gracht|laan|gatan|vägen|gade|vej)|\p{L} (?:stra(?:ß|ss)e|allee|platz)) \d{1,4}[a-z]?(?![\p{L}\d])/iu,
];

/** `50674 Köln`, below `Am Markt 3`. */
const TOWN = /^(?:(?:D|A|CH|F|I|E|B|NL|L)[- ])?\d{4,5} \p{Lu}[\p{L} .'’/()-]{2,40}$/u;
const HOUSE = /^[\p{L}.'’ -]{3,40} \d{1,4} ?[a-z]?,?$|^\d{1,4},? (?:bis |ter )?\p{L}[\p{L}.'’ -]{3,40},?$/u;

/** Finds addresses line by line. The format of the first one is tried first, because a site uses one format. */
export class AddressFinder {
  #own: RegExp | undefined;

  /** Returns the words of an address, with the line above if the town is on its own line. */
  next(line: string, above: string): string | undefined {
    if (this.#own !== undefined) return this.#own.test(line) ? line : undefined;
    if (TOWN.test(line) && HOUSE.test(above)) return `${above.replace(/,$/, '')}, ${line}`;
    this.#own = ADDRESSES.find((address) => address.test(line));
    return this.#own === undefined ? undefined : line;
  }
}
