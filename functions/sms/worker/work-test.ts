import { DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import type { SendKey } from '#functions/sms/sends-repository.ts';
import { handOver, TRIES } from './dispatch-text.ts';
import type { SmsDependencies } from './sms-dependencies.ts';

type Test = { restaurantId: string; testId: string; phones: readonly string[] };

/**
 * Sends tests to the owner's own phone. No hours apply, because the owner just asked for it, but an opt-out of the
 * number does. Safe to repeat: only the worker that takes the ledger's row sends it.
 */
export async function workTest(
  dependencies: SmsDependencies,
  { restaurantId, testId, phones }: Test,
): Promise<void> {
  const { sends, guests, clock } = dependencies;
  const tests = await sends.findMany({ restaurantId, campaignId: testId }, phones);
  for (const { phone, state, good_until = '', text } of tests.values()) {
    if (state !== 'held' || text === undefined) continue;
    const key = { restaurantId, campaignId: testId, phone };
    const at = clock.now();
    const known = await guests.findKnown(restaurantId, [phone]);
    if (known.get(phone)?.optOut !== undefined) {
      await sends.drop(key, { reason: DROP_REASONS.opted_out, at });
    } else if (at.toISOString() > good_until) {
      await sends.drop(key, { reason: DROP_REASONS.late_test, at });
    } else await sendTest(dependencies, key, text);
  }
}

/** Tries a throttled text again right away, then leaves it to the schedule, while the owner waits. */
async function sendTest(dependencies: SmsDependencies, key: SendKey, text: string): Promise<void> {
  const { sends, clock, pace } = dependencies;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await pace.turn();
    if (!(await sends.takeHeld(key, clock.now()))) return;
    if (!(await handOver(dependencies, key, { text, onDelay: 'fail unless too fast' }))) return;
  }
}
