import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { winBackMessage } from '#shared/sms/win-back-message.ts';
import { guestCode, sampleGuestCode, withGuestCode } from './guest-code.ts';
import { normalizePromoCode, PROMO_CODE_MAX_LENGTH } from './promo-code.ts';

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  .filter((word) => normalizePromoCode(word) !== '');
const guest = fc.record({
  campaignId: fc.uuid(),
  phone: fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map((digits) => `+1${digits}`),
});

test('a code ends in six unambiguous characters and is read as typed', () => {
  fc.assert(
    fc.property(words, guest, fc.nat(20), (word, of, attempt) => {
      const code = guestCode(word, of, attempt);
      expect(code).toMatch(/-[^-]{6}$/);
      expect(code.slice(-6)).not.toMatch(/[01ILOSBZ258]/);
      expect(code).toHaveLength(sampleGuestCode(word).length);
      const typed = normalizePromoCode(code);
      expect(typed.length).toBeLessThanOrEqual(PROMO_CODE_MAX_LENGTH);
      expect(normalizePromoCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(typed);
      expect(guestCode(word, of, attempt)).toBe(code);
    }),
  );
});

test('20,000 guests of a campaign and four more with its word get unique codes in a few attempts', () => {
  const taken = new Set<string>();
  let most = 0;
  for (let campaign = 0; campaign < 5; campaign++) {
    for (let index = 0; index < 20_000; index++) {
      const of = { campaignId: `campaign-${campaign}`, phone: `+1212${5_550_000 + index}` };
      let attempt = 0;
      while (taken.has(guestCode('BACK20', of, attempt))) attempt += 1;
      taken.add(guestCode('BACK20', of, attempt));
      most = Math.max(most, attempt);
    }
  }
  expect(taken.size).toBe(100_000);
  expect(most).toBeLessThan(4);
});

test("every guest's text is as long as the preview", () => {
  fc.assert(
    fc.property(words, guest, (word, of) => {
      const sample = sampleGuestCode(word);
      const { text } = winBackMessage({ restaurantName: 'Osteria Lupo', offer: '$& off', offerCode: sample });
      const code = guestCode(word, of, 0);
      const own = withGuestCode(text, { sample, code });
      expect(own).toContain(`Code ${code}.`);
      expect(smsSegments(own)).toEqual(smsSegments(text));
    }),
  );
});
