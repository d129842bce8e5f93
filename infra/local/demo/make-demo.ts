import type { RecordedEvent } from '#functions/modules/events/events-repository.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { createDemoBook, type DemoBook } from './demo-book.ts';
import { demoFigures, recordDemoEvents } from './demo-figures.ts';
import { demoAccount, registeredAt } from './history/demo-account.ts';
import { demoAiUse } from './history/demo-ai-use.ts';
import { demoBilling } from './history/demo-billing.ts';
import { demoModeration } from './history/demo-moderation.ts';
import { type DemoPage, demoWebsites } from './history/demo-websites.ts';
import type { DemoRestaurant } from './restaurants/demo-restaurant.ts';

export type Demo = { rows: TableRow[]; recorded: RecordedEvent[]; pages: DemoPage[] };
type Place = { now: Date; sitesOrigin: string };

/**
 * The rows of a platform on which these restaurants have lived until now: what operations would have left, the events
 * of it, what the projector makes of them, and the pages that are public. The same for the same moment.
 */
export async function makeDemo(restaurants: readonly DemoRestaurant[], place: Place): Promise<Demo> {
  const book = createDemoBook();
  const pages: DemoPage[] = [];
  for (const restaurant of restaurants) pages.push(...(await live(book, restaurant, place)));
  const recorded = recordDemoEvents(book.events);
  const { events, figures } = demoFigures(recorded);
  for (const row of events) book.put('events', row);
  for (const row of figures) book.put('figures', row);
  return { rows: book.rows, recorded, pages };
}

async function live(
  book: DemoBook,
  restaurant: DemoRestaurant,
  { now, sitesOrigin }: Place,
): Promise<DemoPage[]> {
  const created_at = registeredAt(restaurant, now);
  const { counted, pages } = demoWebsites(book, { restaurant, sitesOrigin }, now);
  demoAccount(book, { restaurant, created_at, counted });
  const subscribed = await demoBilling(book, restaurant, now);
  demoModeration(book, restaurant, now);
  demoAiUse(book, { restaurant, registeredAt: created_at, subscribed }, now);
  return pages;
}
