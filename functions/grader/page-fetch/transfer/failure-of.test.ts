import { expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

const during = { isOutOfTime: false, redirects: 0 };

test.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_UNSUPPORTED_PROTOCOL',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])('%s is a certificate problem', (code) => {
  expect(failureOf(Object.assign(new Error(code), { code }), during)).toMatchObject({
    reason: 'certificate',
  });
});

test('the first error of several addresses counts', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const unreachable = Object.assign(new Error('unreachable'), { code: 'ENETUNREACH' });

  expect(failureOf(new AggregateError([refused, unreachable]), during)).toMatchObject({
    reason: 'connection_refused',
  });
});

test('an error without details is a bad answer', () => {
  expect(failureOf(new Error('odd'), during)).toMatchObject({ reason: 'bad_response' });
  expect(failureOf({ code: 'constructor' }, during)).toMatchObject({ reason: 'connection_failed' });
});
