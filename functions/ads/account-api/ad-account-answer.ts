import type { AdAccountRow, StoredConnection } from '#functions/ads/ad-account-row.ts';
import { adAccountState } from '#functions/ads/ad-account-state.ts';
import type { AdAccountState, AdAccountView } from '#shared/ads/contract/ad-account.ts';
import type { AdAccountDependencies } from './dependencies.ts';

/** Describes the connection for its owner. It never includes the token. */
export function adAccountAnswer(
  { connector, isSimulated, clock }: Pick<AdAccountDependencies, 'connector' | 'isSimulated' | 'clock'>,
  { connection }: AdAccountRow,
): AdAccountView {
  const state = adAccountState(connection, { now: clock.now(), hasApp: connector !== undefined });
  const about = { state, is_simulated: isSimulated };
  if (connection === undefined) return about;
  const { encrypted: _token, lost_at: _lost, ...shown } = connection;
  return { ...about, connection: shown };
}

export function connectedMessage(state: AdAccountState): string {
  return state === 'connected'
    ? 'Ad account connected.'
    : 'Facebook is connected. Choose an ad account to bill and a Page to advertise from.';
}

/** The chosen names, for audit records. */
export function chosenNames(connection: StoredConnection | undefined): Record<string, string> {
  if (connection === undefined) return {};
  const { accounts, pages, account_id, page_id, person_name } = connection;
  const nameIn = (all: { id: string; name: string }[], chosen: string | undefined) =>
    all.find(({ id }) => id === chosen)?.name ?? '';
  return { person_name, ad_account: nameIn(accounts, account_id), page: nameIn(pages, page_id) };
}
