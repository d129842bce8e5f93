import type { MendingScreen } from './components.ts';
import type { GradedSite } from './graded-site.ts';
import type { GraderRule } from './rules/grader-rule.ts';

/** `brings`: who does it there finds the points in the next grade. */
export type MendingWay = { screen: MendingScreen; action: string; brings: boolean };

const THEN_PUBLISH = 'Then publish the page again.';

/**
 * How a rule is mended on this website. Points come true by what is done on a screen of ours alone, and only where that
 * reaches what the rule looks at: a change of the profile changes no page of somebody else's.
 */
export function mendingWay(rule: GraderRule, site: GradedSite): MendingWay {
  const { recommendation, here = recommendation, withoutWebsite = here, mended } = rule;
  if (mended === 'profile') return { screen: 'profile', action: recommendation, brings: true };
  if (mended === 'google') return { screen: 'google', action: recommendation, brings: false };
  if (site.kind === 'outside') return { screen: 'site_provider', action: recommendation, brings: false };
  if (mended === 'server') return { screen: 'elsewhere', action: recommendation, brings: false };
  if (site.kind === 'none') return { screen: 'websites', action: withoutWebsite, brings: true };
  const action = rule.id === 'site_reachable' ? here : `${here} ${THEN_PUBLISH}`;
  return { screen: isPrintedFromProfile(rule, site) ? 'profile' : 'websites', action, brings: true };
}

function isPrintedFromProfile({ kinds }: GraderRule, { from_profile: printed }: GradedSite): boolean {
  return kinds?.every((kind) => printed.includes(kind)) === true;
}
