import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { applyContentChanges } from '#shared/site/editing/content-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { PROFILE_GRAMMAR } from '../profile-grammar.ts';
import { projectProfile } from '../project-profile.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import { editOfProjection } from './edit-of-projection.ts';
import { FACT_KINDS, type FactSources, FROM_PROFILE, kindsFromProfile } from './fact-kinds.ts';
import { FACT_PATHS, factKindAt, factsOf } from './fact-paths.ts';
import { staleFacts } from './stale-facts.ts';

const CONTACT = 'pages[0].sections.contact';

/** What the functions do with rows, done with values. */
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
  // What the owner sees after an edit is the edit, wherever it was kept. Booking may follow from a phone.
  const editedKinds = new Set(Object.keys(step.changes).flatMap((path) => factKindAt(path) ?? []));
  if (editedKinds.has('contact')) editedKinds.delete('booking');
  for (const kind of editedKinds) {
    expect(factsOf(shownBy(next, edited), kind)).toEqual(factsOf(applied.content, kind));
  }
  return next;
}

const LUNCH = { name: 'Lunch', days: ['saturday', 'sunday'], opens: '12:00', closes: '14:00' };
const ONLY_DINNER = { name: 'Dinner', days: ['friday'], opens: '18:00', closes: null };
const SAID_LITTLE = { last_seating: null, season: null, note: '' };
const index = fc.integer({ min: 0, max: 4 });
const word = fc.constantFrom('', 'Soup', '$14.50', '14,50 €', 'Sundays only', 'Good · Sundays only', 'Lunch');
const anItem = fc.record({ name: word, price: word, description: word }, { requiredKeys: ['name'] });
const entriesOf = <Value>(entry: fc.Arbitrary<readonly [string, Value]>) =>
  fc
    .uniqueArray(entry, { minLength: 1, maxLength: 3, selector: ([path]) => path })
    .map((entries) => Object.fromEntries(entries) as Changes);

const ofProfile = entriesOf<unknown>(
  fc.oneof(
    fc
      .tuple(index, fc.constantFrom('name', 'price', 'description', 'course', 'availability', 'menu'), word)
      .map(([at, field, value]) => [`dishes[${at}].${field}`, value] as const),
    index.map((at) => ['dishes.delete_index', at] as const),
    fc.record({ from: index, to: index }).map((move) => ['dishes.move_index', move] as const),
    fc.tuple(index, anItem).map(([at, item]) => [`dishes[${at}]`, item] as const),
    fc.constantFrom(
      ['hours_text', 'Late'] as const,
      ['services[0].closes', null] as const,
      ['services[0].opens', '17:00'] as const,
      ['closed_days', ['sunday']] as const,
      ['phones[0].typed', '212 555 0199'] as const,
      ['phones.delete_index', 0] as const,
      ['phones[0].label', 'WhatsApp'] as const,
      ['services[0].last_seating', '22:00'] as const,
      ['services[1]', { name: 'Late', days: ['friday', 'sunday'], opens: '23:30' }] as const,
      ['services[1]', { name: 'Kitchen', days: ['friday'], opens: '18:00', closes: '22:00' }] as const,
      ['services[1]', { ...LUNCH, season: { from: '05-01', to: '09-30' } }] as const,
      ['services[2]', LUNCH] as const,
      ['services.delete_index', 0] as const,
      ['links[1]', { kind: 'booking', url: 'https://example.com/table' }] as const,
      ['links[2]', { kind: 'ordering', url: 'https://example.com/order' }] as const,
      ['links.delete_index', 0] as const,
      ['phones[1]', { typed: '212 555 0100' }] as const,
      ['address.text', 'Via Roma 1'] as const,
      ['booking.policy', 'not_taken'] as const,
      ['booking.policy', 'unknown'] as const,
      ['cuisines', ['Ligurian', 'Roman']] as const,
    ),
  ),
);

const ofWebsite = entriesOf<unknown>(
  fc.oneof(
    fc
      .tuple(index, fc.constantFrom('name', 'price', 'description', 'course'), word)
      .map(([at, field, value]) => [`menu_items[${at}].${field}`, value] as const),
    index.map((at) => [`menu_items[${at}].course`, null] as const),
    index.map((at) => ['menu_items.delete_index', at] as const),
    fc.record({ from: index, to: index }).map((move) => ['menu_items.move_index', move] as const),
    fc.tuple(index, anItem).map(([at, item]) => [`menu_items[${at}]`, item] as const),
    fc.array(anItem, { maxLength: 3 }).map((items) => ['menu_items', items] as const),
    word.map((text) => [`${CONTACT}.phone`, text] as const),
    word.map((text) => [`${CONTACT}.address`, text] as const),
    fc.constantFrom('a@b.example', 'nobody', '', null).map((text) => [`${CONTACT}.email`, text] as const),
    word.map((text) => [`${CONTACT}.hours`, text] as const),
    fc.constantFrom(true, false, null).map((takes) => [`${CONTACT}.takes_reservations`, takes] as const),
    fc
      .constantFrom('https://example.com/book', '', null)
      .map((url) => [`${CONTACT}.reservation_url`, url] as const),
    fc.constantFrom('Ligurian', 'Roman, Ligurian', '').map((text) => ['cuisine', text] as const),
    fc
      .constantFrom<unknown>(
        null,
        [],
        [{ text: '(212) 555-0147', label: 'Bar', number: '' }],
        [
          { text: 'Soup', label: '', number: '' },
          { text: '212 555 0100', label: 'WhatsApp', number: '' },
        ],
      )
      .map((phones) => ['phones', phones] as const),
    fc
      .constantFrom<unknown>(
        null,
        [{ kind: 'tiktok', url: 'https://tiktok.com/@lupo', text: '' }],
        [{ kind: 'booking', url: 'https://example.com/other', text: '' }],
      )
      .map((links) => ['links', links] as const),
    fc
      .constantFrom<unknown>(null, [{ ...SAID_LITTLE, ...ONLY_DINNER }], [{ ...SAID_LITTLE, ...LUNCH }])
      .map((services) => ['services', services] as const),
    fc
      .constantFrom<unknown>(
        {
          monday: [],
          friday: [
            { opens: '12:00', closes: '14:00' },
            { opens: '18:00', closes: '01:00' },
          ],
        },
        {
          sunday: [
            { opens: '12:00', closes: '15:00' },
            { opens: '14:00', closes: '20:00' },
          ],
        },
        {},
      )
      .map((week) => ['opening_hours', week] as const),
    fc.constantFrom('Trattoria Ada', 'Lupo').map((name) => ['website_name', name] as const),
  ),
);

const aStep: fc.Arbitrary<Step> = fc.oneof(
  ofProfile.map((changes): Step => ({ kind: 'profile', changes })),
  fc
    .tuple(fc.integer({ min: 0, max: 2 }), ofWebsite)
    .map(([at, changes]): Step => ({ kind: 'website', at, changes })),
  fc.integer({ min: 0, max: 2 }).map((at): Step => ({ kind: 'publish', at })),
);

test('however profile and websites were edited, after publishing no projection holds an old value', () => {
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 1, maxLength: 8 }), (steps) => {
      const edited = steps.reduce(take, aWorld());
      const world = [0, 1, 2].reduce((before, at) => take(before, { kind: 'publish', at }), edited);
      for (const { published, sources, content } of world.websites) {
        if (published === undefined) throw new Error('Every website was published.');
        const kinds = kindsFromProfile(sources);
        expect(staleFacts(published, projectProfile(content, world.profile, kinds), kinds)).toEqual([]);
        const present = projectProfile(aSiteContent(), world.profile);
        for (const kind of kinds) expect(factsOf(published, kind)).toEqual(factsOf(present, kind));
      }
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('a page that shows an older fact says which, old and new', () => {
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

test('an edit that the profile cannot say makes the kind the website’s own, and nothing is lost', () => {
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
