import { Collection } from './collect-facts.ts';
import { FoundLinks, type LinkFacts } from './links/found-links.ts';
import { saysOrder } from './links/link-words.ts';
import type { PageOutline } from './outline-page.ts';
import type { PageFacts } from './page-facts.ts';
import { cutSnippet } from './snippet.ts';
import type { OutlineElement } from './traverse-dom.ts';

/** Longer addresses are no links for guests. */
const ADDRESS_CHARACTERS = 2048;

/** Finds destinations in links, frames, forms, and scripts of services. */
export function readLinks(outline: PageOutline, base: URL): LinkFacts & Pick<PageFacts, 'orderButtons'> {
  const found = new FoundLinks();
  const urlAt = urlFinder(base);
  const labels = new Map<URL, Set<string>>();
  for (const element of outline.named('a', 'area', 'iframe', 'form')) {
    const { href, src, action } = element.attributes;
    const url = urlAt((href ?? src ?? action ?? '').trim());
    if (url === undefined) continue;
    const label = labelOf(element).slice(0, 200);
    const known = labels.get(url);
    // A link hidden in one place may be shown in another.
    if (known?.has(label) && !found.hasHidden(url)) continue;
    labels.set(url, (known ?? new Set()).add(label));
    found.add(url, label, element);
  }
  for (const script of outline.named('script')) {
    const url = urlAt(script.attributes.src ?? '');
    if (url !== undefined && !script.isWithin('template')) found.addScript(url, script);
  }
  return { ...found.facts(), orderButtons: readOrderButtons(outline) };
}

/** Resolves each address once, because pages repeat links at top and bottom. */
function urlFinder(base: URL) {
  const known = new Map<string, URL | undefined>();
  return (given: string): URL | undefined => {
    // Buttons that open a menu on the page lead nowhere.
    if (given === '' || given.startsWith('#') || given.length > ADDRESS_CHARACTERS) return undefined;
    if (known.has(given)) return known.get(given);
    const url = URL.parse(given, base);
    const found = url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
    known.set(given, found);
    return found;
  };
}

function readOrderButtons(outline: PageOutline): PageFacts['orderButtons'] {
  const buttons = new Collection<string>();
  for (const element of outline.named('button', 'a')) {
    const { href = '#' } = element.attributes;
    if (!href.startsWith('#') && !/^javascript:/i.test(href)) continue;
    const label = labelOf(element).slice(0, 200);
    if (saysOrder(label)) buttons.add(cutSnippet(label), element);
  }
  return buttons.facts();
}

/** A link's accessible name; `title` comes last. */
export function labelOf(element: OutlineElement): string {
  const { 'aria-label': label = '', title = '' } = element.attributes;
  if (label.trim() !== '') return label;
  return element.text() || element.imageLabel || (title.trim() === '' ? '' : title);
}
