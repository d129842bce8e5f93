import type { Audience } from '#shared/announcements/contract/announcement.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';

/** Who an announcement is for, in words. */
export const audienceName = (audience: Audience): string =>
  audience === 'everyone' ? 'Everyone' : `${PLAN_CATALOG[audience].name} plan`;
