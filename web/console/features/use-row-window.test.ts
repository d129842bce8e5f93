import { expect, test } from 'vitest';
import { nextWindow, type RowWindow } from './use-row-window.ts';

function waysTo(wanted: RowWindow, from: RowWindow): RowWindow[] {
  const ways = [from];
  for (let frame = 0; frame < 20; frame += 1) ways.push(nextWindow(ways.at(-1) ?? from, wanted));
  return ways;
}

const added = (before: RowWindow, after: RowWindow) =>
  Array.from({ length: after.end - after.first }, (_, at) => after.first + at).filter(
    (row) => row < before.first || row >= before.end,
  ).length;

test.each([
  ['a jump', { first: 5_000, end: 5_048 }],
  ['a little down', { first: 110, end: 158 }],
  ['a little up', { first: 80, end: 128 }],
])('after %s the wanted rows are rendered in a few frames, with few new rows in each', (_, wanted) => {
  const ways = waysTo(wanted, { first: 100, end: 148 });
  expect(ways.at(-1)).toEqual(wanted);
  for (const [at, way] of ways.slice(1).entries()) expect(added(ways[at] ?? way, way)).toBeLessThanOrEqual(5);
});

test('visible rows are rendered first', () => {
  expect(nextWindow({ first: 0, end: 48 }, { first: 5_000, end: 5_048 })).toEqual({
    first: 5_008,
    end: 5_013,
  });
});

test('rows that are already rendered cause no update', () => {
  const drawn = { first: 100, end: 148 };
  expect(nextWindow(drawn, { first: 100, end: 148 })).toBe(drawn);
});
