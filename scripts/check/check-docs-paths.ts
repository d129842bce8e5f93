import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLostPaths, findUnlistedDecisions } from './docs-paths.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 32 * 1024 * 1024,
});
const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
const documents = files
  .filter((file) => /^(?:README|CONTRIBUTING)\.md$/.test(file) || /^docs\/.*\.md$/.test(file))
  .map((file) => ({ path: file, text: read(file) }));

const findings = [
  ...findLostPaths(documents, files),
  ...findUnlistedDecisions(read('docs/decisions/README.md'), files),
];
for (const finding of findings) console.error(finding);
console.log(`Paths in docs: ${documents.length} documents, ${findings.length} broken paths.`);
process.exitCode = findings.length === 0 ? 0 : 1;
