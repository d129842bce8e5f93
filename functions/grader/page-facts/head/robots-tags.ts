/** Whether directives such as `noindex, follow` or `none` keep the page out of search results. */
export function asksNotToBeShown(directives: string): boolean {
  return directives.split(',').some(isBan);
}

/** Directives with a value, such as `max-image-preview: none`, don't exclude the page. */
function isBan(directive: string): boolean {
  if (directive.includes(':')) return false;
  return directive
    .toLowerCase()
    .split(/[\s;]+/)
    .some((word) => word === 'noindex' || word === 'none');
}

const VALUED = /^(?:unavailable_after|max-[a-z-]{1,30})$/;
const HEARD = 'googlebot';

/** Returns the first `X-Robots-Tag` header that keeps the page out of search results, such as `googlebot: noindex`. */
export function banInHeaders(headers: readonly string[]): string | undefined {
  return headers.find((header) => {
    // Directives apply to the named robot until another one is named.
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
