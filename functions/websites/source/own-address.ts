/** An image on the sites origin, such as `/images/<id>/<hash>-800.webp`. */
const IMAGE = /^\/images\/([\w-]+)\/[\w-]+(?:\.[\w-]+)*$/;
/** A font on the sites origin, such as `/fonts/jost-5.3.0-latin.woff2`. */
const FONT = /^\/fonts\/[\w-]+(?:\.[\w-]+)*$/;

export function isOwnImage(path: string): boolean {
  return IMAGE.test(path);
}

export function isOwnFont(path: string): boolean {
  return FONT.test(path);
}

/** The ID in an image's address. */
export function imageIdOf(path: string): string | undefined {
  return IMAGE.exec(path)?.[1];
}

/** The path of an address copied from a public page or preview; other addresses stay unchanged. */
export function ownPath(address: string, sitesOrigin: string): string {
  const trimmed = address.trim();
  return trimmed.startsWith(`${sitesOrigin}/`) ? trimmed.slice(sitesOrigin.length) : trimmed;
}

/** Allowed link targets. */
const LINK = /^(?:https?:\/\/[^/?#\\]|tel:|mailto:|#)/i;

/**
 * Returns a link's address if it is http, https, tel, mailto, or an anchor on the page. White space and control
 * characters are removed first, because browsers ignore them.
 */
export function safeLink(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these inside URLs
  const plain = address.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim();
  if (!LINK.test(plain)) return undefined;
  if (plain.startsWith('#')) return plain.replaceAll(' ', '%20');
  return URL.canParse(plain) ? plain.replaceAll(' ', '%20') : undefined;
}
