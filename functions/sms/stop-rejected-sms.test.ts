import { expect, test } from 'vitest';
import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { aClock } from '#tests/builders/clock.ts';
import type { Send } from './send-row.ts';
import { stopRejectedSms, textsRejected } from './stop-rejected-sms.ts';

const CURE = 'Our broth cures the flu.';
const REJECTED = { text: CURE, passages: [CURE] };
const ENDS = '2026-03-09T12:00:00.000Z';
const message = { ...anSmsCampaign().message, text: CURE };

test.each([
  ['a running campaign with the text', {}, -1, true],
  ['a campaign at its end', {}, 0, false],
  ['a canceled campaign', { canceled_at: ENDS }, -1, false],
  ['one that was stopped for it', { canceled_at: ENDS, is_text_rejected: true as const }, 0, true],
  ['one with another text', { message: { ...message, text: 'We miss you!' } }, -1, false],
  ['one whose text was inspected in other words', { looked_at: 'We miss you!' }, -1, false],
])('%s contains the rejected text: %s', (_, changes, offset, contains) => {
  const campaign = anSmsCampaign({ ends_at: ENDS, message, ...changes });
  expect(textsRejected(campaign, REJECTED, new Date(Date.parse(ENDS) + offset))).toBe(contains);
});

const NOW = '2026-03-05T12:00:00.000Z';

/** The outcome of stopping a campaign of three texts in these states, which other writes precede `lost` times. */
async function stop(
  states: Send['state'][],
  { lost = 0, ...changes }: Partial<SmsCampaign> & { lost?: number },
) {
  const decisions = { guests: 4, send: 2, hold: 1, skip: 1, held: [], skipped: [] };
  const campaign = anSmsCampaign({ due_kind: 'sms', due_at: NOW, decisions, ...changes });
  const saved: object[] = [];
  const refunds: unknown[] = [];
  let failures = lost;
  const stopping = stopRejectedSms(
    {
      campaigns: {
        find: async () => campaign,
        save: async (row, event) => failures-- <= 0 && saved.push({ ...row, event: event?.kind }) > 0,
      },
      sends: {
        async *listOfCampaign() {
          yield states.map((state) => ({ state }) as Send);
        },
      },
      planUsage: { refund: async (_use, amount, id) => void refunds.push([amount, id]) },
      clock: aClock(NOW),
    },
    campaign,
  );
  const isStopped = await stopping.catch(({ code }: { code: string }) => code);
  return { isStopped, saved, refunds, id: `sms/${campaign.campaign_id}` };
}

const CANCELED = {
  status: 'ended',
  canceled_at: NOW,
  ends_at: NOW,
  will_cost_cents: 0,
  event: 'sms_canceled',
};
const STOPPED = { status: 'active', event: undefined };

test.each<[string, Send['state'][], object, object, number]>([
  ['no text', [], {}, CANCELED, 3],
  ['only texts that wait or were dropped', ['held', 'dropped'], {}, CANCELED, 3],
  ['a text under way', ['held', 'dispatching'], {}, STOPPED, 2],
  ['sent and failed texts', ['sent', 'failed', 'dropped'], {}, STOPPED, 1],
  ['a start after now', ['sent'], { send_at: '2026-03-05T12:00:00.001Z' }, CANCELED, 2],
  ['a start now', ['sent'], { send_at: NOW }, STOPPED, 2],
])('a rejected campaign with %s is ended or stopped once, and unsent texts are refunded', async (...row) => {
  const [, states, changes, expected, refunded] = row;
  const { isStopped, saved, refunds, id } = await stop(states, changes);
  expect(saved).toEqual([expect.objectContaining({ ...expected, version: 2, is_text_rejected: true })]);
  expect(saved[0]).not.toHaveProperty('due_kind');
  expect({ isStopped, refunds }).toEqual({ isStopped: true, refunds: [[refunded, id]] });
});

test.each([
  ['canceled by its owner', { canceled_at: NOW }, false, []],
  ['stopped for its text before', { is_text_rejected: true as const }, true, [3]],
])('a campaign %s is written no more, and refunds are repeated', async (_, changes, isStopped, refunded) => {
  const stopped = await stop([], changes);
  const refunds = refunded.map((amount) => [amount, stopped.id]);
  expect(stopped).toMatchObject({ isStopped, saved: [], refunds });
});

test('a campaign that changes meanwhile is stopped in the third try, and not after more', async () => {
  expect(await stop([], { lost: 2 })).toMatchObject({ isStopped: true, saved: [{}] });
  expect(await stop([], { lost: 3 })).toMatchObject({ isStopped: 'unavailable', saved: [], refunds: [] });
});
