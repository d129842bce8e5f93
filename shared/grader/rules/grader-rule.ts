import type { GraderComponent, WebsitePart } from '#shared/grader/components.ts';
import type { FactKind } from '#shared/profile/projection/fact-kinds.ts';

/** As a rule reads it. */
export type RuleFact = { state: 'seen' | 'absent' | 'not_measured'; value?: number | string | undefined };

/** What a rule gives for what was found, and the sentence that says it. */
export type RuleLevel = {
  points: number;
  holds: (fact: RuleFact) => boolean;
  sentence: string | ((fact: RuleFact) => string);
};

/**
 * Where what a rule looks at can be changed: in the restaurant's profile, whatever website it has; on the page; in how
 * its server sends it; or at Google.
 */
export type MendingPlace = 'profile' | 'page' | 'server' | 'google';

/** A row of the one table of rules. It reads one fact, which has its id. */
export type GraderRule<Id extends string = string> = {
  id: Id;
  component: GraderComponent;
  /** Of rules of the website: the part of the website's score that the points belong to. */
  part?: WebsitePart;
  label: string;
  /** Most points. Those of a component sum to 100. */
  weight: number;
  /** From the most points to the fewest; the first that holds counts, and the last always does. */
  levels: readonly RuleLevel[];
  /** From so many points on, it is no issue and nothing is recommended; the weight where absent. */
  unflaggedFrom?: number;
  recommendation: string;
  /** Where the page is made here: what is done here about it. */
  here?: string;
  /** Where there is no website at all. */
  withoutWebsite?: string;
  effort: 'High' | 'Medium' | 'Low';
  mended: MendingPlace;
  /** Of what is on the page: the kinds of facts that it is made of, where a page of ours can take them from the profile. */
  kinds?: readonly FactKind[];
};

/** Whether what a rule found is named among the issues, with its recommendation. */
export function isFlagged({ weight, unflaggedFrom = weight }: GraderRule, points: number | null): boolean {
  return points !== null && points < unflaggedFrom;
}

/** Rules of one component, with their ids as types. */
export function defineRules<const Id extends string>(
  component: GraderComponent,
  rules: readonly Omit<GraderRule<Id>, 'component'>[],
): readonly GraderRule<Id>[] {
  return rules.map((rule) => ({ ...rule, component }));
}

export const isSeen = ({ state }: RuleFact) => state === 'seen';
export const isSeenAs =
  (...values: readonly (string | number)[]) =>
  ({ state, value }: RuleFact) =>
    state === 'seen' && value !== undefined && values.includes(value);
/** Absent, and why. */
export const isAbsentAs =
  (wanted: string) =>
  ({ state, value }: RuleFact) =>
    state === 'absent' && value === wanted;
export const isAtLeast =
  (least: number) =>
  ({ state, value }: RuleFact) =>
    state === 'seen' && typeof value === 'number' && value >= least;
export const isAtMost =
  (most: number) =>
  ({ state, value }: RuleFact) =>
    state === 'seen' && typeof value === 'number' && value <= most;

/** What is left when nothing better holds. */
export const otherwise = (sentence: RuleLevel['sentence'], points = 0): RuleLevel => ({
  points,
  holds: () => true,
  sentence,
});
