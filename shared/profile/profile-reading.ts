import * as z from 'zod/mini';
import { RestaurantProfileSchema } from './restaurant-profile.ts';

/** The most characters (UTF-16) of a text to read. */
export const MAX_READ_LENGTH = 20_000;

const { shape } = RestaurantProfileSchema;

/** UTF-16 offsets in the text, `end` exclusive. */
const passage = { start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)), words: z.string() };

/**
 * `certain`: the words have only this meaning, so it may be printed before the owner confirms it. `likely`: shown to
 * the owner, never printed unconfirmed. Two readings of the same words are both `likely`.
 */
const confidence = z.enum(['certain', 'likely']);

const proposal = <Field extends string, Value extends z.ZodMiniType>(field: Field, value: Value) =>
  z.object({ field: z.literal(field), value, confidence, ...passage });

/**
 * A detail that a text may state. For single fields, the proposal replaces the value. For lists, `value` is another
 * entry.
 */
export const ProfileProposalSchema = z.discriminatedUnion('field', [
  proposal('name', shape.name),
  proposal('kind', shape.kind),
  proposal('region', shape.region),
  proposal('time_zone', shape.time_zone),
  proposal('currency', shape.currency),
  proposal('address', shape.address),
  proposal('email', shape.email),
  proposal('booking', shape.booking),
  proposal('payment', shape.payment),
  proposal('parking', shape.parking),
  proposal('access', shape.access),
  proposal('hours_text', shape.hours_text),
  proposal('cuisines', shape.cuisines.def.element),
  proposal('diets', shape.diets.def.element),
  proposal('languages', shape.languages.def.element),
  proposal('phones', shape.phones.def.element),
  proposal('links', shape.links.def.element),
  proposal('services', shape.services.def.element),
  proposal('closed_days', shape.closed_days.def.element),
  proposal('dated_hours', shape.dated_hours.def.element),
  proposal('menus', shape.menus.def.element),
  proposal('dishes', shape.dishes.def.element),
  proposal('people', shape.people.def.element),
  proposal('story', shape.story.def.element),
  proposal('house_notes', shape.house_notes.def.element),
]);
export type ProfileProposal = z.infer<typeof ProfileProposalSchema>;

/** Why words aren’t for guests. */
export const PRIVATE_REASONS = [
  'to_the_maker',
  'not_to_be_mentioned',
  'private_matter',
  'corrected_or_denied',
  'self_praise',
  'placeholder',
  'markup',
] as const;

/**
 * The meaning of a text, clause by clause. Each clause is classified exactly once. Details are `proposals`, including
 * the owner’s sentences in `story`, `people`, and `house_notes`.
 */
export const ProfileReadingSchema = z
  .object({
    /** BCP 47, the language of the text. */
    language: z.string(),
    /** The text may be in this language instead, so the owner is asked. */
    other_language: z.optional(z.string()),
    proposals: z.array(ProfileProposalSchema),
    /** Requests for the design of the page, never printed. */
    wishes: z.array(z.object(passage)),
    /** Words that guests must not see. */
    not_for_guests: z.array(z.object({ reason: z.enum(PRIVATE_REASONS), ...passage })),
  })
  .register(z.globalRegistry, { id: 'ProfileReading' });
export type ProfileReading = z.infer<typeof ProfileReadingSchema>;
