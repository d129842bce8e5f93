import * as z from 'zod/mini';
import {
  A_LIST,
  CURRENCY_CODE,
  DAY_NAME,
  NOT_NEGATIVE,
  SMALLER_NUMBER,
} from '#shared/contract/field-messages.ts';
import { line, lines } from '#shared/contract/text-fields.ts';
import { DietSchema } from '#shared/menu/diets.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { AddressSchema, BookingSchema, LinkSchema, PhoneSchema, RegionSchema } from './contact.ts';
import { DatedHoursSchema, ServiceSchema } from './hours.ts';
import { withinLimit } from './list-limits.ts';
import { DishSchema, MenuSchema } from './menu.ts';

/** A BCP 47 language tag: `en`, `pt-BR`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const LANGUAGE_MESSAGE = 'Enter a language code, such as en.';
const language = z.string(LANGUAGE_MESSAGE).check(z.regex(LANGUAGE_CODE, LANGUAGE_MESSAGE));

/** A person that the owner names, with the owner’s sentence. */
export const PersonSchema = z.strictObject({
  name: line(80),
  /** Such as "chef and owner"; empty text if not stated. */
  role: z._default(line(80), ''),
  /** The owner’s exact sentence. */
  sentence: z._default(lines(500), ''),
});

/** A sentence or passage of the owner, printed word for word. */
export const SentenceSchema = z.strictObject({ text: lines(1_000) });

/** Things guests should know, in the owner’s words: policies, dogs, children, allergies, groups. */
export const HouseNoteSchema = z.strictObject({ text: lines(500) });

/**
 * Everything known about a restaurant. Empty text, empty lists, and null mean unknown. Websites, ads, and texts take
 * their details from it. Nothing is guessed: the owner chose, typed, or confirmed each value.
 */
export const RestaurantProfileSchema = z
  .object({
    name: line(300),
    /** Such as "bakery" or "wine bar": chosen or stated, never derived from the name. */
    kind: line(60),
    cuisines: z.array(line(40), A_LIST).check(z.maxLength(6, 'Add up to 6 cuisines.')),
    /** Diets that the whole kitchen follows. They also restrict images and copy. */
    diets: z.array(DietSchema, A_LIST).check(z.maxLength(6)),
    /** BCP 47; the first is the page’s language. */
    languages: z.array(language, A_LIST).check(z.maxLength(5, 'Add up to 5 languages.')),
    /** The restaurant’s country, for phone numbers, spelling, and address formats. */
    region: RegionSchema,
    /** IANA, such as `America/New_York`; empty text while unknown. */
    time_zone: line(60),
    /** ISO 4217, such as `USD`; empty text while unknown. */
    currency: z.string(CURRENCY_CODE).check(z.regex(/^([A-Z]{3})?$/, CURRENCY_CODE)),

    address: AddressSchema,
    phones: z.array(PhoneSchema).check(withinLimit('phones')),
    email: z.string().check(z.maxLength(254)),
    links: z.array(LinkSchema).check(withinLimit('links')),

    booking: BookingSchema,
    /** The owner's words, such as "Cash only" or "All cards, no American Express". */
    payment: lines(300),
    parking: lines(300),
    /** How guests get in and about: steps, restroom, transit. */
    access: lines(300),

    services: z.array(ServiceSchema).check(withinLimit('services')),
    /** Days stated as closed. Days without hours are unknown. */
    closed_days: z.array(z.enum(WEEKDAYS, DAY_NAME), DAY_NAME).check(z.maxLength(7, DAY_NAME)),
    dated_hours: z.array(DatedHoursSchema).check(withinLimit('dated_hours')),
    /** The owner’s words about hours that data can’t express. Printed under the hours, never in structured data. */
    hours_text: lines(500),

    menus: z.array(MenuSchema).check(withinLimit('menus')),
    dishes: z.array(DishSchema).check(withinLimit('dishes')),

    people: z.array(PersonSchema).check(withinLimit('people')),
    story: z.array(SentenceSchema).check(withinLimit('story')),
    house_notes: z.array(HouseNoteSchema).check(withinLimit('house_notes')),

    /** Private: never printed. In units of the currency, null while unknown. */
    monthly_revenue: z.nullable(
      z.number(NOT_NEGATIVE).check(z.gte(0, NOT_NEGATIVE), z.lte(1_000_000_000, SMALLER_NUMBER)),
    ),
  })
  .register(z.globalRegistry, { id: 'RestaurantProfile' });
export type RestaurantProfile = z.infer<typeof RestaurantProfileSchema>;

/** A profile with only a name. */
export function emptyProfile(name: string): RestaurantProfile {
  return {
    name,
    kind: '',
    cuisines: [],
    diets: [],
    languages: [],
    region: '',
    time_zone: '',
    currency: '',
    address: { text: '', street: '', locality: '', region: '', postal_code: '', country: '' },
    phones: [],
    email: '',
    links: [],
    booking: { policy: 'unknown', note: '' },
    payment: '',
    parking: '',
    access: '',
    services: [],
    closed_days: [],
    dated_hours: [],
    hours_text: '',
    menus: [],
    dishes: [],
    people: [],
    story: [],
    house_notes: [],
    monthly_revenue: null,
  };
}
