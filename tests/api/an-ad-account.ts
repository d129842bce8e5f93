import { inject } from 'vitest';
import { SIMULATED_CODE } from '#shared/ads/contract/ad-account.ts';
import type { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

type Api = ReturnType<typeof createApiClient>;

/** Where Facebook returns the owner to. */
export const RETURN_TO = `${inject('webOrigin')}/dashboard/settings`;

/** Begins a connection. Returns the state that Facebook sends back. */
export async function aBegunConnection(api: Api, { token }: Owner): Promise<string> {
  const begun = await api('beginAdConnection', { token, body: { return_to: RETURN_TO } });
  const { authorization_url } = begun.body.data as { authorization_url: string };
  return new URL(authorization_url).searchParams.get('state') ?? '';
}

/** Connects the simulated Facebook account. Returns the id of one of its ad accounts. */
export async function aConnectedAdAccount(api: Api, owner: Owner): Promise<string> {
  const body = { code: SIMULATED_CODE, state: await aBegunConnection(api, owner) };
  const { status, body: answer } = await api('connectAdAccount', { token: owner.token, body });
  if (status !== 200) throw new Error(`The account was not connected: ${JSON.stringify(answer)}`);
  const { connection } = answer.data as { connection: { accounts: { id: string }[] } };
  return connection.accounts[0]?.id ?? '';
}
