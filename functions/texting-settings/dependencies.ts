import type { TextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';

/** Everything that the settings of texts need from the outside. */
export type TextingSettingsDependencies = {
  textingSettings: Pick<TextingSettingsRepository, 'find' | 'setHours'>;
  /** Texts go to the outbox, which needs no number. */
  isSimulated: boolean;
};
