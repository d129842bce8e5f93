import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteDependencies } from '#functions/websites/operations.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { COLOR_PRESETS } from '#shared/site/editing/color-theme.ts';
import { colorsOf } from './get-colors.ts';
import { changeTheme } from './update-colors.ts';

export function applyColorPreset(
  dependencies: Pick<WebsiteDependencies, 'websites' | 'clock'>,
): Operation<typeof websiteRoutes.applyColorPreset> {
  return async ({ params, query, body }, { restaurantId }) => {
    const place = { key: { restaurantId, websiteId: params.id }, baseVersion: query.version };
    const document = await changeTheme(dependencies, place, COLOR_PRESETS[body.preset_name]);
    return { message: 'Theme applied.', data: colorsOf(document) };
  };
}
