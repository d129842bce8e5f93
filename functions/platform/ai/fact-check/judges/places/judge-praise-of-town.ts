import { finding, type Judge } from '../../checked-text.ts';
import { favoriteOf } from '../../evidence/praise-of-town.ts';

/** What is said to be a town's favorite, as the record has it. */
export const judgePraiseOfTown: Judge = (checked, { start, end }) => {
  const { profile, passages } = checked.facts;
  const favorite = favoriteOf(profile?.address.locality ?? '');
  if (favorite === undefined) return [];
  return [...checked.text.slice(start, end).matchAll(favorite)]
    .filter(({ 0: words }) => !passages.some(({ text }) => text.includes(words)))
    .map(({ 0: words, index }) =>
      finding(checked, 'award', { start: start + index, end: start + index + words.length }),
    );
};
