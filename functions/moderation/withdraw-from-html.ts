import { type DefaultTreeAdapterTypes, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { PageElement } from '#functions/websites/publish-gate/gate-page.ts';
import { parseSource } from '#functions/websites/source/parse-source.ts';
import { type RejectedText, withoutRejected } from '#shared/moderation/moderated-content.ts';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements that stand within a sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Attributes that people read. */
export const READ_ATTRIBUTES = new Set(['alt', 'title', 'aria-label']);

/**
 * An owner's HTML without a rejected text: a paragraph that says it keeps its other sentences, as plain words. The very
 * same HTML where the text does not stand. Throws `TooComplexError`.
 */
export function withdrawFromHtml(html: string, rejected: RejectedText): string {
  const { body } = parseSource(html);
  return withdraw(body, rejected) ? serialize(body).trim() : html;
}

/** Whether anything was taken out. */
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

/** Whether an element holds running text alone, whatever parts of it are set in bold. */
export function isSentences({ childNodes }: PageElement): boolean {
  const isInline = (child: ChildNode): boolean =>
    tree.isTextNode(child) ||
    (tree.isElementNode(child) && INLINE.has(child.tagName) && child.childNodes.every(isInline));
  return childNodes.length > 0 && childNodes.every(isInline);
}

/** The words of an element, without their marks. */
export function textOf({ childNodes }: PageElement): string {
  return childNodes
    .map((child) => {
      if (tree.isTextNode(child)) return child.value;
      if (!tree.isElementNode(child)) return '';
      return child.tagName === 'br' ? '\n' : textOf(child);
    })
    .join('');
}
