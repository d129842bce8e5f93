import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { CampaignStatus, CampaignType } from '#shared/ads/campaign-status.ts';
import type { EvidenceKind } from '#shared/checklist/checklist-item.ts';
import type { Evidence } from '#shared/checklist/contract/checklist.ts';
import { type ProfilePart, profileCompleteness } from '#shared/profile/completeness.ts';
import type { Link } from '#shared/profile/contact.ts';
import { weekOf } from '#shared/profile/week.ts';
import { countsSince } from '#shared/redemptions/redemption-counts.ts';
import type { Surroundings } from './surroundings.ts';

type Rule = (seen: Surroundings) => Evidence | undefined;

/** The fewest dishes of a complete menu, photographed dishes, and images of a library. */
const [WHOLE_MENU, PHOTOGRAPHED_DISHES, LIBRARY] = [5, 5, 20];
const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

const SOCIAL: readonly Link['kind'][] = ['instagram', 'facebook', 'tiktok', 'youtube', 'x'];

/** The evidence for an item of each kind. */
const RULES: Readonly<Record<EvidenceKind, Rule>> = {
  // The day of the confirmation isn't stored. It is mostly the day of the sign-up.
  email_verified: ({ user }) =>
    user?.email_verified === true
      ? { sentence: 'You confirmed your email address.', seen_at: user.created_at, is_current: true }
      : undefined,
  site_published: ({ pages: [page] }) =>
    page === undefined
      ? undefined
      : { sentence: `“${page.name}” is published.`, seen_at: page.publishedAt, is_current: true },
  hours_known: (seen) =>
    fromProfile(seen, daysKnown(seen) === 7, 'Your profile has hours for all seven days.'),
  menu_known: (seen) => {
    const dishes = seen.profile.profile.dishes.filter(({ name }) => name !== '').length;
    return fromProfile(seen, dishes >= WHOLE_MENU, `Your profile has ${dishes} dishes.`);
  },
  prices_known: (seen) => fromPart(seen, 'prices', 'Every dish in your profile has a price.'),
  diets_known: (seen) => fromPart(seen, 'diets', 'Your profile lists dietary options.'),
  story_known: (seen) => fromPart(seen, 'story', 'Your profile tells your story.'),
  booking_known: (seen) => fromPart(seen, 'booking', 'Your profile explains how to book a table.'),
  links_known: (seen) => fromProfile(seen, hasLink(seen, SOCIAL), 'Your profile has social media links.'),
  ordering_link: (seen) =>
    fromProfile(seen, hasLink(seen, ['ordering']), 'Your profile has an ordering link.'),
  dish_photos: (seen) => {
    const photos = seen.profile.profile.dishes.filter(({ image }) => image !== '').length;
    return fromProfile(seen, photos >= PHOTOGRAPHED_DISHES, `${photos} of your dishes have photos.`);
  },
  photos_uploaded: ({ uploadedAt }) =>
    uploadedAt[0] === undefined || uploadedAt.length < LIBRARY
      ? undefined
      : { sentence: `You uploaded ${LIBRARY} or more photos.`, seen_at: uploadedAt[0], is_current: true },
  phone_everywhere: phoneEverywhere,
  ad_recent: (seen) => newestCampaign(seen, 'ad'),
  win_back_recent: (seen) => newestCampaign(seen, 'sms'),
  codes_redeemed: codesRedeemed,
};

/** The platform's evidence for an item; undefined if there is none. */
export function evidenceOf(kind: EvidenceKind, seen: Surroundings): Evidence | undefined {
  return RULES[kind](seen);
}

function fromProfile({ profile }: Surroundings, isSo: boolean, sentence: string): Evidence | undefined {
  return isSo ? { sentence, seen_at: profile.updated_at, is_current: true } : undefined;
}

function fromPart(seen: Surroundings, part: ProfilePart, sentence: string): Evidence | undefined {
  const isKnown = profileCompleteness(seen.profile.profile).some(
    (each) => each.part === part && each.isKnown,
  );
  return fromProfile(seen, isKnown, sentence);
}

function daysKnown({ profile }: Surroundings): number {
  return Object.keys(weekOf(profile.profile)).length;
}

function hasLink({ profile }: Surroundings, kinds: readonly Link['kind'][]): boolean {
  return profile.profile.links.some(({ kind }) => kinds.includes(kind));
}

/** Checks for the profile's number on every published page. Names a page that shows another one, or may. */
function phoneEverywhere({ profile: { profile }, pages }: Surroundings): Evidence | undefined {
  const phone = profile.phones[0]?.typed;
  const [newest] = pages;
  if (phone === undefined || newest === undefined) return undefined;
  const seen_at = newest.publishedAt;
  const other = pages.find((page) => digitsOf(page.phone) !== digitsOf(phone));
  if (other === undefined)
    return { sentence: `Your profile and website both show ${phone}.`, seen_at, is_current: true };
  const shown =
    other.phone === undefined
      ? 'may show another number'
      : other.phone === ''
        ? 'shows no number'
        : `shows ${other.phone}`;
  return {
    sentence: `Your profile says ${phone}, but “${other.name}” ${shown}.`,
    seen_at: other.publishedAt,
    is_current: false,
  };
}

function digitsOf(phone: string | undefined): string | undefined {
  return phone?.replace(/\D/g, '');
}

const UNLAUNCHED: readonly CampaignStatus[] = ['pending', 'failed'];

/** When a campaign began; undefined if it hasn't, or was canceled before. */
function beganAt(campaign: Campaign, now: Date): string | undefined {
  if (UNLAUNCHED.includes(campaign.status)) return undefined;
  if (campaign.campaign_type === 'ad') return campaign.created_at;
  const at = campaign.send_at ?? campaign.created_at;
  return campaign.canceled_at === undefined && new Date(at) <= now ? at : undefined;
}

/** The newest begun campaign of a kind. After 30 days, it is evidence for the past only. */
function newestCampaign({ campaigns, now }: Surroundings, type: CampaignType): Evidence | undefined {
  const ofType = campaigns.filter(({ campaign_type }) => campaign_type === type);
  const begun = ofType.flatMap((campaign) => {
    const seen_at = beganAt(campaign, now);
    return seen_at === undefined ? [] : { name: campaign.name, seen_at };
  });
  const newest = begun.toSorted((one, other) => other.seen_at.localeCompare(one.seen_at))[0];
  if (newest === undefined) return undefined;
  const { name, seen_at } = newest;
  const is_current = now.getTime() - Date.parse(seen_at) <= RECENT_DAYS * DAY_MS;
  const sentence = is_current
    ? `You launched “${name}” in the last ${RECENT_DAYS} days.`
    : `Your last campaign, “${name}”, was more than ${RECENT_DAYS} days ago.`;
  return { sentence, seen_at, is_current };
}

/** Redeemed codes of ads and texts in the last 30 days. Older ones are evidence for the past only. */
function codesRedeemed({ redemptions, now }: Surroundings): Evidence | undefined {
  const days = Object.entries(redemptions.days).filter(([, { ad, sms }]) => ad + sms > 0);
  const newest = days
    .map(([day]) => day)
    .toSorted()
    .at(-1);
  if (newest === undefined) return undefined;
  // Only the day is known. Noon in UTC is the same day in most of the world.
  const noon = Math.min(Date.parse(`${newest}T12:00:00Z`), now.getTime());
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const { ad, sms } = countsSince(redemptions, since);
  const count = ad + sms === 1 ? '1 code was' : `${ad + sms} codes were`;
  return {
    sentence:
      newest >= since
        ? `${count} redeemed in the last ${RECENT_DAYS} days.`
        : `The last code was redeemed more than ${RECENT_DAYS} days ago.`,
    seen_at: new Date(noon).toISOString(),
    is_current: newest >= since,
  };
}
