/**
 * Puts a text between tags whose name doesn't occur in it, so that nothing in it can end the data. For texts that a
 * model quotes exactly; other data is JSON.
 */
export function fencedText(text: string): string {
  const plain = text.toLowerCase();
  let tag = 'text';
  for (let number = 2; plain.includes(tag); number += 1) tag = `text_${number}`;
  return `<${tag}>\n${text}\n</${tag}>`;
}

/** Puts data as JSON between tags, with each "<" escaped, so that nothing in it can end the data. */
export function fencedJson(tag: string, data: unknown): string {
  return `<${tag}>\n${JSON.stringify(data, null, 1).replaceAll('<', '\\u003c')}\n</${tag}>`;
}
