import { load } from 'cheerio/slim';
import { gatherFacts } from '#functions/grader/gather/gather-facts.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { MADE_SITES } from '#tests/corpus/sites/fixture-sites.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';

const PAGE_CHARACTERS = 250 * 1024;
const ROUNDS = 61;

/** Reading, collecting, and grading a page ÷ only parsing it with cheerio. */
export const grading: Bench = {
  name: 'grading',
  measure: async () => {
    const html = aLongPage();
    const profile = emptyProfile('Osteria Lupo');
    const grade = async () => {
      const reading = aPageReading(html);
      const facts = gatherFacts({ reading, place: { outcome: 'off' }, googleBusinessUrl: '', profile });
      return JSON.stringify(gradePresence(aGradeBundle({ facts })));
    };
    const parse = async () => load(html);
    await medianTurns({ grade, parse }, 15);
    const times = await medianTurns({ grade, parse }, ROUNDS);
    return [
      {
        name: 'grading a page of 250 KB ÷ parsing it with cheerio',
        value: rounded(times.grade / times.parse),
        limit: 2,
        bound: 'at most',
        detail: `${rounded(times.grade)} ms ÷ ${rounded(times.parse)} ms, median of ${ROUNDS} turns; reading, facts, rules and bytes of the result`,
      },
    ];
  },
};

/** The bodies of generated sites, joined up to the size limit. */
function aLongPage(): string {
  const bodies = MADE_SITES.filter(({ markup }) => markup === 'semantic' || markup === 'builder').map(
    ({ html }) => html.replace(/^[\s\S]*?<body[^>]*>/, '').replace(/<\/body>[\s\S]*$/, ''),
  );
  let body = '';
  for (let i = 0; body.length < PAGE_CHARACTERS; i += 1) body += bodies[i % bodies.length];
  return `<!doctype html><html lang="en"><head><title>Lupo</title></head><body>${body.slice(0, PAGE_CHARACTERS)}</body></html>`;
}
