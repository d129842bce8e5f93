import * as z from 'zod/mini';
import type { AdConnector, AdGrant } from '#functions/ads/provider/ad-connector.ts';
import { AdDelayed, AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { createGraphClient, GRAPH_VERSION, type GraphClient } from './graph-client.ts';
import { listOwned } from './list-owned.ts';

/** `secret` is read when it is first needed. */
export type MetaApp = { id: string; secret: () => Promise<string> };

/** Long-lived user tokens (Facebook Login, "Long-Lived Access Tokens", read in November 2026). */
export const CONNECTION_LIFETIME_DAYS = 60;
/** Creating ads in a person's accounts, and using their Pages in them (Marketing API, "Authorization"). */
const SCOPES = ['ads_management', 'pages_show_list', 'pages_read_engagement'] as const;
/** Per call. Six calls in a row fit into one request. */
const TIMEOUT_MILLISECONDS = 4_000;
const DIALOG_ORIGIN = 'https://www.facebook.com';

const TokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  /** Seconds. Absent or 0 if the token doesn't expire. */
  expires_in: z.optional(z.number()),
});
const PersonSchema = z.object({ name: z.string() });
const PermissionsSchema = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});

export const CONNECTOR_MESSAGES = {
  refused: 'Facebook rejected the connection. Select Connect again and allow access.',
  declined: 'Facebook needs more permissions to run ads. Select Connect again and leave every box checked.',
} as const;

/** Connects with Facebook Login's server flow ("Manually Build a Login Flow"). */
export function createMetaConnector(settings: { app: MetaApp; clock: Clock; origin?: string }): AdConnector {
  const { app, clock, origin } = settings;
  const graphOf = (accessToken?: string) =>
    createGraphClient({
      origin,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
      ...(accessToken !== undefined && { accessToken }),
    });
  return {
    authorizationAddress: ({ state, returnTo }) => {
      const address = new URL(`${DIALOG_ORIGIN}/${GRAPH_VERSION}/dialog/oauth`);
      address.search = new URLSearchParams({
        client_id: app.id,
        redirect_uri: returnTo,
        state,
        response_type: 'code',
        scope: SCOPES.join(','),
        // Asks again for permissions that were declined.
        auth_type: 'rerequest',
      }).toString();
      return address.href;
    },
    authorize: (answer) =>
      inSentences(async () => {
        const secret = await app.secret();
        const exchange = (fields: Record<string, string>) =>
          exchangeToken(graphOf(), {
            client_id: app.id,
            client_secret: secret,
            ...fields,
          });
        const short = await exchange({ code: answer.code, redirect_uri: answer.returnTo });
        const long = await exchange({
          grant_type: 'fb_exchange_token',
          fb_exchange_token: short.access_token,
        });
        const end = long.expires_in ? clock.now().getTime() + long.expires_in * 1000 : undefined;
        return {
          accessToken: long.access_token,
          expiresAt: end === undefined ? undefined : new Date(end).toISOString(),
          ...(await readPerson(graphOf(long.access_token))),
        };
      }),
  };
}

/** Sent as a body, because neither the secret nor a code belongs in a URL. */
async function exchangeToken(graph: GraphClient, fields: Record<string, string>) {
  return TokenSchema.parse(await graph.post('oauth/access_token', fields));
}

async function readPerson(
  graph: GraphClient,
): Promise<Pick<AdGrant, 'scopes' | 'personName' | 'accounts' | 'pages'>> {
  const { data } = PermissionsSchema.parse(await graph.get('me/permissions', {}));
  const scopes = data.filter(({ status }) => status === 'granted').map(({ permission }) => permission);
  if (SCOPES.some((scope) => !scopes.includes(scope))) throw new AdRefused(CONNECTOR_MESSAGES.declined);
  const [person, owned] = await Promise.all([graph.get('me', { fields: 'name' }), listOwned(graph)]);
  return { scopes, personName: PersonSchema.parse(person).name, ...owned };
}

/** Replaces Facebook's errors about ads with one sentence, because the remedy is always the same. */
async function inSentences<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof AdRefused && cause.message === CONNECTOR_MESSAGES.declined) {
      throw new AppError('ad_connection_refused', { message: cause.message });
    }
    const isRefusal = cause instanceof AdRefused || cause instanceof AdDelayed;
    if (!isRefusal) throw new AppError('unavailable', { cause });
    throw new AppError('ad_connection_refused', { message: CONNECTOR_MESSAGES.refused, cause });
  }
}
