import type { GradeAction } from '#shared/grader/contract/grader.ts';
import { printedAddress } from '#web/grader/score-look.ts';
import { linkTo, type ProfileTab } from '#web/shell/navigation/paths.ts';
import { VIEWS, type View } from '#web/shell/views.ts';

type Screen = GradeAction['screen'];
type Place = { href: string; title: string };

const VIEW_OF: Partial<Record<Screen, View>> = {
  profile: VIEWS.profile,
  websites: VIEWS.websiteBuilder,
  image_enhancer: VIEWS.imageEnhancer,
};

/** The screen where an action is done; undefined if it isn’t done in the app. */
export function fixLocation({ screen, rule_id }: GradeAction): Place | undefined {
  const view = VIEW_OF[screen];
  if (view === undefined) return undefined;
  const { path, title } = view;
  return { href: screen === 'profile' ? linkTo.profileTab(profileTabOf(rule_id)) : path, title };
}

/** Who can fix what our screens can’t. `website` is the graded website. */
export function fixOwner(screen: Screen, website: string): string {
  if (screen === 'google') return 'Fix this in your Google Business Profile (business.google.com).';
  if (screen !== 'site_provider') return 'Ask your web host or website provider to fix this.';
  const site = website === '' ? 'your website' : printedAddress(website);
  return `Ask the person who manages ${site} to fix this. You can’t change it here.`;
}

/** The profile tab that holds a rule’s fact. */
function profileTabOf(rule: string): ProfileTab {
  if (rule.startsWith('menu_')) return 'menu';
  return rule === 'google_hours' ? 'hours' : 'contact';
}
