import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import type { Redemption } from '#web/redemptions/api/redemptions.ts';
import { createRedemptionQueue, type PendingRedemption } from './redemption-queue.ts';
import { uuidV7 } from './uuid-v7.ts';

const NO_ANSWER = new ApiError('We couldn’t redeem the code. Try again.', {
  status: 0,
  code: 'network_failure',
});
const ENDED = new ApiError('This offer has ended', { status: 409, code: 'code_not_valid' });

function aTill(answers: (Error | 'ok')[]) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const sent: PendingRedemption[] = [];
  const send = (pending: PendingRedemption): Promise<Redemption> => {
    sent.push(pending);
    const answer = answers.shift() ?? 'ok';
    if (answer !== 'ok') return Promise.reject(answer);
    return Promise.resolve({ redemption_id: pending.redemption_id, code: pending.code } as Redemption);
  };
  return { queue: createRedemptionQueue({ storage, key: 'till', send }), sent, stored };
}
const pending = (code: string): PendingRedemption => ({ redemption_id: uuidV7(new Date()), code });

test('a redemption without an answer waits and is resent with the same id', async () => {
  const { queue, sent } = aTill([NO_ANSWER]);
  expect(await queue.redeem(pending('PASTA4'))).toEqual({ outcome: 'kept' });
  expect(queue.waiting()).toBe(1);
  expect(await queue.flush()).toMatchObject([{ outcome: 'redeemed' }]);
  expect(queue.waiting()).toBe(0);
  expect(sent[0]?.redemption_id).toBe(sent[1]?.redemption_id);
});

test('a refused redemption is reported and doesn’t block the next ones', async () => {
  const { queue } = aTill([NO_ANSWER, NO_ANSWER, ENDED]);
  await queue.redeem(pending('OLD'));
  await queue.redeem(pending('NEW'));
  expect(await queue.flush()).toEqual([
    { outcome: 'refused', code: 'OLD', message: 'This offer has ended' },
    { outcome: 'redeemed', redemption: expect.objectContaining({ code: 'NEW' }) },
  ]);
});

test('without a connection, one is tried, and all keep their order', async () => {
  const { queue, sent } = aTill([NO_ANSWER, NO_ANSWER, NO_ANSWER]);
  await queue.redeem(pending('FIRST'));
  await queue.redeem(pending('SECOND'));
  expect(await queue.flush()).toEqual([{ outcome: 'kept' }]);
  expect(sent.map(({ code }) => code)).toEqual(['FIRST', 'SECOND', 'FIRST']);
  expect(queue.waiting()).toBe(2);
});

test('invalid data in storage counts as an empty queue', async () => {
  const { queue, stored } = aTill([]);
  stored.set('till', '{"no": "list"}');
  expect(queue.waiting()).toBe(0);
  stored.set('till', 'no JSON');
  expect(await queue.flush()).toEqual([]);
});

test('IDs are UUIDs of version 7 that sort by time', () => {
  const ids = [1, 2, 3].map((second) => uuidV7(new Date(1_700_000_000_000 + second * 1000)));
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
});
