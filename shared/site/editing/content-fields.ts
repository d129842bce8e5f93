import * as z from 'zod';
import { displayName } from '#shared/contract/display-name.ts';
import { atMostCharacters } from '#shared/contract/length-sentence.ts';
import type { ContentChanges } from '#shared/contract/website-editing.ts';
import { isPrintableFont } from '#shared/site/fonts.ts';
import { ColorPaletteSchema, SECTION_NAMES, WEEKDAYS } from '#shared/site/site-content.ts';

/** A value as it comes with a change. */
export type Json = ContentChanges[string];
export type ItemFields = { readonly [name: string]: Json };

/** Reads one value of the content: the sentence of its first issue is for the owner. `null` means absent. */
export type ContentField = z.ZodType<Json>;

/** A list of the content whose items can be added, changed, moved and deleted. */
export type ContentList = {
  maxItems: number;
  /** What the owner reads when the list is full. */
  tooMany: string;
  fields: ReadonlyMap<string, ContentField>;
  /** What an item begins as when a single field of it is set. */
  empty: ItemFields;
  /** A whole item; texts that are left out are empty. */
  item: z.ZodType<ItemFields>;
  /** Fields without which a whole item cannot be added, with the sentence that says so (spec §5). */
  required: ReadonlyMap<string, string>;
};

const CONTROLS = /[^\P{Cc}\n\t]/gu;

function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
}

/** A text that keeps its line breaks. */
function lines(maxLength: number) {
  const sentence = atMostCharacters(maxLength);
  return z.string('Use text.').transform(cleanText).pipe(z.string().max(maxLength, sentence));
}

/** A text in which a line break is a space. */
function line(maxLength: number) {
  const sentence = atMostCharacters(maxLength);
  return z
    .string('Use text.')
    .transform((text) => cleanText(text).replace(/[\t\n]+/g, ' '))
    .pipe(z.string().max(maxLength, sentence));
}

const PICTURE_SENTENCE = 'Choose one of your pictures.';
const picture = z
  .string(PICTURE_SENTENCE)
  .max(300, PICTURE_SENTENCE)
  .regex(/^(\/images\/[\w-]+\/[\w.-]+)?$/, PICTURE_SENTENCE);

const URL_SENTENCE = 'Use a web address such as https://example.com/menu.pdf.';
const WebUrlSchema = z.url({ protocol: /^https?$/, hostname: /\./ }).max(2_000);
const webAddress = z
  .string(URL_SENTENCE)
  .trim()
  .refine((address) => address === '' || WebUrlSchema.safeParse(address).success, URL_SENTENCE);

/** Spec, website builder §5. */
const RATING_SENTENCE = 'Rating must be between 1 and 5';
const rating = z.int(RATING_SENTENCE).min(1, RATING_SENTENCE).max(5, RATING_SENTENCE);
const overallRating = z.number(RATING_SENTENCE).min(1, RATING_SENTENCE).max(5, RATING_SENTENCE).nullable();

const TIME_SENTENCE = 'Use times such as 18:00.';
const time = z.string(TIME_SENTENCE).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, TIME_SENTENCE);
const openingHours = z.partialRecord(
  z.enum(WEEKDAYS, 'Use the days of the week.'),
  z
    .array(z.strictObject({ opens: time, closes: time }, TIME_SENTENCE), 'Use a list of times for each day.')
    .max(4, 'Use at most 4 services a day.'),
  'Use opening times by day.',
);

const ORDER_SENTENCE = 'Name each section at most once, the hero among them.';
const sectionOrder = z
  .array(z.enum(SECTION_NAMES, ORDER_SENTENCE), ORDER_SENTENCE)
  .refine((names) => new Set(names).size === names.length && names.includes('hero'), ORDER_SENTENCE);

const font = z.string('Choose one of the typefaces.').refine(isPrintableFont, 'Choose one of the typefaces.');
const designSystem = z.strictObject({
  color_palette: z.strictObject(ColorPaletteSchema.shape),
  typography: z.strictObject({ body_font: font, headings_font: font }),
});

const SECTIONS = 'pages[0].sections';

/** Every single value that can be changed, by its path. The paths are the spec's (website builder §7.1). */
export const CONTENT_FIELDS: ReadonlyMap<string, ContentField> = new Map<string, ContentField>([
  ['website_name', displayName('Enter a name for the website.')],
  ['meta_description', line(300)],
  ['cuisine', line(60)],
  ['hero_image', picture],
  ['opening_hours', openingHours],
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
  [`${SECTIONS}.contact.phone`, line(40)],
  [`${SECTIONS}.contact.address`, lines(300)],
  [`${SECTIONS}.contact.takes_reservations`, z.boolean('Say yes or no.').nullable()],
]);

type ListRow = {
  maxItems: number;
  tooMany: string;
  fields: Record<string, ContentField>;
  empty: ItemFields;
  required?: Record<string, string>;
};

function listOf({ maxItems, tooMany, fields, empty, required = {} }: ListRow): ContentList {
  const withDefaults = Object.entries(fields).map(([name, field]) => {
    const begin = empty[name];
    return [name, begin === undefined ? field.optional() : field.default(begin)] as const;
  });
  return {
    maxItems,
    tooMany,
    fields: new Map(Object.entries(fields)),
    empty,
    item: z.strictObject(Object.fromEntries(withDefaults), 'This is not such an item.').transform(present),
    required: new Map(Object.entries(required)),
  };
}

/** What is `null` or undefined is not there. */
function present(item: Record<string, unknown>): ItemFields {
  const given = Object.entries(item as Record<string, Json | undefined>);
  return Object.fromEntries(
    given.filter((entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== null),
  );
}

/** Every list, by its path. */
export const CONTENT_LISTS: ReadonlyMap<string, ContentList> = new Map([
  [
    'menu_items',
    listOf({
      maxItems: 500,
      tooMany: 'A menu can have at most 500 dishes.',
      fields: {
        name: line(120),
        description: lines(500),
        price: line(40),
        image: picture.nullable(),
        course: line(80).nullable(),
      },
      empty: { name: '', description: '', price: '' },
    }),
  ],
  [
    `${SECTIONS}.faq.items`,
    listOf({
      maxItems: 60,
      tooMany: 'There can be at most 60 questions.',
      fields: { question: line(300), answer: lines(2_000) },
      empty: { question: '', answer: '' },
      required: { question: 'Enter the question.', answer: 'Enter the answer.' },
    }),
  ],
  [
    `${SECTIONS}.gallery.images`,
    listOf({
      maxItems: 60,
      tooMany: 'The gallery can have at most 60 pictures.',
      fields: { url: picture, caption: line(300), alt: line(300) },
      empty: { url: '', caption: '', alt: '' },
    }),
  ],
  [
    `${SECTIONS}.reviews.items`,
    listOf({
      maxItems: 100,
      tooMany: 'There can be at most 100 reviews.',
      fields: { name: line(120), text: lines(2_000), rating, date: line(60) },
      empty: { name: '', text: '', rating: 5, date: '' },
      required: { name: "Enter the guest's name.", text: 'Enter what the guest said.' },
    }),
  ],
]);

/** What `field` makes of a value, or the sentence that says what is wrong with it. Never throws. */
export function readField<Value>(
  field: z.ZodType<Value>,
  value: unknown,
): { value: Value } | { sentence: string } {
  const parsed = field.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return { sentence: parsed.error.issues[0]?.message ?? 'This value cannot be used.' };
}

/** The sentence of the first field without which the item cannot be added. */
export function missingFieldOf({ required }: ContentList, item: ItemFields): string | undefined {
  return [...required].find(([name]) => item[name] === '')?.[1];
}
