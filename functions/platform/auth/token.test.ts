import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { readTokenPayload } from '#tests/builders/forged-token.ts';
import { createTokens, TOKEN_LIFETIME_SECONDS } from './token.ts';

const SECRET = 'a secret that is long enough for tests';

function setup() {
  const clock = aClock();
  return { clock, tokens: createTokens({ secret: async () => SECRET, clock }) };
}

test('a token says who its bearer is', async () => {
  const { tokens } = setup();
  const claims = {
    userId: 'admin-1',
    role: 'admin',
    tokenVersion: 3,
    impersonation: { id: 'impersonation-1', restaurantId: 'owner-1' },
  } as const;
  expect(await tokens.read(await tokens.issue(claims))).toEqual(claims);
});

test('a token lasts twelve hours and not a second longer', async () => {
  const { tokens, clock } = setup();
  const token = await tokens.issue({ userId: 'owner-1', role: 'restaurant', tokenVersion: 0 });
  clock.advance(TOKEN_LIFETIME_SECONDS - 1);
  expect(await tokens.read(token)).toMatchObject({ userId: 'owner-1' });
  clock.advance(1);
  await expect(tokens.read(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a token is signed with HS256 and carries issuer and audience', async () => {
  const { tokens } = setup();
  const token = await tokens.issue({ userId: 'owner-1', role: 'restaurant', tokenVersion: 0 });
  const [header = '', payload = '', signature] = token.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256' });
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url'));
  expect(readTokenPayload(token)).toMatchObject({ iss: 'accounts', aud: 'api', sub: 'owner-1' });
});
