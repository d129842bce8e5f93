import {
  assertDesignPreferences,
  changedPreferences,
  DEFAULT_FONT,
} from '#functions/websites/design-preferences.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import { type ThemeUpdate, withColorTheme } from '#shared/site/editing/color-theme.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import { HexColorSchema, type SiteContent } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';

type Preferences = WebsiteDocument['design_preferences'];

/**
 * Applies the editor's colors and typeface to the design. All given values are applied, even unchanged ones,
 * because the design may have been changed elsewhere. A value that was stored in words, such as "teal", changes
 * nothing if it is sent again. Throws `AppError('invalid_input')` for other invalid colors or typefaces.
 */
export function applyDesignPreferences(
  { content, design_preferences: before }: Pick<WebsiteDocument, 'content' | 'design_preferences'>,
  given: Preferences,
): { design_system: SiteContent['design_system']; design_preferences: Preferences } {
  const changed = changedPreferences(given, before);
  assertDesignPreferences(changed);
  const theme: ThemeUpdate = {
    primary: HexColorSchema.safeParse(given.primary_color).data,
    secondary: HexColorSchema.safeParse(given.secondary_color).data,
    ...typefacesOf(given.font_family, content),
  };
  return {
    design_system: withColorTheme(content.design_system, theme),
    design_preferences: { ...before, ...changed },
  };
}

function typefacesOf(font: string | undefined, { template_id }: SiteContent): ThemeUpdate {
  if (font === undefined) return {};
  if (font === DEFAULT_FONT || font === '') return findTemplate(template_id).designSystem.typography;
  return isPrintableFont(font) ? { body_font: font, headings_font: font } : {};
}
