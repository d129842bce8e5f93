import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveDataAside, takeDataFolder } from './data-folder.ts';
import { StartError } from './local-settings.ts';

const NOW = new Date('2031-05-20T15:30:00.250Z');

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'data-'));
  folder = path.join(parent, '.data');
});
afterEach(() => rmSync(parent, { recursive: true }));

test('a fresh start moves old data to a folder beside it', () => {
  takeDataFolder(folder).release();
  writeFileSync(path.join(folder, 'rows'), 'lasagna');
  const aside = moveDataAside(folder, NOW);
  expect(aside).toBe(path.join(parent, '.data-2031-05-20T15-30-00-250Z'));
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(path.join(parent, '.data-2031-05-20T15-30-00-250Z', 'rows'), 'utf8')).toBe('lasagna');
});

test('a fresh start without data moves nothing', () => {
  expect(moveDataAside(folder, NOW)).toBeUndefined();
  expect(readdirSync(parent)).toEqual([]);
});

test('data of a running instance isn’t moved', () => {
  // The process that started the tests is running and isn't this one.
  takeDataFolder(folder);
  writeFileSync(path.join(folder, 'instance.pid'), String(process.ppid));
  expect(() => moveDataAside(folder, NOW)).toThrow(StartError);
  expect(readdirSync(parent)).toEqual(['.data']);
});
