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
import type { Domain } from '#infra/stages.ts';
import { acknowledge } from './acknowledge.ts';

/** A CloudFront distribution with the house's TLS settings and, when the stage has one, its own host name. */
export function createDistribution(
  scope: Construct,
  props: { behaviors: DistributionProps; domain: Domain | undefined; firewallArn?: string },
): Distribution {
  const { domain } = props;
  const distribution = new Distribution(scope, 'Distribution', {
    httpVersion: HttpVersion.HTTP2_AND_3,
    ...(domain !== undefined && {
      domainNames: [domain.hostName],
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
    }),
    ...(props.firewallArn !== undefined && { webAclId: props.firewallArn }),
    ...props.behaviors,
  });
  acknowledge(distribution, 'CFR1', "Restaurants' guests and owners may be in any country.");
  if (props.firewallArn === undefined)
    acknowledge(
      distribution,
      'CFR2',
      'There is nothing to inject into: static files, and an API that API Gateway throttles by route and the product by account. A web ACL costs more than a small stage: the switch hasFirewall puts one in front of the web app.',
    );
  acknowledge(
    distribution,
    'CFR3',
    "Access logs would keep the addresses of restaurants' guests; CloudFront's metrics answer how much is served.",
  );
  if (domain === undefined)
    acknowledge(
      distribution,
      'CFR4',
      "Without a domain of its own the stage uses CloudFront's certificate, whose TLS settings AWS fixes. Stages with a domain use TLS 1.2 and newer.",
    );
  return distribution;
}

/** Runs `infra/edge/<file>.js` at the edge, before the cache is asked. */
export function viewerRequest(scope: Construct, id: string, file: string) {
  const code = FunctionCode.fromFile({ filePath: `${import.meta.dirname}/../edge/${file}.js` });
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new CloudFrontFunction(scope, id, { code, runtime: FunctionRuntime.JS_2_0 }),
  };
}

/** Address of a distribution, without a trailing slash. */
export function originOf(distribution: Distribution, domain: Domain | undefined): string {
  return `https://${domain?.hostName ?? distribution.distributionDomainName}`;
}
