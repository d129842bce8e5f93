import { expect, test } from 'vitest';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { restaurantFacts } from './restaurant-facts.ts';

const link = (kind: 'website' | 'map' | 'reviews', url: string) => ({ kind, url, typed: '' });

test('the form starts with the profile’s facts', () => {
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

test('without a website in the profile, the published one is graded', () => {
  const facts = restaurantFacts(aSparseProfile({ links: [] }), 'https://sites.example/lupo/');
  expect(facts.website).toBe('https://sites.example/lupo/');
  expect(facts.google_business_url).toBe('');
});

const googleUrlOf = (url: string) =>
  restaurantFacts(aSparseProfile({ links: [link('map', url)] }), '').google_business_url;

test.each([
  'https://maps.app.goo.gl/k3JvXq8Zt1',
  'https://g.page/osteria-lupo',
  'https://g.page/r/CVb1/review',
  'https://goo.gl/maps/abc',
  'https://g.co/kgs/abc',
  'https://share.google/abc',
  'https://www.google.com/maps/place/Osteria+Lupo/@40.7,-74.0,17z',
  'https://google.de/maps?cid=1234567890',
  'https://www.google.co.uk/maps/search/?api=1&query=Lupo&query_place_id=ChIJ',
  'https://maps.google.com/?cid=1234567890',
  'https://maps.google.com.mx/maps?q=lupo',
  'https://business.google.com/n/123/profile',
])('%s is a Google place', (url) => {
  expect(googleUrlOf(url)).toBe(url);
});

test.each([
  'https://google.com.lupo.example/maps',
  'https://notgoogle.com/maps',
  'https://docs.google.com/forms/d/e/booking',
  'https://drive.google.com/file/d/menu',
  'https://sites.google.com/view/lupo',
  'https://www.google.com/search?q=lupo',
  'https://goo.gl/abc',
  'https://maps.apple.com/?q=lupo',
  'https://lupo.example/?u=https://maps.google.com/',
  'no address',
])('%s isn’t a Google place', (url) => {
  expect(googleUrlOf(url)).toBe('');
});
