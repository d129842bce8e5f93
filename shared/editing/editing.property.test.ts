import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Changes } from '#shared/contract/changes.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import { RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';
import { CONTENT_GRAMMAR } from '#shared/site/editing/content-editing.ts';
import { type SiteContent, SiteContentSchema } from '#shared/site/site-content.ts';
import { aProfile } from '#tests/builders/a-profile.ts';
import { aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { applyChanges } from './apply-changes.ts';
import type { Grammar, Json } from './grammar.ts';
import { parsePath } from './parse-path.ts';
import { rebaseChanges } from './rebase-changes.ts';
import { readPath } from './record-value.ts';

type Edited = {
  name: string;
  grammar: Grammar;
  schema: z.ZodMiniType;
  aRecord: () => object;
  values: Json[];
};

const WEBSITE: Edited = {
  name: 'a website',
  grammar: CONTENT_GRAMMAR,
  schema: SiteContentSchema,
  aRecord: aFullContent,
  values: [
    { name: 'Ada', text: 'Lovely.', rating: 5, date: '' },
    { name: 'Gnocchi', description: '', price: '$12' },
    { question: 'Parking?', answer: 'Yes.' },
    { url: '', caption: 'The bar', alt: '' },
    [{ name: 'Only dish', description: '', price: '' }],
    [{ question: 'One?', answer: 'Two.' }],
    { monday: [{ opens: '10:00', closes: '12:00' }] },
  ],
};
const PROFILE: Edited = {
  name: 'a profile',
  grammar: PROFILE_GRAMMAR,
  schema: RestaurantProfileSchema,
  aRecord: aProfile,
  values: [
    'sunday',
    '18:30',
    '2026-12-31',
    ['monday', 'sunday'],
    ['vegan'],
    { policy: 'not_taken', note: 'Walk in.' },
    { text: 'Via Roma 1', locality: 'Roma' },
    { name: 'Gnocchi', price: '$12', variants: [{ label: 'half', price: '$7' }] },
    { days: ['sunday'], opens: '12:00', closes: null },
    { from: '2026-12-31', to: '2027-01-01' },
    { kind: 'booking', url: 'https://example.com/book' },
    { typed: '212 555 0199' },
    { text: 'We bake at four.' },
    [{ name: 'Only dish' }],
    [{ text: 'One.' }, { text: 'Two.' }],
  ],
};

const anyIndex = fc.integer({ min: 0, max: 7 });

function aValue({ values }: Edited): fc.Arbitrary<Json> {
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    anyIndex,
    fc.constant(null),
    fc.boolean(),
    fc.constantFrom('', '/images/w1/bb-1200.webp', 'https://example.com/menu'),
    fc.record({ from: anyIndex, to: anyIndex }),
    fc.constant<Json>([]),
    fc.constantFrom(...values),
  );
}

function aPath({ fields, lists }: Grammar): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...fields.keys()),
    fc.constantFrom(
      ...[...lists.keys()].flatMap((path) => [path, `${path}.delete_index`, `${path}.move_index`]),
    ),
    fc
      .tuple(fc.constantFrom(...lists), anyIndex)
      .chain(([[path, list], index]) =>
        fc.constantFrom(
          `${path}[${index}]`,
          ...[...list.fields.keys()].map((name) => `${path}[${index}].${name}`),
        ),
      ),
  );
}

function someChanges(edited: Edited): fc.Arbitrary<Changes> {
  return fc
    .uniqueArray(fc.tuple(aPath(edited.grammar), aValue(edited)), {
      minLength: 1,
      maxLength: 8,
      selector: ([path]) => path,
    })
    .map((entries): Changes => Object.fromEntries(entries));
}

/** A content with items in every list. */
function aFullContent(): SiteContent {
  const content = aSiteContent({ menu_items: menuItems(3) });
  const { sections } = content.pages[0];
  const review = { name: 'Ada', text: 'Lovely.', rating: 5, date: 'May' };
  return aSiteContent({
    menu_items: content.menu_items,
    sections: {
      reviews: { ...sections.reviews, items: [review, { ...review, name: 'Ben' }, { ...review, text: '' }] },
      faq: {
        ...sections.faq,
        items: [
          { question: 'A?', answer: 'A.' },
          { question: '', answer: 'B.' },
        ],
      },
    },
  });
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** The accepted changes of a map, applied in order, so that most runs change something. */
function accepted({ grammar }: Edited, record: object, changes: Changes): Changes {
  let kept: Changes = {};
  for (const [path, value] of Object.entries(changes)) {
    const longer = { ...kept, [path]: value };
    if (applyChanges(grammar, record, longer).isApplied) kept = longer;
  }
  return kept;
}

describe.each([WEBSITE, PROFILE])('changes of $name', (edited) => {
  const { grammar, schema, aRecord } = edited;

  test('undo always restores an equal record', () => {
    fc.assert(
      fc.property(someChanges(edited), (changes) => {
        const record = frozen(aRecord());
        const there = applyChanges(grammar, record, accepted(edited, record, changes));
        if (!there.isApplied) throw new Error('One of these changes was rejected.');
        const back = applyChanges(grammar, there.record, there.inverse);
        expect(back).toMatchObject({ isApplied: true });
        expect(back.isApplied && back.record).toEqual(record);
      }),
      { numRuns: 600 },
    );
  });

  test('a changed record is valid, and its changes are listed', () => {
    fc.assert(
      fc.property(someChanges(edited), (changes) => {
        const record = frozen(aRecord());
        const there = applyChanges(grammar, record, accepted(edited, record, changes));
        if (!there.isApplied) throw new Error('One of these changes was rejected.');
        expect(schema.parse(there.record)).toEqual(there.record);
        const carried = Object.fromEntries(
          there.changedPaths.map((path) => [path, readPath(grammar, there.record, path) ?? null]),
        );
        const applied = applyChanges(grammar, record, carried);
        expect(applied.isApplied ? applied.record : applied.fields).toEqual(there.record);
      }),
      { numRuns: 600 },
    );
  });

  test('changes apply all or none without mutating their input', () => {
    fc.assert(
      fc.property(someChanges(edited), fc.string({ minLength: 1 }), (changes, nonsense) => {
        const record = frozen(aRecord());
        fc.pre(parsePath(grammar, nonsense) === undefined);
        const result = applyChanges(
          grammar,
          record,
          Object.fromEntries([...Object.entries(changes), [nonsense, 'x']]),
        );
        expect(result).not.toHaveProperty('record');
        expect(result).toMatchObject({ isApplied: false });
        expect(record).toEqual(aRecord());
      }),
    );
  });

  test('no text breaks the path parser, and no value the changes', () => {
    const record = frozen(aRecord());
    const anyPath = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom(
          ...'[]0.9_',
          'menu_items',
          'dishes',
          'pages',
          '__proto__',
          'constructor',
          'faq',
        ),
      }),
      aPath(grammar),
    );
    fc.assert(
      fc.property(anyPath, fc.anything(), (path, value) => {
        const result = applyChanges(grammar, record, Object.fromEntries([[path, value]]) as Changes);
        if (!result.isApplied) expect(Object.hasOwn(result.fields, path)).toBe(true);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
        expect({}).not.toHaveProperty('polluted');
      }),
      { numRuns: 1_000 },
    );
  });

  test('remaining changes apply after others’', () => {
    fc.assert(
      fc.property(someChanges(edited), someChanges(edited), (mine, theirs) => {
        const base = frozen(aRecord());
        const after = applyChanges(grammar, base, accepted(edited, base, theirs));
        if (!after.isApplied) throw new Error('One of these changes was rejected.');
        const changes = accepted(edited, base, mine);
        const rebased = rebaseChanges(grammar, { changes, base, current: after.record });
        expect(applyChanges(grammar, after.record, rebased.changes)).toMatchObject({ isApplied: true });
      }),
      { numRuns: 400 },
    );
  });
});
