import { readProfile } from '#functions/ai/readers/read-profile.ts';
import { type Gold, READ_ON } from '#tests/corpus/gold.ts';
import { loadCorpus } from '#tests/corpus/load-corpus.ts';
import { type Bench, type Figure, median, rounded } from './bench-figure.ts';

const LENGTH = 5_000;

/** Time to read a long text. For accuracy: `npm run eval -- readers`. */
export const reading: Bench = { name: 'reading', measure: async () => [measureTime()] };

type Text = Pick<Gold, 'text' | 'region'>;

/** Texts of `LENGTH` characters: for each brief, the briefs of its language joined. */
function longTexts(): Text[] {
  const briefs = loadCorpus();
  return briefs.map(({ language, region }, at) => {
    const own = [...briefs.slice(at), ...briefs, ...briefs].filter((brief) => brief.language === language);
    return {
      text: own
        .map(({ text }) => text)
        .join('\n\n')
        .slice(0, LENGTH),
      region,
    };
  });
}

function read({ text, region }: Text): void {
  readProfile(text, { region, language: '', currency: '', today: READ_ON });
}

function measureTime(): Figure {
  const times = longTexts().map((text) => {
    read(text);
    const startedAt = performance.now();
    read(text);
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
