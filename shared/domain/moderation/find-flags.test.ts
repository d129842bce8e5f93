import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFlags, MODERATION_RULES, sentenceOfRule } from './find-flags.ts';
import { RULE_KINDS } from './moderation-rule.ts';
import { WORD_SETS } from './word-sets.ts';

function linesOf(file: string): string[] {
  const url = new URL(`../../../tests/corpus/moderation/${file}.txt`, import.meta.url);
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

const FLAGGED = [...linesOf('flagged'), ...linesOf('flagged-unseen')].map((line) => {
  const [kind = '', text = ''] = line.split(/\|(.*)/s);
  return { kind, text };
});
const CLEAN = [...linesOf('clean'), ...linesOf('clean-unseen')];

test('there is enough to judge the rules by', () => {
  expect(FLAGGED.length).toBeGreaterThanOrEqual(90);
  expect(CLEAN.length).toBeGreaterThanOrEqual(230);
  expect(new Set(FLAGGED.map(({ kind }) => kind))).toEqual(new Set(RULE_KINDS));
});

test.each(FLAGGED)('$kind: $text', ({ kind, text }) => {
  expect(findFlags(text).map((flag) => flag.kind)).toContain(kind);
});

test.each(CLEAN)('nothing is wrong with: %s', (text) => {
  expect(findFlags(text)).toEqual([]);
});

test('each rule has an id of its own, a sentence for the owner, and a law with a date', () => {
  const ids = MODERATION_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, kind, sources } of MODERATION_RULES) {
    expect(id.startsWith(`${kind}.`)).toBe(true);
    expect(sentenceOfRule(id)).toMatch(/^It .+\.$/);
    expect(sources.length).toBeGreaterThan(0);
    for (const { recordedOn } of sources) expect(recordedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('patterns are written as texts are compared: what has an accent or a capital would never stand anywhere', () => {
  const patterns = MODERATION_RULES.flatMap(({ flags, ignore = [], unless = [] }) => [
    ...flags,
    ...ignore,
    ...unless,
  ]);
  for (const word of [...patterns, ...Object.values(WORD_SETS)].join(' ').split(/\s+/)) {
    expect(word).toMatch(/^[a-z0-9#|_*?!.^@{}]*$/);
  }
});

test('a flag says which sentence it is about', () => {
  const text = 'We open at five. Our soup cures the flu. Come by!';
  expect(findFlags(text)).toEqual([
    { ruleId: 'health.disease', kind: 'health', passage: 'Our soup cures the flu.' },
  ]);
});

test('nothing is flagged of no text', () => {
  expect(findFlags('')).toEqual([]);
});
