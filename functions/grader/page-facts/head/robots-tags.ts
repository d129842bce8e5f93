/** What a page, or its server, says to search engines: `noindex, follow`; `none`. */
export function asksNotToBeShown(directives: string): boolean {
  return directives.split(',').some(isBan);
}

/** Directives with a value, such as `max-image-preview: none`, are no bans. */
function isBan(directive: string): boolean {
  if (directive.includes(':')) return false;
  return directive
    .toLowerCase()
    .split(/[\s;]+/)
    .some((word) => word === 'noindex' || word === 'none');
}

const VALUED = /^(?:unavailable_after|max-[a-z-]{1,30})$/;
const HEARD = 'googlebot';

/** The first of the headers `X-Robots-Tag` that asks search engines not to show the page: `googlebot: noindex`. */
export function banInHeaders(headers: readonly string[]): string | undefined {
  return headers.find((header) => {
    // Who is named is meant until somebody else is.
    let isMeant = true;
    return header.split(',').some((part) => {
      const at = part.indexOf(':');
      const name = at === -1 ? '' : part.slice(0, at).trim().toLowerCase();
      if (VALUED.test(name)) return false;
      if (name !== '') isMeant = name === HEARD;
      return isMeant && isBan(part.slice(at + 1));
    });
  });
}
