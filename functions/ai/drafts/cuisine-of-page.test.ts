import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { libraryOf } from '../library/libraries.ts';
import { NO_REQUESTS } from './page-source.ts';
import { sourceOf } from './write-page.ts';

test('a page has the copy of the cuisine that only the words over its picture name', () => {
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
