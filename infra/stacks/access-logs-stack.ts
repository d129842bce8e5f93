import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type CfnBucket, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { CLOSED_TO_ALL } from '#infra/constructs/private-bucket.ts';
import { TRANSFERS } from '#infra/constructs/transfers-bucket.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { type Stage, stackId, stackProps } from './stage.ts';

const KEPT_DAYS = FIXED_RETENTION.accessLogs.days;

/** Access logs of S3. */
export class AccessLogsStack extends Stack {
  readonly bucket: Bucket;

  constructor(scope: Construct, stage: Stage) {
    super(scope, stackId(stage, 'access-logs'), stackProps(stage));
    this.bucket = new Bucket(this, 'AccessLogs', {
      ...CLOSED_TO_ALL,
      // Stages of earlier releases have an ACL for CloudFront here, which S3 refuses with other settings.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(KEPT_DAYS) }],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        actions: ['s3:PutObject'],
        principals: [new ServicePrincipal('logging.s3.amazonaws.com')],
        resources: [this.bucket.arnForObjects('s3/*')],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    acknowledge(this.bucket, 'S1', 'Logging access to the log bucket would create an endless loop.');
  }
}

/**
 * Makes S3 log accesses to the buckets of a stack, but not to the one that browsers open directly, because its log
 * would have their IP addresses. Emulators have no `logs`.
 */
export function logBucketAccess(stack: Stack, logs: IBucket | undefined): void {
  for (const bucket of stack.node.findAll()) {
    if (!(bucket instanceof Bucket) || bucket === logs) continue;
    if (logs === undefined) {
      acknowledge(bucket, 'S1', 'Emulators don’t log access.');
      continue;
    }
    if (bucket.node.id === TRANSFERS) {
      acknowledge(bucket, 'S1', 'Browsers open it directly, so its log would have IP addresses.');
      continue;
    }
    const resource = bucket.node.defaultChild as CfnBucket;
    resource.loggingConfiguration = {
      destinationBucketName: logs.bucketName,
      logFilePrefix: `s3/${bucket.node.id}/`,
    };
  }
}
