import { PROPOSED_BY } from '#shared/contract/proposed-by.ts';
import type { HttpMethod } from '#shared/contract/route.ts';

/**
 * Response headers, CORS and size limits of both origins. The CDK stacks hand them to CloudFront and
 * API Gateway; local mode sends and enforces the same, because emulators do not.
 * Header names are lower case. Rules follow the OWASP HTTP Headers Cheat Sheet.
 */
export type ResponseHeaders = Readonly<Record<string, string>>;

const ONE_YEAR_SECONDS = 31_536_000;

const HEADERS_OF_BOTH_ORIGINS = {
  // Two years: what the browsers' preload list asks for (hstspreload.org). Browsers ignore it over plain HTTP.
  'strict-transport-security': `max-age=${2 * ONE_YEAR_SECONDS}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const satisfies ResponseHeaders;

type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** Header text of a policy: `name source source; name source`. */
function policyText(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Headers of the web app. Of other origins (no trailing slash) it may read from the sites', and send pictures to
 * that of uploads. Inline styles are allowed because preview frames (`srcdoc`) inherit this policy; inline scripts are not.
 */
export function webSecurityHeaders(origins: { sites: string; uploads: string }): ResponseHeaders {
  return {
    ...HEADERS_OF_BOTH_ORIGINS,
    'content-security-policy': policyText({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', origins.sites],
      'font-src': ["'self'", origins.sites],
      'connect-src': [...new Set(["'self'", origins.sites, origins.uploads])],
      'frame-src': ["'self'", 'blob:'],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    }),
  };
}

/** Headers of the origin that serves published sites: no scripts, no cookies, nothing from elsewhere. */
export const SITES_SECURITY_HEADERS: ResponseHeaders = {
  ...HEADERS_OF_BOTH_ORIGINS,
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'script-src': ["'none'"],
    'style-src': ["'unsafe-inline'", "'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // No script can run here; auditing tools read robots.txt through the page.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
};

/** Paths of the sites origin whose files never change and may be read by the web app's previews. */
export const SITES_ASSET_PREFIXES = ['/images/', '/fonts/'] as const;

/** Added to `SITES_SECURITY_HEADERS` below `SITES_ASSET_PREFIXES`. */
export const SITES_ASSET_HEADERS: ResponseHeaders = { 'access-control-allow-origin': '*' };

/** Of files whose names change with their content. */
export const KEPT_A_YEAR = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/** Sent below `SITES_ASSET_PREFIXES` for files that have none of their own; photos that owners may delete have one. */
export const SITES_ASSET_DEFAULTS: ResponseHeaders = { 'cache-control': KEPT_A_YEAR };

/** Published pages: kept, but asked for again every time, so that publishing is seen at once. */
export const SITES_PAGE_HEADERS: ResponseHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** What the API answers other origins. The origin itself is the web app's, never `*`. */
export const CORS = {
  allowedMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', PROPOSED_BY.header],
  exposedHeaders: ['retry-after'],
  maxAgeSeconds: 600,
} as const satisfies {
  allowedMethods: readonly HttpMethod[];
  allowedHeaders: readonly string[];
  exposedHeaders: readonly string[];
  maxAgeSeconds: number;
};

/** What the bucket of uploads answers the web app, whose browser sends pictures straight to it. */
export const UPLOAD_CORS = {
  allowedMethods: ['POST'],
  allowedHeaders: ['content-type'],
  maxAgeSeconds: 600,
} as const satisfies {
  allowedMethods: readonly HttpMethod[];
  allowedHeaders: readonly string[];
  maxAgeSeconds: number;
};

/** Quotas of AWS that no emulator enforces (Lambda, API Gateway and SQS quota pages). */
export const LIMITS = {
  /** Event or answer of one synchronous Lambda call. */
  lambdaPayloadBytes: 6 * 1024 * 1024,
  /** Body of one request that, as base64 and with its headers, still fits one Lambda call: the edge refuses longer ones. */
  requestBodyBytes: 4_650_000,
  /** Body of one HTTP API request. */
  httpApiBodyBytes: 10 * 1024 * 1024,
  /** Longest an HTTP API waits for its integration. */
  apiTimeoutSeconds: 30,
  /** Longest a function behind the API may run. It answers a second before (`EARLY_ANSWER_MILLISECONDS`). */
  apiFunctionTimeoutSeconds: 29,
  queueMessageBytes: 256 * 1024,
} as const;

/** What the edge answers to a longer body, in the shape of all failures: no function has seen the request. */
export function tooLargeAnswer(requestId: string) {
  return {
    success: false,
    error:
      'This request is larger than 4.6 MB. Upload the file with POST /api/uploads, then send its upload_id here.',
    code: 'payload_too_large',
    request_id: requestId,
  };
}
