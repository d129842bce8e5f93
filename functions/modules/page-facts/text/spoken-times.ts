/** Most lines have none. */
export const SPOKEN_SIGN =
  /noon|midday|midnight|half[ -]past|quarter (?:past|to)|o['’]?clock|halb |viertel |mittag|mitternacht|midi|minuit|mezzogiorno|mezzanotte|mediod|medianoche/i;

const HOURS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const SPOKEN = `(?:(?:(?:half|quarter)[ -](?:past|to)|halb|viertel (?:vor|nach)) )?(?:${HOURS}|\\d{1,2})(?: ?o['’]?clock| uhr)?|noon|midday|midnight|mittags?|mitternacht|midi|minuit|mezzogiorno|mezzanotte|mediod[ií]a|medianoche`;
const TIME = `(?:\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:[ap]\\.?m\\.?|uhr|h)?|${SPOKEN})`;
const UNTIL = '(?:[-–—~]|to|till?|until|bis|à|a|alle|alla|a las?|et)';
const SPOKEN_RANGE = new RegExp(
  `(?:^|[^\\p{L}\\d])${TIME}\\s{0,2}${UNTIL}\\s{0,2}${TIME}(?![\\p{L}\\d]|[.,]\\d|\\s?[€$£])`,
  'iu',
);

/** `noon until half past two`, `elf bis halb drei`: a span of time in words. */
export function saysSpan(line: string): boolean {
  return SPOKEN_SIGN.test(line) && SPOKEN_RANGE.test(line);
}
