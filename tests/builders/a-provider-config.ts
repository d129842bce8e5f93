import type {
  PlatformSettingsDependencies,
  ProviderConfig,
} from '#functions/platform-settings/api/dependencies.ts';
import { anOpenMeter } from './a-meter.ts';

/** The configuration of local mode. */
export function aProviderConfig(overrides: Partial<ProviderConfig> = {}): ProviderConfig {
  return {
    TEXT_PROVIDER: 'built-in',
    TEXT_VISION: false,
    EMAIL_PROVIDER: 'outbox',
    EMAIL_SENDER: 'hello@tableside.local',
    SMS_PROVIDER: 'outbox',
    HAS_SMS_NUMBERS: false,
    ADS_PROVIDER: 'outbox',
    HAS_ADS_APP: false,
    HAS_PLACES: false,
    PAYMENTS: 'built-in',
    ...overrides,
  };
}

/** The built-in writer, without a model. */
export function noTextModel(): Pick<
  PlatformSettingsDependencies,
  'loadTextModel' | 'textPrice' | 'health' | 'meter'
> {
  return {
    loadTextModel: undefined,
    textPrice: () => undefined,
    health: { get: async () => ({}) },
    meter: anOpenMeter(),
  };
}
