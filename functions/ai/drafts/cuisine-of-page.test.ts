import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { libraryOf } from '../library/libraries.ts';
import { NO_REQUESTS } from './page-source.ts';
import { sourceOf } from './write-page.ts';

const sourceIn = (language: string, identity: string) =>
  sourceOf(
    {
      profile: { ...emptyProfile('Lumière'), kind: 'Bistrot', languages: [language] },
      websiteName: 'Lumière',
      seed: 'site_1',
      identity,
      claims: [],
      removed: [],
      unsure: [],
      requests: NO_REQUESTS,
    },
    libraryOf(language),
  );

test.each([
  ['it', 'Bistrot a Trieste', libraryOf('it').generalCuisine.food],
  ['it', 'Bistrot con cucina francese', libraryOf('it').cuisines.french?.food],
  ['fr', 'Bistrot à Lyon', libraryOf('fr').cuisines.french?.food],
])('a bistrot is French when the owner or the language says so: %s, %s', (language, identity, food) => {
  expect(sourceIn(language, identity).cuisine.food).toBe(food);
});

test('the cuisine named only in the hero still decides the copy', () => {
  const identity = 'Restaurante de mariscos en Tampa';
  const profile = { ...emptyProfile('Marisol'), kind: 'Restaurante', languages: ['es'] };
  const page = {
    profile,
    websiteName: 'Marisol',
    seed: 'site_1',
    identity,
    claims: [],
    removed: [],
    unsure: [],
  };
  const { cuisine } = sourceOf({ ...page, requests: NO_REQUESTS }, libraryOf('es'));
  expect(cuisine.food).toBe('pescado y mariscos');
});
