import type { StageConfig } from '#infra/stages.ts';

/**
 * The origin of the web app, without a trailing slash, for a stack that the web app depends on. Undefined without a
 * domain: CloudFront names the web app only after that stack, and then each request contains the name
 * (`infra/edge/api-viewer-request.js`).
 */
export function webOriginOf({ config: { edge } }: { config: StageConfig }): string | undefined {
  if (!edge.hasCloudFront) return edge.webOrigin;
  return edge.webDomain && `https://${edge.webDomain.hostName}`;
}

/**
 * The origin that browsers upload from. S3 allows one `*` in it, for stages without a domain, where CloudFront's name
 * for the web app isn't known yet. The signed form decides what may be uploaded, not the origin.
 */
export function uploadingOrigin(stage: { config: StageConfig }): string {
  return webOriginOf(stage) ?? 'https://*.cloudfront.net';
}
