import type { RuleFact } from './grader-rule.ts';

/** Why a page doesn’t load, by the value of an absent `site_reachable`. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  host_not_found: 'This web address doesn’t exist.',
  connection_refused: 'Your website’s server refused our connection.',
  connection_failed: 'Your website’s server closed the connection before the page loaded.',
  certificate: 'Your website’s certificate isn’t valid, so guests see a browser warning.',
  no_secure_connection:
    'Your website’s server doesn’t support secure connections (https), so we couldn’t open the page.',
  timeout: 'Your website didn’t respond within 20 seconds.',
  redirect_loop: 'Your website redirects in a loop and never opens.',
  too_many_redirects: 'Your website redirects more than five times and never opens.',
  bad_response: 'We couldn’t read the response from your website’s server.',
  not_found: 'There’s no page at this web address.',
  client_error: 'Your website’s server rejected our request.',
  server_error: 'Your website’s server returned an error.',
  under_construction: 'Your website says it’s under construction.',
  placeholder: 'This web address shows a parked domain page, not a restaurant website.',
};

const SECURE_ALONE = /_https$/;

/** For a website that doesn’t open. Reasons that end in `_https` were only tried over a secure connection. */
export function whyUnreachable({ value }: RuleFact): string {
  const reason = String(value);
  const sentence = UNREACHABLE[reason.replace(SECURE_ALONE, '')] ?? 'We couldn’t open your website.';
  return SECURE_ALONE.test(reason)
    ? `${sentence} The web address starts with https://, so we tried only a secure connection.`
    : sentence;
}

/** Rounded to tenths. Less than one isn’t shown as zero. */
export function loadedIn({ value }: RuleFact): string {
  if (Number(value) < 0.1) return 'Your page loaded in less than 0.1 seconds.';
  return `Your page loaded in ${Number(value).toFixed(1)} seconds.`;
}

/** The value of an absent `site_names` is the number without a label. */
export function namesMissing({ value }: RuleFact): string {
  if (value === undefined) return 'We couldn’t load your page to check its links and fields.';
  return Number(value) === 1
    ? 'A link or field has no label, so screen readers can’t announce it.'
    : `${value} links and fields have no label, so screen readers can’t announce them.`;
}
