import { listed } from '#shared/profile/phrases/listed.ts';
import type { PostBrief, PostFacts, PostHouse, PostInterval } from '../../../post-facts.ts';
import { known, type Reference } from '../../../references/reference.ts';
import { dateLocale, occasionDay, returnDay } from './said-day.ts';
import { weekdayName } from './shown.ts';
import type { PostWords } from './words/post-words.ts';
import { postWordsOf } from './words/words-of-posts.ts';

/** What posts may state: of the house, and of each brief behind `post_1_`, in the order of the briefs. */
export function postReferences({ house, briefs }: PostFacts): Reference[] {
  return known([...ofHouse(house), ...briefs.flatMap((brief, index) => ofBrief(brief, index, house))]);
}

function ofHouse(house: PostHouse): Reference[] {
  return [
    { id: 'name', prints: house.name },
    { id: 'kind', prints: house.kind },
    { id: 'cuisine', prints: house.cuisine },
    { id: 'place', prints: house.locality },
    { id: 'street', prints: house.street },
    { id: 'address', prints: house.address },
    { id: 'phone', prints: house.phone },
    { id: 'booking', prints: house.booking_note },
    { id: 'booking_link', prints: house.links.booking },
    { id: 'ordering_link', prints: house.links.ordering },
    { id: 'website', prints: house.links.website },
    { id: 'stop', prints: postWordsOf(house.language).stop },
  ];
}

function ofBrief(brief: PostBrief, index: number, house: PostHouse): Reference[] {
  const post = `post_${index + 1}`;
  const language = dateLocale(house);
  const words = postWordsOf(language);
  const inTurn = (ways: readonly string[]) => ways[index % Math.max(1, ways.length)] ?? '';
  const { label, detail, occasion, diet } = brief;
  const names = brief.dishes.map(({ name }) => name);
  return [
    ...brief.dishes.flatMap(({ name, description, price, availability }, index) => {
      const dish = `${post}_dish_${index + 1}`;
      return [
        { id: dish, prints: name },
        { id: `${dish}_description`, prints: description, of: dish },
        { id: `${dish}_price`, prints: price, of: dish },
        { id: `${dish}_availability`, prints: availability, of: dish },
      ];
    }),
    { id: `${post}_words`, prints: brief.words },
    { id: `${post}_label`, prints: label },
    { id: `${post}_label_detail`, prints: detail, of: `${post}_label` },
    { id: `${post}_diet`, prints: diet === null ? '' : words.diet[diet](listed(names, words.and)) },
    { id: `${post}_occasion`, prints: occasion?.name ?? '' },
    { id: `${post}_occasion_date`, prints: occasion === null ? '' : occasionDay(occasion, language) },
    { id: `${post}_hours`, prints: hoursOf(brief, { language, words, inTurn, house: house.name }) },
    { id: `${post}_back`, prints: backOf(brief, { language, words, inTurn, house: house.name }) },
  ];
}

/** `inTurn`: another way for another post, for no two may share a whole sentence. */
type Saying = {
  language: string;
  words: PostWords;
  house: string;
  inTurn: (ways: readonly string[]) => string;
};

/** One of the times of a day, as the composer says them. */
const spanOf = (hours: readonly PostInterval[], { words, inTurn }: Saying) =>
  inTurn(hours.map(({ opens, closes }) => words.span(opens, closes)));

/** The day of a brief as a sentence: its hours, or that the house is closed on it. */
function hoursOf({ day, occasion }: PostBrief, saying: Saying): string {
  const { language, words, inTurn } = saying;
  if (day === null) return '';
  if (day.hours.length > 0) {
    return inTurn(words.open(weekdayName(day.date, language), spanOf(day.hours, saying)));
  }
  return occasion === null
    ? ''
    : inTurn(words.closed(occasion.name, occasionDay({ ...occasion, date: day.date }, language)));
}

function backOf({ date, back }: PostBrief, saying: Saying): string {
  const { language, words, inTurn, house } = saying;
  if (back === null) return '';
  const day = returnDay({ date, back }, language) ?? weekdayName(back.date, language);
  return inTurn(words.back(day, spanOf(back.hours, saying), house));
}
