// Runs before every npm script, on the machine's own Node: installs missing packages and nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const marker = join(root, 'node_modules', '.installed-lock.json');
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old. Install Node 20 or newer (https://nodejs.org).`);
  process.exit(1);
}
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
  console.log('Installing packages (once) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, lock);
}
