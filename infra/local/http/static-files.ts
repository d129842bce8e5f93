import { readFile } from 'node:fs/promises';
import path from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** File system errors that mean the file can't exist. A name that is too long isn't a file name. */
const NO_SUCH_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

export type StaticFile = { body: Buffer; contentType: string };

/** The media type of a file's extension. */
export function contentTypeOf(fileName: string): string {
  return CONTENT_TYPES[path.extname(fileName)] ?? 'application/octet-stream';
}

/** Reads a file in `root`; undefined if it doesn't exist, or if the path leads out of `root`. */
export async function findStaticFile(root: string, urlPath: string): Promise<StaticFile | undefined> {
  const file = path.join(root, decodePath(urlPath));
  if (!file.startsWith(`${root}${path.sep}`)) return undefined;
  try {
    return { body: await readFile(file), contentType: contentTypeOf(file) };
  } catch (error) {
    if (NO_SUCH_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function decodePath(urlPath: string): string {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return urlPath;
  }
}
