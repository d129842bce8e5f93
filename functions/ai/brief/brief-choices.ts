import type { BriefChoice, BriefUse } from '#shared/profile/brief-lines.ts';
import { LIST_LIMITS } from '#shared/profile/list-limits.ts';
import { emptyDish } from '#shared/profile/menu.ts';
import { cutLine } from '#shared/profile/menu-lines/line-prices.ts';
import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { PageRequests } from '../drafts/page-source.ts';
import { readContact } from '../readers/contact/read-contact.ts';
import { readHours } from '../readers/hours/read-hours.ts';
import { isSentence } from '../readers/lines/line-forms.ts';
import { itemOf } from '../readers/menu/dish-list.ts';
import type { ReadingContext, Span } from '../readers/reader.ts';
import { type FollowedBrief, followRequests, followSentence } from '../readers/requests/follow-requests.ts';
import { LOOK_WORDS } from '../readers/requests/request-words.ts';
import { blanked, CUT_SPACE } from '../readers/text/spans.ts';
import { tidySentence, tidyWords } from './tidy-words.ts';

type Chosen = BriefChoice & Span;
/** What the owner’s choices add to a page: facts, requests, and where each sentence goes. */
export type ChosenFacts = {
  proposals: ProfileProposal[];
  followed: Omit<FollowedBrief, 'text' | 'said'>[];
  placed: PageRequests['placed'];
};

/** Splits a brief into the choices for its lines and the text with blanks in their place. Pure. */
export function cutChosen(text: string, choices: readonly BriefChoice[]): { rest: string; chosen: Chosen[] } {
  const chosen = choices.flatMap((choice): Chosen[] => {
    const start = text.indexOf(choice.words);
    return start < 0 ? [] : [{ ...choice, start, end: start + choice.words.length }];
  });
  // Without a line end, so that the sentences around it stay in one paragraph and in their places.
  const rest = chosen.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/\S/g, CUT_SPACE) + left.slice(end),
    text,
  );
  return { rest, chosen };
}

/** The profile without the words that the owner moved elsewhere or removed. Pure. */
export function withoutHidden(
  profile: RestaurantProfile,
  chosen: readonly BriefChoice[],
  language: string,
): RestaurantProfile {
  const hidden = new Set(
    chosen.filter(({ use }) => !PRINTED.has(use)).map(({ words }) => tidySentence(words, language)),
  );
  const isKept = ({ text }: { text: string }) => !hidden.has(asSentence(text));
  return { ...profile, story: profile.story.filter(isKept), house_notes: profile.house_notes.filter(isKept) };
}

/**
 * The profile with each line in the list that the owner chose for it, even if it was saved before the choice: hidden
 * lines in none, the others in the story or the notes. Pure.
 */
export function withChoices(
  profile: RestaurantProfile,
  chosen: readonly BriefChoice[],
  language: string,
): RestaurantProfile {
  return chosen
    .filter(({ use }) => PRINTED.has(use))
    .reduce(
      (each, { words, use }) => inList(each, tidySentence(words, language), use),
      withoutHidden(profile, chosen, language),
    );
}

function inList(profile: RestaurantProfile, text: string, use: BriefUse): RestaurantProfile {
  const [to, from] =
    use === 'about' ? (['story', 'house_notes'] as const) : (['house_notes', 'story'] as const);
  const isOther = (one: { text: string }) => asSentence(one.text) !== text;
  const isThere = !profile[to].every(isOther);
  if (isThere || profile[to].length >= LIST_LIMITS[to].maxItems) return profile;
  return { ...profile, [from]: profile[from].filter(isOther), [to]: [...profile[to], { text }] };
}

const PRINTED: ReadonlySet<BriefUse> = new Set<BriefUse>(['about', 'answer', 'note']);

/** The facts and requests in the lines whose use the owner chose. Pure. */
export function factsOfChoices(chosen: readonly Chosen[], context: ReadingContext): ChosenFacts {
  const all = chosen.map((choice) => factsOfChoice(choice, context));
  return {
    proposals: all.flatMap(({ proposals = [] }) => proposals),
    followed: all.flatMap(({ followed = [] }) => followed),
    placed: all.flatMap(({ placed = [] }) => placed),
  };
}

function factsOfChoice(choice: Chosen, context: ReadingContext): Partial<ChosenFacts> {
  const { words, use, start, end } = choice;
  const passage = { start, end, words, confidence: 'certain' as const };
  const text = tidySentence(words, context.language);
  switch (use) {
    case 'dish':
      return {
        proposals: dishesIn(words, context.language).map((value) => ({ field: 'dishes', value, ...passage })),
      };
    case 'hours':
      return { proposals: hoursIn(choice, context) };
    case 'about':
    case 'answer':
    case 'note': {
      const field = use === 'about' ? 'story' : 'house_notes';
      const proposals = [...contactIn(choice, context), { field, value: { text }, ...passage } as const];
      return { proposals, placed: [{ text, use }] };
    }
    case 'request':
      return followedRequest(choice, context.language);
    default:
      return {};
  }
}

/** "Pancakes 9, hash (with egg) 12" */
function dishesIn(words: string, language: string) {
  const parts = words.split(/[,;](?!\d)\s*(?![^()]*\))/u).map((part) => part.replace(/[.!\s]+$/, '').trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const { words: name, price } = cutLine(part);
      const dish = itemOf(part)?.dish ?? { ...emptyDish(name.slice(0, 120)), ...price };
      return { ...dish, name: capital(tidyWords(dish.name, language)) };
    });
}

/** Words that the hours don’t contain, such as "two sittings, 6 and 8.30", are kept with them. */
function hoursIn({ words, start, end }: Chosen, context: ReadingContext): ProfileProposal[] {
  const read = readHours({ source: words, free: [{ start: 0, end: words.length }] }, context);
  const passage = { start, end, words, confidence: 'certain' as const };
  const isWhole = blanked(words, read).match(/\d|\p{L}{4,}/gu) === null;
  if (read.length > 0 && isWhole) return read.map((proposal) => ({ ...proposal, ...passage }));
  return [{ field: 'hours_text', value: asSentence(words).slice(0, 500), ...passage }];
}

const CONTACT: ReadonlySet<ProfileProposal['field']> = new Set<ProfileProposal['field']>([
  'phones',
  'email',
  'links',
  'address',
]);

/** A line that is used whole still adds its phone numbers and addresses to the contact. */
function contactIn({ words, start, end }: Chosen, context: ReadingContext): ProfileProposal[] {
  return readContact({ source: words, free: [{ start: 0, end: words.length }] }, context)
    .filter(({ field, confidence }) => CONTACT.has(field) && confidence === 'certain')
    .map((proposal) => ({ ...proposal, start, end, words }));
}

function followedRequest({ words, start, end }: Chosen, language: string): Partial<ChosenFacts> {
  const { text, said: _, ...followed } = followRequests(words);
  // "Dark green and brass would be nice."
  if (followSentence(words) === undefined && LOOK_WORDS.test(words))
    return { followed: [{ ...followed, wishes: [words] }] };
  if (followSentence(words) === undefined)
    return { followed: [{ ...followed, undone: [`We couldn’t do this: ${words}`] }] };
  const said = text.trim();
  if (said === '') return { followed: [followed] };
  const passage = { start, end, words, confidence: 'certain' as const };
  const field = isSentence(said) ? 'story' : 'house_notes';
  return {
    followed: [followed],
    proposals: [{ field, value: { text: tidySentence(said, language) }, ...passage }],
  };
}

/** Combines the requests of a brief with those of its chosen lines. Pure. */
export function withChosen(
  followed: FollowedBrief,
  { followed: chosen, placed }: ChosenFacts,
): FollowedBrief {
  const all = [followed, ...chosen];
  const requests = all.map((each) => each.requests);
  return {
    text: followed.text,
    said: followed.said,
    requests: {
      faq: [...new Set(requests.flatMap(({ faq }) => faq))],
      sections: [...new Set(requests.flatMap(({ sections }) => sections))],
      founder: requests.map(({ founder }) => founder).find((founder) => founder !== '') ?? '',
      spoken: [...new Set(requests.flatMap(({ spoken }) => spoken))],
      placed,
    },
    wishes: all.flatMap(({ wishes }) => wishes),
    undone: all.flatMap(({ undone }) => undone),
  };
}
