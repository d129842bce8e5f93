import { expect, test } from 'vitest';
import { aPostBrief, aPostRestaurant } from '#tests/builders/a-post-brief.ts';
import { writePosts } from './write-posts.ts';

const questions = (platform: 'facebook' | 'google_business' | 'email') =>
  writePosts({
    restaurant: aPostRestaurant(),
    briefs: Array.from({ length: 12 }, (_, at) =>
      aPostBrief({
        post_id: `post-${at}`,
        platform,
        angle: 'moment',
        label: 'question',
        dishes: [],
        occasion: null,
      }),
    ),
    written: [],
  }).posts.map(({ text }) => text);

test.each(['google_business', 'email'] as const)(
  'a post for %s asks for no comments and no tags',
  (platform) => {
    expect(questions(platform).filter((text) => /comments|\btag\b|\bbelow\b/i.test(text))).toEqual([]);
  },
);

test('a post for Facebook may ask for comments', () => {
  expect(questions('facebook').filter((text) => /comments/i.test(text))).not.toEqual([]);
});
