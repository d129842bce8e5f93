import type { Weekday } from '#shared/site/site-content.ts';

/** A part of a plain text: offsets, the end excluded. */
export type Part = { start: number; end: number };

/** Minutes after midnight that a written time can mean: "6" is 6 in the morning or in the evening. */
export type Minutes = readonly number[];

/** Which of the days of a month is meant: "the last Thursday of the month". */
export type MonthlyTurn = 'first' | 'second' | 'third' | 'fourth' | 'last';

/** Something in a text that is a fact by its form. Equal facts are equal in value however they are written. */
export type FactToken = Part &
  (
    | { kind: 'price'; values: readonly number[]; currency: string; bound: 'none' | 'most' | 'least' }
    | { kind: 'phone'; digits: string }
    | { kind: 'time'; at: Minutes; role: 'opens' | 'closes' | 'any' }
    | { kind: 'hours'; opens: Minutes; closes: Minutes }
    | { kind: 'days'; days: readonly Weekday[]; nth?: MonthlyTurn }
    | { kind: 'date'; month: number; day?: number; year?: number }
    | { kind: 'holiday'; holiday: string }
    | { kind: 'year'; from: number; to: number }
    | { kind: 'percent'; value: number }
    | { kind: 'number'; value: number; isAbout: boolean; isOrdinal: boolean }
    | { kind: 'web'; address: string }
    | { kind: 'postcode'; code: string }
  );

export type FactTokenOf<Kind extends FactToken['kind']> = Extract<FactToken, { kind: Kind }>;
type Content = FactToken extends infer One ? (One extends FactToken ? Omit<One, keyof Part> : never) : never;

const TAKEN = '\ue000';

/** A text from which readers take what they understand, so that the next ones see it no more. */
export class Scan {
  readonly tokens: FactToken[] = [];
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes each match that `read` makes something of: a token, or `null` for what is no fact. */
  take(pattern: RegExp, read: (match: RegExpExecArray) => Content | null | undefined): void {
    const taken: Part[] = [];
    for (const match of this.text.matchAll(pattern)) {
      const content = read(match);
      if (content === undefined) continue;
      const part = { start: match.index, end: match.index + match[0].trimEnd().length };
      taken.push(part);
      if (content !== null) this.tokens.push({ ...content, ...part } as FactToken);
    }
    this.hide(taken);
  }

  /** Parts, in order and apart, that readers shall not see. */
  hide(parts: readonly Part[]): void {
    if (parts.length === 0) return;
    const pieces: string[] = [];
    let from = 0;
    for (const { start, end } of parts) {
      if (start < from) continue;
      pieces.push(this.text.slice(from, start), TAKEN.repeat(end - start));
      from = end;
    }
    this.text = pieces.join('') + this.text.slice(from);
  }
}
