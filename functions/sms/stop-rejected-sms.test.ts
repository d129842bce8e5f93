import { expect, test } from 'vitest';
import { anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { textsRejected } from './stop-rejected-sms.ts';

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
