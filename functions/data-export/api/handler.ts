import { createDataExportsRepository } from '#functions/data-export/data-exports-repository.ts';
import { openDeferredDownloads } from '#functions/platform/downloads/deferred-downloads.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { dataExportRoutes } from '#shared/data-export/contract/data-export-routes.ts';
import { dataExportNeeds } from './needs.ts';
import { createDataExportOperations } from './operations.ts';

export const handler = httpFunction(
  dataExportRoutes,
  dataExportNeeds,
  ({ config, table, bucketSettings, queue, runtime }) =>
    createDataExportOperations({
      exports: createDataExportsRepository(table('dataExports')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      downloads: openDeferredDownloads({
        ...bucketSettings('transfers'),
        publicEndpoint: config.UPLOADS_ORIGIN,
      }),
      queue: queue('exports'),
      ...runtime,
    }),
);
