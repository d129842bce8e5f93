import type { DecisionRule } from '#shared/sms/contract/sms-campaign.ts';

/** Why a guest isn't texted, or not yet, for the owner. */
export const DECISION_REASONS: Readonly<Record<DecisionRule, string>> = {
  impossible_number: 'Invalid phone number',
  duplicate: 'Already on this list',
  opted_out: 'Opted out of texts',
  no_consent: 'No consent on file',
  not_mobile: 'Not a mobile number',
  foreign_number: 'Phone number is outside your country',
  not_lapsed: 'Visited recently',
  recent_win_back: 'Already got a win-back text in the last 30 days',
  held_back_before: 'In the control group of an earlier campaign',
  held_out: 'In the control group',
  budget: 'Over your budget',
  quiet_hours: 'Outside texting hours. We’ll send it at the next allowed time.',
  no_common_hours:
    'Your texting hours don’t overlap with the hours when this guest may be texted. Change yours in Settings.',
  scheduled: 'Waiting for the time you chose',
};

/** Why a planned text wasn't sent. */
export const DROP_REASONS = {
  deleted: 'You deleted this guest before the text went out.',
  opted_out: 'The guest opted out before the text went out.',
  recent_win_back: 'Another campaign texted this guest first.',
  ended: 'The code expired before we could send this.',
  never_open: DECISION_REASONS.no_common_hours,
  canceled: 'You canceled the campaign before it started.',
  rejected: 'We rejected the message before it was sent.',
  late_answer: 'We couldn’t send the reply in time.',
  late_test: 'The test took too long to send. Try again.',
} as const;
