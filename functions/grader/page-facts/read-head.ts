import { cutSnippet, type Fact, tidy } from './facts.ts';
import type { PageOutline } from './outline-page.ts';

const VALUE_CHARACTERS = 500;

/** Reads title, description, language, and hints for phones and search engines. */
export function readHead(outline: PageOutline) {
  const [html] = outline.named('html');
  const title = outline
    .named('title')
    .find((each) => tidy(each.source()) !== '' && each.around('svg') === undefined);
  const [description] = metasOf(outline, 'description');
  // Browsers use the last one.
  const viewport = metasOf(outline, 'viewport').at(-1);
  const noIndex = metasOf(outline, 'robots', 'googlebot').find(({ value }) => value.split(',').some(isBan));
  return {
    ...(html?.attributes.lang && {
      language: { value: cutSnippet(html.attributes.lang), snippet: html.snippet() },
    }),
    ...(title !== undefined && {
      title: { value: cutSnippet(title.source().trimStart()), snippet: title.snippet() },
    }),
    ...(description !== undefined && { description }),
    ...(viewport !== undefined && { viewport }),
    /** Keeps the page out of search results. */
    ...(noIndex !== undefined && { noIndex }),
  };
}

function metasOf(outline: PageOutline, ...wanted: string[]): Fact<string>[] {
  return outline.named('meta').flatMap((meta) => {
    const { name = '', content = '' } = meta.attributes;
    if (!wanted.includes(name.trim().toLowerCase()) || content.trim() === '') return [];
    return [{ value: content.trim().slice(0, VALUE_CHARACTERS), snippet: meta.snippet() }];
  });
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
const SEARCH_ENGINE = 'googlebot';

/** Returns the first `X-Robots-Tag` header that keeps the page out of search results, such as `googlebot: noindex`. */
export function banInHeaders(headers: readonly string[]): string | undefined {
  return headers.find((header) => {
    // Directives apply to the named robot until another one is named.
    let isMeant = true;
    return header.split(',').some((part) => {
      const at = part.indexOf(':');
      const name = at === -1 ? '' : part.slice(0, at).trim().toLowerCase();
      if (VALUED.test(name)) return false;
      if (name !== '') isMeant = name === SEARCH_ENGINE;
      return isMeant && isBan(part.slice(at + 1));
    });
  });
}

/** Phones shrink wider pages, or require scrolling sideways. */
const WIDEST_PHONE = 500;
/** A smaller scale is unreadable. */
const SMALLEST_SCALE = 0.5;

/** Whether `<meta name="viewport">` fits the page to a phone's width; a fixed desktop width doesn't. */
export function fitsPhones(viewport: string): boolean {
  const settingOf = (name: string) =>
    new RegExp(`(?:^|[,;])\\s*${name}\\s*=\\s*([^,;\\s]*)`).exec(viewport.toLowerCase())?.[1] ?? '';
  const width = settingOf('width');
  if (width === 'device-width') return true;
  if (width !== '') return Number.parseFloat(width) <= WIDEST_PHONE;
  return Number.parseFloat(settingOf('initial-scale')) >= SMALLEST_SCALE;
}

/** After more seconds, guests have read the page. */
const MOST_SECONDS = 5;
const ADDRESS_CHARACTERS = 2048;

/** The address in `<meta http-equiv="refresh">`, as written; undefined if the page reloads itself. */
export function refreshIn(outline: PageOutline): string | undefined {
  const meta = outline.named('meta').find((element) => {
    const { 'http-equiv': kind = '', content = '' } = element.attributes;
    const isRefresh = kind.trim().toLowerCase() === 'refresh' && content.length <= ADDRESS_CHARACTERS;
    return isRefresh && element.around('svg') === undefined;
  });
  // `0; url=/home`, `5;/home`, `0, URL='https://lupo.example/'`
  const [, seconds = '', rest = ''] =
    /^\s{0,20}(\d{1,6})(?:\.\d{0,9})?\s{0,20}(?:[;,]|\s)(.*)$/s.exec(meta?.attributes.content ?? '') ?? [];
  if (seconds === '' || Number(seconds) > MOST_SECONDS) return undefined;
  const given = rest.trim().replace(/^url\s{0,9}=\s{0,9}/i, '');
  const address = (/^(["'])(.*?)(?:\1|$)/s.exec(given)?.[2] ?? given).trim();
  return address === '' ? undefined : address;
}
