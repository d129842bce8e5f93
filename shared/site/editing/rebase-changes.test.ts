import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentChanges } from '#shared/websites/contract/website-editing.ts';
import { aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { applyContentChanges, rebaseContentChanges } from './content-editing.ts';

const base = aSiteContent({ menu_items: menuItems(6) });

/** Returns `mine` after another editor has made `theirs`. */
function rebased(mine: ContentChanges, theirs: ContentChanges, from = base) {
  const result = applyContentChanges(from, theirs);
  if (!result.isApplied) throw new Error(JSON.stringify(result.fields));
  return rebaseContentChanges({ changes: mine, base: from, current: result.content });
}

describe('changes of older content', () => {
  test('keep single values', () => {
    expect(rebased({ website_name: 'Mine' }, { website_name: 'Theirs' })).toEqual({
      changes: { website_name: 'Mine' },
      lost: [],
    });
  });

  test('follow a moved dish', () => {
    const theirs = { 'menu_items.move_index': { from: 1, to: 4 } };
    expect(rebased({ 'menu_items[1].price': '$1', 'menu_items[2].price': '$2' }, theirs)).toEqual({
      changes: { 'menu_items[4].price': '$1', 'menu_items[1].price': '$2' },
      lost: [],
    });
  });

  test('follow a dish after an earlier one was deleted', () => {
    expect(rebased({ 'menu_items.delete_index': 3 }, { 'menu_items.delete_index': 0 })).toEqual({
      changes: { 'menu_items.delete_index': 2 },
      lost: [],
    });
  });

  test('reach a dish whose other text changed', () => {
    expect(rebased({ 'menu_items[2].price': '$1' }, { 'menu_items[2].name': 'Renamed' })).toEqual({
      changes: { 'menu_items[2].price': '$1' },
      lost: [],
    });
  });

  test('are lost when the dish is gone', () => {
    expect(
      rebased({ 'menu_items[2].price': '$1', 'menu_items[3].price': '$2' }, { 'menu_items.delete_index': 2 }),
    ).toEqual({ changes: { 'menu_items[2].price': '$2' }, lost: ['menu_items[2].price'] });
  });

  test('are lost when two equal dishes are indistinguishable', () => {
    const dish = { name: 'Soup', description: '', price: '' };
    const twins = aSiteContent({ menu_items: [dish, dish] });
    expect(rebased({ 'menu_items[1].price': '$1' }, { 'menu_items.delete_index': 0 }, twins)).toEqual({
      changes: {},
      lost: ['menu_items[1].price'],
    });
  });

  test('append after others’ additions', () => {
    const theirs = { 'menu_items[6]': { name: 'Theirs' } };
    expect(rebased({ 'menu_items[6]': { name: 'Mine' }, 'menu_items[6].price': '$9' }, theirs)).toEqual({
      changes: { 'menu_items[7]': { name: 'Mine' }, 'menu_items[7].price': '$9' },
      lost: [],
    });
  });

  test('build on earlier changes', () => {
    const mine = {
      'menu_items.delete_index': 0,
      'menu_items[0].price': '$2',
      'menu_items[5]': { name: 'New' },
    };
    expect(rebased(mine, { 'menu_items.move_index': { from: 1, to: 5 } })).toEqual({
      changes: {
        'menu_items.delete_index': 0,
        'menu_items[4].price': '$2',
        'menu_items[5]': { name: 'New' },
      },
      lost: [],
    });
  });

  test('place a moved dish after the same neighbor', () => {
    const theirs = { 'menu_items.delete_index': 0 };
    expect(rebased({ 'menu_items.move_index': { from: 1, to: 4 } }, theirs)).toEqual({
      changes: { 'menu_items.move_index': { from: 0, to: 3 } },
      lost: [],
    });
  });

  test('never replace a whole list that someone else changed', () => {
    const mine = { menu_items: [{ name: 'Only this' }], 'menu_items[0].price': '$1' };
    expect(rebased(mine, { 'menu_items.delete_index': 0 })).toEqual({
      changes: {},
      lost: ['menu_items', 'menu_items[0].price'],
    });
    expect(rebased(mine, { website_name: 'Theirs' })).toEqual({ changes: mine, lost: [] });
  });

  test('that can’t be read are lost', () => {
    const mine = { nonsense: 1, 'menu_items.move_index': 'up', 'menu_items.delete_index': 99 };
    expect(rebased(mine, { website_name: 'Theirs' }).lost).toEqual(Object.keys(mine));
  });
});

test('stay the same without changes of others', () => {
  const index = fc.integer({ min: 0, max: 5 });
  const change = fc.oneof(
    fc.tuple(index, fc.string()).map(([at, name]) => [`menu_items[${at}].name`, name] as const),
    index.map((at) => ['menu_items.delete_index', at] as const),
    fc.record({ from: index, to: index }).map((move) => ['menu_items.move_index', move] as const),
  );
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: ([path]) => path }), (entries) => {
      const changes: ContentChanges = Object.fromEntries(entries);
      fc.pre(applyContentChanges(base, changes).isApplied);
      expect(rebaseContentChanges({ changes, base, current: base })).toEqual({ changes, lost: [] });
    }),
  );
});

test('that remain always apply to the current content', () => {
  const index = fc.integer({ min: 0, max: 6 });
  const someChanges = fc
    .array(
      fc.oneof(
        fc
          .tuple(index, fc.constantFrom('a', 'b'))
          .map(([at, price]) => [`menu_items[${at}].price`, price] as const),
        index.map((at) => ['menu_items.delete_index', at] as const),
        fc.record({ from: index, to: index }).map((move) => ['menu_items.move_index', move] as const),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((entries): ContentChanges => Object.fromEntries(entries));
  fc.assert(
    fc.property(someChanges, someChanges, (mine, theirs) => {
      const after = applyContentChanges(base, theirs);
      fc.pre(after.isApplied && applyContentChanges(base, mine).isApplied);
      if (!after.isApplied) return;
      const { changes } = rebaseContentChanges({ changes: mine, base, current: after.content });
      expect(applyContentChanges(after.content, changes)).toMatchObject({ isApplied: true });
    }),
    { numRuns: 500 },
  );
});
