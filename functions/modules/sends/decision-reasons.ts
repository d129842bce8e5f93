import type { DecisionRule } from '#shared/contract/campaigns/sms-campaign.ts';

/** Why a guest is not texted, or not yet, for the owner. */
export const DECISION_REASONS: Readonly<Record<DecisionRule, string>> = {
  impossible_number: 'The number cannot be a phone number.',
  duplicate: 'The guest stands further up in the list.',
  opted_out: 'The guest wants no texts.',
  no_consent: 'Nobody has said that the guest agreed to be texted.',
  not_mobile: 'The number is known to be no mobile.',
  foreign_number: 'The number is of another country.',
  not_lapsed: 'The guest was here not long ago.',
  recent_win_back: 'The guest got a win-back text within the last 30 days.',
  held_back_before:
    'An earlier campaign holds the guest back, to see how many guests come back without a text.',
  held_out: 'Held back by chance, to see how many guests come back without a text.',
  budget: 'The budget is used up by guests further up in the list.',
  quiet_hours: 'It is outside the hours for texts: where the guest may be, at your restaurant, or your own.',
  no_common_hours:
    'Your hours for texts and those where the guest may be never meet. Look at your hours in Settings.',
  scheduled: 'Waits for the time that you chose.',
};

/** Why a text that was decided did not go out after all. */
export const DROP_REASONS = {
  deleted: 'The guest was deleted in the meantime.',
  opted_out: 'The guest opted out in the meantime.',
  recent_win_back: 'Another campaign has texted the guest in the meantime.',
  ended: 'The code could not be redeemed any more.',
  never_open: DECISION_REASONS.no_common_hours,
  canceled: 'You called the campaign off before it began.',
  rejected: 'The text of the campaign was rejected before it went out.',
  late_answer: 'The answer could not go out in time.',
  late_test: 'The test could not go out in time. Send another one.',
} as const;
