import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aForgedToken, readTokenPayload } from '#tests/builders/forged-token.ts';
import { epochSeconds } from '../clock.ts';
import { createTokens, IMPERSONATION_LIFETIME_SECONDS, TOKEN_LIFETIME_SECONDS } from './token.ts';
import type { TokenSecrets } from './token-secret.ts';

const SECRET = 'a secret that is long enough for tests';

function setup() {
  const clock = aClock();
  return { clock, tokens: createTokens({ secret: aTokenSecret(SECRET), clock }) };
}

test('a token identifies its bearer', async () => {
  const { tokens, clock } = setup();
  const claims = {
    userId: 'admin-1',
    role: 'admin',
    tokenVersion: 3,
    impersonation: { id: 'impersonation-1', restaurantId: 'owner-1' },
  } as const;
  const { impersonation, ...claimed } = claims;
  const endsAt = new Date(clock.now().getTime() + IMPERSONATION_LIFETIME_SECONDS * 1000).toISOString();
  expect(await tokens.read(await tokens.issue(claims))).toEqual({
    ...claimed,
    impersonation: { ...impersonation, endsAt },
  });
});

test('a token lasts twelve hours', async () => {
  const { tokens, clock } = setup();
  const token = await tokens.issue({ userId: 'owner-1', role: 'restaurant', tokenVersion: 0 });
  clock.advance(TOKEN_LIFETIME_SECONDS - 1);
  expect(await tokens.read(token)).toMatchObject({ userId: 'owner-1' });
  clock.advance(1);
  await expect(tokens.read(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('an impersonation token lasts an hour', async () => {
  const { tokens, clock } = setup();
  const impersonation = { id: 'impersonation-1', restaurantId: 'owner-1' };
  const token = await tokens.issue({ userId: 'admin-1', role: 'admin', tokenVersion: 0, impersonation });
  clock.advance(IMPERSONATION_LIFETIME_SECONDS - 1);
  expect(await tokens.read(token)).toMatchObject({ impersonation });
  clock.advance(1);
  await expect(tokens.read(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a token from before types were named is still valid', async () => {
  const { tokens, clock } = setup();
  const iat = epochSeconds(clock.now());
  const payload = {
    sub: 'owner-1',
    role: 'restaurant',
    ver: 0,
    iss: 'accounts',
    aud: 'api',
    iat,
    exp: iat + 60,
  };
  expect(await tokens.read(aForgedToken(payload, SECRET, 'HS256', { typ: undefined }))).toMatchObject({
    userId: 'owner-1',
  });
});

test('a token is signed with HS256 and has issuer and audience', async () => {
  const { tokens } = setup();
  const token = await tokens.issue({ userId: 'owner-1', role: 'restaurant', tokenVersion: 0 });
  const [header = '', payload = '', signature] = token.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url'));
  expect(readTokenPayload(token)).toMatchObject({ iss: 'accounts', aud: 'api', sub: 'owner-1' });
});

describe('when the secret is rotated', () => {
  const NEW_SECRET = 'another secret that is long enough for tests';
  const OWNER = { userId: 'owner-1', role: 'restaurant', tokenVersion: 0 } as const;
  const clock = aClock();
  const tokensWith = (kept: TokenSecrets, recent = kept) =>
    createTokens({ secret: { read: async () => kept, readRecent: async () => recent }, clock });
  const [before, after] = [{ current: SECRET }, { current: NEW_SECRET, previous: SECRET }];

  test('sessions that began before stay valid', async () => {
    const token = await tokensWith(before).issue(OWNER);
    expect(await tokensWith(after).read(token)).toMatchObject({ userId: 'owner-1' });
  });

  test('new sessions are signed with the new secret', async () => {
    const token = await tokensWith(after).issue(OWNER);
    expect(await tokensWith({ current: NEW_SECRET }).read(token)).toMatchObject({ userId: 'owner-1' });
  });

  test('an instance that still has the old secret reads the new one for a token it doesn’t know', async () => {
    const token = await tokensWith(after).issue(OWNER);
    expect(await tokensWith(before, after).read(token)).toMatchObject({ userId: 'owner-1' });
  });

  test('a second rotation ends the sessions of the first secret', async () => {
    const token = await tokensWith(before).issue(OWNER);
    const twice = { current: 'a third secret that is long enough for tests', previous: NEW_SECRET };
    await expect(tokensWith(twice).read(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(tokensWith(after, twice).read(token)).resolves.toBeDefined();
  });

  test('a token that expired isn’t a reason to read the secret again', async () => {
    const token = await tokensWith(before).issue(OWNER);
    clock.advance(TOKEN_LIFETIME_SECONDS);
    let reads = 0;
    const secret = {
      read: async () => before,
      readRecent: async () => {
        reads += 1;
        return after;
      },
    };
    await expect(createTokens({ secret, clock }).read(token)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(reads).toBe(0);
  });
});
