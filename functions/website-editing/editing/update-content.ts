import type { ImageRecord } from '#functions/modules/images/images-repository.ts';
import { changeDocument } from '#functions/modules/websites/change-document.ts';
import type { WebsiteDocument } from '#functions/modules/websites/website-rows.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/website-editing-routes.ts';
import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import type { WebsiteEditingDependencies } from '../dependencies.ts';
import { attachImages, refuseForeign } from './attach-images.ts';
import { detachDeletedImages } from './detach-deleted-images.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'images' | 'clock'>;

const SAVED = 'Changes saved.';
const SAVED_BEHIND_HTML =
  'Changes saved to the sections. Guests see your own HTML until you switch back to the sections.';

/** Changes the content by path: all of the changes, or none. */
export function createUpdateContent(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.updateContent> {
  return async ({ params, query, body }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    let attached: ImageRecord[] = [];
    const document = await changeDocument(
      dependencies,
      { key, baseVersion: query.version },
      async (before) => {
        const applied = applyContentChanges(before.content, body);
        if (!applied.isApplied) throw new AppError('invalid_input', { fields: applied.fields });
        const withImages = await attachImages(dependencies, before, {
          content: applied.content,
          changes: body,
        });
        attached = withImages.attached;
        return { fields: { content: withImages.content }, paths: applied.changedPaths };
      },
    );
    const imageIds = attached.map(({ image_id }) => image_id);
    const gone = await detachDeletedImages(dependencies, document, imageIds);
    refuseForeign(
      attached.filter(({ image_id }) => gone.includes(image_id)).map(({ url }) => url),
      body,
    );
    return { message: document.content_source === 'html' ? SAVED_BEHIND_HTML : SAVED, data: saved(document) };
  };
}

function saved({ version, updated_at, content }: WebsiteDocument) {
  return { version, updated_at, image_assets: content.image_assets };
}
