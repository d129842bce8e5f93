import * as z from 'zod/mini';
import { displayName } from '#shared/contract/display-name.ts';
import {
  A_LIST,
  CURRENCY_CODE,
  DAY_NAME,
  HOURS_PER_DAY,
  ITEM_GONE,
  KNOWN_FONT,
  OWN_IMAGE,
  RATING_RANGE,
  TRUE_OR_FALSE,
  WEBSITE_NAME_MISSING,
} from '#shared/contract/field-messages.ts';
import { line, lines } from '#shared/contract/text-fields.ts';
import { TIME_MESSAGE, TimeSchema } from '#shared/contract/time-of-day.ts';
import type { ItemFields, Json, RecordField, RecordList } from '#shared/editing/grammar.ts';
import { AllergenSchema } from '#shared/menu/allergens.ts';
import { DietSchema } from '#shared/menu/diets.ts';
import { LIST_LIMITS, withinLimit } from '#shared/profile/list-limits.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import {
  ColorPaletteSchema,
  FocalPointSchema,
  SECTION_NAMES,
  SiteServiceSchema,
  WEEKDAYS,
} from '#shared/site/site-content.ts';
import { SiteLinkSchema, SitePhoneSchema } from '#shared/site/ways-to-reach.ts';

const imageUrl = z
  .string(OWN_IMAGE)
  .check(z.maxLength(300, OWN_IMAGE), z.regex(/^(\/images\/[\w-]+\/[\w.-]+)?$/, OWN_IMAGE));

const URL_MESSAGE = 'Enter a web address, such as https://example.com/menu.pdf.';
export const MAX_ADDRESS_LENGTH = 2_000;
const WebUrlSchema = z.url({ protocol: /^https?$/, hostname: /\./ }).check(z.maxLength(MAX_ADDRESS_LENGTH));
const webAddress = z.string(URL_MESSAGE).check(
  z.trim(),
  z.refine((address) => address === '' || WebUrlSchema.safeParse(address).success, URL_MESSAGE),
);

const rating = z.int(RATING_RANGE).check(z.gte(1, RATING_RANGE), z.lte(5, RATING_RANGE));
const overallRating = z.nullable(
  z.number(RATING_RANGE).check(z.gte(1, RATING_RANGE), z.lte(5, RATING_RANGE)),
);

const openingHours = z.partialRecord(
  z.enum(WEEKDAYS, DAY_NAME),
  z
    .array(
      z.strictObject({ opens: TimeSchema, closes: TimeSchema }, TIME_MESSAGE),
      'Enter a list of opening and closing times for each day.',
    )
    .check(z.maxLength(4, HOURS_PER_DAY)),
  'Enter hours for each day.',
);

/** Facts that change as a whole; null removes them. */
const services = z.nullable(
  z.array(SiteServiceSchema, 'Enter a list of hours.').check(withinLimit('services')),
);
const phones = z.nullable(
  z.array(SitePhoneSchema, 'Enter a list of phone numbers.').check(withinLimit('phones')),
);
const links = z.nullable(z.array(SiteLinkSchema, 'Enter a list of links.').check(withinLimit('links')));

const diets = z.nullable(z.array(DietSchema, A_LIST).check(z.maxLength(6)));

const allergens = z.nullable(z.array(AllergenSchema, A_LIST).check(z.maxLength(14)));
const currency = z.nullable(z.string(CURRENCY_CODE).check(z.regex(/^[A-Z]{3}$/, CURRENCY_CODE)));

const ORDER_MESSAGE = 'List each section once, including the hero.';
const sectionOrder = z
  .array(z.enum(SECTION_NAMES, ORDER_MESSAGE), ORDER_MESSAGE)
  .check(z.refine((names) => new Set(names).size === names.length && names.includes('hero'), ORDER_MESSAGE));

const font = z.string(KNOWN_FONT).check(z.refine(isPrintableFont, KNOWN_FONT));
const designSystem = z.strictObject({
  color_palette: z.strictObject(ColorPaletteSchema.shape),
  typography: z.strictObject({ body_font: font, headings_font: font }),
});

const SECTIONS = 'pages[0].sections';

/**
 * All single values that can be changed, by path (spec, website builder §7.1). None may be shorter than the
 * profile's own field.
 */
export const CONTENT_FIELDS: ReadonlyMap<string, RecordField> = new Map<string, RecordField>([
  ['website_name', displayName(WEBSITE_NAME_MISSING)],
  ['meta_description', line(300)],
  ['cuisine', line(250)],
  ['hero_image', imageUrl],
  ['opening_hours', openingHours],
  ['services', services],
  ['phones', phones],
  ['links', links],
  ['diets', diets],
  ['currency', currency],
  ['section_order', sectionOrder],
  ['design_system', designSystem],
  [`${SECTIONS}.hero.tagline`, line(200)],
  [`${SECTIONS}.hero.description`, lines(500)],
  [`${SECTIONS}.about.title`, line(120)],
  [`${SECTIONS}.about.content`, lines(5_000)],
  [`${SECTIONS}.menu.title`, line(120)],
  [`${SECTIONS}.menu.menu_url`, webAddress],
  [`${SECTIONS}.faq.title`, line(120)],
  [`${SECTIONS}.gallery.title`, line(120)],
  [`${SECTIONS}.gallery.description`, lines(500)],
  [`${SECTIONS}.reviews.title`, line(120)],
  [`${SECTIONS}.reviews.overall_rating`, overallRating],
  [`${SECTIONS}.contact.title`, line(120)],
  [`${SECTIONS}.contact.description`, lines(500)],
  [`${SECTIONS}.contact.hours`, lines(500)],
  [`${SECTIONS}.contact.phone`, line(50)],
  [`${SECTIONS}.contact.address`, lines(400)],
  [`${SECTIONS}.contact.payment`, z.nullable(lines(300))],
  [`${SECTIONS}.contact.parking`, z.nullable(lines(300))],
  [`${SECTIONS}.contact.access`, z.nullable(lines(300))],
  [`${SECTIONS}.contact.notes`, z.nullable(lines(20_100))],
  [`${SECTIONS}.contact.email`, z.nullable(line(254))],
  [`${SECTIONS}.contact.reservation_url`, z.nullable(webAddress)],
  [`${SECTIONS}.contact.takes_reservations`, z.nullable(z.boolean(TRUE_OR_FALSE))],
]);

/** The fields of each image's data. */
export const CONTENT_ENTRY_FIELDS: ReadonlyMap<string, RecordField> = new Map<string, RecordField>([
  ['image_assets[].focal_point', z.nullable(FocalPointSchema)],
]);

type ListRow = {
  maxItems: number;
  tooMany: string;
  fields: Record<string, RecordField>;
  empty: ItemFields;
  required?: Record<string, string>;
};

function listOf({ maxItems, tooMany, fields, empty, required = {} }: ListRow): RecordList {
  const withDefaults = Object.entries(fields).map(([name, field]) => {
    const begin = empty[name];
    return [name, begin === undefined ? z.optional(field) : z._default(field, begin)] as const;
  });
  return {
    maxItems,
    tooMany,
    fields: new Map(Object.entries(fields)),
    empty,
    item: z.pipe(z.strictObject(Object.fromEntries(withDefaults), ITEM_GONE), z.transform(present)),
    required: new Map(Object.entries(required)),
  };
}

/** Removes null and undefined values. */
function present(item: Record<string, Json | undefined>): ItemFields {
  return Object.fromEntries(
    Object.entries(item).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== null,
    ),
  );
}

/** All lists, by path. */
export const CONTENT_LISTS: ReadonlyMap<string, RecordList> = new Map([
  [
    'menu_items',
    listOf({
      ...LIST_LIMITS.dishes,
      fields: {
        name: line(120),
        description: lines(665),
        // The length of eight sizes with prices.
        price: line(875),
        image: z.nullable(imageUrl),
        // The length of a menu's name and a course.
        course: z.nullable(line(165)),
        diets,
        allergens,
      },
      empty: { name: '', description: '', price: '' },
    }),
  ],
  [
    `${SECTIONS}.features`,
    listOf({
      maxItems: 12,
      tooMany: 'You can add up to 12 sections.',
      fields: { topic: line(40), title: line(120), content: lines(2_000) },
      empty: { topic: 'other', title: '', content: '' },
      required: { title: 'Enter the title.', content: 'Enter the text.' },
    }),
  ],
  [
    `${SECTIONS}.faq.items`,
    listOf({
      maxItems: 60,
      tooMany: 'You can add up to 60 questions.',
      fields: { question: line(300), answer: lines(2_000) },
      empty: { question: '', answer: '' },
      required: { question: 'Enter the question.', answer: 'Enter the answer.' },
    }),
  ],
  [
    `${SECTIONS}.gallery.images`,
    listOf({
      maxItems: 60,
      tooMany: 'A gallery can have at most 60 images.',
      fields: { url: imageUrl, caption: line(300), alt: line(300) },
      empty: { url: '', caption: '', alt: '' },
    }),
  ],
  [
    `${SECTIONS}.reviews.items`,
    listOf({
      maxItems: 100,
      tooMany: 'You can add up to 100 reviews.',
      fields: { name: line(120), text: lines(2_000), rating, date: line(60) },
      empty: { name: '', text: '', rating: 5, date: '' },
      required: { name: "Enter the guest's name.", text: 'Enter the review.' },
    }),
  ],
]);
