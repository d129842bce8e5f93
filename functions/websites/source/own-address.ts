/** A picture of the sites origin, such as `/images/<id>/<hash>-800.webp`. */
const IMAGE = /^\/images\/([\w-]+)\/[\w-]+(?:\.[\w-]+)*$/;
/** A typeface of the sites origin, such as `/fonts/jost-5.3.0-latin.woff2`. */
const FONT = /^\/fonts\/[\w-]+(?:\.[\w-]+)*$/;

export function isOwnImage(path: string): boolean {
  return IMAGE.test(path);
}

export function isOwnFont(path: string): boolean {
  return FONT.test(path);
}

/** The id in a picture's address. */
export function imageIdOf(path: string): string | undefined {
  return IMAGE.exec(path)?.[1];
}

/** The path of an address that was copied from a public page or a preview; anything else stays as it is. */
export function ownPath(address: string, sitesOrigin: string): string {
  const trimmed = address.trim();
  return trimmed.startsWith(`${sitesOrigin}/`) ? trimmed.slice(sitesOrigin.length) : trimmed;
}

/** Where a published page may lead to. */
const LINK = /^(?:https?:\/\/[^/?#\\]|tel:|mailto:|#)/i;

/**
 * A link's address if it is http, https, tel, mailto or a place on the page. Browsers skip white space and
 * control characters inside addresses, so those are taken out first.
 */
export function safeLink(address: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these inside URLs
  const plain = address.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim();
  if (!LINK.test(plain)) return undefined;
  if (plain.startsWith('#')) return plain.replaceAll(' ', '%20');
  return URL.canParse(plain) ? plain.replaceAll(' ', '%20') : undefined;
}
