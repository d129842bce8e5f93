import type { Operation } from '#functions/platform/http/http-handler.ts';
import { summaryOf } from '#functions/websites/content-description.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import type { WebsiteDependencies } from './dependencies.ts';

/** Lists websites newest first, page by page. Reads only the summary items of the page. */
export function createListWebsites({
  websites,
  restaurants,
}: Pick<WebsiteDependencies, 'websites' | 'restaurants'>): Operation<typeof websiteRoutes.listWebsites> {
  return async ({ query: { page, per_page, status } }, { restaurantId }) => {
    const limit = status === undefined ? page * per_page : undefined;
    const newest = await websites.listNewest(restaurantId, limit);
    const matching = newest.websites.filter((website) => status === undefined || website.status === status);
    const total = newest.isWhole ? matching.length : await countAll(restaurantId);
    return {
      data: {
        websites: matching.slice((page - 1) * per_page, page * per_page).map(summaryOf),
        page,
        per_page,
        total,
        total_pages: Math.ceil(total / per_page),
      },
    };
  };

  async function countAll(restaurantId: string): Promise<number> {
    const restaurant = await restaurants.find(restaurantId);
    return restaurant?.websites_total ?? 0;
  }
}
