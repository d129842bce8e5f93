import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventWrite, setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { setupAdministration } from '#tests/builders/administration-setup.ts';
import { aDeletionWorker, anAccount } from '#tests/builders/an-account.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(async () => {
  setStreamStandIn(undefined);
  await emulators.stop();
});

/** The parts that must be gone when the call returns. */
async function whatIsOpen({ restaurantId, email, slug, stores }: Awaited<ReturnType<typeof anAccount>>) {
  const { logins, users, restaurants } = openRepositories();
  const [found] = await restaurants.findMany([restaurantId]);
  const pages = await stores.sites.list(`${slug}/`);
  const rows = [await logins.find(email), await users.find(restaurantId), found];
  return [...rows, await restaurants.find(restaurantId), ...pages].filter((thing) => thing !== undefined);
}

test('a deletion ends sign-in, sessions, and public pages right away, and the worker removes the rest', async () => {
  const account = await anAccount(emulators);
  const { restaurantId: id } = account;
  const events: unknown[] = [];
  setStreamStandIn(async ({ attributes }: EventWrite, send) => {
    const answer = await send();
    if (answer !== undefined) events.push(attributes.event);
    return answer;
  });
  const { name } = await openRepositories().restaurants.get(id);
  const { remove, sent, auditRecords } = setupAdministration();
  expect(await remove(id)).toEqual({
    status: 200,
    body: { success: true, message: `Restaurant ${name} has been successfully deleted.` },
  });
  expect(await whatIsOpen(account)).toEqual([]);
  const notice = { by: 'administrator', subject: 'Your account was deleted', to: `${id}@example.com` };
  expect(sent).toEqual([
    { restaurant_id: id, deletion_id: expect.any(String), notice: expect.objectContaining(notice) },
  ]);
  expect(auditRecords.kept).toMatchObject([
    {
      operation: 'deleteRestaurant',
      actor_id: 'admin-1',
      restaurant_id: id,
      target: { id },
      before: undefined,
      after: undefined,
    },
  ]);
  expect((await remove(id)).status).toBe(404);
  await aDeletionWorker(emulators).work({ restaurant_id: id });
  expect(await account.remains()).toEqual([]);
  expect((await remove(id)).status).toBe(404);
  expect(auditRecords.kept).toHaveLength(1);
  const deleted = events.filter((event) => JSON.stringify(event).includes('restaurant_deleted'));
  expect(deleted).toMatchObject([{ restaurant_id: id, data: { setups: 1 } }]);
  setStreamStandIn(undefined);
});

test('an unknown restaurant isn’t found', async () => {
  const { remove, sent, auditRecords } = setupAdministration();
  expect(await remove('nobody')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect([sent, auditRecords.kept]).toEqual([[], []]);
});

test('a call that dies after a store call has changed nothing, or the worker completes the deletion', async () => {
  let deaths = 0;
  for (let call = 1; call <= 100; call += 1) {
    const account = await anAccount(emulators);
    const { restaurantId: id } = account;
    const open = await whatIsOpen(account);
    const mortal = aMortalProcess();
    const { remove, sent } = setupAdministration(mortal.interference);
    mortal.dieAfter(call);
    await remove(id);
    if (!mortal.isDead()) break;
    deaths += 1;
    if (sent.length === 0) expect(await whatIsOpen(account), `call ${call}`).toEqual(open);
    for (const message of sent) {
      await aDeletionWorker(emulators).work(message);
      expect(await account.remains(), `call ${call}`).toEqual([]);
    }
    const again = setupAdministration();
    expect((await again.remove(id)).status, `call ${call}`).toBe(sent.length === 0 ? 200 : 404);
  }
  expect(deaths).toBeGreaterThan(8);
}, 120_000);

test('of several administrators who delete it in parallel, one succeeds, and the others get 404', async () => {
  const account = await anAccount(emulators);
  const { restaurantId: id } = account;
  const calls = [1, 2, 3].map(() => setupAdministration());
  const answers = await Promise.all(calls.map(({ remove }) => remove(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(calls.flatMap(({ auditRecords }) => auditRecords.kept)).toMatchObject([{ target: { id } }]);
  expect(await whatIsOpen(account)).toEqual([]);
});

test.each([20, Number.POSITIVE_INFINITY])(
  'a call slower than its worker still deletes: after %d worker calls',
  async (workerCalls) => {
    const { restaurantId: id } = await anAccount(emulators);
    const mortal = aMortalProcess();
    mortal.dieAfter(workerCalls);
    const { remove, sent, auditRecords } = setupAdministration(async ({ name }, proceed) => {
      await proceed();
      if (name !== 'SendMessageCommand') return;
      const worker = aDeletionWorker(emulators, { interference: mortal.interference });
      for (const message of sent) await worker.work(message).catch(() => undefined);
      expect(await openRepositories().restaurants.find(id)).toBeUndefined();
    });
    expect((await remove(id)).status).toBe(200);
    expect(auditRecords.kept).toHaveLength(1);
  },
);

test('repeating an interrupted deletion completes it and says so', async () => {
  const account = await anAccount(emulators);
  const { restaurantId: id } = account;
  const mortal = aMortalProcess();
  const died = setupAdministration(mortal.interference);
  mortal.dieAfter(4);
  await died.remove(id);
  expect([mortal.isDead(), died.sent.length]).toEqual([true, 1]);
  const again = setupAdministration();
  expect((await again.remove(id)).status).toBe(200);
  expect(again.auditRecords.kept).toHaveLength(1);
  expect(await whatIsOpen(account)).toEqual([]);
});
