import { stableHash } from '#shared/text/stable-hash.ts';
import { NO_REQUESTS } from '../drafts/page-source.ts';
import { sourceOf } from '../drafts/write-page.ts';
import type { CopyLibrary, Line } from '../library/copy-library.ts';
import type { DishFamily } from '../library/dish-families.ts';
import { describedFamilyOf } from '../library/dish-family.ts';
import { canFill, expandLine, type Slots, slotsOf } from '../library/expand-line.ts';
import { dishInSentence, nameInSentence } from '../library/name-in-sentence.ts';
import { createFindLine, type FindLine } from './find-lines.ts';
import { linesByRole, type Role } from './library-roles.ts';
import type { RewriteFacts } from './rewrite-facts.ts';

/** What a text may be given from the library, and how its lines are known again. */
export type Writing = {
  language: string;
  family: DishFamily;
  /** Lines of a role that fit this page. */
  lines: (role: Role) => readonly Line[];
  slots: Slots;
  findLine: FindLine;
  pick: (lines: readonly Line[], wish: Wish) => Picked | undefined;
};

/** `role` and `line` as the library has them. */
export type Picked = { line: Line; text: string; slots: Slots };

/** Which line is wanted. */
export type Wish = {
  /** The text that it goes into, which doesn’t say the same already. */
  into: string;
  /** Lines that it has. */
  used: readonly Line[];
  /** Values for slots that win over those of the page. */
  slots?: Slots;
  isWanted?: (picked: Picked) => boolean;
};

/** Options are drawn so often for a line that a wish refuses. */
const DRAWS = 4;

/** Pure. */
export function writingOf(facts: RewriteFacts, whole: CopyLibrary): Writing {
  const { profile, websiteName, identity, dish, others, seed } = facts;
  const page = { profile, websiteName, identity, seed, requests: NO_REQUESTS };
  const none = { claims: [], unsure: [], removed: [] };
  const source = sourceOf({ ...page, ...none }, whole);
  const { slots } = source;
  const roles = linesByRole(source.library, [source.cuisine]);
  const family = describedFamilyOf(dish.name, dish.course);
  return {
    language: profile.languages[0] ?? 'en',
    family,
    lines: (role) => roles.get(role) ?? [],
    slots,
    findLine: createFindLine(linesByRole(whole, cuisinesOf(whole)), valuesOf(facts, whole)),
    pick: (lines, { into, used, slots: given = {}, isWanted = () => true }) => {
      const filled = { ...slots, ...given };
      const said = [into, ...others].join('\n');
      return lines
        .filter((line) => canFill(line, filled) && !used.includes(line))
        .toSorted((a, b) => stableHash(`${seed}\u0000${a}`) - stableHash(`${seed}\u0000${b}`))
        .flatMap((line) => drawsOf(line, seed, filled))
        .find((picked) => !said.includes(picked.text) && isWanted(picked));
    },
  };
}

function drawsOf(line: Line, seed: string, slots: Slots): Picked[] {
  const used = Object.fromEntries(slotsOf(line).map((name) => [name, slots[name] ?? '']));
  const texts = Array.from({ length: DRAWS }, (_, draw) => expandLine(line, `${seed}${draw}`, slots));
  return [...new Set(texts)].map((text) => ({ line, text, slots: used }));
}

const cuisinesOf = ({ cuisines, generalCuisine }: CopyLibrary) => [
  ...Object.values(cuisines).filter((cuisine) => cuisine !== undefined),
  generalCuisine,
];

/** Values for the slots of lines on this page, the longest first. */
function valuesOf({ profile, websiteName, dishes }: RewriteFacts, whole: CopyLibrary) {
  const named = (values: readonly string[]) =>
    [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => b.length - a.length);
  const [language = ''] = profile.languages;
  const names = [websiteName, profile.name];
  const dishNames = named(dishes.flatMap(({ name }) => [name, dishInSentence(name, language)]));
  return {
    name: named(names.flatMap((name) => [name, nameInSentence(name, language)])),
    town: named([profile.address.locality]),
    food: named(cuisinesOf(whole).map(({ food }) => food)),
    phone: named(profile.phones.map(({ typed }) => typed)),
    first: named(profile.people.flatMap(({ name }) => [name, name.split(' ')[0] ?? ''])),
    dish: dishNames,
    dish2: dishNames,
  };
}
