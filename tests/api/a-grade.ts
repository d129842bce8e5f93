import type { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';

type Api = ReturnType<typeof createApiClient>;

/** Grades a restaurant without a website. Returns the grade's id. */
export async function aGrade(api: Api, { token }: Pick<Owner, 'token'>): Promise<string> {
  const { body } = await api('analyzePresence', { token, body: {} });
  return (body.data as { grade_id: string }).grade_id;
}
