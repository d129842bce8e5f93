import type { ChecklistScreen } from '#shared/checklist/checklist-item.ts';
import { paths } from './navigation/paths.ts';
import { VIEWS } from './views.ts';

type Place = { path: string; title: string };

/** Screens on which items of the checklist are done, as far as they can be used. */
const SCREENS: Partial<Record<ChecklistScreen, Place>> = {
  profile: VIEWS.profile,
  guests: VIEWS.guests,
  get_new_customers: VIEWS.getNewCustomers,
  bring_back_regulars: VIEWS.bringBackRegulars,
  redeem: VIEWS.redeem,
  websites: VIEWS.websiteBuilder,
  account: { path: paths.account, title: 'Account' },
};

/** Where an item is done within the app; undefined where that screen is not there yet. */
export function checklistScreen(screen: ChecklistScreen): Place | undefined {
  return SCREENS[screen];
}
