import { html, type SafeHtml } from '#shared/site/html.ts';

const PAGE = 'margin:0;padding:24px 16px;color:#2b2118;font:16px/1.6 Georgia,serif';
const SMALL = 'max-width:560px;font-size:14px;color:#5c5045';

/** The HTML of an email that reads like one person’s to another. Its styles are inline: mail programs drop others. */
export function plainPage(subject: string, body: SafeHtml): string {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="${PAGE}">
${body}
</body>
</html>
`;
  return page.markup;
}

/** Keeps the line breaks of the text. */
export const paragraph = (text: string): SafeHtml =>
  html`<p style="max-width:560px;white-space:pre-line">${text}</p>`;

export const smallPrint = (content: string | SafeHtml): SafeHtml => html`<p style="${SMALL}">${content}</p>`;

export const inlineLink = (label: string, href: string): SafeHtml =>
  html`<a href="${href}" style="color:#9c3d1f">${label}</a>`;
