import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import { COURSES } from './course-words.ts';

/** "Mo: Kohlroulade 7,20": a plan of the week. */
const DAY =
  /^(?:mo|di|mi|do|fr|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|taglich|mon|tues?|wed|thurs?|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lun|mar|mie|jue|vie|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mer|jeu|ven|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|gio)\.?$/;

/** "Mains: burger 14": the words before the colon, when they head what follows. */
export function courseIn(
  folded: string,
  part: Span,
  isLine: boolean,
): { course: Span | undefined; rest: Span } {
  const text = folded.slice(part.start, part.end);
  const colon = text.search(/:\s/);
  if (colon < 1) return { course: undefined, rest: part };
  const before = trimmed(folded, { start: part.start, end: part.start + colon });
  const words = folded.slice(before.start, before.end).replace(/^[^a-z]+/, '');
  const start = before.end - words.length;
  const isDay = isLine && DAY.test(words);
  if (!(isDay || COURSES.has(words)) || !/[a-z]/.test(text.slice(colon)))
    return { course: undefined, rest: part };
  return { course: { start, end: before.end }, rest: { start: part.start + colon + 1, end: part.end } };
}
