import { expect, test } from 'vitest';
import { emptyDish } from '../menu.ts';
import type { ProfileProposal, ProfileReading } from '../profile-reading.ts';
import { menuReadingOf } from './menu-reading.ts';

const reading = (proposals: ProfileProposal[]): ProfileReading => ({
  language: 'en',
  proposals,
  wishes: [],
  not_for_guests: [],
});

function aDish(text: string, words: string, details: { price?: string; isLikely?: boolean } = {}) {
  const start = text.indexOf(words);
  const { price = '', isLikely = false } = details;
  return {
    field: 'dishes',
    value: { ...emptyDish(words.split(/\s{2}|\n/)[0] ?? ''), price },
    confidence: isLikely ? 'likely' : 'certain',
    start,
    end: start + words.length,
    words,
  } satisfies ProfileProposal;
}

const names = (text: string, proposals: ProfileProposal[]) =>
  menuReadingOf(reading(proposals), text).dishes.map(({ name }) => name);

test('a likely dish counts when it has a price', () => {
  const text = 'Carbonara  14\nTripe  12\nThe usual';
  const dishes = [
    aDish(text, 'Carbonara  14', { price: '14' }),
    aDish(text, 'Tripe  12', { price: '12', isLikely: true }),
    aDish(text, 'The usual', { isLikely: true }),
  ];
  expect(names(text, dishes)).toEqual(['Carbonara', 'Tripe']);
});

test('of two readings of one line the certain one counts, else the first', () => {
  const text = 'Half or whole  14\nTripe  12';
  const dishes = [
    aDish(text, 'whole  14', { price: '14', isLikely: true }),
    aDish(text, 'Half or whole  14', { price: '14' }),
    aDish(text, 'Tripe  12', { price: '12', isLikely: true }),
    aDish(text, 'Tripe', { price: '12', isLikely: true }),
  ];
  expect(names(text, dishes)).toEqual(['Half or whole', 'Tripe']);
});

test('lines that belong to no dish are named, blank lines and rules between parts are not', () => {
  const text = 'Pasta\nCarbonara  14\n\n-----\nAsk about our wine\n';
  const dish = { ...aDish(text, 'Carbonara  14', { price: '14' }), start: 0 };
  const withCourse = { ...dish, value: { ...dish.value, course: 'Pasta' } };
  expect(menuReadingOf(reading([withCourse]), text).unread).toEqual(['Ask about our wine']);
});

test('a line that stands between a heading and its dish, and is in neither, is named', () => {
  const text = 'PASTA\nTripe | 12\nCarbonara  14\nGF';
  const dish = { ...aDish(text, 'Carbonara  14\nGF', { price: '14' }), start: 0 };
  const withCourse = { ...dish, value: { ...dish.value, course: 'Pasta' } };
  expect(menuReadingOf(reading([withCourse]), text).unread).toEqual(['Tripe | 12']);
});

test('what is no part of a menu is not taken from one', () => {
  const text = 'Call 212 555 0147';
  const phone: ProfileProposal = {
    field: 'email',
    value: 'you@restaurant.com',
    confidence: 'certain',
    start: 0,
    end: text.length,
    words: text,
  };
  expect(menuReadingOf(reading([phone]), text)).toEqual({ accepted: [], dishes: [], unread: [text] });
});
