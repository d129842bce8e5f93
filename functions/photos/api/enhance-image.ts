import { altTextOf } from '#functions/images/alt-text.ts';
import { isRefusedImage } from '#functions/images/files/refused-image.ts';
import { tidyFilename } from '#functions/images/tidy-filename.ts';
import { withImageQuota } from '#functions/images/with-image-quota.ts';
import { inspectDescription } from '#functions/moderation/inspect-description.ts';
import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { composeLook } from '#shared/photos/compose-look.ts';
import { ENHANCEMENT_MESSAGES, MAX_ENHANCED_PHOTOS } from '#shared/photos/contract/enhancement.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import { describeChanges } from '#shared/photos/describe-changes.ts';
import { computeCostMicros } from '#shared/platform-settings/ai-prices.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { enhancedImageAnswer } from './enhanced-image-answer.ts';
import { findPhoto, type Photo } from './find-photo.ts';
import type { PhotoFormat } from './photo/photo-files.ts';
import { readLookRequest } from './read-look-request.ts';
import { storeEnhancedFiles } from './store-enhanced-files.ts';

type EnhanceImage = typeof imageEnhancerRoutes.enhanceImage;
type Work = {
  photo: Photo;
  format: PhotoFormat;
  request: ReturnType<typeof readLookRequest>;
  altText: string | undefined;
};

/**
 * Enhances a photo within one metered call. The header is checked before the call is metered, and a file that fails to
 * decode is free too.
 */
export function createEnhanceImage(dependencies: ImageEnhancerDependencies): Operation<EnhanceImage> {
  const { meter, enhancements, photoTools, sitesOrigin } = dependencies;
  return async (input, { restaurantId, audit }) => {
    const photo = await findPhoto(dependencies, restaurantId, input);
    const { inspectPhoto } = await photoTools();
    const { format } = await inspectPhoto(photo.bytes);
    const work = { photo, format, request: readLookRequest(input.body), altText: input.body.alt_text };
    const measured = () =>
      meter.measure({ feature: 'image_enhancement', restaurantId }, async () => {
        const startedAt = performance.now();
        const result = await enhance(dependencies, restaurantId, work);
        return { result, costMicros: computeCostMicros(performance.now() - startedAt), hasFailed: false };
      });
    const room = { restaurantId, most: MAX_ENHANCED_PHOTOS, message: ENHANCEMENT_MESSAGES.limit };
    const enhancement = await withImageQuota(enhancements, room, measured).catch(refuseAfterWork);
    const { image_id, original_filename, settings, preset } = enhancement;
    audit.after = { image_id, filename: original_filename, ...settings, preset };
    const answer = enhancedImageAnswer(enhancement, sitesOrigin);
    const { enhanced_url } = answer;
    return { data: { enhanced_image: answer, enhanced_url, enhanced_image_url: enhanced_url } };
  };
}

/** Creates the row before the files, so that a crash leaves no file that can't be found. */
async function enhance(
  dependencies: ImageEnhancerDependencies,
  restaurantId: string,
  { photo, format, request, altText }: Work,
): Promise<EnhancementRecord> {
  const { enhancements, sites, photoTools, ids, clock } = dependencies;
  const { enhancePhoto, encodeOriginal, makeThumbnail } = await photoTools();
  const { look, ...words } = composeLook(request);
  const { file, change, applied, found } = await enhancePhoto(photo.bytes, look);
  const original = photo.original ?? (await encodeOriginal(photo.bytes, format));
  const thumbnails = { original: await makeThumbnail(original), enhanced: await makeThumbnail(file.bytes) };
  const imageId = ids.next();
  await enhancements.begin(restaurantId, imageId);
  const paths = await storeEnhancedFiles(sites, imageId, {
    original,
    enhanced: file.bytes,
    format,
    thumbnails,
  });
  const alt = altText ?? photo.altText ?? altTextOf(photo.filename);
  const enhancement: EnhancementRecord = {
    restaurant_id: restaurantId,
    image_id: imageId,
    created_at: clock.now().toISOString(),
    original_filename: tidyFilename(photo.filename),
    format,
    ...paths,
    width: file.width,
    height: file.height,
    settings: look.settings,
    preset: request.preset ?? null,
    prompt: request.prompt ?? null,
    applied: { settings: applied.look.settings, effects: applied.look.effects, light: applied.light },
    change_sheet: {
      ...change,
      ...words,
      steps: describeChanges(applied.look, { ...change, ...found }),
    },
    alt_text: await inspectDescription(dependencies, { restaurantId, imageId, alt }),
    kept_version: 'enhanced',
    site_image_ids: {},
  };
  if (!(await enhancements.complete(enhancement))) throw new AppError('not_found');
  return enhancement;
}

/** A rejected photo is free, but counts toward the hourly upload limit, because decoding is work. */
function refuseAfterWork(error: unknown): never {
  if (!isRefusedImage(error)) throw error;
  const { code, message, fields = {}, cause } = error;
  throw new AppError(code, { message, fields, cause, isAfterWork: true });
}
