import { findOutsideAddress } from './css-addresses.ts';
import {
  attributeOf,
  type GateFinding,
  nameElement,
  type PageElement,
  type ParsedPage,
  rawTextOf,
} from './gate-page.ts';

const FORBIDDEN_ELEMENTS: Record<string, string> = {
  iframe: 'an embedded page',
  frame: 'an embedded page',
  frameset: 'an embedded page',
  object: 'an embedded object',
  embed: 'an embedded object',
  applet: 'an embedded object',
  portal: 'an embedded page',
  form: 'a form, which published websites can’t receive',
  base: 'a base address, which would break its links',
};

/** Normalizes a URL as browsers do, without ignored white space and control characters. */
function plainUrl(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these inside URLs
  return url.replace(/[\u0000-\u0020]/g, '').toLowerCase();
}

function checkElement(element: PageElement): GateFinding[] {
  const { tagName } = element;
  const finding = (code: string, message: string) => [{ code, element: nameElement(element), message }];
  const type = attributeOf(element, 'type')?.trim().toLowerCase();
  if (tagName === 'script' && (type !== 'application/ld+json' || attributeOf(element, 'src') !== undefined)) {
    return finding('script', 'The page has a script. Published websites can’t run scripts.');
  }
  if (tagName === 'meta' && attributeOf(element, 'http-equiv')?.trim().toLowerCase() === 'refresh') {
    return finding('forbidden_element', 'This page redirects visitors, which isn’t allowed.');
  }
  const forbidden = Object.hasOwn(FORBIDDEN_ELEMENTS, tagName) ? FORBIDDEN_ELEMENTS[tagName] : undefined;
  return forbidden === undefined ? [] : finding('forbidden_element', `The page has ${forbidden}.`);
}

const HARMFUL_SCHEME = /^(javascript|vbscript|data:text\/html|data:image\/svg\+xml.*script)/;

function checkAttributes(element: PageElement): GateFinding[] {
  return element.attrs.flatMap(({ name, value }) => {
    if (name.startsWith('on')) {
      return [
        {
          code: 'event_handler',
          element: nameElement(element),
          message: `This element runs a script (${name}). Published websites can’t run scripts.`,
        },
      ];
    }
    if (name === 'srcdoc') {
      return [
        {
          code: 'forbidden_element',
          element: nameElement(element),
          message: 'Embedded pages (iframes) aren’t allowed. Link to the page instead.',
        },
      ];
    }
    if (
      /^(javascript|vbscript):/.test(plainUrl(value)) ||
      (name === 'href' && HARMFUL_SCHEME.test(plainUrl(value)))
    ) {
      return [
        {
          code: 'script_url',
          element: nameElement(element),
          message: 'This link runs a script. Published websites can’t run scripts.',
        },
      ];
    }
    return [];
  });
}

/** Refuses scripts other than JSON-LD, event handlers, `javascript:` links, embeds, and redirects. */
export function checkScripts({ elements }: ParsedPage): GateFinding[] {
  return elements.flatMap((element) => [...checkElement(element), ...checkAttributes(element)]);
}

/** Attributes whose address browsers load automatically, by element; `*` is every element. */
const FETCHED: Record<string, readonly string[]> = {
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  feimage: ['href', 'xlink:href'],
  link: ['href'],
  '*': ['background', 'ping', 'manifest'],
};
/** Link types that search engines read and browsers don't load. */
const UNFETCHED_LINKS = new Set([
  'canonical',
  'alternate',
  'author',
  'license',
  'me',
  'next',
  'prev',
  'help',
]);

function isOutside(url: string): boolean {
  const address = plainUrl(url);
  if (address === '' || address.startsWith('#') || /^data:(image|font)\//.test(address)) return false;
  return /^[a-z][a-z0-9+.-]*:/.test(address) || /^[/\\]{2}/.test(address);
}

/** A comma may be part of an address, so each part after one is also checked as an address. */
function candidateAddresses(set: string): string[] {
  const words = set.split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => [word, ...word.split(',').slice(1)]);
}

function fetchedUrls(element: PageElement): string[] {
  const tag = element.tagName.toLowerCase();
  if (tag === 'link') {
    const kinds = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
    if (kinds.every((kind) => UNFETCHED_LINKS.has(kind))) return [];
  }
  const own = Object.hasOwn(FETCHED, tag) ? FETCHED[tag] : [];
  const names = [...(own ?? []), ...(FETCHED['*'] ?? [])];
  const direct = element.attrs.filter(({ name, prefix }) =>
    names.includes(prefix ? `${prefix}:${name}` : name),
  );
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    candidateAddresses(attributeOf(element, name) ?? ''),
  );
  return [...direct.map(({ value }) => value), ...sets];
}

/** Refuses resources from other origins. */
export function checkOutsideRequests({ elements }: ParsedPage): GateFinding[] {
  return elements.flatMap((element) => {
    const css = element.tagName === 'style' ? rawTextOf(element) : (attributeOf(element, 'style') ?? '');
    const inCss = findOutsideAddress(css);
    const found = [...fetchedUrls(element).filter(isOutside), ...(inCss ? [inCss] : [])];
    return found.map((url) => ({
      code: 'outside_request',
      element: nameElement(element),
      message: `The page loads “${url.slice(0, 80)}” from another server. Upload the file instead.`,
    }));
  });
}
