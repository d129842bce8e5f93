import type { Scan } from './fact-token.ts';

const EMAIL = /[a-z0-9][a-z0-9._%+-]{0,63}(?:@|\s@\s)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;
const URL =
  /(?:https?:\/\/|www\.)[a-z0-9][^\s<>"')\]]{1,300}|(?<![a-z0-9@.-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:com|net|org|de|it|fr|es|co\.uk|uk|io|menu|restaurant|pizza|cafe|bar|eu|info|me|at|ch|be|ca|mx|us|nyc|app|shop|online|site|example)(?:\/[^\s<>"')\]]{0,300})?(?![a-z0-9-])/g;
const HANDLE = /(?<![a-z0-9@.])@[a-z0-9_](?:[a-z0-9_.]{0,40}[a-z0-9_])?/g;

/** An address as it is compared: without protocol, "www.", and what ends a sentence. */
export function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^mailto:|^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '');
}

/** E-mail addresses, web addresses and names of accounts. */
export function readWeb(scan: Scan): void {
  for (const pattern of [EMAIL, URL, HANDLE]) {
    scan.take(pattern, ([address]) => ({ kind: 'web', address: plainAddress(address) }));
  }
}
