import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkVoice, isRead } from './voice/check-voice.ts';

/** Checks all visible text against docs/voice.md. */
const ROOT = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const files = execFileSync('git', ['ls-files', 'shared', 'web', 'functions'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(isRead)
  .map((file) => ({ path: file, source: read(file) }));
const exceptions = read('scripts/check/voice-exceptions.txt')
  .split('\n')
  .filter((line) => line !== '');

const findings = checkVoice(files, exceptions);
for (const finding of findings) console.error(finding);
console.log(`Voice: ${files.length} files, ${findings.length} faults (docs/voice.md).`);
if (findings.length > 0) process.exitCode = 1;
