import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference } from '#tests/builders/interference.ts';
import { interruptible } from '#tests/builders/interruptible.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NEW_PASSWORD = 'another long password';
let addresses = 0;

/** Wide limits, because all tests in this file share one network. */
const withWideLimits = ({ limits }: AuthDependencies) => ({
  limits: {
    ...limits,
    verificationMailsPerAddress: { ...limits.verificationMailsPerAddress, limit: 100_000 },
  },
});

/** An owner who wants another address. */
async function setup() {
  const auth = setupAuth(emulators, withWideLimits);
  const registration = aRegistration();
  const { email, password } = registration;
  const { token, userId } = await aRegisteredOwner(auth, registration);
  addresses += 1;
  const newEmail = email.replace('@', `-new-${addresses}@`);
  const { users, emailTokens, clock, logins, restaurants } = auth.dependencies;
  const request = (new_email = newEmail, current_password = password) =>
    auth.call('changeEmail', { token, json: { new_email, current_password } });
  /** Creates a link as the email worker does. */
  const aLink = async () => {
    const user = await users.find(userId);
    if (user?.pending_email === undefined) throw new Error('There is no pending address.');
    const secret = crypto.randomUUID();
    const expires_at = epochSeconds(clock.now()) + 3600;
    const { pending_email, token_version } = user;
    const details = { user_id: userId, email: pending_email, token_version, expires_at };
    await emailTokens.create(secret, { purpose: 'email_change', ...details });
    return secret;
  };
  const confirm = (secret: string, by = auth) => by.call('confirmEmail', { json: { token: secret } });
  const signsIn = async (address: string, secret = password) =>
    (await auth.call('login', { json: { email: address, password: secret } })).status === 200;
  const found = async (part: string) => {
    const { restaurantIds } = await auth.dependencies.restaurantNames.search(part, { limit: 1000 });
    return restaurantIds;
  };
  return {
    auth,
    found,
    logins,
    restaurants,
    email,
    password,
    newEmail,
    token,
    userId,
    request,
    aLink,
    confirm,
    signsIn,
  };
}

describe('requesting a new address', () => {
  test('changes nothing until the link is opened', async () => {
    const { auth, request, signsIn, email, newEmail, token, userId } = await setup();
    expect(await request()).toMatchObject({
      status: 202,
      body: { message: expect.stringContaining(`We sent a link to ${newEmail}.`) },
    });
    expect(auth.queued.at(-1)).toMatchObject({ kind: 'email_change', user_id: userId });
    expect([await signsIn(email), await signsIn(newEmail)]).toEqual([true, false]);
    const { body } = await auth.call('getCurrentUser', { token });
    expect(body.user).toMatchObject({ email, pending_email: newEmail });
  });

  test('requires the password', async () => {
    const { request, newEmail } = await setup();
    expect(await request(newEmail, 'not my password')).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    });
  });

  test('rejects the current address and one with an account', async () => {
    const { request, email } = await setup();
    const other = await setup();
    expect(await request(email)).toMatchObject({ status: 422 });
    expect(await request(other.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });
});

describe('the link', () => {
  test('changes the address, notifies the old one, and says so again when opened later', async () => {
    const { auth, request, aLink, confirm, signsIn, email, newEmail, userId, logins, restaurants, found } =
      await setup();
    await request();
    const link = await aLink();
    expect(await confirm(link)).toMatchObject({
      status: 200,
      body: { message: `Email changed. Use ${newEmail} the next time you sign in.` },
    });
    expect([await signsIn(email), await signsIn(newEmail)]).toEqual([false, true]);
    expect(await logins.find(email)).toBeUndefined();
    expect(await restaurants.find(userId)).toMatchObject({ owner_email: newEmail });
    expect(await found(newEmail)).toEqual([userId]);
    expect(await found('@example')).toContain(userId);
    expect(await found(email)).toEqual([]);
    expect(auth.queued.at(-1)).toMatchObject({ kind: 'email_changed', user_id: userId });
    expect(await auth.dependencies.users.find(userId)).toMatchObject({
      email: newEmail,
      email_verified: true,
      previous_email: email,
    });
    const queued = auth.queued.length;
    expect(await confirm(link)).toMatchObject({
      status: 200,
      body: { message: `Email changed. Use ${newEmail} the next time you sign in.` },
    });
    expect(auth.queued).toHaveLength(queued);
    expect(auth.auditRecords.kept.filter(({ operation }) => operation === 'confirmEmail')).toHaveLength(1);
    auth.clock.advance(3600);
    expect(await confirm(link)).toMatchObject({ status: 422 });
  });

  test('keeps the session and frees the old address', async () => {
    const { auth, request, aLink, confirm, email, token } = await setup();
    await request();
    await confirm(await aLink());
    expect(await auth.call('getCurrentUser', { token })).toMatchObject({ status: 200 });
    expect((await auth.call('register', { json: aRegistration({ email }) })).status).toBe(201);
  });

  test('is invalid after a password change or another request', async () => {
    const { auth, request, aLink, confirm, token, password, signsIn, email } = await setup();
    await request();
    const first = await aLink();
    await request(`yet-another-${email}`);
    expect(await confirm(first)).toMatchObject({ status: 422 });
    const second = await aLink();
    const json = { current_password: password, new_password: NEW_PASSWORD };
    await auth.call('changePassword', { token, json });
    expect(await confirm(second)).toMatchObject({ status: 422 });
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
  });

  test('rejects an address that was registered in the meantime', async () => {
    const { auth, request, aLink, confirm, newEmail, signsIn, email } = await setup();
    await request();
    await auth.call('register', { json: aRegistration({ email: newEmail }) });
    expect(await confirm(await aLink())).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await signsIn(email)).toBe(true);
  });

  test('opened five times in parallel changes the address once', async () => {
    const { request, aLink, confirm, signsIn, email, newEmail, logins } = await setup();
    await request();
    const link = await aLink();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(link)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect([await signsIn(email), await signsIn(newEmail)]).toEqual([false, true]);
    expect(await logins.find(newEmail)).not.toHaveProperty('moved');
  });
});

/** The name index has dozens of identical writes, so the process dies after every twentieth. */
function dyingAroundFewNames(mortal: ReturnType<typeof aMortalProcess>): Interference {
  let names = 0;
  return async (call, proceed) => {
    if (call.table !== tableName('restaurantNames')) return mortal.interference(call, proceed);
    names += 1;
    return names % 20 === 1 || mortal.isDead() ? mortal.interference(call, proceed) : proceed();
  };
}

describe('a process that dies right after a call', () => {
  test('never loses the account: one address signs in, and the link still works', async () => {
    let deaths = 0;
    for (let call = 1; call <= 20; call += 1) {
      const { request, aLink, confirm, signsIn, email, newEmail, logins, restaurants, userId, found } =
        await setup();
      await request();
      const link = await aLink();
      const mortal = aMortalProcess();
      const dying = setupAuth(emulators, undefined, dyingAroundFewNames(mortal));
      mortal.dieAfter(call);
      await confirm(link, dying);
      if (!mortal.isDead()) break;
      deaths += 1;
      const now = [await signsIn(email), await signsIn(newEmail)];
      expect(now.filter(Boolean), `call ${call}`).toHaveLength(1);
      const again = await confirm(link);
      expect([200, 422], `call ${call}`).toContain(again.status);
      expect([await signsIn(email), await signsIn(newEmail)], `call ${call}`).toEqual([false, true]);
      expect(await logins.find(email)).toBeUndefined();
      expect(await logins.find(newEmail)).not.toHaveProperty('moved');
      expect(await restaurants.find(userId)).toMatchObject({ owner_email: newEmail });
      expect(await found(newEmail)).toEqual([userId]);
    }
    expect(deaths).toBeGreaterThan(8);
  });
});

test('a password change during the move wins', async () => {
  let interruptions = 0;
  for (let call = 1; call <= 20; call += 1) {
    const { auth, request, aLink, confirm, signsIn, email, newEmail, password, token } = await setup();
    await request();
    const link = await aLink();
    const process = interruptible();
    const moving = setupAuth(emulators, undefined, process.interference);
    let isChanged = false;
    process.interrupt(call, async () => {
      const json = { current_password: password, new_password: NEW_PASSWORD };
      isChanged = (await auth.call('changePassword', { token, json })).status === 200;
    });
    await confirm(link, moving);
    if (!process.wasInterrupted()) break;
    interruptions += 1;
    const counts = isChanged ? NEW_PASSWORD : password;
    const other = isChanged ? password : NEW_PASSWORD;
    const withIt = [await signsIn(email, counts), await signsIn(newEmail, counts)];
    expect(withIt.filter(Boolean), `call ${call}`).toHaveLength(1);
    expect([await signsIn(email, other), await signsIn(newEmail, other)], `call ${call}`).toEqual([
      false,
      false,
    ]);
  }
  expect(interruptions).toBeGreaterThan(8);
});

test('an address claimed by an interrupted move is free after another request', async () => {
  const { auth, request, aLink, confirm, email, newEmail, logins } = await setup();
  await request();
  const mortal = aMortalProcess();
  const dying = setupAuth(emulators, undefined, mortal.interference);
  mortal.dieAfter(4);
  await confirm(await aLink(), dying);
  expect(await logins.find(newEmail)).toHaveProperty('moved');
  await request(`yet-another-${email}`);
  expect(await logins.find(newEmail)).toBeUndefined();
  expect((await auth.call('register', { json: aRegistration({ email: newEmail }) })).status).toBe(201);
});
