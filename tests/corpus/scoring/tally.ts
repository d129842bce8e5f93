/** A reader's error in one brief. */
export type Fault = {
  kind: 'missed' | 'wrong' | 'contradiction' | 'words lost';
  field: string;
  /** The expected or printed value. */
  what: string;
};

/** The counts of one field in one brief, without ambiguous facts. */
export type Tally = {
  /** Facts of the gold, and how many were found. */
  asked: number;
  found: number;
  /** Values printed unconfirmed, and how many are right. */
  printed: number;
  right: number;
  faults: Fault[];
};

export type Verdict = 'right' | 'wrong' | 'neutral';

export function emptyTally(): Tally {
  return { asked: 0, found: 0, printed: 0, right: 0, faults: [] };
}

export function addAsked(tally: Tally, field: string, { isFound, what }: { isFound: boolean; what: string }) {
  tally.asked += 1;
  if (isFound) tally.found += 1;
  else tally.faults.push({ kind: 'missed', field, what });
}

export function addPrinted(
  tally: Tally,
  field: string,
  { verdict, what }: { verdict: Verdict; what: string },
) {
  if (verdict === 'neutral') return;
  tally.printed += 1;
  if (verdict === 'right') tally.right += 1;
  else tally.faults.push({ kind: 'wrong', field, what });
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const tally of tallies) {
    sum.asked += tally.asked;
    sum.found += tally.found;
    sum.printed += tally.printed;
    sum.right += tally.right;
    sum.faults.push(...tally.faults);
  }
  return sum;
}
