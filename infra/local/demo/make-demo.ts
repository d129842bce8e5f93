import type { AdCampaign } from '#functions/ads/campaign-row.ts';
import type { RecordedEvent } from '#functions/platform/events/events-repository.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { putDemoAuditRecords } from './demo-audit-records.ts';
import { createDemoBook, type DemoBook } from './demo-book.ts';
import { demoFigures, recordDemoEvents } from './demo-figures.ts';
import { demoAccount } from './history/demo-account.ts';
import { demoAiUse } from './history/demo-ai-use.ts';
import { demoBilling } from './history/demo-billing.ts';
import { demoCampaigns } from './history/demo-campaigns.ts';
import { demoChecklist } from './history/demo-checklist.ts';
import { demoModeration } from './history/demo-moderation.ts';
import { demoPlanUsage } from './history/demo-plan-usage.ts';
import { demoSenderNumber } from './history/demo-sender-number.ts';
import { demoToggles } from './history/demo-toggles.ts';
import { type DemoPage, demoWebsites } from './history/demo-websites.ts';
import { type DemoRestaurant, registeredAt } from './restaurants/demo-restaurant.ts';

export type Demo = { rows: TableRow[]; recorded: RecordedEvent[]; pages: DemoPage[]; ads: AdCampaign[] };
type Public = Pick<Demo, 'pages' | 'ads'>;
type Place = { now: Date; sitesOrigin: string };

/**
 * The rows of a platform with the history of these restaurants until now: what operations would have written, their
 * events, the projector's metrics, public pages, and running ads. The same for the same time.
 */
export async function makeDemo(restaurants: readonly DemoRestaurant[], place: Place): Promise<Demo> {
  const book = createDemoBook();
  const lives: Public[] = [];
  for (const restaurant of restaurants) lives.push(await live(book, restaurant, place));
  putDemoAuditRecords(book, place.now);
  const recorded = recordDemoEvents(book.events);
  const { events, figures } = demoFigures(recorded);
  for (const row of events) book.put('events', row);
  for (const row of figures) book.put('figures', row);
  return {
    rows: book.rows(),
    recorded,
    pages: lives.flatMap(({ pages }) => pages),
    ads: lives.flatMap(({ ads }) => ads),
  };
}

async function live(
  book: DemoBook,
  restaurant: DemoRestaurant,
  { now, sitesOrigin }: Place,
): Promise<Public> {
  const { id: restaurant_id } = restaurant;
  const created_at = registeredAt(restaurant, now);
  const { counted, pages } = demoWebsites(book, { restaurant, sitesOrigin }, now);
  demoAccount(book, { restaurant, created_at, counted });
  demoSenderNumber(book, restaurant);
  const { subscribed, periodStart = created_at } = await demoBilling(book, restaurant, now);
  const life = { restaurant, registeredAt: created_at, subscribed };
  demoModeration(book, restaurant, now);
  demoToggles(book, restaurant, now);
  demoChecklist(book, life, now);
  const used = demoAiUse(book, life, now);
  const { uses, running } = demoCampaigns(book, { ...life, url: pages[0]?.url ?? '' }, now);
  demoPlanUsage(book, { restaurant_id, uses: [...used, ...uses], periodStart }, now);
  return { pages, ads: running };
}
