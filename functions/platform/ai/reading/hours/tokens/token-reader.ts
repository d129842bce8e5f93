import type { Meaning } from '../vocabulary/vocabularies.ts';
import type { HoursToken, NumberToken } from './hours-tokens.ts';

type Kind = HoursToken['meanings'][number]['kind'];
type Of<Wanted extends Kind> = Extract<HoursToken['meanings'][number], { kind: Wanted }>;

/** More in a row are no way to say a time, and looking past them from each would cost their square. */
const MOST_FILLERS = 5;

/** Questions about the tokens of one text; an index outside of it has no token. */
export class TokenReader {
  readonly tokens: readonly HoursToken[];

  constructor(tokens: readonly HoursToken[]) {
    this.tokens = tokens;
  }

  meaning<Wanted extends Kind>(at: number, kind: Wanted): Of<Wanted> | undefined {
    return this.tokens[at]?.meanings.find((one): one is Of<Wanted> => one.kind === kind);
  }

  is(at: number, ...kinds: Kind[]): boolean {
    return this.tokens[at]?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
  }

  isMark(at: number, marks: string): boolean {
    const token = this.tokens[at];
    return token !== undefined && this.is(at, 'mark') && marks.includes(token.text);
  }

  start(at: number): number {
    return this.tokens[at]?.start ?? 0;
  }

  end(at: number): number {
    return this.tokens[at]?.end ?? 0;
  }

  /** After words such as "the" and "on". */
  afterFillers(at: number): number {
    let next = at;
    const last = at + MOST_FILLERS;
    while (next < last && this.is(next, 'filler') && !this.is(next, 'day', 'month', 'meal')) next += 1;
    return next;
  }

  number(at: number): NumberToken | undefined {
    return this.meaning(at, 'number');
  }

  day(at: number): Extract<Meaning, { kind: 'day' }> | undefined {
    return this.meaning(at, 'day');
  }

  /** "-", "to", "bis": stands between the ends of a range. */
  isRange(at: number): boolean {
    return this.isMark(at, '-') || this.is(at, 'to');
  }

  isList(at: number): boolean {
    return this.isMark(at, ',&/+') || this.is(at, 'and');
  }
}
