import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '#web/client/api-error.ts';
import { readResponseError } from '#web/client/response-error.ts';
import { uploadFailed } from '#web/images/api/upload-error.ts';
import {
  contentFailure,
  deletionFailure,
  enhancementFailure,
  refreshFailure,
  sendingFailure,
} from './enhancement-failure.ts';

const aFailure = (code: ApiErrorCode, status = 0, fields: Record<string, string> = {}) =>
  new ApiError("The server's sentence.", {
    status,
    code,
    fields,
    hasServerMessage: status > 0 && code !== 'unknown',
  });

test('each of the three upload failures has its own message', () => {
  expect(sendingFailure(uploadFailed('Service Unavailable'))).toBe('Upload failed: Service Unavailable');
  expect(sendingFailure(aFailure('network_failure'))).toBe('Upload failed: Network error');
  expect(sendingFailure(aFailure('timeout'))).toBe('Upload failed: Request timeout');
  expect(sendingFailure(aFailure('internal', 500))).toBe("Upload failed: The server's sentence.");
});

test('a file that the server rejects shows the server’s message', () => {
  expect(sendingFailure(aFailure('invalid_input', 422))).toBe("The server's sentence.");
});

test('a timeout and a network failure are reported', () => {
  expect(enhancementFailure(aFailure('timeout'))).toBe('Upload failed: Request timeout');
  expect(enhancementFailure(aFailure('network_failure'))).toBe('Upload failed: Network error');
});

test('unreadable answers, answers without a photo, and empty answers have their own messages', () => {
  const broken = (...parts: string[]) =>
    enhancementFailure(
      aFailure('invalid_response', 201, Object.fromEntries(parts.map((part) => [part, '']))),
    );
  expect(broken()).toBe('Invalid response format');
  expect(broken('data.enhanced_url')).toBe('Enhanced image URL not found in response');
  expect(broken('data.enhanced_image.enhanced_url')).toBe('Enhanced image URL not found in response');
  expect(broken('data.enhanced_image', 'data.enhanced_url')).toBe('Enhanced image URL not found in response');
  expect(broken('data.enhanced_image.change_sheet')).toBe('Enhancement failed');
  expect(broken('data')).toBe('Enhancement failed');
});

test('a limit or a disabled feature is explained with the platform’s sentence, and a fault isn’t', () => {
  expect(enhancementFailure(aFailure('too_many_requests', 429))).toBe("The server's sentence.");
  expect(enhancementFailure(aFailure('feature_off', 403))).toBe("The server's sentence.");
  expect(enhancementFailure(aFailure('unavailable', 503))).toBe("The server's sentence.");
  expect(enhancementFailure(aFailure('internal', 500))).toBe('Image enhancement failed. Please try again.');
  expect(enhancementFailure(new TypeError('x'))).toBe('Image enhancement failed. Please try again.');
});

test('a failed deletion says whether it was refused, unreadable, or broken', () => {
  expect(deletionFailure(aFailure('unknown', 502))).toBe('Delete request failed');
  expect(deletionFailure(aFailure('not_found', 404))).toBe("The server's sentence.");
  expect(deletionFailure(aFailure('internal', 500))).toBe('Failed to delete image. Please try again.');
});

test('the server’s sentence is shown with every code, and a missing one isn’t replaced', () => {
  const refused = (body: object) =>
    enhancementFailure(readResponseError(422, JSON.stringify(body), 'Image enhancement failed'));
  expect(refused({ success: false, error: 'The photo is too dark.' })).toBe('The photo is too dark.');
  expect(refused({ success: false })).toBe('Image enhancement failed. Please try again.');
});

test('a failed text names its platform, and a refusal says why', () => {
  expect(contentFailure(aFailure('internal', 500))).toBe('Content generation failed. Please try again.');
  expect(refreshFailure(aFailure('timeout'), 'Instagram')).toBe(
    'Failed to refresh Instagram content. Please try again.',
  );
  expect(contentFailure(aFailure('too_many_requests', 429))).toBe("The server's sentence.");
  expect(refreshFailure(aFailure('feature_off', 403), 'Instagram')).toBe("The server's sentence.");
});
