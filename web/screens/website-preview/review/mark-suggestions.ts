import { escapeHtml } from '#shared/site/html.ts';
import type { Suggestion } from '#shared/site/review/suggestions.ts';

const STYLE =
  '<style>mark.suggested{background:none;color:inherit;text-decoration:underline dotted 2px;text-underline-offset:.25em}</style></head>';

/** A preview whose suggestions have a thin mark. No two suggestions of a page say the same. */
export function markSuggestions(html: string, suggestions: readonly Pick<Suggestion, 'text'>[]): string {
  if (suggestions.length === 0) return html;
  const [head = '', ...rest] = html.split('</head>');
  const body = suggestions.reduce((page, { text }) => {
    const printed = escapeHtml(text);
    return page.replace(printed, () => `<mark class="suggested">${printed}</mark>`);
  }, rest.join('</head>'));
  return `${head}${STYLE}${body}`;
}
