import { expect, test } from 'vitest';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';

const draftOf = (text: string) => draftOfBrief({ name: 'Harbor Table', text });
const sectionsOf = (text: string) => draftOf(text).published.pages[0].sections;

test('a kitchen that is vegetarian as a whole isn’t asked for vegetarian dishes', () => {
  const { content } = draftOf('Thali house in Edison. We are 100% vegetarian, with no eggs.');
  const questions = content.pages[0].sections.faq.items.map(({ question }) => question);
  expect(questions.join(' ')).not.toMatch(/vegetarian/i);
  expect(JSON.stringify(content.pages)).toContain('We are 100% vegetarian, with no eggs.');
});

test('the town of a line that waits is kept', () => {
  const text = 'hello need website for my restaurant Saffron Lane in Edison NJ.';
  expect(sectionsOf(text).contact.address).toBe('Edison, NJ');
});

test('a request for a design that ends with a text to print is printed, too', () => {
  const { facts, published } = draftOf(
    'Taqueria in Reno. Make the page bright with lots of color and say that we cater parties.',
  );
  expect(published.pages[0].sections.features.map(({ topic }) => topic)).toEqual(['catering']);
  expect(facts.wishes).toEqual(['Make the page bright with lots of color.']);
});

test('“da” is no price word in a Vietnamese name', () => {
  const text = 'Pho counter in Houston, open 8am to 3pm.\n- pho tai 12.50\n- pho ga 11\n- ca phe sua da 5';
  const last = draftOf(text).published.menu_items.at(-1);
  expect(last).toMatchObject({ name: 'Ca phe sua da', price: '5' });
});
