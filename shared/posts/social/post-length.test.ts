import { expect, test } from 'vitest';
import { asPosted, postLength, splitAtFold } from './post-length.ts';

test('a caption is counted in characters, a text message in units', () => {
  expect(postLength('instagram', 'a'.repeat(2200))).toEqual({ used: 2200, most: 2200, isTooLong: false });
  expect(postLength('instagram', 'a'.repeat(2201)).isTooLong).toBe(true);
  expect(postLength('sms', '€'.repeat(80))).toEqual({ used: 160, most: 160, isTooLong: false });
  expect(postLength('sms', `${'a'.repeat(80)}’`)).toEqual({ used: 81, most: 70, isTooLong: true });
});

test('hashtags are below the text', () => {
  expect(asPosted({ text: 'Ramen until ten.', hashtags: ['#Ramen', '#Oakland'] })).toBe(
    'Ramen until ten.\n\n#Ramen #Oakland',
  );
  expect(asPosted({ text: 'Ramen.', hashtags: [] })).toBe('Ramen.');
});

test('the fold is at the platform’s limit without splitting a character', () => {
  expect(splitAtFold('instagram', 'a'.repeat(125))).toEqual({ visible: 'a'.repeat(125), hidden: '' });
  const family = '👨‍👩‍👧';
  const cut = splitAtFold('instagram', `${'a'.repeat(122)}${family}bc`);
  expect(cut).toEqual({ visible: 'a'.repeat(122), hidden: `${family}bc` });
  const words = splitAtFold('instagram', `${'a'.repeat(118)} caramel and salt`);
  expect(words).toEqual({ visible: 'a'.repeat(118), hidden: ' caramel and salt' });
  expect(splitAtFold('email', 'a'.repeat(4000)).hidden).toBe('');
});
