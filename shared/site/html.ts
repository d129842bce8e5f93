/** Markup that is already safe to print. Only this file makes it. */
export class SafeHtml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

export type HtmlValue = SafeHtml | string | number | boolean | null | undefined | readonly HtmlValue[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Texts of these characters alone need nothing done: most do, and one look is faster than four passes. */
const PRINTABLE = /^[\t\n -~\u00a0-\ud7ff]*$/;
const UNESCAPED = /^[\t\n !#-%(-;=?-~\u00a0-\ud7ff]*$/;

/** The text without lone surrogates and without the control characters that HTML forbids. */
export function printableText(text: string): string {
  if (PRINTABLE.test(text)) return text;
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters that HTML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Noncharacter_Code_Point}/gu, '')
  );
}

/** Safe as text and inside quoted attributes. */
export function escapeHtml(text: string): string {
  if (UNESCAPED.test(text)) return text;
  return printableText(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/**
 * The URL when it is http, https, tel, mailto, root-relative, relative or a fragment; else undefined.
 * Browsers skip spaces and control characters inside a scheme, so those are taken out before looking;
 * spaces become %20.
 */
export function safeUrl(url: string | null | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these inside URLs
  const unseen = /[\u0000-\u001f\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;
  const cleaned = (url ?? '').toWellFormed().replace(unseen, '').trim().replaceAll(' ', '%20');
  if (cleaned === '') return undefined;
  const scheme = /^[^/?#]*?:/.exec(cleaned)?.[0].toLowerCase();
  if (scheme === undefined) return /^(\/\/|\\|\/\\)/.test(cleaned) ? undefined : cleaned;
  return ['http:', 'https:', 'tel:', 'mailto:'].includes(scheme) ? cleaned : undefined;
}

/** For markup that this repository wrote itself (CSS, SVG, JSON-LD), never for what an owner typed. */
export function trustedHtml(markup: string): SafeHtml {
  return new SafeHtml(markup);
}

function print(value: HtmlValue): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(print).join('');
}

const URL_ATTRIBUTE = /\s(?:href|src|action|formaction|poster|cite)=["']$/i;

/**
 * Escapes every value; arrays are joined, null, undefined and booleans print nothing, fragments made with
 * `html` nest as they are. Attributes must be quoted; a value that begins a URL attribute passes `safeUrl`.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) {
    const isUrl = URL_ATTRIBUTE.test(strings[index] ?? '') && typeof value === 'string';
    markup += print(isUrl ? (safeUrl(value) ?? '#') : value) + (strings[index + 1] ?? '');
  }
  return new SafeHtml(markup);
}
