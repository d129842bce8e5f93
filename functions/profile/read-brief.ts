import type { Writer } from '#functions/ai/writer.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { BriefChoice } from '#shared/profile/brief-lines.ts';
import type { BriefReading } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { getProfile, type ProfileReader } from './get-profile.ts';

type Dependencies = ProfileReader & { writer: Writer; clock: Clock };
type Brief = { text: string; choices: readonly BriefChoice[] };

/**
 * Parses an owner's text, given the known facts and the uses that the owner chose for its lines. Stores nothing. Loads
 * the parsers on first use.
 */
export async function readBrief(
  dependencies: Dependencies,
  restaurantId: string,
  { text, choices }: Brief,
): Promise<BriefReading> {
  const [
    { profile },
    { readProfileTask },
    { cutChosen, factsOfChoices },
    { placeSentences },
    { briefLines },
  ] = await Promise.all([
    getProfile(dependencies, restaurantId),
    import('#functions/ai/readers/read-profile-task.ts'),
    import('#functions/ai/brief/brief-choices.ts'),
    import('#functions/ai/brief/place-sentences.ts'),
    import('#functions/ai/brief/brief-lines.ts'),
  ]);
  const { region, currency, time_zone, languages } = profile;
  const today = localDate(dependencies.clock.now(), time_zone);
  const context = { region, currency, language: languages[0] ?? '', today };
  const { rest, chosen } = cutChosen(text, choices);
  const read = await dependencies.writer.write(readProfileTask, { text: rest, context }, { restaurantId });
  const { reading } = placeSentences(read.result, rest);
  const { proposals } = factsOfChoices(chosen, { ...context, language: reading.language });
  return {
    ...reading,
    proposals: [...reading.proposals, ...proposals],
    lines: briefLines(text, choices, context),
  };
}
