import type { LockedPackage, LockFile } from './lock-file.ts';

/** Packages whose install scripts may run. Each downloads or selects this machine's binary. */
const MAY_RUN_SCRIPTS = ['@swc/core', 'classic-level', 'esbuild', 'fsevents', 'node'];

/**
 * Finds unsafe packages in a lock file, one sentence each: from another registry than the configured one, without a
 * content hash, or with an unreviewed install script. Optional platform packages may lack a hash, because
 * `completeLockFile` adds those that a registry didn't offer.
 */
export function findUnsafePackages({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, entry]) => problemsOf(place, entry));
}

function problemsOf(place: string, entry: LockedPackage): string[] {
  const name = packageName(place);
  const isPinned = entry.inBundle === true || entry.optional === true || entry.integrity !== undefined;
  return [
    ...(entry.resolved === undefined
      ? []
      : [
          `${place} names its source (${entry.resolved}). Every package must come from the configured registry.`,
        ]),
    ...(isPinned ? [] : [`${place} has no hash. Install it again with npm install.`]),
    ...(entry.integrity === undefined || entry.integrity.startsWith('sha512-')
      ? []
      : [`${place} has a weak hash (${entry.integrity.split('-')[0]}).`]),
    ...(entry.hasInstallScript !== true || MAY_RUN_SCRIPTS.includes(name)
      ? []
      : [`${name} runs a script during installation. Review it, then add it to MAY_RUN_SCRIPTS.`]),
  ];
}

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
export function packageName(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
