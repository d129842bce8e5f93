import type { Clock } from '#functions/platform/clock.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { AdConnector } from './ad-connector.ts';
import { createMetaConnector, type MetaApp } from './meta/meta-connector.ts';
import { createSimulatedConnector } from './simulated-connector.ts';

/** The Facebook app and its secret. */
type ConnectorConfig = {
  ADS_PROVIDER: 'outbox' | 'meta';
  META_APP_ID?: string | undefined;
  META_APP_SECRET_ARN?: string | undefined;
};

/** Undefined on stages without an app: no one can connect there. */
export function createAdConnector(config: ConnectorConfig, clock: Clock): AdConnector | undefined {
  if (config.ADS_PROVIDER === 'outbox') return createSimulatedConnector(clock);
  const { META_APP_ID: id, META_APP_SECRET_ARN: arn } = config;
  if (id === undefined || arn === undefined) return undefined;
  return createMetaConnector({ app: { id, secret: lazy(() => readSecret(arn)) }, clock });
}

const readSecret: (arn: string) => ReturnType<MetaApp['secret']> = async (arn) => {
  const { readSecretText } = await import('#functions/platform/aws/secret-text.ts');
  return readSecretText(arn);
};
