/** Images and fonts embedded in the CSS, without quotes or parentheses that could hide something. */
const INLINE_FILE =
  /url\(\s*(?:"data:(?:image|font)\/[^"'\n]*"|'data:(?:image|font)\/[^"'\n]*'|data:(?:image|font)\/[^"'()\s]*)\s*\)/gi;
const SCHEME = /[a-z][a-z0-9+.-]*:/iy;
/** The most characters of an address in a message. */
const QUOTED_LENGTH = 200;

/**
 * Finds the first reference to another address: `@import`, or an address with a scheme or host. Runs in linear
 * time, because each expression continues where it failed.
 */
export function findOutsideAddress(css: string): string | undefined {
  const text = withoutEscapes(css).replace(INLINE_FILE, 'none');
  const imported = text.search(/@import\b/i);
  if (imported !== -1) return text.slice(imported, imported + QUOTED_LENGTH).split(';')[0];
  return findScheme(text) ?? findHost(text);
}

/** Decodes CSS escapes: `\75rl(` → `url(`. */
function withoutEscapes(css: string): string {
  return css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replace(/\\(.)/g, '$1');
}

/** Finds an address in `url()` that begins with a scheme. */
function findScheme(text: string): string | undefined {
  for (const { index, 0: opening } of text.matchAll(/url\(\s*["']?/gi)) {
    const start = index + opening.length;
    SCHEME.lastIndex = start + (/^\s*/.exec(text.slice(start, start + QUOTED_LENGTH))?.[0].length ?? 0);
    const scheme = SCHEME.exec(text)?.[0].toLowerCase();
    if (scheme !== undefined && scheme !== 'data:')
      return text.slice(index, start + QUOTED_LENGTH).split(')')[0];
  }
  return undefined;
}

/** Finds two slashes anywhere, because other functions than `url()` load addresses, too. */
function findHost(text: string): string | undefined {
  const slashes = text.indexOf('//');
  if (slashes === -1) return undefined;
  const scheme = /[a-z][a-z0-9+.-]{0,20}:$/i.exec(text.slice(Math.max(0, slashes - 22), slashes))?.[0] ?? '';
  return scheme + text.slice(slashes, slashes + QUOTED_LENGTH).split(/[\s"')]/)[0];
}
