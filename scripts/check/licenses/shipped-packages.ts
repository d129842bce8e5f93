import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FONT_FAMILIES } from '#shared/site/fonts.ts';
import type { LockedPackage, LockFile } from '../lock-file.ts';
import { packagesOfFunctions, packagesOfWeb } from './bundled-packages.ts';
import type { ShippedPackage } from './third-party.ts';

const ROOT = `${import.meta.dirname}/../../..`;

/** Every package that browsers, functions, or published websites get, by name and version. */
export async function listShippedPackages(lock: LockFile): Promise<ShippedPackage[]> {
  const [browsers, bundled] = await Promise.all([packagesOfWeb(), packagesOfFunctions()]);
  const functions = new Set([...bundled, ...foldersOfSharp(lock)]);
  const websites = new Set(
    FONT_FAMILIES.flatMap(({ files }) => files.flatMap(({ source }) => fontFolder(source))),
  );
  const shipped = Object.entries({ browsers, functions, websites }) as [Place, Set<string>][];
  const rows = new Map<string, ShippedPackage>();
  for (const folder of shipped.flatMap(([, folders]) => [...folders])) {
    const places = shipped.flatMap(([place, folders]) => (folders.has(folder) ? [place] : []));
    const row = describePackage(folder, lock);
    const key = `${row.name} ${row.version}`;
    rows.set(key, { ...row, places: [...new Set([...(rows.get(key)?.places ?? []), ...places])].sort() });
  }
  return [...rows.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Licenses of packages whose `package.json` names none, from their license files. */
const LICENSE_FILES: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

type Place = ShippedPackage['places'][number];

/** sharp is installed beside the bundle, with the binaries of Lambda's two CPUs. */
function foldersOfSharp({ packages }: LockFile): string[] {
  const needed = (folder: string): string[] => {
    const { dependencies = {} } = packages[folder] ?? {};
    return [folder, ...Object.keys(dependencies).flatMap((name) => needed(`node_modules/${name}`))];
  };
  const binaries = ['arm64', 'x64'].flatMap((cpu) => [
    `node_modules/@img/sharp-linux-${cpu}`,
    `node_modules/@img/sharp-libvips-linux-${cpu}`,
  ]);
  return [...needed('node_modules/sharp'), ...binaries];
}

function fontFolder(source: string): string {
  return `node_modules/${source.split('/').slice(0, 2).join('/')}`;
}

function describePackage(folder: string, { packages }: LockFile): Omit<ShippedPackage, 'places'> {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { version = '', license = '' }: LockedPackage = packages[folder] ?? {};
  const copyright = name.startsWith('@img/') ? '' : readCopyright(folder);
  return { name, version, license: license || (LICENSE_FILES[name] ?? ''), copyright };
}

/** The copyright line of a package's license file. */
function readCopyright(folder: string): string {
  const place = `${ROOT}/${folder}`;
  const file = existsSync(place) ? readdirSync(place).find((each) => /^licen[sc]e/i.test(each)) : undefined;
  const text = file === undefined ? '' : readFileSync(`${place}/${file}`, 'utf8');
  const line = text.match(/^[\s*]*\s*(copyright\s+(?:\(c\)|©|\d{4}|[^\n]*\d{4})[^\n]*)$/im)?.[1] ?? '';
  return line
    .replace(/ \S+\.ttf: .*/, '')
    .replace(/all rights reserved\.?/i, '')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .trim();
}
