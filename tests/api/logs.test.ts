import { readFile } from 'node:fs/promises';
import { beforeAll, expect, inject, test } from 'vitest';
import { until } from '#tests/builders/until.ts';
import { aUsedAccount } from './a-used-account.ts';
import { createApiClient } from './api-client.ts';
import { linkInMailTo, type Owner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const api = createApiClient(inject('webOrigin'));
const MARKS = {
  name: 'Xanadu Grill',
  address: '88 Xylophone Road',
  guest: { name: 'Xenia', phone: '+12125550188' },
};

let owner: Owner;
let resetToken: string;
let adminToken: string;
/** Log lines since this file began. */
let log: string;

/**
 * An owner who used everything, mistyped and reset the password, and deleted a guest; an administrator who viewed them.
 */
beforeAll(async () => {
  const before = (await readFile(inject('logFile'), 'utf8')).length;
  owner = await aUsedAccount(api, MARKS);
  const { token, email } = owner;
  const { phone } = MARKS.guest;
  await api('login', { body: { email, password: 'a wrong password' } });
  await api('register', { body: { email, password: 'short', restaurantName: MARKS.name } });
  await api('getGuest', { token, params: { phone } });
  await api('getGuest', { token, params: { phone: '+12125550189' } });
  await api('listGuests', { token, query: { search: phone } });
  await api('deleteGuest', { token, params: { phone } });
  await api('getCurrentUser', { token: `${token}x` });
  await api('forgotPassword', { body: { email } });
  const link = await linkInMailTo(email, inject('dataDirectory'), 'Reset your Tableside password');
  resetToken = new URL(link).hash.slice(1);
  await api('resetPassword', { body: { token: resetToken, password: 'another long password' } });
  await api('resetPassword', { body: { token: resetToken, password: 'another long password' } });
  adminToken = String((await api('login', { body: TEST_ADMIN })).body.token);
  await api('getRestaurantDetails', { token: adminToken, params: { id: owner.restaurantId } });
  const { body } = await api('getRestaurantDetails', { token: adminToken, params: { id: 'no-restaurant' } });
  // Lines are in the order of requests, so the last request's line completes the log.
  log = await until(
    async () => {
      const lines = (await readFile(inject('logFile'), 'utf8')).slice(before);
      return lines.includes(String(body.request_id)) ? lines : undefined;
    },
    { timeoutMs: 120_000, everyMs: 100 },
  );
});

test('every request is logged', () => {
  for (const operation of ['importGuests', 'createSmsCampaign', 'resetPassword', 'getRestaurantDetails'])
    expect(log).toContain(`"operation":"${operation}"`);
});

test('no line contains a token, a password, a phone number, an email address, or a name', () => {
  const { token, email, password } = owner;
  const { name, address, guest } = MARKS;
  const secrets = { token, email, password, resetToken, adminToken, name, address, guest: guest.name };
  const phones = { phone: guest.phone.slice(1), other: '2125550189', typed: '2125550147' };
  for (const [what, mark] of Object.entries({ ...secrets, ...phones })) {
    const line = log.split('\n').find((each) => each.includes(mark));
    expect(line, what).toBeUndefined();
  }
  expect(log).not.toMatch(/[\w.+-]+@example\.com|eyJ[\w-]+\.[\w-]+\./);
});
