import type { GraderComponent, MendingScreen, WebsitePart } from '../components.ts';

/** As a rule reads it. */
export type RuleFact = { state: 'seen' | 'absent' | 'not_measured'; value?: number | string | undefined };

/** What a rule gives for what was found, and the sentence that says it. */
export type RuleLevel = {
  points: number;
  holds: (fact: RuleFact) => boolean;
  sentence: string | ((fact: RuleFact) => string);
  /** Of a level with one sentence: what is recommended instead of what the rule recommends. */
  recommendation?: string;
};

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
  effort: 'High' | 'Medium' | 'Low';
  /** Where it is mended. */
  screen: MendingScreen;
};

/** Whether what a rule found is named among the issues, with its recommendation. */
export function isFlagged({ weight, unflaggedFrom = weight }: GraderRule, points: number | null): boolean {
  return points !== null && points < unflaggedFrom;
}

/** What is recommended where a rule said this sentence. */
export function recommendationFor({ levels, recommendation }: GraderRule, sentence: string): string {
  return levels.find((level) => level.sentence === sentence)?.recommendation ?? recommendation;
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
