import { expect, test } from 'vitest';
import { openOperations } from './open-operations.ts';

const group = {
  greet:
    ({ name }: { name: string }) =>
    async () =>
      `Hello, ${name}.`,
  count:
    ({ amounts }: { amounts: readonly number[] }) =>
    async () =>
      amounts.length,
  close: () => async () => 'Closed.',
};

test('each operation gets the dependencies of its group', async () => {
  const { greet, count, close } = openOperations(group, { name: 'Ada', amounts: [1, 2] });
  expect([await greet(), await count(), await close()]).toEqual(['Hello, Ada.', 2, 'Closed.']);
});

test('a missing or mistyped dependency doesn’t compile', () => {
  // @ts-expect-error: `amounts` is missing
  expect(() => openOperations(group, { name: 'Ada' })).not.toThrow();
  // @ts-expect-error: `name` is a number
  expect(() => openOperations(group, { name: 1, amounts: [] })).not.toThrow();
});
