import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentChanges } from '#shared/contract/website-editing.ts';
import { type SiteContent, SiteContentSchema } from '#shared/site/site-content.ts';
import { aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { applyContentChanges } from './apply-content-changes.ts';
import { CONTENT_FIELDS, CONTENT_LISTS } from './content-fields.ts';
import { parseContentPath } from './content-path.ts';
import { readContentPath } from './content-value.ts';

const anyIndex = fc.integer({ min: 0, max: 7 });
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const aValue = fc.oneof(
  anyText,
  anyIndex,
  fc.constant(null),
  fc.boolean(),
  fc.constantFrom('', '/images/w1/bb-1200.webp', 'https://example.com/menu'),
  fc.record({ from: anyIndex, to: anyIndex }),
  fc.constantFrom<ContentChanges[string]>(
    { name: 'Ada', text: 'Lovely.', rating: 5, date: '' },
    { name: 'Gnocchi', description: '', price: '$12' },
    { question: 'Parking?', answer: 'Yes.' },
    { url: '', caption: 'The bar', alt: '' },
    [{ name: 'Only dish', description: '', price: '' }],
    [{ question: 'One?', answer: 'Two.' }],
    [],
    { monday: [{ opens: '10:00', closes: '12:00' }] },
  ),
);
const aPath = fc.oneof(
  fc.constantFrom(...CONTENT_FIELDS.keys()),
  fc.constantFrom(
    ...[...CONTENT_LISTS.keys()].flatMap((path) => [path, `${path}.delete_index`, `${path}.move_index`]),
  ),
  fc
    .tuple(fc.constantFrom(...CONTENT_LISTS), anyIndex)
    .chain(([[path, list], index]) =>
      fc.constantFrom(
        `${path}[${index}]`,
        ...[...list.fields.keys()].map((name) => `${path}[${index}].${name}`),
      ),
    ),
);
const someChanges = fc
  .uniqueArray(fc.tuple(aPath, aValue), { minLength: 1, maxLength: 8, selector: ([path]) => path })
  .map((entries): ContentChanges => Object.fromEntries(entries));

/** A content with something in every list. */
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

/** The accepted changes of a map, one after the other, so that most runs change something. */
function accepted(content: SiteContent, changes: ContentChanges): ContentChanges {
  let kept: ContentChanges = {};
  for (const [path, value] of Object.entries(changes)) {
    const longer = { ...kept, [path]: value };
    if (applyContentChanges(content, longer).isApplied) kept = longer;
  }
  return kept;
}

test('the way back always leads to an equal content', () => {
  fc.assert(
    fc.property(someChanges, (changes) => {
      const content = frozen(aFullContent());
      const there = applyContentChanges(content, accepted(content, changes));
      if (!there.isApplied) throw new Error('Each of these changes was accepted before.');
      const back = applyContentChanges(there.content, there.inverse);
      expect(back).toMatchObject({ isApplied: true });
      expect(back.isApplied && back.content).toEqual(content);
    }),
    { numRuns: 600 },
  );
});

test('a changed content is whole, and what changed is named', () => {
  fc.assert(
    fc.property(someChanges, (changes) => {
      const content = frozen(aFullContent());
      const there = applyContentChanges(content, accepted(content, changes));
      if (!there.isApplied) throw new Error('Each of these changes was accepted before.');
      expect(SiteContentSchema.parse(there.content)).toEqual(there.content);
      const carried = Object.fromEntries(
        there.changedPaths.map((path) => [path, readContentPath(there.content, path) ?? null]),
      );
      const told = applyContentChanges(content, carried);
      expect(told.isApplied ? told.content : told.fields).toEqual(there.content);
    }),
    { numRuns: 600 },
  );
});

test('changes are made all or none, and what they are made to stays as it was', () => {
  fc.assert(
    fc.property(someChanges, fc.string({ minLength: 1 }), (changes, nonsense) => {
      const content = frozen(aFullContent());
      fc.pre(parseContentPath(nonsense) === undefined);
      const result = applyContentChanges(
        content,
        Object.fromEntries([...Object.entries(changes), [nonsense, 'x']]),
      );
      expect(result).not.toHaveProperty('content');
      expect(result).toMatchObject({ isApplied: false });
      expect(content).toEqual(aFullContent());
    }),
  );
});

test('no text breaks the reading of paths, and no value the making of changes', () => {
  const content = frozen(aFullContent());
  const anyPath = fc.oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom(...'[]0.9_', 'menu_items', 'pages', '__proto__', 'constructor', 'faq'),
    }),
    aPath,
  );
  fc.assert(
    fc.property(anyPath, fc.anything(), (path, value) => {
      const result = applyContentChanges(content, Object.fromEntries([[path, value]]) as ContentChanges);
      if (!result.isApplied) expect(Object.hasOwn(result.fields, path)).toBe(true);
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      expect({}).not.toHaveProperty('polluted');
    }),
    { numRuns: 1_000 },
  );
});
