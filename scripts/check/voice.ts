import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkVoice, countFaults, isRead } from './voice/check-voice.ts';

/** docs/voice.md, for every text that people read. `--lower` writes down the faults that are left. */
const ROOT = path.resolve(import.meta.dirname, '..', '..');
const RATCHET = 'scripts/check/voice-ratchet.json';
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const files = execFileSync('git', ['ls-files', 'shared', 'web', 'functions'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(isRead)
  .map((file) => ({ path: file, source: read(file) }));
const exceptions = read('scripts/check/voice-exceptions.txt')
  .split('\n')
  .filter((line) => line !== '');
const ratchet: Record<string, number> = JSON.parse(read(RATCHET));

const findings = checkVoice(files, { exceptions, ratchet });
for (const finding of findings) console.error(finding);
console.log(`Voice: ${files.length} files, ${findings.length} faults (docs/voice.md).`);
if (findings.length > 0) process.exitCode = 1;
else if (process.argv.includes('--lower'))
  writeFileSync(path.join(ROOT, RATCHET), `${JSON.stringify(countFaults(files, exceptions), null, 2)}\n`);
