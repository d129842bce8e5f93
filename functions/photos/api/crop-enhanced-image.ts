import { imageFolder } from '#functions/images/files/image-file-names.ts';
import type { EnhancementRecord } from '#functions/photos/enhancements-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { PhotoCrop } from '#shared/photos/contract/enhancement.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { FocalPoint } from '#shared/posts/social/image-crop.ts';
import { IMAGE_SPECS, type ImagePlace } from '#shared/posts/social/image-specs.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { getEnhancement } from './get-enhancement.ts';
import type { AppliedLook } from './photo/enhance-photo.ts';
import { storePublicFile } from './store-enhanced-files.ts';

type Dependencies = Pick<ImageEnhancerDependencies, 'enhancements' | 'sites' | 'photoTools' | 'sitesOrigin'>;
type CropWork = { enhancement: EnhancementRecord; original: Uint8Array; focus: FocalPoint | undefined };

/** Makes the requested crops one after the other, each as large as its platform wants it. */
export function createCropEnhancedImage(
  dependencies: Dependencies,
): Operation<typeof imageEnhancerRoutes.cropEnhancedImage> {
  const { enhancements, sites } = dependencies;
  return async ({ params: { id }, body: { places, focus } }, { restaurantId }) => {
    const enhancement = await getEnhancement(dependencies, restaurantId, id);
    const original = await sites.findBytes(enhancement.original_path.slice(1));
    if (original === undefined) throw new AppError('not_found');
    const crops: PhotoCrop[] = [];
    for (const place of new Set(places)) {
      crops.push(await makeFile(dependencies, place, { enhancement, original, focus }));
    }
    // The photo was deleted meanwhile, so its crops must go too.
    if ((await enhancements.find(restaurantId, id)) === undefined) {
      await sites.deleteFolder(imageFolder(id));
      throw new AppError('not_found');
    }
    return { data: { crops } };
  };
}

async function makeFile(
  { sites, photoTools, sitesOrigin }: Dependencies,
  place: ImagePlace,
  { enhancement, original, focus }: CropWork,
): Promise<PhotoCrop> {
  const { makeCrop } = await photoTools();
  const spec = IMAGE_SPECS[place];
  const applied = enhancement.kept_version === 'enhanced' ? appliedLook(enhancement) : undefined;
  const { bytes, width, height, isLargeEnough } = await makeCrop({ original, spec, focus, applied });
  const path = await storePublicFile(sites, enhancement.image_id, { bytes, format: 'jpeg', name: place });
  return {
    place,
    label: spec.label,
    url: `${sitesOrigin}${path}`,
    width,
    height,
    bytes: bytes.length,
    meets_spec: isLargeEnough && bytes.length <= spec.maxBytes,
    needs: `Use at least ${spec.minWidth} × ${spec.minHeight} pixels (${spec.source}, as of ${spec.asOf}).`,
  };
}

function appliedLook({ applied: { settings, effects, light } }: EnhancementRecord): AppliedLook {
  return { look: { settings, effects, isAutomatic: true }, light };
}
