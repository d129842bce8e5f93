import type { AddressCheck } from '#functions/grader/page-facts/page-reading.ts';
import { beforeAbort } from '#functions/grader/page-fetch/transfer/before-abort.ts';
import { BlockedAddress } from './blocked-address.ts';
import { findTarget, type TargetRules } from './find-target.ts';

/** If the lookup takes longer, the page request looks the name up again. */
const LOOK_UP_MILLISECONDS = 3_000;

/** Whether a page may be requested. Other failures, such as an unknown name, are left to the request. */
export async function checkAddress(rules: TargetRules, address: string): Promise<AddressCheck> {
  try {
    await beforeAbort(findTarget(rules, address), AbortSignal.timeout(LOOK_UP_MILLISECONDS));
  } catch (error) {
    if (error instanceof BlockedAddress) return { outcome: 'blocked', reason: error.reason };
  }
  return { outcome: 'allowed' };
}
