import { expect, test } from 'vitest';
import { ApiError } from '#web/client/api-error.ts';
import { adviceFor, errorMessages, isForbidden } from './error-messages.ts';

test('a server error shows its message and the reference for support', () => {
  const error = new ApiError('We couldn’t load your website', {
    status: 500,
    code: 'internal',
    requestId: 'r-1',
  });
  expect(errorMessages(error)).toEqual({
    title: 'We couldn’t load your website',
    advice: 'Please try again in a moment.',
    referenceId: 'r-1',
  });
});

test('a lost connection and a slow server have different messages', () => {
  const failed = (code: 'network_failure' | 'timeout') =>
    adviceFor(new ApiError('Failed', { status: 0, code }));
  expect(failed('network_failure')).toContain('can’t reach the server');
  expect(failed('timeout')).toContain('longer than expected');
});

test('a missing resource is not found, and a refused one is forbidden', () => {
  const missing = new ApiError('We could not find it.', { status: 404, code: 'not_found' });
  const refused = new ApiError('No.', { status: 403, code: 'forbidden' });
  expect(errorMessages(missing).title).toBe('Not found');
  expect([isForbidden(missing), isForbidden(refused)]).toEqual([false, true]);
});

test('an error in the app shows no internals', () => {
  const words = errorMessages(new TypeError('x is undefined'));
  expect(words).toEqual({
    title: 'Something went wrong',
    advice: 'Try again. If it keeps happening, reload the page.',
  });
});
