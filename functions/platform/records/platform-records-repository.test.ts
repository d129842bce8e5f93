import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

let kinds = 0;
function setup() {
  const scope = `kind-${++kinds}`;
  const data = z.object({ name: z.string() });
  return { scope, records: openRepositories().platformRecords.of({ scope, data }) };
}

test('each version of a record is written once, and the slower writer gets a conflict', async () => {
  const { records } = setup();
  const first = { record_id: 'one', version: 1, data: { name: 'Lupo' } };
  expect(await records.save(first)).toBe(true);
  expect(await records.save({ ...first, data: { name: 'Other' } })).toBe(false);
  const second = { record_id: 'one', version: 2, data: { name: 'Luna' }, expires_at: 2_000_000_000 };
  expect(await records.save(second)).toBe(true);
  expect(await records.save(second)).toBe(false);
  expect(await records.find('one')).toEqual(second);
});

test('records are listed by ID prefix, page by page, by kind', async () => {
  const { records } = setup();
  const other = setup().records;
  for (const record_id of ['2026-01#a', '2026-01#b', '2026-02#a'])
    await records.save({ record_id, version: 1, data: { name: record_id } });
  await other.save({ record_id: '2026-01#z', version: 1, data: { name: 'z' } });
  const idsOf = ({ items }: { items: { record_id: string }[] }) => items.map(({ record_id }) => record_id);
  expect(idsOf(await records.list({ prefix: '2026-01' }))).toEqual(['2026-01#a', '2026-01#b']);
  const newest = await records.list({ isDescending: true, limit: 2 });
  expect(idsOf(newest)).toEqual(['2026-02#a', '2026-01#b']);
  const rest = await records.list({ isDescending: true, startAfter: newest.lastKey });
  expect(idsOf(rest)).toEqual(['2026-01#a']);
  await records.delete('2026-01#a');
  expect(idsOf(await records.list())).toEqual(['2026-01#b', '2026-02#a']);
});

test('a record that breaks its schema isn’t returned', async () => {
  const { records, scope } = setup();
  await records.save({ record_id: 'one', version: 1, data: { name: 'Lupo' } });
  const stricter = openRepositories().platformRecords.of({ scope, data: z.object({ count: z.int() }) });
  await expect(stricter.find('one')).rejects.toThrow();
});
