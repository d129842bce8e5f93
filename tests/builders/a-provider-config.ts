import type { ProviderConfig } from '#functions/platform-settings/config.ts';

/** What local mode works with. */
export function aProviderConfig(overrides: Partial<ProviderConfig> = {}): ProviderConfig {
  return {
    TEXT_PROVIDER: 'built-in',
    TEXT_MODEL: '',
    EMAIL_PROVIDER: 'outbox',
    EMAIL_SENDER: 'hello@tableside.local',
    SMS_PROVIDER: 'outbox',
    HAS_SMS_NUMBERS: false,
    ADS_PROVIDER: 'outbox',
    HAS_ADS_APP: false,
    HAS_PLACES: false,
    ...overrides,
  };
}
