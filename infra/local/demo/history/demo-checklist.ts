import { itemCompleted } from '#functions/checklist/change-item.ts';
import type { StoredStatus } from '#functions/checklist/checklists-repository.ts';
import { CHECKLIST_CATEGORIES } from '#shared/checklist/checklist-categories.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom } from '../demo-random.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';

const DAY_MS = 86_400_000;
/** Days in which a diligent owner completes the checklist. */
const WORKED_DAYS = 200;

/** The checked-off tasks: the first ones early, the last ones never. */
export function demoChecklist(
  book: DemoBook,
  { restaurant, registeredAt }: { restaurant: DemoRestaurant; registeredAt: string },
  now: Date,
): void {
  const { id: restaurant_id, signedUpDaysAgo, weeklyUses, course } = restaurant;
  const random = createDemoRandom(`${restaurant_id} checklist`);
  const diligence = Math.min(0.85, 0.25 + weeklyUses / 60) * (course === 'declining' ? 0.7 : 1);
  const worked = Math.min(1, signedUpDaysAgo / WORKED_DAYS);
  const items = CHECKLIST_CATEGORIES.flatMap(({ items: ofCategory }) => ofCategory);
  const done = items.filter((_, at) => random.chance(diligence * (at / items.length <= worked ? 1 : 0.1)));
  const span = Math.min(signedUpDaysAgo, WORKED_DAYS) * DAY_MS;
  const times = done
    .map(() => Date.parse(registeredAt) + span * random.between(0, 1) ** 1.5)
    .toSorted((one, other) => one - other);
  const statuses: Record<string, StoredStatus> = {};
  let version = 0;
  for (const [at, { item_id }] of done.entries()) {
    const status_changed_at = new Date(times[at] ?? 0).toISOString();
    if (status_changed_at > now.toISOString()) continue;
    version += 1;
    book.events.push(itemCompleted({ restaurant_id, version }, item_id, status_changed_at));
    statuses[item_id] = { status: 'completed', notes: '', status_changed_at };
  }
  const next = items.find(({ item_id }) => statuses[item_id] === undefined);
  if (next !== undefined && version > 0) {
    version += 1;
    const status_changed_at = new Date(Math.min(now.getTime(), (times.at(-1) ?? 0) + DAY_MS)).toISOString();
    statuses[next.item_id] = { status: 'in_progress', notes: '', status_changed_at };
  }
  if (version > 0) book.put('checklists', { restaurant_id, version, statuses });
}
