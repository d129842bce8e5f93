import type { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

/** Creates a content plan with one post about an offer. Returns its id. */
export async function aContentPlan(
  api: ReturnType<typeof createApiClient>,
  { token }: Owner,
): Promise<string> {
  const body = { platforms: ['facebook'], weeks: 1, posts_per_week: 1, offer: 'Soup and bread for $8' };
  const answer = await api('createContentPlan', { token, body });
  if (answer.status !== 201) throw new Error(`The plan was not written: ${JSON.stringify(answer.body)}`);
  return (answer.body.data as { plan_id: string }).plan_id;
}
