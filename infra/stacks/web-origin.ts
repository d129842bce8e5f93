import { CfnParameter } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '#infra/stages.ts';

/** Parameter of the API stack on stages without a domain. */
export const WEB_ORIGIN_PARAMETER = 'WebOrigin';

/**
 * The origin of the web app, without a trailing slash, for a stack that the web app depends on. Without a domain of its
 * own CloudFront gives the web app a name which is known only after that stack: `npm run deploy` hands it in with a
 * second turn.
 */
export function webOriginOf(stack: Construct, { config: { edge } }: { config: StageConfig }): string {
  if (!edge.hasCloudFront) return edge.webOrigin;
  if (edge.webDomain !== undefined) return `https://${edge.webDomain.hostName}`;
  const parameter = new CfnParameter(stack, WEB_ORIGIN_PARAMETER, {
    description: 'Origin of the web app, without a trailing slash. The first value is a placeholder.',
    default: 'https://nobody.invalid',
  });
  return parameter.valueAsString;
}

/**
 * The origin that browsers upload from. S3 takes one `*` in it: without a domain, the name that CloudFront gives the web
 * app isn't known yet. What may be uploaded is decided by the signed form, not by the origin.
 */
export function uploadingOrigin({ config: { edge } }: { config: StageConfig }): string {
  if (!edge.hasCloudFront) return edge.webOrigin;
  return edge.webDomain === undefined ? 'https://*.cloudfront.net' : `https://${edge.webDomain.hostName}`;
}
