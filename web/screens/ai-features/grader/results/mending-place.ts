import type { GradeAction } from '#shared/contract/ai/grader.ts';
import { linkTo, type ProfileTab } from '#web/features/navigation/paths.ts';
import { VIEWS, type View } from '#web/features/shell/views.ts';

type Place = { href: string; title: string };

export const DONE_ELSEWHERE = 'Done by whoever runs your site, or at Google';

const VIEW_OF = {
  profile: VIEWS.profile,
  websites: VIEWS.websiteBuilder,
  image_enhancer: VIEWS.imageEnhancer,
} as const satisfies Record<Exclude<GradeAction['screen'], 'elsewhere'>, View>;

/** Where an action is done within the app; undefined where that is elsewhere. */
export function mendingPlace({ screen, rule_id }: GradeAction): Place | undefined {
  if (screen === 'elsewhere') return undefined;
  const { path, title } = VIEW_OF[screen];
  return { href: screen === 'profile' ? linkTo.profileTab(profileTabOf(rule_id)) : path, title };
}

/** The part of the profile in which a rule finds its fact. */
function profileTabOf(rule: string): ProfileTab {
  if (rule.startsWith('menu_')) return 'menu';
  return rule === 'google_hours' ? 'hours' : 'contact';
}
