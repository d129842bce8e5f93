import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { setupAdministration } from '#tests/builders/administration-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createFourRestaurants } from '#tests/builders/four-restaurants.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  await createFourRestaurants(createDynamoClient(), tableName);
});
afterAll(() => emulators.stop());

const ID = 'demo-1';

test('a note is added, changed, and deleted, with who and when, and audited where owners can’t see it', async () => {
  const { call, auditRecords } = setupAdministration();
  const timeline = async () => (await call('getRestaurantTimeline', { id: ID })).body.data.entries;
  const added = await call('addRestaurantNote', { id: ID }, { json: { text: ' Wants a demo. ' } });
  expect(added).toMatchObject({ status: 201, body: { message: 'Note added.' } });
  const [note] = await timeline();
  expect(note).toMatchObject({ type: 'note', text: 'Wants a demo.', author: 'admin-1', edited: null });
  const params = { id: ID, note_id: note.id };
  await call('editRestaurantNote', params, { json: { text: 'Had a demo.' } });
  expect((await timeline())[0]).toMatchObject({ text: 'Had a demo.', edited: { author: 'admin-1' } });
  expect((await call('deleteRestaurantNote', params)).status).toBe(200);
  expect(await timeline()).toEqual([]);
  expect((await call('deleteRestaurantNote', params)).status).toBe(404);
  expect(auditRecords.kept.map(({ operation, restaurant_id }) => [operation, restaurant_id])).toEqual([
    ['addRestaurantNote', `platform#${ID}`],
    ['editRestaurantNote', `platform#${ID}`],
    ['deleteRestaurantNote', `platform#${ID}`],
  ]);
  const [first, second] = [13, 11].map((count) => ({ restaurant_id: ID, note: `${count} characters` }));
  expect(auditRecords.changes()).toEqual([
    { operation: 'addRestaurantNote', before: undefined, after: first },
    { operation: 'editRestaurantNote', before: first, after: second },
    { operation: 'deleteRestaurantNote', before: second, after: undefined },
  ]);
});

test('a blank note and a note for an unknown restaurant are refused', async () => {
  const { call } = setupAdministration();
  const blank = await call('addRestaurantNote', { id: ID }, { json: { text: '  ' } });
  expect(blank).toMatchObject({
    status: 422,
    body: { fields: { text: 'Enter a note of 1 to 2,000 characters.' } },
  });
  const unknown = await call('addRestaurantNote', { id: 'nobody' }, { json: { text: 'A note' } });
  expect(unknown.status).toBe(404);
});

test('tags keep their order, are unique, and survive a refresh of the list', async () => {
  const { call, repositories, auditRecords } = setupAdministration();
  const tags = ['VIP', ' chain', 'vip'];
  expect((await call('setRestaurantTags', { id: ID }, { json: { tags } })).status).toBe(200);
  expect((await call('getRestaurantDetails', { id: ID })).body.data.tags).toEqual(['chain', 'vip']);
  expect(auditRecords.changes()).toMatchObject([{ before: { tags: [] }, after: { tags: ['chain', 'vip'] } }]);
  await call('suspendRestaurant', { id: ID }, { json: { reason: 'A test' } });
  expect(await repositories.customers.find(ID)).toMatchObject({
    status: 'suspended',
    tags: ['chain', 'vip'],
  });
});

test('the timeline merges events, notes, and emails by time, page by page', async () => {
  const { call, repositories } = setupAdministration();
  const at = (minute: number) => `2026-03-01T12:${String(minute).padStart(2, '0')}:00.000Z`;
  for (let minute = 0; minute < 40; minute += 1) {
    const event = {
      event_id: `signed_up/${minute}`,
      kind: 'signed_up' as const,
      at: at(minute),
      restaurant_id: 'demo-2',
      data: {},
    };
    await repositories.events.record({ event, place: { shard: 'one', sequence: String(minute) } });
    if (minute % 4 !== 0) continue;
    const note = { restaurant_id: 'demo-2', author: 'a@b.c', text: String(minute), at: at(minute) };
    await repositories.notes.add({
      ...note,
      note_id: `note-${String(minute).padStart(2, '0')}`,
      kind: 'letter',
      subject: 'Hi',
    });
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query: Record<string, string> = cursor === undefined ? {} : { cursor };
    const { body } = await call('getRestaurantTimeline', { id: 'demo-2' }, { query });
    seen.push(...body.data.entries.map((entry: { at: string }) => entry.at));
    cursor = body.data.next_cursor;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(50);
  expect(seen).toEqual(seen.toSorted().toReversed());
});
