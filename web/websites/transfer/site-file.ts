import { type SiteFile, SiteFileSchema } from '#web/websites/api/website-transfer.ts';
import { SiteFileError } from './site-file-error.ts';

/** An import: the site, and its images by path in the zip. */
export type ChosenSite = { site: SiteFile; images: ReadonlyMap<string, Uint8Array> };

/** Limits for unzipping in a browser. */
const MAX_FILE_BYTES = 60 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;

const IMAGE = /\.(?:webp|jpe?g|png)$/i;
const SITE_JSON = /^(?:[^/]+\/)?site\.json$/;

const MESSAGES = {
  kind: 'Choose the ZIP file you downloaded or the site.json file inside it.',
  tooLarge: 'This file is too large. Choose the ZIP file you downloaded or the site.json file inside it.',
  noZip: 'We couldn’t open this ZIP file. It may be damaged. Download the website again.',
  noSite: 'This ZIP file doesn’t include site.json. Choose the ZIP file you downloaded from us.',
  unreadable: 'We couldn’t read this site.json file. It may have been edited. Download the website again.',
} as const;

/** Reads a zip or a site.json. Throws `SiteFileError`. */
export async function readSiteFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ChosenSite> {
  if (file.size > MAX_FILE_BYTES) throw new SiteFileError(MESSAGES.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readZip(bytes);
  if (/\.json$/i.test(file.name)) return { site: parseSite(bytes), images: new Map() };
  throw new SiteFileError(/\.zip$/i.test(file.name) ? MESSAGES.noZip : MESSAGES.kind);
}

/** Every zip starts with a local header, an empty one with its end record. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

async function readZip(bytes: Uint8Array): Promise<ChosenSite> {
  const entries = await unpack(bytes);
  const sitePath = [...entries.keys()].find((path) => SITE_JSON.test(path));
  const json = sitePath === undefined ? undefined : entries.get(sitePath);
  if (sitePath === undefined || json === undefined) throw new SiteFileError(MESSAGES.noSite);
  const folder = sitePath.slice(0, -'site.json'.length);
  const images = [...entries]
    .filter(([path]) => IMAGE.test(path) && path.startsWith(folder))
    .map(([path, content]) => [path.slice(folder.length), content] as const);
  return { site: parseSite(json), images: new Map(images) };
}

/** The unzip library loads on demand. Both the declared and the actual sizes are limited. */
async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let entries = 0;
  let unpacked = 0;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    entries += 1;
    const isNeeded = SITE_JSON.test(name) || IMAGE.test(name);
    if (isNeeded) unpacked += originalSize;
    if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) throw new SiteFileError(MESSAGES.tooLarge);
    return isNeeded;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: isWanted })));
  } catch (error) {
    throw error instanceof SiteFileError ? error : new SiteFileError(MESSAGES.noZip);
  }
}

function parseSite(bytes: Uint8Array): SiteFile {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return SiteFileSchema.parse(JSON.parse(text));
  } catch {
    throw new SiteFileError(MESSAGES.unreadable);
  }
}
