import type { StageConfig } from '#infra/stages.ts';

/**
 * The origin of the web app, without a trailing slash, for a stack that the web app depends on. Undefined without a domain:
 * CloudFront gives the web app a name only after that stack, and then each request says it
 * (`infra/edge/api-viewer-request.js`).
 */
export function webOriginOf({ config: { edge } }: { config: StageConfig }): string | undefined {
  if (!edge.hasCloudFront) return edge.webOrigin;
  return edge.webDomain && `https://${edge.webDomain.hostName}`;
}

/**
 * The origin that browsers upload from. S3 takes one `*` in it: without a domain, the name that CloudFront gives the web
 * app isn't known yet. What may be uploaded is decided by the signed form, not by the origin.
 */
export function uploadingOrigin(stage: { config: StageConfig }): string {
  return webOriginOf(stage) ?? 'https://*.cloudfront.net';
}
