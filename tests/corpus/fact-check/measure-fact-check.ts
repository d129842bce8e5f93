import type { FactFinding, FactSource } from '#functions/platform/ai/fact-check/fact-source.ts';
import { sourceOf } from './a-told-restaurant.ts';
import { FALSEHOOD_KINDS, type FalsehoodKind, NAMED_AS, plantedFalsehoods } from './falsehoods.ts';
import { STRANGER_RESTAURANTS } from './strangers/stranger-restaurants.ts';
import { STRANGERS_FALSE, STRANGERS_TRUE } from './strangers/strangers-rounds.ts';
import type { StrangersText } from './strangers/strangers-text.ts';
import { TOLD_RESTAURANTS } from './told-restaurants.ts';
import { type CheckedCase, trueTexts } from './true-texts.ts';
import { UNFORESEEN_FALSE_POSTS } from './unforeseen-false-posts.ts';
import { UNFORESEEN_FALSE } from './unforeseen-falsehoods.ts';
import type { UnforeseenText } from './unforeseen-text.ts';
import { UNFORESEEN_TRUE_POSTS } from './unforeseen-true-posts.ts';
import { UNFORESEEN_TRUE } from './unforeseen-true-texts.ts';

export type FactCheck = (source: FactSource) => (text: string) => FactFinding[];

/** How many of so many, and which were wrong. */
export type Count = { of: number; wrong: readonly string[] };

export type FactCheckFigures = {
  /** Falsehoods that were not found, by kind. */
  missed: Readonly<Record<FalsehoodKind, Count>>;
  /** True texts in which something was found. */
  alarms: Count;
  unforeseenMissed: Count;
  unforeseenAlarms: Count;
  /** The same of texts as models write them, about restaurants that nobody had in mind. */
  strangersMissed: Count;
  strangersAlarms: Count;
};

export const share = ({ of, wrong }: Count): number => (100 * wrong.length) / of;

/** Runs a check over planted falsehoods, over true texts, and over texts that were written after it. */
export function measureFactCheck(createCheck: FactCheck): FactCheckFigures {
  const checks = new Map<FactSource, (text: string) => FactFinding[]>();
  const findings = ({ text, source }: CheckedCase): FactFinding[] => {
    const check = checks.get(source) ?? createCheck(source);
    checks.set(source, check);
    return check(text);
  };
  const planted = plantedFalsehoods();
  const missedOf = (kind: FalsehoodKind): Count => {
    const some = planted.filter((one) => one.kind === kind);
    const wrong = some.filter((one) => !findings(one).some((found) => NAMED_AS[kind].includes(found.kind)));
    return { of: some.length, wrong: wrong.map((one) => `${one.source.names[0]}: ${one.planted}`) };
  };
  const countAlarms = (some: readonly CheckedCase[]): Count => ({
    of: some.length,
    wrong: some.flatMap((one) => {
      const found = findings(one);
      return found.length === 0
        ? []
        : [`${one.text} (${found.map(({ kind, words }) => `${kind} ${words}`).join(', ')})`];
    }),
  });
  const countMissed = (some: readonly CheckedCase[]): Count => ({
    of: some.length,
    wrong: some.filter((one) => findings(one).length === 0).map(({ text }) => text),
  });
  return {
    missed: Object.fromEntries(
      FALSEHOOD_KINDS.map((kind) => [kind, missedOf(kind)]),
    ) as FactCheckFigures['missed'],
    alarms: countAlarms(trueTexts()),
    unforeseenMissed: countMissed([...UNFORESEEN_FALSE, ...UNFORESEEN_FALSE_POSTS].map(caseOf)),
    unforeseenAlarms: countAlarms([...UNFORESEEN_TRUE, ...UNFORESEEN_TRUE_POSTS].map(caseOf)),
    strangersMissed: countMissed(STRANGERS_FALSE.map(strangersCase)),
    strangersAlarms: countAlarms(STRANGERS_TRUE.map(strangersCase)),
  };
}

const strangersCase = ([restaurant, text]: StrangersText) => caseOf({ restaurant, text });

function caseOf({ restaurant, text }: Pick<UnforeseenText, 'restaurant' | 'text'>): CheckedCase {
  const told = [...TOLD_RESTAURANTS, ...STRANGER_RESTAURANTS].find(({ name }) => name === restaurant);
  if (told === undefined) throw new Error(`There is no restaurant ${restaurant}.`);
  return { text, source: sourceOf(told) };
}
