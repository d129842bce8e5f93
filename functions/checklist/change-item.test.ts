import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { checklistCategories, progressOf } from '#shared/checklist/checklist-categories.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { changeItem, type ItemChange } from './change-item.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const MONDAY = '2026-03-02T09:00:00.000Z';
let restaurants = 0;

function setup() {
  const client = createDynamoClient();
  const { checklists } = openRepositories(client);
  const restaurantId = `restaurant-${++restaurants}`;
  const clock = aClock(MONDAY);
  const change = (itemId: string, change: Pick<ItemChange, 'status' | 'notes'>) =>
    changeItem({ checklists, clock }, { restaurantId, itemId, ...change });
  const eventOfRow = async () => {
    const Key = { restaurant_id: restaurantId };
    const { Item } = await client.send(new GetCommand({ TableName: tableName('checklists'), Key }));
    return Item?.event as unknown;
  };
  return { change, clock, restaurantId, eventOfRow, get: () => checklists.get(restaurantId) };
}

test('an untouched checklist is version 0 without statuses', async () => {
  const { get, restaurantId } = setup();
  expect(await get()).toEqual({ restaurant_id: restaurantId, version: 0, statuses: {} });
});

test('a change reports the value before, and absent fields stay', async () => {
  const { change, clock, get } = setup();
  const noted = { status: 'pending', notes: 'Ask Ada.', status_changed_at: MONDAY } as const;
  expect(await change('menu-complete', { notes: 'Ask Ada.' })).toEqual({ before: undefined, after: noted });
  clock.advance(60);
  const ticked = { status: 'completed', notes: 'Ask Ada.', status_changed_at: '2026-03-02T09:01:00.000Z' };
  expect(await change('menu-complete', { status: 'completed' })).toEqual({ before: noted, after: ticked });
  expect(await get()).toMatchObject({ version: 2, statuses: { 'menu-complete': ticked } });
});

test('notes alone keep the date of the status', async () => {
  const { change, clock } = setup();
  await change('menu-complete', { status: 'completed' });
  clock.advance(60);
  const { after } = await change('menu-complete', { notes: '' });
  expect(after?.status_changed_at).toBe(MONDAY);
  const { after: cleared } = await change('menu-complete', { notes: 'By Ben.' });
  expect(cleared).toEqual({ status: 'completed', notes: 'By Ben.', status_changed_at: MONDAY });
});

test('an identical change writes nothing', async () => {
  const { change, get } = setup();
  expect(await change('menu-complete', { notes: '' })).toEqual({ before: undefined, after: undefined });
  await change('menu-complete', { status: 'in_progress' });
  await change('menu-complete', { status: 'in_progress', notes: '' });
  expect(await get()).toMatchObject({ version: 1 });
});

test('reopening works even if nothing is stored', async () => {
  const { change, get } = setup();
  await change('menu-complete', { status: 'pending' });
  expect((await get())?.statuses['menu-complete']).toMatchObject({ status: 'pending' });
});

test('an unknown item isn’t found', async () => {
  const { change, get } = setup();
  await expect(change('menu-never', { status: 'completed' })).rejects.toEqual(new AppError('not_found'));
  await expect(change('constructor', { status: 'completed' })).rejects.toEqual(new AppError('not_found'));
  expect(await get()).toMatchObject({ version: 0 });
});

test('ten parallel changes are all saved', async () => {
  const { change, get } = setup();
  const ids = checklistCategories(undefined)
    .flatMap(({ items }) => items.map(({ item_id }) => item_id))
    .slice(0, 10);
  await Promise.all(ids.map((id) => change(id, { status: 'completed' })));
  const { version, statuses } = await get();
  expect([version, Object.keys(statuses).toSorted()]).toEqual([10, ids.toSorted()]);
  expect(progressOf(statuses).foundational.completedItems).toBe(10);
});

test('each completion is one event without notes', async () => {
  const { change, eventOfRow, restaurantId } = setup();
  const event = {
    event_id: `checklist_item_completed/${restaurantId}/1`,
    kind: 'checklist_item_completed',
    at: MONDAY,
    restaurant_id: restaurantId,
    data: { item_id: 'menu-complete' },
  };
  await change('menu-complete', { status: 'completed', notes: 'Ada has it.' });
  expect(await eventOfRow()).toEqual(event);
  await change('menu-complete', { notes: 'Ada had it.' });
  expect(await eventOfRow()).toBeUndefined();
  await change('menu-complete', { status: 'pending' });
  expect(await eventOfRow()).toBeUndefined();
  await change('menu-complete', { status: 'completed' });
  expect(await eventOfRow()).toEqual({ ...event, event_id: `checklist_item_completed/${restaurantId}/4` });
});
