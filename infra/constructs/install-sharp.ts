/**
 * Puts sharp with the binaries for one CPU beside a bundle: `node install-sharp.ts <folder> <arm64|x64>`.
 * Copies what is installed here when this machine has the same CPU and C library, so that it needs no
 * network; else npm fetches the binaries for Lambda's.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';

const MODULES = `${import.meta.dirname}/../../node_modules`;

type Manifest = { version: string; dependencies?: Record<string, string> };

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(`${MODULES}/${name}/package.json`, 'utf8')) as Manifest;
}

/** The package with everything that it needs to run, the binaries for `cpu` among it. */
function listPackages(name: string, cpu: string): string[] {
  const needed = Object.keys(readManifest(name).dependencies ?? {});
  const binaries = name === 'sharp' ? [`@img/sharp-linux-${cpu}`, `@img/sharp-libvips-linux-${cpu}`] : [];
  return [
    name,
    ...[...needed, ...binaries].flatMap((each) => (each === name ? [] : listPackages(each, cpu))),
  ];
}

function install(folder: string, cpu: string): void {
  const target = [`--os=linux`, `--cpu=${cpu}`, '--libc=glibc', '--no-save', '--no-package-lock'];
  const sharp = `sharp@${readManifest('sharp').version}`;
  const options = ['install', '--prefix', folder, ...target, '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', [...options, sharp], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (npm.status !== 0)
    throw new Error(
      `npm could not install ${sharp} for linux ${cpu}. A network is needed to build for another CPU.`,
    );
  rmSync(`${folder}/node_modules/.package-lock.json`, { force: true });
}

const [folder, cpu] = process.argv.slice(2);
if (folder === undefined || cpu === undefined)
  throw new Error('Usage: install-sharp.ts <folder> <arm64|x64>');
if (existsSync(`${MODULES}/@img/sharp-linux-${cpu}`)) {
  for (const name of new Set(listPackages('sharp', cpu)))
    cpSync(`${MODULES}/${name}`, `${folder}/node_modules/${name}`, { recursive: true, dereference: true });
} else {
  install(folder, cpu);
}
