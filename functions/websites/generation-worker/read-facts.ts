import { briefFacts } from '#functions/ai/brief/brief-facts.ts';
import { readProfileTask } from '#functions/ai/readers/read-profile-task.ts';
import { followRequests } from '#functions/ai/readers/requests/follow-requests.ts';
import type { Writer } from '#functions/ai/writer.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { ProfilesRepository } from '#functions/profile/profiles-repository.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { GenerationJob, JobFacts } from '#functions/websites/generation/generation-jobs-repository.ts';
import { inLanguageOf } from '#shared/profile/printable-profile.ts';

/** Longest text that is read of content preferences, in characters. */
const MAX_PREFERENCES = 2_000;

/** Texts among the content preferences ("cuisine": "Thai") are the owner's words like any other. */
function preferenceTexts(job: GenerationJob): string[] {
  const preferences: unknown[] = Object.values(JSON.parse(job.content_preferences));
  const texts = preferences.flat().filter((value) => typeof value === 'string');
  return [texts.join('\n').slice(0, MAX_PREFERENCES)].filter((text) => text !== '');
}

type Dependencies = { writer: Writer; profiles: Pick<ProfilesRepository, 'find'> };

/**
 * Reads the owner's words once for the whole job: facts that are certain, over those of the account's profile, and
 * wishes for the design. What the owner entered in fields of its own wins over the words; beside a profile that the
 * owner has confirmed they give wishes only. The worker that takes over finds them in the job.
 */
export async function readFacts(
  { writer, profiles }: Dependencies,
  job: GenerationJob,
  { restaurant, signal }: { restaurant: Restaurant; signal: AbortSignal },
): Promise<JobFacts> {
  const { profile: present } = (await profiles.find(job.restaurant_id)) ?? firstProfile(restaurant);
  const profile = job.profile ?? present;
  const followed = followRequests(job.custom_requirements);
  const text = [followed.text, ...preferenceTexts(job)].join('\n');
  const { region, currency } = profile;
  const context = { region, language: '', currency, today: job.requested_at.slice(0, 10) };
  const caller = { restaurantId: job.restaurant_id, signal, deadline: 'job' } as const;
  const written = await writer.write(readProfileTask, { text, context }, caller);
  const { result: reading, promptVersion, fallbackReason } = written;
  const facts = briefFacts(profile, reading, followed);
  const entered = Object.fromEntries((job.entered_fields ?? []).map((field) => [field, profile[field]]));
  const { address } = { ...facts.profile, ...entered };
  const locality = job.entered_town ?? address.locality;
  // Beside a profile that its owner has confirmed the brief gives no facts.
  const isConfirmed = job.profile !== undefined;
  return {
    ...facts,
    profile: { ...facts.profile, ...entered, address: { ...address, locality } },
    ...(isConfirmed && { profile: inLanguageOf(reading, profile), identity: '', unsure: [] }),
    removed: [],
    ...(promptVersion !== undefined && { promptVersion }),
    ...(fallbackReason !== undefined && { fallbackReason }),
  };
}
