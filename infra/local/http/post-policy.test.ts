import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { describe, expect, test } from 'vitest';
import { checkPostPolicy, type PostedForm } from './post-policy.ts';

const SECRET = 'a secret';
const KEY = 'uploads/lupo/1';

/** A form as the SDK signs it and a browser sends it. */
async function aForm(changes: Record<string, string> = {}, fileSize = 100): Promise<PostedForm> {
  const client = new S3Client({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'id', secretAccessKey: SECRET },
  });
  const { fields } = await createPresignedPost(client, {
    Bucket: 'bucket',
    Key: KEY,
    Expires: 600,
    Fields: { 'Content-Type': 'image/jpeg' },
    Conditions: [['content-length-range', 1, 1000]],
  });
  const all = Object.entries({ ...fields, ...changes }).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  return { bucketName: 'bucket', fields: new Map(all), fileSize };
}

const check = (form: PostedForm, now = new Date()) => checkPostPolicy(form, { secretAccessKey: SECRET, now });

test('a signed form is accepted', async () => {
  expect(check(await aForm())).toBeUndefined();
});

describe('a form is rejected like in S3', () => {
  test.each([
    ['another key', { key: 'uploads/orso/1' }, 'AccessDenied'],
    ['another type', { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['a field without a condition', { acl: 'public-read' }, 'AccessDenied'],
    [
      'another policy',
      { Policy: Buffer.from('{"conditions":[]}').toString('base64') },
      'SignatureDoesNotMatch',
    ],
    ['another signature', { 'X-Amz-Signature': '00' }, 'SignatureDoesNotMatch'],
  ])('with %s', async (_, changes, code) => {
    expect(check(await aForm(changes))).toEqual({ status: 403, code });
  });

  test.each([
    [0, 'EntityTooSmall'],
    [1001, 'EntityTooLarge'],
  ])('with a file of %i bytes', async (size, code) => {
    expect(check(await aForm({}, size))).toEqual({ status: 400, code });
  });

  test('for another bucket, after its time, and without a policy', async () => {
    const form = await aForm();
    expect(check({ ...form, bucketName: 'other' })?.code).toBe('AccessDenied');
    expect(check(form, new Date(Date.now() + 601_000))?.code).toBe('AccessDenied');
    expect(check({ ...form, fields: new Map() })?.code).toBe('AccessDenied');
  });
});
