import { AppError } from '#functions/platform/app-error.ts';
import type { AuditNotes } from '#functions/platform/audit/audit-notes.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { KNOWN_FONT } from '#shared/contract/field-messages.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { type ThemeUpdate, withColorTheme } from '#shared/site/editing/color-theme.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { colorsOf } from './get-colors.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'clock'>;

export function createUpdateColors(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.updateColors> {
  return async ({ params, query, body }, { restaurantId, audit }) => {
    refuseUnknownFonts(body);
    const place = { key: { restaurantId, websiteId: params.id }, baseVersion: query.version, audit };
    return { message: 'Colors saved.', data: colorsOf(await changeTheme(dependencies, place, body)) };
  };
}

/**
 * Replaces parts of the theme and keeps the previous version. Conflict messages show it as one change of
 * `design_system`.
 */
export function changeTheme(
  dependencies: Dependencies,
  { audit, ...place }: { key: WebsiteKey; baseVersion: number | undefined; audit: AuditNotes },
  theme: ThemeUpdate,
): Promise<WebsiteDocument> {
  return changeDocument(dependencies, place, ({ version, content }) => {
    audit.before = { version };
    const design_system = withColorTheme(content.design_system, theme);
    const isSame = isSameJson(design_system, content.design_system);
    return { fields: { content: { ...content, design_system } }, paths: isSame ? [] : ['design_system'] };
  });
}

function refuseUnknownFonts({ body_font, headings_font }: ThemeUpdate): void {
  const fonts = Object.entries({ body_font, headings_font });
  const unknown = fonts.filter(([, font]) => font !== undefined && !isPrintableFont(font));
  if (unknown.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(unknown.map(([name]) => [name, KNOWN_FONT])),
  });
}
