import { ApiError } from '#web/client/api-error.ts';
import { UploadError } from '#web/images/api/upload-error.ts';

/** Spec, owner tools §8: the default error of each enhancer call. */
export const ENHANCER_FAILURES = {
  enhance: 'Image enhancement failed. Please try again.',
  write: 'Content generation failed. Please try again.',
  remove: 'Failed to delete image. Please try again.',
} as const;

/** Why a photo couldn’t be sent, in the spec’s words. */
export function sendingFailure(error: unknown): string {
  return error instanceof UploadError ? error.message : wayFailure(error, 'Upload failed: ');
}

/** Why a photo wasn’t enhanced: the upload, an answer without a photo, or the server’s message. */
export function enhancementFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ENHANCER_FAILURES.enhance;
  if (error.code === 'invalid_response') return answerFailure(Object.keys(error.fields));
  return wayFailure(error, '', ENHANCER_FAILURES.enhance);
}

/** Why an image wasn’t deleted. */
export function deletionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ENHANCER_FAILURES.remove;
  if (hasSentence(error)) return error.message;
  return error.code === 'unknown' ? 'Delete request failed' : ENHANCER_FAILURES.remove;
}

/** Why no text was written. */
export function contentFailure(error: unknown): string {
  return error instanceof ApiError && hasSentence(error) ? error.message : ENHANCER_FAILURES.write;
}

/** Why the text for one platform wasn’t rewritten. */
export function refreshFailure(error: unknown, platform: string): string {
  if (error instanceof ApiError && hasSentence(error)) return error.message;
  return `Failed to refresh ${platform} content. Please try again.`;
}

/** `broken`: missing parts of the answer; none if it couldn’t be read at all. */
function answerFailure(broken: readonly string[]): string {
  if (broken.length === 0) return 'Invalid response format';
  const isUrl = broken.every((part) => part === 'data.enhanced_image' || part.endsWith('_url'));
  return isUrl ? 'Enhanced image URL not found in response' : 'Enhancement failed';
}

function wayFailure(error: unknown, prefix: string, otherwise?: string): string {
  if (!(error instanceof ApiError)) return `Upload failed: ${error instanceof Error ? error.message : error}`;
  if (error.code === 'network_failure') return 'Upload failed: Network error';
  if (error.code === 'timeout') return 'Upload failed: Request timeout';
  if (error.code === 'invalid_response') return 'Invalid response format';
  if (hasSentence(error)) return error.message;
  return otherwise ?? `${prefix}${error.message}`;
}

/** Spec, owner tools §8: the server’s message if there is one. The message of an internal error explains nothing. */
function hasSentence({ hasServerMessage, code }: ApiError): boolean {
  return hasServerMessage && code !== 'internal';
}
