import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { UPLOAD_CORS } from '#infra/security-headers.ts';
import { CLOSED_TO_ALL } from './private-bucket.ts';

/** The construct ID of the bucket. */
export const TRANSFERS = 'Transfers';

/**
 * A bucket for uploads and downloads. Everything expires after a day, and deletions take effect right away, because an
 * original may contain its location. `webOrigin` may upload to it, with forms that the product signed.
 */
export function createTransfersBucket(scope: Construct, webOrigin: string): Bucket {
  return new Bucket(scope, TRANSFERS, {
    ...CLOSED_TO_ALL,
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    cors: [
      {
        allowedOrigins: [webOrigin],
        allowedMethods: UPLOAD_CORS.allowedMethods.map((method) => HttpMethods[method]),
        allowedHeaders: [...UPLOAD_CORS.allowedHeaders],
        maxAge: UPLOAD_CORS.maxAgeSeconds,
      },
    ],
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
