import type { GenerationJob } from '#functions/modules/generation-jobs/generation-jobs-repository.ts';
import type { NewWebsite } from '#functions/modules/websites/websites-repository.ts';
import { FACT_KINDS, FROM_PROFILE } from '#shared/profile/projection/fact-kinds.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';

/** The website of a job whose owner has confirmed the profile: its facts come from there, now and later. */
export function withConfirmedFacts(
  { profile }: GenerationJob,
  { summary, document }: NewWebsite,
): NewWebsite {
  if (profile === undefined) return { summary, document };
  const today = localDate(new Date(document.updated_at), profile.time_zone);
  const content = printFacts(document.content, profile, { kinds: FACT_KINDS, today });
  return { summary, document: { ...document, content, fact_sources: FROM_PROFILE } };
}
