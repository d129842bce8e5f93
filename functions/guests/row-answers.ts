import { asksForOptOut, leavesOpen, refusesMarketing } from '#shared/guests/marketing-answers.ts';
import type { GuestTableRow } from './guest-table.ts';

type OtherCell = GuestTableRow['answers'][number];

/** One row's answer about texts: whether the guest declines, and what to fix if the answer is unclear. */
export type RowAnswers = { refuses: boolean; unclear: string | undefined };

type Answer = 'no' | 'unclear' | 'else';

/** Reads the columns about consent to texts. A file has few distinct answers, so each is parsed once. */
export function createAnswerReader(): (others: readonly OtherCell[]) => RowAnswers {
  const known = new Map<string, Answer>();
  const read = (other: OtherCell) => {
    const key = `${other.heading}\n${other.cell}`;
    const answer = known.get(key) ?? readAnswer(other);
    known.set(key, answer);
    return answer;
  };
  return (others) => {
    const answers = others.map(read);
    const unclear = others[answers.indexOf('unclear')];
    return { refuses: answers.includes('no'), unclear: unclear && unclearAnswer(unclear) };
  };
}

function readAnswer({ heading, cell }: OtherCell): Answer {
  if (refusesMarketing(cell, asksForOptOut(heading))) return 'no';
  return leavesOpen(cell) ? 'unclear' : 'else';
}

/** An unclear value is reported: we neither text nor exclude a guest on a guess. */
function unclearAnswer({ heading, cell }: OtherCell): string {
  return `${heading.slice(0, 40)} is “${cell.slice(0, 40)}”. Enter yes or no, or leave it blank.`;
}
