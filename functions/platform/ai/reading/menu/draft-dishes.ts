import { isGlue } from '../clauses/glue.ts';
import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import { courseIn } from './course-in-line.ts';
import { isDishInSentence, isDishLine, nameSpan, wordCount } from './dish-names.ts';
import type { Amount } from './prices/amounts.ts';
import { type PriceGroup, priceGroupsOf } from './prices/price-groups.ts';

/** A dish as it stands in the text. The span holds all of its words. */
export type DishDraft = Span & {
  name: Span;
  /** Empty where there is none. */
  description: Span;
  price: PriceGroup | undefined;
  /** The heading that a list in a sentence gives: "Mains: burger 14". */
  course: Span | undefined;
  isStrong: boolean;
};

/** How a part of the text names dishes with prices. */
export type Drafted = {
  drafts: DishDraft[];
  /** All of it is dishes, rather than a sentence that names one. */
  isWhole: boolean;
};

const ENDS =
  /^\s*(?:$|add\s|(?:with|w\/?|con|avec|mit|incl\.?|inkl\.?)\s[a-z' -]{2,26}(?:[,;]|$)|[,;/|•·\n.)]|-{1,3}[\s,]|(?:and|or|y|et|e|und|&|\+)\s|\((?!\d))/;
const DESCRIPTION = /^\s*(?:[-:,|\t(]|\.\s|with\s|con\s|avec\s|mit\s|served\s|includes\s)/;
const LONGEST_DESCRIPTION = 220;
/** "14  Burrata": prices in a column of their own, before the names. */
const IN_FRONT = /^ {2,3}(?=[a-z"'])/;
const NONE: Drafted = { drafts: [], isWhole: false };

function counted(groups: readonly PriceGroup[], folded: string, unit: Span): PriceGroup[] {
  const rest = (group: PriceGroup) => folded.slice(group.end, Math.min(unit.end, group.end + 30));
  const isInFront = (group: PriceGroup) => group.start === unit.start && IN_FRONT.test(rest(group));
  const ending = groups.filter((group) => group.isStrong || ENDS.test(rest(group)) || isInFront(group));
  const bracketed = ending.filter((group) => group.isBracketed);
  const open =
    bracketed.length === ending.length && bracketed.length >= 2
      ? ending
      : ending.filter((group) => !group.isBracketed || group.isStrong || group.amounts.length > 1);
  const hasMarks = /[,;|\n](?!\d)/.test(folded.slice(unit.start, unit.end));
  return hasMarks || groups.length < 3 ? open : groups.filter((group) => !group.isBracketed);
}

const SPLIT = /\s-\s|:\s|\s?\((?=[^()]{13,})|\t| {3,}|\s\|\s|(?<=[a-z]{3})\.\s|\n|(?<=[a-z])\s?[…]\s?/;

function splitName(folded: string, part: Span, isLine: boolean): { name: Span; description: Span } {
  const text = folded.slice(part.start, part.end);
  const found = SPLIT.exec(text);
  const comma = isLine && found === null ? commaOf(text) : -1;
  const at = found === null ? comma : found.index;
  if (at < 1) return { name: part, description: { start: part.end, end: part.end } };
  const length =
    found === null ? 1 : found[0].trimEnd().endsWith('(') ? found[0].length - 1 : found[0].length;
  const name = trimmed(folded, { start: part.start, end: part.start + at });
  return { name, description: trimmed(folded, { start: part.start + at + length, end: part.end }) };
}

/** Where a name ends that ingredients follow: "Burrata, peaches, basil". */
function commaOf(text: string): number {
  const commas = [...text.matchAll(/,\s/g)];
  const first = commas[0];
  if (first === undefined || (commas.length < 2 && text.length < 45)) return -1;
  return wordCount(text.slice(0, first.index)) <= 5 ? first.index : -1;
}

const TIMES_BEFORE =
  /(?<![a-z])(?:\d{1,2}|mon|tues?|wed|thu|fri|sat|sun|[a-z]+days?|tarde|noche|manana|soirs?|midis?|matin|sera|mattina|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|(?:lune|marte|mercole|giove|vener)di|sabato|domenica|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|uhr|open|closed|daily)(?![a-z])/;

/** "11 and half to 3, lunch 15": what stands before the last comma and speaks of times is no part of a name. */
function withoutTimes(folded: string, part: Span): Span {
  const text = folded.slice(part.start, part.end);
  const clock = text.search(/[ap]\.m\.\s[a-z][^\d]*$/);
  if (clock >= 0) return { start: part.start + clock + 5, end: part.end };
  const comma = text.lastIndexOf(', ');
  const isOpen = /^[^(]*\)/.test(text.slice(comma));
  const isCut =
    comma > 0 && !isOpen && TIMES_BEFORE.test(text.slice(0, comma)) && /[a-z]{3}/.test(text.slice(comma));
  return isCut ? { start: part.start + comma + 1, end: part.end } : part;
}

function draftOf(folded: string, whole: Span, given: Span, price: PriceGroup, isLine: boolean): DishDraft {
  const part = isLine ? given : withoutTimes(folded, given);
  const { course, rest } = courseIn(folded, part, isLine);
  const named = isLine && course === undefined ? nameOnLine(folded, rest) : nameSpan(folded, rest);
  const { name, description } = splitName(folded, named, isLine);
  const cut =
    name.start === name.end
      ? { name: named, description: { start: named.end, end: named.end } }
      : { name, description };
  const start =
    part.start > given.start && /[ap]\.m\.\s$/.test(folded.slice(0, part.start)) ? part.start : whole.start;
  return { ...whole, start, ...cut, price, course, isStrong: price.isStrong };
}

function isNamed(folded: string, { name, price }: DishDraft): boolean {
  return isDishInSentence(folded.slice(name.start, name.end), price?.isStrong === true);
}

/** "hey it's Rosa, our tacos are 3.50": the dish of the last clause, where all of the words are none. */
function draftOfLastClause(folded: string, part: Span, price: PriceGroup): DishDraft | undefined {
  const text = folded.slice(part.start, part.end);
  const comma = text.lastIndexOf(', ');
  if (comma < 1 || /\([^)]*$/.test(text)) return undefined;
  const clause = { start: part.start + comma + 1, end: part.end };
  const draft = draftOf(folded, trimmed(folded, { ...clause, end: price.end }), clause, price, false);
  return isNamed(folded, draft) ? draft : undefined;
}

const ASIDE =
  /^\s?(?:\([^()\n]{1,60}\)|(?:with|w\/?|con|avec|mit|incl\.?|inkl\.?)\s[^,;.()\d\n]{2,50}(?=[,;]))/;

/** What stands in brackets behind an amount belongs to the dish before: "£8.95 (V), naan £3". */
function asideOf(folded: string, between: Span): Span | undefined {
  const found = ASIDE.exec(folded.slice(between.start, Math.min(between.end, between.start + 64)));
  return found === null ? undefined : { start: between.start, end: between.start + found[0].length };
}

/** On a line of its own nothing leads into the name; only what leads to the amount goes. */
function nameOnLine(folded: string, part: Span): Span {
  const { start: from } = trimmed(folded, part);
  const { end } = nameSpan(folded, part);
  const start = from + (/^[\s\-:.,)|\]+]*/.exec(folded.slice(from, from + 12))?.[0].length ?? 0);
  return { start, end: Math.max(end, start) };
}

/** Where words before the first amount begin to speak of the dish: the rest of the sentence stays free. */
function leadCut(folded: string, part: Span): number {
  const name = nameSpan(folded, part);
  const before = folded.slice(part.start, name.start);
  if (wordCount(before) <= 5) return part.start;
  const verb =
    /(?:(?:and|so|,|\.|;)\s+)?(?:we|i)?\s?(?:do|have|serve|sell|offer|got|make|charge|tenemos|hacemos|servimos|nous [a-z]+|abbiamo|facciamo|wir [a-z]+|our|the|a|an|:)?\s*(?:a|an|the|our)?\s*$/.exec(
      before,
    );
  return part.start + (verb === null ? before.length : verb.index);
}

/** "add bacon 2", "+ oat milk 0.70": goes with the dish before. */
const ADDED = /^\+?\s?(?:add(?: a| an)?|adding|sub(?:stitute)?|agrega|anade|aggiungi|ajoutez) /;

/** Reads the dishes of a sentence or a line. `isLine`: nothing else is expected in it. */
export function draftDishes(
  folded: string,
  unit: Span,
  given: { amounts: readonly Amount[]; isLine: boolean; hasColumns: boolean },
): Drafted {
  const all = priceGroupsOf(folded, given.amounts, unit, given.hasColumns);
  const groups = counted(all, folded, unit);
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined) return NONE;
  const isAnswer =
    /^\s?,\s/.test(folded.slice(first.end, first.end + 5)) &&
    wordCount(folded.slice(last.end, unit.end)) === 0;
  const isPriceFirst =
    !isAnswer &&
    (first.isStrong || IN_FRONT.test(folded.slice(first.end, first.end + 5))) &&
    wordCount(folded.slice(unit.start, first.start)) === 0 &&
    last.end < unit.end;
  const drafts: DishDraft[] = [];
  const extras: PriceGroup[] = [];
  const isLine = given.isLine && groups.length === 1;
  groups.forEach((group, index) => {
    const before = groups[index - 1];
    const next = groups[index + 1];
    const between = isPriceFirst
      ? { start: group.end, end: next?.start ?? unit.end }
      : { start: before?.end ?? unit.start, end: group.start };
    const aside = index > 0 && !isPriceFirst ? asideOf(folded, between) : undefined;
    const last = drafts.at(-1);
    if (aside !== undefined && last !== undefined && last.description.start === last.description.end) {
      drafts[drafts.length - 1] = { ...last, description: aside, end: aside.end };
    }
    const part = { start: aside?.end ?? between.start, end: between.end };
    const start =
      isPriceFirst || before !== undefined ? part.start : isLine ? part.start : leadCut(folded, part);
    const whole = isPriceFirst ? { start: group.start, end: part.end } : { start, end: group.end };
    const given = draftOf(folded, trimmed(folded, whole), part, group, isLine);
    const isSentence = !isLine && !isPriceFirst && !isNamed(folded, given);
    const draft = (isSentence ? draftOfLastClause(folded, part, group) : undefined) ?? given;
    const name = folded.slice(draft.name.start, draft.name.end);
    const isExtra =
      ADDED.test(name) ||
      (isLine ? /\+\s$/ : /\+\s?$/).test(folded.slice(group.start - 2, group.start + 1).replace(/\d$/, ''));
    const isDish = isExtra
      ? false
      : isLine
        ? isDishLine(
            name,
            group.isStrong || group.amounts.some(({ value }) => value !== null && value % 1 !== 0),
          )
        : isDishInSentence(name, group.isStrong);
    if (isDish) drafts.push(draft);
    else if (isExtra) extras.push(group);
  });
  if (isPriceFirst) return { drafts, isWhole: drafts.length + extras.length === groups.length };
  const from = extras.at(-1)?.end ?? unit.start;
  return withTail(
    folded,
    { start: from, end: unit.end },
    { drafts, isWhole: drafts.length + extras.length === groups.length },
  );
}

/** What follows the last amount: a description of its dish, marks, or a sentence that goes on. */
function withTail(folded: string, unit: Span, drafted: Drafted): Drafted {
  const last = drafted.drafts.at(-1);
  if (last === undefined || last.price === undefined) return drafted;
  const tail = trimmed(folded, { start: Math.max(unit.start, last.end, last.price.end), end: unit.end });
  const text = folded.slice(tail.start, tail.end);
  if (!/[a-z\d]/.test(text.replace(/^[)\].,;]+/, '')))
    return { ...drafted, drafts: [...drafted.drafts.slice(0, -1), { ...last, end: unit.end }] };
  if (isGlue(text)) return drafted;
  const isDescription =
    text.length <= LONGEST_DESCRIPTION &&
    last.description.start === last.description.end &&
    (DESCRIPTION.test(text) || wordCount(text) <= 6) &&
    !/^(?:,|and|y|et|e|und|but)\s/.test(text) &&
    isDescriptionText(text);
  if (!isDescription) return { ...drafted, isWhole: false };
  const description = trimmed(folded, {
    start: tail.start + (/^[\s\-:,|.\t]*/.exec(text)?.[0].length ?? 0),
    end: tail.end,
  });
  return { ...drafted, drafts: [...drafted.drafts.slice(0, -1), { ...last, description, end: unit.end }] };
}

function isDescriptionText(text: string): boolean {
  if (/^\([a-z\d ,/|+]{1,20}\)[.,]?$/.test(text)) return true;
  const words = text
    .replace(/[^a-z\d' ]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 8);
  return isDishInSentence(words.join(' '), true);
}
