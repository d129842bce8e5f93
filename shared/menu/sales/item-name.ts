/** Normalizes a name that registers and menus write differently: case, accents, punctuation, item numbers. */
export function foldItemName(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\s*#?\d{1,6}(?:\s*[.:)]\s*|\s+-\s*|-\s+)(?=\p{L})/u, '')
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
