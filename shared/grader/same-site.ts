const ADDRESS = /^(?:https?:)?(?:\/\/)?([^/?#]*)([^?#]*)(\?[^#]*)?/i;

/**
 * What is the same for every spelling of a website's address: with and without a scheme, `www.`, a slash at the end,
 * a port that says nothing, in capitals. Empty text where no address is given.
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
