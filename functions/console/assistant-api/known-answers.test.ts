import { afterAll, beforeAll, expect, test } from 'vitest';
import { LATER_QUESTIONS, MANAGER_QUESTIONS } from '#tests/corpus/business-questions/manager-questions.ts';
import type { KnownQuestion } from '#tests/corpus/business-questions/money-questions.ts';
import { type Ask, createAsk, judge, openPlatform, TYPED_QUESTIONS } from '#tests/eval/assistant.ts';

const MOST_CALLS = 10;

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openPlatform();
});
afterAll(() => close());

type Verdict = 'right' | 'unsure' | 'wrong';
/** `isByButton` is true if one of the suggested questions has the answer. */
type Judged = { question: string; verdict: Verdict; isByButton: boolean; missing: string[]; said: string };

async function judgeAll(questions: readonly KnownQuestion[]) {
  const ask = createAsk();
  const judged: Judged[] = [];
  for (const known of questions) {
    const reply = await ask(known[0]);
    expect(reply.calls, known[0]).toBeLessThanOrEqual(MOST_CALLS);
    const { verdict, missing } = await judge(known, reply);
    const isByButton = verdict === 'unsure' && (await isBehindButton(ask, known, reply.suggestions));
    judged.push({ question: known[0], verdict, isByButton, missing, said: reply.said });
  }
  const of = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted);
  return { judged, of, byButton: judged.filter(({ isByButton }) => isByButton) };
}

async function isBehindButton(
  ask: Ask,
  known: KnownQuestion,
  suggestions: readonly string[],
): Promise<boolean> {
  for (const question of suggestions)
    if ((await judge(known, await ask(question))).verdict === 'right') return true;
  return false;
}

test('a manager’s week has no wrong number, 40 of 60 direct answers, and 54 with one more click', async () => {
  const { judged, of, byButton } = await judgeAll(MANAGER_QUESTIONS);
  expect(judged).toHaveLength(60);
  expect(of('wrong')).toEqual([]);
  const unsure = JSON.stringify(of('unsure'), null, 1);
  expect(of('right').length, unsure).toBeGreaterThanOrEqual(40);
  expect(of('right').length + byButton.length, unsure).toBeGreaterThanOrEqual(54);
});

test('another manager’s week has no wrong number, and two in three direct answers', async () => {
  const { judged, of, byButton } = await judgeAll(LATER_QUESTIONS);
  expect(judged).toHaveLength(30);
  expect(of('wrong')).toEqual([]);
  const unsure = JSON.stringify(of('unsure'), null, 1);
  expect(of('right').length, unsure).toBeGreaterThanOrEqual(20);
  expect(of('right').length + byButton.length, unsure).toBeGreaterThanOrEqual(25);
});

/** `npm run eval -- assistant` asks all of them. */
const EVERY = 3;

test('typed questions get no wrong number, and most are answered', async () => {
  const asked = TYPED_QUESTIONS.filter((_question, index) => index % EVERY === 0);
  const { judged, of, byButton } = await judgeAll(asked);
  expect(of('wrong')).toEqual([]);
  const unsure = JSON.stringify(of('unsure'), null, 1);
  expect(of('right').length / judged.length, unsure).toBeGreaterThanOrEqual(0.85);
  expect((of('right').length + byButton.length) / judged.length, unsure).toBeGreaterThanOrEqual(0.9);
});
