import { describe, expect, test } from 'vitest';
import { HALVES, loadCorpus } from '../load-corpus.ts';
import { corpusFigures, faultList } from './corpus-figures.ts';
import { perfectReading } from './perfect-reading.ts';
import { scoreReading } from './score-reading.ts';

describe('the reading that gold asks for', () => {
  test.each(HALVES.flatMap(loadCorpus).map((gold) => [gold.id, gold] as const))(
    '%s: it is complete, right and contradicts nothing',
    (_, gold) => {
      const score = scoreReading(gold, perfectReading(gold));
      expect(faultList([score])).toEqual([]);
      expect(corpusFigures([score])).toEqual({ recall: 100, precision: 100, words: 100, contradictions: 0 });
    },
  );

  test('a reading of nothing is wrong in nothing, and finds nothing', () => {
    const briefs = loadCorpus('open');
    const nothing = { language: 'en', proposals: [], wishes: [], not_for_guests: [] };
    const figures = corpusFigures(briefs.map((gold) => scoreReading(gold, nothing)));
    expect(figures).toEqual({ recall: 0, precision: 100, words: 0, contradictions: 0 });
  });
});
