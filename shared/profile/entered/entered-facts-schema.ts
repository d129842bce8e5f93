import * as z from 'zod/mini';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { PublicEmailSchema } from '../contact.ts';
import { SAME_TIMES } from '../hours.ts';
import { MAX_READ_LENGTH } from '../profile-reading.ts';
import { RestaurantProfileSchema } from '../restaurant-profile.ts';
import { OVERLAP, problemOfServices } from '../service-problem.ts';

const { shape } = RestaurantProfileSchema;

/** The weekly hours, which replace the profile’s. */
export const EnteredHoursSchema = z.strictObject({
  services: z._default(shape.services, []),
  closed_days: z._default(shape.closed_days, []),
  /** Hours as the owner typed them, where they don’t fit a week: "Thu–Mon 7–2, May–Oct". */
  hours_text: z.optional(shape.hours_text),
});
export type EnteredHours = z.infer<typeof EnteredHoursSchema>;

const without = (problem: string) =>
  z.refine<EnteredHours>(({ services }) => problemOfServices(services) !== problem, {
    error: problem,
    path: ['services'],
  });

/** Contact details. Each one given replaces the profile’s. */
export const EnteredLinksSchema = z.strictObject({
  address: z.optional(shape.address),
  phones: z.optional(shape.phones),
  email: z.optional(PublicEmailSchema),
  links: z.optional(shape.links),
});
export type EnteredLinks = z.infer<typeof EnteredLinksSchema>;

/** Details that an owner enters besides free text. Blank text means nothing. */
export const EnteredFactsSchema = z.strictObject({
  /** Such as "Neapolitan pizzeria". */
  kind: z.optional(shape.kind),
  /** The city of the address. The rest of the address stays. */
  town: z.optional(shape.address.shape.locality),
  /** BCP 47: of the website. */
  language: z.optional(shape.languages.def.element),
  menu_text: z.optional(
    z.string('Enter text.').check(
      z.overwrite((text) => text.toWellFormed()),
      z.maxLength(MAX_READ_LENGTH, atMostCharacters(MAX_READ_LENGTH)),
    ),
  ),
  hours: z.optional(EnteredHoursSchema.check(without(SAME_TIMES), without(OVERLAP))),
  links: z.optional(EnteredLinksSchema),
});
