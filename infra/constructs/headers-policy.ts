import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersCorsBehavior,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { ResponseHeaders } from '#infra/security-headers.ts';

/** CloudFront's form of each security header, which it rejects as a plain custom header. */
const SECURITY_HEADERS: Record<string, (text: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override: true },
  }),
  'strict-transport-security': (text) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(text)?.[1])),
      includeSubdomains: text.includes('includeSubDomains'),
      preload: text.includes('preload'),
      override: true,
    },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override: true } }),
  'x-frame-options': (text) => ({
    frameOptions: {
      frameOption: text === 'DENY' ? HeadersFrameOption.DENY : HeadersFrameOption.SAMEORIGIN,
      override: true,
    },
  }),
  'referrer-policy': (text) => ({
    referrerPolicy: { referrerPolicy: parseReferrerPolicy(text), override: true },
  }),
};

const CORS_HEADER = 'access-control-allow-origin';

/** `always`: overrides the origin. `defaults`: used if the origin doesn't send the header; no security headers. */
export type PolicyHeaders = { always: ResponseHeaders; defaults?: ResponseHeaders };

/** A CloudFront response headers policy that sends exactly these headers. */
export function createHeadersPolicy(
  scope: Construct,
  id: string,
  { always, defaults = {} }: PolicyHeaders,
): ResponseHeadersPolicy {
  const all = Object.entries(always);
  const isCustom = (name: string) => !(name in SECURITY_HEADERS) && name !== CORS_HEADER;
  const customHeaders = [
    ...all.filter(([name]) => isCustom(name)).map(([header, value]) => ({ header, value, override: true })),
    ...Object.entries(defaults).map(([header, value]) => ({ header, value, override: false })),
  ];
  const security = all.map(([name, text]) => SECURITY_HEADERS[name]?.(text) ?? {});
  const allowedOrigin = always[CORS_HEADER];
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign({}, ...security),
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
    ...(allowedOrigin !== undefined && { corsBehavior: corsBehavior(allowedOrigin) }),
  });
}

function corsBehavior(allowedOrigin: string): ResponseHeadersCorsBehavior {
  return {
    accessControlAllowOrigins: [allowedOrigin],
    accessControlAllowMethods: ['GET', 'HEAD'],
    accessControlAllowHeaders: ['*'],
    accessControlAllowCredentials: false,
    originOverride: true,
  };
}

function parseReferrerPolicy(text: string): HeadersReferrerPolicy {
  const policy = Object.values(HeadersReferrerPolicy).find((each) => each === text);
  if (policy === undefined) throw new Error(`CloudFront knows no referrer policy "${text}".`);
  return policy;
}
