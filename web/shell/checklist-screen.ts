import type { ChecklistScreen } from '#shared/checklist/checklist-item.ts';
import { paths } from './navigation/paths.ts';
import { VIEWS } from './views.ts';

type Place = { path: string; title: string };

/** Screens where checklist items are done, if they are available. */
const SCREENS: Partial<Record<ChecklistScreen, Place>> = {
  profile: VIEWS.profile,
  guests: VIEWS.guests,
  get_new_customers: VIEWS.getNewCustomers,
  bring_back_regulars: VIEWS.bringBackRegulars,
  redeem: VIEWS.redeem,
  websites: VIEWS.websiteBuilder,
  account: { path: paths.account, title: 'Account' },
};

/** The screen where an item is done; undefined if it isn’t available. */
export function checklistScreen(screen: ChecklistScreen): Place | undefined {
  return SCREENS[screen];
}
