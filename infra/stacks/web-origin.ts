import { CfnParameter } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '#infra/stages.ts';

/** Parameter of the stacks that ask for the origin of the web app, on stages without a domain. */
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
