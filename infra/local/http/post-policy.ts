import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const ConditionSchema = z.union([
  z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().check(z.startsWith('$')), z.string()]),
  z.record(z.string(), z.string()),
]);
type Condition = z.infer<typeof ConditionSchema>;
const PolicySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(ConditionSchema) });

/** S3's response to a rejected form. */
export type Refusal = {
  status: 400 | 403;
  code:
    | 'AccessDenied'
    | 'SignatureDoesNotMatch'
    | 'EntityTooLarge'
    | 'EntityTooSmall'
    | 'MalformedPOSTRequest';
};

export type PostedForm = {
  bucketName: string;
  /** All fields except the file, with lower-case names. */
  fields: ReadonlyMap<string, string>;
  fileSize: number;
};

/** Fields that need no condition in S3 ("POST policy", S3 API reference). */
const FREE_FIELDS = ['x-amz-signature', 'file', 'policy'];

/**
 * Checks a form like S3: its policy's signature (Signature Version 4) and expiry, all conditions, and that each field
 * has one. Undefined if the form is valid.
 */
export function checkPostPolicy(
  form: PostedForm,
  { secretAccessKey, now }: { secretAccessKey: string; now: Date },
): Refusal | undefined {
  const policyText = form.fields.get('policy');
  if (policyText === undefined) return { status: 403, code: 'AccessDenied' };
  if (!isSigned(form.fields, policyText, secretAccessKey))
    return { status: 403, code: 'SignatureDoesNotMatch' };
  const policy = PolicySchema.safeParse(JSON.parse(Buffer.from(policyText, 'base64').toString('utf8')));
  if (!policy.success) return { status: 400, code: 'MalformedPOSTRequest' };
  const { expiration, conditions } = policy.data;
  const values = new Map([...form.fields, ['bucket', form.bucketName]]);
  const isCovered = [...form.fields.keys()].every(
    (name) => FREE_FIELDS.includes(name) || conditions.some((condition) => nameIn(condition) === name),
  );
  const isHeld = conditions.every((condition) => holds(condition, values));
  if (Date.parse(expiration) <= now.getTime() || !isCovered || !isHeld)
    return { status: 403, code: 'AccessDenied' };
  return checkSize(conditions, form.fileSize);
}

function checkSize(conditions: readonly Condition[], size: number): Refusal | undefined {
  for (const condition of conditions) {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') continue;
    const [, least, most] = condition;
    if (size < Number(least)) return { status: 400, code: 'EntityTooSmall' };
    if (size > Number(most)) return { status: 400, code: 'EntityTooLarge' };
  }
  return undefined;
}

/** The field of a condition. */
function nameIn(condition: Condition): string | undefined {
  if (!Array.isArray(condition)) return Object.keys(condition)[0]?.toLowerCase();
  return typeof condition[1] === 'string' ? condition[1].slice(1).toLowerCase() : undefined;
}

function holds(condition: Condition, values: ReadonlyMap<string, string>): boolean {
  const value = values.get(nameIn(condition) ?? '');
  if (!Array.isArray(condition)) return value === Object.values(condition)[0];
  const [kind, , expected] = condition;
  if (kind === 'content-length-range') return true;
  return kind === 'eq' ? value === expected : value?.startsWith(String(expected)) === true;
}

/** `x-amz-credential` is `<key id>/<date>/<region>/s3/aws4_request`. */
function isSigned(fields: ReadonlyMap<string, string>, policyText: string, secretAccessKey: string): boolean {
  const scope = (fields.get('x-amz-credential') ?? '').split('/').slice(1);
  if (scope.length !== 4 || fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') return false;
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<string | Buffer>(sign, `AWS4${secretAccessKey}`);
  const expected = sign(key, policyText);
  const given = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
