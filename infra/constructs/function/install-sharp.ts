/**
 * Adds sharp with the binaries for one CPU to a bundle: `node install-sharp.ts <folder> <arm64|x64>`. If this machine
 * has the same CPU and C library, it copies the installed files and needs no network; otherwise npm fetches Lambda's
 * binaries.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const ROOT = `${import.meta.dirname}/../../..`;
const MODULES = `${ROOT}/node_modules`;

type Manifest = { version: string; dependencies?: Record<string, string> };

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(`${MODULES}/${name}/package.json`, 'utf8')) as Manifest;
}

/** The package with all its runtime dependencies, including the binaries for `cpu`. */
function listPackages(name: string, cpu: string): string[] {
  const needed = Object.keys(readManifest(name).dependencies ?? {});
  const binaries = name === 'sharp' ? [`@img/sharp-linux-${cpu}`, `@img/sharp-libvips-linux-${cpu}`] : [];
  return [
    name,
    ...[...needed, ...binaries].flatMap((each) => (each === name ? [] : listPackages(each, cpu))),
  ];
}

/** The cache of fetched packages, so that the next bundle needs no network. */
function fetchPackages(cpu: string): string {
  const { version } = readManifest('sharp');
  const kept = `${ROOT}/.cache/sharp-${version}-linux-${cpu}`;
  if (existsSync(`${kept}/node_modules/@img/sharp-linux-${cpu}`)) return kept;
  const target = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc', '--ignore-scripts'];
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = ['install', '--prefix', kept, ...target, ...quiet, `sharp@${version}`];
  mkdirSync(kept, { recursive: true });
  const { status } = spawnSync('npm', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    rmSync(kept, { recursive: true });
    throw new Error(
      `npm couldn’t fetch sharp ${version} for linux ${cpu}. Building for another CPU needs network access.`,
    );
  }
  for (const name of ['.bin', '.package-lock.json'])
    rmSync(`${kept}/node_modules/${name}`, { recursive: true, force: true });
  return kept;
}

const [folder, cpu] = process.argv.slice(2);
if (folder === undefined || cpu === undefined)
  throw new Error('Usage: install-sharp.ts <folder> <arm64|x64>');
if (existsSync(`${MODULES}/@img/sharp-linux-${cpu}`)) {
  for (const name of new Set(listPackages('sharp', cpu)))
    cpSync(`${MODULES}/${name}`, `${folder}/node_modules/${name}`, { recursive: true, dereference: true });
} else {
  cpSync(`${fetchPackages(cpu)}/node_modules`, `${folder}/node_modules`, { recursive: true });
}
