import type { PostBrief, PostHouse } from '#functions/platform/ai/post-facts.ts';
import { withPlainCharacters } from '#shared/domain/sms/plain-characters.ts';
import { hasLongRun } from '#shared/domain/social/shared-words.ts';
import { hostOf } from './shown.ts';

const plain = (text: string) => withPlainCharacters(text).toLowerCase();

/**
 * Whether another house of the country could write a long run of a text's words as well: such a run holds nothing of what
 * this house alone is called, cooks, says or is reached by, but the word that it begins with.
 */
export function createCouldBeAnothers(brief: PostBrief, house: PostHouse): (text: string) => boolean {
  const own = ownWords(brief, house)
    .map((words) => plain(words).replace(/[.!?]+$/, ''))
    .filter((words) => words.trim() !== '')
    .toSorted((one, other) => other.length - one.length);
  return (text) =>
    own
      .reduce((rest, words) => rest.replaceAll(words, beginOf(words)), plain(text))
      .split('\n')
      .some(hasLongRun);
}

/** Many houses are "The" something, and many dishes a "taco" of something. */
const beginOf = (words: string) => `${words.split(' ')[0]}\n`;

function ownWords(brief: PostBrief, house: PostHouse): string[] {
  const { name, street, address, phone, booking_note: note, links } = house;
  const urls = Object.values(links).filter((url) => url !== '');
  return [
    ...[name, street, address, phone, note, ...urls, ...urls.map(hostOf)],
    ...brief.dishes.flatMap((dish) => [dish.name, dish.description, dish.price, dish.availability]),
    ...[brief.words, brief.detail],
    // Lunch is called lunch in many houses.
    ...(brief.angle === 'service' ? [] : [brief.label]),
  ];
}
