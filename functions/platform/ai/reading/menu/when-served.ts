const FULL =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|weekdays?|weekends?|werktags|wochentags|entre semana|en semaine|le midi|le week-end|fines de semana|a pranzo|a mediodia|al mediodia|nel weekend)';
const SHORT =
  '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mer|jeu|ven|sam|dim|gio|mo|di|mi|do|fr|sa|so)\\.?';
const TO = '\\s?(?:-|to|bis|a|al|au|&|and|und|y|et|e|/)\\s?';
const CLOCK =
  '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|h|uhr)?\\s?(?:-|to|a|bis|till?)\\s?\\d{1,2}(?:[:.h]\\d{2}|\\s?(?:am|pm|h|uhr))(?:\\s?(?:am|pm|h|uhr))?';
const DAYS = `(?:(?:on |le |el |los |il |la |am |only |solo |nur )?${FULL}(?:${TO}${FULL})?|${SHORT}${TO}${SHORT})`;
const AT_END = new RegExp(
  `[\\s(,]((?:${DAYS}(?: only)?(?:,?\\s(?:von |from |de |dalle )?(?:${CLOCK}|\\d{1,2} bis \\d{1,2} uhr))?|(?:von |from |de |dalle )?${CLOCK}))\\)?$`,
);

const DAY_WORD = `(?:${FULL}|${SHORT}(?=\\s?(?:-|to |bis |a |al |au |&|and |und |y |et |e |/|:|,|\\d)))`;
const TIME_RANGE =
  '(?:from |de |dalle |von |ab )?\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|h|uhr)?\\s?(?:-|to|a|until|till|alle|bis)\\s?\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|h|uhr)?(?![a-z\\d])';
const ANYWHERE = new RegExp(
  `(?<![a-z\\d])(?:(?:${DAY_WORD}(?:${TO}(?:${FULL}|${SHORT})(?![a-z]))?(?:,\\s?(?:${FULL}|${SHORT})(?![a-z])){0,5}|daily|every day|all day)(?:,?\\s?${TIME_RANGE})?|${TIME_RANGE})`,
);

/** Where days and times stand in a folded text. */
export function whenIn(text: string): { start: number; end: number } | undefined {
  const found = ANYWHERE.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

/** "Menù fisso della domenica": the day belongs to the name. */
const OF = /\s(?:di|del|della|dei|de|du|des|of|for|vom|von|der|la|il|the)$/;

/** Where days or times stand at the end of a folded name that is more than them: "lunch menu Mon–Fri 12–2 pm". */
export function whenAtEnd(name: string): number | undefined {
  const found = AT_END.exec(name);
  if (found === null || found.index < 3 || OF.test(name.slice(0, found.index))) return undefined;
  return found.index;
}
