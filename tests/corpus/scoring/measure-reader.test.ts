import { expect, test } from 'vitest';
import { READ_ON } from '../gold.ts';
import { loadCorpus } from '../load-corpus.ts';
import { longBriefs, measureReader, type ReadBrief } from './measure-reader.ts';
import { perfectReading } from './perfect-reading.ts';

const briefs = loadCorpus('open');

test('a reader is given the text, the region and the day, and measured over all briefs', () => {
  const contexts: unknown[] = [];
  const read: ReadBrief = (text, context) => {
    contexts.push(context);
    const gold = briefs.find((brief) => brief.text === text);
    return gold === undefined ? expect.fail('an unknown text') : perfectReading(gold);
  };
  const { figures, tables, faults } = measureReader(read, briefs);
  expect(figures).toEqual({ recall: 100, precision: 100, words: 100, contradictions: 0 });
  expect(faults).toEqual([]);
  const spanish = briefs.filter(({ language }) => language === 'es').length;
  expect(tables).toContain(
    `es  ${spanish} briefs  recall 100 %  precision 100 %  words 100 %  contradictions 0`,
  );
  expect(tables.some((row) => row.startsWith('phones'))).toBe(true);
  expect(contexts).toContainEqual({ region: 'MX', language: '', currency: '', today: READ_ON });
});

test('what a reader does wrong is named with its brief', () => {
  const [brief] = briefs.filter(({ id }) => id === 'us-voice-trattoria');
  if (brief === undefined) expect.fail('the brief has gone');
  const dish = { name: 'Dinner 5', price: '10' };
  const proposal = {
    field: 'dishes',
    value: { ...dish, variants: [], course: '', description: '' },
    confidence: 'certain',
  };
  const read = () => ({ language: 'en', proposals: [proposal], wishes: [], not_for_guests: [] });
  const { faults } = measureReader(read as unknown as ReadBrief, [brief]);
  expect(faults).toContain('us-voice-trattoria · wrong · dishes · Dinner 5 = 10');
  expect(faults).toContain('us-voice-trattoria · missed · phones · +16145550142');
});

test('long texts are of one language and exactly as long as asked', () => {
  const long = longBriefs(briefs, 5_000);
  expect(new Set(long.map(({ text }) => text.length))).toEqual(new Set([5_000]));
});
