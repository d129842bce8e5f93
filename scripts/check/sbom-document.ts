import type { LockedPackage, LockFile } from './lock-file.ts';
import { packageName } from './lock-rules.ts';

type Component = {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  /** `excluded`: a development tool, which doesn't ship. */
  scope: 'required' | 'excluded';
  purl: string;
  licenses?: { expression: string }[];
  hashes?: { alg: 'SHA-512'; content: string }[];
};

/** A software bill of materials in CycloneDX 1.6 (ECMA-424), with the fields that a lock file can prove. */
export type Sbom = {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/**
 * Every package of the lock file and its dependencies. `shipped`: `name version` of those that browsers, functions, or
 * published websites get.
 */
export function sbomDocument(lock: LockFile, shipped: ReadonlySet<string>): Sbom {
  const { '': root = {}, ...packages } = lock.packages;
  const places = Object.keys(packages);
  const application = { name: 'tableside', version: root.version ?? '' };
  const rootRef = `${application.name}@${application.version}`;
  const refOf = (place: string) => `${place}@${packages[place]?.version ?? ''}`;
  const dependsOn = (place: string, { dependencies, optionalDependencies, devDependencies }: LockedPackage) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies })
      .flatMap((name) => findPlace(name, { from: place, packages }) ?? [])
      .map(refOf)
      .toSorted();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': rootRef, ...application } },
    components: places.map((place) => describePackage(place, { entry: packages[place] ?? {}, shipped })),
    dependencies: [
      { ref: rootRef, dependsOn: dependsOn('', root) },
      ...places.map((place) => ({ ref: refOf(place), dependsOn: dependsOn(place, packages[place] ?? {}) })),
    ],
  };
}

/** Finds a package like Node: in the folder of the importing package, then in each folder above it. */
function findPlace(
  name: string,
  { from, packages }: { from: string; packages: LockFile['packages'] },
): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (from === '') return undefined;
  const above = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0));
  return findPlace(name, { from: above, packages });
}

function describePackage(
  place: string,
  { entry, shipped }: { entry: LockedPackage; shipped: ReadonlySet<string> },
): Component {
  const name = packageName(place);
  const { version = '', license, integrity } = entry;
  return {
    type: 'library',
    'bom-ref': `${place}@${version}`,
    name,
    version,
    scope: shipped.has(`${name} ${version}`) ? 'required' : 'excluded',
    // In a package URL, the @ of a scope is escaped (purl specification, "npm").
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
  };
}

/** `sha512-<base64>` in hexadecimal digits. */
function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}
