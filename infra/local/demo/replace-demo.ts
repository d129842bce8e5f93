import type { Clock } from '#functions/platform/clock.ts';
import type { TableRows } from '#infra/local/table-rows.ts';
import { openDemoOutside } from './demo-outside.ts';
import { makeDemo } from './make-demo.ts';
import { withoutDemo } from './remove-demo.ts';
import { DEMO_RESTAURANTS, FEW_DEMO_RESTAURANTS } from './restaurants/demo-restaurants.ts';

export type DemoPlace = { rows: TableRows; clock: Clock; sitesOrigin: string; outboxDirectory: string };

/** Puts this demo, or none, in the place of what is there of one. Repeating it is safe. */
export async function replaceDemo(place: DemoPlace, demo: 'full' | 'small' | 'off'): Promise<void> {
  const { rows, clock, sitesOrigin } = place;
  const outside = openDemoOutside(place);
  const restaurants = { full: DEMO_RESTAURANTS, small: FEW_DEMO_RESTAURANTS, off: [] }[demo];
  const { removed, written } = withoutDemo(await rows.list());
  const made = await makeDemo(restaurants, { now: clock.now(), sitesOrigin });
  await rows.change({ removed, written: [...written, ...made.rows] });
  await outside.remove(removed);
  await outside.publish(made);
}
