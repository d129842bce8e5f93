import { expect, test } from 'vitest';
import type { ColumnName } from './columns.ts';
import { EVALUATIONS } from './evaluations.ts';

type Bound = { column: ColumnName; least?: number; most?: number };

const AT_LEAST = (column: ColumnName, least: number): Bound => ({ column, least });
const AT_MOST = (column: ColumnName, most: number): Bound => ({ column, most });

/** Minimums of the built-in writer. The assistant's: `functions/console/assistant-api/known-answers.test.ts`. */
const FLOORS: Readonly<Record<string, readonly Bound[]>> = {
  drafts: [
    AT_MOST('contradictions', 0),
    AT_LEAST('requests_honored', 100),
    AT_LEAST('words', 40),
    AT_MOST('banned_words', 0),
    AT_MOST('repeated_sentences', 0),
  ],
  // Facts printed without review must be right; the rest are suggestions that the owner can accept.
  briefs: [
    AT_LEAST('facts_found', 86),
    AT_LEAST('words_kept', 92),
    AT_LEAST('facts_after_review', 92),
    AT_LEAST('words_after_review', 98),
    AT_MOST('contradictions', 0),
  ],
  readers: [
    AT_LEAST('facts_found', 64),
    AT_LEAST('facts_right', 96.5),
    AT_LEAST('language_right', 100),
    AT_LEAST('words_kept', 92),
    AT_MOST('contradictions', 0),
  ],
  ads: [
    AT_LEAST('facts_found', 100),
    AT_MOST('contradictions', 0),
    AT_MOST('banned_words', 0),
    AT_MOST('repeated_sentences', 2),
  ],
};

test.each(EVALUATIONS.filter(({ name }) => name !== 'assistant').map((each) => [each.name, each] as const))(
  '%s: the built-in writer meets its minimums',
  async (name, { evaluate }) => {
    const { figures } = await evaluate({ provider: 'built-in' });
    const missed = (FLOORS[name] ?? expect.fail('no floors')).filter(({ column, least, most }) => {
      const figure = figures[column] ?? Number.NaN;
      return !(figure >= (least ?? figure) && figure <= (most ?? figure));
    });
    expect(missed, JSON.stringify(figures)).toEqual([]);
    expect(figures).toMatchObject({ fallback_rate: 0, input_tokens: 0, output_tokens: 0, dollars: 0 });
  },
);
