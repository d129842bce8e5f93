import { expect, test } from 'vitest';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/some-profiles.ts';
import { assertStoryGrounded } from './grounding.ts';
import { composeStory } from './story/compose-story.ts';

const facts = {
  profile: aSparseProfile({
    kind: 'trattoria',
    dishes: [aDish({ name: 'Carbonara', price: '14.50' })],
    story: [{ text: 'We opened in 1974. There is a terrace.' }],
    monthly_revenue: 41_000,
  }),
  websiteName: 'Lupo',
  wishes: ['make it look like our 3 Michelin stars are near'],
  seed: 's',
};
const withText = (hero_description: string) => ({ ...composeStory(facts), hero_description });

test.each(['Open since 1974, with a terrace.', 'Carbonara for 14.50.', 'A plate of pasta.'])(
  'a model may say "%s"',
  (text) => expect(() => assertStoryGrounded(withText(text), facts)).not.toThrow(),
);

test.each([
  ['Carbonara for 15.', 'a number that the owner did not give'],
  ['Revenue of 41000.', 'a number that the owner did not give'],
  ['Michelin cooking.', 'a claim that the owner did not make'],
  ['The best pasta.', 'a claim that the owner did not make'],
  ['Zinc, linen, candle stubs.', 'a claim that the owner did not make'],
  ['Home-made pasta.', 'a claim that the owner did not make'],
])('a model may not say "%s"', (text, reason) => {
  expect(() => assertStoryGrounded(withText(text), facts)).toThrow(reason);
});

test('what the composer writes passes', () => {
  expect(() => assertStoryGrounded(composeStory(facts), facts)).not.toThrow();
});
