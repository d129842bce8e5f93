import type { Json } from '#shared/editing/grammar.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';

/** `monday` → "Mon". */
export const shortDay = (day: string) => day.charAt(0).toUpperCase() + day.slice(1, 3);

/** Formats days; three or more in a row as "Tue–Sat". */
export function daySpans(days: Json | undefined): string {
  const open = WEEKDAYS.filter((day) => Array.isArray(days) && days.includes(day));
  if (open.length === WEEKDAYS.length) return 'Every day';
  const runs: string[][] = [];
  for (const day of open) {
    const run = runs.at(-1);
    const isNext = run !== undefined && run.at(-1) === WEEKDAYS[WEEKDAYS.indexOf(day) - 1];
    if (isNext) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const [first = '', last = ''] = [run[0], run.at(-1)];
      return run.length > 2 ? `${shortDay(first)}–${shortDay(last)}` : run.map(shortDay).join(', ');
    })
    .join(', ');
}
