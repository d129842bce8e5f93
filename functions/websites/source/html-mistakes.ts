import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, type PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { DROPPED_WHOLE } from './allowed-html.ts';
import { MAX_DEPTH } from './clean-tree.ts';
import type { ParsedSource } from './parse-source.ts';
import { mistake, quote } from './source-findings.ts';

/** Elements without a required end tag (HTML standard §13.1.2, void elements, and §13.1.2.4, optional tags). */
const ENDS_ITSELF = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot caption colgroup rt rp option optgroup html head body'.split(
    ' ',
  ),
);

/** The HTML standard's parse errors (§13.2.2) that owners can cause, in words. Others get a general sentence. */
const SPELLING: Record<string, string> = {
  'duplicate-attribute': 'This element has the same attribute twice. Browsers use the first one.',
  'missing-whitespace-between-attributes': 'Add a space between these two attributes.',
  'missing-attribute-value': 'An attribute has no value after its “=”.',
  'unexpected-character-in-attribute-name':
    'This attribute name contains a quote or a “<”. You may be missing a quote before it.',
  'unexpected-character-in-unquoted-attribute-value': 'This value needs quotes around it.',
  'eof-in-tag': 'The HTML ends inside a tag. Add the missing “>” or closing quote.',
  'eof-before-tag-name': 'The HTML ends with a “<”. Write &lt; to show that character.',
  'invalid-first-character-of-tag-name': 'There’s an extra “<” here. Write &lt; to show that character.',
  'missing-end-tag-name': 'This closing tag has no name.',
  'end-tag-with-attributes': 'Closing tags can’t have attributes. Browsers ignore them.',
  'end-tag-with-trailing-solidus': 'Remove the “/” at the end of this closing tag.',
  'non-void-html-element-start-tag-with-trailing-solidus':
    '“/>” doesn’t close this element. Add its closing tag.',
  'missing-semicolon-after-character-reference': 'Character codes such as &amp; must end with a semicolon.',
  'unknown-named-character-reference': 'This character code doesn’t exist. Write &amp; to show an ampersand.',
  'eof-in-comment': 'Close this comment with “-->”. Browsers hide everything after it.',
  'unexpected-solidus-in-tag': 'There’s an extra “/” here.',
  'eof-in-element-that-can-contain-only-text': 'Close this element. Browsers hide everything after it.',
};

/** Errors that other checks report, or that don't help because whole documents may be pasted. */
const UNSAID =
  /doctype|head-element|end-tag-without|closing-of-element|open-elements|noscript-in-head|comment/;
const SAID_ANYWAY = new Set(['eof-in-comment']);

function spellingMistakes({ parseErrors }: ParsedSource): SourceFinding[] {
  return parseErrors
    .filter(({ code }) => SAID_ANYWAY.has(code) || !UNSAID.test(code))
    .map(({ code, line }) =>
      at(line, code, SPELLING[code] ?? `Fix this HTML error (${code.replaceAll('-', ' ')}).`),
    );
}

function at(line: number, what: string, message: string): SourceFinding {
  return { ...mistake(what, message), source: 'html', line };
}

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Seen = { findings: SourceFinding[]; endTags: Set<number>; ids: Set<string> };

/**
 * Reports what browsers would silently correct: unclosed tags, unmatched end tags, moved elements and text,
 * misspelled tags, duplicate IDs.
 */
export function findMistakes(parsed: ParsedSource): SourceFinding[] {
  const seen: Seen = { findings: [], endTags: new Set(), ids: new Set() };
  lookInto(parsed.body, seen, 0);
  const stray = parsed.endTags
    .filter(({ name, offset }) => !seen.endTags.has(offset) && name !== 'body' && name !== 'html')
    .map(({ name, line }) =>
      at(line, `</${quote(name)}>`, `This closing tag for “${quote(name)}” has no opening tag.`),
    );
  return [...spellingMistakes(parsed), ...seen.findings, ...stray];
}

function lookInto(parent: PageElement, seen: Seen, depth: number): void {
  let before: { node: ChildNode; place: number } | undefined;
  for (const child of parent.childNodes) {
    // Browsers move misplaced content to the front of its table.
    const place = child.sourceCodeLocation?.startOffset;
    if (before !== undefined && place !== undefined && place < before.place) noteMoved(before.node, seen);
    if (tree.isElementNode(child)) lookAt(child, seen, depth);
    if (place !== undefined && !isBlank(child)) before = { node: child, place };
  }
}

function isBlank(node: ChildNode): boolean {
  return tree.isTextNode(node) && node.value.trim() === '';
}

function noteMoved(node: ChildNode, { findings }: Seen): void {
  const what = tree.isElementNode(node) ? `<${quote(node.tagName)}>` : 'text';
  const line = node.sourceCodeLocation?.startLine ?? 1;
  findings.push(at(line, what, 'This content isn’t allowed here, so browsers move it.'));
}

function lookAt(element: PageElement, seen: Seen, depth: number): void {
  const { tagName, sourceCodeLocation: place } = element;
  const name = quote(tagName);
  const note = (what: string, message: string) =>
    seen.findings.push(at(place?.startLine ?? 1, what, message));
  if (place?.endTag) seen.endTags.add(place.endTag.startOffset);
  const isOpen = place?.startTag && !place.endTag && !ENDS_ITSELF.has(tagName);
  if (isOpen && !isForeign(element)) {
    note(`<${name}>`, `This “${name}” needs a closing </${name}>.`);
  }
  const id = attributeOf(element, 'id');
  if (id !== undefined && seen.ids.has(id)) {
    note(
      `id="${quote(id)}"`,
      `Another element already has the ID “${quote(id)}”. Links go to the first one.`,
    );
  }
  if (id !== undefined) seen.ids.add(id);
  if (depth < MAX_DEPTH && !DROPPED_WHOLE.has(tagName)) lookInto(element, seen, depth + 1);
  else noteEndsWithin(element, seen);
}

/** For example `<path/>`, which needs no end tag. */
function isForeign({ namespaceURI }: PageElement): boolean {
  return !namespaceURI.endsWith('/xhtml');
}

/** Skips content that is removed as a whole. */
function noteEndsWithin(root: PageElement, { endTags }: Seen): void {
  const pending: PageElement[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.sourceCodeLocation?.endTag) endTags.add(next.sourceCodeLocation.endTag.startOffset);
    for (const child of next.childNodes) if (tree.isElementNode(child)) pending.push(child);
  }
}
