import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '#web/client/api-error.ts';
import { imageRefused, preparationFailed, takingUpFailed, uploadFailed } from './upload-error.ts';

const failed = (status: number, code: ApiErrorCode, message = 'We couldn’t upload the image. Try again.') =>
  takingUpFailed(new ApiError(message, { status, code }));

test('a rejected image gets the message of the rule it breaks', () => {
  const error = imageRefused('tooLarge');
  expect([error.message, error.isWorthRetrying]).toEqual(['File too large. Maximum size: 5.0MB', false]);
});

test('a failed upload says what happened', () => {
  expect(uploadFailed('Forbidden').message).toBe('Upload failed: Forbidden');
  expect(failed(0, 'network_failure').message).toBe('Upload failed: Network error');
  expect(failed(0, 'timeout').message).toBe('Upload failed: Request timeout');
  expect(failed(200, 'invalid_response').message).toBe('Invalid response format');
  expect(failed(503, 'unavailable', 'The service is busy.').message).toBe(
    'Upload failed: The service is busy.',
  );
});

test('the platform’s message about the image itself is shown unchanged', () => {
  const error = failed(422, 'invalid_image', 'Invalid image file');
  expect([error.message, error.isWorthRetrying]).toEqual(['Invalid image file', false]);
});

test('a failed preparation says why, and a rejection stays a rejection', () => {
  expect(preparationFailed(new Error('no memory')).message).toBe('Upload preparation failed: no memory');
  expect(preparationFailed(imageRefused('invalid')).message).toBe('Invalid image file');
});
