import type { CreateContentPlan, PostTone } from '#shared/posts/contract/content-plan.ts';

/** The request for a content calendar, with its first day. */
export type PlanRequest = Omit<CreateContentPlan, 'starts_on' | 'tone'> & {
  startsOn: string;
  tone: PostTone | undefined;
};
