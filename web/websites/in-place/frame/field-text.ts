/** The text typed into an element, with line breaks as `\n` in every browser. */
export function readTypedText(element: HTMLElement): string {
  const isMultiline = 'multiline' in element.dataset;
  const text = textOf(element).replaceAll(/[\u200B\u00A0]/g, (sign) => (sign === '\u00A0' ? ' ' : ''));
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return (isMultiline ? lines.replaceAll(/[^\S\n]+$/gm, '') : lines.replaceAll(/\s+/g, ' ')).trim();
}

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeName === 'BR') return '\n';
  const inside = [...node.childNodes].map(textOf).join('');
  return node.nodeName === 'DIV' ? `\n${inside}` : inside;
}

/** Sets the text. If it is empty, the element stays empty, so that its placeholder shows. */
export function showText(element: HTMLElement, text: string): void {
  if (text === '') element.replaceChildren();
  else element.textContent = text;
}

/** The caret’s position, in characters from the element’s start. */
export function caretOf(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return 0;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.endContainer)) return 0;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.endContainer, range.endOffset);
  return before.toString().length;
}

/** Moves the caret to a character position in an element with one text. */
export function placeCaret(element: HTMLElement, offset: number): void {
  const selection = element.ownerDocument.getSelection();
  const text = element.firstChild;
  if (text === null || text.nodeType !== text.TEXT_NODE) selection?.collapse(element, 0);
  else selection?.collapse(text, Math.min(offset, text.nodeValue?.length ?? 0));
}

/** The paths of a field’s text: one, or a section name for each of its dishes. */
export function pathsOf(field: HTMLElement): string[] {
  return (field.dataset.path ?? field.dataset.coursePaths ?? '').split(' ').filter(Boolean);
}
