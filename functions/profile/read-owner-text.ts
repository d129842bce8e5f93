import type { Writer } from '#functions/ai/writer.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { getProfile, type ProfileReader } from './get-profile.ts';

type Dependencies = ProfileReader & { writer: Writer; clock: Clock };

/** What an owner's text says, in the light of what is known already. Stores nothing; readers are loaded here. */
export async function readOwnerText(
  dependencies: Dependencies,
  restaurantId: string,
  text: string,
): Promise<ProfileReading> {
  const [{ profile }, { readProfileTask }] = await Promise.all([
    getProfile(dependencies, restaurantId),
    import('#functions/ai/readers/read-profile-task.ts'),
  ]);
  const { region, currency, time_zone, languages } = profile;
  const today = localDate(dependencies.clock.now(), time_zone);
  const context = { region, currency, language: languages[0] ?? '', today };
  return (await dependencies.writer.write(readProfileTask, { text, context }, { restaurantId })).result;
}
