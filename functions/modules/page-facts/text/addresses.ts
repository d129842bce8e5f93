const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const ADDRESSES = [
  // 1 Broadway, Newark NJ
  new RegExp(
    `\\b\\d{1,5}[A-Z]? \\p{Lu}[\\p{L}\\d .']{2,40}, [\\p{L} .']{2,30},? (?:${STATES})(?![\\p{L}])`,
    'u',
  ),
  /\bcorner of [\p{L}\d .']{1,30} (?:&|and) [\p{L}\d.']/iu,
  // Prinsengracht 112, 1015 EA Amsterdam
  /\p{L}{3}[.,]? \d{1,4}[a-z]?(?:, ?| ?[-–—] ?)(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? \p{Lu}\p{L}/u,
  // One Beacon Street, Suite 100, Boston, MA 02108
  new RegExp(`\\p{L}{3}, (?:${STATES}),? \\d{5}(?!\\d)`, 'u'),
  // Church Lane, Greetham, Rutland LE15 7NJ
  /\p{L}{3},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u,
  /(?:^|[^\p{L}])(?:rua|avenida|av\.|praça|travessa|alameda) \p{Lu}[\p{L} .']{1,40},? ?\d{1,5}/iu,
  /〒\s?\d{3}-\d{4}|地址|\p{Script=Han}[路街道巷]\s?\d{1,5}\s?[号號]/u,
  /\b\d{1,5}[A-Z]? (?:[\p{L}\d.']{1,20} ){1,4}(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|hwy|highway|pkwy|parkway|pl|place|sq|square|way|court|ct|terrace|crescent|mews|parade)\b/iu,
  /\b(?:calle|c\/|avenida|avda\.?|av\.|plaza|paseo|carrer|passeig|plaça|avinguda|rambla|via|viale|corso|piazza|piazzale|largo)\s(?:[\p{L}.']{1,20}[ ,]{1,2}){1,5}\d{1,4}\b/iu,
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|chemin|route|impasse)\s\p{L}/iu,
  /(?:\p{L}(?:str\.|stra(?:ß|ss)e|weg|platz|allee|gasse|ufer|damm|straat|gracht|laan|gatan|vägen|gade|vej)|\p{L} (?:stra(?:ß|ss)e|allee|platz)) \d{1,4}[a-z]?(?![\p{L}\d])/iu,
];

/** Whether a line says where a house stands, as its country writes addresses. */
export function isAddress(line: string): boolean {
  return ADDRESSES.some((address) => address.test(line));
}
