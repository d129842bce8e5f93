export type LockedPackage = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  license?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** In the root only. */
  devDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

type Missing = { name: string; version: string; isDev: boolean };

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];

/**
 * Platform packages that a package names and the lock file lacks. npm omits them if a registry offers only this
 * machine's, and `npm ci` then rejects the lock file everywhere.
 */
export function missingPlatformPackages({ packages }: LockFile): Missing[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) =>
          packages[`node_modules/${name}`] === undefined &&
          packages[`${place}/node_modules/${name}`] === undefined,
      )
      .map(([name, version]) => ({ name, version, isDev: dev === true })),
  );
}

/** The lock file with an entry for each missing platform package. Throws if a name has no platform. */
export function completeLockFile(lock: LockFile): LockFile {
  const added = missingPlatformPackages(lock).map(({ name, version, isDev }) => [
    `node_modules/${name}`,
    { version, ...platformOf(name), ...(isDev ? { dev: true } : {}), optional: true },
  ]);
  const entries = [...Object.entries(lock.packages), ...(added as [string, LockedPackage][])];
  return { ...lock, packages: Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** `@oxlint/binding-linux-arm64-musl` → linux, arm64, musl. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const at = words.findIndex((word) => SYSTEMS.includes(word));
  const [system, cpu] = [words[at], words[at + 1]];
  if (at < 0 || system === undefined || cpu === undefined) throw new Error(`${name} names no platform.`);
  const abi = words[at + 2] ?? '';
  const libc = system !== 'linux' || abi === '' ? undefined : abi.startsWith('musl') ? 'musl' : 'glibc';
  return { os: [system], cpu: [cpu], ...(libc === undefined ? {} : { libc: [libc] }) };
}
