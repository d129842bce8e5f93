/** A tag is one word of letters and digits with at least one letter. Platforms end it at any other character. */
const LONGEST_TAG = 40;

/** `Truffle pasta` → `#TrufflePasta`; undefined if no tag is possible. Accents are kept because guests type them. */
export function toHashtag(text: string): string | undefined {
  const words = text
    .normalize('NFC')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const tag = words.map((word) => `${(word[0] ?? '').toUpperCase()}${word.slice(1)}`).join('');
  if (!/\p{L}/u.test(tag) || [...tag].length > LONGEST_TAG) return undefined;
  return `#${tag}`;
}

/** The first `most` distinct tags of these texts, ignoring case. */
export function hashtagsOf(texts: readonly string[], most: number): string[] {
  const tags = new Map<string, string>();
  for (const text of texts) {
    const tag = toHashtag(text);
    if (tag !== undefined && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, most);
}
