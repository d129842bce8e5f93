import { describe, expect, test } from 'vitest';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { BRIEFS } from './briefs.test-data.ts';
import { readProfileTask } from './read-profile-task.ts';

const CONTEXT = { region: 'US', language: '', currency: '', today: '2026-03-02' };
const TEXT = 'Lupo is a wine bar. Carbonara 14.50. Call 212 555 0147.';

function check(proposal: Partial<ProfileReading['proposals'][number]>): () => void {
  const reading = {
    language: 'en',
    proposals: [proposal],
    wishes: [],
    not_for_guests: [],
  } as unknown as ProfileReading;
  return () => readProfileTask.check(reading, { text: TEXT, context: CONTEXT });
}

const said = (words: string) => ({
  confidence: 'certain' as const,
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  words,
});

describe('a model’s reading is checked against the text', () => {
  test('a value in its words passes', () => {
    expect(check({ field: 'kind', value: 'wine bar', ...said('Lupo is a wine bar.') })).not.toThrow();
    const number = { number: '+12125550147', typed: '212 555 0147', label: '' };
    expect(check({ field: 'phones', value: number, ...said('Call 212 555 0147.') })).not.toThrow();
  });

  test('words missing at their offsets are rejected', () => {
    expect(
      check({ field: 'kind', value: 'wine bar', confidence: 'certain', start: 0, end: 8, words: 'wine bar' }),
    ).toThrow();
  });

  test('a name, number, or phone missing from the words is rejected', () => {
    expect(check({ field: 'kind', value: 'trattoria', ...said('Lupo is a wine bar.') })).toThrow();
    expect(
      check({
        field: 'phones',
        value: { number: '+12125550999', typed: '212 555 0147', label: '' },
        ...said('Call 212 555 0147.'),
      }),
    ).toThrow();
    const dish = aDish({ name: 'Carbonara', price: '14.50', amount: 15 });
    expect(check({ field: 'dishes', value: dish, ...said('Carbonara 14.50.') })).toThrow();
    expect(
      check({ field: 'dishes', value: { ...dish, amount: 14.5 }, ...said('Carbonara 14.50.') }),
    ).not.toThrow();
  });

  test.each(BRIEFS)('the rules pass their own check: %s', (text) => {
    const facts = { text, context: CONTEXT };
    expect(() => readProfileTask.check(readProfileTask.compose(facts), facts)).not.toThrow();
  });
});
