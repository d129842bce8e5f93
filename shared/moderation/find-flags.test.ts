import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFlags, sentenceOfRule } from './find-flags.ts';
import { RULE_KINDS } from './moderation-rule.ts';
import { MODERATION_RULES } from './moderation-rules.ts';
import { WORD_SETS } from './word-sets.ts';

function linesOf(file: string): string[] {
  const url = new URL(`../../tests/corpus/moderation/${file}.txt`, import.meta.url);
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

const FLAGGED = ['flagged', 'flagged-unseen', 'flagged-owners', 'flagged-plain', 'flagged-marketing']
  .flatMap(linesOf)
  .map((line) => {
    const [kind = '', text = ''] = line.split(/\|(.*)/s);
    return { kind, text };
  });
const CLEAN = ['clean', 'clean-unseen', 'clean-owners', 'clean-next-door', 'clean-marketing'].flatMap(
  linesOf,
);

test('the rules have enough test cases', () => {
  expect(FLAGGED.length).toBeGreaterThanOrEqual(300);
  expect(CLEAN.length).toBeGreaterThanOrEqual(390);
  expect(new Set(FLAGGED.map(({ kind }) => kind))).toEqual(new Set(RULE_KINDS));
});

test.each(FLAGGED)('$kind: $text', ({ kind, text }) => {
  expect(findFlags(text).map((flag) => flag.kind)).toContain(kind);
});

test.each(CLEAN)('nothing is wrong with: %s', (text) => {
  expect(findFlags(text)).toEqual([]);
});

test('each rule has a unique ID, a sentence for the owner, and a law with a date', () => {
  const ids = MODERATION_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, kind, sources } of MODERATION_RULES) {
    expect(id.startsWith(`${kind}.`)).toBe(true);
    expect(sentenceOfRule(id)).toMatch(/^This .+\.$/);
    expect(sources.length).toBeGreaterThan(0);
    for (const { recordedOn } of sources) expect(recordedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('patterns are in the normalized form, because one with an accent or a capital would never match', () => {
  const patterns = MODERATION_RULES.flatMap(({ flags, ignore = [], unless = [] }) => [
    ...flags,
    ...ignore,
    ...unless,
  ]);
  for (const word of [...patterns, ...Object.values(WORD_SETS)].join(' ').split(/\s+/)) {
    expect(word).toMatch(/^[a-z0-9#|_*?!.^@{}]*$/);
  }
});

test('a flag quotes its sentence', () => {
  const text = 'We open at five. Our soup cures the flu. Come by!';
  expect(findFlags(text)).toEqual([
    { ruleId: 'health.disease', kind: 'health', passage: 'Our soup cures the flu.' },
  ]);
});

test('an empty text has no flags', () => {
  expect(findFlags('')).toEqual([]);
});

test.each([
  ['soft hyphens', 'Our broth cu\u00ADres the f\u00ADlu.'],
  ['spaces of no width', 'Our broth c\u200Bures the fl\u2060u.'],
  ['Cyrillic letters', 'Our broth \u0441ur\u0435s th\u0435 flu.'],
  ['Greek letters', 'Our br\u03BFth cures the fl\u03C5.'],
  ['letters of mathematics', 'Our broth \u{1D41C}\u{1D42E}\u{1D42B}\u{1D41E}\u{1D42C} the flu.'],
])('a claim is recognized despite %s', (_, text) => {
  expect(findFlags(text).map(({ kind }) => kind)).toEqual(['health']);
});

test.each([
  'Наш борщ варится шесть часов.',
  'Το ψωμί μας ζυμώνεται κάθε πρωί.',
  'Slow-sim\u00ADmered for a day.',
])('foreign letters and invisible characters alone are fine: %s', (text) => {
  expect(findFlags(text)).toEqual([]);
});

test.each([
  ['#BestTacosInTexas', 'superlative'],
  ['#bestpizzaintown', 'superlative'],
  ['#antiinflammatory', 'health'],
  ['#BestesDönerinBerlin', 'superlative'],
  ['#unlimitedbeer', 'alcohol'],
  ['#noforeigners', 'discrimination'],
  ['The best #pizza in #Austin', 'superlative'],
])('the hashtags of %s are checked as their words', (text, kind) => {
  expect(findFlags(`Come by tonight. ${text}`).map((flag) => flag.kind)).toContain(kind);
});

test.each(linesOf('clean-hashtags'))('nothing is wrong with the hashtags %s', (text) => {
  expect(findFlags(`Come by tonight. ${text}`)).toEqual([]);
});

test.each([
  ['Awardwinning ribs every Friday.', 'superlative'],
  ['Our worldfamous chowder.', 'superlative'],
  ['Better than Burgerking any day.', 'competitor'],
  ['Der Weltmeister isst bei uns, die Tastatur bleibt zu Hause.', undefined],
])('two words of a rule written as one mean the same: %s', (text, kind) => {
  expect(findFlags(text).map((flag) => flag.kind)).toEqual(kind === undefined ? [] : [kind]);
});

test('a claim across two sentences flags both', () => {
  expect(findFlags('Open at five. Got the flu? Our broth, and it is gone by morning. Come by!')).toEqual([
    {
      ruleId: 'health.disease',
      kind: 'health',
      passage: 'Got the flu? Our broth, and it is gone by morning.',
    },
  ]);
});

test.each([1, 7, 11, 13])(
  'unrelated sentences don’t make a claim together, with the next one %d apart',
  (step) => {
    const order = CLEAN.map((_, at) => CLEAN[(at * step) % CLEAN.length]);
    expect(findFlags(order.join(' '))).toEqual([]);
  },
);

test('a long text is read to its end', () => {
  const long = 'Our bread rests for a day, and then for another one. '.repeat(2_000);
  expect(findFlags(`${long}Our broth cures the flu.`).map(({ kind }) => kind)).toEqual(['health']);
});
