import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { SAVED_VIEW_LIMITS, type SavedView } from '#shared/accounts/contract/saved-view-routes.ts';
import { aSignedInAdmin, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup() {
  const auth = setupAuth(emulators);
  const { token } = await aSignedInAdmin(auth, aRegistration().email);
  const save = (name: string, address: string, as = token) =>
    auth.call('saveView', { token: as, json: { name, address } });
  const list = async (as = token) => {
    const { body } = await auth.call('listSavedViews', { token: as });
    return (body.data as { views: SavedView[] }).views;
  };
  return { auth, token, save, list };
}

test('a view is saved for its administrator alone, in place of the one with its name', async () => {
  const { auth, save, list } = await setup();
  const { token: other } = await aSignedInAdmin(auth, aRegistration().email);
  await save('Losing money', 'sort=margin&plan=basic');
  await save('Gone', 'status=canceled');
  await save('Losing money', 'sort=margin&plan=enterprise');
  expect((await list()).map(({ name, address }) => [name, address])).toEqual([
    ['Gone', 'status=canceled'],
    ['Losing money', 'sort=margin&plan=enterprise'],
  ]);
  expect(await list(other)).toEqual([]);
  expect(auth.auditRecords.kept.at(-1)).toMatchObject({
    operation: 'saveView',
    before: expect.stringContaining('sort=margin&plan=basic'),
    after: expect.stringContaining('sort=margin&plan=enterprise'),
  });
});

test('views saved in two windows together are all kept', async () => {
  const { save, list } = await setup();
  await Promise.all(['One', 'Two', 'Three'].map((name) => save(name, 'status=trial')));
  expect((await list()).map(({ name }) => name).toSorted()).toEqual(['One', 'Three', 'Two']);
});

test('a view is deleted by its own administrator, once', async () => {
  const { auth, token, save, list } = await setup();
  await save('Gone', 'status=canceled');
  const [view] = await list();
  const remove = (as: string) =>
    auth.call('deleteSavedView', { token: as, params: { id: view?.view_id ?? '' } });
  const { token: other } = await aSignedInAdmin(auth, aRegistration().email);
  expect((await remove(other)).status).toBe(404);
  expect((await remove(token)).status).toBe(200);
  expect((await remove(token)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('empty names, long addresses, and one view too many are refused', async () => {
  const { save } = await setup();
  expect((await save(' \n ', 'status=trial')).body.fields).toEqual({ name: 'Enter a name for this view.' });
  expect((await save('Long', 'x'.repeat(SAVED_VIEW_LIMITS.address + 1))).status).toBe(422);
  for (let at = 0; at < SAVED_VIEW_LIMITS.views; at += 1) await save(`View ${at}`, '');
  const { status, body } = await save('Another', '');
  expect([status, body.fields]).toEqual([422, { name: 'You can save up to 30 views. Delete one first.' }]);
  expect((await save('View 0', 'status=trial')).status).toBe(200);
});

test('a removed administrator’s views are deleted', async () => {
  const { auth, token } = await setup();
  const { userId, token: leaving } = await aSignedInAdmin(auth, aRegistration().email);
  await auth.call('listAdministrators', { token: leaving });
  await auth.call('saveView', { token: leaving, json: { name: 'Gone', address: 'status=canceled' } });
  const { savedViews } = auth.dependencies;
  expect(await savedViews.list(userId)).toHaveLength(1);
  expect((await auth.call('removeAdministrator', { token, params: { id: userId } })).status).toBe(200);
  expect(await savedViews.list(userId)).toEqual([]);
});
