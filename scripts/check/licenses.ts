import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listShippedPackages } from './licenses/shipped-packages.ts';
import { findRefusedLicenses, thirdPartyDocument } from './licenses/third-party.ts';
import type { LockFile } from './lock-file.ts';

/** Writes THIRD_PARTY.md. `--check` reports whether it is current. Fails for a license that isn't allowed. */
const ROOT = path.resolve(import.meta.dirname, '..', '..');
const FILE = path.join(ROOT, 'THIRD_PARTY.md');

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
const packages = await listShippedPackages(lock);
const refused = findRefusedLicenses(packages);
for (const sentence of refused) console.error(sentence);

const text = thirdPartyDocument(packages);
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
const isCurrent = readFileSync(FILE, 'utf8') === text;
if (!isCurrent) console.error('THIRD_PARTY.md is out of date. Run: npm run licenses');
console.log(`THIRD_PARTY.md: ${packages.length} packages that ship.`);
process.exitCode = isCurrent && refused.length === 0 ? 0 : 1;
