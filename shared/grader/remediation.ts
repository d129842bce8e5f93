import type { FixScreen } from './components.ts';
import type { GradedSite } from './graded-site.ts';
import type { GraderRule } from './rules/grader-rule.ts';

/** `brings`: whether the action adds the points to the next grade. */
export type Remediation = { screen: FixScreen; action: string; brings: boolean };

const THEN_PUBLISH = 'Then publish your website again.';

/**
 * How to fix a rule's finding on this website. An action adds points only on our own screens, and only if it changes what
 * the rule reads: a profile change doesn't change a page that we don't host.
 */
export function remediationOf(rule: GraderRule, site: GradedSite): Remediation {
  const { recommendation, here = recommendation, withoutWebsite = here, fixLocation } = rule;
  if (fixLocation === 'profile') return { screen: 'profile', action: recommendation, brings: true };
  if (fixLocation === 'google') return { screen: 'google', action: recommendation, brings: false };
  if (site.kind === 'outside') return { screen: 'site_provider', action: recommendation, brings: false };
  if (fixLocation === 'server') return { screen: 'elsewhere', action: recommendation, brings: false };
  if (site.kind === 'none') return { screen: 'websites', action: withoutWebsite, brings: true };
  const action = rule.id === 'site_reachable' ? here : `${here} ${THEN_PUBLISH}`;
  return { screen: isPrintedFromProfile(rule, site) ? 'profile' : 'websites', action, brings: true };
}

function isPrintedFromProfile({ kinds }: GraderRule, { from_profile: printed }: GradedSite): boolean {
  return kinds?.every((kind) => printed.includes(kind)) === true;
}
