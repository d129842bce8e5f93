import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { tableName } from '#infra/local/emulators.ts';
import { startSiteEmulators } from '#tests/builders/emulators.ts';
import { aRestoreDrill, asLines } from '#tests/builders/restore-drill.ts';
import { type Bench, rounded } from './bench-figure.ts';

const ROWS = 10_000;
const AT_ONCE = 50;
const MOST_SECONDS = 60;

/** The drill of docs/operations.md, "Restore data": a table loses all rows, and an operator restores them. */
export const restore: Bench = {
  name: 'restore',
  measure: async () => {
    const emulators = await startSiteEmulators();
    const drill = await aRestoreDrill(emulators, 'guests');
    try {
      await addGuests();
      const before = asLines(await drill.list());
      await drill.exportRows();
      await drill.loseRows();
      const startedAt = performance.now();
      const said = await drill.restore();
      const seconds = (performance.now() - startedAt) / 1000;
      const missing = new Set(before).difference(new Set(asLines(await drill.list()))).size;
      return [
        {
          name: `restore of ${ROWS.toLocaleString('en')} lost rows from an export (seconds)`,
          value: rounded(seconds),
          limit: MOST_SECONDS,
          bound: 'at most',
          detail: `${said} ${rounded(ROWS / seconds, 0)} rows/s, local tables`,
        },
        {
          name: 'rows that differ after the restore',
          value: missing,
          limit: 0,
          bound: 'at most',
          detail: 'every attribute is compared',
        },
      ];
    } finally {
      await drill.end();
      await emulators.stop();
    }
  },
};

async function addGuests(): Promise<void> {
  const client = createDynamoClient();
  const TableName = tableName('guests');
  const guests = Array.from({ length: ROWS }, (_, number) => ({
    restaurant_id: `r-${number % 100}`,
    phone: `+1${2_120_000_000 + number}`,
    name: `Guest ${number}`,
    visits: [{ on: '2026-03-01', amount_cents: number }],
  }));
  for (let start = 0; start < guests.length; start += AT_ONCE)
    await Promise.all(
      guests.slice(start, start + AT_ONCE).map((Item) => client.send(new PutCommand({ TableName, Item }))),
    );
  client.destroy();
}
