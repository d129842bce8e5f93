import * as z from 'zod/mini';
import { NewPasswordSchema } from '#shared/accounts/contract/account.ts';
import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_PREFERENCES_LENGTH } from '#shared/contract/request-limits.ts';
import type { OperationName } from '#shared/contract/routes.ts';
import { groupDigits } from '#shared/format/group-digits.ts';
import { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { CreateUploadSchema, UPLOAD_LIMITS, UPLOAD_PURPOSES } from '#shared/images/contract/upload.ts';
import { ProfileChangesSchema } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import { CONTENT_GRAMMAR } from '#shared/site/editing/content-editing.ts';
import { FONT_NAMES } from '#shared/site/fonts.ts';
import {
  ImportedAssetSchema,
  ImportedContentSchema,
  MAX_IMAGES,
} from '#shared/websites/contract/imported-content.ts';
import {
  DesignPreferencesSchema,
  GenerateWebsiteSchema,
  MAX_CSS_BYTES,
  MAX_HTML_BYTES,
  SourceInputSchema,
} from '#shared/websites/contract/website.ts';
import { ContentChangesSchema, UpdateColorsSchema } from '#shared/websites/contract/website-editing.ts';
import { changesJsonSchema, type JsonSchema } from './changes-json-schema.ts';

const bytes = (max: number) => ({
  maxLength: max,
  description: `At most ${groupDigits(max)} bytes of UTF-8.`,
});
const typeface = { description: `One of ${FONT_NAMES.join(', ')}, in upper or lower case.` };
const color = {
  description: 'A color such as #2c3e50. When you generate a website, you can also describe it in words.',
};

/** Allowed types and bytes of a file, by its purpose. */
const uploadLimits = UPLOAD_PURPOSES.map((purpose) => {
  const { types, maxBytes } = UPLOAD_LIMITS[purpose];
  return {
    if: { properties: { purpose: { const: purpose } }, required: ['purpose'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { content_type: { enum: types }, size: { maximum: maxBytes } } },
  };
});
const password = { description: 'Common passwords are rejected.' };

/** Rules of values that the server enforces beyond their schemas. */
const VALUE_RULES: readonly (readonly [z.core.$ZodType, JsonSchema])[] = [
  [ContentChangesSchema, changesJsonSchema(CONTENT_GRAMMAR)],
  [ProfileChangesSchema, changesJsonSchema(PROFILE_GRAMMAR)],
  [SourceInputSchema.shape.html, bytes(MAX_HTML_BYTES)],
  [SourceInputSchema.shape.css, bytes(MAX_CSS_BYTES)],
  [UpdateColorsSchema.shape.body_font, typeface],
  [UpdateColorsSchema.shape.headings_font, typeface],
  [DesignPreferencesSchema.shape.primary_color, color],
  [DesignPreferencesSchema.shape.secondary_color, color],
  [
    DesignPreferencesSchema.shape.font_family,
    {
      description: `${typeface.description} \`default\` or an empty string uses the template’s fonts. When you generate a website, you can also describe them in words.`,
    },
  ],
  [
    GenerateWebsiteSchema.shape.content_preferences,
    { description: `At most ${groupDigits(MAX_PREFERENCES_LENGTH)} characters as JSON.` },
  ],
  [NewPasswordSchema, password],
  [CreateUploadSchema, { allOf: uploadLimits }],
  [CreateUploadSchema.shape.filename, { pattern: '\\S' }],
  [ImportedContentSchema.shape.image_assets, { maxProperties: MAX_IMAGES }],
  [ImportedAssetSchema.shape.widths, { uniqueItems: true }],
  [imageRoutes.deleteImage.query.shape.force, { enum: forceWords() }],
  [
    imageRoutes.listImages.query.shape.cursor,
    { description: 'The `next_cursor` from the previous response.' },
  ],
];

/** Documents each rule of a value. */
export function registerValueRules(): void {
  for (const [schema, rule] of VALUE_RULES) z.globalRegistry.add(schema, rule);
}

/** All words that zod accepts as yes or no. */
function forceWords(): string[] {
  const read = imageRoutes.deleteImage.query.shape.force;
  const { error } = read.safeParse('neither');
  const [issue] = error?.issues ?? [];
  return issue?.code === 'invalid_value' ? issue.values.map(String) : [];
}

/** Rules of every JSON body. */
export const JSON_RULE = `At most ${groupDigits(MAX_JSON_BYTES)} bytes of UTF-8, nested at most ${MAX_JSON_DEPTH} deep. The key \`__proto__\` is rejected at any depth.`;

/** Rules of a body as a whole. */
export const BODY_RULES: { readonly [Name in OperationName]?: string } = {
  createUpload: '`content_type` can be upper or lower case. `image/jpg` counts as `image/jpeg`.',
  importWebsite:
    '`content` has the same limits as `updateContent`. Each image must be in the restaurant’s library.',
};

/** Required fields of a JSON body whose multipart form has a file instead. */
export const REQUIRED_IN_JSON: { readonly [Name in OperationName]?: readonly string[] } = {
  uploadImage: ['upload_id'],
  importGuests: ['csv'],
};

/** Rules of a query. */
export const QUERY_RULE = 'Other parameters are rejected.';
