import type { CreateContentPlan, PostTone } from '#shared/posts/contract/content-plan.ts';

/** What a plan is asked to be, with its first day decided. */
export type PlanRequest = Omit<CreateContentPlan, 'starts_on' | 'tone'> & {
  startsOn: string;
  tone: PostTone | undefined;
};
