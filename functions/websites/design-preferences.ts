import { AppError } from '#functions/platform/app-error.ts';
import { HEX_COLOR, KNOWN_FONT } from '#shared/contract/field-messages.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import { HexColorSchema } from '#shared/site/site-content.ts';
import type { WebsiteDocument } from './website-rows.ts';

type Preferences = WebsiteDocument['design_preferences'];

/** The editor's choice for the design's own typefaces (spec, website builder §2.6). */
export const DEFAULT_FONT = 'default';

/** Throws `AppError('invalid_input')` with a sentence for each color that isn't written as `#rrggbb`. */
export function assertColorPreferences(preferences: Preferences): void {
  refuse(colorMistakes(preferences));
}

/** Like `assertColorPreferences`, and also refuses unknown typefaces. */
export function assertDesignPreferences(preferences: Preferences): void {
  const { font_family } = preferences;
  const isUnknown = font_family && font_family !== DEFAULT_FONT && !isPrintableFont(font_family);
  refuse({
    ...colorMistakes(preferences),
    ...(isUnknown && { 'design_preferences.font_family': KNOWN_FONT }),
  });
}

/** The given preferences that differ from the previous ones. */
export function changedPreferences(given: Preferences, before: Preferences): Preferences {
  const entries = Object.entries(given) as [keyof Preferences, string | undefined][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== undefined && value !== before[name]));
}

function colorMistakes({ primary_color, secondary_color }: Preferences): Record<string, string> {
  const isMistaken = ([, color]: [string, string | undefined]) =>
    color && !HexColorSchema.safeParse(color).success;
  const mistaken = Object.entries({ primary_color, secondary_color }).filter(isMistaken);
  return Object.fromEntries(mistaken.map(([name]) => [`design_preferences.${name}`, HEX_COLOR]));
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
