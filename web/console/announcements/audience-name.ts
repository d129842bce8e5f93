import type { Audience } from '#shared/announcements/contract/announcement.ts';
import { PLAN_CATALOGUE } from '#shared/billing/plan-catalogue.ts';

/** Who an announcement is for, in words. */
export const audienceName = (audience: Audience): string =>
  audience === 'everyone' ? 'Everyone' : `${PLAN_CATALOGUE[audience].name} plan`;
