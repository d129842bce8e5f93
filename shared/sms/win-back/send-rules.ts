/** Why a guest isn’t texted, or not yet. The first rule that applies counts. */
export const SEND_RULES = [
  'impossible_number',
  'duplicate',
  'opted_out',
  'no_consent',
  'not_mobile',
  'foreign_number',
  'not_lapsed',
  'recent_win_back',
  'held_back_before',
  'budget',
  'quiet_hours',
  'no_common_hours',
  'held_out',
] as const;
export type SendRule = (typeof SEND_RULES)[number];
