import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceResponse } from 'aws-lambda';
import { unpackFiles } from './packed-files.ts';
import { uploadFiles } from './upload-files.ts';

/** The properties of the resource: a package in CDK's bucket, and the bucket for its files. */
export type UploadProperties = { packageBucket: string; packageKey: string; bucket: string };

/**
 * Stores the files of a package in a bucket, for CloudFormation, which waits for the answer at `ResponseURL`
 * (CloudFormation guide, "Custom resource reference"). Deleting the resource leaves the files where they are.
 */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<void> {
  try {
    if (event.RequestType !== 'Delete') await store(event.ResourceProperties as unknown as UploadProperties);
    await answer(event, { Status: 'SUCCESS' });
  } catch (error) {
    console.error('The files weren’t stored.', error);
    await answer(event, { Status: 'FAILED', Reason: error instanceof Error ? error.message : String(error) });
  }
}

async function store({ packageBucket, packageKey, bucket }: UploadProperties): Promise<void> {
  const client = new S3Client();
  const { Body } = await client.send(new GetObjectCommand({ Bucket: packageBucket, Key: packageKey }));
  if (Body === undefined) throw new Error('The package is empty.');
  await uploadFiles(client, bucket, unpackFiles(await Body.transformToByteArray()));
  client.destroy();
}

async function answer(
  event: CloudFormationCustomResourceEvent,
  result: Pick<CloudFormationCustomResourceResponse, 'Status'> & { Reason?: string },
): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = event;
  const body = { ...result, StackId, RequestId, LogicalResourceId, PhysicalResourceId: LogicalResourceId };
  const { ok, status } = await fetch(event.ResponseURL, {
    method: 'PUT',
    // The URL is signed without a content type.
    headers: { 'content-type': '' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`CloudFormation’s address answered ${status}.`);
}
