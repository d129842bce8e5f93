import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { editsOfProfile, editsOfWebsite } from '#tests/builders/some-fact-edits.ts';
import { PROFILE_GRAMMAR } from '../profile-grammar.ts';
import { projectProfile } from '../project-profile.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { editOfProjection } from './edit-of-projection.ts';
import { FACT_KINDS, type FactSources, FROM_PROFILE, kindsFromProfile } from './fact-kinds.ts';
import { FACT_PATHS, factKindAt, factsOf } from './fact-paths.ts';
import { staleFacts } from './stale-facts.ts';

const CONTACT = 'pages[0].sections.contact';

/** Does with values what the functions do with rows. */
type Website = { content: SiteContent; sources: FactSources; published: SiteContent | undefined };
type World = { profile: RestaurantProfile; websites: Website[] };
type Step =
  | { kind: 'profile'; changes: Changes }
  | { kind: 'website'; at: number; changes: Changes }
  | { kind: 'publish'; at: number };

function aWorld(): World {
  const profile = aProfile({
    dishes: [
      aDish({ price: '$18', amount: 18, course: 'Pasta', availability: 'Sundays only' }),
      aDish({ name: 'Marinara', variants: [{ label: 'half', price: '$4', amount: 4 }], menu: 'Lunch' }),
      aDish({ name: 'Tiramisù', price: '$9', amount: 9 }),
    ],
  });
  const content = projectProfile(aSiteContent(), profile);
  const website = (sources: FactSources): Website => ({ content, sources, published: undefined });
  return { profile, websites: [website(FROM_PROFILE), website({ menu: 'profile' }), website({})] };
}

function shownBy({ profile }: World, { content, sources }: Website): SiteContent {
  return projectProfile(content, profile, kindsFromProfile(sources));
}

function take(world: World, step: Step): World {
  if (step.kind === 'profile') {
    const applied = applyChanges(PROFILE_GRAMMAR, world.profile, step.changes);
    return applied.isApplied ? { ...world, profile: applied.record } : world;
  }
  const website = world.websites[step.at];
  if (website === undefined) return world;
  const content = shownBy(world, website);
  const withWebsite = (changed: Website, profile = world.profile): World => ({
    profile,
    websites: world.websites.with(step.at, changed),
  });
  if (step.kind === 'publish') return withWebsite({ ...website, content, published: content });
  const applied = applyContentChanges(content, step.changes);
  if (!applied.isApplied) return world;
  const kinds = kindsFromProfile(website.sources);
  const { profileChanges, ownKinds } = editOfProjection(
    { content, profile: world.profile },
    step.changes,
    kinds,
  );
  const changed = applyChanges(PROFILE_GRAMMAR, world.profile, profileChanges);
  if (!changed.isApplied) throw new Error(JSON.stringify(changed.fields));
  const own = Object.fromEntries(ownKinds.map((kind) => [kind, 'own' as const]));
  const edited = { ...website, content: applied.content, sources: { ...website.sources, ...own } };
  const next = withWebsite(edited, changed.record);
  // After an edit, the owner sees the edit, wherever it was stored. Booking may follow from a phone.
  const editedKinds = new Set(Object.keys(step.changes).flatMap((path) => factKindAt(path) ?? []));
  // The page's copy may also change with its menu, name, kitchen, and address.
  if (editedKinds.has('contact')) editedKinds.delete('booking');
  if (editedKinds.has('menu')) editedKinds.delete('story');
  if (editedKinds.size > 1) editedKinds.delete('tagline');
  for (const kind of editedKinds) {
    expect(factsOf(shownBy(next, edited), kind)).toEqual(factsOf(applied.content, kind));
  }
  return next;
}

const aStep: fc.Arbitrary<Step> = fc.oneof(
  editsOfProfile.map((changes): Step => ({ kind: 'profile', changes })),
  fc
    .tuple(fc.integer({ min: 0, max: 2 }), editsOfWebsite)
    .map(([at, changes]): Step => ({ kind: 'website', at, changes })),
  fc.integer({ min: 0, max: 2 }).map((at): Step => ({ kind: 'publish', at })),
);

test('after any edits, publishing leaves no website with an old value', () => {
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 1, maxLength: 8 }), (steps) => {
      const edited = steps.reduce(take, aWorld());
      const world = [0, 1, 2].reduce((before, at) => take(before, { kind: 'publish', at }), edited);
      for (const { published, sources, content } of world.websites) {
        if (published === undefined) throw new Error('One of the websites wasn’t published.');
        const kinds = kindsFromProfile(sources);
        expect(staleFacts(published, projectProfile(content, world.profile, kinds), kinds)).toEqual([]);
        const { menu_items, website_name } = published;
        const present = projectProfile(aSiteContent({ menu_items, website_name }), world.profile, kinds);
        for (const kind of kinds) expect(factsOf(published, kind)).toEqual(factsOf(present, kind));
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a page with an older fact names the old and the new value', () => {
  const before = aWorld();
  const { content: shown } = before.websites[0] as Website;
  const { profile } = take(before, {
    kind: 'profile',
    changes: { 'dishes[2].price': '$10', 'phones[0].typed': '212 555 0199', closed_days: [] },
  });
  const kinds = FACT_KINDS;
  expect(staleFacts(shown, projectProfile(shown, profile, kinds), kinds)).toEqual([
    { kind: 'menu', path: 'menu_items[2].price', name: 'Tiramisù', shown: '$9', present: '$10' },
    expect.objectContaining({ kind: 'hours', path: FACT_PATHS.hours[0] }),
    { kind: 'contact', path: `${CONTACT}.phone`, name: '', shown: '(212) 555-0147', present: '212 555 0199' },
  ]);
});

test('an edit that the profile can’t hold makes its kind the website’s own', () => {
  const { profile, websites } = aWorld();
  const { content } = websites[0] as Website;
  const overlapping = {
    friday: [
      { opens: '12:00', closes: '15:00' },
      { opens: '14:00', closes: '20:00' },
    ],
  };
  expect(
    editOfProjection(
      { content, profile },
      { opening_hours: overlapping, 'menu_items[0].price': '$20' },
      FACT_KINDS,
    ),
  ).toEqual({ profileChanges: { 'dishes[0].price': '$20', 'dishes[0].amount': 20 }, ownKinds: ['hours'] });
});
