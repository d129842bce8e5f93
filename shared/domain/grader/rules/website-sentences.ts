import type { RuleFact } from './grader-rule.ts';

/** Why guests see no page, as the value of an absent `site_reachable` names it. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  host_not_found: 'This web address doesn’t exist.',
  connection_refused: 'The server of the website refuses connections.',
  connection_failed: 'The server of the website breaks off the connection.',
  certificate: 'The website’s certificate is not valid, so browsers warn guests off.',
  no_secure_connection:
    'The server of the website makes no secure connection (https), so no page opens there.',
  timeout: 'The website did not answer within 20 seconds.',
  redirect_loop: 'Your website redirects in a loop and never opens.',
  too_many_redirects: 'The website redirects more than five times, and no page came.',
  bad_response: 'What the server of the website answers cannot be read.',
  not_found: 'The server says that there is no page at this address.',
  client_error: 'The server of the website refuses the page as a wrong request.',
  server_error: 'The server of the website answers with an error.',
  under_construction:
    'The website is not open for guests: it says that it is being built or mended, and hardly anything else.',
  placeholder: 'This address shows a parked domain page, not a restaurant website.',
};

const SECURE_ALONE = /_https$/;

/** Of a website that does not open. A reason that ends in `_https`: it was not asked without a secure connection. */
export function whyUnreachable({ value }: RuleFact): string {
  const reason = String(value);
  const sentence = UNREACHABLE[reason.replace(SECURE_ALONE, '')] ?? 'The website could not be opened.';
  return SECURE_ALONE.test(reason)
    ? `${sentence} Its address begins with https://, so it was asked over a secure connection alone.`
    : sentence;
}

/** Rounded to tenths: what is faster than one is not said to take no time. */
export function loadedIn({ value }: RuleFact): string {
  if (Number(value) < 0.1) return 'The page came in less than 0.1 seconds.';
  return `The page came in ${Number(value).toFixed(1)} seconds.`;
}

/** The value of an absent `site_names` is how many have none. */
export function namesMissing({ value }: RuleFact): string {
  if (value === undefined) return 'There is no page whose links and fields could be named.';
  return Number(value) === 1
    ? 'A link or field has no label, so screen readers can’t announce it.'
    : `${value} links and fields of the page have no name, so that nobody can tell by ear what they are for.`;
}
