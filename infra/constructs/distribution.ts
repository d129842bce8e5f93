import { Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Function as CloudFrontFunction,
  Distribution,
  type DistributionProps,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { logRequests } from '#infra/stacks/edge-logs-stack.ts';
import type { FirewallStack } from '#infra/stacks/firewall-stack.ts';
import type { Domain } from '#infra/stages.ts';
import { acknowledge } from './acknowledge.ts';

/** A CloudFront distribution with our TLS settings and, if the stage has one, its own host name. */
export function createDistribution(
  scope: Construct,
  props: { behaviors: DistributionProps; domain: Domain | undefined; firewall: FirewallStack | undefined },
): Distribution {
  const { domain, firewall } = props;
  const distribution = new Distribution(scope, 'Distribution', {
    httpVersion: HttpVersion.HTTP2_AND_3,
    ...(domain !== undefined && {
      domainNames: [domain.hostName],
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
    }),
    ...(firewall !== undefined && { webAclId: firewall.arnFor(Stack.of(scope)) }),
    ...props.behaviors,
  });
  logRequests(distribution);
  acknowledge(distribution, 'CFR1', 'Guests and owners can be in any country.');
  if (firewall === undefined)
    acknowledge(
      distribution,
      'CFR2',
      'The distribution serves static files and an API that is throttled by route and by account. A web ACL costs more than a small stage. Set hasFirewall to put one in front.',
    );
  if (domain === undefined)
    acknowledge(
      distribution,
      'CFR4',
      'Without its own domain, the stage uses CloudFront’s certificate with fixed TLS settings. Stages with a domain use TLS 1.2 or newer.',
    );
  return distribution;
}

/** Runs `infra/edge/<file>.js` at the edge, before the cache lookup. */
export function viewerRequest(scope: Construct, id: string, file: string) {
  const code = FunctionCode.fromFile({ filePath: `${import.meta.dirname}/../edge/${file}.js` });
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new CloudFrontFunction(scope, id, { code, runtime: FunctionRuntime.JS_2_0 }),
  };
}

/** The URL of a distribution, without a trailing slash. */
export function originOf(distribution: Distribution, domain: Domain | undefined): string {
  return `https://${domain?.hostName ?? distribution.distributionDomainName}`;
}
