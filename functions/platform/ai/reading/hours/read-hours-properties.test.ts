import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { ProfileProposalSchema } from '#shared/profile/profile-reading.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { readContact } from '../contact/read-contact.ts';
import { readHours } from './read-hours.ts';

const context = { region: 'US', language: '', currency: '', today: '2026-11-22' };
const whole = (source: string) => ({ source, free: [{ start: 0, end: source.length }] });

type Interval = readonly [opens: number, closes: number];
type Clock = (minutes: number) => string;

const pad = (value: number) => String(value).padStart(2, '0');
const hourOf = (minutes: number) => Math.floor(minutes / 60) % 24;
const clock24: Clock = (minutes) => `${pad(hourOf(minutes))}:${pad(minutes % 60)}`;
const withH: Clock = (minutes) => `${hourOf(minutes)}h${minutes % 60 ? pad(minutes % 60) : ''}`;
const withUhr: Clock = (minutes) => `${hourOf(minutes)}${minutes % 60 ? `.${pad(minutes % 60)}` : ''} Uhr`;
const clock12 =
  (am: string, pm: string): Clock =>
  (minutes) =>
    `${hourOf(minutes) % 12 || 12}${minutes % 60 ? `:${pad(minutes % 60)}` : ''}${hourOf(minutes) < 12 ? am : pm}`;

type Spelling = {
  language: string;
  days: string;
  range: readonly string[];
  and: string;
  to: readonly string[];
  clocks: readonly Clock[];
};

const ENGLISH_CLOCKS = [
  clock12('am', 'pm'),
  clock12(' AM', ' PM'),
  clock12('a', 'p'),
  clock12(' a.m.', ' p.m.'),
  clock24,
];
const SPELLINGS: readonly Spelling[] = [
  {
    language: 'en',
    days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    range: [' to ', '–', ' through ', ' - '],
    and: ' and ',
    to: ['–', ' to ', ' - '],
    clocks: ENGLISH_CLOCKS,
  },
  {
    language: 'en',
    days: 'Mon Tue Wed Thu Fri Sat Sun',
    range: ['-', '–', ' to ', ' thru '],
    and: ' & ',
    to: ['-', '–', ' to '],
    clocks: ENGLISH_CLOCKS,
  },
  {
    language: 'es',
    days: 'lunes martes miércoles jueves viernes sábado domingo',
    range: [' a ', '-', ' al '],
    and: ' y ',
    to: ['-', ' a ', '–'],
    clocks: [clock24, withH],
  },
  {
    language: 'fr',
    days: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    range: [' au ', '-', ' à '],
    and: ' et ',
    to: ['-', ' à ', '–'],
    clocks: [clock24, withH],
  },
  {
    language: 'it',
    days: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    range: [' a ', '-', ' - '],
    and: ' e ',
    to: ['-', ' alle ', '–'],
    clocks: [clock24],
  },
  {
    language: 'de',
    days: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    range: [' bis ', '–', '-'],
    and: ' und ',
    to: ['–', ' bis ', '-'],
    clocks: [clock24, withUhr],
  },
  {
    language: 'de',
    days: 'Mo Di Mi Do Fr Sa So',
    range: ['-', '–', ' bis '],
    and: ' und ',
    to: ['–', '-'],
    clocks: [clock24, withUhr],
  },
];

const quarter = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((step) => step * 15);
/** One service, or lunch and dinner. What closes before one in the afternoon has two readings without am or pm. */
const interval = fc.oneof(
  fc.tuple(quarter(6, 12), quarter(13, 22)).map((times): Interval[] => [times]),
  fc.tuple(quarter(16, 19), quarter(21, 26)).map((times): Interval[] => [times]),
  fc
    .tuple(quarter(11, 12), quarter(14, 16), quarter(17, 19), quarter(21, 25))
    .map(([a, b, c, d]): Interval[] => [
      [a, b],
      [c, d],
    ]),
);
const spelling = fc.constantFrom(...SPELLINGS).chain((words) =>
  fc.record({
    words: fc.constant(words),
    range: fc.constantFrom(...words.range),
    to: fc.constantFrom(...words.to),
    clock: fc.constantFrom(...words.clocks),
    line: fc.constantFrom('\n', '; ', ', ', '. '),
    colon: fc.constantFrom(' ', ': '),
  }),
);
/** For each day which of three times hold, or that it is closed (3) or not said (4). */
const week = fc.record({
  days: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 7, maxLength: 7 }),
  times: fc.array(interval, { minLength: 3, maxLength: 3 }),
});
const CLOSED: Record<string, string> = {
  en: 'closed',
  es: 'cerrado',
  fr: 'fermé',
  it: 'chiuso',
  de: 'geschlossen',
};

type Spelled = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never;

function printDays(days: readonly number[], { words, range }: Spelled): string {
  const names = words.days.split(' ');
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const printed = runs.map((run) =>
    run.length > 1 ? `${names[run[0] ?? 0]}${range}${names[run.at(-1) ?? 0]}` : (names[run[0] ?? 0] ?? ''),
  );
  return printed.length < 2
    ? printed.join('')
    : `${printed.slice(0, -1).join(', ')}${words.and}${printed.at(-1)}`;
}

function printWeek({ days, times }: { days: number[]; times: Interval[][] }, how: Spelled): string {
  const { words, clock, to, line, colon } = how;
  return [0, 1, 2, 3]
    .flatMap((kind) => {
      const group = days.flatMap((one, day) => (one === kind ? [day] : []));
      if (group.length === 0) return [];
      const said = (times[kind] ?? []).map(([opens, closes]) => `${clock(opens)}${to}${clock(closes)}`);
      const value = kind === 3 ? (CLOSED[words.language] ?? '') : said.join(words.and);
      return [`${printDays(group, how)}${colon}${value}`];
    })
    .join(line);
}

function momentsOf(proposals: readonly ProfileProposal[]): string[] {
  return proposals
    .filter(({ confidence }) => confidence === 'certain')
    .flatMap((one) => {
      if (one.field === 'closed_days') return [`${one.value} closed`];
      if (one.field !== 'services') return [`${one.field}: ${one.words}`];
      return one.value.days.map((day) => `${day} ${one.value.opens}-${one.value.closes}`);
    })
    .toSorted();
}

test('a week reads back as it was printed, in every spelling', () => {
  fc.assert(
    fc.property(week, spelling, (said, how) => {
      const expected = said.days.flatMap((kind, day) => {
        if (kind === 3) return [`${WEEKDAYS[day]} closed`];
        return (said.times[kind] ?? []).map(
          ([opens, closes]) => `${WEEKDAYS[day]} ${clock24(opens)}-${clock24(closes)}`,
        );
      });
      const text = printWeek(said, how);
      const read = readHours(whole(text), { ...context, language: how.words.language });
      expect(momentsOf(read), text).toEqual(expected.toSorted());
    }),
    { numRuns: 3_000 },
  );
});

const PIECES =
  'Mon|Tuesday|weekends|closed|open|5-10|11am|noon|until late|except|Dec 24|–|,|.|\n|lunch|Küche|à 19h|L-V|not|happy hour|(|)|24/7|@lupo|a@b.co|lupo.com|555-0147|+33 1 42 68 53 00|12 Main St|Austin, TX 78701|no reservations|é|😀|last seating 9|in summer|May to|31|$5|1.'.split(
    '|',
  );
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(' ')),
);

test.each([
  ['hours', readHours],
  ['contact', readContact],
])('any text has an answer of %s whose offsets, words and values hold', (_, reader) => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('US', 'DE', '', 'XX'), (source, region) => {
      for (const proposal of reader(whole(source), { ...context, region })) {
        expect(source.slice(proposal.start, proposal.end)).toBe(proposal.words);
        expect(proposal.end).toBeGreaterThan(proposal.start);
        expect(ProfileProposalSchema.safeParse(proposal).error?.message).toBeUndefined();
      }
    }),
    { numRuns: 3_000 },
  );
});

test('what is claimed is not read', () => {
  const source = 'Open Mon-Fri 9-5. Call 212-555-0147';
  const text = { source, free: [{ start: 17, end: source.length }] };
  expect(readHours(text, context)).toEqual([]);
  expect(readContact(text, context).map(({ words }) => words)).toEqual(['212-555-0147']);
});
