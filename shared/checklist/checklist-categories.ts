import { advertising } from './categories/advertising.ts';
import { atTheTable } from './categories/at-the-table.ts';
import { googleProfile } from './categories/google-profile.ts';
import { guestList } from './categories/guest-list.ts';
import { listings } from './categories/listings.ts';
import { menu } from './categories/menu.ts';
import { orderingAndBooking } from './categories/ordering-and-booking.ts';
import { posting } from './categories/posting.ts';
import { regulars } from './categories/regulars.ts';
import { reviews } from './categories/reviews.ts';
import { socialProfiles } from './categories/social-profiles.ts';
import { website } from './categories/website.ts';
import type { ChecklistCategory, ChecklistItem, ChecklistType, ItemStatus } from './checklist-item.ts';
import { type ChecklistProgress, type CountedItem, checklistProgress } from './marketing-score.ts';
import { weeklyPotentialOf } from './revenue-potential.ts';

/** The checklist, in the recommended order. */
export const CHECKLIST_CATEGORIES: readonly ChecklistCategory[] = [
  googleProfile,
  website,
  menu,
  listings,
  orderingAndBooking,
  guestList,
  socialProfiles,
  reviews,
  posting,
  regulars,
  advertising,
  atTheTable,
];

const ITEMS_BY_ID: ReadonlyMap<string, ChecklistItem> = new Map(
  CHECKLIST_CATEGORIES.flatMap(({ items }) => items.map((item) => [item.item_id, item])),
);

export function findChecklistItem(itemId: string): ChecklistItem | undefined {
  return ITEMS_BY_ID.get(itemId);
}

export function findChecklistCategory(categoryId: string): ChecklistCategory | undefined {
  return CHECKLIST_CATEGORIES.find(({ category_id }) => category_id === categoryId);
}

/** All categories, or those of one type. */
export function checklistCategories(type: ChecklistType | undefined): readonly ChecklistCategory[] {
  return CHECKLIST_CATEGORIES.filter((category) => type === undefined || category.type === type);
}

const COUNTED: readonly (CountedItem & { itemId: string })[] = CHECKLIST_CATEGORIES.flatMap(
  ({ type, items }) =>
    items.map((item) => ({
      itemId: item.item_id,
      type,
      status: 'pending',
      isCritical: item.is_critical === true,
      weeklyPotential: weeklyPotentialOf(item),
    })),
);

/** The progress of a restaurant’s checklist. Items without a status are pending. */
export function progressOf(statuses: Readonly<Record<string, { status: ItemStatus }>>): ChecklistProgress {
  return checklistProgress(
    COUNTED.map((item) => ({ ...item, status: statuses[item.itemId]?.status ?? 'pending' })),
  );
}
