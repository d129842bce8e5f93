import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import {
  type ResponseHeaders,
  SITES_ASSET_DEFAULTS,
  SITES_ASSET_HEADERS,
  SITES_SECURITY_HEADERS,
  webSecurityHeaders,
} from '#infra/security-headers.ts';
import { createHeadersPolicy, type PolicyHeaders } from './headers-policy.ts';

const ORIGINS = { sites: 'https://sites.example', uploads: 'https://uploads.example' };

type PolicyConfig = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean; Preload: boolean };
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    ContentTypeOptions?: object;
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
  CorsConfig?: { AccessControlAllowOrigins: { Items: string[] } };
};

function policyOf(headers: PolicyHeaders): PolicyConfig {
  const stack = new Stack(new App(), 'Stack');
  createHeadersPolicy(stack, 'Headers', headers);
  const [policy] = Object.values(
    Template.fromStack(stack).findResources('AWS::CloudFront::ResponseHeadersPolicy'),
  );
  return policy?.Properties.ResponseHeadersPolicyConfig;
}

/** The headers that CloudFront sends for a policy. */
function headersSent(policy: PolicyConfig): ResponseHeaders {
  const { SecurityHeadersConfig: security, CustomHeadersConfig, CorsConfig } = policy;
  const hsts = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? '; includeSubDomains' : ''}${hsts.Preload ? '; preload' : ''}`,
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    ...(security.ContentTypeOptions !== undefined && { 'x-content-type-options': 'nosniff' }),
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    ...(CorsConfig !== undefined && {
      'access-control-allow-origin': CorsConfig.AccessControlAllowOrigins.Items[0],
    }),
  };
}

test.each([
  ['the web app', { always: webSecurityHeaders(ORIGINS) }],
  ['a published page', { always: SITES_SECURITY_HEADERS }],
  [
    'an image of a published page',
    { always: { ...SITES_SECURITY_HEADERS, ...SITES_ASSET_HEADERS }, defaults: SITES_ASSET_DEFAULTS },
  ],
])('CloudFront sends the same headers for %s as local mode', (_what, headers: PolicyHeaders) => {
  expect(headersSent(policyOf(headers))).toEqual({ ...headers.always, ...headers.defaults });
});

test('cache times come from the file, and from the policy only without one', () => {
  const { CustomHeadersConfig } = policyOf({
    always: SITES_SECURITY_HEADERS,
    defaults: SITES_ASSET_DEFAULTS,
  });
  const isOverridden = Object.fromEntries(
    CustomHeadersConfig.Items.map(({ Header, Override }) => [Header, Override]),
  );
  expect(isOverridden['cache-control']).toBe(false);
  expect(Object.values(isOverridden).filter((override) => !override)).toHaveLength(1);
});

test('scripts are forbidden on the sites origin, and inline scripts in the web app', () => {
  expect(SITES_SECURITY_HEADERS['content-security-policy']).toContain("script-src 'none'");
  expect(webSecurityHeaders(ORIGINS)['content-security-policy']).toContain("script-src 'self';");
});
