/** The most product files in a folder, and lines in a file, that a reader can keep track of. */
const MAX_FILES = 25;
const MAX_LINES = 250;

/** Catalogs of similar things, which people look up by name. */
const CATALOGS = ['web/ui'];

/** Lists of sentences by kind. */
const COPY = /^functions\/ai\/library\/[a-z]{2}\//;
const MAX_LINES_OF_COPY = 300;

const PRODUCT_FILE = /^(?:shared|functions|infra|web|scripts)\/.*\.(?:ts|tsx|mjs)$/;
/** Builders and other test support may share a folder, because people find them by name. */
const SUPPORT_FILE = /^tests\/.*\.(?:ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$/;

export type SourceFile = { path: string; lines: number };

/** A sentence for every product folder and file (except tests, styles, and data) that is too large. */
export function findOversizedRooms(files: readonly SourceFile[]): string[] {
  const written = files.filter(({ path }) => !TEST.test(path));
  const product = written.filter(({ path }) => PRODUCT_FILE.test(path));
  const support = written.filter(({ path }) => SUPPORT_FILE.test(path));
  const folders = new Map<string, number>();
  for (const { path } of product) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [
    ...[...folders]
      .filter(([folder, count]) => count > MAX_FILES && !CATALOGS.includes(folder))
      .map(([folder, count]) => `${folder}/ has ${count} files. The limit is ${MAX_FILES}.`),
    ...[...product, ...support]
      .map((file) => ({ ...file, most: COPY.test(file.path) ? MAX_LINES_OF_COPY : MAX_LINES }))
      .filter(({ lines, most }) => lines > most)
      .map(({ path, lines, most }) => `${path} has ${lines} lines. The limit is ${most}.`),
  ];
}
