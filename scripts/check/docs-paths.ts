import path from 'node:path';

export type Document = { path: string; text: string };

const ROOM = /^(?:shared|functions|infra|web|scripts|tests|docs|\.ci)\//;
const SOURCE_FILE = /^[\w<>*./-]+\.(?:ts|tsx|mjs|md)$/;

/**
 * Finds broken paths in documents, with one message each. Checks words in backticks (not code blocks) and relative
 * links. `<noun>` and `*` match any name. A file without its folder may be in any folder.
 */
export function findLostPaths(documents: readonly Document[], files: readonly string[]): string[] {
  const known = [...new Set(files.flatMap(withFolders))];
  return documents.flatMap((document) => {
    const prose = document.text.replace(/^```.*?^```/gms, '');
    const words = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\s+/));
    const named = words.filter((word) => !exists(word, known)).map((word) => `\`${word}\``);
    const links = [...prose.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !known.includes(path.posix.join(path.posix.dirname(document.path), target)));
    return [...new Set([...named, ...links])].map(
      (each) => `${document.path} refers to ${each}, which doesn’t exist.`,
    );
  });
}

/** Decision records that the index doesn't link to. */
export function findUnlistedDecisions(index: string, files: readonly string[]): string[] {
  return files
    .filter((file) => /^docs\/decisions\/\d{4}-.*\.md$/.test(file))
    .filter((file) => !index.includes(`(${path.posix.basename(file)})`))
    .map((file) => `docs/decisions/README.md doesn’t list ${file}.`);
}

function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Whether a word is an existing path, or isn't a path of the repository. */
function exists(word: string, known: readonly string[]): boolean {
  const isInRoom = ROOM.test(word);
  if (!isInRoom && !SOURCE_FILE.test(word)) return true;
  const pattern = word
    .replace(/\/$/, '')
    .split(/<[\w ]+>|\*/)
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  const wanted = new RegExp(isInRoom ? `^${pattern}$` : `(?:^|/)${pattern}$`);
  return known.some((file) => wanted.test(file));
}
