import {
  cutChosen,
  factsOfChoices,
  withChoices,
  withChosen,
  withoutHidden,
} from '#functions/ai/brief/brief-choices.ts';
import { briefFacts } from '#functions/ai/brief/brief-facts.ts';
import { briefLines } from '#functions/ai/brief/brief-lines.ts';
import { readProfileTask } from '#functions/ai/readers/read-profile-task.ts';
import { followRequests } from '#functions/ai/readers/requests/follow-requests.ts';
import type { Writer } from '#functions/ai/writer.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { GenerationJob, JobFacts } from '#functions/websites/generation/generation-jobs-repository.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { inLanguageOf } from '#shared/profile/printable-profile.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** "near Brecon", as owners type it into the town’s field. */
const NEAR = /^(?:near|just outside|outside|close to|bei|nahe|près de|cerca de|vicino a)\s/iu;

/** The most characters of content preferences that are parsed. */
const MAX_PREFERENCES = 2_000;

/** Texts in the content preferences ("cuisine": "Thai") count as the owner's words. */
function preferenceTexts(job: GenerationJob): string[] {
  const preferences: unknown[] = Object.values(JSON.parse(job.content_preferences));
  const texts = preferences.flat().filter((value) => typeof value === 'string');
  return [texts.join('\n').slice(0, MAX_PREFERENCES)].filter((text) => text !== '');
}

type Dependencies = { writer: Writer; profiles: Pick<ProfilesRepository, 'find'> };

/**
 * Parses the owner's words once per job: certain facts, which override the account's profile, and design requests.
 * Fields that the owner filled in override the words. With a confirmed profile, the words give only requests. A
 * worker that takes over finds the result in the job.
 */
export async function readFacts(
  { writer, profiles }: Dependencies,
  job: GenerationJob,
  { restaurant, signal }: { restaurant: Restaurant; signal: AbortSignal },
): Promise<JobFacts> {
  const { profile: present } = (await profiles.find(job.restaurant_id)) ?? firstProfile(restaurant);
  const language = (job.profile ?? present).languages[0] ?? 'en';
  const profile = withoutHidden(job.profile ?? present, job.brief_lines ?? [], language);
  const { currency } = profile;
  const context = {
    region: restaurantCountry(profile),
    language: '',
    currency,
    today: job.requested_at.slice(0, 10),
  };
  const { rest, chosen } = cutChosen(job.custom_requirements, job.brief_lines ?? []);
  const choices = factsOfChoices(chosen, { ...context, language });
  const followed = withChosen(followRequests(rest), choices);
  const text = [followed.text, ...preferenceTexts(job)].join('\n');
  const caller = { restaurantId: job.restaurant_id, signal, deadline: 'job' } as const;
  const written = await writer.write(readProfileTask, { text, context }, caller);
  const { result: reading, promptVersion } = written;
  const facts = briefFacts(profile, reading, followed, choices.proposals);
  const entered = Object.fromEntries((job.entered_fields ?? []).map((field) => [field, profile[field]]));
  const { address } = { ...facts.profile, ...entered };
  const locality = (job.entered_town ?? address.locality).replace(NEAR, '');
  // With a confirmed profile, the brief gives no facts.
  const isConfirmed = job.profile !== undefined;
  const confirmed = withChoices(profile, chosen, language);
  return {
    ...facts,
    profile: { ...facts.profile, ...entered, address: { ...address, locality } },
    ...(isConfirmed && {
      profile: inLanguageOf(reading, confirmed),
      unsure: missingIn(facts.unsure, confirmed),
    }),
    lines: briefLines(job.custom_requirements, job.brief_lines ?? [], context),
    removed: [],
    ...(promptVersion !== undefined && { promptVersion }),
  };
}

/** What the confirmed profile doesn’t say yet. */
function missingIn(sentences: readonly string[], { story, house_notes }: RestaurantProfile): string[] {
  const known = new Set([...story, ...house_notes].map(({ text }) => asSentence(text)));
  return sentences.filter((text) => !known.has(text));
}
