import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { colorThemeOf } from '#shared/site/editing/color-theme.ts';
import type { ColorTheme } from '#shared/websites/contract/website-editing.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

export function createGetColors({
  websites,
}: Pick<WebsiteEditingDependencies, 'websites'>): Operation<typeof websiteEditingRoutes.getColors> {
  return async ({ params }, { restaurantId }) => ({
    data: colorsOf(await websites.getDocument({ restaurantId, websiteId: params.id })),
  });
}

/** The theme of a website for the API. */
export function colorsOf({
  content,
  version,
  updated_at,
}: WebsiteDocument): ColorTheme & { version: number; updated_at: string } {
  return { ...colorThemeOf(content.design_system), version, updated_at };
}
