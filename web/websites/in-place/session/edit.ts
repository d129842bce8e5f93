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

/** What the color calls of the platform are told. */
export type ThemeChange = { preset: ColorPresetName } | { colors: ColorUpdate };

/** One thing that an owner did to the content. */
export type Edit = {
  changes: ContentChanges;
  /** The same as a change of the color theme, when it is one. */
  theme?: ThemeChange;
  /** What the renderer must know of images that come with the changes. */
  assets?: Record<string, ImageAsset>;
};

/** Makes an edit; a sentence says why it cannot be made. */
export type MakeEdit = (edit: Edit) => string | undefined;

/** The same text at each of the paths. */
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

/** The content after an edit, or why it cannot be made. Changes nothing that it is given. */
export function applyEdit(content: SiteContent, { changes, assets }: Edit): AppliedContentChanges {
  const known = assets && { ...content, image_assets: { ...content.image_assets, ...assets } };
  return applyContentChanges(known ?? content, changes);
}

/** The edit as it has to be made to `current`, which has come out of `base`; `lost` are paths that are gone. */
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

/** Whether there is nothing in it. */
export function isEmptyEdit({ changes }: Edit): boolean {
  return Object.keys(changes).length === 0;
}
