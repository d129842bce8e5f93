import * as z from 'zod/mini';
import { AssumedPhraseSchema } from '#shared/text/assumed-phrase.ts';
import {
  isRestaurantText,
  RESTAURANT_TEXT_TYPES,
  type RestaurantTextType,
  ReviewSchema,
} from './restaurant-text.ts';

/** What the image enhancer offers to have written (spec, owner tools §7). */
export const IMAGE_CONTENT_TYPES = [
  'facebook',
  'instagram',
  'tiktok',
  'promotional_content',
  'menu_description',
  'email_campaign',
  'google_ads',
  'social_media_story',
  'sms_campaign',
] as const;
export type ImageContentType = (typeof IMAGE_CONTENT_TYPES)[number];

export const DEFAULT_IMAGE_CONTENT_TYPES: readonly ImageContentType[] = [
  'facebook',
  'instagram',
  'promotional_content',
];

/** The fields of generated content. */
export const SERVER_CONTENT_TYPES = [
  'social_media_caption',
  'promotional_content',
  'menu_description',
  'email_marketing',
  'sms_marketing',
] as const;
export type ServerContentType = (typeof SERVER_CONTENT_TYPES)[number];

export const SERVER_TYPE_OF: Readonly<Record<ImageContentType, ServerContentType>> = {
  facebook: 'social_media_caption',
  instagram: 'social_media_caption',
  tiktok: 'social_media_caption',
  social_media_story: 'social_media_caption',
  promotional_content: 'promotional_content',
  google_ads: 'promotional_content',
  menu_description: 'menu_description',
  email_campaign: 'email_marketing',
  sms_campaign: 'sms_marketing',
};

/** A caption whose platforms the call names apart. */
export const ANY_CAPTION = 'social_media_caption';
export type RequestedContentType = ImageContentType | typeof ANY_CAPTION | RestaurantTextType;

/** Server types may be asked for as well; `story` and `promotional` are what their buttons are called. */
const ALIASES: Readonly<Record<string, ImageContentType>> = {
  story: 'social_media_story',
  promotional: 'promotional_content',
  email_marketing: 'email_campaign',
  sms_marketing: 'sms_campaign',
};
/** The content type that a name means; the name itself where it is no other name of one. */
export const contentTypeNamed = (name: string): string => ALIASES[name] ?? name;
const REQUESTED: readonly string[] = [
  ...IMAGE_CONTENT_TYPES,
  ...Object.keys(ALIASES),
  ANY_CAPTION,
  ...RESTAURANT_TEXT_TYPES,
];

export const NO_CONTENT_TYPE = 'Please select at least one content type to generate.';
const ALONE = 'Request this content type by itself.';
const UNKNOWN_TYPE = 'Choose a valid content type.';
const UNKNOWN_PLATFORM =
  'Choose facebook, instagram, tiktok, story, promotional, google_ads, email_campaign, or sms_campaign.';

const TypeSchema = z.pipe(
  z.string(UNKNOWN_TYPE).check(z.refine((value) => REQUESTED.includes(value), UNKNOWN_TYPE)),
  z.transform((value) => contentTypeNamed(value) as RequestedContentType),
);
export const GenerateImageContentSchema = z.strictObject({
  /** One of the restaurant's pictures. */
  image_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  content_types: z.array(TypeSchema, NO_CONTENT_TYPE).check(
    z.minLength(1, NO_CONTENT_TYPE),
    z.maxLength(IMAGE_CONTENT_TYPES.length),
    z.refine((types) => types.length === 1 || !types.some(isRestaurantText), ALONE),
  ),
  /** What a `review_reply` answers. */
  review: z.optional(ReviewSchema),
  /**
   * The platforms of a `social_media_caption`, or those of `content_types` whose captions are asked for again; empty for
   * all of them. A name that no text is written for is refused: words for another place would stand in its stead.
   */
  selected_platforms: z._default(
    z
      .array(
        z.string().check(
          z.maxLength(40),
          z.toLowerCase(),
          z.refine((name) => REQUESTED.includes(name), UNKNOWN_PLATFORM),
        ),
      )
      .check(z.maxLength(IMAGE_CONTENT_TYPES.length)),
    [],
  ),
  /** Counts up with each Refresh: other words than before. */
  turn: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
});
export type GenerateImageContent = z.output<typeof GenerateImageContentSchema>;

export const GeneratedContentSchema = z
  .object({
    social_media_caption: z.string(),
    promotional_content: z.string(),
    menu_description: z.string(),
    hashtags: z.array(z.string()),
    email_marketing: z.string(),
    sms_marketing: z.string(),
  })
  .register(z.globalRegistry, { id: 'GeneratedContent' });
export type GeneratedContent = z.infer<typeof GeneratedContentSchema>;

/** One text as it was asked for, so that the platform is not lost in the field it maps to. */
export const ImageTextSchema = z.object({
  content_type: z.enum([...IMAGE_CONTENT_TYPES, ...RESTAURANT_TEXT_TYPES]),
  server_type: z.enum(SERVER_CONTENT_TYPES),
  text: z.string(),
  /** What it says of a dish by its name alone. */
  assumed: z.optional(z.array(AssumedPhraseSchema)),
});
