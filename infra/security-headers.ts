import { PROPOSED_BY } from '#shared/contract/proposed-by.ts';
import type { HttpMethod } from '#shared/contract/route.ts';

/**
 * Response headers, CORS, and size limits of both origins. The CDK stacks configure CloudFront and API Gateway with
 * them; local mode applies the same, because emulators don't. Header names are lower case. Rules follow the OWASP HTTP
 * Headers Cheat Sheet.
 */
export type ResponseHeaders = Readonly<Record<string, string>>;

const ONE_YEAR_SECONDS = 31_536_000;

const HEADERS_OF_BOTH_ORIGINS = {
  // Two years, as the browsers' preload list requires (hstspreload.org). Browsers ignore it over plain HTTP.
  'strict-transport-security': `max-age=${2 * ONE_YEAR_SECONDS}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const satisfies ResponseHeaders;

type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** A policy as header text: `name source source; name source`. */
function policyText(policy: ContentSecurityPolicy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/**
 * Headers of the web app. It may load from the origin `sites` and upload images to the origin `uploads`, both without
 * a trailing slash. Inline styles are allowed because preview frames (`srcdoc`) inherit this policy; inline scripts
 * aren't.
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

/** Headers of the published sites' origin: no scripts, no cookies, nothing from other origins. */
export const SITES_SECURITY_HEADERS: ResponseHeaders = {
  ...HEADERS_OF_BOTH_ORIGINS,
  'content-security-policy': policyText({
    'default-src': ["'none'"],
    'script-src': ["'none'"],
    'style-src': ["'unsafe-inline'", "'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // No scripts can run here. Auditing tools read robots.txt through the page.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
};

/** Paths of the sites origin whose files never change, and which the web app's previews may load. */
export const SITES_ASSET_PREFIXES = ['/images/', '/fonts/'] as const;

/** Added to `SITES_SECURITY_HEADERS` under `SITES_ASSET_PREFIXES`. */
export const SITES_ASSET_HEADERS: ResponseHeaders = { 'access-control-allow-origin': '*' };

/** For files whose names change with their content. */
export const KEPT_A_YEAR = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/**
 * Sent under `SITES_ASSET_PREFIXES` for files without their own header. Photos that owners may delete have their own.
 */
export const SITES_ASSET_DEFAULTS: ResponseHeaders = { 'cache-control': KEPT_A_YEAR };

/** Published pages are cached, but revalidated every time, so that a publication shows right away. */
export const SITES_PAGE_HEADERS: ResponseHeaders = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** CORS headers of the API. The allowed origin is the web app's, never `*`. */
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

/** CORS rules of the uploads bucket for the web app, whose browser uploads directly. */
export const UPLOAD_CORS = {
  allowedMethods: ['POST'],
  allowedHeaders: ['content-type'],
  maxAgeSeconds: 600,
} as const satisfies {
  allowedMethods: readonly HttpMethod[];
  allowedHeaders: readonly string[];
  maxAgeSeconds: number;
};

/** AWS quotas that no emulator enforces (quota pages of Lambda, API Gateway, and SQS). */
export const LIMITS = {
  /** Event or response of one synchronous Lambda call. */
  lambdaPayloadBytes: 6 * 1024 * 1024,
  /** The largest request body that fits one Lambda call as base64 with its headers. The edge rejects larger ones. */
  requestBodyBytes: 4_650_000,
  /** Body of one HTTP API request. */
  httpApiBodyBytes: 10 * 1024 * 1024,
  /** How long an HTTP API waits for its integration. */
  apiTimeoutSeconds: 30,
  /** How long a function behind the API may run. It responds a second before (`EARLY_ANSWER_MILLISECONDS`). */
  apiFunctionTimeoutSeconds: 29,
  queueMessageBytes: 256 * 1024,
} as const;

/** The edge's response to a larger body, in the format of all errors, because no function sees the request. */
export function tooLargeAnswer(requestId: string) {
  return {
    success: false,
    error:
      'This request is larger than 4.6 MB. Upload the file with POST /api/uploads, then send its upload_id here.',
    code: 'payload_too_large',
    request_id: requestId,
  };
}
