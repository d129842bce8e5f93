import { expect, test } from 'vitest';
import type { TokenSecrets } from '#functions/platform/auth/token-secret.ts';
import { aClock } from '#tests/builders/clock.ts';
import { createKnownClients } from './known-clients.ts';

const EMAIL = 'ana@osteria-lupo.example';
const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `the ${name} secret, long enough`);

function knownClientsWith(secrets: Partial<TokenSecrets>) {
  const read = async () => ({ current: '', ...secrets });
  return createKnownClients({
    secret: { read, readRecent: read },
    clock: aClock(),
    ids: { next: () => 'device-1' },
  });
}

async function aCookie(): Promise<ReadonlyMap<string, string>> {
  const { name, value } = await knownClientsWith({ current: FIRST }).deviceCookie(EMAIL, undefined);
  return new Map([[name, value]]);
}

test('a browser is known after one rotation of the secret, and unknown after two', async () => {
  const cookies = await aCookie();
  const deviceAfter = (secrets: Partial<TokenSecrets>) => knownClientsWith(secrets).deviceOf(EMAIL, cookies);

  expect(await deviceAfter({ current: FIRST })).toBe('device-1');
  expect(await deviceAfter({ current: SECOND, previous: FIRST })).toBe('device-1');
  expect(await deviceAfter({ current: THIRD, previous: SECOND })).toBeUndefined();
});

test('a cookie of one account doesn’t make a browser known to another', async () => {
  const [[, value = ''] = []] = await aCookie();
  const { name } = await knownClientsWith({ current: FIRST }).deviceCookie('other@example.com', 'device-2');
  const clients = knownClientsWith({ current: FIRST });
  expect(await clients.deviceOf('other@example.com', new Map([[name, value]]))).toBeUndefined();
});
