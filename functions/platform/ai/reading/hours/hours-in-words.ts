import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { inOrder, isOverlapping } from '../text/spans.ts';

const LONGEST = 500;
const BETWEEN = /^[\s,;.]{0,3}$/;

type Service = ProfileProposal & { field: 'services' };

/** "From 5 till late", "May to October": no table of the week says it. */
function isOutsideTable(proposal: ProfileProposal): proposal is Service {
  if (proposal.field !== 'services' || proposal.confidence !== 'certain') return false;
  return proposal.value.closes === null || proposal.value.season !== null;
}

/** The owner's words for hours of which a table of the week would lose something. */
export function hoursInWords(source: string, proposals: readonly ProfileProposal[]): ProfileProposal[] {
  if (!proposals.some(isOutsideTable)) return [];
  const said = proposals.filter(
    ({ field, confidence }) => confidence === 'certain' && (field === 'services' || field === 'closed_days'),
  );
  const passages: Span[] = [];
  for (const { start, end } of inOrder(said)) {
    const last = passages.at(-1);
    if (last !== undefined && BETWEEN.test(source.slice(last.end, Math.max(last.end, start))))
      last.end = Math.max(last.end, end);
    else passages.push({ start, end });
  }
  const isWritten = (span: Span) =>
    proposals.some((one) => one.field === 'hours_text' && isOverlapping(one, span));
  return passages
    .filter((span) => !isWritten(span))
    .map(({ start, end }) => {
      const words = source.slice(start, end);
      return {
        field: 'hours_text',
        value: words.slice(0, LONGEST),
        confidence: 'certain',
        start,
        end,
        words,
      };
    });
}
