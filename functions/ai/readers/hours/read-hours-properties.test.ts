import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProfileProposalSchema } from '#shared/profile/profile-reading.ts';
import { hoursRows } from '#shared/site/page/hours-table.ts';
import { type OpeningHours, WEEKDAYS } from '#shared/site/site-content.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { readHours } from './read-hours.ts';

const context = (language: string) => ({ region: '', language, currency: '', today: '2026-11-22' });
const whole = (source: string) => ({ source, free: [{ start: 0, end: source.length }] });

const time = (from: number, to: number) =>
  fc
    .integer({ min: from * 4, max: to * 4 - 1 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
    );
const day = fc.oneof(
  fc.constant([]),
  fc.tuple(time(6, 12), time(13, 24)).map(([opens, closes]) => [{ opens, closes }]),
  fc.tuple(time(16, 20), time(0, 3)).map(([opens, closes]) => [{ opens, closes }]),
  fc.tuple(time(11, 12), time(13, 16), time(17, 20), time(21, 24)).map(([a, b, c, d]) => [
    { opens: a, closes: b },
    { opens: c, closes: d },
  ]),
);
/** A missing day is unknown. */
const week: fc.Arbitrary<OpeningHours> = fc.record(Object.fromEntries(WEEKDAYS.map((name) => [name, day])), {
  requiredKeys: [],
});

test.each(['en', 'es', 'fr', 'it', 'de'])('a week printed in %s reads as the same week', (language) => {
  const words = siteWordsOf(language);
  fc.assert(
    fc.property(week, fc.constantFrom('12-hour' as const, '24-hour' as const), (hours, clock) => {
      const rows = hoursRows(hours, { clock, words });
      const text = rows
        .map(({ days, times }) => `${days}: ${times.map((each) => each.text).join(', ')}`)
        .join('\n');
      const read: Record<string, { opens: string; closes: string | null }[]> = {};
      for (const { field, value } of readHours(whole(text), context(language))) {
        if (field === 'closed_days') read[value] = [];
        if (field === 'services')
          for (const name of value.days)
            read[name] = [...(read[name] ?? []), { opens: value.opens, closes: value.closes }];
      }
      expect(read, text).toEqual(hours);
    }),
    { numRuns: 200 },
  );
});

const PIECES =
  'Mon|Tuesday|weekends|closed|open|5-10|11am|noon|until late|except|Dec 24|–|,|.|\n|lunch|Küche|à 19h|L-V|not|happy hour|(|)|24/7|@lupo|a@b.co|555-0147|12 Main St|é|😀|last seating 9|in summer|31|$5|1.|Feiertag|=>'.split(
    '|',
  );
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(' ')),
);

test('any text gets an answer with valid offsets, words, and values', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('en', 'de', 'fr', 'und', ''), (source, language) => {
      for (const proposal of readHours(whole(source), context(language))) {
        expect(source.slice(proposal.start, proposal.end)).toBe(proposal.words);
        expect(proposal.end).toBeGreaterThan(proposal.start);
        expect(ProfileProposalSchema.safeParse(proposal).error?.message).toBeUndefined();
      }
    }),
    { numRuns: 1_000 },
  );
});
