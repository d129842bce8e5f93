import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { UPLOAD_CORS } from '#infra/security-headers.ts';
import { CLOSED_TO_ALL } from './private-bucket.ts';

/**
 * A bucket for files on their way in and out. Everything in it is gone after a day, and what is deleted is gone at
 * once: an owner's original may say where it was taken. `webOrigin` may send files to it, each with a form that
 * the product has signed.
 */
export function createTransfersBucket(scope: Construct, id: string, webOrigin: string): Bucket {
  return new Bucket(scope, id, {
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
