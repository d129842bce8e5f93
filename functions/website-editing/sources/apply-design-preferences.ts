import type { WebsiteDocument } from '#functions/modules/websites/website-rows.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { type ThemeUpdate, withColorTheme } from '#shared/site/editing/color-theme.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import { HexColorSchema, type SiteContent } from '#shared/site/site-content.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';

type Preferences = WebsiteDocument['design_preferences'];

/** The editor's choice that means the typefaces of the design itself (spec, website builder §2.6). */
const DEFAULT_FONT = 'default';

/** The preferences that are given and differ from those before. */
function changedOf(given: Preferences, before: Preferences): Preferences {
  const entries = Object.entries(given) as [keyof Preferences, string | undefined][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== undefined && value !== before[name]));
}

/**
 * The design with the editor's colors and typeface. All that is given is applied, also a wish of before: the
 * design may have been changed elsewhere since then. A wish that was stored in words, such as "teal", changes
 * nothing when it comes again. Throws `AppError('invalid_input')` for anything else that is no color or typeface.
 */
export function applyDesignPreferences(
  { content, design_preferences: before }: Pick<WebsiteDocument, 'content' | 'design_preferences'>,
  given: Preferences,
): { design_system: SiteContent['design_system']; design_preferences: Preferences } {
  const changed = changedOf(given, before);
  refuseUnknown(changed);
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

function refuseUnknown({ primary_color, secondary_color, font_family }: Preferences): void {
  const fields: Record<string, string> = {};
  for (const [name, color] of Object.entries({ primary_color, secondary_color })) {
    if (color && !HexColorSchema.safeParse(color).success) {
      fields[`design_preferences.${name}`] = 'Use a color such as #2c3e50.';
    }
  }
  if (font_family && font_family !== DEFAULT_FONT && !isPrintableFont(font_family)) {
    fields['design_preferences.font_family'] = 'Choose one of the typefaces.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
