import * as z from 'zod/mini';
import { BILLED_FEATURES, PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { featureLimit } from '#shared/features/contract/feature-limit.ts';
import { PROVIDER_IDS, PROVIDER_STATES } from '#shared/platform-settings/provider-status.ts';
import {
  RETENTION_BOUNDS,
  type RetentionKind,
  retentionMessage,
} from '#shared/platform-settings/retention.ts';
import { TextModelSchema } from './text-model.ts';

export const BRAND_NAME_MAX_LENGTH = 40;

/** The messages of the form, which the server uses too. */
export const SETTINGS_MESSAGES = {
  brandLength: `Enter a name of 1 to ${BRAND_NAME_MAX_LENGTH} characters.`,
  brandCharacters: 'Remove line breaks and these characters: < > " \\ @.',
  budget: 'Enter an amount from $1 to $1,000,000, or leave this blank for no budget.',
  dunning:
    'Enter numbers of days from 1 to 27. The second email comes first, then the third email, then the pause.',
  planLimit: 'Enter a whole number from 0 to 1,000,000.',
  lessThanSmaller: 'A larger plan’s limit can’t be lower than a smaller plan’s.',
  postalAddress:
    'Enter a mailing address of up to 200 characters, such as 12 Main Street, Springfield, IL 62701.',
  nothing: 'Include at least one setting.',
} as const;

const brandName = z.string(SETTINGS_MESSAGES.brandLength).check(
  z.trim(),
  z.minLength(1, SETTINGS_MESSAGES.brandLength),
  z.maxLength(BRAND_NAME_MAX_LENGTH, SETTINGS_MESSAGES.brandLength),
  z.refine((name) => !/[<>"\\@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name), SETTINGS_MESSAGES.brandCharacters),
);

/** In dollars. Null: no budget. */
const monthlyBudget = z.nullable(
  z
    .number(SETTINGS_MESSAGES.budget)
    .check(z.gte(1, SETTINGS_MESSAGES.budget), z.lte(1_000_000, SETTINGS_MESSAGES.budget)),
);

const limits = z.strictObject({ daily_limit: featureLimit, hourly_limit: featureLimit });

const planLimit = z
  .int(SETTINGS_MESSAGES.planLimit)
  .check(z.gte(0, SETTINGS_MESSAGES.planLimit), z.lte(1_000_000, SETTINGS_MESSAGES.planLimit));
const billedFeature = z.enum(BILLED_FEATURES, 'Choose a plan limit.');
const planId = z.enum(PLAN_IDS, 'Choose a plan.');

const day = z
  .int(SETTINGS_MESSAGES.dunning)
  .check(z.gte(1, SETTINGS_MESSAGES.dunning), z.lte(27, SETTINGS_MESSAGES.dunning));
/** Days after a failed charge: the second and third email, and the pause. */
const dunning = z
  .strictObject({ reminder_days: z.tuple([day, day]), grace_days: day })
  .check(
    z.refine(
      ({ reminder_days: [second, third], grace_days }) => second < third && third < grace_days,
      SETTINGS_MESSAGES.dunning,
    ),
  );

/** One line. Null: none. */
const postalAddress = z.nullable(
  z.string(SETTINGS_MESSAGES.postalAddress).check(
    z.overwrite((address) => address.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
    z.minLength(1, SETTINGS_MESSAGES.postalAddress),
    z.maxLength(200, SETTINGS_MESSAGES.postalAddress),
  ),
);

/** A number of days within its kind's bounds. */
function keptDays(kind: RetentionKind) {
  const message = retentionMessage(kind);
  const { least, most } = RETENTION_BOUNDS[kind];
  return z.optional(z.int(message).check(z.gte(least, message), z.lte(most, message)));
}
/** Days that new data is kept. Omitted ones stay the same. */
const retention = z.strictObject({
  generations: keptDays('generations'),
  failed_emails: keptDays('failed_emails'),
  leads: keptDays('leads'),
});

/** Omitted settings stay the same. `version`: the one that the caller has seen. */
const VERSION = 'Include the version you last loaded.';

export const ChangeSettingsSchema = z
  .strictObject({
    version: z.int(VERSION).check(z.gte(0, VERSION)),
    brand_name: z.optional(brandName),
    default_limits: z.optional(z.partialRecord(z.enum(AI_FEATURES, 'Choose a feature.'), limits)),
    monthly_budget: z.optional(monthlyBudget),
    /** Uses per month. */
    plan_limits: z.optional(z.partialRecord(planId, z.partialRecord(billedFeature, planLimit))),
    /** For payments that fail from now on. */
    dunning: z.optional(dunning),
    /** Printed in every marketing email. */
    postal_address: z.optional(postalAddress),
    /** For data stored from now on. */
    retention: z.optional(retention),
  })
  .check(
    z.refine(
      ({ version: _version, ...settings }) =>
        Object.values(settings).some((setting) => setting !== undefined),
      SETTINGS_MESSAGES.nothing,
    ),
  );

const nullableInt = z.nullable(z.int());
const ProviderSchema = z
  .object({
    provider: z.enum(PROVIDER_IDS),
    state: z.enum(PROVIDER_STATES),
    /** A provider and since when it has failed, for people. */
    detail: z.string(),
  })
  .register(z.globalRegistry, { id: 'PlatformProvider' });

/** Get the platform’s settings and the status of its providers. */
export const PlatformSettingsSchema = z
  .object({
    /** Increases with every change. 0: never changed. */
    version: z.int(),
    updated_at: z.nullable(z.iso.datetime()),
    brand_name: z.string(),
    default_limits: z.record(
      z.enum(AI_FEATURES),
      z.object({ daily_limit: nullableInt, hourly_limit: nullableInt }),
    ),
    monthly_budget: z.nullable(z.number()),
    /** The monthly limits of each plan. */
    plan_limits: z.record(planId, z.record(billedFeature, z.int())),
    dunning: z.object({ reminder_days: z.tuple([z.int(), z.int()]), grace_days: z.int() }),
    postal_address: z.nullable(z.string()),
    /** Days for which website generations, emails that weren’t sent, and leads are kept. */
    retention: z.object({ generations: z.int(), failed_emails: z.int(), leads: z.int() }),
    providers: z.array(ProviderSchema),
    text_model: TextModelSchema,
    senders: z.object({
      /** The sender address of emails. */
      email: z.string(),
      /** The source of texts: restaurants’ numbers, or nothing. */
      texts: z.enum(['numbers', 'none', 'simulated']),
    }),
  })
  .register(z.globalRegistry, { id: 'PlatformSettings' });

/** Sender numbers with their restaurants. */
export const SenderNumbersSchema = z
  .object({
    numbers: z.array(
      z.object({
        /** E.164. */
        phone_number: z.string(),
        restaurant_id: z.string(),
        /** Empty while its restaurant is being deleted. */
        restaurant_name: z.string(),
      }),
    ),
    next_cursor: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'SenderNumbers' });
