import { inspectDescription } from '#functions/moderation/inspect-description.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageEnhancerRoutes } from '#shared/photos/contract/image-enhancer-routes.ts';
import type { ImageEnhancerDependencies } from './dependencies.ts';
import { enhancedImageAnswer } from './enhanced-image-answer.ts';
import { getEnhancement } from './get-enhancement.ts';

/** Chooses the enhanced photo or the original. Both files remain. */
export function createUpdateEnhancedImage(
  dependencies: Pick<ImageEnhancerDependencies, 'enhancements' | 'sitesOrigin' | 'inspect' | 'moderation'>,
): Operation<typeof imageEnhancerRoutes.updateEnhancedImage> {
  const { enhancements, sitesOrigin } = dependencies;
  return async ({ params, body }, { restaurantId, audit }) => {
    const before = await getEnhancement(dependencies, restaurantId, params.id);
    const { kept_version = before.kept_version, alt_text: alt = before.alt_text } = body;
    const isNew = alt !== before.alt_text;
    const alt_text = isNew
      ? await inspectDescription(dependencies, { restaurantId, imageId: params.id, alt })
      : alt;
    audit.before = { kept_version: before.kept_version, alt_text: before.alt_text };
    audit.after = { kept_version, alt_text };
    const after = await enhancements.change(restaurantId, params.id, { kept_version, alt_text });
    if (after === undefined) throw new AppError('not_found');
    return { data: enhancedImageAnswer(after, sitesOrigin) };
  };
}
