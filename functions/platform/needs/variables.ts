import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { optionalWholeNumber } from '../environment.ts';
import { hourlyLimitVariables } from '../limits/hourly-limits.ts';

const text = () => z.string().check(z.minLength(1));
const optionalText = () => z.optional(text());
const flag = () => z._default(z.stringbool(), false);
const origin = () => z.url().check(z.regex(/[^/]$/, 'must not end in a slash'));
/** 32 letters and digits have 190 bits, which can't be guessed. Empty on stages without CloudFront. */
const originKey = () => z._default(z.string().check(z.regex(/^(?:.{32,})?$/, 'must have 32 characters')), '');

/**
 * Environment variables that aren't named after a resource, with their schemas. A schema is created when its
 * variable is read, because creating all would slow down every start.
 */
export const VARIABLES = {
  ...deferred(modelVariables),
  ...hourlyLimitVariables,
  STAGE: text,
  /** The web app's origin. Absent behind CloudFront without a domain: each request names it. */
  WEB_ORIGIN: () => z.optional(origin()),
  /** The origin of published websites and their images. */
  SITES_ORIGIN: origin,
  /** The transfers bucket's address for browsers, if it isn't S3's. */
  UPLOADS_ORIGIN: () => z.optional(z.url()),
  /** The key that CloudFront sends with each request, and the previous one during a rotation. */
  ORIGIN_KEY: originKey,
  PREVIOUS_ORIGIN_KEY: originKey,
  /** The secret that signs tokens: in Secrets Manager, or in a file in local mode. */
  TOKEN_SECRET_ARN: optionalText,
  TOKEN_SECRET_FILE: optionalText,
  /** The key that encrypts stored secrets: in KMS, or in a file in local mode. */
  SEALING_KEY_ARN: optionalText,
  SEALING_KEY_FILE: optionalText,
  /** Whether administrators need two-step verification to sign in. */
  ADMIN_SECOND_FACTOR: () => z._default(z.enum(['required', 'optional']), 'optional'),
  /** Whether owners must confirm their email address before they publish. */
  PUBLISH_NEEDS_VERIFIED_EMAIL: flag,
  /** Tools that are shown but can't be opened, separated by commas. */
  COMING_SOON: () => z._default(z.string(), ''),
  /** Failed sign-ins: per account and address in 15 minutes, per account in an hour, and per address in 15 minutes. */
  LOGIN_LIMIT: optionalWholeNumber,
  LOGIN_ACCOUNT_LIMIT: optionalWholeNumber,
  LOGIN_ADDRESS_LIMIT: optionalWholeNumber,
  /** Registrations per address in an hour. */
  REGISTRATION_LIMIT: optionalWholeNumber,
  /** Repeated verification emails per user in an hour. */
  RESEND_LIMIT: optionalWholeNumber,
  /** How long a function caches settings. Local mode doesn't, so that changes apply right away. */
  SETTINGS_SECONDS: () => z.optional(z.coerce.number()),
  /** Sends email to local mode's outbox, or with one of the two APIs of Amazon SES. */
  EMAIL_PROVIDER: () => z.enum(['outbox', 'ses', 'ses-v1']),
  /** SES publishes bounces and spam reports of marketing emails to the topic of this configuration set. */
  EMAIL_CONFIGURATION_SET: () => z.optional(z.string()),
  EMAIL_SENDER: () => z.string().check(z.minLength(3)),
  /** The pace of emails to many restaurants. */
  BULK_EMAILS_PER_SECOND: optionalWholeNumber,
  /** Sends texts to local mode's outbox, or with AWS End User Messaging. */
  SMS_PROVIDER: () => z.enum(['outbox', 'aws']),
  /** Where the outbox sends its delivery receipts. */
  SMS_RECEIPTS_QUEUE_URL: () => z.optional(z.url()),
  /** AWS sends delivery receipts to the topic of this configuration set. */
  SMS_CONFIGURATION_SET: () => z.optional(z.string()),
  /** `off` disables the legal quiet hours, in local mode only. Owners' own hours still apply. */
  SMS_QUIET_HOURS: () => z._default(z.enum(['on', 'off']), 'on'),
  HAS_SMS_NUMBERS: flag,
  /** Runs ads in local mode's outbox, or on Facebook. */
  ADS_PROVIDER: () => z.enum(['outbox', 'meta']),
  HAS_ADS_APP: flag,
  /** The app that connects restaurants' ad accounts. Absent on stages without it. */
  META_APP_ID: optionalText,
  META_APP_SECRET_ARN: optionalText,
  /** Takes payments with the built-in stand-in, which moves no money, or with Stripe. */
  PAYMENTS: () => z._default(z.enum(['built-in', 'stripe']), 'built-in'),
  /** Local mode only. */
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Deployed stages: secrets in Secrets Manager. */
  STRIPE_SECRET_KEY_ARN: optionalText,
  STRIPE_WEBHOOK_SECRET_ARN: optionalText,
  /** Whether Stripe Tax adds sales tax to owners' payments. */
  STRIPE_TAX: () => z._default(z.enum(['on', 'off']), 'off'),
  /** The kind of bank debit that is accepted besides cards. */
  STRIPE_DEBITS: () => z._default(z.enum(['off', 'ach', 'sepa']), 'off'),
  /** A server in place of Stripe's, for tests. */
  STRIPE_API_URL: () => z.optional(z.url()),
  /** Local mode writes email, texts, and ads to files here. */
  OUTBOX_DIRECTORY: optionalText,
  /** The key for Google Places. Without it Google isn't asked. */
  GOOGLE_PLACES_KEY_ARN: optionalText,
  HAS_PLACES: flag,
  /** Local mode only: the origin of websites published on this machine, which may be analyzed. */
  LOCAL_SITES_ORIGIN: () => z.optional(origin()),
  /** Local mode only: allows analyzing other pages of this machine. Other private addresses stay blocked. */
  ALLOW_PRIVATE_ANALYSIS: () => z._default(z.enum(['true', 'false']), 'false'),
  /** Images that are drawn in parallel. A function with 2 GB has little more than one core (Lambda guide, "Memory"). */
  IMAGES_AT_ONCE: () =>
    z.pipe(
      z._default(z.string().check(z.regex(/^[1-8]$/, 'must be a number from 1 to 8')), '1'),
      z.transform(Number),
    ),
};
export type VariableName = keyof typeof VARIABLES;

/** The parsed values of these variables. */
export type Variables<Name extends VariableName> = {
  [Each in Name]: z.output<ReturnType<(typeof VARIABLES)[Each]>>;
};

function deferred<Schemas extends Record<string, z.ZodMiniType>>(
  schemas: Schemas,
): { [Name in keyof Schemas]: () => Schemas[Name] } {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, () => schema]);
  return Object.fromEntries(entries) as { [Name in keyof Schemas]: () => Schemas[Name] };
}
