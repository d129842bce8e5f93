import type { Span } from '../reader.ts';

/** Code, scripts, tags, and template placeholders. */
const MARKUP =
  /```[^`]{0,5000}```|<(?:script|style)\b[^<]{0,5000}<\/(?:script|style)>|<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>\n]{0,300})?\/?>|<!--[^<>]{0,1000}-->|<!doctype[^<>]{0,100}>|\{\{[^{}\n]{0,80}\}\}|\$\{[^{}\n]{0,80}\}/gi;

/** The passages of a text that are markup, in order. */
export const markupIn = (text: string): Span[] =>
  [...text.matchAll(MARKUP)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
