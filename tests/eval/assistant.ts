import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { createAskBusinessAssistant } from '#functions/console/assistant-api/ask-business-assistant.ts';
import { createReadWithModel, type ReadWithModel } from '#functions/console/assistant-api/read-with-model.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { makeDemo } from '#infra/local/demo/make-demo.ts';
import { DEMO_RESTAURANTS } from '#infra/local/demo/restaurants/demo-restaurants.ts';
import { tableName } from '#infra/local/emulators.ts';
import {
  ADMINISTRATOR,
  ASKED_AT,
  aQuestion,
  businessAssistantSetup,
} from '#tests/builders/business-assistant-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { FOUNDER_QUESTIONS } from '#tests/corpus/business-questions/founder-questions.ts';
import { FOUNDER_REFUSED } from '#tests/corpus/business-questions/founder-refused.ts';
import { HELD_OUT_QUESTIONS } from '#tests/corpus/business-questions/held-out-questions.ts';
import { LATER_QUESTIONS, MANAGER_QUESTIONS } from '#tests/corpus/business-questions/manager-questions.ts';
import { type KnownQuestion, MONEY_QUESTIONS } from '#tests/corpus/business-questions/money-questions.ts';
import { createPlainPlatform } from '#tests/corpus/business-questions/plain-platform.ts';
import { UNANSWERABLE, USE_QUESTIONS } from '#tests/corpus/business-questions/use-questions.ts';
import { defineEvaluation } from './evaluation.ts';

/** As administrators type: short, with typos, two questions together. */
export const TYPED_QUESTIONS: readonly KnownQuestion[] = [
  ...MONEY_QUESTIONS,
  ...USE_QUESTIONS,
  ...UNANSWERABLE,
  ...FOUNDER_QUESTIONS,
  ...FOUNDER_REFUSED,
  ...HELD_OUT_QUESTIONS,
];
/** Tables that answers are read from. */
const READ = [
  'figures',
  'restaurants',
  'restaurantNames',
  'subscriptions',
  'invoices',
  'planUsage',
  'platformRecords',
] as const;
/** Below this confidence, an answer is only the closest match. */
const SURE = 50;

const loadPlatform = lazy(async () => {
  const sitesOrigin = 'http://localhost:4001';
  const demo = await makeDemo(DEMO_RESTAURANTS, { now: new Date(ASKED_AT), sitesOrigin });
  return { demo, plain: createPlainPlatform(demo) };
});

/** Starts emulators with the demo platform. Returns a function that stops them. */
export async function openPlatform(): Promise<() => Promise<void>> {
  const { demo } = await loadPlatform();
  const emulators = await openEmulators();
  const client = createDynamoClient();
  for (const table of READ) {
    const rows = demo.rows.filter((row) => row.table === tableName(table));
    const batches = Array.from({ length: Math.ceil(rows.length / 25) }, (_, at) =>
      rows.slice(25 * at, 25 * at + 25),
    );
    for (const batch of batches) {
      const puts = batch.map(({ item }) => ({ PutRequest: { Item: item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [tableName(table)]: puts } }));
    }
  }
  await openChurnRecords(openRepositories().platformRecords).save({
    record_id: 'latest',
    version: 1,
    data: {
      as_of: ASKED_AT,
      state: 'done',
      scored: 24,
      at_risk: 2,
      immediate: 1,
      at_risk_cents: 9_800,
      riskiest: [],
    },
  });
  return () => emulators.stop();
}

type Reply = { said: string; isSure: boolean; suggestions: readonly string[]; calls: number };
export type Ask = (question: string) => Promise<Reply>;

/** Asks as an administrator, on the open platform. */
export function createAsk(readWithModel?: ReadWithModel): Ask {
  const { dependencies, calls } = businessAssistantSetup();
  const ask = createAskBusinessAssistant({ ...dependencies, ...(readWithModel && { readWithModel }) });
  return async (question) => {
    const before = calls();
    const { data } = await ask({ params: {}, query: {}, body: aQuestion(question) }, ADMINISTRATOR);
    const { response, confidence_score, query, suggestions } = data;
    const said = `${response} ${query}`;
    return { said, isSure: confidence_score >= SURE, suggestions, calls: calls() - before };
  };
}

/** Unsure: not answered as asked. Wrong: answered with a figure that isn't the right one. */
export async function judge([, answer]: KnownQuestion, { said, isSure }: Pick<Reply, 'said' | 'isSure'>) {
  const { plain } = await loadPlatform();
  const wanted = answer === null ? [] : [answer(plain)].flat();
  const missing = wanted.filter((text) => !hasWhole(said, text));
  if (answer === null) return { verdict: isSure ? ('wrong' as const) : ('right' as const), missing: [] };
  if (!isSure) return { verdict: 'unsure' as const, missing };
  return { verdict: missing.length > 0 ? ('wrong' as const) : ('right' as const), missing };
}

/** `$49` isn't in `$499`, nor `3` in `13`. */
function hasWhole(said: string, text: string): boolean {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d$.,])${escaped}(?![\\d]|[.,]\\d)`).test(said);
}

/** Administrators' questions. Found: answered as asked, or refused where there is no answer. */
export const assistant = defineEvaluation({
  name: 'assistant',
  columns: ['facts_found', 'facts_right', 'contradictions'],
  // Questions outside the catalog come first, because a model is asked only those.
  cases: [...new Set([...UNANSWERABLE, ...MANAGER_QUESTIONS, ...LATER_QUESTIONS, ...TYPED_QUESTIONS])],
  open: openPlatform,
  run: async (writer, known) => {
    const reply = await createAsk(createReadWithModel(writer))(known[0]);
    const { verdict } = await judge(known, reply);
    const isRight = verdict === 'right' ? 1 : 0;
    return {
      facts_found: [isRight, 1],
      facts_right: reply.isSure ? [isRight, 1] : [0, 0],
      contradictions: verdict === 'wrong' ? 1 : 0,
    };
  },
});
