import { imageAnswer } from '#functions/images/image-answer.ts';
import type { ImageRecord } from '#functions/images/images-repository.ts';
import { ingestImage } from '#functions/images/ingest-image.ts';
import { inspectDescription } from '#functions/moderation/inspect-description.ts';
import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { getEnhancement } from './get-enhancement.ts';

type UseEnhancedImage = typeof imageEnhancerRoutes.useEnhancedImage;

/**
 * Adds the chosen version to the website images. The first call determines the ID, so a second one finds the same
 * image.
 */
export function createUseEnhancedImage(dependencies: ImageEnhancerDependencies): Operation<UseEnhancedImage> {
  const { enhancements, images, ids, sitesOrigin } = dependencies;
  return async ({ params, body }, { restaurantId, audit }) => {
    const found = await getEnhancement(dependencies, restaurantId, params.id);
    const enhancement = await withAltText(dependencies, found, body.alt_text);
    const { image_id: imageId, kept_version: version } = enhancement;
    const siteImageId = await enhancements.claimSiteImage({ restaurantId, imageId }, version, ids.next());
    if (siteImageId === undefined) throw new AppError('not_found');
    const present = await images.find(restaurantId, siteImageId);
    const image =
      present === undefined
        ? await ingest(dependencies, { enhancement, siteImageId, imageType: body.image_type })
        : await withNewAlt(dependencies, present, body.alt_text && enhancement.alt_text);
    audit.after = { image_id: siteImageId, filename: image.filename, kept_version: version };
    return { data: imageAnswer(image, sitesOrigin) };
  };
}

/** Requires alt text, because guests who can't see a photo need it. */
async function withAltText(
  dependencies: Pick<ImageEnhancerDependencies, 'enhancements' | 'inspect' | 'moderation'>,
  enhancement: EnhancementRecord,
  altText: RouteInput<UseEnhancedImage>['body']['alt_text'],
): Promise<EnhancementRecord> {
  const { restaurant_id: restaurantId, image_id: imageId, alt_text } = enhancement;
  const isNew = altText !== undefined && altText !== alt_text;
  const alt = isNew
    ? await inspectDescription(dependencies, { restaurantId, imageId, alt: altText })
    : alt_text;
  if (alt === '') {
    const message = ENHANCEMENT_MESSAGES.altTextMissing;
    throw new AppError('invalid_input', { message, fields: { alt_text: message } });
  }
  if (!isNew) return enhancement;
  const changed = await dependencies.enhancements.change(restaurantId, imageId, { alt_text: alt });
  if (changed === undefined) throw new AppError('not_found');
  return changed;
}

/** Updates an existing image's description to the owner's latest. */
async function withNewAlt(
  { images }: Pick<ImageEnhancerDependencies, 'images'>,
  image: ImageRecord,
  alt: string | undefined,
): Promise<ImageRecord> {
  if (alt === undefined || alt === image.asset.alt) return image;
  await images.describe(image.restaurant_id, image.image_id, alt);
  return { ...image, asset: { ...image.asset, alt } };
}

type Use = { enhancement: EnhancementRecord; siteImageId: string; imageType: ImageRecord['image_type'] };

async function ingest(
  dependencies: ImageEnhancerDependencies,
  { enhancement, siteImageId, imageType }: Use,
): Promise<ImageRecord> {
  const { sites, images, photoTools } = dependencies;
  const { restaurant_id: restaurantId, kept_version, original_filename: filename, alt_text } = enhancement;
  const path = kept_version === 'enhanced' ? enhancement.enhanced_path : enhancement.original_path;
  const file = await sites.findBytes(path.slice(1));
  if (file === undefined) throw new AppError('not_found');
  // The original may exceed the size limit of website images.
  const bytes = await (await photoTools()).makeSmaller(file);
  const upload = { restaurantId, imageId: siteImageId, bytes, filename };
  return ingestImage(dependencies, upload, { image_type: imageType, alt: alt_text }).catch(async (error) => {
    // A parallel call created it first.
    const isTaken = error instanceof AppError && error.code === 'upload_used';
    const image = isTaken ? await images.find(restaurantId, siteImageId) : undefined;
    if (image === undefined) throw error;
    return image;
  });
}
