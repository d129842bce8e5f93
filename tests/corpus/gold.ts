import * as z from 'zod/mini';
import { TimeSchema } from '#shared/contract/time-of-day.ts';
import { DietSchema } from '#shared/menu/diets.ts';
import { BOOKING_POLICIES } from '#shared/profile/contact.ts';
import { DateSchema } from '#shared/profile/hours.ts';
import { MENU_KINDS } from '#shared/profile/menu.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';

const text = z.string().check(z.minLength(1));
/** Equally right wordings; at least one of them is in the brief. */
const wordings = z.array(text).check(z.minLength(1));
const monthDay = z.string().check(z.regex(/^\d\d-\d\d$/));
const hours = { opens: TimeSchema, closes: z.nullable(TimeSchema) };

const fact = <Field extends string, Shape extends z.core.$ZodLooseShape>(field: Field, shape: Shape) =>
  z.strictObject({
    field: z.literal(field),
    ...shape,
    /** The brief is ambiguous: found or not, this doesn't affect a reader's score. */
    optional: z.optional(z.boolean()),
  });

const DishFactSchema = fact('dishes', {
  names: wordings,
  /** As written; `['']` if the dish has none. */
  prices: z.optional(z.array(z.string()).check(z.minLength(1))),
  variants: z.optional(z.array(z.strictObject({ label: z.string(), price: text }))),
  is_market_price: z.optional(z.boolean()),
  course: z.optional(text),
  description: z.optional(text),
});
export type DishFact = z.infer<typeof DishFactSchema>;

const ServiceFactSchema = fact('services', {
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  ...hours,
  last_seating: z.optional(TimeSchema),
  season: z.optional(z.strictObject({ from: monthDay, to: monthDay })),
});

const DatedHoursFactSchema = fact('dated_hours', {
  from: DateSchema,
  to: DateSchema,
  /** Empty if closed. */
  services: z.array(z.strictObject(hours)),
});

const AddressFactSchema = fact('address', {
  /** The longest passage that may be printed as the address. */
  text,
  /** What a complete address must contain: street, locality, and postal code, as far as the brief has them. */
  contains: wordings,
});

/** A fact of the brief, in the terms of `shared/profile/`. */
export const FactSchema = z.discriminatedUnion('field', [
  fact('name', { values: wordings }),
  fact('kind', { values: wordings }),
  fact('cuisines', { values: wordings }),
  fact('email', { values: wordings }),
  fact('payment', { values: wordings }),
  fact('parking', { values: wordings }),
  fact('access', { values: wordings }),
  fact('diets', { diet: DietSchema }),
  fact('phones', { number: z.string().check(z.regex(/^\+[1-9]\d{4,14}$/)) }),
  fact('links', { kind: z.enum(LINK_KINDS), contains: text }),
  AddressFactSchema,
  fact('booking', { policy: z.enum(BOOKING_POLICIES) }),
  ServiceFactSchema,
  fact('closed_days', { day: z.enum(WEEKDAYS) }),
  DatedHoursFactSchema,
  fact('menus', {
    names: wordings,
    kind: z.optional(z.enum(MENU_KINDS)),
    prices: z.optional(wordings),
  }),
  DishFactSchema,
  fact('people', { name: text }),
]);
export type Fact = z.infer<typeof FactSchema>;
export type FactOf<Field extends Fact['field']> = Extract<Fact, { field: Field }>;

/**
 * What would contradict the owner: words that guests must not read, or a value that a field must not have (without
 * `value`: no value at all).
 */
export const NeverSchema = z.union([
  z.strictObject({ text, why: text }),
  z.strictObject({ field: text, value: z.optional(text), why: text }),
]);
export type Never = z.infer<typeof NeverSchema>;

/**
 * An owner's brief, and what a careful person would print from it without asking. All people, streets, and numbers are
 * invented. Read on 2026-11-22 (`READ_ON`).
 */
export const GoldSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)+$/)),
  /** The brief's language (BCP 47). */
  language: z.enum(['en', 'es', 'fr', 'it', 'de']),
  region: z.string().check(z.regex(/^[A-Z]{2}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(20_000)),
  facts: z.array(FactSchema),
  never: z.array(NeverSchema),
  /** Passages that must reach guests word for word, in some field. */
  words: z.array(text),
});
export type Gold = z.infer<typeof GoldSchema>;

/** The date on which briefs are read: "Christmas Eve" is 2026-12-24. */
export const READ_ON = '2026-11-22';
