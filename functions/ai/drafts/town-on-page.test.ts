import { expect, test } from 'vitest';
import { identityOf } from '#shared/profile/page-words.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { draftOfBrief, factsOfBrief } from '#tests/eval/draft-of-brief.ts';

test('what follows a line with the town doesn’t name it again', () => {
  const sections = Array.from({ length: 20 }, (_, index) => {
    const brief = { name: 'Juniper', text: 'Seafood restaurant in Barranco.' };
    return draftOfBrief(brief, `site_${index}`).published.pages[0].sections;
  });
  expect(sections.every(({ hero, contact }) => /Barranco/.test(hero.tagline + contact.title))).toBe(true);
  const repeated = sections.flatMap(({ hero, contact }) => [hero.description, contact.description]);
  expect(repeated.filter((text) => text.includes('Barranco'))).toEqual([]);
});

test('a place with its own preposition gets no other', () => {
  const profile = emptyProfile('The Drovers');
  const identity = (place: string) =>
    identityOf({
      profile: { ...profile, kind: 'Pub', address: { ...profile.address, locality: place } },
      language: 'en',
      websiteName: 'The Drovers',
      dishes: [],
    });
  expect(identity('near Brecon')).toBe('Pub near Brecon');
  expect(identity('Brecon')).toBe('Pub in Brecon');
});

test('a restaurant with only a name and a town has both as its headline', () => {
  const facts = factsOfBrief({ name: 'Opa Grill', text: '' });
  const address = { ...facts.profile.address, locality: 'Tarpon Springs' };
  const { tagline } = compose('story', { ...facts, profile: { ...facts.profile, address } });
  expect(tagline).toBe('Opa Grill in Tarpon Springs');
});
