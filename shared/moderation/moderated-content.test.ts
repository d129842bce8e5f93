import { expect, test } from 'vitest';
import { contentKey, withoutRejected } from './moderated-content.ts';

const rejected = {
  text: 'Try our lasagna. Our soup cures the flu. Use code SOUP20.',
  passages: ['Our soup cures the flu.'],
};

test('texts are equal despite case, punctuation, and codes', () => {
  expect(contentKey('Our soup – “cures” the flu! SAVE20')).toBe(
    contentKey('our soup, cures the FLU. SOUPQWER'),
  );
});

test('an equal text is removed as a whole, also with another code', () => {
  expect(withoutRejected('Try our lasagna. Our soup cures the flu. Use code LUNCH15.', rejected)).toBe('');
});

test('of an edited text only the rejected sentence is removed', () => {
  const edited = 'We are Osteria Lupo. Our soup cures the flu! Closed on Mondays.';
  expect(withoutRejected(edited, rejected)).toBe('We are Osteria Lupo. Closed on Mondays.');
});

test('a text without the rejected sentence stays', () => {
  for (const text of ['', '  ', 'Our soup is hot.', 'Our soup cures the flue pipe.']) {
    expect(withoutRejected(text, rejected)).toBe(text);
  }
});

test('a claim of two sentences is removed with both, and the rest stays', () => {
  const passages = ['Got the flu? Our broth, and it is gone by morning.'];
  const text = 'Open at five. Got the flu? Our broth, and it is gone by morning. Come by!';
  const rejected = { text: 'another text', passages };
  expect(withoutRejected(text, rejected)).toBe('Open at five. Come by!');
  expect(withoutRejected('Got the flu? Stay in bed, we deliver.', rejected)).toBe(
    'Got the flu? Stay in bed, we deliver.',
  );
});
