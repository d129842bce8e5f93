const ADDRESS = /^(?:https?:)?(?:\/\/)?([^/?#]*)([^?#]*)(\?[^#]*)?/i;

/**
 * Normalizes the address of a website: ignores the scheme, `www.`, a trailing slash, the default port, and case. Empty
 * text without an address.
 */
export function siteKeyOf(address: string): string {
  const [, host = '', path = '', query = ''] = ADDRESS.exec(address.trim()) ?? [];
  const plainHost = host
    .toLowerCase()
    .replace(/:(?:80|443)?$/, '')
    .replace(/\.$/, '')
    .replace(/^www\.(?=.)/, '');
  return `${plainHost}${path.toLowerCase().replace(/\/$/, '')}${query}`;
}

export function isSameSite(one: string, other: string): boolean {
  return siteKeyOf(one) === siteKeyOf(other);
}
