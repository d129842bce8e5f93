import { type DefaultTreeAdapterTypes, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { parseSource } from '#functions/websites/source/parse-source.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Inline elements. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
export const READ_ATTRIBUTES = new Set(['alt', 'title', 'aria-label']);

/**
 * Removes a rejected text from an owner's HTML. A paragraph keeps its other sentences as plain text. Returns the same
 * HTML if the text isn't in it. Throws `TooComplexError`.
 */
export function withdrawFromHtml(html: string, rejected: RejectedText): string {
  const { body } = parseSource(html);
  return withdraw(body, rejected) ? serialize(body).trim() : html;
}

/** Returns whether it removed something. */
function withdraw(element: PageElement, rejected: RejectedText): boolean {
  let isFound = withdrawFromAttributes(element, rejected);
  if (isSentences(element)) {
    const text = textOf(element);
    const kept = withoutRejected(text, rejected);
    if (kept === text) return isFound;
    element.childNodes = [];
    if (kept !== '') tree.insertText(element, kept);
    return true;
  }
  for (const child of element.childNodes) {
    if (tree.isElementNode(child)) isFound = withdraw(child, rejected) || isFound;
    else if (tree.isTextNode(child)) {
      const kept = withoutRejected(child.value, rejected);
      isFound ||= kept !== child.value;
      child.value = kept;
    }
  }
  return isFound;
}

function withdrawFromAttributes({ attrs }: PageElement, rejected: RejectedText): boolean {
  let isFound = false;
  for (const attribute of attrs) {
    if (!READ_ATTRIBUTES.has(attribute.name)) continue;
    const kept = withoutRejected(attribute.value, rejected);
    isFound ||= kept !== attribute.value;
    attribute.value = kept;
  }
  return isFound;
}

/** Whether an element contains only inline content. */
export function isSentences({ childNodes }: PageElement): boolean {
  const isInline = (child: ChildNode): boolean =>
    tree.isTextNode(child) ||
    (tree.isElementNode(child) && INLINE.has(child.tagName) && child.childNodes.every(isInline));
  return childNodes.length > 0 && childNodes.every(isInline);
}

/** An element's text without markup. */
export function textOf({ childNodes }: PageElement): string {
  return childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      if (!tree.isElementNode(child)) return '';
      return child.tagName === 'br' ? '\n' : textOf(child);
    })
    .join('');
}
