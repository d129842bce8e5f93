import { figuresRow } from '#functions/metrics/figures-repository.ts';
import { groupByFigure } from '#functions/metrics/group-by-figure.ts';
import type { RecordedEvent } from '#functions/platform/events/events-repository.ts';
import { tableName } from '#infra/local/emulators.ts';
import type { TableRow } from '#infra/local/table-rows.ts';
import { parseBusinessEvent } from '#shared/contract/events.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { DEMO_SHARD } from './demo-figures.ts';
import { isDemoId } from './restaurants/demo-restaurants.ts';

/**
 * The changes that remove the demo's restaurants, whatever was done to them since: deletes their rows, and recounts
 * metrics that combine their later events with those of others.
 */
export function withoutDemo(rows: readonly TableRow[]): { removed: TableRow[]; written: TableRow[] } {
  const events = rows.filter(({ table }) => table === tableName('events'));
  const [gone, kept] = [events.filter(isDemoRow), events.filter((row) => !isDemoRow(row))].map((of) =>
    groupByFigure(of.map(recordedOf)),
  ) as [ReturnType<typeof groupByFigure>, ReturnType<typeof groupByFigure>];
  const keptCounts = new Map(
    kept.map(({ key, countings }) => [JSON.stringify(key), addCounts(countings.map(({ counts }) => counts))]),
  );
  const figures = new Map(
    rows
      .filter(({ table }) => table === tableName('figures'))
      .map((row) => [`${row.item.scope} ${row.item.day_shard}`, row]),
  );
  const shared = gone.flatMap(({ key }) => {
    const row = figures.get(`${key.scope} ${key.day}#${key.shard}`);
    return row === undefined || isDemoRow(row)
      ? []
      : [{ key, row, counts: keptCounts.get(JSON.stringify(key)) }];
  });
  return {
    removed: [
      ...rows.filter(isDemoRow),
      ...shared.flatMap(({ row, counts }) => (counts === undefined ? [row] : [])),
    ],
    written: shared.flatMap(({ key, row, counts }) =>
      counts === undefined
        ? []
        : [
            {
              table: row.table,
              item: figuresRow(key, { lastSequence: String(row.item.last_sequence), counts }),
            },
          ],
    ),
  };
}

/** Includes closed days, because their sums contain the demo's. They are closed again automatically. */
function isDemoRow({ table, item }: TableRow): boolean {
  if (table === tableName('figures')) {
    const [scope, dayShard] = [String(item.scope), String(item.day_shard)];
    return (
      scope === 'closed' || dayShard.endsWith(`#${DEMO_SHARD}`) || isDemoId(scope.replace('restaurant#', ''))
    );
  }
  // It is derived from all restaurants, and derived again automatically.
  if (table === tableName('platformRecords') && item.scope === 'churn') return true;
  return isDemoId(item.restaurant_id) || isDemoId(item.user_id);
}

function recordedOf({ item }: TableRow): RecordedEvent {
  const place = { shard: String(item.shard), sequence: String(item.sequence) };
  return { event: parseBusinessEvent(item.event), place };
}
