import { DAY_NAMES } from '#functions/ai/readers/hours/hours-words.ts';

/** Days and feasts, folded. */
const DAY = [
  ...DAY_NAMES.toSorted((one, other) => other.length - one.length),
  'weekdays?|weekends?',
  'daily|nightly|taglich|diario|diariamente|tlj|7/7|quotidianamente',
  "christmas(?: (?:day|eve))?|boxing day|new year's(?: (?:day|eve))?|easter day|day|eve",
].join('|');
const REST =
  'open|opens|closed|closes|shut|hours|abierto|abrimos|cerrado|cerramos|cierra|ouvert|ferme|aperto|apriamo|chiuso|chiudiamo|geoffnet|geschlossen|zu|ruhetag';
const JOINT =
  'to|thru|through|and|till?|until|from|the|every|all|y|a|al|de|del|los|las|el|la|et|au|du|les|le|e|il|dal|und|bis|von|der|uhr|hrs?|horas|heures|ore|[ap]\\.?m';
const NUMBER = '\\d{1,2}(?:[:.h]\\d{2})?(?:am|pm|a|p|h)?';
const ALL_OF_HOURS = new RegExp(`^(?:(?:${DAY}|${REST}|${JOINT}|${NUMBER})(?:[\\s,.:&+/–—-]+|$))+$`);
const SAYS_WHEN = new RegExp(`(?<![a-z\\d])(?:${DAY}|${REST}|${NUMBER})(?![a-z\\d])`, 'g');
const HOURS_BEHIND = new RegExp(
  `^\\s?(?:[-–—,:/&+]|to|thru|and|a|y|au|et|al|e|bis|und)?\\s?(?:\\d|(?:${DAY}|${REST})(?![a-z]))`,
);
/** "Mittagstisch Di" before "–Fr". */
const DAY_LAST = new RegExp(`(?:^|\\s)(?:${DAY})$`);
const SPAN_BEHIND = new RegExp(`^\\s?(?:[-–—/]|to|thru|bis|al?|au)\\s?(?:${DAY})(?![a-z])`);
const LABEL = /^(?:(?:opening |business )?hours|horarios?|horaires|orario?|offnungszeiten)$/;

/**
 * Whether words are of opening hours rather than a name, both folded: "L-V 8", "Di" before "–So 11:30". A place can be
 * called Friday: one day alone is of hours only before a time or another day.
 */
export function isOfHours(name: string, after: string): boolean {
  if (LABEL.test(name)) return true;
  if (DAY_LAST.test(name) && SPAN_BEHIND.test(after)) return true;
  if (!ALL_OF_HOURS.test(name)) return false;
  return (name.match(SAYS_WHEN)?.length ?? 0) > 1 || HOURS_BEHIND.test(after);
}
