import type { AdAccountsRepository } from '#functions/ads/ad-accounts-repository.ts';
import type { AdConnector } from '#functions/ads/provider/ad-connector.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ConnectionStates } from './connection-state.ts';

/** The dependencies of ad account connections. */
export type AdAccountDependencies = {
  accounts: AdAccountsRepository;
  /** Undefined on a stage without a Facebook app. */
  connector: AdConnector | undefined;
  isSimulated: boolean;
  /** The web app's origin without a trailing slash. Facebook returns to no other address. */
  webOrigin: string | undefined;
  encryptor: Pick<Encryptor, 'encrypt'>;
  states: ConnectionStates;
  clock: Clock;
  ids: IdSource;
};
