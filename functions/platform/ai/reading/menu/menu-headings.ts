import type { Span } from '../reader.ts';
import type { Line } from '../text/lines.ts';
import { isCourse, MENU_HEADING } from './course-words.ts';
import { wordCount } from './dish-names.ts';

/** Words of sentences, which no dish and no heading has. */
export const PROSE_WORDS =
  /(?<![a-z])(?:we|we're|our|you|your|they|i|i'm|is|are|was|were|have|has|will|please|call|tel|phone|somos|tenemos|nuestr[oa]s?|nous|notre|nos|vous|est|sont|siamo|abbiamo|nostr[oaie]|wir|unser[e]?|sind|ist|haben|includes?|included|incluid[oa]s?|inclus[eoi]?s?|compris(?:e|es)?|inbegriffen|gratuity|orari[o]?|horarios?|horaires?|hours|offnungszeiten|cerrad[oa]s?|chius[oaie]|ferme|geschlossen|abierto|apert[oaie]|abiert[oa]s?|ouverte?s?|geoffnet|www|http|https|com|@|open|closed|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|domenica|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ruhetag)(?![a-z])|@|\d{5}|\d:\d\d/;
/** "SUN-THU 11AM-10PM": opening hours head no course. */
export const HOURS_LINE =
  /(?<![a-z])(?:mon|tues?|wed|thurs?|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|mo|di|mi|do|fr|sa|so)\.?\s?[-–—&/]\s?[a-z]{2,5}\.?\s.{0,3}\d|\d\s?(?:am|pm|h|uhr)\s?[-–—]\s?(?:\d|mid|noon|late|close)/;

/** What kind of heading a line is, if it is one. */
export function headingType(
  folded: string,
  source: string,
  line: Span,
): 'course' | 'menu' | 'heading' | undefined {
  const text = folded.slice(line.start, line.end);
  if (text.length > 70) return undefined;
  const name = text.replace(/^[^a-z\d]+/, '').replace(/[^a-z\d)]+$/, '');
  const bare = name.replace(/\s?[(:–-].*$/, '').trim();
  if (isCourse(name) || isCourse(bare)) return 'course';
  if (MENU_HEADING.test(bare) && !/^(?:nur|only|solo|keine?|no|mit|sin|senza|sans) /.test(bare))
    return 'menu';
  const words = wordCount(text);
  if (words === 0 || words > 5 || PROSE_WORDS.test(text) || HOURS_LINE.test(text)) return undefined;
  const written = source.slice(line.start, line.end);
  const isLoud = written === written.toUpperCase() && written !== written.toLowerCase();
  return text.endsWith(':') || isLoud ? 'heading' : undefined;
}

const LOUD_HEADING =
  /^\p{Lu}[\p{Lu}&'’ ]{3,24}(?= (?:served|all served|with|comes?|includes?|add|avec|con|mit|servis?|servid[oa]s|serviert) \p{L}\p{Ll})/u;

/** "HANDHELDS served with fries": the heading, and what holds for all of its dishes. */
export function loudHeadingOf(source: string, line: Line): Span | undefined {
  const found = LOUD_HEADING.exec(source.slice(line.start, line.end));
  if (found === null || line.end - line.start > 70) return undefined;
  const rest = source.slice(line.start + found[0].length, line.end);
  if (/\d/.test(rest) && !rest.startsWith(' add ')) return undefined;
  return { start: line.start, end: line.start + found[0].length };
}
