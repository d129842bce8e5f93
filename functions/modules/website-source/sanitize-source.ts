import { AppError } from '#functions/platform/app-error.ts';
import {
  MAX_CSS_BYTES,
  MAX_HTML_BYTES,
  type PageSource,
  type SourceFinding,
} from '#shared/contract/website.ts';
import { sanitizeCss } from './sanitize-css.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { boundFindings } from './source-findings.ts';

export type SanitizedSource = { source: PageSource; findings: SourceFinding[] };

/**
 * The owner's HTML and CSS as a page may carry them, and at most `MAX_FINDINGS` + 1 findings. Throws
 * `AppError('invalid_input')` when one of them is larger than its limit. `sitesOrigin` has no slash at its end.
 */
export function sanitizeSource(given: PageSource, { sitesOrigin }: { sitesOrigin: string }): SanitizedSource {
  refuseTooBig(given);
  const { html, findings: ofHtml } = sanitizeHtml(given.html, { sitesOrigin });
  const { css, findings: ofCss } = sanitizeCss(given.css);
  return { source: { html, css }, findings: boundFindings([...ofHtml, ...ofCss]) };
}

function refuseTooBig({ html, css }: PageSource): void {
  const fields: Record<string, string> = {};
  const check = (name: string, text: string, most: number) => {
    const bytes = Buffer.byteLength(text);
    if (bytes <= most) return;
    fields[`generated_content.${name}`] =
      `Your ${name.toUpperCase()} is ${Math.ceil(bytes / 1024)} KB; the most is ${most / 1024} KB.`;
  };
  check('html', html, MAX_HTML_BYTES);
  check('css', css, MAX_CSS_BYTES);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('invalid_input', { message, fields });
}
