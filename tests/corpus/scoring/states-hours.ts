import { WEEKDAYS } from '#shared/site/site-content.ts';
import { plainWords } from '../plain-words.ts';

/** Weekday names in the five languages, from Monday. */
const DAYS = [
  /^(?:mon|mondays?|lun|lunes|lundis?|lunedi|mo|montags?)$/,
  /^(?:tues?|tuesdays?|martes|mar|mardis?|martedi|di|dienstags?)$/,
  /^(?:wed|weds|wednesdays?|miercoles|mie|mercredis?|mer|mercoledi|mi|mittwochs?)$/,
  /^(?:thu|thurs?|thursdays?|jueves|jue|jeudis?|jeu|giovedi|gio|do|donnerstags?)$/,
  /^(?:fri|fridays?|viernes|vie|vendredis?|ven|venerdi|fr|freitags?)$/,
  /^(?:sat|saturdays?|sabados?|sab|samedis?|sam|sabato|sa|samstags?|sonnabends?)$/,
  /^(?:sun|sundays?|domingos?|dom|dimanches?|dim|domenica|so|sonntags?)$/,
];
const DAILY =
  /(?:^| )(?:daily|every ?day|7 days|seven days|all week|todos los dias|diario|cada dia|tous les jours|7 j 7|tutti i giorni|ogni giorno|taglich|jeden tag)(?: |$)/;
const TO = /^(?:to|through|thru|till|until|a|al|hasta|au|jusqu|bis)$/;
const WEEKEND =
  /(?:^| )(?:weekends?|week ends?|fines? de semana|finde|wochenende|am wochenende|fine settimana)(?: |$)/;
const WEEK = /(?:^| )(?:weekdays?|entre semana|en semaine|settimana|werktags?|unter der woche)(?: |$)/;
const CLOSED =
  /(?:^| )(?:closed|closes|shut|off|cerramos|cerrad[oa]s?|descanso|fermes?|fermee?s?|fermeture|chius[oaie]|chiusura|chiudiamo|geschlossen|ruhetage?|zu)(?: |$)/;
const NOON = /(?:^| )(?:noon|midday|mediodia|midi|mezzogiorno|mittags?)(?: |$)/;
const MIDNIGHT = /(?:^| )(?:midnight|medianoche|minuit|mezzanotte|mitternacht)(?: |$)/;

/** The days that a sentence names, with ranges expanded. */
function daysIn(sentence: string): Set<string> {
  const plain = plainWords(sentence);
  if (DAILY.test(plain)) return new Set(WEEKDAYS);
  const said = new Set<string>([
    ...(WEEK.test(plain) ? WEEKDAYS.slice(0, 5) : []),
    ...(WEEKEND.test(plain) ? WEEKDAYS.slice(5) : []),
  ]);
  let [before, isRange] = [-1, false];
  for (const [word] of sentence
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .matchAll(/\p{L}+|[-–—]|\d+|[,;/&]/gu)) {
    const day = DAYS.findIndex((names) => names.test(word));
    if (day === -1) {
      isRange = before !== -1 && (/[-–—]/.test(word) || TO.test(word));
      if (!isRange) before = -1;
      continue;
    }
    for (let each = isRange ? before : day; each !== day; each = (each + 1) % 7)
      said.add(WEEKDAYS[each] ?? '');
    said.add(WEEKDAYS[day] ?? '');
    [before, isRange] = [day, false];
  }
  return said;
}

/** Whether a sentence contains a time, such as "17:30", in 12- or 24-hour form. */
function holdsTime(sentence: string, time: string): boolean {
  const plain = plainWords(sentence);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12 && NOON.test(plain)) return true;
  if (minute === 0 && hour % 24 === 0 && MIDNIGHT.test(plain)) return true;
  return [...sentence.matchAll(/(?<![\d$€£])(\d{1,2})(?:\s?[:.hH]\s?(\d\d))?(?![\d€])/g)].some(
    ([, hours, minutes = '0']) => Number(hours) % 12 === hour % 12 && Number(minutes) === minute,
  );
}

/** Whether one sentence gives these hours for all of these days. */
export function statesHours(
  sentence: string,
  { days, opens, closes }: { days: readonly string[]; opens: string; closes: string | null },
): boolean {
  const said = daysIn(sentence);
  return (
    days.every((day) => said.has(day)) &&
    holdsTime(sentence, opens) &&
    (closes === null || holdsTime(sentence, closes))
  );
}

export function statesClosed(sentence: string, day: string): boolean {
  return CLOSED.test(plainWords(sentence)) && daysIn(sentence).has(day);
}
