import type { PageFacts } from '#functions/ai/website-facts.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { printableProfile } from '#shared/profile/printable-profile.ts';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { inField } from '../readers/lines/owner-line.ts';
import type { FollowedBrief } from '../readers/requests/follow-requests.ts';
import { placeSentences } from './place-sentences.ts';

export type BriefFacts = Pick<
  PageFacts,
  'profile' | 'identity' | 'wishes' | 'requests' | 'claims' | 'unsure' | 'undone'
>;

/**
 * What a page may print from a brief that no one has reviewed: its certain facts, each in one place, added to the
 * profile. `reading` is the reading of `followed.text`, which more text may follow. `chosen`: what the owner chose
 * to say. Pure.
 */
export function briefFacts(
  record: RestaurantProfile,
  reading: ProfileReading,
  followed: FollowedBrief,
  chosen: readonly ProfileProposal[] = [],
): BriefFacts {
  const said = record.dishes.length > 0 ? withListsAsProse(reading) : withoutLoneDish(reading);
  const settled = placeSentences(said, followed.text, followed.said);
  const identity = withoutPart(settled.identity, record.name);
  return {
    profile: printableProfile(record, withoutName(withProposals(settled.reading, chosen), record.name)),
    identity,
    wishes: [...followed.wishes, ...reading.wishes.map(({ words }) => words)],
    requests: followed.requests,
    claims: claimsOf(reading),
    unsure: unsureOf(settled.reading),
    undone: [...followed.undone, ...unplacedOf(settled.reading)],
  };
}

const MOST_IN_SENTENCE = 2;

/** "Set lunch €19 (two courses), not on Saturdays": a price or two in a sentence aren’t a menu. */
function withoutLoneDish(reading: ProfileReading): ProfileReading {
  const { proposals } = reading;
  const isOfMenu = ({ field }: ProfileProposal) => field === 'dishes' || field === 'menus';
  const priced = proposals.filter((one) => isOfMenu(one) && one.confidence === 'certain');
  const isPrinted = proposals.some(
    ({ field, confidence, start, end }) =>
      field === 'story' &&
      confidence === 'certain' &&
      priced.every((one) => start <= one.start && end >= one.end),
  );
  const isLone = priced.length > 0 && priced.length <= MOST_IN_SENTENCE && isPrinted;
  return isLone ? { ...reading, proposals: proposals.filter((one) => !isOfMenu(one)) } : reading;
}

/** With a menu of its own, a restaurant’s list of dishes without prices is prose: "Jollof, egusi, suya on Fridays." */
function withListsAsProse(reading: ProfileReading): ProfileReading {
  const isPriced = (line: ProfileProposal) =>
    reading.proposals.some(
      ({ field, value, start }) => field === 'dishes' && start === line.start && value.price !== '',
    );
  const kept = new Set<number>();
  return {
    ...reading,
    proposals: reading.proposals.flatMap((proposal) => {
      if (proposal.field !== 'dishes' || isPriced(proposal)) return [proposal];
      const { start, end, words, confidence } = proposal;
      if (kept.has(start)) return [];
      kept.add(start);
      if (!words.includes(',')) return [];
      return [inField(words, { start, end, words, confidence })];
    }),
  };
}

/** In the order of the brief. */
const withProposals = (reading: ProfileReading, more: readonly ProfileProposal[]): ProfileReading => ({
  ...reading,
  proposals:
    more.length === 0
      ? reading.proposals
      : [...reading.proposals, ...more].toSorted((one, other) => one.start - other.start),
});

/** "Tasting menu restaurant Alder & Ash, Hudson NY": the page prints the name above this line. */
function withoutPart(identity: string, name: string): string {
  const at = name === '' ? -1 : identity.toLowerCase().indexOf(name.toLowerCase());
  const isWithinWord =
    /\p{L}$/u.test(identity.slice(0, at)) || /^\p{L}/u.test(identity.slice(at + name.length));
  if (at <= 0 || isWithinWord) return identity;
  const rest = `${identity.slice(0, at).trimEnd()}${identity.slice(at + name.length)}`;
  return rest.replace(/,\s*(?=,|$)/g, '').trim();
}

/** The name alone is no information for guests: "small bakery, Rise & Thistle", "Called Kumo." */
function withoutName(reading: ProfileReading, name: string): ProfileReading {
  const isName = (text: string) =>
    text
      .replace(/^(?:called|named) /i, '')
      .replace(/[.!]+$/, '')
      .toLowerCase() === name.toLowerCase();
  const proposals = reading.proposals.filter(
    (proposal) =>
      ((proposal.field !== 'story' && proposal.field !== 'house_notes') || !isName(proposal.value.text)) &&
      (proposal.field !== 'address' || proposal.value.street !== '' || !isName(proposal.value.locality)),
  );
  return { ...reading, proposals };
}

const MOST_UNSURE = 12;
/** Shorter fragments mean little alone. */
const FEWEST_UNSURE = 5;

/** Sentences and notes that may not be meant for guests. Other text stays among the lines of the brief. */
function unsureOf({ proposals }: ProfileReading): string[] {
  const texts = proposals
    .flatMap((proposal) =>
      proposal.confidence === 'likely' && (proposal.field === 'story' || proposal.field === 'house_notes')
        ? [asSentence(proposal.value.text)]
        : [],
    )
    .filter((text) => text.split(/\s+/).length >= FEWEST_UNSURE);
  return [...new Set(texts)].slice(0, MOST_UNSURE);
}

const MOST_UNPLACED = 6;
const FEWEST_WORDS = 3;

/** Requests to us that we couldn't follow. */
function unplacedOf({ not_for_guests }: ProfileReading): string[] {
  const words = not_for_guests.flatMap(({ reason, words }) =>
    reason === 'to_the_maker' ? [words.trim()] : [],
  );
  return [...new Set(words)]
    .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
    .slice(0, MOST_UNPLACED)
    .map((text) => `We couldn’t tell where this belongs: “${text}”`);
}

const MOST_CLAIMS = 4;

/** Praise and awards that the owner states: only they can prove them, so each is a suggestion. */
function claimsOf({ not_for_guests }: ProfileReading): string[] {
  const praise = not_for_guests
    .filter(({ reason }) => reason === 'self_praise')
    .map(({ words }) => asSentence(words));
  return praise.filter((text) => text !== '').slice(0, MOST_CLAIMS);
}
