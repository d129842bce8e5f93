import { escapeHtml } from '#shared/site/html.ts';
import type { Suggestion } from '#shared/site/review/suggestions.ts';

const STYLE = `<style>
mark.suggested{background:none;color:inherit;cursor:pointer;text-decoration:underline dotted 2px;text-underline-offset:.25em}
mark.suggested:hover{text-decoration-style:solid}
mark.suggested:focus-visible{outline:2px solid currentColor;outline-offset:2px}
</style></head>`;
const CHOICES = 'Suggestion. Select to keep, edit, or remove it.';

/** The preview with a clickable mark around each suggestion. Suggestions on a page have unique texts. */
export function markSuggestions(
  html: string,
  suggestions: readonly Pick<Suggestion, 'id' | 'text'>[],
): string {
  if (suggestions.length === 0) return html;
  const [head = '', ...rest] = html.split('</head>');
  const body = suggestions.reduce((page, { id, text }) => {
    const printed = escapeHtml(text);
    const mark = `<mark class="suggested" role="button" tabindex="0" title="${CHOICES}" data-suggestion="${escapeHtml(id)}">`;
    return page.replace(printed, () => `${mark}${printed}</mark>`);
  }, rest.join('</head>'));
  return `${head}${STYLE}${body}`;
}
