import type { AddressCheck } from '#functions/grader/page-facts/page-reading.ts';
import { beforeAbort } from '#functions/grader/page-fetch/transfer/before-abort.ts';
import { BlockedAddress } from './blocked-address.ts';
import { findTarget, type TargetRules } from './find-target.ts';

/** A name that is not found by then is asked for again when the page is. */
const LOOK_UP_MILLISECONDS = 3_000;

/** Whether a page may be asked for. What comes of asking, such as a name that nobody has, is not said here. */
export async function checkAddress(rules: TargetRules, address: string): Promise<AddressCheck> {
  try {
    await beforeAbort(findTarget(rules, address), AbortSignal.timeout(LOOK_UP_MILLISECONDS));
  } catch (error) {
    if (error instanceof BlockedAddress) return { outcome: 'blocked', reason: error.reason };
  }
  return { outcome: 'allowed' };
}
