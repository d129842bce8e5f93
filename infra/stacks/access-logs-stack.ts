import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type CfnBucket, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { CLOSED_TO_ALL } from '#infra/constructs/private-bucket.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';
import { type Stage, stackId, stackProps } from './stage.ts';

/** The logs contain IP addresses. */
const KEPT_DAYS = FIXED_RETENTION.accessLogs.days;

/** Access logs of published websites and S3. */
export class AccessLogsStack extends Stack {
  readonly bucket: Bucket;

  constructor(scope: Construct, stage: Stage) {
    super(scope, stackId(stage, 'access-logs'), stackProps(stage));
    this.bucket = new Bucket(this, 'AccessLogs', {
      ...CLOSED_TO_ALL,
      // CloudFront writes its logs with an ACL (CloudFront guide, "Standard logging").
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

/** Makes S3 log all accesses to the buckets of a stack. Emulators have no `logs`. */
export function logBucketAccess(stack: Stack, logs: IBucket | undefined): void {
  for (const bucket of stack.node.findAll()) {
    if (!(bucket instanceof Bucket) || bucket === logs) continue;
    if (logs === undefined) {
      acknowledge(bucket, 'S1', 'Emulators don’t log access.');
      continue;
    }
    const resource = bucket.node.defaultChild as CfnBucket;
    resource.loggingConfiguration = {
      destinationBucketName: logs.bucketName,
      logFilePrefix: `s3/${bucket.node.id}/`,
    };
  }
}
