import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ADVISORIES_AS_OF, findKnownFaults } from './known-advisories.ts';
import { completeLockFile, type LockFile, missingPlatformPackages } from './lock-file.ts';
import { findUnsafePackages } from './lock-rules.ts';

const FILE = path.resolve(import.meta.dirname, '..', '..', 'package-lock.json');

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as LockFile;
const missing = missingPlatformPackages(lock);
if (missing.length === 0) {
  console.log('package-lock.json names every platform.');
} else if (process.argv.includes('--fix')) {
  writeFileSync(FILE, `${JSON.stringify(completeLockFile(lock), null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} platform packages added.`);
} else {
  const names = missing.map(({ name }) => name).join(', ');
  console.error(
    `package-lock.json lacks ${names}, so npm ci refuses it. Run: node scripts/check/check-lock.ts --fix`,
  );
  process.exitCode = 1;
}

const faults = [...findUnsafePackages(lock), ...findKnownFaults(lock)];
for (const sentence of faults) console.error(sentence);
if (faults.length > 0) process.exitCode = 1;
else console.log(`Every package is pinned, and none has a listed vulnerability (as of ${ADVISORIES_AS_OF}).`);
