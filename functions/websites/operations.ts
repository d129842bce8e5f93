import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Operations } from '#functions/platform/http-handler.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ImagesRepository } from '#functions/platform/images-repository.ts';
import type { Log } from '#functions/platform/log.ts';
import type { MessageQueue } from '#functions/platform/message-queue.ts';
import type { ObjectStore } from '#functions/platform/object-store.ts';
import type { RestaurantsRepository } from '#functions/platform/restaurants-repository.ts';
import type { GenerationMessage } from '#shared/contract/queue-messages.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { applyColorPreset } from './apply-color-preset.ts';
import { createFromTemplate } from './create-from-template.ts';
import { deleteWebsite } from './delete-website.ts';
import { downloadWebsite } from './download-website.ts';
import type { DownloadsStore } from './downloads-store.ts';
import { duplicateWebsite } from './duplicate-website.ts';
import { generateWebsite, NO_RESTAURANT } from './generate-website.ts';
import type { GenerationJobsRepository } from './generation-jobs-repository.ts';
import { getColors } from './get-colors.ts';
import { getGenerationProgress } from './get-generation-progress.ts';
import { getVersion } from './get-version.ts';
import { getWebsite } from './get-website.ts';
import { importWebsite } from './import-website.ts';
import { listTemplates } from './list-templates.ts';
import { listVersions } from './list-versions.ts';
import { listWebsites } from './list-websites.ts';
import { previewWebsite } from './preview-website.ts';
import { publishWebsite } from './publish-website.ts';
import { regenerateWebsite } from './regenerate-website.ts';
import { restoreVersion } from './restore-version.ts';
import { saveVersion } from './save-version.ts';
import { saveWebsite } from './save-website.ts';
import type { DrawSharePicture } from './site-files.ts';
import type { SlugsRepository } from './slugs-repository.ts';
import { switchContentSource } from './switch-content-source.ts';
import { unpublishWebsite } from './unpublish-website.ts';
import { updateColors } from './update-colors.ts';
import { updateContent } from './update-content.ts';
import type { WebsitesRepository } from './websites-repository.ts';

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

/** What owners do with their websites. */
export function createWebsiteOperations(dependencies: WebsiteDependencies): Operations<typeof websiteRoutes> {
  return {
    listWebsites: listWebsites(dependencies),
    getWebsite: getWebsite(dependencies),
    generateWebsite: generateWebsite(dependencies),
    getGenerationProgress: getGenerationProgress(dependencies),
    publishWebsite: publishWebsite(dependencies),
    unpublishWebsite: unpublishWebsite(dependencies),
    deleteWebsite: deleteWebsite(dependencies),
    updateContent: updateContent(dependencies),
    getColors: getColors(dependencies),
    updateColors: updateColors(dependencies),
    applyColorPreset: applyColorPreset(dependencies),
    saveWebsite: saveWebsite(dependencies),
    previewWebsite: previewWebsite(dependencies),
    switchContentSource: switchContentSource(dependencies),
    regenerateWebsite: regenerateWebsite(dependencies),
    listVersions: listVersions(dependencies),
    saveVersion: saveVersion(dependencies),
    getVersion: getVersion(dependencies),
    restoreVersion: restoreVersion(dependencies),
    duplicateWebsite: duplicateWebsite(dependencies),
    listTemplates: listTemplates(),
    createFromTemplate: createFromTemplate(dependencies),
    downloadWebsite: downloadWebsite(dependencies),
    importWebsite: importWebsite(dependencies),
    getWebsiteBuilderDashboard: async (_input, caller) => {
      const restaurant = await dependencies.restaurants.find(caller.restaurantId);
      if (restaurant === undefined) throw new AppError('not_found', { sentence: NO_RESTAURANT });
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
