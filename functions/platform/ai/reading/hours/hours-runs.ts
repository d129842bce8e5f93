import type { Span } from '../reader.ts';
import type { Statement } from './statements/statement.ts';
import { StatementBuilder } from './statements/statement-builder.ts';
import { applyAtom } from './statements/statement-rules.ts';
import type { Atom } from './tokens/hours-atoms.ts';

/** What stands right beside a run in the same clause. */
type Neighbor = 'none' | 'word' | 'season' | 'other_topic' | 'not_now';

/** Words about hours without others between them. */
export type HoursRun = Span & {
  statements: Statement[];
  /** Where the run ends, which may be behind its last statement. */
  lastLine: number;
  before: Neighbor;
  after: Neighbor;
};

/** Words of a clause that are looked at beside a run. */
const REACH = 12;

function neighbor(atoms: readonly Atom[], from: number, step: 1 | -1): Neighbor {
  let found: Neighbor = 'none';
  for (let count = 0, at = from; count < REACH; count += 1, at += step) {
    const atom = atoms[at];
    if (atom === undefined || (atom.kind === 'mark' && (!atom.isColon || atom.isCell))) break;
    if (atom.kind === 'season' || atom.kind === 'dates') return found === 'other_topic' ? found : 'season';
    if (atom.kind !== 'word') continue;
    if (atom.topic === 'not_now') return 'not_now';
    if (atom.topic === 'other_topic') found = 'other_topic';
    else if (found === 'none') found = 'word';
  }
  return found;
}

function statementsOf(atoms: readonly Atom[], folded: string): Pick<HoursRun, 'statements' | 'lastLine'> {
  const builder = new StatementBuilder(atoms);
  for (; builder.at < atoms.length; builder.at += 1) {
    const atom = atoms[builder.at];
    if (atom === undefined) break;
    if (atom.kind === 'mark') {
      builder.pass(atom);
      continue;
    }
    applyAtom(builder, atom, folded);
    builder.extend();
    builder.gap = 'none';
  }
  builder.at = atoms.length - 1;
  builder.keep();
  return { statements: builder.statements, lastLine: builder.line };
}

const MOST_WORDS_OF_NAME = 2;

/** "Sunday after church 12–5", "domingos vermut de 12 a 16": beside other days' hours such words name a service. */
function withNamedServices(atoms: readonly Atom[]): Atom[] {
  const isEnd = (one: Atom | undefined) => one === undefined || (one.kind === 'mark' && !one.isColon);
  const named: Atom[] = [];
  let at = 0;
  let hasTimes = false;
  while (at < atoms.length) {
    const atom = atoms[at];
    if (atom === undefined) break;
    if (atom.kind === 'mark' && atom.isStrong) hasTimes = false;
    if (atom.kind === 'times') hasTimes = true;
    named.push(atom);
    at += 1;
    if (atom.kind !== 'days' || !hasTimes) continue;
    let to = at;
    while (to - at < MOST_WORDS_OF_NAME && isPlainWord(atoms[to])) to += 1;
    const [first, last, times] = [atoms[at], atoms[to - 1], atoms[to]];
    const isWhole = times?.kind === 'times' && times.ranges.every(({ closes }) => closes !== null);
    if (to === at || !first || !last || !isWhole || !isEnd(atoms[to + 1])) continue;
    named.push({ kind: 'meal', meal: 'any', start: first.start, end: last.end });
    at = to;
  }
  return named;
}

function isPlainWord(atom: Atom | undefined): boolean {
  return atom?.kind === 'word' && atom.topic === 'none';
}

/** "(closes early in winter), closed Sunday": the season is of the words before it. */
function endsBracket(atoms: readonly Atom[], at: number, folded: string): boolean {
  const [season, mark] = [atoms[at], atoms[at + 1]];
  return (
    season?.kind === 'season' &&
    atoms[at - 1]?.kind === 'word' &&
    mark?.kind === 'mark' &&
    folded.charAt(mark.start) === ')'
  );
}

/** All runs of a text, in order, with the statements that they make. */
export function hoursRuns(all: readonly Atom[], folded: string): HoursRun[] {
  const atoms = withNamedServices(all);
  const runs: HoursRun[] = [];
  let from = 0;
  while (from < atoms.length) {
    let to = from;
    while (to < atoms.length && atoms[to]?.kind !== 'word') to += 1;
    let [first, last] = [from, to - 1];
    while (first <= last && atoms[first]?.kind === 'mark') first += 1;
    while (last >= first && atoms[last]?.kind === 'mark') last -= 1;
    if (endsBracket(atoms, first, folded)) first += 2;
    const [start, end] = [atoms[first]?.start, atoms[last]?.end];
    if (last >= first && start !== undefined && end !== undefined)
      runs.push({
        start,
        end,
        ...statementsOf(atoms.slice(first, last + 1), folded),
        before: neighbor(atoms, first - 1, -1),
        after: neighbor(atoms, last + 1, 1),
      });
    from = to + 1;
  }
  return runs;
}
