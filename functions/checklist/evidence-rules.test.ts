import { expect, test } from 'vitest';
import { EVIDENCE_KINDS, type EvidenceKind } from '#shared/checklist/checklist-item.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { anAdCampaign, anSmsCampaign } from '#tests/builders/a-campaign.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { evidenceOf } from './evidence-rules.ts';
import type { Surroundings } from './surroundings.ts';

const SAVED = '2026-03-01T10:00:00.000Z';
const PUBLISHED = '2026-03-01T11:00:00.000Z';
const PHONE = { number: '+12125550147', typed: '(212) 555-0147', label: '' };
const WEEK = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies RestaurantProfile['closed_days'];

function seenWith({
  profile = {},
  ...seen
}: Partial<Omit<Surroundings, 'profile'>> & { profile?: Partial<RestaurantProfile> } = {}): Surroundings {
  return {
    now: new Date('2026-04-01T12:00:00.000Z'),
    profile: {
      restaurant_id: 'lupo',
      version: 3,
      updated_at: SAVED,
      profile: aSparseProfile({ phones: [], ...profile }),
      recent_changes: [],
    },
    user: undefined,
    pages: [],
    publishNeedsVerifiedEmail: false,
    uploadedAt: [],
    campaigns: [],
    redemptions: { days: {} },
    ...seen,
  };
}

const aPage = (phone: string | undefined, name = 'Osteria Lupo') => ({
  name,
  publishedAt: PUBLISHED,
  phone,
});
const isCurrent = (kind: EvidenceKind, seen: Surroundings) => evidenceOf(kind, seen)?.is_current;
const dishes = (count: number, dish = {}) =>
  Array.from({ length: count }, (_, at) => aDish({ name: `Dish ${at}`, ...dish }));

test('an empty restaurant has evidence for nothing', () => {
  expect(EVIDENCE_KINDS.filter((kind) => evidenceOf(kind, seenWith()) !== undefined)).toEqual([]);
});

test('facts in the profile have the profile’s date', () => {
  const services = [
    {
      name: '',
      days: WEEK.slice(1),
      opens: '17:00',
      closes: '22:00',
      last_seating: null,
      season: null,
      note: '',
    },
  ];
  expect(evidenceOf('hours_known', seenWith({ profile: { services, closed_days: ['monday'] } }))).toEqual({
    sentence: 'Your profile has hours for all seven days.',
    seen_at: SAVED,
    is_current: true,
  });
  expect(evidenceOf('hours_known', seenWith({ profile: { services, closed_days: [] } }))).toBeUndefined();
});

test('a menu, its prices, and its photos count when there are enough', () => {
  expect(isCurrent('menu_known', seenWith({ profile: { dishes: dishes(4) } }))).toBeUndefined();
  expect(evidenceOf('menu_known', seenWith({ profile: { dishes: dishes(5) } }))?.sentence).toBe(
    'Your profile has 5 dishes.',
  );
  expect(isCurrent('prices_known', seenWith({ profile: { dishes: dishes(2) } }))).toBeUndefined();
  expect(isCurrent('prices_known', seenWith({ profile: { dishes: dishes(2, { price: '$9' }) } }))).toBe(true);
  const image = '/images/one/abc-800.webp';
  expect(isCurrent('dish_photos', seenWith({ profile: { dishes: dishes(4, { image }) } }))).toBeUndefined();
  expect(isCurrent('dish_photos', seenWith({ profile: { dishes: dishes(5, { image }) } }))).toBe(true);
  const uploadedAt = Array.from({ length: 20 }, () => SAVED);
  expect(isCurrent('photos_uploaded', seenWith({ uploadedAt: uploadedAt.slice(1) }))).toBeUndefined();
  expect(isCurrent('photos_uploaded', seenWith({ uploadedAt }))).toBe(true);
});

test('links count for their destination', () => {
  const links = [{ kind: 'ordering' as const, url: 'https://order.example.com', typed: '' }];
  const seen = seenWith({ profile: { links } });
  expect([isCurrent('ordering_link', seen), isCurrent('links_known', seen)]).toEqual([true, undefined]);
});

test('a phone number is consistent when each published page shows it in any format', () => {
  const profile = { phones: [PHONE] };
  const pages = [aPage('212 555 0147'), aPage('(212) 555-0147', 'Catering')];
  expect(evidenceOf('phone_everywhere', seenWith({ profile, pages }))).toEqual({
    sentence: 'Your profile and website both show (212) 555-0147.',
    seen_at: PUBLISHED,
    is_current: true,
  });
  expect(evidenceOf('phone_everywhere', seenWith({ profile }))).toBeUndefined();
});

test.each([
  ['(212) 555-0100', 'shows (212) 555-0100'],
  ['', 'shows no number'],
  [undefined, 'may show another number'],
])('a page with the number %j is named', (phone, shows) => {
  const pages = [aPage(PHONE.typed), aPage(phone, 'Catering')];
  expect(evidenceOf('phone_everywhere', seenWith({ profile: { phones: [PHONE] }, pages }))).toEqual({
    sentence: `Your profile says (212) 555-0147, but “Catering” ${shows}.`,
    seen_at: PUBLISHED,
    is_current: false,
  });
});

test('a published page and a verified address count', () => {
  expect(evidenceOf('site_published', seenWith({ pages: [aPage(undefined)] }))).toEqual({
    sentence: '“Osteria Lupo” is published.',
    seen_at: PUBLISHED,
    is_current: true,
  });
  const user = {
    user_id: 'lupo',
    email: 'lupo@example.com',
    role: 'restaurant' as const,
    email_verified: true,
    token_version: 1,
    created_at: SAVED,
  };
  expect(evidenceOf('email_verified', seenWith({ user }))).toEqual({
    sentence: 'You confirmed your email address.',
    seen_at: SAVED,
    is_current: true,
  });
  expect(
    evidenceOf('email_verified', seenWith({ user: { ...user, email_verified: false } })),
  ).toBeUndefined();
});

test('a campaign counts for 30 days, then says that it is over', () => {
  const recent = anAdCampaign({ created_at: '2026-03-02T12:00:00.000Z' });
  const old = anAdCampaign({ created_at: '2026-03-02T11:59:59.999Z' });
  expect(evidenceOf('ad_recent', seenWith({ campaigns: [recent] }))).toEqual({
    sentence: 'You launched “Truffle Pasta: 20% off” in the last 30 days.',
    seen_at: recent.created_at,
    is_current: true,
  });
  expect(evidenceOf('ad_recent', seenWith({ campaigns: [old] }))).toEqual({
    sentence: 'Your last campaign, “Truffle Pasta: 20% off”, was more than 30 days ago.',
    seen_at: old.created_at,
    is_current: false,
  });
});

test('ads and win-backs are distinguished, and unlaunched ones don’t count', () => {
  const unlaunched = [anAdCampaign({ status: 'failed' }), anAdCampaign({ status: 'pending' })];
  const seen = seenWith({
    campaigns: [...unlaunched, anSmsCampaign({ created_at: '2026-03-30T12:00:00.000Z' })],
  });
  expect([isCurrent('ad_recent', seen), isCurrent('win_back_recent', seen)]).toEqual([undefined, true]);
});

test('redemptions of the last thirty days count, with the latest date', () => {
  const seen = (...days: string[]) =>
    seenWith({
      redemptions: {
        days: Object.fromEntries(days.map((day, sms) => [day, { ad: 1, sms, amount_cents: 0 }])),
      },
    });
  expect(evidenceOf('codes_redeemed', seen('2026-02-01', '2026-03-02', '2026-03-20'))).toEqual({
    sentence: '5 codes were redeemed in the last 30 days.',
    seen_at: '2026-03-20T12:00:00.000Z',
    is_current: true,
  });
  expect(evidenceOf('codes_redeemed', seen('2026-03-01'))).toEqual({
    sentence: 'The last code was redeemed more than 30 days ago.',
    seen_at: '2026-03-01T12:00:00.000Z',
    is_current: false,
  });
  const undone = { '2026-03-20': { ad: 0, sms: 0, amount_cents: 0 } };
  expect(evidenceOf('codes_redeemed', seenWith({ redemptions: { days: undone } }))).toBeUndefined();
});

test('a win-back counts from its first text, not when canceled', () => {
  const planned = anSmsCampaign({
    created_at: '2026-03-30T12:00:00.000Z',
    send_at: '2026-04-02T12:00:00.000Z',
  });
  const canceled = { ...planned, status: 'ended' as const, canceled_at: '2026-03-31T12:00:00.000Z' };
  expect(isCurrent('win_back_recent', seenWith({ campaigns: [planned] }))).toBeUndefined();
  expect(isCurrent('win_back_recent', seenWith({ campaigns: [canceled] }))).toBeUndefined();
  const begun = anSmsCampaign({
    created_at: '2026-02-01T12:00:00.000Z',
    send_at: '2026-03-20T12:00:00.000Z',
  });
  expect(evidenceOf('win_back_recent', seenWith({ campaigns: [canceled, begun] }))).toMatchObject({
    seen_at: begun.send_at,
    is_current: true,
  });
});
