import * as z from 'zod/mini';

/** Encoded characters and references, such as `%0D`, `%250A`, and `&gt;`. Tokens have none. */
const ENCODED = /%(?:25)*[0-9a-f]{2}|&#?\w{1,8};/gi;
/** 64 hexadecimal digits. "3D" is an "=" of quoted-printable text (RFC 2045 §6.7) that lost its own "=". */
const TOKEN = /(?:3d)?([0-9a-f]{64})/i;
/** Longer than any token, with room for what mail clients add. */
const MAX_LENGTH = 400;

/**
 * The token of an emailed link, without what mail clients did to it: spaces, line breaks, and quote marks within it,
 * "3D" before it, and punctuation after it.
 */
export function linkToken(text: string): string {
  const plain = withoutMailMarks(text);
  const [, token] = TOKEN.exec(plain.replace(/[^0-9a-z]/gi, '')) ?? [];
  return token?.toLowerCase() ?? plain;
}

/** The same for tokens with letters, digits, "_", "-", and a dot between their parts. */
export function withoutMailMarks(text: string): string {
  return text
    .replace(ENCODED, '')
    .replace(/[^\w.-]/g, '')
    .replace(/^\.+|\.+$/g, '');
}

/** The request field with the token. `incomplete`: the message if it has none. */
export function linkTokenField(incomplete: string) {
  return z
    .string(incomplete)
    .check(z.minLength(1), z.maxLength(MAX_LENGTH, 'This link is too long.'), z.overwrite(linkToken));
}
