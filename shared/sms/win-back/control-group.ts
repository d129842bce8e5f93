import { stableHash } from '#shared/text/stable-hash.ts';

/** The smallest number of guests for which a control group is offered. Smaller groups show no effect. */
export const CONTROL_GROUP_FROM_GUESTS = 200;

export const MAX_CONTROL_GROUP_PERCENT = 20;

/**
 * True for about this share of guests. A guest’s result is always the same in one campaign and differs between
 * campaigns.
 */
export function isInControlGroup(campaignId: string, phone: string, percent: number): boolean {
  return stableHash(`${campaignId}#${phone}`) / 2 ** 32 < percent / 100;
}
