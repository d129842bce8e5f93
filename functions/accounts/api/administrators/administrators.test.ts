import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { Administrator } from '#shared/accounts/contract/administrator-routes.ts';
import type { AdminRole } from '#shared/contract/admin-role.ts';
import { aRegisteredOwner, aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference } from '#tests/builders/interference.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const PASSWORD = 'a long enough password';

/** An administrator who invites others. */
async function setup(interference?: Interference) {
  const auth = setupAuth(emulators, undefined, interference);
  const { token } = await aSignedInAdmin(setupAuth(emulators), aRegistration().email);
  const { users } = openRepositories();
  const invite = async (role: AdminRole, email = aRegistration().email) => {
    const { status, body } = await auth.call('inviteAdministrator', { token, json: { email, role } });
    const all = (body.data as { administrators: Administrator[] } | undefined)?.administrators ?? [];
    return { status, email, id: all.find((each) => each.email === email)?.user_id ?? '' };
  };
  /** Does what opening the invitation's link does. */
  const signIn = async (email: string) => {
    await auth.admins.resetPassword({ email, password: PASSWORD });
    const { body } = await auth.call('login', { json: { email, password: PASSWORD } });
    return String(body.token);
  };
  const list = async () => {
    const { body } = await auth.call('listAdministrators', { token });
    return (body.data as { administrators: Administrator[] }).administrators;
  };
  return { auth, token, users, invite, signIn, list };
}

test('an administrator is invited by email, and listed as invited', async () => {
  const { auth, invite, list } = await setup();
  const { status, email, id } = await invite('support');
  expect(status).toBe(201);
  expect(auth.queued.at(-1)).toMatchObject({ kind: 'admin_invitation', user_id: id });
  expect(await list()).toContainEqual(expect.objectContaining({ email, role: 'support', is_invited: true }));
});

test('an unused invitation can be sent again, but never to an address with an account', async () => {
  const { auth, invite, users } = await setup();
  const { email, id } = await invite('support');
  expect(await invite('support', email)).toMatchObject({ status: 201, id });
  await users.markJoined(id);
  expect((await invite('support', email)).status).toBe(409);
  const owner = aRegistration();
  await aRegisteredOwner(auth, owner);
  expect((await invite('billing', owner.email)).status).toBe(409);
});

test('the latest invitation decides the role', async () => {
  const { auth, invite, list, users } = await setup();
  const { email, id } = await invite('admin');
  await invite('support', email);
  expect(await users.find(id)).toMatchObject({ admin_role: 'support' });
  expect(await list()).toContainEqual(expect.objectContaining({ email, role: 'support', is_invited: true }));
  expect(auth.auditRecords.changes().at(-1)).toMatchObject({ after: { user_id: id, role: 'support' } });
});

test('an administrator can call only the routes that name their role', async () => {
  const { auth, invite, signIn } = await setup();
  const { email } = await invite('support');
  const token = await signIn(email);
  expect((await auth.call('listSessions', { token })).status).toBe(200);
  const refused = await auth.call('inviteAdministrator', {
    token,
    json: { email: 'a@b.example', role: 'admin' },
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('a changed role ends every session', async () => {
  const { auth, token, invite, signIn, users } = await setup();
  const { email, id } = await invite('support');
  const old = await signIn(email);
  const change = await auth.call('changeAdministratorRole', {
    token,
    params: { id },
    json: { role: 'billing' },
  });
  expect(change.status).toBe(200);
  expect(await users.find(id)).toMatchObject({ admin_role: 'billing' });
  expect((await auth.call('listSessions', { token: old })).status).toBe(401);
  expect(auth.auditRecords.changes().at(-1)).toMatchObject({
    operation: 'changeAdministratorRole',
    before: { user_id: id, role: 'support' },
    after: { user_id: id, role: 'billing' },
  });
});

test('a removed administrator’s token is refused', async () => {
  const { auth, token, invite, signIn } = await setup();
  const { email, id } = await invite('admin');
  const removed = await signIn(email);
  expect((await auth.call('listAdministrators', { token: removed })).status).toBe(200);
  expect((await auth.call('removeAdministrator', { token, params: { id } })).status).toBe(200);
  for (const operation of ['listAdministrators', 'listSessions', 'getCurrentUser'] as const)
    expect((await auth.call(operation, { token: removed })).status).toBe(401);
});

test('administrators can’t change or remove themselves', async () => {
  const { auth, token, list } = await setup();
  const id = (await list()).find(({ is_self }) => is_self)?.user_id ?? '';
  const removal = await auth.call('removeAdministrator', { token, params: { id } });
  expect(removal).toMatchObject({ status: 409, body: { code: 'administrator_needed' } });
  const change = { token, params: { id }, json: { role: 'support' } };
  expect((await auth.call('changeAdministratorRole', change)).status).toBe(409);
});

test('two administrators who remove each other leave one', async () => {
  const { auth, token, list, invite, signIn } = await setup();
  const others = (await list()).filter(({ is_self }) => !is_self);
  for (const { user_id } of others)
    await auth.call('removeAdministrator', { token, params: { id: user_id } });
  const me = (await list())[0]?.user_id ?? '';
  const other = await invite('admin');
  const otherToken = await signIn(other.email);
  await Promise.all([
    auth.call('removeAdministrator', { token, params: { id: other.id } }),
    auth.call('removeAdministrator', { token: otherToken, params: { id: me } }),
  ]);
  const { users } = openRepositories();
  const left = await Promise.all([users.find(me), users.find(other.id)]);
  expect(left.filter((user) => user !== undefined)).toHaveLength(1);
});

test('a removal that dies at any step is completed by the next call', async () => {
  const mortal = aMortalProcess();
  const { auth, token, users } = await setup(mortal.interference);
  const calm = await setup();
  for (let call = 1; call <= 14; call += 1) {
    const { email, id } = await calm.invite('support');
    mortal.dieAfter(call);
    await auth.call('removeAdministrator', { token, params: { id } }).catch(() => undefined);
    await calm.auth.call('removeAdministrator', { token: calm.token, params: { id } });
    expect(await users.find(id).catch(() => undefined), `call ${call}`).toBeUndefined();
    expect(await openRepositories().logins.find(email)).toBeUndefined();
    expect((await calm.list()).map(({ user_id }) => user_id)).not.toContain(id);
  }
});
