import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DeleteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import { restoreTable } from '#scripts/operate/restore-table.ts';

type Row = Record<string, unknown>;
const AT_ONCE = 25;

/** A table's rows, their export in two files as AWS writes it, and the operator's command for the table. */
export async function aRestoreDrill(emulators: Emulators, table: TableName) {
  const client = createDynamoClient();
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-drill-'));
  await writeFile(path.join(folder, 'local-environment.json'), JSON.stringify(emulators.environment));
  const files = ['one.json.gz', 'two.json.gz'].map((name) => path.join(folder, name));
  const list = () => listRows(client, tableName(table));
  return {
    folder,
    list,
    /** Writes the export as DynamoDB JSON. */
    exportRows: async () => {
      const lines = (await list()).map((row) => JSON.stringify({ Item: marshall(row) }));
      const half = Math.ceil(lines.length / 2);
      for (const [part, file] of files.entries())
        await writeFile(file, gzipSync(lines.slice(part * half, (part + 1) * half).join('\n')));
    },
    loseRows: async () => deleteRows(client, { table, rows: await list() }),
    restore: () => restoreTable(['--table', table, ...files], { DATA_DIR: folder }),
    end: async () => {
      client.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

/** Sorted JSON lines, so that two lists can be compared. */
export function asLines(rows: readonly Row[]): string[] {
  return rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .toSorted();
}

async function listRows(client: DynamoDBDocumentClient, name: string): Promise<Row[]> {
  const rows: Row[] = [];
  let from: Row | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: from }));
    rows.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return rows;
}

async function deleteRows(
  client: DynamoDBDocumentClient,
  { table, rows }: { table: TableName; rows: readonly Row[] },
): Promise<void> {
  const { partitionKey, sortKey }: TableDefinition = TABLES[table];
  const names = sortKey === undefined ? [partitionKey] : [partitionKey, sortKey];
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await Promise.all(
      rows.slice(start, start + AT_ONCE).map((row) => {
        const Key = Object.fromEntries(names.map((name) => [name, row[name]]));
        return client.send(new DeleteCommand({ TableName: tableName(table), Key }));
      }),
    );
}
