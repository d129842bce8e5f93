import * as z from 'zod/mini';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { PublicEmailSchema } from '../contact.ts';
import { MAX_READ_LENGTH } from '../profile-reading.ts';
import { RestaurantProfileSchema } from '../restaurant-profile.ts';

const { shape } = RestaurantProfileSchema;

/** The week as a profile keeps it; it replaces the week that is there. */
export const EnteredHoursSchema = z.strictObject({
  services: z._default(shape.services, []),
  closed_days: z._default(shape.closed_days, []),
});
export type EnteredHours = z.infer<typeof EnteredHoursSchema>;

/** How guests reach the place. Each field that is there replaces the profile's. */
export const EnteredLinksSchema = z.strictObject({
  address: z.optional(shape.address),
  phones: z.optional(shape.phones),
  email: z.optional(PublicEmailSchema),
  links: z.optional(shape.links),
});
export type EnteredLinks = z.infer<typeof EnteredLinksSchema>;

/** What an owner enters about the restaurant beside a free text. Blank text says nothing. */
export const EnteredFactsSchema = z.strictObject({
  /** Such as "Neapolitan pizzeria". */
  kind: z.optional(shape.kind),
  /** The town of the address; the rest of the address stays. */
  town: z.optional(shape.address.shape.locality),
  menu_text: z.optional(
    z.string('Use text.').check(
      z.overwrite((text) => text.toWellFormed()),
      z.maxLength(MAX_READ_LENGTH, atMostCharacters(MAX_READ_LENGTH)),
    ),
  ),
  hours: z.optional(EnteredHoursSchema),
  links: z.optional(EnteredLinksSchema),
});
