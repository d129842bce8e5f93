import type { WebsiteDocument } from '#functions/modules/websites/website-rows.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/websites/website-editing-routes.ts';
import type { ColorTheme } from '#shared/contract/website-editing.ts';
import { colorThemeOf } from '#shared/site/editing/color-theme.ts';
import type { WebsiteEditingDependencies } from '../dependencies.ts';

export function createGetColors({
  websites,
}: Pick<WebsiteEditingDependencies, 'websites'>): Operation<typeof websiteEditingRoutes.getColors> {
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
