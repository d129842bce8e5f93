import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsSegments } from './sms-segments.ts';
import { MAX_OFFER_CODE_LENGTH, winBackMessage } from './win-back-message.ts';

const words = { restaurantName: 'Bella Vista', offer: '20% off any pizza', offerCode: 'BACK20' };

test('a win-back names the sender, the offer, the code, and the opt-out', () => {
  expect(winBackMessage(words)).toEqual({
    text: 'Bella Vista: 20% off any pizza. Code BACK20. Reply STOP to opt out.',
    cut: [],
  });
});

test('a long offer that fits isn’t cut', () => {
  const offer =
    'Two glasses of Chianti on the house with any pasta, any night but Friday and Saturday until the end of May';
  expect(winBackMessage({ ...words, offer })).toEqual({
    text: `Bella Vista: ${offer}. Code BACK20. Reply STOP to opt out.`,
    cut: [],
  });
});

test('overlong names and offers are cut, code and STOP never', () => {
  const message = winBackMessage({
    restaurantName: 'The Old Fisherman and Daughters Restaurant, Bar and Garden of San Francisco',
    offer:
      'A free starter of your choice with every main course that you order on a Monday or Tuesday night in May',
    offerCode: 'WELCOMEBACK',
  });
  expect(message).toEqual({
    text: 'The Old Fisherman and...: A free starter of your choice with every main course that you order on a Monday or... Code WELCOMEBACK. Reply STOP to opt out.',
    cut: ['restaurant', 'offer'],
  });
});

test('punctuation and line breaks of the offer aren’t doubled', () => {
  expect(winBackMessage({ ...words, offer: ' Free\n dessert! ' }).text).toContain(': Free dessert. Code');
});

test('every message has at most 160 characters with code and STOP', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('a', ' ', '€', '’', '🍕', '👨‍👩‍👧‍👦', '\n', 'é'), maxLength: 300 }),
  );
  const code = fc.stringMatching(/^[A-Z0-9€-]{1,40}$/);
  fc.assert(
    fc.property(typed, typed, code, (restaurantName, offer, offerCode) => {
      const { text } = winBackMessage({ restaurantName, offer, offerCode });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(smsSegments(text).units).toBeLessThanOrEqual(160);
      expect(text.endsWith(`Code ${offerCode}. Reply STOP to opt out.`)).toBe(true);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
  expect(MAX_OFFER_CODE_LENGTH).toBe(40);
});
