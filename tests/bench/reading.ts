import { readProfile } from '#functions/platform/ai/reading/read-profile.ts';
import { HALVES, type Half, loadCorpus } from '#tests/corpus/load-corpus.ts';
import { longBriefs, measureReader, readGold } from '#tests/corpus/scoring/measure-reader.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';

const LENGTH = 5_000;

/** What is read into a profile from the briefs of the corpus, and how long 5,000 characters take. */
export const reading: Bench = {
  name: 'reading',
  measure: async () => [...HALVES.flatMap(measureHalf), measureTime()],
};

/** The faults of the sealed half stay unread, unless `--reveal` asks for them: who sees them builds against them. */
function measureHalf(half: Half): Figure[] {
  const briefs = loadCorpus(half);
  const { figures, tables, faults } = measureReader(readProfile, briefs);
  const isShown = half === 'open' || process.argv.includes('--reveal');
  for (const row of [...tables, ...(isShown ? faults : [])]) console.log(`    ${half} · ${row}`);
  const detail = `printed without confirmation, ${briefs.length} briefs`;
  const atLeast = (what: string, value: number, limit: number): Figure => ({
    name: `reading, ${half} briefs: ${what}`,
    value,
    limit,
    bound: 'at least',
    detail,
  });
  return [
    atLeast('facts found (%)', figures.recall, 95),
    atLeast('facts right (%)', figures.precision, 99),
    atLeast("owner's words kept (%)", figures.words, 95),
    {
      name: `reading, ${half} briefs: contradictions`,
      value: figures.contradictions,
      limit: 0,
      bound: 'at most',
      detail,
    },
  ];
}

function measureTime(): Figure {
  const times = longBriefs(HALVES.flatMap(loadCorpus), LENGTH).map((brief) => {
    readGold(readProfile, brief);
    const startedAt = performance.now();
    readGold(readProfile, brief);
    return performance.now() - startedAt;
  });
  return {
    name: `reading a text of ${LENGTH.toLocaleString('en-US')} characters (ms)`,
    value: rounded(median(times)),
    limit: 50,
    bound: 'at most',
    detail: `median of ${times.length} texts, the second reading of each; longest ${rounded(Math.max(...times))} ms`,
  };
}
