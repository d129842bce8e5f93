import { isHours, isOfDay } from '#shared/profile/menu-lines/hours-words.ts';

const MOST_LINES = 30;
const LONGEST = 200;
const DAILY =
  /(?<!\p{L})(?:daily|every ?day|7 days|täglich|todos los días|tous les jours|tutti i giorni)(?!\p{L})/iu;
const CLOSED = /^(?:closed|cerrado|fermé|geschlossen|ruhetag|chiuso)\.?$/iu;

/** Finds lines with opening hours. A day and its times may be in two table cells. */
export function hourLines(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (found.length === MOST_LINES) break;
    if (line.length > LONGEST || !(isOfDay(line) || DAILY.test(line))) continue;
    const next = lines[index + 1] ?? '';
    if (isHours(line) || /closed|cerrado|fermé|geschlossen|chiuso/iu.test(line)) found.push(line);
    else if (next.length <= LONGEST && !isOfDay(next) && (isHours(next) || CLOSED.test(next.trim())))
      found.push(`${line.replace(/:$/, '')}: ${next}`);
  }
  return [...new Set(found)];
}
