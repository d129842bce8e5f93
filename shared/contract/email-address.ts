import * as z from 'zod/mini';
import { EMAIL_ADDRESS } from './field-messages.ts';

/** Available in browsers and Node (WHATWG URL). Nothing else here needs their types. */
declare const URL: { canParse: (url: string) => boolean; new (url: string): { hostname: string } };

/** RFC 5321 §4.5.3.1.1 limits the local part to 64 characters; RFC 5322 §3.2.3 defines them (atext). */
const ADDRESS =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;
/** The longest email address that can be delivered to (RFC 5321 §4.5.3.1.3, minus the brackets). */
const MAX_LENGTH = 254;
/** A domain in its own script. No other character gets into the URL that encodes it in ASCII. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u;

const TOO_LONG = 'This email address is too long.';

/** In lowercase, with the domain in ASCII: `user@exämple.de` becomes `user@xn--exmple-cua.de`. */
export const EmailSchema = z
  .string('Enter your email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_LENGTH, TOO_LONG),
    z.overwrite(withAsciiDomain),
    z.maxLength(MAX_LENGTH, TOO_LONG),
    z.email({ pattern: ADDRESS, error: EMAIL_ADDRESS }),
  );

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !INTERNATIONAL_DOMAIN.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}
