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

export type StaticFile = { body: Buffer; contentType: string };

/** The media type that a file's ending stands for. */
export function contentTypeOf(fileName: string): string {
  return CONTENT_TYPES[path.extname(fileName)] ?? 'application/octet-stream';
}

/** Reads a file below `root`; undefined when there is none, or when the path leads out of `root`. */
export async function findStaticFile(root: string, urlPath: string): Promise<StaticFile | undefined> {
  const file = path.join(root, decodePath(urlPath));
  if (!file.startsWith(`${root}${path.sep}`)) return undefined;
  try {
    return { body: await readFile(file), contentType: contentTypeOf(file) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ERR_INVALID_ARG_VALUE')
      return undefined;
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
