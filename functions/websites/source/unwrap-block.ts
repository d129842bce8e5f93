import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { ALLOWED_HTML } from './allowed-html.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Forbidden elements that browsers show as blocks. */
const BLOCKS = words('center fieldset form legend marquee multicol');
/** Forbidden elements that browsers show as inline boxes. */
const BOXES = words(
  'audio button embed iframe img input object progress select svg textarea video canvas meter',
);
/** Elements that may contain a `div`. */
const HOLDS_BLOCKS = words(
  'body div section article main aside header footer nav search li dd td th blockquote figure figcaption details address',
);
const WITHIN_LINES = words(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var',
);

/** Marks the place of a removed block or box until its neighbors are known. */
export const GAP = Symbol('gap');
export type Piece = ChildNode | typeof GAP;

/**
 * Turns a forbidden block into a `div` where one is allowed, so that its text stays on separate lines. Returns
 * whether it did.
 */
export function becomesDiv(element: PageElement): boolean {
  if (!BLOCKS.has(element.tagName) || !HOLDS_BLOCKS.has(holderOf(element))) return false;
  element.tagName = 'div';
  element.nodeName = 'div';
  return true;
}

/** The nearest remaining ancestor. */
function holderOf({ parentNode }: PageElement): string {
  let holder = parentNode;
  while (holder !== null && tree.isElementNode(holder) && !stays(holder.tagName)) holder = holder.parentNode;
  return holder !== null && tree.isElementNode(holder) ? holder.tagName : '';
}

function stays(tagName: string): boolean {
  return tagName === 'body' || Object.hasOwn(ALLOWED_HTML, tagName);
}

/** The remaining content of a removed element, with a gap where it separated words. */
export function unwrapped({ tagName, childNodes }: PageElement): Piece[] {
  return isApart(tagName) ? [GAP, ...childNodes, GAP] : childNodes;
}

/** What remains of an element that is removed with its content. */
export function removedWhole({ tagName }: PageElement): Piece[] {
  return isApart(tagName) ? [GAP] : [];
}

function isApart(tagName: string): boolean {
  return BLOCKS.has(tagName) || BOXES.has(tagName);
}

/** Puts a space in each gap whose neighbors would otherwise join into one word. */
export function withGapsFilled(pieces: readonly Piece[]): ChildNode[] {
  const nodes: ChildNode[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (piece === GAP) isOpen = true;
    else {
      const before = nodes.at(-1);
      if (isOpen && before !== undefined && endsInWord(before) && beginsWithWord(piece))
        nodes.push(tree.createTextNode(' '));
      nodes.push(piece);
      isOpen = false;
    }
  }
  return nodes;
}

function endsInWord(node: ChildNode): boolean {
  return tree.isTextNode(node) ? /\S$/.test(node.value) : isWithinLine(node);
}

function beginsWithWord(node: ChildNode): boolean {
  return tree.isTextNode(node) ? /^\S/.test(node.value) : isWithinLine(node);
}

function isWithinLine(node: ChildNode): boolean {
  return tree.isElementNode(node) && WITHIN_LINES.has(node.tagName);
}
