import { readProfile } from '#functions/platform/ai/reading/read-profile.ts';
import { HALVES, type Half, loadCorpus } from '#tests/corpus/load-corpus.ts';
import { answeredBriefs, readAsAnswered } from '#tests/corpus/model-answers/read-as-answered.ts';
import { longBriefs, measurePages, measureReader, readGold } from '#tests/corpus/scoring/measure-reader.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';

const LENGTH = 5_000;

/** What is read into a profile from the briefs of the corpus, and how long 5,000 characters take. */
export const reading: Bench = {
  name: 'reading',
  measure: async () => {
    compareWithAnswers();
    return [...HALVES.flatMap(measureHalf), measureTime()];
  },
};

/** What rules read of some sealed briefs, and what somebody read of them in a model's place: no figure has a limit. */
function compareWithAnswers(): void {
  const readers = { rules: readProfile, 'in a model’s place': readAsAnswered };
  for (const [name, read] of Object.entries(readers)) {
    const { recall, precision, contradictions } = measureReader(read, answeredBriefs).figures;
    console.log(
      `    ${answeredBriefs.length} sealed briefs, ${name}: found ${recall} %, right ${precision} %, contradictions ${contradictions}`,
    );
  }
}

/** The faults of the sealed half stay unread, unless `--reveal` asks for them: who sees them builds against them. */
function measureHalf(half: Half): Figure[] {
  const briefs = loadCorpus(half);
  if (briefs.length === 0) {
    console.log(`    ${half} · no briefs`);
    return [];
  }
  const { figures, tables, faults } = measureReader(readProfile, briefs);
  const pages = measurePages(readProfile, briefs);
  const isShown = half === 'open' || process.argv.includes('--reveal');
  const shown = isShown ? [...faults, ...pages.faults.map((fault) => `page · ${fault}`)] : [];
  for (const row of [...tables, ...shown]) console.log(`    ${half} · ${row}`);
  const asData = `read as data with certainty, ${briefs.length} briefs`;
  const onPage = `as data or in the owner's words, on a page that nobody confirmed, ${briefs.length} briefs`;
  const atLeast = (what: string, value: number, limit: number) => ({
    name: `reading, ${half} briefs: ${what}`,
    value,
    limit,
    bound: 'at least' as const,
  });
  const contradictions = (where: string, value: number) => ({
    name: `reading, ${half} briefs: contradictions${where}`,
    value,
    limit: 0,
    bound: 'at most' as const,
  });
  return [
    { ...atLeast('facts found (%)', figures.recall, 95), detail: asData },
    { ...atLeast('facts right (%)', figures.precision, 99), detail: asData },
    { ...atLeast("owner's words kept (%)", figures.words, 95), detail: asData },
    { ...contradictions('', figures.contradictions), detail: asData },
    { ...atLeast('facts stated on the printed page (%)', pages.figures.recall, 95), detail: onPage },
    { ...atLeast("owner's words on the printed page (%)", pages.figures.words, 95), detail: onPage },
    { ...contradictions(' on the printed page', pages.figures.contradictions), detail: onPage },
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
