import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '#infra/local/http/static-files.ts';
import { KEPT_A_YEAR } from '#infra/security-headers.ts';
import type { BucketFile } from './upload-files.ts';

/** Vite names these files after their content, so that they never change. */
const HASHED_FOLDER = 'assets/';
const ENTRY_FILE = 'index.html';

/** The files of a built web app. */
export function webAppFiles(folder: string): BucketFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(folder, file).replaceAll(path.sep, '/');
      return {
        key,
        body: readFileSync(file),
        contentType: contentTypeOf(key),
        cacheControl: key.startsWith(HASHED_FOLDER) ? KEPT_A_YEAR : 'no-cache',
        ...(key === ENTRY_FILE && { isLast: true as const }),
      };
    });
}
