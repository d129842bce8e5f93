import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';
import { ownerSentences } from './owner-sentences.ts';

const published = (text: string) =>
  draftOfBrief({ name: 'Juniper', text }).published.pages[0].sections.faq.items;

test('an answer that only the owner can give is not published', () => {
  expect(published('Diner in Salem. Meatloaf $14, Pancakes $9, Apple pie $6, Iced tea $3.')).toEqual([]);
});

test.each([
  'Doro wat, kitfo, tibs and a vegetarian platter with seven dishes.',
  'We serve a vegan curry, lamb korma and butter chicken.',
  'Kitfo and a vegetarian platter.',
  'Wir haben Schnitzel, Gulasch und einen veganen Burger.',
])('a list of dishes with and without a diet does not answer a question about the diet: %s', (list) => {
  expect(published(`Kitchen in Salem. ${list}`).map(({ answer }) => answer)).not.toContain(list);
});

test.each([
  'We have vegan dishes, just ask.',
  'We have vegan and vegetarian dishes, gluten-free pasta and halal meat.',
  'We can accommodate vegetarians and most allergies with 48 hours’ notice, but not vegan menus.',
])('a sentence about a diet answers a question about it: %s', (said) => {
  expect(published(`Kitchen in Salem. ${said}`).map(({ answer }) => answer)).toContain(said);
});

test('halal meat is an answer, and not a claim about every dish', () => {
  const { published: page, facts } = draftOfBrief({
    name: 'Enat',
    text: 'Ethiopian restaurant. All our meat is halal.',
  });
  expect(facts.profile.diets).toEqual([]);
  expect(JSON.stringify(page)).toContain('All our meat is halal.');
  expect(JSON.stringify(page)).not.toContain('All dishes');
});

test('without a menu no question is answered by us', () => {
  expect(published('Diner in Salem.')).toEqual([]);
});

test('a bakery is not asked for dessert or for what to share', () => {
  const items = published('Bakery in Salem. Croissant $4, Sourdough loaf $8, Cinnamon roll $5.');
  expect(items.filter(({ question }) => /dessert|share|agree/i.test(question))).toEqual([]);
});

test('a sentence on what the restaurant is answers no question', () => {
  const given = [{ text: 'A vegan cafe started by two sisters.' }];
  const { story, faq } = ownerSentences(
    { ...emptyProfile('Juniper'), story: given },
    { identity: 'vegan cafe' },
  );
  expect(story).toEqual(['A vegan cafe started by two sisters.']);
  expect([...faq.keys()]).toEqual([]);
});

test('where the owner spoke of bookings, no answer about groups or a printed menu is suggested', () => {
  const { content } = draftOfBrief({
    name: 'Juniper',
    text: 'Noodle bar in Leeds. No bookings just come in.',
  });
  const { items } = content.pages[0].sections.faq;
  expect(items.map(({ answer }) => answer).join(' ')).not.toMatch(/reserve in advance|on the menu|marked/i);
});

test('“Family-run vegetarian restaurant” says what the place is, and answers nothing', () => {
  const text = 'Family run Gujarati vegetarian restaurant, est 1989.';
  const profile = { ...emptyProfile('Court'), kind: 'Indian restaurant', story: [{ text }] };
  expect(ownerSentences(profile).story).toEqual([text]);
});
