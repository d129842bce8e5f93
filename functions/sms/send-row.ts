import * as z from 'zod/mini';

/**
 * `held`: waits until it is due. `dispatching`: taken by a worker that hasn't reported the outcome. `sent`:
 * accepted by the provider. `dropped`: not sent after a last check.
 */
const SEND_STATES = ['held', 'dispatching', 'sent', 'delivered', 'failed', 'dropped'] as const;

/** One text to one guest of a campaign. */
export const SendSchema = z.object({
  restaurant_id: z.string(),
  /** `<campaign id>#<phone>`. */
  send_id: z.string(),
  campaign_id: z.string(),
  phone: z.string(),
  /** The text of a test or an answer, which has no campaign. */
  text: z.optional(z.string()),
  /** When a test or an answer is no longer useful. */
  good_until: z.optional(z.iso.datetime()),
  state: z.enum(SEND_STATES),
  /** Absent if nothing is due. */
  due_kind: z.optional(z.string()),
  due_at: z.optional(z.iso.datetime()),
  /** When a worker last took it. */
  dispatched_at: z.optional(z.iso.datetime()),
  provider_id: z.optional(z.string()),
  settled_at: z.optional(z.iso.datetime()),
  /** The redemption of the guest's own code, and its time. */
  redemption_id: z.optional(z.string()),
  came_back_at: z.optional(z.iso.datetime()),
  /** Why it failed, was dropped, or waits: a sentence for the owner. */
  reason: z.optional(z.string()),
});
export type Send = z.output<typeof SendSchema>;

/** Longer than a worker may take: texts taken before then were lost with their worker. */
const LOST_AFTER_MILLISECONDS = 5 * 60_000;

/** Whether it is time to send it. */
export function isDue({ state, due_at = '' }: Send, now: Date): boolean {
  return state === 'held' && due_at <= now.toISOString();
}

/** Whether it's unknown if the text went out: its worker died, or the provider didn't respond. It isn't resent. */
export function isOutcomeUnknown({ state, dispatched_at }: Send, now: Date): boolean {
  if (state !== 'dispatching') return false;
  return now.getTime() - Date.parse(dispatched_at ?? '') > LOST_AFTER_MILLISECONDS;
}
