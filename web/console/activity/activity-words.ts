import { ACTORS, type Actor } from '#shared/audit/contract/activity.ts';
import { ACTIVITY_KINDS, type ActivityKind } from '#shared/audit/contract/platform-activity.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import type { PlatformActivityEntry } from '#web/console/api/platform-activity.ts';

const KINDS: Readonly<Record<ActivityKind, string>> = {
  account: 'Accounts and sign-in',
  billing: 'Plans and payments',
  profile: 'Profile and checklist',
  websites: 'Websites and images',
  marketing: 'Ads, texts, and guests',
  tools: 'AI tools',
  administration: 'Administration',
};

const ACTOR_NAMES: Readonly<Record<Actor, { many: string; one: string }>> = {
  owner: { many: 'Owners', one: 'The owner' },
  administrator: { many: 'Administrators', one: 'An administrator' },
  till: { many: 'Staff', one: 'Staff' },
  guest: { many: 'Guests', one: 'A guest' },
  assistant: { many: 'Assistant', one: 'The assistant' },
  platform: { many: 'Platform', one: BRAND_NAME },
};

export const KIND_OPTIONS = ACTIVITY_KINDS.map((value) => ({ value, label: KINDS[value] }));
export const ACTOR_OPTIONS = ACTORS.map((value) => ({ value, label: ACTOR_NAMES[value].many }));

/** The name of the person who acted. An administrator with an account is named by email address. */
export function actorName({ actor, administrator, restaurant }: PlatformActivityEntry): string {
  if (actor === 'administrator') return administrator?.email ?? 'A former administrator';
  return actor === 'owner' && restaurant === null ? 'A visitor' : ACTOR_NAMES[actor].one;
}
