import { ANSWER_FAILURES, SERVICE_FAILURES } from '#functions/ai/models/model-failure.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { imageFormatOf } from '#shared/images/image-format.ts';
import { MENU_PHOTO_MESSAGES } from '#shared/menu/contract/menu-photo.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';
import { limitPerDay } from './limit-per-day.ts';

const PHOTOS_A_DAY = { noun: 'photos', limit: 30 };

/** Transcribes a menu from its photo. Stores neither the photo nor the text. */
export function createReadMenuPhoto({
  readsPhotos,
  rateLimiter,
  writer,
}: RestaurantProfileDependencies): Operation<typeof restaurantProfileRoutes.readMenuPhoto> {
  return async ({ file }, { restaurantId }) => {
    if (!readsPhotos) throw new AppError('vision_missing');
    if (file === undefined) throw refused(MENU_PHOTO_MESSAGES.missing, 'invalid_input');
    const format = imageFormatOf(file.bytes, ['jpeg', 'png', 'webp']);
    if (format === undefined) throw refused(MENU_PHOTO_MESSAGES.type, 'unsupported_image');
    await limitPerDay(rateLimiter, restaurantId, PHOTOS_A_DAY);
    const { readMenuPhotoTask } = await import('#functions/ai/readers/read-menu-photo-task.ts');
    const photo = { format, bytes: file.bytes };
    const { result, fallbackReason } = await writer.write(readMenuPhotoTask, photo, { restaurantId });
    if (fallbackReason !== undefined) throw failed(fallbackReason);
    if (result.lines.length === 0) throw afterWork(NO_MENU);
    return { data: result };
  };
}

const PASTE = 'paste the text of your menu';
const NO_MENU = `We couldn’t find text in this photo. Take a sharper photo of the whole menu, or ${PASTE}.`;
const UNREADABLE = `We couldn’t read this photo. Choose another one, or ${PASTE}.`;
const TOO_LONG = `This photo has too much text. Photograph one part of your menu at a time, or ${PASTE}.`;
const TOO_SLOW = `This photo took too long to read. Try again, or ${PASTE}.`;
const NOT_NOW = `We can’t read photos right now. Try again in a few minutes, or ${PASTE}.`;

/** Errors of the photo, or of the model's reply to it. */
const FAULTS: Readonly<Record<string, string>> = {
  [ANSWER_FAILURES.filtered]: UNREADABLE,
  [ANSWER_FAILURES.declined]: UNREADABLE,
  [ANSWER_FAILURES.wrongForm]: UNREADABLE,
  [ANSWER_FAILURES.unreadable]: UNREADABLE,
  [SERVICE_FAILURES.badRequest]: UNREADABLE,
  [ANSWER_FAILURES.cutOff]: TOO_LONG,
  [ANSWER_FAILURES.tooLarge]: TOO_LONG,
};

/** Hides why the model didn't respond, which is for operators. */
function failed(reason: string): AppError {
  const fault = FAULTS[reason];
  if (fault !== undefined) return afterWork(fault);
  const message = reason === SERVICE_FAILURES.timeout ? TOO_SLOW : NOT_NOW;
  return new AppError('unavailable', { message, cause: new Error(reason) });
}

function refused(message: string, code: 'invalid_input' | 'unsupported_image'): AppError {
  return new AppError(code, { message, fields: { file: message } });
}

function afterWork(message: string): AppError {
  return new AppError('invalid_input', { message, fields: { file: message }, isAfterWork: true });
}
