import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
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
    impersonatedRestaurantId: 'owner-1',
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
  const decoded = jwt.verify(token, SECRET, { complete: true, ignoreExpiration: true });
  expect(decoded.header.alg).toBe('HS256');
  expect(decoded.payload).toMatchObject({ iss: 'accounts', aud: 'api', sub: 'owner-1' });
});
