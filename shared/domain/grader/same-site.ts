/**
 * What is the same for every spelling of a website's address: with and without a scheme, `www.`, a slash at the end,
 * a port that says nothing, in capitals. Empty text where no address is given.
 */
export function siteKeyOf(address: string): string {
  const text = address.trim();
  if (text === '') return '';
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
  if (url === null) return text.toLowerCase();
  const { hostname, pathname, search } = url;
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`;
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  return `${host}${port}${pathname.toLowerCase().replace(/\/$/, '')}${search}`;
}

export function isSameSite(one: string, other: string): boolean {
  return siteKeyOf(one) === siteKeyOf(other);
}
