import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** Settings of every bucket: no public access, encryption, TLS only. */
export const CLOSED_TO_ALL = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps;

/**
 * A private bucket: encrypted, TLS only, and versioned, so that overwrites and deletions can be undone for 30 days.
 * With `keepsData` it outlives its stack.
 */
export function createPrivateBucket(scope: Construct, id: string, props: { keepsData: boolean }): Bucket {
  return new Bucket(scope, id, {
    ...CLOSED_TO_ALL,
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.days(30),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: props.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
