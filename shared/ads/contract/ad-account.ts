import * as z from 'zod/mini';
import { line } from '#shared/contract/text-fields.ts';

/**
 * - `not_set_up`: the platform has no Facebook app, so that nobody can connect.
 * - `choice_needed`: connected, but not yet said which account pays and which page speaks.
 * - `lost`: Facebook no longer accepts the connection, or it has run out.
 */
export const AD_ACCOUNT_STATES = [
  'not_set_up',
  'not_connected',
  'choice_needed',
  'connected',
  'lost',
] as const;
export type AdAccountState = (typeof AD_ACCOUNT_STATES)[number];

/** Budgets are set in dollars, so only an account that pays in dollars can be chosen. */
export const AD_CURRENCY = 'USD';

/** What local mode's Facebook answers with, as the real one would with a code, when it is allowed. */
export const SIMULATED_CODE = 'simulated-code';

const NamedSchema = z.object({ id: z.string(), name: z.string() });

/** An ad account of the person who connected: what ads are paid from. */
export const PayingAccountSchema = z.extend(NamedSchema, { currency: z.string() });
export type PayingAccount = z.output<typeof PayingAccountSchema>;

/** A Facebook page of the person: whose name ads carry. */
export const AdPageSchema = NamedSchema;
export type AdPage = z.output<typeof AdPageSchema>;

export const AdConnectionSchema = z.object({
  /** Who agreed, as Facebook calls them. */
  person_name: z.string(),
  connected_at: z.iso.datetime(),
  /** Facebook ends connections after a while; absent where it named no end. */
  expires_at: z.optional(z.iso.datetime()),
  /** What the person has allowed, in Facebook's words. */
  scopes: z.array(z.string()),
  accounts: z.array(PayingAccountSchema),
  pages: z.array(AdPageSchema),
  /** Of the lists. */
  account_id: z.optional(z.string()),
  page_id: z.optional(z.string()),
});

/** What a restaurant's ads run with. The token that Facebook gave is never part of it. */
export const AdAccountSchema = z
  .object({
    state: z.enum(AD_ACCOUNT_STATES),
    /** Nothing leaves this machine: neither the connection nor what it pays for is real. */
    is_simulated: z.boolean(),
    connection: z.optional(AdConnectionSchema),
  })
  .register(z.globalRegistry, { id: 'AdAccount' });
export type AdAccountView = z.output<typeof AdAccountSchema>;

const RETURN = 'Enter a URL in the app, such as https://app.example.com/dashboard/settings.';

/** Where Facebook leads back to: it accepts only addresses that its app's settings name. */
export const BeginAdConnectionSchema = z.strictObject({
  return_to: z
    .string(RETURN)
    .check(z.maxLength(300), z.regex(/^(?:https:\/\/|http:\/\/localhost(?::\d+)?\/)[^\s?#]+$/, RETURN)),
});

export const ConnectAdAccountSchema = z.strictObject({
  /** As Facebook put them into the address. */
  code: z.string().check(z.minLength(1), z.maxLength(2_000)),
  state: z.string().check(z.minLength(1), z.maxLength(500)),
});

export const ChooseAdAccountSchema = z.strictObject({ account_id: line(100), page_id: line(100) });
