import { AppError } from '#functions/platform/app-error.ts';
import { TooComplexError } from '#functions/websites/publish-gate/bounded-parser.ts';
import {
  MAX_CSS_BYTES,
  MAX_HTML_BYTES,
  type PageSource,
  type SourceFinding,
} from '#shared/websites/contract/website.ts';
import { withMovedStyles } from './moved-styles.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { boundFindings } from './source-findings.ts';

export type SanitizedSource = { source: PageSource; findings: SourceFinding[] };

/** The request's fields to name in errors of HTML and CSS. */
export type SourceFields = { html: string; css: string };
export const SAVED_FIELDS: SourceFields = { html: 'generated_content.html', css: 'generated_content.css' };

/**
 * Sanitizes the owner's HTML and CSS, moves styles from the HTML to the CSS, and returns at most `MAX_FINDINGS` + 1
 * findings. Throws `AppError('invalid_input')` if one is too large, before or after sanitizing, or too complex.
 * `sitesOrigin` has no trailing slash.
 */
export function sanitizeSource(
  given: PageSource,
  { sitesOrigin, fields }: { sitesOrigin: string; fields: SourceFields },
): SanitizedSource {
  refuseTooBig(given, { fields });
  const html = readable(fields.html, () => sanitizeHtml(given.html, { sitesOrigin }));
  const css = readable(fields.css, () => withMovedStyles(given.css, html.styles));
  const source = { html: html.html, css: css.css };
  refuseTooBig(source, { fields, isAfterWork: true });
  return {
    source,
    findings: boundFindings([...html.findings, ...css.findings]),
  };
}

function readable<Result>(field: string, sanitize: () => Result): Result {
  try {
    return sanitize();
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    const { message } = error;
    const fields = { [field]: message };
    throw new AppError('invalid_input', { message, fields, isAfterWork: true, cause: error });
  }
}

/** Throws `AppError('invalid_input')` if the HTML or CSS is too large, before or after sanitizing. */
export function refuseTooBig(
  { html, css }: PageSource,
  { fields: names, isAfterWork = false }: { fields: SourceFields; isAfterWork?: boolean },
): void {
  const fields: Record<string, string> = {};
  const when = isAfterWork ? ' after cleanup' : '';
  const check = (name: keyof SourceFields, text: string, most: number) => {
    const bytes = Buffer.byteLength(text);
    if (bytes <= most) return;
    fields[names[name]] =
      `Your ${name.toUpperCase()} is ${Math.ceil(bytes / 1024)} KB${when}. The limit is ${most / 1024} KB.`;
  };
  check('html', html, MAX_HTML_BYTES);
  check('css', css, MAX_CSS_BYTES);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('invalid_input', { message, fields, isAfterWork });
}
