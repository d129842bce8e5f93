/** `share`: a percentage of a whole. `median`: of all cases. */
type Column = { title: string; as: 'sum' | 'share' | 'median' };

const shareOf = (title: string): Column => ({ title, as: 'share' });
const sumOf = (title: string): Column => ({ title, as: 'sum' });

/** All columns of the evaluation tables, in order. */
export const COLUMNS = {
  facts_found: shareOf('facts found'),
  facts_right: shareOf('facts right'),
  menu_found: shareOf('menu found'),
  hours_found: shareOf('hours found'),
  contact_found: shareOf('contact found'),
  links_found: shareOf('links found'),
  language_right: shareOf('language right'),
  words_kept: shareOf('owner’s words kept'),
  facts_after_review: shareOf('facts found after “Keep all”'),
  words_after_review: shareOf('words kept after “Keep all”'),
  contradictions: sumOf('contradictions'),
  requests_honored: shareOf('requests honored'),
  words: { title: 'words (median)', as: 'median' },
  suggestions: sumOf('suggestions'),
  banned_words: sumOf('banned words'),
  repeated_sentences: sumOf('repeated sentences'),
  guard_rejections: sumOf('guard rejections'),
  fallback_rate: shareOf('fallback rate'),
  input_tokens: sumOf('input tokens'),
  output_tokens: sumOf('output tokens'),
  seconds: { title: 'seconds (median)', as: 'median' },
  dollars: sumOf('dollars'),
} as const satisfies Readonly<Record<string, Column>>;
export type ColumnName = keyof typeof COLUMNS;

/** The columns of every table; “–” if a task has no such figure. */
export const SHARED_COLUMNS = [
  'facts_found',
  'facts_right',
  'contradictions',
  'requests_honored',
  'words',
  'banned_words',
  'repeated_sentences',
  'guard_rejections',
  'fallback_rate',
  'input_tokens',
  'output_tokens',
  'seconds',
  'dollars',
] as const satisfies readonly ColumnName[];

/** The counts of one case; a share has both its parts. */
export type Counts = Partial<Record<ColumnName, number | readonly [part: number, whole: number]>>;

/** Null: nothing to count, or unknown. */
export type Figures = Partial<Record<ColumnName, number | null>>;

/** A column's figure over all cases; null if no case has it, or for a share of nothing. */
export function figureOf(column: ColumnName, cases: readonly Counts[]): number | null {
  const counts = cases.flatMap((one) => one[column] ?? []);
  if (counts.length === 0) return null;
  const { as } = COLUMNS[column];
  if (as === 'median') return median(counts);
  if (as === 'sum') return counts.reduce((sum, count) => sum + count, 0);
  const pairs = cases.flatMap((one) => (typeof one[column] === 'object' ? [one[column]] : []));
  const total = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0);
  return total(1) === 0 ? null : Math.floor((1_000 * total(0)) / total(1)) / 10;
}

export function shown(column: ColumnName, figure: number | null | undefined): string {
  if (figure === undefined || figure === null)
    return column === 'dollars' && figure === null ? 'unknown' : '–';
  if (column === 'dollars') return figure.toFixed(4);
  if (column === 'seconds') return figure.toFixed(1);
  return COLUMNS[column].as === 'share' ? `${figure}%` : String(figure);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
