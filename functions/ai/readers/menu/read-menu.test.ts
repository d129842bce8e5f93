import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readProfile } from '#functions/ai/readers/read-profile.ts';
import type { Dish, Menu } from '#shared/profile/menu.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { FIELD_MENUS } from './field-menus.test-data.ts';
import { MENUS, NO_MENUS } from './menu-passages.test-data.ts';
import { readMenu } from './read-menu.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };

const read = (source: string) => readMenu({ source, free: [{ start: 0, end: source.length }] }, CONTEXT);

const marked = (text: string, before: string, behind: string) => (text === '' ? '' : before + text + behind);

function dishLine(dish: Dish): string {
  const price = dish.is_market_price ? 'market price' : dish.price;
  const variants = dish.variants.map((each) => `${each.label}=${each.price}`);
  const parts = [
    marked(dish.menu, '{', '}'),
    marked(dish.course, '[', ']'),
    dish.name,
    marked(dish.description, '(', ')'),
    price,
    ...variants,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function menuLine({ name, availability, description, price }: Menu): string {
  const parts = ['menu', name, marked(availability, '<', '>'), marked(description, '(', ')'), price];
  return parts.filter((part) => part !== '').join(' ');
}

/** The facts that may be printed, in the order of the text. */
function printed(proposals: readonly ProfileProposal[]): string[] {
  return proposals
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ field, value, confidence }) => {
      if (confidence !== 'certain') return [];
      if (field === 'menus') return [menuLine(value)];
      return field === 'dishes' ? [dishLine(value)] : [];
    });
}

test.each(MENUS)('reads %j', (text, expected) => {
  expect(printed(read(text))).toEqual(expected);
});

test.each(NO_MENUS)('leaves to the owner: %j', (text) => {
  expect(read(text)).toEqual([]);
});

describe('a menu from the field pasted into free text is read', () => {
  test.each(FIELD_MENUS)('%s', (_file, text, expected) => {
    expect(printed(readProfile(text, CONTEXT).proposals)).toEqual(expected);
  });
});

const word = fc
  .stringMatching(/^[A-Z][a-z]{3,9}$/)
  .filter((text) => printed(read(`${text} $9.50`)).length === 1);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const price = fc.integer({ min: 100, max: 9_999 }).map((cents) => `$${(cents / 100).toFixed(2)}`);
const menu = fc.array(fc.tuple(name, price), { minLength: 2, maxLength: 12 });
const asRead = (dishes: readonly (readonly [string, string])[]) => dishes.map((dish) => dish.join(' '));

test('any printed menu between prose is read back unchanged', () => {
  fc.assert(
    fc.property(menu, fc.constantFrom('  ', ' .... ', ' - ', '\t'), (dishes, between) => {
      const lines = dishes.map((dish) => dish.join(between));
      const text = `We cook on Elm Street.\n\nSoups\n${lines.join('\n')}\n\nWe hope to see you soon!`;
      expect(printed(read(text))).toEqual(asRead(dishes).map((line) => `[Soups] ${line}`));
    }),
  );
});

test('any one-line list of dishes is read back unchanged', () => {
  fc.assert(
    fc.property(menu, fc.constantFrom(', ', '; ', ' / ', ' · '), (dishes, between) => {
      expect(printed(read(asRead(dishes).join(between)))).toEqual(asRead(dishes));
    }),
  );
});

test('any text is read with its words at their offsets in the free spans', () => {
  const piece = fc.constantFrom(
    'Soup',
    ' ',
    '\n',
    '12',
    '$9.50',
    ',',
    ': ',
    'for',
    '***',
    'we',
    '.',
    'Menu',
    '/',
    '🍕',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(60), (pieces, start) => {
      const source = pieces.join('');
      const free = [{ start: Math.min(start, source.length), end: source.length }];
      for (const proposal of readMenu({ source, free }, CONTEXT)) {
        expect(proposal.words).toBe(source.slice(proposal.start, proposal.end));
        expect(proposal.start).toBeGreaterThanOrEqual(free[0]?.start ?? 0);
        if (proposal.field === 'dishes') expect(proposal.value.name).not.toBe('');
      }
    }),
  );
});
