import { expect, test } from 'vitest';
import type { TokenSecrets } from '#functions/platform/auth/token-secret.ts';
import { createConnectionStates } from './connection-state.ts';

const [FIRST, SECOND, THIRD] = [
  'the first secret, long enough for tests',
  'the second secret, long enough for tests',
  'the third secret, long enough for tests',
];

function statesWith(secrets: TokenSecrets) {
  const read = async () => secrets;
  return createConnectionStates({ secret: { read, readRecent: read }, newNonce: () => 'nonce' });
}

test('a connection can be finished after one rotation of the secret, and can’t after two', async () => {
  const { state, nonceHash } = await statesWith({ current: FIRST }).issue('owner-1');

  const afterOne = statesWith({ current: SECOND, previous: FIRST });
  expect(await afterOne.nonceHashOf(state, 'owner-1')).toBe(nonceHash);
  const afterTwo = statesWith({ current: THIRD, previous: SECOND });
  await expect(afterTwo.nonceHashOf(state, 'owner-1')).rejects.toMatchObject({
    code: 'ad_connection_invalid',
  });
});

test('a state of one restaurant can’t finish the connection of another', async () => {
  const states = statesWith({ current: FIRST });
  const { state } = await states.issue('owner-1');
  await expect(states.nonceHashOf(state, 'owner-2')).rejects.toMatchObject({ code: 'ad_connection_invalid' });
});
