/** A folder holds no more product files than one can keep in mind; a file no more lines than a few screens. */
const MAX_FILES = 25;
const MAX_LINES = 250;

/** Catalogs of like things: one looks a thing up in them by its name. */
const CATALOGS = ['web/ui'];

/** Sentences to choose from: one reads them by their kind, as one reads a menu. */
const COPY = /^functions\/ai\/library\/[a-z]{2}\//;
const MAX_LINES_OF_COPY = 300;

const PRODUCT_FILE = /^(?:shared|functions|infra|web|scripts)\/.*\.(?:ts|tsx|mjs)$/;
/** Builders and what else serves tests may lie in one folder, to be found by name. */
const SUPPORT_FILE = /^tests\/.*\.(?:ts|tsx|mjs)$/;
const TEST = /\.test\.tsx?$/;

export type SourceFile = { path: string; lines: number };

/** A sentence for every folder of the product and every file (tests, styles and data aside) that has grown too large. */
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
      .map(([folder, count]) => `${folder}/ holds ${count} files; ${MAX_FILES} at most.`),
    ...[...product, ...support]
      .map((file) => ({ ...file, most: COPY.test(file.path) ? MAX_LINES_OF_COPY : MAX_LINES }))
      .filter(({ lines, most }) => lines > most)
      .map(({ path, lines, most }) => `${path} has ${lines} lines; ${most} at most.`),
  ];
}
