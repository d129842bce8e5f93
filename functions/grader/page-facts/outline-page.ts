import { load } from 'cheerio/slim';
import { hides, type Node } from './page-node.ts';
import { type OutlineElement, Walk, type WalkedElement } from './traverse-dom.ts';

/** Tags that are read per page; real pages have up to about ten thousand. */
const MAX_TAGS = 40_000;
const MAX_CHARACTERS = 3 * 1024 * 1024;

/** A page as lists: elements by name in page order, and lines of visible text. */
export type PageOutline = {
  named: (...names: string[]) => OutlineElement[];
  /** Elements that begin a microdata item. */
  scoped: OutlineElement[];
  /** Elements with a microdata property. */
  described: OutlineElement[];
  headings: OutlineElement[];
  lines: string[];
  isPartlyRead: boolean;
};

/** Parses once and walks once, without recursion, so that deep nesting is harmless. */
export function outlinePage(html: string): PageOutline {
  const source = html.slice(0, endOfReading(html));
  const root = rootOf(source);
  const walk = new Walk(source);
  walk.through(root);
  const { byName, headings } = walk;
  const elements = (name: string) => byName.get(name) ?? [];
  // Content that scripts may reveal is read and marked as hidden.
  const hasHidden = !runsScripts(source, elements('script')) && HIDING_WORDS.test(source);
  const shown = (all: WalkedElement[]) => all.filter((each) => !each.isHidden());
  const text = hasHidden ? new Walk(source, hides) : walk;
  if (text !== walk) text.through(root);
  return {
    named: (...names) =>
      names.flatMap((name) =>
        hasHidden && MAY_BE_HIDDEN.has(name) ? shown(elements(name)) : elements(name),
      ),
    scoped: walk.scoped,
    described: walk.described,
    headings: hasHidden ? shown(headings) : headings,
    lines: text.lines(),
    isPartlyRead: source.length < html.length,
  };
}

/** Markers of hidden content. Pages without them hide nothing. */
const HIDING_WORDS = /[\s"'/]hidden(?![\w-])|display\s{0,9}:\s{0,9}none|<template|<noscript/i;
/** Elements whose visibility must be checked. */
const MAY_BE_HIDDEN = new Set(['a', 'area', 'iframe', 'form', 'button', 'img', 'address']);

const HANDLER = /\son[a-z]{4,20}\s{0,9}=|javascript:/i;

/** Ignores structured data; includes scripts in attributes. */
function runsScripts(source: string, scripts: readonly OutlineElement[]): boolean {
  return scripts.some(({ attributes: { type = '' } }) => !/json/i.test(type)) || HANDLER.test(source);
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
