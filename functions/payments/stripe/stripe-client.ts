import type Stripe from 'stripe';
import { AppError } from '#functions/platform/app-error.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** The version of the API, the webhook endpoint, and the SDK's types. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
const TIMEOUT_MILLISECONDS = 10_000;

/** Loads the SDK with the first call, because that takes a tenth of a second. */
export type OpenStripe = () => Promise<Stripe>;

/** Opens Stripe's client once for each key. */
export function openStripe({ secretKey, apiUrl }: Omit<StripeSettings, 'options'>): OpenStripe {
  let opened: { key: string; client: Stripe } | undefined;
  return async () => {
    const [{ default: Client }, key] = await Promise.all([import('stripe'), secretKey()]);
    if (opened?.key !== key) {
      const client = new Client(key, {
        apiVersion: STRIPE_API_VERSION,
        timeout: TIMEOUT_MILLISECONDS,
        maxNetworkRetries: 1,
        telemetry: false,
        ...(apiUrl !== undefined && serverOf(apiUrl)),
      });
      opened = { key, client };
    }
    return opened.client;
  };
}

function serverOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}

type StripeError = { type: string; code?: string | undefined; message: string };

/** Stripe's error; undefined for other errors. Bundles shorten class names, so we check `type`. */
export function readStripeError(error: unknown): StripeError | undefined {
  const isOne = error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
  return isOne ? (error as Error & StripeError) : undefined;
}

/** Runs calls to Stripe. Throws `AppError('unavailable')` for errors that neither the caller nor a card caused. */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    const error = readStripeError(cause);
    if (error === undefined || error.type === 'StripeCardError') throw cause;
    throw new AppError('unavailable', { cause });
  }
}

/** Undefined if Stripe doesn't have the object. */
export async function findInStripe<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (cause) {
    if (readStripeError(cause)?.code === 'resource_missing') return undefined;
    throw cause;
  }
}
