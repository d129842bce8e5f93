import type { Answer, AssistantScreen } from '#shared/assistant/assistant-answer.ts';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { VIEWS, type View } from '#web/shell/views.ts';

type ScreenLink = { href: string; name: string };

const viewOf = ({ path, title, name }: View): ScreenLink => ({ href: path, name: name ?? title });

const SCREENS: Readonly<Record<AssistantScreen, ScreenLink>> = {
  overview: viewOf(VIEWS.overview),
  momentum: viewOf(VIEWS.marketingFoundations),
  profile: viewOf(VIEWS.profile),
  profileContact: { href: linkTo.profileTab('contact'), name: 'Contact' },
  profileHours: { href: linkTo.profileTab('hours'), name: 'Hours' },
  profileMenu: { href: linkTo.profileTab('menu'), name: 'Menu' },
  guests: viewOf(VIEWS.guests),
  ads: viewOf(VIEWS.getNewCustomers),
  regulars: viewOf(VIEWS.bringBackRegulars),
  websites: viewOf(VIEWS.websiteBuilder),
  redeem: viewOf(VIEWS.redeem),
  activity: viewOf(VIEWS.activity),
  settings: viewOf(VIEWS.settings),
  billing: viewOf(VIEWS.billing),
  account: { href: paths.account, name: 'Account' },
  aiFeatures: viewOf(VIEWS.aiFeatures),
  grader: { href: linkTo.tool('grader'), name: 'Digital Presence Grader' },
  menuTool: { href: linkTo.tool('menu'), name: 'Smart Menu Optimizer' },
  contact: { href: linkTo.contact(), name: 'Contact form' },
  posts: { href: linkTo.tool('content'), name: 'Content Creator' },
  photos: viewOf(VIEWS.imageEnhancer),
};

/** The code used for a text until the owner chooses another. */
export const TEXT_CODE = 'COMEBACK';

/** The screen that an answer links to, with known values filled in. */
export function screenLink({ screen, item = '', offer = '' }: Answer): ScreenLink | undefined {
  if (screen === undefined) return undefined;
  const link = SCREENS[screen];
  if (screen === 'ads' && item !== '') return { ...link, href: linkTo.adFor(item) };
  if (screen === 'regulars' && offer !== '')
    return { ...link, href: linkTo.textWith({ offer, code: TEXT_CODE }) };
  return link;
}
