import { createHash } from 'node:crypto';

/** Numbers begin with a plus sign. */
const PREFIX = 'deleted#';

/**
 * Stands in a campaign's list and ledger for the number of a guest who was deleted, so that counts and decisions stay. The
 * number cannot be read from it; marks of two campaigns do not tell that they are the same guest's.
 */
export function forgottenMark(listFolder: string, phone: string): string {
  return PREFIX + createHash('sha256').update(`${listFolder}#${phone}`).digest('hex');
}

export function isForgotten(phone: string): boolean {
  return phone.startsWith(PREFIX);
}
