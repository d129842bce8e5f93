import * as z from 'zod/mini';

/** What browsers and Node both have (WHATWG URL); nothing else here needs the types of either. */
declare const URL: { canParse: (url: string) => boolean; new (url: string): { hostname: string } };

/** RFC 5321 §4.5.3.1.1 bounds the local part to 64 characters; RFC 5322 §3.2.3 says which (atext). */
const ADDRESS =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;
/** Longest e-mail address that can be delivered to (RFC 5321 §4.5.3.1.3, less the brackets). */
const MAX_LENGTH = 254;
/** A domain in the letters of its own language. No other sign gets into the URL that spells it in ASCII. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u;

/** In lower case, with the domain as the mail servers know it: `user@exämple.de` is `user@xn--exmple-cua.de`. */
export const EmailSchema = z
  .string('Enter your email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_LENGTH, 'This email address is too long.'),
    z.overwrite(withAsciiDomain),
    z.maxLength(MAX_LENGTH, 'This email address is too long.'),
    z.email({ pattern: ADDRESS, error: 'Enter an email address such as you@restaurant.com.' }),
  );

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !INTERNATIONAL_DOMAIN.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}
