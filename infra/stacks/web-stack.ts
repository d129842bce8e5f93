import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { DeployedFiles } from '#infra/constructs/deployed-files.ts';
import { createDistribution, originOf, viewerRequest } from '#infra/constructs/distribution.ts';
import { createHeadersPolicy } from '#infra/constructs/headers-policy.ts';
import { ORIGIN_KEY_HEADER } from '#infra/constructs/origin-key.ts';
import { createPrivateBucket } from '#infra/constructs/private-bucket.ts';
import { webSecurityHeaders } from '#infra/security-headers.ts';
import type { Domain } from '#infra/stages.ts';
import { API_BASE } from '#shared/contract/route.ts';
import type { FirewallStack } from './firewall-stack.ts';
import { type Stage, stackId, stackProps } from './stage.ts';

export type WebStackProps = {
  sitesOrigin: string;
  /** Where browsers upload images. */
  uploadsOrigin: string;
  firewall: FirewallStack | undefined;
  api: { gateway: { hostName: string }; originKey: string | undefined };
};

/** The web app, and the API on the same origin. */
export class WebStack extends Stack {
  /** Without a trailing slash. */
  readonly origin: string;
  private readonly bucket: Bucket;
  private readonly props: WebStackProps;

  constructor(scope: Construct, stage: Stage, props: WebStackProps) {
    super(scope, stackId(stage, 'web'), stackProps(stage));
    this.props = props;
    // Its content comes from a build, which can be repeated.
    this.bucket = createPrivateBucket(this, 'Web', { keepsData: false });
    const { edge } = stage.config;
    this.origin = edge.hasCloudFront ? this.distribute(edge.webDomain) : edge.webOrigin;
    // On an emulator, a script creates the edge and stores the files.
    if (!stage.isEmulated) new DeployedFiles(this, 'Files', { stage, bucket: this.bucket, files: 'web' });
    new CfnOutput(this, 'WebOrigin', { value: this.origin });
    new CfnOutput(this, 'WebBucketName', { value: this.bucket.bucketName });
  }

  private distribute(domain: Domain | undefined): string {
    const { sitesOrigin: sites, uploadsOrigin: uploads, firewall } = this.props;
    const responseHeadersPolicy = createHeadersPolicy(this, 'Headers', {
      always: webSecurityHeaders({ sites, uploads }),
    });
    const app: BehaviorOptions = {
      // Without the list permission, S3 would answer 403 instead of 404 for a missing file.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy,
      functionAssociations: [viewerRequest(this, 'ViewerRequest', 'web-viewer-request')],
    };
    const { gateway, originKey } = this.props.api;
    const api: BehaviorOptions = {
      origin: new HttpOrigin(gateway.hostName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        ...(originKey !== undefined && { customHeaders: { [ORIGIN_KEY_HEADER]: originKey } }),
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [viewerRequest(this, 'ApiViewerRequest', 'api-viewer-request')],
    };
    const behaviors = { defaultBehavior: app, additionalBehaviors: { [`${API_BASE}/*`]: api } };
    const distribution = createDistribution(this, { behaviors, domain, firewall });
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The viewer request function rewrites every path that would list the bucket.',
    );
    return originOf(distribution, domain);
  }
}
