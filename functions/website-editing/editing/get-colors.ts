import type { WebsiteDocument } from '#functions/modules/websites/website-rows.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteDependencies } from '#functions/websites/operations.ts';
import type { ColorTheme } from '#shared/contract/website-editing.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { colorThemeOf } from '#shared/site/editing/color-theme.ts';

export function getColors({
  websites,
}: Pick<WebsiteDependencies, 'websites'>): Operation<typeof websiteRoutes.getColors> {
  return async ({ params }, { restaurantId }) => ({
    data: colorsOf(await websites.getDocument({ restaurantId, websiteId: params.id })),
  });
}

/** The theme of a website as calls answer it. */
export function colorsOf({
  content,
  version,
  updated_at,
}: WebsiteDocument): ColorTheme & { version: number; updated_at: string } {
  return { ...colorThemeOf(content.design_system), version, updated_at };
}
