import { readsPhotos } from '#functions/ai/models/model-settings.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { COMING_SOON_TOOLS } from '#shared/features/ai-features.ts';
import type { statusRoutes } from '#shared/status/contract/status-routes.ts';
import type { StatusDependencies } from './dependencies.ts';

const LOCAL_MODE_STAGE = 'local-mode';

/** Gets the configuration that the web app needs before sign-in. */
export function createGetPublicConfig({
  config,
}: Pick<StatusDependencies, 'config'>): Operation<typeof statusRoutes.getPublicConfig> {
  return async () => ({
    data: {
      brand_name: BRAND_NAME,
      sites_origin: config.SITES_ORIGIN,
      is_local: config.STAGE === LOCAL_MODE_STAGE,
      coming_soon: COMING_SOON_TOOLS.filter((tool) => config.COMING_SOON.split(',').includes(tool)),
      has_text_model: config.TEXT_PROVIDER !== 'built-in',
      reads_photos: readsPhotos(config),
    },
  });
}
