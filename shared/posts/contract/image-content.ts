import * as z from 'zod/mini';
import { AssumedPhraseSchema } from '#shared/text/assumed-phrase.ts';
import {
  isRestaurantText,
  RESTAURANT_TEXT_TYPES,
  type RestaurantTextType,
  ReviewSchema,
} from './restaurant-text.ts';

/** Content types of the image enhancer (spec, owner tools §7). */
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

/** A caption whose platforms are listed separately. */
export const ANY_CAPTION = 'social_media_caption';
export type RequestedContentType = ImageContentType | typeof ANY_CAPTION | RestaurantTextType;

/** Server types are accepted, too. `story` and `promotional` are button names. */
const ALIASES: Readonly<Record<string, ImageContentType>> = {
  story: 'social_media_story',
  promotional: 'promotional_content',
  email_marketing: 'email_campaign',
  sms_marketing: 'sms_campaign',
};
/** The content type for a name; the name itself if it isn’t an alias. */
export const contentTypeNamed = (name: string): string => ALIASES[name] ?? name;
const REQUESTED: readonly string[] = [
  ...IMAGE_CONTENT_TYPES,
  ...Object.keys(ALIASES),
  ANY_CAPTION,
  ...RESTAURANT_TEXT_TYPES,
];

export const NO_CONTENT_TYPE = 'Please select at least one content type to generate.';
const ALONE = 'Request this content type on its own.';
const UNKNOWN_TYPE = 'Choose a valid content type.';
const UNKNOWN_PLATFORM =
  'Choose facebook, instagram, tiktok, story, promotional, google_ads, email_campaign, or sms_campaign.';

const TypeSchema = z.pipe(
  z.string(UNKNOWN_TYPE).check(z.refine((value) => REQUESTED.includes(value), UNKNOWN_TYPE)),
  z.transform((value) => contentTypeNamed(value) as RequestedContentType),
);
export const GenerateImageContentSchema = z.strictObject({
  /** One of the restaurant’s images. */
  image_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  content_types: z.array(TypeSchema, NO_CONTENT_TYPE).check(
    z.minLength(1, NO_CONTENT_TYPE),
    z.maxLength(IMAGE_CONTENT_TYPES.length),
    z.refine((types) => types.length === 1 || !types.some(isRestaurantText), ALONE),
  ),
  /** The review that a `review_reply` answers. */
  review: z.optional(ReviewSchema),
  /**
   * The platforms of a `social_media_caption`, or of the captions in `content_types` to refresh; empty for all. Unknown
   * platforms are rejected, because copy for another platform would replace theirs.
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
  /** Increases with each refresh, for different copy. */
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

/** One text by its requested name, so that its platform isn’t lost when it is mapped to a field. */
export const ImageTextSchema = z.object({
  content_type: z.enum([...IMAGE_CONTENT_TYPES, ...RESTAURANT_TEXT_TYPES]),
  server_type: z.enum(SERVER_CONTENT_TYPES),
  text: z.string(),
  /** Claims about a dish that come only from its name. */
  assumed: z.optional(z.array(AssumedPhraseSchema)),
});
