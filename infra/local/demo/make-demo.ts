import type { RecordedEvent } from '#functions/modules/events/events-repository.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { demoAccount } from './demo-account.ts';
import { demoAiUse } from './demo-ai-use.ts';
import { demoBilling } from './demo-billing.ts';
import { createDemoBook } from './demo-book.ts';
import { demoFigures, recordDemoEvents } from './demo-figures.ts';
import { demoModeration } from './demo-moderation.ts';
import type { DemoRestaurant } from './demo-restaurant.ts';

export type Demo = { rows: TableRow[]; recorded: RecordedEvent[] };

/**
 * The rows of a platform on which these restaurants have lived until now: what operations would have left, the events
 * of it, and what the projector makes of them. The same for the same moment.
 */
export async function makeDemo(restaurants: readonly DemoRestaurant[], now: Date): Promise<Demo> {
  const book = createDemoBook();
  for (const restaurant of restaurants) {
    const { registeredAt } = demoAccount(book, restaurant, now);
    const subscribed = await demoBilling(book, restaurant, now);
    demoModeration(book, restaurant, now);
    demoAiUse(book, { restaurant, registeredAt, subscribed }, now);
  }
  const recorded = recordDemoEvents(book.events);
  const { events, figures } = demoFigures(recorded);
  for (const row of events) book.put('events', row);
  for (const row of figures) book.put('figures', row);
  return { rows: book.rows, recorded };
}
