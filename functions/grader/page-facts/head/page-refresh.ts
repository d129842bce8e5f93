import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';

/** After more seconds, guests have read the page. */
const MOST_SECONDS = 5;
const ADDRESS_CHARACTERS = 2048;

/** The address in `<meta http-equiv="refresh">`, as written; undefined if the page reloads itself. */
export function refreshIn(outline: PageOutline): string | undefined {
  for (const meta of outline.named('meta')) {
    const { 'http-equiv': kind = '', content = '' } = meta.attributes;
    if (kind.trim().toLowerCase() !== 'refresh' || content.length > ADDRESS_CHARACTERS) continue;
    // Browsers with scripts ignore it there.
    if (!meta.isWithin('noscript', 'template', 'svg')) return addressIn(content);
  }
  return undefined;
}

/** `0; url=/home`, `5;/home`, `0, URL='https://lupo.example/'` */
function addressIn(content: string): string | undefined {
  const [, seconds = '', rest = ''] =
    /^\s{0,20}(\d{1,6})(?:\.\d{0,9})?\s{0,20}(?:[;,]|\s)(.*)$/s.exec(content) ?? [];
  if (seconds === '' || Number(seconds) > MOST_SECONDS) return undefined;
  const given = rest.trim().replace(/^url\s{0,9}=\s{0,9}/i, '');
  const [quote = ''] = given;
  const isQuoted = quote === '"' || quote === "'";
  const address = (isQuoted ? (given.slice(1).split(quote, 1)[0] ?? '') : given).trim();
  return address === '' ? undefined : address;
}
