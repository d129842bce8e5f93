import type { PageFacts } from '#functions/ai/website-facts.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { printableProfile } from '#shared/profile/printable-profile.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { FollowedBrief } from '../readers/requests/follow-requests.ts';
import { placeSentences } from './place-sentences.ts';
import { slipsIn } from './slips.ts';

export type BriefFacts = Pick<
  PageFacts,
  'profile' | 'identity' | 'wishes' | 'requests' | 'claims' | 'unsure' | 'undone'
>;

/**
 * What a page may print of a brief that nobody has reviewed: its certain facts, each in one place, over the record.
 * `reading` is that of `followed.text`, with or without more text behind it; `chosen`: what the owner chose to say. Pure.
 */
export function briefFacts(
  record: RestaurantProfile,
  reading: ProfileReading,
  followed: FollowedBrief,
  chosen: readonly ProfileProposal[] = [],
): BriefFacts {
  const settled = placeSentences(reading, followed.text);
  const identity = withoutPart(settled.identity, record.name);
  const headline = withoutSlips(identity, reading.language);
  return {
    profile: printableProfile(record, withoutName(withProposals(settled.reading, chosen), record.name)),
    identity: headline,
    wishes: [...followed.wishes, ...reading.wishes.map(({ words }) => words)],
    requests: followed.requests,
    claims: claimsOf(reading),
    unsure: [...(headline === identity ? [] : [asSentence(identity)]), ...unsureOf(settled.reading)],
    undone: [...followed.undone, ...settled.unplaced.map(notPlaced), ...unplacedOf(settled.reading)],
  };
}

const withProposals = (reading: ProfileReading, more: readonly ProfileProposal[]): ProfileReading => ({
  ...reading,
  proposals: [...reading.proposals, ...more],
});

const SHORTEST_HEADLINE = 8;
const OPEN_END = /(?:[\s,]+(?:and|at|by|for|from|in|near|of|on|since|the|with))*[\s,]*$/i;

/** The headline up to a word that looks like a slip: what guests read first is never spelled wrong. */
function withoutSlips(identity: string, language: string): string {
  const [slip] = slipsIn(identity, language);
  if (slip === undefined) return identity;
  const before = identity.slice(0, identity.indexOf(slip.typed)).replace(OPEN_END, '');
  return before.length < SHORTEST_HEADLINE ? '' : before;
}

/** A word by itself, such as a town behind a list, says nothing to a guest. */
const notPlaced = (words: string): string => `We didn’t know where “${words}” belongs. Add it in the editor.`;

/** "Tasting menu restaurant Alder & Ash, Hudson NY": the name is above it. */
function withoutPart(identity: string, name: string): string {
  const at = name === '' ? -1 : identity.toLowerCase().indexOf(name.toLowerCase());
  const isWithinWord =
    /\p{L}$/u.test(identity.slice(0, at)) || /^\p{L}/u.test(identity.slice(at + name.length));
  if (at <= 0 || isWithinWord) return identity;
  const rest = `${identity.slice(0, at).trimEnd()}${identity.slice(at + name.length)}`;
  return rest.replace(/,\s*(?=,|$)/g, '').trim();
}

/** The name by itself is no notice to guests: "small bakery, Rise & Thistle", "Called Kumo." */
function withoutName(reading: ProfileReading, name: string): ProfileReading {
  const isName = (text: string) =>
    text
      .replace(/^(?:called|named) /i, '')
      .replace(/[.!]+$/, '')
      .toLowerCase() === name.toLowerCase();
  const proposals = reading.proposals.filter(
    (proposal) =>
      (proposal.field !== 'story' && proposal.field !== 'house_notes') || !isName(proposal.value.text),
  );
  return { ...reading, proposals };
}

const MOST_UNSURE = 12;

/** What the owner says that is not certainly for guests: nothing of it is lost. */
function unsureOf({ proposals }: ProfileReading): string[] {
  const texts = proposals.flatMap((proposal) =>
    proposal.confidence === 'certain' ? [] : ownWordsOf(proposal).map(asSentence),
  );
  return [...new Set(texts)].filter((text) => text !== '').slice(0, MOST_UNSURE);
}

function ownWordsOf(proposal: ProfileProposal): string[] {
  switch (proposal.field) {
    case 'story':
    case 'house_notes':
      return [proposal.value.text];
    case 'payment':
    case 'parking':
    case 'access':
    case 'hours_text':
      return [proposal.value];
    default:
      return [];
  }
}

const MOST_UNPLACED = 6;
const FEWEST_WORDS = 3;

/** Dishes and contact in a doubtful sentence, and what was said to us and could not be followed. */
function unplacedOf({ proposals, not_for_guests }: ProfileReading): string[] {
  const isUnsure = ({ confidence, field }: ProfileProposal) =>
    confidence === 'likely' && (field === 'dishes' || field === 'phones' || field === 'email');
  const said = [
    ...proposals.filter(isUnsure),
    ...not_for_guests.filter(({ reason }) => reason === 'to_the_maker'),
  ];
  const words = said.map((passage) => passage.words.trim());
  return [...new Set(words)]
    .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
    .slice(0, MOST_UNPLACED)
    .map((text) => `We couldn’t place this: “${text}”`);
}

const MOST_CLAIMS = 4;

/** Praise and awards that the owner states: only they can prove them, so each is a suggestion. */
function claimsOf({ not_for_guests }: ProfileReading): string[] {
  const praise = not_for_guests
    .filter(({ reason }) => reason === 'self_praise')
    .map(({ words }) => asSentence(words));
  return praise.filter((text) => text !== '').slice(0, MOST_CLAIMS);
}
