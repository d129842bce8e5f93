import { expect, test } from 'vitest';
import { aSparseProfile } from '#tests/builders/some-profiles.ts';
import { restaurantFacts } from './restaurant-facts.ts';

const link = (kind: 'website' | 'map' | 'reviews', url: string) => ({ kind, url, typed: '' });

test('the form begins with what the profile says', () => {
  const profile = aSparseProfile({
    name: 'Osteria Lupo',
    cuisines: ['Roman', 'Italian'],
    links: [
      link('map', 'https://maps.app.goo.gl/abc'),
      link('website', 'https://lupo.example/'),
      link('reviews', 'https://yelp.example/lupo'),
    ],
  });
  expect(restaurantFacts(profile, 'https://sites.example/lupo/')).toMatchObject({
    name: 'Osteria Lupo',
    website: 'https://lupo.example/',
    google_business_url: 'https://maps.app.goo.gl/abc',
    cuisine_type: 'Roman, Italian',
  });
});

test('a restaurant that names no website has the page graded that it has published here', () => {
  const facts = restaurantFacts(aSparseProfile({ links: [] }), 'https://sites.example/lupo/');
  expect(facts.website).toBe('https://sites.example/lupo/');
  expect(facts.google_business_url).toBe('');
});

test('a link that only looks like one to Google is none', () => {
  const pretending = link('map', 'https://google.com.lupo.example/maps');
  expect(restaurantFacts(aSparseProfile({ links: [pretending] }), '').google_business_url).toBe('');
});
