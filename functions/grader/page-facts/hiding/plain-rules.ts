import { rulesOfSheet, type Saying, type SheetRule } from './sheet-rules.ts';

/** A style sheet within the page. `isLast`: none that is not read comes after it. */
export type OwnSheet = { css: string; isLast: boolean };

/** What a rule with a plain selector (`.hidden`, `#old`, `p.off.gone`) says. `rank`: the highest holds. */
export type PlainRule = Saying & { tag: string; names: readonly string[]; rank: number };

export type ReadSheets = {
  /** By the first of their names. */
  byName: ReadonlyMap<string, readonly PlainRule[]>;
  /** Names of what is shown under some condition, whatever plain rules say. */
  shownAgain: ReadonlySet<string>;
  isHidingAny: boolean;
};

/** Of all sheets of a page; of one with more, markup alone counts. */
const MAX_PLAIN_RULES = 500;
const SELECTOR_CHARACTERS = 200;
const PLAIN_PART = /[.#]?[\w-]+/g;
const NAME = /[.#](?:\\.|[\w\u00a0-\uffff-])+/g;
/** More than there are rules. */
const RANK_OF_A_CLASS = 1000;
const RANK_OF_AN_ID = 100 * RANK_OF_A_CLASS;

/** Sorts what style sheets say of classes and ids into what holds everywhere and what holds sometimes. */
export function readSheets(sheets: readonly OwnSheet[]): ReadSheets {
  const plain: PlainRule[] = [];
  const shownAgain = new Set<string>();
  for (const { css, isLast } of sheets)
    for (const rule of rulesOfSheet(css))
      for (const selector of rule.selectors) {
        const names = rule.isConditional ? undefined : plainNames(selector);
        if (names === undefined) for (const name of namesShown(rule, selector)) shownAgain.add(name);
        else plain.push(...rulesFor(names, rule, { isLast, at: plain.length }));
      }
  const isHidingAny = plain.length <= MAX_PLAIN_RULES && plain.some(({ isHiding }) => isHiding);
  return { byName: grouped(isHidingAny ? plain : []), shownAgain, isHidingAny };
}

type PlainNames = { tag: string; names: string[] };

/** Undefined where a selector is about more than the element itself, or about its state. */
function plainNames(selector: string): PlainNames | undefined {
  if (selector.length > SELECTOR_CHARACTERS) return undefined;
  const parts = selector.match(PLAIN_PART) ?? [];
  if (parts.join('') !== selector) return undefined;
  const names = parts.filter((part) => /^[.#]/.test(part));
  const [tag = ''] = parts.filter((part) => !names.includes(part));
  return names.length === 0 ? undefined : { tag: tag.toLowerCase(), names };
}

function rulesFor(
  { tag, names }: PlainNames,
  { sayings }: SheetRule,
  { isLast, at }: { isLast: boolean; at: number },
): PlainRule[] {
  const ids = names.filter((name) => name.startsWith('#')).length;
  const fineness = ids * RANK_OF_AN_ID + (names.length - ids) * RANK_OF_A_CLASS;
  return (
    sayings
      // A sheet that comes later, and is not read, may show again what is not hidden for good.
      .filter(({ isHiding, isImportant }) => isLast || isImportant || !isHiding)
      .map((saying) => ({ ...saying, tag, names, rank: fineness + at }))
  );
}

/** The names of the last thing in a selector, without what escapes signs in them. */
function namesShown({ sayings }: SheetRule, selector: string): string[] {
  if (!sayings.some(({ isHiding }) => !isHiding)) return [];
  const last =
    selector
      .slice(0, SELECTOR_CHARACTERS)
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return (last.match(NAME) ?? []).map((name) => name.replaceAll('\\', ''));
}

function grouped(rules: readonly PlainRule[]): Map<string, PlainRule[]> {
  const byName = new Map<string, PlainRule[]>();
  for (const rule of rules) {
    const [first = ''] = rule.names;
    const same = byName.get(first);
    if (same === undefined) byName.set(first, [rule]);
    else same.push(rule);
  }
  return byName;
}
