import { asksForOptOut, leavesOpen, refusesMarketing } from '#shared/guests/marketing-answers.ts';
import type { GuestTableRow } from './guest-table.ts';

type OtherCell = GuestTableRow['answers'][number];

/** What one row says of texts: whether the guest wants none, and what is wrong where that is not clear. */
export type RowAnswers = { refuses: boolean; unclear: string | undefined };

type Said = 'no' | 'unclear' | 'else';

/** Reads the columns that say who wants texts. A file has few different answers: each is read once. */
export function createAnswerReader(): (others: readonly OtherCell[]) => RowAnswers {
  const known = new Map<string, Said>();
  const read = (other: OtherCell) => {
    const key = `${other.heading}\n${other.cell}`;
    const said = known.get(key) ?? readAnswer(other);
    known.set(key, said);
    return said;
  };
  return (others) => {
    const said = others.map(read);
    const unclear = others[said.indexOf('unclear')];
    return { refuses: said.includes('no'), unclear: unclear && unclearAnswer(unclear) };
  };
}

function readAnswer({ heading, cell }: OtherCell): Said {
  if (refusesMarketing(cell, asksForOptOut(heading))) return 'no';
  return leavesOpen(cell) ? 'unclear' : 'else';
}

/** A note in a column of yes and no: nobody is texted, or shut out, on a guess. */
function unclearAnswer({ heading, cell }: OtherCell): string {
  return `${heading.slice(0, 40)} is “${cell.slice(0, 40)}”. Enter yes or no, or leave it blank.`;
}
