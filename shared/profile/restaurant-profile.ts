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

/** A language tag as profiles and pages keep it (BCP 47): `en`, `pt-BR`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const language = z
  .string('Enter a language code, such as en.')
  .check(z.regex(LANGUAGE_CODE, 'Enter a language code, such as en.'));

/** Someone the owner names, with the owner's own sentence. */
export const PersonSchema = z.strictObject({
  name: line(80),
  /** Such as "chef and owner"; empty text when not said. */
  role: z._default(line(80), ''),
  /** The owner's own sentence, word for word. */
  sentence: z._default(lines(500), ''),
});

/** One sentence or passage of the owner, printed word for word. */
export const SentenceSchema = z.strictObject({ text: lines(1_000) });

/** What guests should know, in the owner's words: house rules, dogs, children, allergies, groups. */
export const HouseNoteSchema = z.strictObject({ text: lines(500) });

/**
 * All that is known about one restaurant: the one record of facts. Empty text, an empty list and null mean
 * unknown. Websites, ads and messages are projections of it. Nothing in it is guessed: each value was chosen,
 * typed or confirmed by the owner.
 */
export const RestaurantProfileSchema = z
  .object({
    name: line(300),
    /** Such as "bakery" or "wine bar": chosen or said, never taken from the name. */
    kind: line(60),
    cuisines: z.array(line(40), A_LIST).check(z.maxLength(6, 'Add up to 6 cuisines.')),
    /** Rules that the whole kitchen keeps; they also bind pictures and words. */
    diets: z.array(DietSchema, A_LIST).check(z.maxLength(6)),
    /** BCP 47; the first is the language of the page. */
    languages: z.array(language, A_LIST).check(z.maxLength(5, 'Add up to 5 languages.')),
    /** Country of the restaurant: phone numbers, spelling, the form of addresses. */
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
    /** The owner's words: "Cash only", "All cards, no American Express". */
    payment: lines(300),
    parking: lines(300),
    /** How guests get in and about: steps, restroom, transit. */
    access: lines(300),

    services: z.array(ServiceSchema).check(withinLimit('services')),
    /** Days that are said to be closed. A day that is in neither is unknown. */
    closed_days: z.array(z.enum(WEEKDAYS, DAY_NAME), DAY_NAME).check(z.maxLength(7, DAY_NAME)),
    dated_hours: z.array(DatedHoursSchema).check(withinLimit('dated_hours')),
    /** The owner's words on hours that data cannot say; printed under Hours, never in structured data. */
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

/** A profile of which nothing is known but the name. */
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
