import { createHash } from 'node:crypto';

/** Numbers begin with a plus sign. */
const PREFIX = 'deleted#';

/**
 * Replaces the number of a deleted guest in a campaign's list and ledger, so that counts and decisions stay. The
 * mark doesn't reveal the number, and marks of two campaigns can't be linked.
 */
export function forgottenMark(listFolder: string, phone: string): string {
  return PREFIX + createHash('sha256').update(`${listFolder}#${phone}`).digest('hex');
}

export function isForgotten(phone: string): boolean {
  return phone.startsWith(PREFIX);
}
