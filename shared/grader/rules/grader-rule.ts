import type { GraderComponent, WebsitePart } from '#shared/grader/components.ts';
import type { FactKind } from '#shared/profile/projection/fact-kinds.ts';

/** A fact as a rule reads it. */
export type RuleFact = { state: 'seen' | 'absent' | 'not_measured'; value?: number | string | undefined };

/** The points for a finding, and its sentence. */
export type RuleLevel = {
  points: number;
  holds: (fact: RuleFact) => boolean;
  sentence: string | ((fact: RuleFact) => string);
};

/** Where a rule’s subject can be changed: in the profile for any website, on the page, on its server, or at Google. */
export type FixLocation = 'profile' | 'page' | 'server' | 'google';

/** A row of the rule table. It reads the fact with its ID. */
export type GraderRule<Id extends string = string> = {
  id: Id;
  component: GraderComponent;
  /** The part of the website score that the points belong to. */
  part?: WebsitePart;
  label: string;
  /** Maximum points. Those of a component add up to 100. */
  weight: number;
  /** From most to fewest points. The first match counts, and the last always matches. */
  levels: readonly RuleLevel[];
  /** With at least this many points, it isn’t an issue. Defaults to the weight. */
  unflaggedFrom?: number;
  recommendation: string;
  /** The fix if we build the page. */
  here?: string;
  /** The fix if there is no website. */
  withoutWebsite?: string;
  effort: 'High' | 'Medium' | 'Low';
  fixLocation: FixLocation;
  /** The kinds of details on the page that it checks, if our page can take them from the profile. */
  kinds?: readonly FactKind[];
};

/** True if the finding is listed as an issue with a recommendation. */
export function isFlagged({ weight, unflaggedFrom = weight }: GraderRule, points: number | null): boolean {
  return points !== null && points < unflaggedFrom;
}

/** Rules of one component, with their IDs as types. */
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
/** Absent, with the reason. */
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

/** The fallback if nothing better matches. */
export const otherwise = (sentence: RuleLevel['sentence'], points = 0): RuleLevel => ({
  points,
  holds: () => true,
  sentence,
});
