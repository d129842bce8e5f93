import type { AdAccountState } from '#shared/ads/contract/ad-account.ts';
import type { StoredConnection } from './ad-account-row.ts';

/** `hasApp`: whether the stage has a Facebook app to connect with. */
export function adAccountState(
  connection: StoredConnection | undefined,
  { now, hasApp }: { now: Date; hasApp: boolean },
): AdAccountState {
  if (connection === undefined) return hasApp ? 'not_connected' : 'not_set_up';
  const { lost_at, expires_at, account_id, page_id } = connection;
  const hasEnded = expires_at !== undefined && Date.parse(expires_at) <= now.getTime();
  if (lost_at !== undefined || hasEnded) return 'lost';
  return account_id === undefined || page_id === undefined ? 'choice_needed' : 'connected';
}
