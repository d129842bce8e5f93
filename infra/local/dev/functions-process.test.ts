import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FunctionsProcess, startFunctionsProcess } from './functions-process.ts';

let folder: string;
let started: FunctionsProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
  writeFileSync(path.join(folder, 'log'), '');
});
afterEach(async () => {
  await started?.stop();
  rmSync(folder, { recursive: true });
});

const log = () => readFileSync(path.join(folder, 'log'), 'utf8');

/** Starts a process from a script file, as functions do. */
function start(script: string): FunctionsProcess {
  save(script);
  started = startFunctionsProcess([path.join(folder, 'script.mjs')]);
  return started;
}
function save(script: string): void {
  writeFileSync(
    path.join(folder, 'script.mjs'),
    `import { appendFileSync } from 'node:fs'; const log = (word) => appendFileSync('${folder}/log', word); ${script}`,
  );
}

const HEALTHY = (name: string) =>
  `log('start ${name}. '); setInterval(() => {}, 1000);
   process.on('SIGTERM', () => { log('end ${name}. '); process.exit(); });
   process.send('ready');`;

test('a restart ends the process before it starts the saved code', async () => {
  const functions = start(HEALTHY('one'));
  await functions.ready();
  save(HEALTHY('two'));
  await functions.restart();
  await functions.stop();
  expect(log()).toBe('start one. end one. start two. end two. ');
});

test('a process that fails at startup is reported and restarted after the next save', async () => {
  const functions = start('process.exit(1);');
  await expect(functions.ready()).rejects.toThrow('ended before they were ready');
  save(HEALTHY('fixed'));
  await functions.restart();
  expect(log()).toBe('start fixed. ');
});

test('a waiting request gets the latest start', async () => {
  const functions = start("log('start stuck. '); setInterval(() => {}, 1000);");
  const waiting = functions.ready();
  save(HEALTHY('two'));
  await functions.restart();
  await waiting;
  expect(log()).toContain('start two. ');
});
