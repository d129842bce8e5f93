import type { TimeRange } from './time-range.ts';

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "a, b and c". */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Begins after a gap, so that Sunday and Monday stay together. */
function inWeekOrder(days: readonly number[]): number[] {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const first = sorted.findIndex((day) => !sorted.includes((day + 6) % 7));
  return [...sorted.slice(first), ...sorted.slice(0, first)];
}

/** Days that follow one another become "Tuesday to Sunday"; all seven become "daily". */
export function dayList(days: readonly number[], form: 'singular' | 'plural'): string {
  if (new Set(days).size === 7) return 'daily';
  const ending = form === 'plural' ? 's' : '';
  const runs: number[][] = [];
  for (const day of inWeekOrder(days)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === (day + 6) % 7) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => DAY_NAMES[day ?? 0] ?? '';
  return listed(
    runs.flatMap((run) =>
      run.length > 2 && form === 'singular'
        ? [`${name(run[0])} to ${name(run.at(-1))}`]
        : run.map((day) => name(day) + ending),
    ),
  );
}

/** The times as the owner wrote them: "12–15", "from 8am", "until midnight". */
export function printedRange({ opens, closes }: TimeRange): string {
  if (opens !== undefined && closes !== undefined) {
    const separator = closes.raw === 'late' ? ' until ' : '–';
    return `${opens.raw}${separator}${closes.raw}`;
  }
  return opens !== undefined ? `from ${opens.raw}` : `until ${closes?.raw ?? ''}`;
}
