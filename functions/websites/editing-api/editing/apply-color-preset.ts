import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { COLOR_PRESETS } from '#shared/site/editing/color-theme.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { colorsOf } from './get-colors.ts';
import { changeTheme } from './update-colors.ts';

export function createApplyColorPreset(
  dependencies: Pick<WebsiteEditingDependencies, 'websites' | 'clock'>,
): Operation<typeof websiteEditingRoutes.applyColorPreset> {
  return async ({ params, query, body }, { restaurantId, audit }) => {
    const place = { key: { restaurantId, websiteId: params.id }, baseVersion: query.version, audit };
    const document = await changeTheme(dependencies, place, COLOR_PRESETS[body.preset_name]);
    return { message: 'Theme applied.', data: colorsOf(document) };
  };
}
