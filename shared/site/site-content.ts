import * as z from 'zod/mini';
import { HEX_COLOR } from '#shared/contract/field-messages.ts';
import { AllergenSchema } from '#shared/menu/allergens.ts';
import { DietSchema } from '#shared/menu/diets.ts';
import { DraftTextSchema } from './review/draft-texts.ts';
import { SiteLinkSchema, SitePhoneSchema } from './ways-to-reach.ts';

/** The sections of a site's one page (spec, website builder §3). */
export const SECTION_NAMES = ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Template ids of the gallery (spec, website builder §2.7). */
export const TEMPLATE_IDS = [
  'fine-dining-1',
  'casual-dining-1',
  'fast-food-1',
  'cafe-1',
  'ethnic-1',
  'fine-dining-2',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** The gallery's categories; the underscore is shown as a space (spec §2.5). */
export const DESIGN_CATEGORIES = [
  'fine_dining',
  'casual_dining',
  'fast_food',
  'cafe_bakery',
  'ethnic_cuisine',
] as const;
export type DesignCategory = (typeof DESIGN_CATEGORIES)[number];

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** `#rrggbb`, in upper or lower case. */
export const HexColorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, HEX_COLOR));

export const ColorPaletteSchema = z.object({
  primary: HexColorSchema,
  secondary: HexColorSchema,
  accent: HexColorSchema,
  /** The page background. */
  neutral: HexColorSchema,
  text_primary: HexColorSchema,
  text_secondary: HexColorSchema,
});
export type ColorPalette = z.infer<typeof ColorPaletteSchema>;

export const TypographySchema = z.object({ body_font: z.string(), headings_font: z.string() });
export type Typography = z.infer<typeof TypographySchema>;

export const DesignSystemSchema = z.object({
  color_palette: ColorPaletteSchema,
  typography: TypographySchema,
});
export type DesignSystem = z.infer<typeof DesignSystemSchema>;

/** Prices are text as the restaurant writes them: `$18.99`, `14.50`, `€ 9`. */
export const MenuItemSchema = z.object({
  name: z.string(),
  description: z.string(),
  price: z.string(),
  image: z.optional(z.string()),
  /** The item's heading, such as "Pasta". */
  course: z.optional(z.string()),
  diets: z.optional(z.array(DietSchema).check(z.maxLength(6))),
  allergens: z.optional(z.array(AllergenSchema).check(z.maxLength(14))),
});
export type MenuItem = z.infer<typeof MenuItemSchema>;

export const FaqItemSchema = z.object({ question: z.string(), answer: z.string() });
export const GalleryImageSchema = z.object({ url: z.string(), caption: z.string(), alt: z.string() });
export const ReviewSchema = z.object({
  name: z.string(),
  text: z.string(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  date: z.string(),
});

/** A separate section for something the owner named: events, catering, delivery, the founder. */
export const FeatureSchema = z.object({
  topic: z.string().check(z.maxLength(40)),
  title: z.string(),
  content: z.string(),
});
export type Feature = z.infer<typeof FeatureSchema>;

export const PageSectionsSchema = z.object({
  hero: z.object({ tagline: z.string(), description: z.string() }),
  about: z.object({ title: z.string(), content: z.string() }),
  /** Shown after About. */
  features: z._default(z.array(FeatureSchema).check(z.maxLength(12)), []),
  menu: z.object({ title: z.string(), menu_url: z.string() }),
  faq: z.object({ title: z.string(), items: z.array(FaqItemSchema) }),
  gallery: z.object({ title: z.string(), description: z.string(), images: z.array(GalleryImageSchema) }),
  /** Reviews are never invented: `items` is empty until the owner adds one. */
  reviews: z.object({
    title: z.string(),
    overall_rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
    items: z.array(ReviewSchema),
  }),
  /** `hours`, `phone`, and `address` are empty if unknown; `email` and `reservation_url` are absent. */
  contact: z.object({
    title: z.string(),
    description: z.string(),
    hours: z.string(),
    phone: z.string(),
    address: z.string(),
    email: z.optional(z.string()),
    /** The address for online reservations. */
    reservation_url: z.optional(z.string()),
    /** False until the owner says that tables can be reserved: then the page doesn't offer it. */
    takes_reservations: z.optional(z.boolean()),
    /** Visitor information in the owner's words. Absent if unknown. */
    payment: z.optional(z.string()),
    parking: z.optional(z.string()),
    access: z.optional(z.string()),
    /** House rules, one per line. */
    notes: z.optional(z.string()),
  }),
});
export type PageSections = z.infer<typeof PageSectionsSchema>;

/** 24-hour local times, `HH:MM`. A `closes` before `opens` is after midnight. */
export const OpeningIntervalSchema = z.object({
  opens: z.string().check(z.regex(/^\d\d:\d\d$/)),
  closes: z.string().check(z.regex(/^\d\d:\d\d$/)),
});
/** A missing day is unknown. An empty list means closed. */
export const OpeningHoursSchema = z.partialRecord(z.enum(WEEKDAYS), z.array(OpeningIntervalSchema));
export type OpeningHours = z.infer<typeof OpeningHoursSchema>;

const share = z.number().check(z.gte(0), z.lte(1));
/** The point that stays visible if the image is cropped, as shares of width and height from the top left. */
export const FocalPointSchema = z.strictObject({ x: share, y: share });
export type FocalPoint = z.infer<typeof FocalPointSchema>;

const dateTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
/** Hours on certain dates, which override the week. No services: closed. `closes` null: open-ended. */
export const DatedOpeningSchema = z.object({
  name: z.string().check(z.maxLength(80)),
  /** ISO dates, inclusive. */
  from: z.iso.date(),
  to: z.iso.date(),
  services: z.array(z.object({ opens: dateTime, closes: z.nullable(dateTime) })).check(z.maxLength(4)),
  note: z.string().check(z.maxLength(160)),
});
export type DatedOpening = z.infer<typeof DatedOpeningSchema>;

const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** A part of each year, inclusive. It may span New Year. */
export const SiteSeasonSchema = z.object({
  from: monthDay,
  to: monthDay,
  name: z.string().check(z.maxLength(40)),
  /** The current or next season, as ISO dates. */
  dates: z.optional(z.object({ from: z.iso.date(), to: z.iso.date() })),
});

/** Details that `opening_hours` can't express: a service's name, an open end, seasons, kitchen hours. */
export const SiteServiceSchema = z.object({
  name: z.string().check(z.maxLength(40)),
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1), z.maxLength(7)),
  opens: dateTime,
  /** Null: open-ended, such as "until late". */
  closes: z.nullable(dateTime),
  last_seating: z.nullable(dateTime),
  season: z.nullable(SiteSeasonSchema),
  note: z.string().check(z.maxLength(160)),
});
export type SiteService = z.infer<typeof SiteServiceSchema>;

/** `url` (the key in `image_assets`) is the path of the widest file, `/images/<website id>/<hash>-<width>.webp`. */
export const ImageAssetSchema = z.object({
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** Widths of existing files in pixels, ascending. */
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
  alt: z.string(),
  /** Bytes of each file, in the order of `widths`. */
  bytes: z.array(z.int().check(z.nonnegative())),
  /** A drawing's subject, such as "pasta". Absent for photos. `focal_point`: absent until the owner chooses one. */
  drawn: z.optional(z.string()),
  focal_point: z.optional(FocalPointSchema),
});
export type ImageAsset = z.infer<typeof ImageAssetSchema>;
/** Everything that the renderer needs for one site. */
export const SiteContentSchema = z.object({
  website_name: z.string(),
  /** One sentence for search results. */
  meta_description: z.string(),
  /** Shown, and used in JSON-LD, only if known, such as "Italian". */
  cuisine: z.string(),
  /** BCP 47, such as "en". */
  language: z.string(),
  template_id: z.enum(TEMPLATE_IDS),
  design_category: z.enum(DESIGN_CATEGORIES),
  section_order: z.array(z.enum(SECTION_NAMES)),
  design_system: DesignSystemSchema,
  /** A path or URL; empty for none. */
  hero_image: z.string(),
  menu_items: z.array(MenuItemSchema),
  /** The ISO 4217 code of prices without a currency. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  opening_hours: OpeningHoursSchema,
  /** Upcoming dates from the restaurant's profile. */
  dated_hours: z.optional(z.array(DatedOpeningSchema).check(z.maxLength(60))),
  /** Absent if `opening_hours` is complete. */
  services: z.optional(z.array(SiteServiceSchema).check(z.maxLength(40))),
  /** The clock in the owner's own words, if clear. */
  clock: z.optional(z.enum(['12-hour', '24-hour'])),
  /** All phones, beginning with `contact.phone`. Absent for a single one without a label. */
  phones: z.optional(z.array(SitePhoneSchema).check(z.maxLength(6))),
  /** Links for guests, without the booking button's. */
  links: z.optional(z.array(SiteLinkSchema).check(z.maxLength(20))),
  /** Diets that the whole kitchen follows. Absent if there are none. */
  diets: z.optional(z.array(DietSchema).check(z.maxLength(6))),
  pages: z.tuple([z.object({ sections: PageSectionsSchema })]),
  image_assets: z.record(z.string(), ImageAssetSchema),
  /** Origins of texts that aren't entirely the owner's. Absent if all are. */
  drafts: z.optional(z.array(DraftTextSchema).check(z.maxLength(800))),
  /** Labeled sample dishes for previews without a menu. Never published. */
  sample_dishes: z.optional(z.array(MenuItemSchema).check(z.maxLength(12))),
});
export type SiteContent = z.infer<typeof SiteContentSchema>;
