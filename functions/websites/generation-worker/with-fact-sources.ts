import type { GenerationJob } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { NewWebsite } from '#functions/websites/websites-repository.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { DATA_KINDS, FACT_KINDS, FROM_PROFILE, withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import { factsOf } from '#shared/profile/projection/fact-paths.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/**
 * Decides which facts the website takes from the account's profile, now and later. Its own are facts from its
 * brief, a name that was typed for it, and a model's facts. With a confirmed profile, the brief has none.
 */
export function withFactSources(
  { profile: confirmed }: GenerationJob,
  { summary, document }: NewWebsite,
  account: RestaurantProfile,
): NewWebsite {
  const profile = confirmed ?? account;
  const today = localDate(new Date(document.updated_at), profile.time_zone);
  const content =
    confirmed === undefined
      ? document.content
      : printFacts(document.content, confirmed, { kinds: DATA_KINDS, today });
  const own = FACT_KINDS.filter((kind) => {
    const printed = printFacts(content, profile, { kinds: [kind], today });
    return !isSameJson(factsOf(content, kind), factsOf(printed, kind));
  });
  return { summary, document: { ...document, content, fact_sources: withOwnKinds(FROM_PROFILE, own) } };
}
