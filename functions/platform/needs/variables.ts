import * as z from 'zod/mini';
import { modelVariables } from '#functions/ai/models/model-settings.ts';
import { optionalWholeNumber } from '../environment.ts';
import { hourlyLimitVariables } from '../limits/hourly-limits.ts';

const text = () => z.string().check(z.minLength(1));
const optionalText = () => z.optional(text());
const flag = () => z._default(z.stringbool(), false);
const origin = () => z.url().check(z.regex(/[^/]$/, 'must not end in a slash'));
/** 32 letters and digits hold 190 bits, which can't be guessed. Empty on stages without CloudFront. */
const originKey = () => z._default(z.string().check(z.regex(/^(?:.{32,})?$/, 'must have 32 characters')), '');

/**
 * Variables of functions that aren't named after a resource, and what each must be. A schema is made when a function
 * reads the variable: making all of them would slow every start.
 */
export const VARIABLES = {
  ...deferred(modelVariables),
  ...hourlyLimitVariables,
  STAGE: text,
  /** Where the web app is. Absent from an API behind CloudFront without a domain: each request says it. */
  WEB_ORIGIN: () => z.optional(origin()),
  /** Where guests read published websites and their images. */
  SITES_ORIGIN: origin,
  /** Where browsers reach the bucket of transfers, if not at S3 itself. */
  UPLOADS_ORIGIN: () => z.optional(z.url()),
  /** What CloudFront sends with each request, and what it sent before a rotation. */
  ORIGIN_KEY: originKey,
  PREVIOUS_ORIGIN_KEY: originKey,
  /** The secret that signs tokens: in Secrets Manager, or in a file of local mode. */
  TOKEN_SECRET_ARN: optionalText,
  TOKEN_SECRET_FILE: optionalText,
  /** The key that encrypts stored secrets: in KMS, or in a file of local mode. */
  SEALING_KEY_ARN: optionalText,
  SEALING_KEY_FILE: optionalText,
  /** Whether administrators need two-step verification to sign in. */
  ADMIN_SECOND_FACTOR: () => z._default(z.enum(['required', 'optional']), 'optional'),
  /** Whether owners publish only after they confirmed their email address. */
  PUBLISH_NEEDS_VERIFIED_EMAIL: flag,
  /** Tools that are shown and can't be opened, with commas between. */
  COMING_SOON: () => z._default(z.string(), ''),
  /** Failed sign-ins for one account from one address in 15 minutes, for one account in an hour, and from one address in 15 minutes. */
  LOGIN_LIMIT: optionalWholeNumber,
  LOGIN_ACCOUNT_LIMIT: optionalWholeNumber,
  LOGIN_ADDRESS_LIMIT: optionalWholeNumber,
  /** Registrations in an hour from one address. */
  REGISTRATION_LIMIT: optionalWholeNumber,
  /** Repeated verification emails in an hour for one user. */
  RESEND_LIMIT: optionalWholeNumber,
  /** How long a function keeps settings that it has read. Local mode keeps none: the next call goes by what was just set. */
  SETTINGS_SECONDS: () => z.optional(z.coerce.number()),
  /** How email leaves: into local mode's outbox, or through one of the two APIs of Amazon SES. */
  EMAIL_PROVIDER: () => z.enum(['outbox', 'ses', 'ses-v1']),
  /** SES publishes bounces and spam reports of marketing emails to the topic of this configuration set. */
  EMAIL_CONFIGURATION_SET: () => z.optional(z.string()),
  EMAIL_SENDER: () => z.string().check(z.minLength(3)),
  /** How texts leave: into local mode's outbox, or through AWS End User Messaging. */
  SMS_PROVIDER: () => z.enum(['outbox', 'aws']),
  /** Where the outbox puts its delivery audit records. */
  SMS_RECEIPTS_QUEUE_URL: () => z.optional(z.url()),
  /** AWS sends delivery audit records to the topic of this configuration set. */
  SMS_CONFIGURATION_SET: () => z.optional(z.string()),
  /** `off` lifts the legal quiet hours, in local mode only. Owners' own hours stay. */
  SMS_QUIET_HOURS: () => z._default(z.enum(['on', 'off']), 'on'),
  HAS_SMS_NUMBERS: flag,
  /** Where ads run: in local mode's outbox, or on Facebook. */
  ADS_PROVIDER: () => z.enum(['outbox', 'meta']),
  HAS_ADS_APP: flag,
  /** The app by which restaurants connect their ad accounts. Absent on stages where they can't. */
  META_APP_ID: optionalText,
  META_APP_SECRET_ARN: optionalText,
  /** Who takes payments: the built-in stand-in, which moves no money, or Stripe. */
  PAYMENTS: () => z._default(z.enum(['built-in', 'stripe']), 'built-in'),
  /** In local mode. */
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** In deployed stages: secrets of Secrets Manager. */
  STRIPE_SECRET_KEY_ARN: optionalText,
  STRIPE_WEBHOOK_SECRET_ARN: optionalText,
  /** Whether Stripe Tax adds sales tax to what owners pay. */
  STRIPE_TAX: () => z._default(z.enum(['on', 'off']), 'off'),
  /** Which bank accounts can be debited, beside cards. */
  STRIPE_DEBITS: () => z._default(z.enum(['off', 'ach', 'sepa']), 'off'),
  /** A server in the place of Stripe's, for tests. */
  STRIPE_API_URL: () => z.optional(z.url()),
  /** Local mode writes email, texts, and ads to files in it. */
  OUTBOX_DIRECTORY: optionalText,
  /** The key for Google Places. Without it Google isn't asked. */
  GOOGLE_PLACES_KEY_ARN: optionalText,
  HAS_PLACES: flag,
  /** Local mode only: pages of this machine may be analyzed. Other private addresses stay refused. */
  ALLOW_PRIVATE_ANALYSIS: () => z._default(z.enum(['true', 'false']), 'false'),
  /** Cores that drawing may use. A function of 2 GB has hardly more than one (Lambda guide, "Memory"). */
  IMAGES_AT_ONCE: () =>
    z.pipe(
      z._default(z.string().check(z.regex(/^[1-8]$/, 'must be a number from 1 to 8')), '1'),
      z.transform(Number),
    ),
};
export type VariableName = keyof typeof VARIABLES;

/** Values of these variables, as a function reads them. */
export type Variables<Name extends VariableName> = {
  [Each in Name]: z.output<ReturnType<(typeof VARIABLES)[Each]>>;
};

function deferred<Schemas extends Record<string, z.ZodMiniType>>(
  schemas: Schemas,
): { [Name in keyof Schemas]: () => Schemas[Name] } {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, () => schema]);
  return Object.fromEntries(entries) as { [Name in keyof Schemas]: () => Schemas[Name] };
}
