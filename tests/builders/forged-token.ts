import { createHmac } from 'node:crypto';

export type ForgedAlgorithm = 'HS256' | 'HS384' | 'HS512' | 'none';

/** A JWT built by hand (RFC 7515 §7.1), so that tests can break each part. */
export function aForgedToken(
  payload: object,
  secret: string,
  alg: ForgedAlgorithm = 'HS256',
  header: object = {},
): string {
  const text = `${base64Url({ alg, typ: 'JWT', ...header })}.${base64Url(payload)}`;
  if (alg === 'none') return `${text}.`;
  return `${text}.${createHmac(`sha${alg.slice(2)}`, secret)
    .update(text)
    .digest('base64url')}`;
}

/** The payload of a token, unverified. */
export function readTokenPayload(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

function base64Url(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
