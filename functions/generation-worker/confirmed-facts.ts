import type { GenerationJob } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import type { NewWebsite } from '#functions/modules/websites/websites-repository.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { projectProfile } from '#shared/profile/project-profile.ts';
import { DATA_KINDS, FROM_PROFILE, WORD_KINDS, withOwnKinds } from '#shared/profile/projection/fact-kinds.ts';
import { factsOf } from '#shared/profile/projection/fact-paths.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';

/** The website of a job whose owner has confirmed the profile: its facts come from there, now and later. */
export function withConfirmedFacts(
  { profile }: GenerationJob,
  { summary, document }: NewWebsite,
): NewWebsite {
  if (profile === undefined) return { summary, document };
  const today = localDate(new Date(document.updated_at), profile.time_zone);
  const content = printFacts(document.content, profile, { kinds: DATA_KINDS, today });
  // A name that was typed for this website, and what a model wrote, are its own.
  const own = WORD_KINDS.filter((kind) => {
    const printed = projectProfile(content, profile, [kind]);
    return !isSameJson(factsOf(content, kind), factsOf(printed, kind));
  });
  return { summary, document: { ...document, content, fact_sources: withOwnKinds(FROM_PROFILE, own) } };
}
