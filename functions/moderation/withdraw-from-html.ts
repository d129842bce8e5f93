import { type DefaultTreeAdapterTypes, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { parseSource } from '#functions/websites/source/parse-source.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements within a sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Attributes that people read. */
const READ_ATTRIBUTES = new Set(['alt', 'title', 'aria-label']);

/**
 * An owner's HTML without a rejected text. A changed paragraph keeps its other sentences as plain text. HTML without
 * the text stays unchanged. Throws `TooComplexError`.
 */
export function withdrawFromHtml(html: string, rejected: RejectedText): string {
  const { body } = parseSource(html);
  const isChanged = changeHtmlTexts(body, (text) => withoutRejected(text, rejected));
  return isChanged ? serialize(body).trim() : html;
}

/** Replaces each text in place: a paragraph is one text, even with bold parts. Returns whether one changed. */
export function changeHtmlTexts(element: PageElement, change: (text: string) => string): boolean {
  let isChanged = false;
  const changed = (text: string) => {
    const after = change(text);
    isChanged ||= after !== text;
    return after;
  };
  for (const attribute of element.attrs)
    if (READ_ATTRIBUTES.has(attribute.name)) attribute.value = changed(attribute.value);
  if (element.childNodes.length > 0 && element.childNodes.every(isInline)) {
    const text = textOf(element);
    const after = changed(text);
    if (after === text) return isChanged;
    element.childNodes = [];
    if (after !== '') tree.insertText(element, after);
    return true;
  }
  for (const child of element.childNodes) {
    if (tree.isElementNode(child)) isChanged = changeHtmlTexts(child, change) || isChanged;
    else if (tree.isTextNode(child)) child.value = changed(child.value);
  }
  return isChanged;
}

const isInline = (child: ChildNode): boolean =>
  tree.isTextNode(child) ||
  (tree.isElementNode(child) && INLINE.has(child.tagName) && child.childNodes.every(isInline));

/** The words of an element, without markup. */
function textOf({ childNodes }: PageElement): string {
  return childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      if (!tree.isElementNode(child)) return '';
      return child.tagName === 'br' ? '\n' : textOf(child);
    })
    .join('');
}
