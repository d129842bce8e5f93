import { AppError } from '#functions/platform/app-error.ts';
import { GUEST_LIST_MESSAGES, MAX_GUEST_LIST_BYTES } from '#shared/lists/contract/guest-list-file.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import type { SmsInput } from './sms-input.ts';

/** The form field with the list. */
export const LIST_FIELD = 'customerList';

type FoundList = { bytes: Uint8Array; filename: string; discard: () => Promise<void> };

/**
 * Finds the list in the form's file, its text, or an upload; undefined if there is none. Another owner's upload has
 * another key, so it isn't found.
 */
export async function findList(
  dependencies: Pick<SmsCampaignDependencies, 'uploads'>,
  restaurantId: string,
  { body, file }: Pick<SmsInput, 'body' | 'file'>,
): Promise<FoundList | undefined> {
  const list = await readList(dependencies, restaurantId, { body, file });
  if (list === undefined) return undefined;
  if (!/\.csv$/i.test(list.filename)) {
    const message = GUEST_LIST_MESSAGES.type;
    throw new AppError('invalid_input', { message, fields: { [LIST_FIELD]: message } });
  }
  if (list.bytes.length > MAX_GUEST_LIST_BYTES) {
    const message = GUEST_LIST_MESSAGES.tooLarge;
    throw new AppError('payload_too_large', { message, fields: { [LIST_FIELD]: message } });
  }
  return list;
}

async function readList(
  { uploads }: Pick<SmsCampaignDependencies, 'uploads'>,
  restaurantId: string,
  { body, file }: Pick<SmsInput, 'body' | 'file'>,
): Promise<FoundList | undefined> {
  const discard = async () => {};
  if (file !== undefined) return { bytes: file.bytes, filename: file.filename, discard };
  if (body.csv !== undefined && body.csv !== '') {
    return { bytes: new TextEncoder().encode(body.csv), filename: 'list.csv', discard };
  }
  if (body.upload_id === undefined || body.upload_id === '') return undefined;
  const key = { restaurantId, uploadId: body.upload_id };
  const upload = /^[\w-]+$/.test(key.uploadId) ? await uploads.find(key, 'guest_list') : undefined;
  if (upload === undefined) throw new AppError('not_found');
  // If the deletion fails, the upload expires after a day.
  return { ...upload, discard: () => uploads.delete(key).catch(() => undefined) };
}
