import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { type ModelReading, ModelReadingSchema, placedReading } from './model-reading.ts';
import { readProfileTask } from './read-profile-task.ts';

const TEXT = 'Lupo is a wine bar.\nCarbonara 14.50. We’re “small”. Call 212 555 0147. Make it dark.';
const KIND = {
  field: 'kind',
  value: 'wine bar',
  confidence: 'certain',
  words: 'Lupo is a wine bar.',
} as const;

function reading(parts: Partial<ModelReading>): ModelReading {
  return { language: 'en', proposals: [], wishes: [], not_for_guests: [], ...parts };
}

describe('a model’s reading', () => {
  test.each(['English', 'EN', 'en_US', ''])('drops the unknown language “%s”', (language) => {
    expect(placedReading(reading({ language }), TEXT).language).toBe('und');
    expect(placedReading(reading({ language: 'pt-BR' }), TEXT).language).toBe('pt-BR');
  });

  test('is placed where its words are, despite other quotation marks and line breaks', () => {
    const story = { field: 'story', value: { text: 'We’re “small”.' }, confidence: 'certain' } as const;
    const { proposals, wishes } = placedReading(
      reading({
        proposals: [KIND, { ...story, words: 'We\'re "small".' }],
        wishes: [{ words: 'Make it dark.' }],
      }),
      TEXT,
    );
    for (const { start, end, words } of [...proposals, ...wishes]) expect(TEXT.slice(start, end)).toBe(words);
    expect(proposals).toContainEqual(expect.objectContaining({ field: 'story', words: 'We’re “small”.' }));
  });

  test('passes the task’s check, and skipped clauses are proposed', () => {
    const placed = placedReading(reading({ proposals: [KIND] }), TEXT);
    expect(() =>
      readProfileTask.check(placed, {
        text: TEXT,
        context: { region: 'US', language: '', currency: '', today: '2026-11-28' },
      }),
    ).not.toThrow();
    const passedOver = placed.proposals.filter(({ confidence }) => confidence === 'likely');
    expect(passedOver.map(({ words }) => words)).toEqual([
      'Carbonara 14.50. We’re “small”. Call 212 555 0147. Make it dark.',
    ]);
  });

  test('loses only what the text doesn’t say', () => {
    const dish = { field: 'dishes', confidence: 'certain', words: 'Carbonara 14.50.' } as const;
    const { proposals } = placedReading(
      reading({
        proposals: [
          KIND,
          { ...dish, value: aDish({ name: 'Carbonara', price: '14.50', amount: 14.5 }) },
          { ...dish, value: aDish({ name: 'Carbonara', price: '15.50', amount: 15.5 }) },
        ],
      }),
      TEXT,
    );
    expect(proposals.filter(({ field }) => field === 'dishes')).toHaveLength(1);
  });

  test('returns no image', () => {
    const value = aDish({
      name: 'Carbonara',
      price: '14.50',
      amount: 14.5,
      image: 'https://elsewhere.example/x',
    });
    const dish = { field: 'dishes', value, confidence: 'certain', words: 'Carbonara 14.50.' } as const;
    const { proposals } = placedReading(reading({ proposals: [dish] }), TEXT);
    expect(proposals[0]?.value).toMatchObject({ name: 'Carbonara', image: '' });
  });

  test('is rejected when most of it isn’t in the text', () => {
    const made = { ...KIND, words: 'Lupo is a trattoria.' };
    expect(() => placedReading(reading({ proposals: [made, made, KIND] }), TEXT)).toThrow(ModelFailure);
  });

  test('has two places when the same words are quoted twice', () => {
    const wish = { words: 'red' };
    const { wishes } = placedReading(reading({ wishes: [wish, wish] }), 'red chairs, red walls');
    expect(wishes.map(({ start }) => start)).toEqual([0, 12]);
  });

  test('has a schema for models', () => {
    const { type, ...rest } = z.toJSONSchema(ModelReadingSchema, { io: 'input' });
    expect(type).toBe('object');
    const schema = JSON.stringify(rest);
    expect(schema).toContain('"const":"dated_hours"');
    expect(schema).not.toContain('"start"');
  });
});
