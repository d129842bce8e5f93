import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { printableText } from '#shared/site/html.ts';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { ALLOWED_HTML, DROPPED_WHOLE, ELEMENT_REASONS, IMAGE_ELSEWHERE } from './allowed-html.ts';
import { cleanAttributes } from './clean-attributes.ts';
import type { ReadingFaults } from './css/sanitize-css.ts';
import { type MovedStyle, movedStyle } from './moved-styles.ts';
import { isOwnImage, ownPath } from './own-address.ts';
import { isOwnOrnament } from './own-ornament.ts';
import { type Fault, moved, quote, removed } from './source-findings.ts';
import { becomesDiv, type Piece, removedWhole, unwrapped, withGapsFilled } from './unwrap-block.ts';

/** Deeper than pages written by people. */
export const MAX_DEPTH = 100;
const HTML = 'http://www.w3.org/1999/xhtml';
const MOVED = 'We moved these styles to the Design tab.';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export type Cleaning = {
  /** Without a trailing slash. */
  sitesOrigin: string;
  /** The remaining parse failures for `style` attributes. */
  reading: ReadingFaults;
  findings: SourceFinding[];
  /** Styles to move to the CSS. */
  styles: MovedStyle[];
  /** The range of a pasted document's head, whose parts aren't reported separately. */
  head?: { start: number; end: number } | undefined;
};

/** Removes forbidden content from an element and reports each removal. */
export function cleanTree(parent: PageElement, cleaning: Cleaning, depth = 0): void {
  const pieces = parent.childNodes.flatMap((child) => cleanNode(child, cleaning, depth));
  parent.childNodes = withGapsFilled(pieces);
  for (const child of parent.childNodes) child.parentNode = parent;
}

/** Returns what remains of a node: itself, its content, or nothing. */
function cleanNode(node: ChildNode, cleaning: Cleaning, depth: number): Piece[] {
  if (tree.isTextNode(node)) {
    // References such as `&#1;` name forbidden characters.
    node.value = printableText(node.value);
    return [node];
  }
  if (tree.isElementNode(node)) return cleanElement(node, cleaning, depth);
  if (tree.isCommentNode(node)) noteAt(cleaning, node, commentFault(node.data));
  return [];
}

function cleanElement(element: PageElement, cleaning: Cleaning, depth: number): Piece[] {
  if (isOwnOrnament(element)) return [element];
  const style = isStyle(element) ? movedStyle(element) : undefined;
  if (style !== undefined) {
    cleaning.styles.push(style);
    cleaning.findings.push({ ...moved('<style>', MOVED), source: 'html', line: style.line });
    return [];
  }
  const fault = wholeFault(element, cleaning, depth);
  if (fault !== undefined) {
    noteAt(cleaning, element, fault);
    return removedWhole(element);
  }
  if (!Object.hasOwn(ALLOWED_HTML, element.tagName)) return cleanUnknown(element, cleaning, depth);
  cleanAttributes(element, {
    ...cleaning,
    note: (name, attributeFault) => noteAt(cleaning, element, attributeFault, name),
  });
  cleanTree(element, cleaning, depth + 1);
  if (element.tagName === 'pre') dropFirstLineBreaks(element);
  return [element];
}

/** Replaces a forbidden element with its content, on separate lines if it was a block. */
function cleanUnknown(element: PageElement, cleaning: Cleaning, depth: number): Piece[] {
  noteAt(cleaning, element, elementFault(element.tagName));
  const isDiv = becomesDiv(element);
  if (isDiv) cleanAttributes(element, { ...cleaning, note: () => undefined });
  cleanTree(element, cleaning, depth + 1);
  return isDiv ? [element, tree.createTextNode('\n')] : unwrapped(element);
}

function isStyle({ tagName, namespaceURI }: PageElement): boolean {
  return tagName === 'style' && namespaceURI === HTML;
}

/** Removes leading line breaks, because each parse of a `pre` drops one (HTML standard §13.2.6.4.7). */
function dropFirstLineBreaks({ childNodes: [first] }: PageElement): void {
  if (first !== undefined && tree.isTextNode(first)) first.value = first.value.replace(/^\n+/, '');
}

/** Why an element is removed with its content; undefined if it isn't. */
function wholeFault(element: PageElement, cleaning: Cleaning, depth: number): Fault | undefined {
  const { tagName, namespaceURI } = element;
  if (depth >= MAX_DEPTH)
    return removed(`<${quote(tagName)}>`, 'This element was nested too deeply, so we removed it.');
  if (namespaceURI !== HTML || DROPPED_WHOLE.has(tagName)) return elementFault(tagName);
  if (tagName !== 'img') return undefined;
  const source = element.attrs.find(({ name }) => name === 'src')?.value ?? '';
  if (isOwnImage(ownPath(source, cleaning.sitesOrigin))) return undefined;
  return removed(`<img src="${quote(source)}">`, IMAGE_ELSEWHERE);
}

function elementFault(tagName: string): Fault {
  const name = quote(tagName);
  const reason = Object.hasOwn(ELEMENT_REASONS, tagName) ? ELEMENT_REASONS[tagName] : undefined;
  if (reason !== undefined) return removed(`<${name}>`, reason);
  const message = DROPPED_WHOLE.has(tagName)
    ? `We removed “${name}” and everything in it. Pages can’t have this element.`
    : `We removed “${name}” but kept its content. Pages can’t have this element.`;
  return removed(`<${name}>`, message);
}

function commentFault(text: string): Fault {
  return removed(`<!--${quote(text)}-->`, 'We removed this comment.');
}

type Place = { startLine: number; startOffset: number; attrs?: Record<string, { startLine: number }> };

function noteAt({ findings, head }: Cleaning, node: ChildNode, fault: Fault, attribute?: string): void {
  const place: Place | null | undefined = node.sourceCodeLocation;
  const isInHead = place && head && place.startOffset > head.start && place.startOffset < head.end;
  if (isInHead) return;
  const line = (attribute !== undefined && place?.attrs?.[attribute]?.startLine) || place?.startLine;
  findings.push({ ...fault, source: 'html', line: line ?? 1 });
}
