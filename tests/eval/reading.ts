import { readProfileTask } from '#functions/ai/readers/read-profile-task.ts';
import type { Writer } from '#functions/ai/writer.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { type Gold, READ_ON } from '#tests/corpus/gold.ts';
import { loadCorpus } from '#tests/corpus/load-corpus.ts';
import { printedPage } from '#tests/corpus/scoring/printed-page.ts';
import { scorePage } from '#tests/corpus/scoring/score-page.ts';
import { scoreReading } from '#tests/corpus/scoring/score-reading.ts';
import { sumTallies, type Tally } from '#tests/corpus/scoring/tally.ts';
import { copyCounts } from './copy-counts.ts';
import { defineEvaluation } from './evaluation.ts';

const BRIEFS = loadCorpus();

const FIELDS = {
  menu_found: ['dishes', 'menus'],
  hours_found: ['services', 'closed_days', 'dated_hours'],
  contact_found: ['phones', 'email', 'address', 'booking'],
  links_found: ['links'],
} as const;

async function read(writer: Writer, { text, region }: Gold): Promise<ProfileReading> {
  const facts = { text, context: { region, language: '', currency: '', today: READ_ON } };
  const caller = { restaurantId: 'rest_1', deadline: 'job' } as const;
  return (await writer.write(readProfileTask, facts, caller)).result;
}

const found = ({ found, asked }: Tally) => [found, asked] as const;

/** The reading after its owner accepts every suggestion. */
function keptWhole(reading: ProfileReading): ProfileReading {
  const proposals = reading.proposals.map((one) => ({ ...one, confidence: 'certain' as const }));
  return { ...reading, proposals };
}

/** Not a name, address, or button. */
const isProse = (row: string) => /[.!?…]$/.test(row);

/** What a page made from a brief tells guests before anyone reviews it. */
export const briefs = defineEvaluation({
  name: 'briefs',
  columns: [
    'facts_found',
    'facts_right',
    'words_kept',
    'facts_after_review',
    'words_after_review',
    'contradictions',
    'words',
    'banned_words',
    'repeated_sentences',
  ],
  cases: BRIEFS,
  run: async (writer, gold) => {
    const reading = await read(writer, gold);
    const { facts, words, contradictions } = scorePage(gold, reading);
    const reviewed = scorePage(gold, keptWhole(reading));
    const { right, printed } = sumTallies([...scoreReading(gold, reading).facts.values()]);
    return {
      ...copyCounts(printedPage(reading).rows.filter(isProse), reading.language, gold.text),
      facts_right: [right, printed],
      facts_found: found(facts),
      words_kept: found(words),
      facts_after_review: found(reviewed.facts),
      words_after_review: found(reviewed.words),
      contradictions: contradictions.length,
    };
  },
});

/** Facts of a regular form that are read from a brief with certainty. */
export const readers = defineEvaluation({
  name: 'readers',
  columns: [
    'facts_found',
    'facts_right',
    'menu_found',
    'hours_found',
    'contact_found',
    'links_found',
    'language_right',
    'words_kept',
    'contradictions',
  ],
  cases: BRIEFS,
  run: async (writer, gold) => {
    const reading = await read(writer, gold);
    const { facts, words, contradictions } = scoreReading(gold, reading);
    const all = sumTallies(
      Object.values(FIELDS)
        .flat()
        .flatMap((field) => facts.get(field) ?? []),
    );
    const byFields = Object.entries(FIELDS).map(([column, fields]) => {
      const tallies = fields.flatMap((field) => facts.get(field) ?? []);
      return [column, found(sumTallies(tallies))];
    });
    return {
      ...Object.fromEntries(byFields),
      facts_found: found(all),
      facts_right: [all.right, all.printed],
      language_right: [reading.language === gold.language ? 1 : 0, 1],
      words_kept: found(words),
      contradictions: contradictions.length,
    };
  },
});
