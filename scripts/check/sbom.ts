import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listShippedPackages } from './licenses/shipped-packages.ts';
import type { LockFile } from './lock-file.ts';
import { sbomDocument } from './sbom-document.ts';

/** Writes the software bill of materials, by default to `sbom.cdx.json`: `npm run sbom [-- <file>]`. */
const [file = 'sbom.cdx.json'] = process.argv.slice(2);
if (file.startsWith('-')) {
  console.error(`${file} isn’t an option. Use npm run sbom -- <file>.`);
  process.exit(1);
}
const ROOT = path.resolve(import.meta.dirname, '..', '..');

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
const shipped = new Set((await listShippedPackages(lock)).map(({ name, version }) => `${name} ${version}`));
const document = sbomDocument(lock, shipped);
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
/** A package installed in several places counts once, as in `THIRD_PARTY.md`. */
const count = (components: typeof document.components) => new Set(components.map(({ purl }) => purl)).size;
const required = count(document.components.filter(({ scope }) => scope === 'required'));
console.log(`${file}: ${count(document.components)} packages, of which ${required} ship.`);
