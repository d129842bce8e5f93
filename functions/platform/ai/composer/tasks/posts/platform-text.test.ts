import { expect, test } from 'vitest';
import type { PostBrief } from '#functions/platform/ai/post-facts.ts';
import { aPostBrief, aPostHouse } from '#tests/builders/a-post-brief.ts';
import { composePosts } from './compose-posts.ts';

const house = aPostHouse();
const brief = aPostBrief({
  platform: 'email',
  angle: 'story',
  words: 'We opened the doors of our house in the old printing works by the river one rainy spring.',
});

function written(name: string, over: Partial<PostBrief> = {}) {
  const facts = { house: { ...house, name }, briefs: [{ ...brief, ...over }], written: [] };
  const [post] = composePosts(facts).posts;
  if (post === undefined) throw new Error('A brief has a post.');
  return post;
}

test.each([
  [
    'The Old Printing Works Restaurant and Neighborhood Wine Bar',
    'The Old Printing Works Restaurant and Neighborhood',
  ],
  [
    'Ristorante Pizzeria Trattoria dalla Nonna Margherita & Figli',
    'Ristorante Pizzeria Trattoria dalla Nonna',
  ],
  ['Zum goldenen Hirschen am alten Marktplatz – Restaurant', 'Zum goldenen Hirschen am alten Marktplatz'],
  ['A'.repeat(60), 'A'.repeat(50)],
  [`${'A'.repeat(49)}🍝🍝`, 'A'.repeat(49)],
  ['Osteria Lupo', 'Osteria Lupo'],
])('the subject of an email from %j ends with a whole word', (name, subject) => {
  expect(written(name).subject).toBe(subject);
});

test.each([
  ['🍝 Osteria Lupo', 'Osteria Lupo: '],
  ['Osteria 🍝 Lupo', 'Osteria Lupo: '],
  ['Osteria Lupo 🍝', 'Osteria Lupo: '],
  ['🍝', 'Carbonara'],
  ['Osteria Lupo', 'Osteria Lupo: '],
])('a text message from %j begins with what stands in its name beside emoji', (name, begins) => {
  const dishes = [{ name: 'Carbonara', description: '', price: '$19', availability: '' }];
  const { text } = written(name, {
    platform: 'sms',
    angle: 'note',
    words: 'Carbonara is back 🎉 on the menu',
  });
  expect(text.startsWith(begins), text).toBe(true);
  expect(text).not.toMatch(/ {2}| :|^\s/);
  expect(written(name, { platform: 'sms', angle: 'dish', dishes }).text).toContain('Carbonara');
});
