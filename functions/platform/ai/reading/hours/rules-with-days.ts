import { fold } from '#functions/platform/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { fateOf } from '../fates/fate-of.ts';
import type { Span } from '../reader.ts';
import { MOST, printed } from '../text/printed.ts';
import { isTouched } from '../text/spans.ts';

const PERCENT = /\d+\s?%/g;
/** Whether the house is open, in five languages. */
const OPENING =
  /open|clos|shut|hours|dark|break|abr|abiert|cerr|cierr|horari|ouv|ferm|horaire|conge|aper|apr[ie]|chius|chiud|orari|ferie|geoffnet|offen|geschlossen|ruhetag|offnung|urlaub|pause|holiday|vacation|vacacion|vacance|vacanz|usual|sometimes|around/;
const FEWEST_WORDS = 3;

/**
 * "No split bills on weekends": a rule that names days, and no hours. It stands in the owner's words among what
 * guests should know. `doubts`: what the owner is not sure of.
 */
export function withRulesAsNotes(
  proposals: readonly ProfileProposal[],
  doubts: readonly Span[],
): ProfileProposal[] {
  return proposals.map((proposal) => {
    if (proposal.field !== 'hours_text' || proposal.confidence === 'certain') return proposal;
    const folded = fold(proposal.words).trim();
    const isRule =
      !/\d/.test(folded.replace(PERCENT, '')) &&
      !OPENING.test(folded) &&
      folded.split(/\s+/).length >= FEWEST_WORDS &&
      fateOf(folded).type === 'fact' &&
      !isTouched(proposal, doubts);
    if (!isRule) return proposal;
    const { start, end, words } = proposal;
    const value = { text: printed(words).slice(0, MOST.house_notes) };
    return { field: 'house_notes', value, confidence: 'certain', start, end, words };
  });
}
