const MAX_LENGTH = 255;

/** A file's name without folders and unprintable characters; `picture` if nothing is left. */
export function tidyFilename(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1) ?? '';
  const shown = name.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  return [...shown].slice(0, MAX_LENGTH).join('') || 'picture';
}
