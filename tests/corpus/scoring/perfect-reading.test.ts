import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../load-corpus.ts';
import { perfectReading } from './perfect-reading.ts';
import { scoreReading } from './score-reading.ts';
import { sumTallies } from './tally.ts';

const briefs = loadCorpus();

describe('the perfect reading', () => {
  test.each(briefs.map((gold) => [gold.id, gold] as const))(
    '%s: it is complete, right, and contradicts nothing',
    (_, gold) => {
      const { facts, words, contradictions } = scoreReading(gold, perfectReading(gold));
      expect([...contradictions, ...sumTallies([...facts.values(), words]).faults]).toEqual([]);
    },
  );

  test('an empty reading has no errors and finds nothing', () => {
    const nothing = { language: 'en', proposals: [], wishes: [], not_for_guests: [] };
    const scores = briefs.map((gold) => scoreReading(gold, nothing));
    const { found, printed } = sumTallies(scores.flatMap(({ facts, words }) => [...facts.values(), words]));
    expect({ found, printed }).toEqual({ found: 0, printed: 0 });
    expect(scores.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });
});
