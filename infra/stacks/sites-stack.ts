import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { type BehaviorOptions, CachePolicy, ViewerProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { DeployedFiles } from '#infra/constructs/deployed-files.ts';
import { createDistribution, originOf, viewerRequest } from '#infra/constructs/distribution.ts';
import { createHeadersPolicy } from '#infra/constructs/headers-policy.ts';
import { createPrivateBucket } from '#infra/constructs/private-bucket.ts';
import {
  SITES_ASSET_DEFAULTS,
  SITES_ASSET_HEADERS,
  SITES_ASSET_PREFIXES,
  SITES_PAGE_HEADERS,
  SITES_SECURITY_HEADERS,
} from '#infra/security-headers.ts';
import type { Domain } from '#infra/stages.ts';
import type { FirewallStack } from './firewall-stack.ts';
import { type Stage, stackId, stackProps } from './stage.ts';

/** Published sites, their images, and fonts, on a separate origin. */
export class SitesStack extends Stack {
  readonly bucket: Bucket;
  /** Without a trailing slash. */
  readonly origin: string;

  constructor(scope: Construct, stage: Stage, firewall: FirewallStack | undefined) {
    super(scope, stackId(stage, 'sites'), stackProps(stage));
    this.bucket = createPrivateBucket(this, 'Sites', stage.config);
    const { edge } = stage.config;
    this.origin = edge.hasCloudFront ? this.distribute(edge.sitesDomain, firewall) : edge.sitesOrigin;
    if (!stage.isEmulated) new DeployedFiles(this, 'Files', { stage, bucket: this.bucket, files: 'sites' });
    new CfnOutput(this, 'SitesOrigin', { value: this.origin });
    new CfnOutput(this, 'SitesBucketName', { value: this.bucket.bucketName });
  }

  private distribute(domain: Domain | undefined, firewall: FirewallStack | undefined): string {
    const origin = S3BucketOrigin.withOriginAccessControl(this.bucket);
    const pages: BehaviorOptions = {
      origin,
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: this.pagesCachePolicy(),
      responseHeadersPolicy: createHeadersPolicy(this, 'PageHeaders', {
        always: { ...SITES_SECURITY_HEADERS, ...SITES_PAGE_HEADERS },
      }),
      functionAssociations: [viewerRequest(this, 'ViewerRequest', 'sites-viewer-request')],
    };
    const assets: BehaviorOptions = {
      origin,
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: createHeadersPolicy(this, 'AssetHeaders', {
        always: { ...SITES_SECURITY_HEADERS, ...SITES_ASSET_HEADERS },
        defaults: SITES_ASSET_DEFAULTS,
      }),
    };
    const additionalBehaviors = Object.fromEntries(
      SITES_ASSET_PREFIXES.map((prefix) => [`${prefix}*`, assets]),
    );
    // S3 answers 403 for a missing file, because CloudFront may not list the bucket.
    const errorResponses = [403, 404].map((httpStatus) => ({
      httpStatus,
      responseHttpStatus: 404,
      responsePagePath: '/404.html',
      ttl: Duration.seconds(10),
    }));
    const behaviors = { defaultBehavior: pages, additionalBehaviors, errorResponses };
    return originOf(createDistribution(this, { behaviors, domain, firewall }), domain);
  }

  /** Revalidates each time unless the file says otherwise, so that a publication shows right away. */
  private pagesCachePolicy(): CachePolicy {
    return new CachePolicy(this, 'Pages', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}
