import { expect, test, vi } from 'vitest';
import { runBeside } from './run-steps.ts';

const step = (label: string, script: string) => ({
  label,
  name: `Step ${label}`,
  command: process.execPath,
  args: ['-e', script],
});

test('steps beside each other print under their labels, and the failure of one is the failure of all', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await runBeside([
    step('one', "console.log('a'); console.error('b'); process.exitCode = 3"),
    step('two', "console.log('c')"),
  ]);
  expect(code).toBe(3);
  expect(printed).toEqual(expect.arrayContaining(['one │ a', 'one │ b', 'two │ c']));
  expect(failed.mock.calls).toEqual([['\n✗ Step one: failed']]);
});

test('steps that all succeed succeed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await runBeside([step('one', ''), step('two', '')])).toBe(0);
});
