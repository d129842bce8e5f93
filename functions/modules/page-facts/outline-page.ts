import { load } from 'cheerio/slim';
import type { Node } from './page-node.ts';
import { type OutlineElement, Walk } from './page-walk.ts';

/** Tags of one page that are read; real pages have up to about ten thousand. */
const MAX_TAGS = 40_000;
const MAX_CHARACTERS = 3 * 1024 * 1024;

/** A page as lists: elements by name in the order of the page, and lines of visible text. */
export type PageOutline = {
  named: (...names: string[]) => OutlineElement[];
  /** Those that say what they describe (microdata). */
  scoped: OutlineElement[];
  /** Those that say one thing of what they stand in. */
  described: OutlineElement[];
  headings: OutlineElement[];
  lines: string[];
  /** The same, with what stands in elements of its own on one line apart: a name and its price. */
  cells: () => string[];
  isPartlyRead: boolean;
};

/** Parses once, walks once, without recursion: pages nest as deep as they like. */
export function outlinePage(html: string): PageOutline {
  const source = html.slice(0, endOfReading(html));
  const walk = new Walk(source);
  walk.through(rootOf(source));
  const { byName } = walk;
  return {
    named: (...names) => names.flatMap((name) => byName.get(name) ?? []),
    scoped: walk.scoped,
    described: walk.described,
    headings: walk.headings,
    lines: walk.lines(),
    cells: () => walk.cells(),
    isPartlyRead: source.length < html.length,
  };
}

function rootOf(source: string): Node {
  const document = load(source, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } });
  return document.root()[0] ?? { type: 'root' };
}

function endOfReading(html: string): number {
  let at = -1;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return MAX_CHARACTERS;
  }
  return Math.min(at, MAX_CHARACTERS);
}
