import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup() {
  const auth = setupAuth(emulators);
  const owner = await aRegisteredOwner(auth, aRegistration({ restaurantName: 'Trattoria Sole' }));
  const admin = await aSignedInAdmin(auth, aRegistration().email);
  const impersonate = (id: string, token = admin.token) =>
    auth.call('impersonate', { token, params: { id } });
  const startImpersonation = async () => String((await impersonate(owner.userId)).body.token);
  return { auth, owner, admin, impersonate, startImpersonation };
}

describe('an administrator', () => {
  test('impersonates a restaurant under their own ID', async () => {
    const { auth, owner, admin, impersonate } = await setup();
    const { status, body } = await impersonate(owner.userId);
    const restaurant = { restaurant_id: owner.userId, name: 'Trattoria Sole' };
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, token: expect.any(String), impersonating_restaurant: restaurant },
    });
    const me = await auth.call('getCurrentUser', { token: String(body.token) });
    expect(me.body.user).toEqual({
      user_id: admin.userId,
      email: expect.any(String),
      role: 'admin',
      email_verified: true,
      impersonating_restaurant_id: owner.userId,
      impersonating_restaurant: restaurant,
      impersonation_ends_at: new Date(
        Math.floor(auth.clock.now().getTime() / 1000 + 3600) * 1000,
      ).toISOString(),
    });
  });

  test('leaves audit records with their subject, and no password in them', async () => {
    const { auth, owner, admin, startImpersonation } = await setup();
    await auth.call('endImpersonation', { token: await startImpersonation() });
    const [began, ended] = auth.auditRecords.kept.slice(-2);
    const about = { impersonation_id: ended?.impersonation_id, restaurant_id: owner.userId };
    const reason = 'no reason given';
    expect(began).toMatchObject({ actor_id: admin.userId, restaurant_id: owner.userId });
    expect(ended).toMatchObject({ actor_id: admin.userId, restaurant_id: owner.userId });
    expect(auth.auditRecords.changes().slice(-2)).toEqual([
      { operation: 'impersonate', before: undefined, after: { ...about, reason } },
      { operation: 'endImpersonation', before: about, after: undefined },
    ]);
    const passwords = { current_password: 'administrator password', new_password: 'violet anchor ladder 91' };
    await auth.call('changePassword', { token: admin.token, json: passwords });
    expect(auth.auditRecords.changes().at(-1)).toEqual({ operation: 'changePassword' });
  });

  test('records the reason if one was given', async () => {
    const { auth, owner, admin } = await setup();
    const asked = { token: admin.token, params: { id: owner.userId } };
    const { token } = (await auth.call('impersonate', { ...asked, json: { reason: ' Asked by phone ' } }))
      .body;
    expect(auth.auditRecords.changes().at(-1)).toMatchObject({ after: { reason: 'Asked by phone' } });
    await auth.call('endImpersonation', { token: String(token) });
    expect((await auth.call('impersonate', { ...asked, json: { reason: '' } })).status).toBe(200);
    expect(auth.auditRecords.changes().at(-1)).toMatchObject({ after: { reason: 'no reason given' } });
    for (const reason of ['Too short', ' '.repeat(10), ' ', '\t\n', 'x'.repeat(201)]) {
      const refused = await auth.call('impersonate', { ...asked, json: { reason } });
      expect(refused).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } });
    }
  });

  test('expires after an hour', async () => {
    const { auth, startImpersonation } = await setup();
    const token = await startImpersonation();
    auth.clock.advance(3600);
    expect((await auth.call('getCurrentUser', { token })).status).toBe(401);
  });

  test('leaves both IDs in every request log', async () => {
    const { auth, owner, admin, startImpersonation } = await setup();
    await auth.call('getCurrentUser', { token: await startImpersonation() });
    const ids = { user_id: admin.userId, restaurant_id: owner.userId };
    expect(auth.log.warnings).toEqual([
      { message: 'impersonation started', details: { request_id: 'request-1', ...ids } },
    ]);
    expect(auth.log.requests.at(-1)).toMatchObject({ operation: 'getCurrentUser', ...ids });
  });

  test('ends the impersonation and is an administrator again', async () => {
    const { auth, startImpersonation } = await setup();
    const ended = await auth.call('endImpersonation', { token: await startImpersonation() });
    expect(ended.status).toBe(200);
    const me = await auth.call('getCurrentUser', { token: String(ended.body.token) });
    expect(me.body.user).not.toHaveProperty('impersonating_restaurant_id');
  });

  test('is rejected with the token of an ended impersonation', async () => {
    const { auth, startImpersonation } = await setup();
    const token = await startImpersonation();
    await auth.call('endImpersonation', { token });
    expect((await auth.call('getCurrentUser', { token })).status).toBe(401);
    expect((await auth.call('endImpersonation', { token })).status).toBe(401);
  });

  test('ends the first impersonation by starting a second one in another window', async () => {
    const { auth, admin, impersonate, startImpersonation } = await setup();
    const first = await startImpersonation();
    const neighbor = await aRegisteredOwner(auth, aRegistration());
    const second = String((await impersonate(neighbor.userId)).body.token);
    expect((await auth.call('getCurrentUser', { token: first })).status).toBe(401);
    expect((await auth.call('endImpersonation', { token: first })).status).toBe(401);
    const me = await auth.call('getCurrentUser', { token: second });
    expect(me.body.user).toMatchObject({ impersonating_restaurant_id: neighbor.userId });
    expect((await auth.call('getCurrentUser', { token: admin.token })).status).toBe(200);
  });

  test('ending an impersonation twice in parallel ends it once', async () => {
    const { auth, startImpersonation } = await setup();
    const token = await startImpersonation();
    const answers = await Promise.all([1, 2, 3].map(() => auth.call('endImpersonation', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('signs in again when the restaurant was deleted', async () => {
    const { auth, owner, startImpersonation } = await setup();
    const token = await startImpersonation();
    const afterwards = setupAuth(emulators, ({ restaurants }) => ({
      restaurants: {
        ...restaurants,
        find: async (id) => (id === owner.userId ? undefined : restaurants.find(id)),
      },
    }));
    expect(await afterwards.call('getCurrentUser', { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect((await auth.call('endImpersonation', { token })).status).toBe(200);
  });

  test('can’t end an impersonation that hasn’t begun', async () => {
    const { auth, admin } = await setup();
    const answer = await auth.call('endImpersonation', { token: admin.token });
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_impersonating' } });
  });

  test('ends one impersonation by starting another with its token, and both are in the activity', async () => {
    const { auth, admin, impersonate, owner, startImpersonation } = await setup();
    const neighbor = await aRegisteredOwner(auth, aRegistration());
    const first = await startImpersonation();
    const second = await impersonate(neighbor.userId, first);
    expect(second.status).toBe(200);
    expect((await auth.call('getCurrentUser', { token: first })).status).toBe(401);
    await auth.call('endImpersonation', { token: String(second.body.token) });
    const kept = auth.auditRecords.kept.filter(({ actor_id }) => actor_id === admin.userId);
    expect(kept).toMatchObject([
      { operation: 'impersonate', restaurant_id: owner.userId },
      { operation: 'impersonate', restaurant_id: neighbor.userId, impersonation_id: undefined },
      { operation: 'endImpersonation', restaurant_id: owner.userId, impersonation_id: expect.any(String) },
      { operation: 'endImpersonation', restaurant_id: neighbor.userId },
    ]);
    const [, beganSecond, endedFirst] = kept;
    expect([endedFirst?.receipt_key, beganSecond?.receipt_key]).toEqual(
      [endedFirst?.receipt_key, beganSecond?.receipt_key].toSorted(),
    );
    expect(JSON.parse(endedFirst?.before ?? '')).toEqual({
      impersonation_id: endedFirst?.impersonation_id,
      restaurant_id: owner.userId,
    });
  });

  test('can’t impersonate another administrator', async () => {
    const { auth, impersonate } = await setup();
    const colleague = await aSignedInAdmin(auth, aRegistration().email);
    const answer = await impersonate(colleague.userId);
    expect(answer).toMatchObject({ status: 403, body: { code: 'cannot_impersonate' } });
  });

  test('can’t impersonate an unknown restaurant', async () => {
    const { impersonate } = await setup();
    expect(await impersonate('nobody')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('loses the impersonation, too, when the password is reset', async () => {
    const { auth, admin, startImpersonation } = await setup();
    const token = await startImpersonation();
    const { email } = (await auth.dependencies.users.find(admin.userId)) ?? {};
    await auth.admins.resetPassword({ email: email ?? '', password: 'another password' });
    expect((await auth.call('getCurrentUser', { token })).status).toBe(401);
  });
});

describe('an owner', () => {
  test.each(['impersonate', 'endImpersonation'] as const)('can’t call %s', async (operation) => {
    const { auth, owner } = await setup();
    const neighbor = await aRegisteredOwner(auth, aRegistration());
    const answer = await auth.call(operation, { token: owner.token, params: { id: neighbor.userId } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
