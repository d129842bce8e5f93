import { isClosable } from '#functions/metrics/closed-days.ts';
import { closedFigureRows } from '#functions/metrics/closed-figure-rows.ts';
import { readFiguresRow } from '#functions/metrics/figures-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { tableName } from '#infra/local/emulators.ts';
import type { TableRow, TableRows } from '#infra/local/table-rows.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { openDemoOutside } from './demo-outside.ts';
import { makeDemo } from './make-demo.ts';
import { withoutDemo } from './remove-demo.ts';
import { DEMO_RESTAURANTS, FEW_DEMO_RESTAURANTS } from './restaurants/demo-restaurants.ts';

const FIGURES = tableName('figures');

export type DemoPlace = { rows: TableRows; clock: Clock; sitesOrigin: string; outboxDirectory: string };

/** Replaces the existing demo with this one, or removes it. Safe to repeat. */
export async function replaceDemo(place: DemoPlace, demo: 'full' | 'small' | 'off'): Promise<void> {
  const { rows, clock, sitesOrigin } = place;
  const outside = openDemoOutside(place);
  const restaurants = { full: DEMO_RESTAURANTS, small: FEW_DEMO_RESTAURANTS, off: [] }[demo];
  const before = await rows.list();
  const { removed, written } = withoutDemo(before);
  const made = await makeDemo(restaurants, { now: clock.now(), sitesOrigin });
  const gone = new Set(removed);
  const after = [...before.filter((row) => !gone.has(row)), ...written, ...made.rows];
  await rows.change({
    removed,
    written: [...written, ...made.rows, ...closedFigures(after, clock.now())],
  });
  await outside.remove(removed);
  await outside.publish(made);
}

/** Closes past days right away, because a year and a half would take many runs of the schedule. */
function closedFigures(rows: readonly TableRow[], now: Date): TableRow[] {
  const figures = new Map(
    rows
      .filter(({ table, item }) => table === FIGURES && isClosable(String(item.scope) as FigureScope))
      .map(({ item }) => [`${item.scope} ${item.day_shard}`, readFiguresRow(item)]),
  );
  return closedFigureRows([...figures.values()], now).map((item) => ({ table: FIGURES, item }));
}
