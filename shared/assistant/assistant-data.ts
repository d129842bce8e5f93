import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import type { AppliedChange } from './assistant-answer.ts';

/** What was read, and when (ISO 8601). */
export type Read<Value> = { value: Value; at: string };

/** All that answers may be made from. Undefined: not asked for, or it could not be read. */
export type AssistantData = {
  now: Date;
  dashboard: Read<RestaurantDashboard> | undefined;
  checklist: Read<readonly CategoryWithItems[]> | undefined;
  profile: Read<{ profile: RestaurantProfile; version: number; updated_at: string }> | undefined;
  ads: Read<readonly Ad[]> | undefined;
  texts: Read<readonly SmsCampaign[]> | undefined;
  /** `isWhole`: these are all guests, not only the first. */
  guests: Read<{ guests: readonly GuestSummary[]; isWhole: boolean }> | undefined;
  /** What the owner’s own message says of the restaurant. */
  reading: Read<ProfileReading> | undefined;
  /** The change of this conversation that was made last, and not undone. */
  lastChange: AppliedChange | undefined;
};

export type Source = Exclude<keyof AssistantData, 'now' | 'lastChange'>;

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  dashboard: 'Dashboard',
  checklist: 'Checklist',
  profile: 'Profile',
  ads: 'Ads',
  texts: 'Text campaigns',
  guests: 'Guests',
  reading: 'Your message',
};

/** The data before anything was read. */
export function nothingRead(now: Date): AssistantData {
  return {
    now,
    dashboard: undefined,
    checklist: undefined,
    profile: undefined,
    ads: undefined,
    texts: undefined,
    guests: undefined,
    reading: undefined,
    lastChange: undefined,
  };
}
