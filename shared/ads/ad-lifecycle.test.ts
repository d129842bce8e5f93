import { expect, test } from 'vitest';
import { type AdEvent, adStatusAfter } from './ad-lifecycle.ts';
import { CAMPAIGN_STATUSES, type CampaignStatus, isLiveCampaign } from './campaign-status.ts';

const EVENTS: AdEvent[] = ['submitted', 'approved', 'refused', 'paused', 'resumed', 'ended'];
const walk = (events: AdEvent[]) =>
  events.reduce<CampaignStatus | undefined>(
    (status, event) => status && adStatusAfter(status, event),
    'pending',
  );

test('an ad is reviewed, runs, pauses, resumes, and ends', () => {
  expect(walk(['submitted'])).toBe('in_review');
  expect(walk(['submitted', 'approved'])).toBe('active');
  expect(walk(['submitted', 'approved', 'paused'])).toBe('paused');
  expect(walk(['submitted', 'approved', 'paused', 'resumed'])).toBe('active');
  expect(walk(['submitted', 'approved', 'paused', 'resumed', 'ended'])).toBe('ended');
});

test('an ended or failed ad stays so', () => {
  for (const event of EVENTS) {
    expect([adStatusAfter('ended', event), adStatusAfter('failed', event)]).toEqual([undefined, undefined]);
  }
});

test('every live ad can be ended or rejected', () => {
  for (const status of CAMPAIGN_STATUSES.filter(isLiveCampaign)) {
    expect([adStatusAfter(status, 'ended'), adStatusAfter(status, 'refused')]).toEqual(['ended', 'failed']);
  }
});

test('only a running ad can be paused, and only a paused one resumed', () => {
  const allowed = (event: AdEvent) => CAMPAIGN_STATUSES.filter((status) => adStatusAfter(status, event));
  expect(allowed('paused')).toEqual(['active']);
  expect(allowed('resumed')).toEqual(['paused']);
});
