import type { Clock } from '#functions/platform/clock.ts';
import type { ProfileReader } from '#functions/profile/get-profile.ts';
import type { TextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';

/** The dependencies of texting settings. */
export type TextingSettingsDependencies = ProfileReader & {
  textingSettings: Pick<TextingSettingsRepository, 'find' | 'setHours'>;
  /** True if texts go to the outbox, which needs no number. */
  isSimulated: boolean;
  clock: Clock;
};
