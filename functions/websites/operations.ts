import type { ImagesRepository } from '#functions/modules/images/images-repository.ts';
import type { RestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Operation, Operations } from '#functions/platform/http/http-handler.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { Log } from '#functions/platform/log.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import type { Route } from '#shared/contract/route.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { GenerationJobsRepository } from '../modules/generation-jobs/generation-jobs-repository.ts';
import type { SlugsRepository } from '../modules/websites/slugs-repository.ts';
import type { WebsitesRepository } from '../modules/websites/websites-repository.ts';
import type { DrawSharePicture } from '../website-editing/publishing/site-files.ts';
import type { DownloadsStore } from '../website-editing/transfer/downloads-store.ts';
import { generateWebsite, NO_RESTAURANT } from './generation/generate-website.ts';
import { getGenerationProgress } from './generation/get-generation-progress.ts';
import { getWebsite } from './get-website.ts';
import { listWebsites } from './list-websites.ts';

export type WebsiteDependencies = {
  websites: WebsitesRepository;
  jobs: GenerationJobsRepository;
  slugs: SlugsRepository;
  images: Pick<ImagesRepository, 'find'>;
  restaurants: Omit<RestaurantsRepository, 'get' | 'create'>;
  queue: MessageQueue<GenerationMessage>;
  /** The bucket that the sites origin serves. */
  sites: ObjectStore;
  siteVersions: ObjectStore;
  downloads: DownloadsStore;
  drawSharePicture: DrawSharePicture;
  /** Without a slash at the end. */
  sitesOrigin: string;
  clock: Clock;
  ids: IdSource;
  log: Log;
};

/**
 * What owners do with their websites. What belongs to editing, publishing and moving a website is loaded when it
 * is first asked for: lists and progress are most of the calls, and the first of them must not wait for it.
 */
export function createWebsiteOperations(dependencies: WebsiteDependencies): Operations<typeof websiteRoutes> {
  const later = lazy(async () => (await import('./later-operations.ts')).createLaterOperations(dependencies));
  return {
    listWebsites: listWebsites(dependencies),
    getWebsite: getWebsite(dependencies),
    generateWebsite: generateWebsite(dependencies),
    getGenerationProgress: getGenerationProgress(dependencies),
    publishWebsite: lazily(async () => (await later()).publishWebsite),
    unpublishWebsite: lazily(async () => (await later()).unpublishWebsite),
    deleteWebsite: lazily(async () => (await later()).deleteWebsite),
    updateContent: lazily(async () => (await later()).updateContent),
    getColors: lazily(async () => (await later()).getColors),
    updateColors: lazily(async () => (await later()).updateColors),
    applyColorPreset: lazily(async () => (await later()).applyColorPreset),
    saveWebsite: lazily(async () => (await later()).saveWebsite),
    previewWebsite: lazily(async () => (await later()).previewWebsite),
    switchContentSource: lazily(async () => (await later()).switchContentSource),
    regenerateWebsite: lazily(async () => (await later()).regenerateWebsite),
    listVersions: lazily(async () => (await later()).listVersions),
    saveVersion: lazily(async () => (await later()).saveVersion),
    getVersion: lazily(async () => (await later()).getVersion),
    restoreVersion: lazily(async () => (await later()).restoreVersion),
    duplicateWebsite: lazily(async () => (await later()).duplicateWebsite),
    listTemplates: lazily(async () => (await later()).listTemplates),
    createFromTemplate: lazily(async () => (await later()).createFromTemplate),
    downloadWebsite: lazily(async () => (await later()).downloadWebsite),
    importWebsite: lazily(async () => (await later()).importWebsite),
    getWebsiteBuilderDashboard: async (_input, caller) => {
      const restaurant = await dependencies.restaurants.find(caller.restaurantId);
      if (restaurant === undefined) throw new AppError('not_found', { message: NO_RESTAURANT });
      return {
        data: {
          restaurant: {
            restaurant_id: restaurant.restaurant_id,
            name: restaurant.name,
            ...(restaurant.address !== undefined && { address: restaurant.address }),
            ...(restaurant.phone !== undefined && { phone: restaurant.phone }),
          },
          websites: { total: restaurant.websites_total, published: restaurant.websites_published },
        },
      };
    },
  };
}

/** An operation whose code is loaded with its first call. */
function lazily<R extends Route>(load: () => Promise<Operation<R>>): Operation<R> {
  return async (input, caller) => (await load())(input, caller);
}
