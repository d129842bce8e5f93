import fc from 'fast-check';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { ProfileProposalSchema } from '#shared/profile/profile-reading.ts';
import { readContact } from './read-contact.ts';

const COUNTRIES = [
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'ES',
  'FR',
  'BE',
  'CH',
  'DE',
  'AT',
  'IT',
] as const satisfies readonly CountryCode[];

function read(source: string, region: string) {
  const context = { region, language: '', currency: '', today: '2026-11-22' };
  return readContact({ source, free: [{ start: 0, end: source.length }] }, context);
}

const lead = fc.constantFrom('Call ', 'Tel. ', 'Ring us: ', 'Phone\n', '', 'We answer every day. ');
const tail = fc.constantFrom('', '.', ' for a table', '\nOpen daily', ', ask for Jo');

test.each(COUNTRIES)(
  'a number of %s in its national and international form is found where it is',
  (country) => {
    const number = getExampleNumber(country, examples);
    if (number === undefined) expect.fail('no example');
    const forms = fc.constantFrom(number.formatNational(), number.formatInternational());
    fc.assert(
      fc.property(lead, forms, tail, (before, typed, after) => {
        const phones = read(before + typed + after, country).filter(({ field }) => field === 'phones');
        expect(phones).toMatchObject([
          {
            value: { number: number.number },
            words: typed,
            start: before.length,
            end: before.length + typed.length,
          },
        ]);
      }),
      { numRuns: 60 },
    );
  },
);

test('text without digits, at signs, points, or colons has no phone, email, link, or street', () => {
  const letters = fc.stringMatching(/^[\p{L} ,;!\n-]{0,200}$/u);
  fc.assert(
    fc.property(letters, fc.constantFrom('US', 'DE', 'FR', ''), (source, region) => {
      const data = read(source, region).filter((one) => one.field !== 'booking');
      expect(data.filter((one) => one.field !== 'address' || one.value.street !== '')).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const PIECES =
  'Mon|open|5-10|11am|Dec 24|,|.|\n|lunch|à 19h|(|)|24/7|@lupo|IG|a@b.co|lupo.com|555-0147|(212) 555-0147|+33 1 42 68 53 00|12 Main St|Hauptstr. 5|Via Roma 4|8 rue Monge|10115 Berlin|Austin, TX 78701|no reservations|Address:|bar in|Queens|é|😀|$5'.split(
    '|',
  );
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(' ')),
);

test('facts of any text have valid offsets, words, and values', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('US', 'DE', '', 'XX'), (source, region) => {
      for (const proposal of read(source, region)) {
        expect(source.slice(proposal.start, proposal.end)).toBe(proposal.words);
        expect(proposal.end).toBeGreaterThan(proposal.start);
        expect(ProfileProposalSchema.safeParse(proposal).error?.message).toBeUndefined();
      }
    }),
    { numRuns: 2_000 },
  );
});

test('claimed spans aren’t read', () => {
  const source = 'Tel. 212-555-0148. Call 212-555-0147';
  const context = { region: 'US', language: '', currency: '', today: '2026-11-22' };
  const facts = readContact({ source, free: [{ start: 18, end: source.length }] }, context);
  expect(facts.map(({ words }) => words)).toEqual(['212-555-0147']);
});
