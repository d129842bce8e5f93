import * as z from 'zod/mini';
import { line } from '#shared/contract/text-fields.ts';

/**
 * - `not_set_up`: the platform has no Facebook app, so no one can connect.
 * - `choice_needed`: connected, but the owner hasn't chosen the paying account and the Page.
 * - `lost`: Facebook no longer accepts the connection, or it has expired.
 */
export const AD_ACCOUNT_STATES = [
  'not_set_up',
  'not_connected',
  'choice_needed',
  'connected',
  'lost',
] as const;
export type AdAccountState = (typeof AD_ACCOUNT_STATES)[number];

/** Budgets are in dollars, so only accounts in US dollars can be chosen. */
export const AD_CURRENCY = 'USD';

/** The code that local mode’s simulated Facebook returns when access is allowed. */
export const SIMULATED_CODE = 'simulated-code';

const NamedSchema = z.object({ id: z.string(), name: z.string() });

/** An ad account of the person who connected. Ads are paid from it. */
export const PayingAccountSchema = z.extend(NamedSchema, { currency: z.string() });
export type PayingAccount = z.output<typeof PayingAccountSchema>;

/** A Facebook Page of that person. Ads run under its name. */
export const AdPageSchema = NamedSchema;
export type AdPage = z.output<typeof AdPageSchema>;

export const AdConnectionSchema = z.object({
  /** The person who connected, by their Facebook name. */
  person_name: z.string(),
  connected_at: z.iso.datetime(),
  /** When Facebook ends the connection; absent if it named no date. */
  expires_at: z.optional(z.iso.datetime()),
  /** The permissions granted, as Facebook names them. */
  scopes: z.array(z.string()),
  accounts: z.array(PayingAccountSchema),
  pages: z.array(AdPageSchema),
  /** One of `accounts`. */
  account_id: z.optional(z.string()),
  page_id: z.optional(z.string()),
});

/** A restaurant’s ad connection. Never includes the token from Facebook. */
export const AdAccountSchema = z
  .object({
    state: z.enum(AD_ACCOUNT_STATES),
    /** Test mode: neither the connection nor the ad account is real. */
    is_simulated: z.boolean(),
    connection: z.optional(AdConnectionSchema),
  })
  .register(z.globalRegistry, { id: 'AdAccount' });
export type AdAccountView = z.output<typeof AdAccountSchema>;

const RETURN = 'Enter a URL in the app, such as https://app.example.com/dashboard/settings.';

/** Where Facebook sends the owner back to. Facebook accepts only addresses in the settings of its app. */
export const BeginAdConnectionSchema = z.strictObject({
  return_to: z
    .string(RETURN)
    .check(z.maxLength(300), z.regex(/^(?:https:\/\/|http:\/\/localhost(?::\d+)?\/)[^\s?#]+$/, RETURN)),
});

export const ConnectAdAccountSchema = z.strictObject({
  /** The parameters that Facebook adds to the address. */
  code: z.string().check(z.minLength(1), z.maxLength(2_000)),
  state: z.string().check(z.minLength(1), z.maxLength(500)),
});

export const ChooseAdAccountSchema = z.strictObject({ account_id: line(100), page_id: line(100) });
