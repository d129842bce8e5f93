import { WEBSITE_NAME_MISSING } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { MAX_CSS_BYTES, MAX_HTML_BYTES, type Website } from '#shared/websites/contract/website.ts';
import type { SaveWebsiteBody } from '#web/websites/api/website-source.ts';
import { formatCss } from '#web/websites/editor/code/format-css.ts';

/** The editable fields of the advanced editor. */
export type EditorDraft = {
  websiteName: string;
  html: string;
  css: string;
  customRequirements: string;
  primaryColor: string;
  secondaryColor: string;
  fontFamily: string;
};
export type EditorField = keyof EditorDraft;

export const FIELD_NAMES: Record<EditorField, string> = {
  websiteName: 'Site name',
  html: 'HTML',
  css: 'CSS',
  customRequirements: 'Custom requirements',
  primaryColor: 'Primary color',
  secondaryColor: 'Secondary color',
  fontFamily: 'Font family',
};
export const EDITOR_FIELDS = Object.keys(FIELD_NAMES) as EditorField[];
/** Changing these switches the website to custom HTML. */
export const CODE_FIELDS = ['html', 'css'] as const satisfies EditorField[];

type DesignPreferences = Website['design_preferences'];

/** Spec, website builder §2.6. */
export const FONT_FAMILIES = ['default', 'serif', 'sans-serif', 'monospace'] as const;

/** The fields of a website. Its colors come from the design, wherever they were last set. */
export function draftOf(website: Website): EditorDraft {
  const { design_preferences, design_system, generated_content } = website;
  return {
    websiteName: website.website_name,
    html: withPlainBreaks(generated_content.html),
    css: formatCss(withPlainBreaks(generated_content.css)),
    customRequirements: website.custom_requirements,
    primaryColor: design_system.color_palette.primary,
    secondaryColor: design_system.color_palette.secondary,
    fontFamily: design_preferences.font_family || 'default',
  };
}

/** The fields that differ between two drafts, in screen order. */
export function changedFields(base: EditorDraft, draft: EditorDraft): EditorField[] {
  return EDITOR_FIELDS.filter((field) => base[field] !== draft[field]);
}

/** Whether saving switches the website to custom HTML. */
export function isCodeChanged(base: EditorDraft, draft: EditorDraft): boolean {
  return CODE_FIELDS.some((field) => base[field] !== draft[field]);
}

/** Copies some fields from one draft to another. */
export function takeFields(
  draft: EditorDraft,
  from: EditorDraft,
  fields: readonly EditorField[],
): EditorDraft {
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

/** The design preferences that differ. Only these are sent, because each one is applied. */
export function changedPreferences(base: EditorDraft, draft: EditorDraft): DesignPreferences {
  return {
    ...(base.primaryColor !== draft.primaryColor && { primary_color: draft.primaryColor }),
    ...(base.secondaryColor !== draft.secondaryColor && { secondary_color: draft.secondaryColor }),
    ...(base.fontFamily !== draft.fontFamily && { font_family: draft.fontFamily }),
  };
}

/** The request that saves a draft: only changed fields, so that nothing else is overwritten. */
export function saveBodyOf(base: EditorDraft, draft: EditorDraft): SaveWebsiteBody {
  const wishes = changedPreferences(base, draft);
  return {
    ...(base.websiteName !== draft.websiteName && { website_name: draft.websiteName }),
    ...(isCodeChanged(base, draft) && { generated_content: { html: draft.html, css: draft.css } }),
    ...(base.customRequirements !== draft.customRequirements && {
      custom_requirements: draft.customRequirements,
    }),
    ...(Object.keys(wishes).length > 0 && { design_preferences: wishes }),
  };
}

/**
 * The fields after a save: sent values are replaced with the saved ones (sanitizers may have changed them), and input
 * typed during the save stays.
 */
export function settleDraft(fields: {
  sent: EditorDraft;
  current: EditorDraft;
  kept: EditorDraft;
}): EditorDraft {
  const typedSince = changedFields(fields.sent, fields.current);
  return takeFields(fields.kept, fields.current, typedSince);
}

/** The errors of a draft by field, checked before sending. The server checks again. */
export function findMistakes(draft: EditorDraft): Partial<Record<EditorField, string>> {
  return {
    ...(draft.websiteName.trim() === '' && { websiteName: WEBSITE_NAME_MISSING }),
    ...(bytesOf(draft.html) > MAX_HTML_BYTES && { html: 'The HTML is too long. The limit is 256 KB.' }),
    ...(bytesOf(draft.css) > MAX_CSS_BYTES && { css: 'The CSS is too long. The limit is 100 KB.' }),
    ...(draft.customRequirements.length > 5000 && { customRequirements: atMostCharacters(5_000) }),
  };
}

/** Counted like the code fields count lines. */
const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
