import type { Clock } from '#functions/platform/clock.ts';
import { createPlatformRules, type PlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { openRepositories } from './repositories.ts';

/** The platform settings of administrators, on the tables of the emulators. */
export function platformRules(
  { platformRecords }: Pick<ReturnType<typeof openRepositories>, 'platformRecords'>,
  clock: Clock,
): PlatformRules {
  return createPlatformRules({ settings: createPlatformSettingsStore(platformRecords), clock });
}
