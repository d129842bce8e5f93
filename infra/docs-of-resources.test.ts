import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALLED_FUNCTION_STACKS, SCHEDULE_STACKS, WORKER_STACKS } from './background-stacks.ts';
import { functionFolder } from './function-folders.ts';
import { SCHEDULES, TABLES } from './resources.ts';

const DATA_PAGE = readFileSync('docs/data.md', 'utf8');
const OPERATIONS_PAGE = readFileSync('docs/operations.md', 'utf8');

test.each(Object.entries(TABLES))('docs/data.md names each index of %s', (name, table) => {
  const key = DATA_PAGE.split('\n')
    .find((line) => line.startsWith(`| ${name} |`))
    ?.split(' | ')[1];
  for (const index of Object.keys('indexes' in table ? table.indexes : {})) expect(key).toContain(index);
});

test('docs/data.md lists every schedule', () => {
  for (const { function: name } of Object.values(SCHEDULES))
    expect(DATA_PAGE).toContain(`\n| \`functions/${functionFolder(name)}\` |`);
});

test('the table of stacks in docs/operations.md has every worker, schedule, and called function', () => {
  const groups = [WORKER_STACKS, SCHEDULE_STACKS, CALLED_FUNCTION_STACKS];
  const rows = OPERATIONS_PAGE.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => row.split(' | ')[0]?.match(/[a-z-]+/g) ?? []);
  for (const { stack } of groups.flatMap((group) => Object.values(group))) expect(listed).toContain(stack);
});
