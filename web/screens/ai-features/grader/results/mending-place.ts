import type { GradeAction } from '#shared/contract/ai/grader.ts';
import { linkTo, type ProfileTab } from '#web/features/navigation/paths.ts';
import { VIEWS } from '#web/features/shell/views.ts';

type Place = { href: string; title: string };

export const DONE_ELSEWHERE = 'Done by whoever runs your site, or at Google';

/** Where an action is done within the app; undefined where that is elsewhere. */
export function mendingPlace({ screen, rule_id }: GradeAction): Place | undefined {
  if (screen === 'profile') {
    return { href: linkTo.profileTab(profileTabOf(rule_id)), title: VIEWS.profile.title };
  }
  if (screen === 'websites') return { href: VIEWS.websiteBuilder.path, title: VIEWS.websiteBuilder.title };
  return undefined;
}

/** The part of the profile in which a rule finds its fact. */
function profileTabOf(rule: string): ProfileTab {
  if (rule.startsWith('menu_')) return 'menu';
  return rule === 'google_hours' ? 'hours' : 'contact';
}
