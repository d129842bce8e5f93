import type { BriefChoice, BriefLine, BriefUse } from '#shared/profile/brief-lines.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { isIntroduction, ownTopicOf } from '../drafts/owner-sentences.ts';
import { isHours } from '../readers/lines/line-forms.ts';
import { readProfile } from '../readers/read-profile.ts';
import type { ReadingContext, Span } from '../readers/reader.ts';
import { followSentence } from '../readers/requests/follow-requests.ts';
import { placedPieces } from '../readers/text/pieces.ts';
import { isOverlapping } from '../readers/text/spans.ts';
import { cutChosen } from './brief-choices.ts';
import { placeSentences } from './place-sentences.ts';
import { slipsIn } from './slips.ts';

/** Fields that keep the owner’s own words. */
const IN_WORDS: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'story',
  'house_notes',
  'hours_text',
  'payment',
  'parking',
  'access',
]);

/** The lines of a brief that hold more than regular facts, in order, each with its proposed use. Pure. */
export function briefLines(
  text: string,
  choices: readonly BriefChoice[],
  context: ReadingContext,
): BriefLine[] {
  const { rest, chosen } = cutChosen(text, choices);
  const reading = readProfile(rest, context);
  const { identity, reading: settled } = placeSentences(reading, rest);
  const placed = settled.proposals;
  const first = placed.find(({ field }) => field === 'story');
  // Without a kind, the first sentence opens the page.
  const opening = identity === '' && !placed.some(({ field }) => field === 'kind') ? first?.start : undefined;
  return placedPieces(text).flatMap(({ words, start, end }): BriefLine[] => {
    const slips = slipsIn(words, reading.language);
    const choice = chosen.find((each) => isOverlapping(each, { start, end }));
    const opens = start === opening && isIntroduction(words);
    const proposed = opens ? 'about' : proposedUse({ start, end }, reading, placed);
    const use = choice?.use ?? proposed ?? (slips.length > 0 ? 'note' : undefined);
    if (use === undefined || !/[\p{L}\d]/u.test(words)) return [];
    const within = placed.filter((each) => isOverlapping(each, { start, end }));
    const isOpen = within.length === 0 ? use === 'about' || use === 'note' : within.every(isLikely);
    return [
      {
        words,
        use,
        is_chosen: choice !== undefined,
        is_open: choice === undefined && isOpen && !HIDDEN.has(use),
        ...(use === 'request' && { is_done: isFollowed(words) }),
        slips,
      },
    ];
  });
}

const HIDDEN: ReadonlySet<BriefUse> = new Set<BriefUse>(['request', 'private', 'leave_out']);
const isLikely = ({ confidence }: ProfileProposal): boolean => confidence === 'likely';

function isFollowed(words: string): boolean {
  const followed = followSentence(words);
  return followed !== undefined && (followed.undone ?? []).length === 0;
}

/** Undefined for a line that holds only regular facts. */
function proposedUse(
  line: Span,
  { wishes, not_for_guests, proposals }: ProfileReading,
  placed: readonly ProfileProposal[],
): BriefUse | undefined {
  const isWithin = (each: Span) => isOverlapping(each, line);
  const hidden = not_for_guests.find(isWithin);
  if (hidden?.reason === 'placeholder' || hidden?.reason === 'markup') return 'leave_out';
  if (hidden?.reason === 'self_praise') return 'about';
  if (hidden?.reason === 'to_the_maker' || wishes.some(isWithin)) return 'request';
  if (hidden !== undefined) return 'private';
  const within = placed.filter(isWithin);
  const said = within.find((each) => IN_WORDS.has(each.field)) ?? within.find(isLikely);
  if (said !== undefined) return fieldUse(said);
  return proposals.some(isWithin) ? undefined : 'note';
}

function fieldUse(proposal: ProfileProposal): BriefUse {
  switch (proposal.field) {
    case 'story':
      return ownTopicOf(proposal.value.text)?.faq === undefined ? 'about' : 'answer';
    case 'house_notes':
      return isHours(proposal.value.text) && /\d/.test(proposal.value.text) ? 'hours' : 'note';
    case 'services':
    case 'closed_days':
    case 'dated_hours':
    case 'hours_text':
      return 'hours';
    case 'dishes':
    case 'menus':
      return 'dish';
    default:
      return 'note';
  }
}
