/** Markup that is safe to print. Only this file creates it. */
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

/** Matches text that needs no escaping, which is most text. One check is faster than four replacements. */
const PRINTABLE = /^[\t\n -~\u00a0-\ud7ff]*$/;
const UNESCAPED = /^[\t\n !#-%(-;=?-~\u00a0-\ud7ff]*$/;

/** Removes lone surrogates and the control characters that HTML forbids. */
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

/** Escapes text, also for quoted attributes. */
export function escapeHtml(text: string): string {
  if (UNESCAPED.test(text)) return text;
  return printableText(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/**
 * Returns the URL if it is http, https, tel, mailto, root-relative, relative, or a fragment; otherwise undefined.
 * Spaces and control characters are removed before the check, because browsers ignore them in a scheme; other
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

/** For markup written in this repository (CSS, SVG, JSON-LD), never for owners' text. */
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
 * A template tag that escapes all values. Arrays are joined; null, undefined, and booleans print nothing; `html`
 * fragments nest. Attributes must be quoted, and values at the start of a URL attribute pass `safeUrl`.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) {
    const isUrl = URL_ATTRIBUTE.test(strings[index] ?? '') && typeof value === 'string';
    markup += print(isUrl ? (safeUrl(value) ?? '#') : value) + (strings[index + 1] ?? '');
  }
  return new SafeHtml(markup);
}
