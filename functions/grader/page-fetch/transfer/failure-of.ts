import type { IncomingHttpHeaders } from 'node:http';
import type {
  FailedFetch,
  FailureReason,
  UnmeasuredReason,
} from '#functions/grader/page-facts/page-reading.ts';
import { BlockedAddress } from '#functions/grader/page-fetch/address/find-target.ts';

const REASONS: Readonly<Record<string, FailureReason>> = {
  ENOTFOUND: 'host_not_found',
  ENODATA: 'host_not_found',
  ECONNREFUSED: 'connection_refused',
  ETIMEDOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'bad_response',
  EPROTO: 'no_secure_connection',
};

/** Translates a request error into an outcome for the restaurant. */
export function failureOf(
  error: unknown,
  { isOutOfTime, redirects }: { isOutOfTime: boolean; redirects: number },
): FailedFetch {
  if (error instanceof BlockedAddress) return { outcome: 'blocked', reason: error.reason, redirects };
  const code = codeOf(error);
  // The DNS server didn't respond, which says nothing about the name.
  if (code === 'EAI_AGAIN') return { outcome: 'not_measured', reason: 'name_lookup', redirects };
  const reason = isOutOfTime ? 'timeout' : reasonOf(code);
  return { outcome: 'failed', reason, redirects };
}

function reasonOf(code: string): FailureReason {
  const reason = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  if (reason !== undefined) return reason;
  if (/^(?:ERR_TLS_|ERR_SSL_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_)/.test(code)) return 'certificate';
  // Errors of the HTTP parser and of unpacking.
  if (/^(?:HPE_|Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_INVALID|$)/.test(code)) return 'bad_response';
  return 'connection_failed';
}

/** If several addresses were tried, the error of the first. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

type StatusFailure =
  | { outcome: 'failed'; reason: FailureReason }
  | { outcome: 'not_measured'; reason: UnmeasuredReason };

const UNMEASURED: Readonly<Record<number, UnmeasuredReason>> = {
  401: 'sign_in',
  403: 'forbidden',
  405: 'forbidden',
  406: 'forbidden',
  407: 'sign_in',
  429: 'rate_limited',
  451: 'forbidden',
};

/** Translates a status into a failure that guests see, or that only robots see; undefined for a page. */
export function failureOfStatus(answer: Answer): StatusFailure | undefined {
  const { status } = answer;
  if (isChallenge(answer)) return { outcome: 'not_measured', reason: 'captcha' };
  if (status >= 200 && status < 300) return undefined;
  const unmeasured = UNMEASURED[status];
  if (unmeasured !== undefined) return { outcome: 'not_measured', reason: unmeasured };
  if (status === 404 || status === 410) return { outcome: 'failed', reason: 'not_found' };
  if (status >= 500) return { outcome: 'failed', reason: 'server_error' };
  return { outcome: 'failed', reason: status >= 400 ? 'client_error' : 'bad_response' };
}

/** Bot challenges are short pages, and their titles say so. */
const CHALLENGE_CHARACTERS = 100_000;
const CHALLENGE_TITLE =
  /<title[^>]{0,200}>\s{0,50}(?:just a moment|one moment, please|please wait\.{3}|attention required|access (?:to this page has been )?denied|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:that )?you are|robot check|human verification|security check|vercel security|client challenge|checking your browser|ddos-guard|captcha|pardon our interruption)/i;
const CHALLENGE_MARKS = [
  '_Incapsula_Resource',
  'px-captcha',
  'captcha-delivery.com',
  'sgcaptcha',
  'window.gokuProps',
  'window._cf_chl_opt',
  'Enable JavaScript and cookies to continue',
  'Checking your browser before',
  'Sucuri WebSite Firewall',
];

const WAF_ACTIONS = ['challenge', 'captcha'];

function isChallenge({ status, headers, text }: Answer): boolean {
  if (headers['cf-mitigated'] === 'challenge' || WAF_ACTIONS.includes(String(headers['x-amzn-waf-action'])))
    return true;
  if (text.length > CHALLENGE_CHARACTERS) return false;
  if (CHALLENGE_TITLE.test(text)) return true;
  // Ordinary pages contain captchas, too, so markers count only with an error status.
  const isShort = text.length < 5_000;
  return (status !== 200 || isShort) && CHALLENGE_MARKS.some((mark) => text.includes(mark));
}
