import { rulesOfSheet, type Saying, type SheetRule } from './sheet-rules.ts';

/** An inline style sheet. `isLast`: no external sheet follows it. */
export type OwnSheet = { css: string; isLast: boolean };

/** A rule with a simple selector (`.hidden`, `#old`, `p.off.gone`). The highest `rank` wins. */
export type PlainRule = Saying & { tag: string; names: readonly string[]; rank: number };

export type ReadSheets = {
  /** Rules by their first class or ID. */
  byName: ReadonlyMap<string, readonly PlainRule[]>;
  /** Classes and IDs that are shown under some condition, despite other rules. */
  shownAgain: ReadonlySet<string>;
  isHidingAny: boolean;
};

/** For all sheets of a page. With more rules, only markup counts. */
const MAX_PLAIN_RULES = 500;
const SELECTOR_CHARACTERS = 200;
const PLAIN_PART = /[.#]?[\w-]+/g;
const NAME = /[.#](?:\\.|[\w\u00a0-\uffff-])+/g;
/** Higher than the number of rules, so that classes outrank order. */
const RANK_OF_A_CLASS = 1000;
const RANK_OF_AN_ID = 100 * RANK_OF_A_CLASS;

/** Sorts rules on classes and IDs into unconditional and conditional ones. */
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

/** Undefined if the selector involves other elements or the element's state. */
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
      // A later external sheet may override a rule without `!important`.
      .filter(({ isHiding, isImportant }) => isLast || isImportant || !isHiding)
      .map((saying) => ({ ...saying, tag, names, rank: fineness + at }))
  );
}

/** The names in the last part of a selector, without escapes. */
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
