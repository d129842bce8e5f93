import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { SmsCampaign } from '#shared/sms/contract/sms-campaign.ts';
import type { AppliedChange } from './assistant-answer.ts';

/** Loaded data and its time (ISO 8601). */
export type Read<Value> = { value: Value; at: string };

/** All data that answers can use. Undefined: not requested, or it couldn’t be loaded. */
export type AssistantData = {
  now: Date;
  dashboard: Read<RestaurantDashboard> | undefined;
  checklist: Read<readonly CategoryWithItems[]> | undefined;
  profile: Read<{ profile: RestaurantProfile; version: number; updated_at: string }> | undefined;
  ads: Read<readonly Ad[]> | undefined;
  texts: Read<readonly SmsCampaign[]> | undefined;
  /** `isWhole`: the list has all guests, not only the first. */
  guests: Read<{ guests: readonly GuestSummary[]; isWhole: boolean }> | undefined;
  /** Details about the restaurant in the owner’s message. */
  reading: Read<ProfileReading> | undefined;
  /** The last change in this conversation that wasn’t undone. */
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

/** The data before anything is loaded. */
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
