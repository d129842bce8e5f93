import * as z from 'zod/mini';
import { ReadMessageSchema } from '#shared/assistant/contract/assistant-message.ts';
import { changesSchema } from '#shared/contract/changes.ts';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { defineRoutes, forOwner, METER_REFUSALS } from '#shared/contract/route.ts';
import { MENU_PHOTO, MENU_PHOTO_MESSAGES } from '#shared/menu/contract/menu-photo.ts';
import { BriefChoicesSchema, BriefLineSchema } from '#shared/profile/brief-lines.ts';
import { StaleFactSchema } from '#shared/profile/contract/stale-fact.ts';
import {
  ReadPagePhotoSchema,
  ReadPageSchema,
  StatedDetailsSchema,
} from '#shared/profile/entered/page-details.ts';
import { MAX_READ_LENGTH, ProfileReadingSchema } from '#shared/profile/profile-reading.ts';
import { FACT_KINDS } from '#shared/profile/projection/fact-kinds.ts';
import { RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';

/** A map of paths to new values, read by `shared/profile/profile-grammar.ts`. */
export const ProfileChangesSchema = changesSchema();

/** 0: nothing was saved yet. */
const version = z.int().check(z.nonnegative());

/** The version that the changes are based on. Without it, they apply to the current one. */
const BaseProfileVersionSchema = z.strictObject({
  version: z.optional(z.coerce.number().check(z.int(WHOLE_NUMBER), z.nonnegative())),
});

const TEXT_MISSING = 'Describe your restaurant.';

/** As typed, because results have positions in it. */
const ReadTextSchema = z.string(TEXT_MISSING).check(
  z.overwrite((text) => text.toWellFormed()),
  z.refine((text) => text.trim() !== '', TEXT_MISSING),
  z.maxLength(MAX_READ_LENGTH, atMostCharacters(MAX_READ_LENGTH)),
);

/** The details in a brief, and the use of each line. */
const BriefReadingSchema = z.object({ ...ProfileReadingSchema.shape, lines: z.array(BriefLineSchema) });
export type BriefReading = z.infer<typeof BriefReadingSchema>;

/** A restaurant’s record of details. */
export const restaurantProfileRoutes = defineRoutes({
  getProfile: {
    summary: 'Get the restaurant’s profile.',
    ...forOwner('GET', '/restaurant/profile'),
    status: 200,
    response: z.object({
      data: z.object({ profile: RestaurantProfileSchema, version, updated_at: z.iso.datetime() }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load your profile',
    throttle: { rate: 500, burst: 1000 },
  },
  updateProfile: {
    summary: 'Change profile fields by path. Either all changes apply or none do.',
    ...forOwner('PATCH', '/restaurant/profile'),
    query: BaseProfileVersionSchema,
    body: ProfileChangesSchema,
    status: 200,
    response: z.object({ message: z.string(), data: z.object({ version, updated_at: z.iso.datetime() }) }),
    errors: ['not_found', 'profile_changed'],
    defaultError: 'We couldn’t save your profile. Try again.',
    limit: 'saves',
    throttle: { rate: 500, burst: 1000 },
  },
  readProfile: {
    summary:
      'Find details about the restaurant in some text, for the owner to confirm. Doesn’t save anything.',
    ...forOwner('POST', '/restaurant/profile/read'),
    body: z.strictObject({ text: ReadTextSchema, brief_lines: z._default(BriefChoicesSchema, []) }),
    status: 200,
    response: z.object({ data: BriefReadingSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t read the text. Try again.',
    audit: false,
    limit: 'readings',
    throttle: { rate: 100, burst: 200 },
  },
  readPage: {
    summary:
      'Read the menu, hours, and links from a web page or PDF for the owner to check. Lists pages that may have more. Doesn’t save anything.',
    ...forOwner('POST', '/restaurant/profile/read-page'),
    body: ReadPageSchema,
    status: 200,
    response: z.object({ data: StatedDetailsSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t read the page. Try again.',
    audit: false,
    limit: 'readings',
  },
  readPagePhoto: {
    summary: 'Get one photo from a web page, up to 3 MB, for the owner to upload. Doesn’t save anything.',
    ...forOwner('POST', '/restaurant/profile/read-page-photo'),
    body: ReadPagePhotoSchema,
    status: 200,
    response: z.object({ data: z.object({ type: z.string(), base64: z.string() }) }),
    errors: [],
    defaultError: 'We couldn’t read the photo. Try again.',
    audit: false,
    limit: 'readings',
  },
  readMenuPhoto: {
    summary:
      'Use a model to read a menu from a photo, for the owner to check. Send the photo as multipart form data. Doesn’t save anything.',
    ...forOwner('POST', '/restaurant/profile/read-menu-photo'),
    body: z.strictObject({}),
    multipart: {
      fileField: 'file',
      maxBytes: MENU_PHOTO.maxBytes,
      rule: { types: MENU_PHOTO.types, description: 'A photo of a menu.' },
      messages: MENU_PHOTO_MESSAGES,
    },
    status: 200,
    response: z.object({ data: z.object({ lines: z.array(z.string()) }) }),
    errors: [...METER_REFUSALS, 'vision_missing', 'unsupported_image', 'payload_too_large'],
    defaultError: 'We couldn’t read your photo. Try again, or paste the text of your menu.',
    audit: false,
    limit: 'readings',
  },
  readMessage: {
    summary:
      'Match a message to one of the assistant’s questions, using a model if one is set up. Doesn’t save anything.',
    ...forOwner('POST', '/restaurant/assistant/read'),
    body: ReadMessageSchema,
    status: 200,
    response: z.object({
      data: z.object({
        /** As the assistant reads it; null if it isn’t certain. */
        question: z.nullable(z.string()),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t read your message. Try again.',
    audit: false,
    limit: 'readings',
    throttle: { rate: 100, burst: 200 },
  },
  listProfileProposals: {
    summary: 'List suggested profile changes based on details from the restaurant’s websites.',
    ...forOwner('GET', '/restaurant/profile/proposals'),
    status: 200,
    response: z.object({
      data: z.object({
        /** Of the profile. */
        version,
        proposals: z.array(
          z.object({
            website_id: z.string(),
            website_name: z.string(),
            kind: z.enum(FACT_KINDS),
            /** Changes for `updateProfile`. */
            changes: ProfileChangesSchema,
          }),
        ),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t compare your websites with your profile',
    throttle: { rate: 100, burst: 200 },
  },
  listStaleProjections: {
    summary: 'List published websites with outdated profile details. Publish them again to update them.',
    ...forOwner('GET', '/restaurant/profile/projections'),
    status: 200,
    response: z.object({
      data: z.object({
        /** Of the profile. */
        version,
        projections: z.array(
          z.object({
            website_id: z.string(),
            website_name: z.string(),
            /** Its public URL. */
            url: z.string(),
            /** At most 50. */
            facts: z.array(StaleFactSchema),
            facts_total: z.int().check(z.positive()),
          }),
        ),
      }),
    }),
    errors: ['not_found'],
    defaultError: 'We couldn’t compare your websites with your profile',
    throttle: { rate: 100, burst: 200 },
  },
});
