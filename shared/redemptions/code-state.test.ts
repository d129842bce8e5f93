import { expect, test } from 'vitest';
import { codeEndsAt, codeState } from './code-state.ts';

const ENDS = '2026-11-20T12:00:00.000Z';
const aCampaign = (changes: object = {}) =>
  ({ campaign_type: 'sms', status: 'active', ends_at: ENDS, ...changes }) as Parameters<typeof codeState>[0];
const at = (campaign: ReturnType<typeof aCampaign>, moment: string, offset = 0) =>
  codeState(campaign, new Date(Date.parse(moment) + offset));

test('a code ends at its last moment; an ad’s code has days of grace', () => {
  expect(at(aCampaign(), ENDS, -1)).toBe('valid');
  expect(at(aCampaign(), ENDS)).toBe('ended');
  const ad = aCampaign({ campaign_type: 'ad' });
  expect(at(ad, ENDS)).toBe('valid');
  const end = codeEndsAt(ad).toISOString();
  expect(at(ad, end, -1)).toBe('valid');
  expect(at(ad, end)).toBe('ended');
});

test('a scheduled code starts with its first text', () => {
  const scheduled = aCampaign({ send_at: '2026-11-10T12:00:00.000Z' });
  expect(at(scheduled, '2026-11-10T12:00:00.000Z', -1)).toBe('not_started');
  expect(at(scheduled, '2026-11-10T12:00:00.000Z')).toBe('valid');
});

test.each([
  [{ canceled_at: ENDS }, 'canceled'],
  [{ status: 'pending' }, 'not_started'],
  [{ status: 'in_review' }, 'valid'],
  [{ status: 'paused' }, 'valid'],
  [{ status: 'failed' }, 'ended'],
  [{ status: 'failed', results: { impressions: 0 } }, 'ended'],
  [{ status: 'failed', results: { impressions: 1 } }, 'valid'],
  [{ status: 'pending', canceled_at: ENDS }, 'canceled'],
])('%o is %s', (changes, state) => {
  expect(at(aCampaign(changes), ENDS, -1_000)).toBe(state);
});
