import { expect, test } from 'vitest';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';

test('what follows a line with the town doesn’t name it again', () => {
  const sections = Array.from({ length: 20 }, (_, index) => {
    const brief = { name: 'Juniper', text: 'Seafood restaurant in Barranco.' };
    return draftOfBrief(brief, `site_${index}`).published.pages[0].sections;
  });
  expect(sections.every(({ hero, contact }) => /Barranco/.test(hero.tagline + contact.title))).toBe(true);
  const repeated = sections.flatMap(({ hero, contact }) => [hero.description, contact.description]);
  expect(repeated.filter((text) => text.includes('Barranco'))).toEqual([]);
});
