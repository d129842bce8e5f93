import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { worthDoing } from '#shared/grader/action-plan.ts';
import { applyRules } from '#shared/grader/apply-rules.ts';
import { type GradedSite, NO_SITE, OUTSIDE_SITE } from '#shared/grader/graded-site.ts';
import { remediationOf } from '#shared/grader/remediation.ts';
import { GRADER_RULES, type RuleId } from '#shared/grader/rules/rules.ts';
import { projectProfile } from '#shared/profile/project-profile.ts';
import { FACT_KINDS } from '#shared/profile/projection/fact-kinds.ts';
import { printFacts } from '#shared/profile/projection/print-facts.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { LinkKind } from '#shared/site/ways-to-reach.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { aPublishedPage } from '#tests/builders/a-published-page.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { FIXTURE_SITES } from '#tests/corpus/sites/fixture-sites.ts';
import { gatherFacts } from './gather/gather-facts.ts';
import { isGoogleProfile } from './gather/google-facts.ts';

/** A restaurant: its profile, further website content, and the address that is graded. */
type GradedRestaurant = {
  site: GradedSite;
  profile: RestaurantProfile;
  content: SiteContent;
  outside: string;
};

const OURS: GradedSite = { kind: 'ours', from_profile: [...FACT_KINDS] };
const OURS_ALONE: GradedSite = { kind: 'ours', from_profile: [] };

const withLink = (kind: LinkKind, url: string) => (profile: RestaurantProfile) => ({
  ...profile,
  links: [...profile.links, { kind, url, typed: '' }],
});
const DISHES = ['Cacio e pepe', 'Carbonara', 'Gricia', 'Amatriciana', 'Tiramisu', 'Puntarelle'].map(
  (name, i) => aDish({ name, description: `${name} as in Rome.`, price: `$${12 + i}`, amount: 12 + i }),
);
const whole = aProfile();

type Change = (profile: RestaurantProfile) => RestaurantProfile;
const withDishes: Change = (profile) => ({ ...profile, dishes: DISHES });
const withAccount = withLink('instagram', 'https://www.instagram.com/lupo');

/** How an owner fulfills a rule in the profile. */
const DONE: Partial<Record<RuleId, Change>> = {
  site_ordering: withLink('ordering', 'https://orders.example/lupo'),
  social_facebook: withLink('facebook', 'https://www.facebook.com/lupo'),
  social_instagram: withAccount,
  social_network: withLink('tiktok', 'https://www.tiktok.com/@lupo'),
  social_reviews: withLink('reviews', 'https://www.yelp.com/biz/lupo'),
  social_linked: withAccount,
  google_profile: withLink('map', 'https://maps.app.goo.gl/lupo'),
  google_address: (profile) => ({ ...profile, address: whole.address }),
  google_phone: (profile) => ({ ...profile, phones: whole.phones }),
  google_hours: (profile) => ({ ...profile, services: whole.services }),
  google_structured_data: (profile) => ({ ...profile, address: whole.address, services: whole.services }),
  menu_readable: withDishes,
  menu_prices: withDishes,
  menu_data: withDishes,
  menu_known: withDishes,
  menu_described: withDishes,
};

const PHOTOS = [1, 2, 3].map((n) => ({ url: '/images/w1/bb-1200.webp', caption: '', alt: `Dish ${n}` }));

/** How an owner fulfills a rule on the website, if the profile has no field for it. */
const DONE_ON_PAGE: Partial<Record<RuleId, (content: SiteContent) => SiteContent>> = {
  site_findable: (content) => ({ ...content, meta_description: 'Roman cooking.' }),
  menu_photos: (content) => withGallery(content, PHOTOS),
};

function withGallery(content: SiteContent, images: typeof PHOTOS): SiteContent {
  const [{ sections }] = content.pages;
  const gallery = { title: 'Pictures', description: '', images };
  return { ...content, pages: [{ sections: { ...sections, gallery } }] };
}

function pageOf({ site, profile, content, outside }: GradedRestaurant): string | undefined {
  if (site.kind === 'none') return undefined;
  if (site.kind === 'outside') return outside;
  const today = '2026-11-22';
  return aPublishedPage(printFacts(content, profile, { kinds: site.from_profile, today }));
}

function grade(restaurant: GradedRestaurant) {
  const page = pageOf(restaurant);
  const { profile, site } = restaurant;
  const googleBusinessUrl = profile.links.find(({ url }) => isGoogleProfile(url))?.url ?? '';
  const reading = page === undefined ? undefined : aPageReading(page);
  const place = { outcome: 'off' } as const;
  const evidence = applyRules(gatherFacts({ reading, place, googleBusinessUrl, profile }));
  return { actions: worthDoing(evidence, site), points: pointsOf(evidence) };
}

const pointsOf = (evidence: ReturnType<typeof applyRules>) =>
  new Map(evidence.map(({ rule_id, points }) => [rule_id, points]));

/** Returns the restaurant after its owner has followed the plan's advice for a rule. */
function fix(
  restaurant: GradedRestaurant,
  { rule_id, screen }: { rule_id: string; screen: string },
): GradedRestaurant {
  const id = rule_id as RuleId;
  const { site, profile, content } = restaurant;
  if (id === 'site_reachable') return { ...restaurant, site: OURS };
  const change = DONE[id] ?? ((same) => same);
  if (screen === 'profile') return { ...restaurant, profile: change(profile) };
  const onPage = DONE_ON_PAGE[id];
  if (screen === 'websites' && onPage !== undefined) return { ...restaurant, content: onPage(content) };
  if (screen === 'websites') {
    const kinds = GRADER_RULES.find((rule) => rule.id === id)?.kinds ?? [];
    return { ...restaurant, content: projectProfile(content, change({ ...whole, ...profile }), kinds), site };
  }
  return restaurant;
}

const bare = aSiteContent({ hero_image: '', menu_items: [], opening_hours: {}, meta_description: '' });
const CONTENT = projectProfile(withGallery(bare, []), { ...whole, ...emptied() }, [
  'contact',
  'hours',
  'menu',
]);

/** A profile without the facts that the rules look for. */
function emptied(): Partial<RestaurantProfile> {
  const nowhere = { text: '', street: '', locality: '', region: '', postal_code: '', country: '' };
  const none = {
    links: [],
    phones: [],
    services: [],
    closed_days: [],
    dated_hours: [],
    dishes: [],
    menus: [],
  };
  return { ...none, hours_text: '', address: nowhere };
}

/** A random profile. */
const someProfile = fc
  .subarray(['links', 'phones', 'services', 'dishes', 'address'] as const)
  .map((known): RestaurantProfile => {
    const given = Object.fromEntries(known.map((part) => [part, whole[part]]));
    return { ...whole, ...emptied(), ...given };
  });

const someRestaurant = fc.record({
  site: fc.constantFrom(OURS, OURS_ALONE, OUTSIDE_SITE, NO_SITE),
  profile: someProfile,
  content: fc.constantFrom(CONTENT, aSiteContent()),
  outside: fc.constantFrom(
    ...FIXTURE_SITES.slice(0, 20).map(({ html }) => html),
    '<title>Lupo</title><p>Hi</p>',
  ),
});

const aBareRestaurant = (site: GradedSite): GradedRestaurant => ({
  site,
  profile: { ...whole, ...emptied() },
  content: CONTENT,
  outside: '',
});

test('every announced point is in the next grade after its fix', () => {
  const tried = new Set<string>();
  fc.assert(
    fc.property(someRestaurant, (restaurant) => {
      const { actions, points } = grade(restaurant);
      for (const action of actions) {
        if (action.points === null) continue;
        tried.add(action.rule_id);
        const after = grade(fix(restaurant, action)).points.get(action.rule_id);
        const promised = (points.get(action.rule_id) ?? 0) + action.points;
        expect([action.rule_id, action.screen, after]).toEqual([action.rule_id, action.screen, promised]);
      }
    }),
    { numRuns: 30, examples: [[aBareRestaurant(OURS)], [aBareRestaurant(OURS_ALONE)]] },
  );
  expect(Object.keys(DONE).filter((id) => !tried.has(id))).toEqual([]);
});

test('profile changes don’t affect findings that the plan leaves to others', () => {
  fc.assert(
    fc.property(someRestaurant, fc.constantFrom(...Object.values(DONE)), (restaurant, change) => {
      const { actions, points } = grade(restaurant);
      const after = grade({ ...restaurant, profile: change(restaurant.profile) }).points;
      for (const { rule_id, points: announced, screen } of actions)
        if (announced === null && screen !== 'elsewhere')
          expect([rule_id, after.get(rule_id)]).toEqual([rule_id, points.get(rule_id)]);
    }),
    { numRuns: 30 },
  );
});

test.each(GRADER_RULES.map((rule) => [rule.id, rule] as const))(
  'of %s no point is announced on a website of somebody else, unless the profile alone brings it',
  (_id, rule) => {
    const { brings, screen } = remediationOf(rule, OUTSIDE_SITE);
    expect(brings).toBe(rule.fixLocation === 'profile');
    expect(['profile', 'site_provider', 'google']).toContain(screen);
  },
);

test('every announceable point of our pages is tested', () => {
  const announced = GRADER_RULES.filter((rule) => remediationOf(rule, OURS).brings).map(({ id }) => id);
  // Every page that we publish fulfills these.
  const always = ['site_reachable', 'site_setup', 'site_mobile', 'site_headings', 'site_names', 'site_parts'];
  const tried = [...Object.keys(DONE), ...Object.keys(DONE_ON_PAGE), ...always];
  expect(announced.filter((id) => !tried.includes(id))).toEqual([]);
});
