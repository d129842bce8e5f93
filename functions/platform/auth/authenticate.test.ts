import { describe, expect, test } from 'vitest';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aForgedToken, type ForgedAlgorithm } from '#tests/builders/forged-token.ts';
import { AppError } from '../app-error.ts';
import { epochSeconds } from '../clock.ts';
import { createAuthenticate, type TokenBearer } from './authenticate.ts';
import { createTokens, TOKEN_LIFETIME_SECONDS } from './token.ts';

const SECRET = 'a secret that is long enough for tests';
const CLAIMS = { userId: 'owner-1', role: 'restaurant', tokenVersion: 2 } as const;
const OWNER: TokenBearer = { user_id: 'owner-1', role: 'restaurant', token_version: 2 };

function setup(...people: TokenBearer[]) {
  const clock = aClock();
  const tokens = createTokens({ secret: aTokenSecret(SECRET), clock });
  const users = { find: async (id: string) => people.find((user) => user.user_id === id) };
  const now = epochSeconds(clock.now());
  const payload = {
    sub: 'owner-1',
    role: 'restaurant',
    ver: 2,
    iss: 'accounts',
    aud: 'api',
    iat: now,
    exp: now + 60,
  };
  return {
    clock,
    payload,
    tokens,
    authenticate: createAuthenticate({ tokens, users }),
  };
}

test('an owner acts for their own restaurant', async () => {
  const { tokens, authenticate } = setup(OWNER);
  expect(await authenticate(`Bearer ${await tokens.issue(CLAIMS)}`)).toEqual({
    userId: 'owner-1',
    role: 'restaurant',
    restaurantId: 'owner-1',
    isImpersonating: false,
  });
});

test('an administrator acts for no restaurant, or for the one in the token', async () => {
  const admin: TokenBearer = {
    ...OWNER,
    user_id: 'admin-1',
    role: 'admin',
    impersonation_id: 'impersonation-1',
  };
  const { tokens, authenticate } = setup(admin, OWNER);
  const claims = { userId: 'admin-1', role: 'admin', tokenVersion: 2 } as const;
  expect(await authenticate(`Bearer ${await tokens.issue(claims)}`)).toEqual({
    userId: 'admin-1',
    role: 'admin',
    isImpersonating: false,
  });
  const impersonation = { id: 'impersonation-1', restaurantId: 'owner-1' };
  const acting = await tokens.issue({ ...claims, impersonation });
  expect(await authenticate(`bearer ${acting}`)).toEqual({
    userId: 'admin-1',
    role: 'admin',
    restaurantId: 'owner-1',
    impersonationId: 'impersonation-1',
    impersonationEndsAt: expect.any(String),
    isImpersonating: true,
  });
});

test.each([undefined, 'impersonation-2'])(
  'an impersonation token is rejected when the current one is %s',
  async (impersonation_id) => {
    const { tokens, authenticate } = setup({ ...OWNER, role: 'admin', impersonation_id });
    const impersonation = { id: 'impersonation-1', restaurantId: 'owner-2' };
    const token = await tokens.issue({ ...CLAIMS, role: 'admin', impersonation });
    await expect(authenticate(`Bearer ${token}`)).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

test.each([
  [[], { isRestaurantGone: true }],
  [[{ ...OWNER, suspended: {} }], { isSuspended: true }],
])('an impersonating administrator sees a deleted or suspended restaurant: %j', async (owners, expected) => {
  const admin = {
    ...OWNER,
    user_id: 'admin-1',
    role: 'admin',
    impersonation_id: 'impersonation-1',
  } as const;
  const { tokens, authenticate } = setup(admin, ...owners);
  const impersonation = { id: 'impersonation-1', restaurantId: 'owner-1' };
  const token = await tokens.issue({ userId: 'admin-1', role: 'admin', tokenVersion: 2, impersonation });
  expect(await authenticate(`Bearer ${token}`)).toMatchObject(expected);
});

describe('an administrator’s token', () => {
  const ADMIN: TokenBearer = {
    ...OWNER,
    user_id: 'admin-1',
    role: 'admin',
    impersonation_id: 'impersonation-1',
    sessions: { 'session-1': {} },
  };
  const claims = { userId: 'admin-1', role: 'admin', tokenVersion: 2, sessionId: 'session-1' } as const;
  const impersonation = { id: 'impersonation-1', restaurantId: 'owner-1' };

  test.each([
    ['who has become an owner', [{ ...ADMIN, role: 'restaurant' as const }, OWNER]],
    ['who was deleted', [OWNER]],
    ['whose session has ended', [{ ...ADMIN, sessions: {} }, OWNER]],
    ['who signed out everywhere', [{ ...ADMIN, token_version: 3 }, OWNER]],
  ])('is rejected for one %s, also while acting for a restaurant', async (_case, people) => {
    const before = setup(ADMIN, OWNER);
    const tokens = [
      await before.tokens.issue(claims),
      await before.tokens.issue({ ...claims, impersonation }),
    ];
    for (const token of tokens) {
      expect(await before.authenticate(`Bearer ${token}`)).toMatchObject({ role: 'admin' });
      await expect(setup(...people).authenticate(`Bearer ${token}`)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    }
  });
});

test("an owner's token can't name another restaurant", async () => {
  const { tokens, authenticate } = setup({ ...OWNER, impersonation_id: 'impersonation-1' });
  const impersonation = { id: 'impersonation-1', restaurantId: 'owner-2' };
  const token = await tokens.issue({ ...CLAIMS, impersonation });
  expect(await authenticate(`Bearer ${token}`)).toMatchObject({
    restaurantId: 'owner-1',
    isImpersonating: false,
  });
});

test('an unavailable database isn’t a missing user', async () => {
  const { tokens } = setup(OWNER);
  const users = {
    find: async () => {
      throw new AppError('unavailable');
    },
  };
  const authenticate = createAuthenticate({ tokens, users });
  await expect(authenticate(`Bearer ${await tokens.issue(CLAIMS)}`)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

describe('is rejected with one sentence:', () => {
  type Forge = (context: ReturnType<typeof setup>) => string | undefined | Promise<string | undefined>;
  const signed =
    (changes: object, secret = SECRET, algorithm: ForgedAlgorithm = 'HS256'): Forge =>
    ({ payload }) =>
      aForgedToken({ ...payload, ...changes }, secret, algorithm);

  const withHeader =
    (header: object): Forge =>
    ({ payload }) =>
      aForgedToken(payload, SECRET, 'HS256', header);

  const FORGERIES: [string, Forge][] = [
    ['no token', () => undefined],
    ['an empty token', () => ''],
    ['words', () => 'not a token'],
    ['three dots', () => 'a.b.c'],
    ['a very long token', () => 'a'.repeat(10_000)],
    ['a token signed with another secret', signed({}, 'another secret that is long enough')],
    ['a token with another algorithm of the same family', signed({}, SECRET, 'HS512')],
    ['a token without a signature', ({ payload }) => aForgedToken(payload, '', 'none')],
    [
      'a token whose signature was cut off',
      async ({ tokens }) => (await tokens.issue(CLAIMS)).replace(/[^.]+$/, ''),
    ],
    [
      'a token whose claims were changed',
      async ({ tokens, payload }) => {
        const [header, , signature] = (await tokens.issue(CLAIMS)).split('.');
        const forged = Buffer.from(JSON.stringify({ ...payload, role: 'admin' })).toString('base64url');
        return `${header}.${forged}.${signature}`;
      },
    ],
    ['a token that names its key', withHeader({ kid: '../../dev/null' })],
    ['a token with a link to its key', withHeader({ jku: 'https://example.com/keys' })],
    ['a token that contains its key', withHeader({ jwk: { kty: 'oct', k: 'c2VjcmV0' } })],
    ['a token with an extension that must be understood', withHeader({ crit: ['b64'], b64: false })],
    ['a token of another type', withHeader({ typ: 'at+jwt' })],
    [
      'a token that isn’t valid yet',
      ({ payload }) => aForgedToken({ ...payload, nbf: payload.iat + 1 }, SECRET),
    ],
    ['a token for another audience', signed({ aud: 'elsewhere' })],
    ['a token from another issuer', signed({ iss: 'elsewhere' })],
    ['a token without an expiry', ({ payload: { exp: _, ...rest } }) => aForgedToken(rest, SECRET)],
    ['a token without a version', signed({ ver: undefined })],
    ['a token of an unknown role', signed({ role: 'root' })],
    ['an impersonation token without an ID', signed({ imp: 'owner-2' })],
    ["a token with another role than the user's", signed({ role: 'admin' })],
    ['a token from before the password was changed', signed({ ver: 1 })],
    ['a token of a deleted user', signed({ sub: 'owner-2' })],
    [
      'an expired token',
      async ({ tokens, clock }) => {
        const token = await tokens.issue(CLAIMS);
        clock.advance(TOKEN_LIFETIME_SECONDS);
        return token;
      },
    ],
  ];

  test.each(FORGERIES)('%s', async (_, forge) => {
    const context = setup(OWNER);
    const token = await forge(context);
    const refused = context.authenticate(token === undefined ? undefined : `Bearer ${token}`);
    await expect(refused).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in to continue.',
    });
  });

  test.each(['Basic b3duZXI6cGFzc3dvcmQ=', 'Bearer', 'Bearer a.b.c, Bearer d.e.f'])(
    'the header %j',
    async (header) => {
      await expect(setup(OWNER).authenticate(header)).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );
});
