import { expect, test } from 'vitest';
import { campaignStatusAt, isLiveCampaign } from './campaign-status.ts';

const ENDS_AT = '2026-03-09T12:00:00.000Z';
const before = new Date('2026-03-09T11:59:59.999Z');
const then = new Date(ENDS_AT);

test('a text campaign is live while its code is valid', () => {
  const text = { campaign_type: 'sms', status: 'active', ends_at: ENDS_AT } as const;
  expect(campaignStatusAt(text, before)).toBe('active');
  expect(campaignStatusAt(text, then)).toBe('ended');
  expect(campaignStatusAt({ ...text, status: 'failed' }, then)).toBe('failed');
});

test('an ad ends when the provider says so', () => {
  const ad = { campaign_type: 'ad', status: 'active', ends_at: ENDS_AT } as const;
  expect(campaignStatusAt(ad, then)).toBe('active');
});

test('ended and failed campaigns aren’t live, and paused ones are', () => {
  expect(isLiveCampaign('paused')).toBe(true);
  expect(isLiveCampaign('ended')).toBe(false);
  expect(isLiveCampaign('failed')).toBe(false);
});
