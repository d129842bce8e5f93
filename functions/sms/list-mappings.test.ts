import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { MAX_LIST_MAPPINGS } from '#shared/lists/contract/list-mapping.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const mapping = (shape: string, phone = 1) => ({ shape, columns: { phone }, order: null });
const shapeOf = (number: number) => `3-${String(number).padStart(8, '0')}`;

test('the mapping of a file shape replaces the previous one and comes first', async () => {
  const { textingSettings } = openRepositories();
  expect(await textingSettings.findMappings('lupo')).toEqual([]);
  for (const each of [mapping(shapeOf(1)), mapping(shapeOf(2)), mapping(shapeOf(1), 4)])
    await textingSettings.saveMapping('lupo', each);
  expect(await textingSettings.findMappings('lupo')).toEqual([mapping(shapeOf(1), 4), mapping(shapeOf(2))]);
  expect(await textingSettings.findMappings('bella')).toEqual([]);
});

test('only the latest mappings are kept, and the number of texts stays', async () => {
  const { textingSettings } = openRepositories();
  await textingSettings.setSender('vera', '+18005550101');
  for (let number = 0; number < MAX_LIST_MAPPINGS + 3; number += 1)
    await textingSettings.saveMapping('vera', mapping(shapeOf(number)));
  const kept = await textingSettings.findMappings('vera');
  expect(kept).toHaveLength(MAX_LIST_MAPPINGS);
  expect(kept[0]?.shape).toBe(shapeOf(MAX_LIST_MAPPINGS + 2));
  expect(await textingSettings.findSender('vera')).toBe('+18005550101');
});
