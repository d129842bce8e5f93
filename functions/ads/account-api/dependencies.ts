import type { AdAccountsRepository } from '#functions/ads/ad-accounts-repository.ts';
import type { AdConnector } from '#functions/ads/provider/ad-connector.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { Encryptor } from '#functions/platform/encryption/encryptor.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { ConnectionStates } from './connection-state.ts';

/** Everything that connecting an ad account needs from the outside. */
export type AdAccountDependencies = {
  accounts: AdAccountsRepository;
  /** Undefined on a stage without a Facebook app. */
  connector: AdConnector | undefined;
  isSimulated: boolean;
  /** Of the web app, without a trailing slash: nowhere else does Facebook lead back to. */
  webOrigin: string | undefined;
  encryptor: Pick<Encryptor, 'encrypt'>;
  states: ConnectionStates;
  clock: Clock;
  ids: IdSource;
};
