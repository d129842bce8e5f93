import { expect, test } from 'vitest';
import { libraryOf } from '../../library/libraries.ts';
import type { FaqFacts } from './faq-facts.ts';
import { writeFaqs } from './write-faqs.ts';

const NOTHING: FaqFacts = {
  language: 'en',
  existing: [],
  dishes: [],
  address: '',
  town: '',
  phone: '',
  email: '',
  menuUrl: '',
  bookingUrl: '',
  bookingPolicy: 'unknown',
  bookingNote: '',
  orderingUrl: '',
  parking: '',
  payment: '',
  access: '',
  seed: 'w1',
};
const dish = (name: string, course: string, diets: ('vegan' | 'vegetarian')[] = []) => ({
  name,
  course,
  diets,
  description: '',
  price: '$9',
});
const written = (facts: Partial<FaqFacts>) =>
  writeFaqs({ ...NOTHING, ...facts }, libraryOf(facts.language ?? 'en'));
const answers = (facts: Partial<FaqFacts>) => written(facts).map(({ answer }) => answer);

test('without facts there are no answers', () => {
  expect(written({})).toEqual([]);
});

test('answers contain only known facts', () => {
  const facts = {
    dishes: [dish('Carbonara', 'Pasta'), dish('Tiramisu', 'Dolci'), dish('Marinara', 'Pizza', ['vegan'])],
    address: '18 Mill Lane\nPortland, OR',
    phone: '503-555-0134',
    parking: 'Behind the house',
    bookingUrl: 'https://www.resy.example/lupo/',
  };
  expect(answers(facts)).toEqual([
    'For a start: Carbonara, Tiramisu, Marinara.',
    'Yes. Book online at resy.example/lupo.',
    'You’ll find us at 18 Mill Lane, Portland, OR.',
    'Behind the house.',
    'Yes: Marinara.',
    'Yes: Marinara.',
  ]);
});

test('a town alone isn’t an address', () => {
  expect(answers({ town: 'Portland' })).toEqual(['We’re in Portland.']);
});

test('a fact in another answer isn’t repeated', () => {
  const existing = [{ question: 'Do you take walk-ins?', answer: 'Walk-ins only.' }];
  expect(written({ bookingPolicy: 'not_taken', bookingNote: 'Walk-ins only', existing })).toEqual([]);
});

test('a phone alone doesn’t imply reservations', () => {
  expect(answers({ phone: '503-555-0134' })).toEqual(['Call us at 503-555-0134.']);
  expect(answers({ bookingPolicy: 'not_taken' })).toEqual(['We don’t take reservations. Just come by.']);
});

test.each([
  ['in the library’s words', 'What’s parking like?'],
  ['in the owner’s words', 'Is there somewhere to park?'],
])('a question asked already %s isn’t asked again', (_title, question) => {
  expect(written({ parking: 'Behind the house', existing: [{ question, answer: '' }] })).toEqual([]);
});

test('a second press adds only what the first left out', () => {
  const facts = {
    address: '18 Mill Lane',
    phone: '1',
    email: 'a@b.example',
    payment: 'Cash',
    parking: 'Behind',
  };
  const existing = written(facts);
  expect(existing.length).toBeGreaterThan(3);
  expect(written({ ...facts, existing })).toEqual([]);
});

test.each(['es', 'fr', 'de', 'it'])('questions are in the language of the page: %s', (language) => {
  const items = written({ language, address: 'Mill Lane 18', phone: '555', parking: 'Mill Lane' });
  expect(items).toHaveLength(3);
  const english = written({ address: 'Mill Lane 18', phone: '555', parking: 'Mill Lane' });
  for (const [index, { question }] of items.entries()) expect(question).not.toBe(english[index]?.question);
});
