import type { Span } from '#functions/platform/ai/reading/reader.ts';
import type { Atom } from '../tokens/hours-atoms.ts';
import { emptyStatement, isComplete, type Statement, saysSomething } from './statement.ts';

/** The atom that may be of this kind. */
export type AtomOf<Kind extends Atom['kind']> = Atom extends infer One
  ? One extends { kind: infer Kinds }
    ? Kind extends Kinds
      ? One
      : never
    : never
  : never;

/** "Breakfast all day. Mon–Fri 6–2": tells the half of the day, and is no name of the service. */
const unnamed = (meal: NonNullable<Statement['meal']>) => ({ ...meal, start: 0, end: 0 });

const saysMoreThanDays = ({ days, ranges, isClosed, until, dates }: Statement) =>
  days === undefined || ranges.length > 0 || isClosed || until !== undefined || dates.length > 0;

/** Gathers the statements of one run of atoms; `statement-rules.ts` says which atom begins a new one. */
export class StatementBuilder {
  readonly atoms: readonly Atom[];
  readonly statements: Statement[] = [];
  current: Statement;
  /** Strongest mark since the last atom that was none. */
  gap: 'none' | 'weak' | 'strong' = 'none';
  line = 0;
  at = 0;
  private season: Statement['season'];

  constructor(atoms: readonly Atom[]) {
    this.atoms = atoms;
    this.current = emptyStatement(this.span(0), 0);
  }

  span(at: number): Span {
    const { start = 0, end = 0 } = this.atoms[at] ?? {};
    return { start, end };
  }

  /** The next atom that is no mark, and whether a comma or a line end stands before it. */
  peek(from = this.at): { atom?: Atom; at: number; isApart: boolean } {
    let at = from + 1;
    let isApart = false;
    for (let next = this.atoms[at]; next?.kind === 'mark'; next = this.atoms[at]) {
      isApart ||= !next.isColon;
      at += 1;
    }
    const atom = this.atoms[at];
    return { ...(atom ? { atom } : {}), at, isApart };
  }

  /** Ends the statement; the next begins with the atom at hand. */
  begin(): Statement {
    const { meal, line, season } = this.current;
    const mealBefore = meal ?? this.current.mealBefore;
    this.keep();
    const next = emptyStatement(this.span(this.at), this.line);
    if (mealBefore && line === this.line) next.mealBefore = mealBefore;
    const isOfSentence = season?.isLeading && season.dates && line === this.line;
    if (this.season) {
      next.season = this.season;
      if (!this.season.dates) next.isApart = true;
    } else if (isOfSentence) next.season = { ...season, isCarried: true };
    this.current = next;
    return next;
  }

  keep(): void {
    const { current } = this;
    if (current.season?.isHeading) this.season = current.season;
    if (saysSomething(current)) this.statements.push(current);
    this.current = emptyStatement(this.span(this.at), this.line);
  }

  /** The statement goes on to the end of the atom at hand. */
  extend(): void {
    const { start, end } = this.span(this.at);
    const isUntouched =
      !saysSomething(this.current) && !this.current.isOpen && !this.current.meal && !this.current.season;
    if (isUntouched) this.current.start = start;
    this.current.end = end;
  }

  endSeason(): void {
    this.season = undefined;
  }

  /** Goes past a mark. */
  pass({ isStrong, isStop, isColon }: AtomOf<'mark'>): void {
    if (isStrong) {
      if (this.gap !== 'strong') this.line += 1;
      const { isHedged, meal, season } = this.current;
      if (isHedged && !meal && !season && !saysSomething(this.current))
        this.current = emptyStatement(this.span(this.at + 1), this.line);
      this.gap = 'strong';
    } else if (!isColon && this.gap === 'none') this.gap = 'weak';
    if (isStop) this.endSeason();
    if (isStop && !saysMoreThanDays(this.current) && this.hasSentenceOfItsOwn())
      this.current = emptyStatement(this.span(this.at + 1), this.line);
    if (isStop && this.current.meal && !this.current.isVague && !saysSomething(this.current))
      this.current = {
        ...emptyStatement(this.span(this.at + 1), this.line),
        meal: unnamed(this.current.meal),
      };
    if (!isColon && this.current.isVague && !saysSomething(this.current)) this.begin();
  }

  /** "a chile pork on Thursdays. open 10:30 to 3, Mon thru Sat": the sentence behind the stop names its own days. */
  private hasSentenceOfItsOwn(): boolean {
    const open = this.peek();
    if (open.atom?.kind !== 'open') return false;
    let hasTimes = false;
    for (const atom of this.atoms.slice(open.at + 1)) {
      if (atom.kind === 'mark' && atom.isStrong) return false;
      if (atom.kind === 'days') return hasTimes;
      if (atom.kind === 'closed' || atom.kind === 'not') return false;
      hasTimes ||= atom.kind === 'times';
    }
    return false;
  }

  isComplete(): boolean {
    return isComplete(this.current);
  }

  /** The statement whose days also hold for times that have none of their own. */
  get carrier(): Statement | undefined {
    const last = this.current.days ? this.current : this.statements.at(-1);
    const isNamed = last?.meal !== undefined && last.meal.end > 0 && !isComplete(last);
    /* "Bistro open Wed to Sun. Lunch 12–2": the house's days. */
    const isOfMeal = isNamed && !(last.isOpen && last.meal?.meal === 'any');
    if (last === undefined || (isOfMeal && last !== this.current)) return undefined;
    return last.days && !last.isClosed && !last.isVague && !last.isHappyHour ? last : undefined;
  }
}
