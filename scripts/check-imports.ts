import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findImportViolations } from './import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['shared', 'functions', 'infra', 'web', 'scripts', 'tests'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
);
const violations = files.flatMap((file) =>
  findImportViolations(file, readFileSync(path.join(ROOT, file), 'utf8')),
);

for (const violation of violations)
  console.error(`${violation.file}: imports ${violation.target}. ${violation.rule}`);
console.log(`Import direction: ${files.length} files, ${violations.length} violations.`);
process.exitCode = violations.length === 0 ? 0 : 1;
