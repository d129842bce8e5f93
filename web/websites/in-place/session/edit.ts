import type * as z from 'zod/mini';
import { COLOR_PRESETS, withColorTheme } from '#shared/site/editing/color-theme.ts';
import {
  type AppliedContentChanges,
  applyContentChanges,
  rebaseContentChanges,
} from '#shared/site/editing/content-editing.ts';
import type { ImageAsset, SiteContent } from '#shared/site/site-content.ts';
import type {
  ColorPresetName,
  ContentChanges,
  UpdateColorsSchema,
} from '#shared/websites/contract/website-editing.ts';

export type ColorUpdate = z.infer<typeof UpdateColorsSchema>;

/** The body of the color calls. */
export type ThemeChange = { preset: ColorPresetName } | { colors: ColorUpdate };

/** One edit of the content. */
export type Edit = {
  changes: ContentChanges;
  /** The same edit as a color theme change, if it is one. */
  theme?: ThemeChange;
  /** What the renderer needs to know about new images. */
  assets?: Record<string, ImageAsset>;
};

/** Creates an edit, or returns why it isn’t possible. */
export type MakeEdit = (edit: Edit) => string | undefined;

/** The same text at each path. */
export function textEdit(paths: readonly string[], text: string): Edit {
  return { changes: Object.fromEntries(paths.map((path) => [path, text])) };
}

/** A change of the color theme. */
export function themeEdit(content: SiteContent, theme: ThemeChange): Edit {
  const update = 'preset' in theme ? COLOR_PRESETS[theme.preset] : theme.colors;
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  const design = withColorTheme(content.design_system, Object.fromEntries(given));
  return { changes: { design_system: design }, theme };
}

/** The content after an edit, or why it isn’t possible. Doesn’t mutate its input. */
export function applyEdit(content: SiteContent, { changes, assets }: Edit): AppliedContentChanges {
  const known = assets && { ...content, image_assets: { ...content.image_assets, ...assets } };
  return applyContentChanges(known ?? content, changes);
}

/** The edit rebased from `base` to `current`; `lost` are paths that are gone. */
export function rebaseEdit(
  edit: Edit,
  base: SiteContent,
  current: SiteContent,
): { edit: Edit; lost: readonly string[] } {
  if (base === current) return { edit, lost: [] };
  if (edit.theme !== undefined) return { edit: themeEdit(current, edit.theme), lost: [] };
  const { changes, lost } = rebaseContentChanges({ changes: edit.changes, base, current });
  return { edit: { ...edit, changes }, lost };
}

/** Whether the edit is empty. */
export function isEmptyEdit({ changes }: Edit): boolean {
  return Object.keys(changes).length === 0;
}
