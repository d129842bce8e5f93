import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChurnRecords } from '#functions/modules/churn/churn-records.ts';
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
import { openRepositories } from '#tests/builders/repositories.ts';
import { FOUNDER_QUESTIONS } from '#tests/corpus/business-questions/founder-questions.ts';
import { FOUNDER_REFUSED } from '#tests/corpus/business-questions/founder-refused.ts';
import { LATER_QUESTIONS, MANAGER_QUESTIONS } from '#tests/corpus/business-questions/manager-questions.ts';
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
  ...SEALED_QUESTIONS,
];
/** Of the tables that questions are answered from. */
const READ = [
  'figures',
  'restaurants',
  'restaurantNames',
  'subscriptions',
  'invoices',
  'planUsage',
  'platformRecords',
] as const;
const MOST_CALLS = 10;
/** Below this it is no answer, but the closest one. */
const SURE = 50;

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
}, 120_000);
afterAll(() => emulators.stop());

function setup() {
  const { dependencies, calls } = businessAssistantSetup();
  const ask = createAskBusinessAssistant(dependencies);
  return async (question: string) => {
    const before = calls();
    const { data } = await ask({ params: {}, query: {}, body: aQuestion(question) }, ADMINISTRATOR);
    const { response, confidence_score, query, suggestions } = data;
    const said = `${response} ${query}`;
    return { said, isSure: confidence_score >= SURE, suggestions, calls: calls() - before };
  };
}

type Verdict = 'right' | 'unsure' | 'wrong';
/** `isByButton`: one of the questions that were offered in its place has the answer. */
type Judged = { question: string; verdict: Verdict; isByButton: boolean; missing: string[]; said: string };

/** Unsure is what was not answered as asked; wrong is any figure given as the answer that is not. */
function judge([, answer]: KnownQuestion, { said, isSure }: { said: string; isSure: boolean }) {
  const wanted = answer === null ? [] : [answer(plain)].flat();
  const missing = wanted.filter((text) => !hasWhole(said, text));
  if (answer === null) return { verdict: isSure ? ('wrong' as const) : ('right' as const), missing: [] };
  if (!isSure) return { verdict: 'unsure' as const, missing };
  return { verdict: missing.length > 0 ? ('wrong' as const) : ('right' as const), missing };
}

/** `$49` is not in `$499`, and `3` not in `13`. */
function hasWhole(said: string, text: string): boolean {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d$.,])${escaped}(?![\\d]|[.,]\\d)`).test(said);
}

async function judgeAll(questions: readonly KnownQuestion[]) {
  const ask = setup();
  const judged: Judged[] = [];
  for (const known of questions) {
    const reply = await ask(known[0]);
    expect(reply.calls, known[0]).toBeLessThanOrEqual(MOST_CALLS);
    const { verdict, missing } = judge(known, reply);
    const isByButton = verdict === 'unsure' && (await isBehindButton(ask, known, reply.suggestions));
    judged.push({ question: known[0], verdict, isByButton, missing, said: reply.said });
  }
  const of = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted);
  return { judged, of, byButton: judged.filter(({ isByButton }) => isByButton) };
}

async function isBehindButton(
  ask: ReturnType<typeof setup>,
  known: KnownQuestion,
  suggestions: readonly string[],
): Promise<boolean> {
  for (const question of suggestions) if (judge(known, await ask(question)).verdict === 'right') return true;
  return false;
}

test('a week of a manager: no wrong figure, 40 of 60 answered as asked, 54 with one more press', async () => {
  const { judged, of, byButton } = await judgeAll(MANAGER_QUESTIONS);
  expect(judged).toHaveLength(60);
  expect(of('wrong')).toEqual([]);
  const unsure = JSON.stringify(of('unsure'), null, 1);
  expect(of('right').length, unsure).toBeGreaterThanOrEqual(40);
  expect(of('right').length + byButton.length, unsure).toBeGreaterThanOrEqual(54);
}, 120_000);

test('another week of a manager: no wrong figure, two in three answered as asked', async () => {
  const { judged, of, byButton } = await judgeAll(LATER_QUESTIONS);
  expect(judged).toHaveLength(30);
  expect(of('wrong')).toEqual([]);
  const unsure = JSON.stringify(of('unsure'), null, 1);
  expect(of('right').length, unsure).toBeGreaterThanOrEqual(20);
  expect(of('right').length + byButton.length, unsure).toBeGreaterThanOrEqual(25);
}, 120_000);

test('300 questions as they are typed: no figure is wrong, and most are answered', async () => {
  const { judged, of, byButton } = await judgeAll(QUESTIONS);
  expect(of('wrong')).toEqual([]);
  const unsure = JSON.stringify(of('unsure'), null, 1);
  expect(of('right').length / judged.length, unsure).toBeGreaterThanOrEqual(0.85);
  expect((of('right').length + byButton.length) / judged.length, unsure).toBeGreaterThanOrEqual(0.9);
}, 240_000);
