import { afterEach, expect, test, vi } from 'vitest';
import { runBeside, runSteps } from './run-steps.ts';

afterEach(() => vi.restoreAllMocks());

const step = (label: string, script: string) => ({
  label,
  name: `Step ${label}`,
  command: process.execPath,
  args: ['-e', script],
});

test('parallel steps print their labels and times, and one failure fails all', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await runBeside([
    step('one', "console.log('a'); console.error('b'); process.exitCode = 3"),
    step('two', "console.log('c')"),
  ]);
  expect(code).toBe(3);
  expect(printed).toEqual(expect.arrayContaining(['one │ a', 'one │ b', 'two │ c']));
  expect(failed.mock.calls).toEqual([[expect.stringMatching(/^\n✗ +\d+\.\d s {2}Step one: failed$/)]]);
  expect(printed).toContainEqual(expect.stringMatching(/^\n✓ +\d+\.\d s {2}Step two$/));
});

test('more steps than run at a time all run, each once', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const labels = ['one', 'two', 'three', 'four', 'five'];
  expect(await runBeside(labels.map((label) => step(label, "console.log('ran')")))).toBe(0);
  expect(printed.filter((line) => line.endsWith('ran')).toSorted()).toEqual(
    labels.map((label) => `${label} │ ran`).toSorted(),
  );
});

test('steps that all succeed return success', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await runBeside([step('one', ''), step('two', '')])).toBe(0);
});

test('steps after a failed one run too, and the end lists each with its time', () => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = runSteps([
    step('one', 'process.exitCode = 3'),
    step('two', ''),
    { name: 'Step three', command: 'no-such-tool', args: [] },
  ]);
  expect(code).toBe(3);
  expect(printed.map((line) => line.replace(/ *\d+\.\d s/, ' 0 s'))).toEqual([
    '\n› Step one',
    '\n› Step two',
    '\n› Step three',
    '',
    '✗ 0 s  Step one',
    '✓ 0 s  Step two',
    '✗ 0 s  Step three',
    ' 0 s  in total',
  ]);
  expect(failed.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('no-such-tool'),
    '\nFailed: Step one · Step three',
  ]);
});

test('sequential steps that all succeed return success', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(runSteps([step('one', ''), step('two', '')])).toBe(0);
});
