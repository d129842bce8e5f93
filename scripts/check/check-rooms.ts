import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findOversizedRooms } from './room-sizes.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 32 * 1024 * 1024,
});
const files = listed
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && existsSync(path.join(ROOT, file)))
  .map((file) => ({
    path: file,
    lines: readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length,
  }));

const findings = findOversizedRooms(files);
for (const finding of findings) console.error(finding);
console.log(`Folder and file sizes: ${files.length} files, ${findings.length} too large.`);
process.exitCode = findings.length === 0 ? 0 : 1;
