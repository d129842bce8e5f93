import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { makeDemo } from '#infra/local/demo/make-demo.ts';
import { DEMO_RESTAURANTS } from '#infra/local/demo/restaurants/demo-restaurants.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import {
  ADMINISTRATOR,
  ASKED_AT,
  aQuestion,
  businessAssistantSetup,
} from '#tests/builders/business-assistant-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { FOUNDER_QUESTIONS } from '#tests/corpus/business-questions/founder-questions.ts';
import { FOUNDER_REFUSED } from '#tests/corpus/business-questions/founder-refused.ts';
import { type KnownQuestion, MONEY_QUESTIONS } from '#tests/corpus/business-questions/money-questions.ts';
import { createPlainPlatform } from '#tests/corpus/business-questions/plain-platform.ts';
import { SEALED_QUESTIONS } from '#tests/corpus/business-questions/sealed-questions.ts';
import { UNANSWERABLE, USE_QUESTIONS } from '#tests/corpus/business-questions/use-questions.ts';
import { createAskBusinessAssistant } from './ask-business-assistant.ts';

const QUESTIONS: readonly KnownQuestion[] = [
  ...MONEY_QUESTIONS,
  ...USE_QUESTIONS,
  ...UNANSWERABLE,
  ...FOUNDER_QUESTIONS,
  ...FOUNDER_REFUSED,
];
/** Of the tables that questions are answered from. */
const READ = ['figures', 'restaurants', 'restaurantNames', 'subscriptions', 'invoices', 'planUsage'] as const;
const MOST_CALLS = 8;

const demo = await makeDemo(DEMO_RESTAURANTS, {
  now: new Date(ASKED_AT),
  sitesOrigin: 'http://localhost:4001',
});
const plain = createPlainPlatform(demo);

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
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
}, 120_000);
afterAll(() => emulators.stop());

function setup() {
  const { dependencies, calls } = businessAssistantSetup();
  const ask = createAskBusinessAssistant(dependencies);
  return async (query: string) => {
    const before = calls();
    const { data } = await ask({ params: {}, query: {}, body: aQuestion(query) }, ADMINISTRATOR);
    return { said: data.response, isAnswered: data.confidence_score > 0, calls: calls() - before };
  };
}

type Verdict = 'right' | 'refused' | 'wrong';

/** Refused is what was not answered though it could have been; wrong is any figure that is not the one. */
function judge(
  [, answer]: KnownQuestion,
  { said, isAnswered }: { said: string; isAnswered: boolean },
): { verdict: Verdict; missing: string[] } {
  const wanted = answer === null ? [] : [answer(plain)].flat();
  if (answer === null) return { verdict: isAnswered ? 'wrong' : 'right', missing: [] };
  if (!isAnswered) return { verdict: 'refused', missing: wanted };
  const missing = wanted.filter((text) => !hasWhole(said, text));
  return { verdict: missing.length > 0 ? 'wrong' : 'right', missing };
}

/** `$49` is not in `$499`, and `3` not in `13`. */
function hasWhole(said: string, text: string): boolean {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d$.,])${escaped}(?![\\d]|[.,]\\d)`).test(said);
}

async function judgeAll(questions: readonly KnownQuestion[]) {
  const ask = setup();
  const judged: { question: string; verdict: Verdict; missing: string[]; said: string }[] = [];
  for (const question of questions) {
    const reply = await ask(question[0]);
    expect(reply.calls, question[0]).toBeLessThanOrEqual(MOST_CALLS);
    judged.push({ question: question[0], said: reply.said, ...judge(question, reply) });
  }
  const share = (wanted: Verdict) =>
    judged.filter(({ verdict }) => verdict === wanted).length / judged.length;
  return { judged, share };
}

test('120 questions and more as they are typed: 95 % are answered rightly, and no figure is wrong', async () => {
  const { judged, share } = await judgeAll(QUESTIONS);
  expect(judged.length).toBeGreaterThanOrEqual(120);
  expect(judged.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  const others = JSON.stringify(judged.filter(({ verdict }) => verdict !== 'right'));
  expect(share('right'), others).toBeGreaterThanOrEqual(0.95);
}, 120_000);

test('of questions that are held out most are answered rightly, and no figure is wrong', async () => {
  const { share } = await judgeAll(SEALED_QUESTIONS);
  expect({ wrong: share('wrong'), isMostly: share('right') >= 0.8 }).toEqual({ wrong: 0, isMostly: true });
}, 120_000);
