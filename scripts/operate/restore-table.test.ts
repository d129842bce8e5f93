import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { TableName } from '#infra/resources.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRestoreDrill, asLines } from '#tests/builders/restore-drill.ts';
import { restoreTable } from './restore-table.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup(table: TableName) {
  const drill = await aRestoreDrill(emulators, table);
  onTestFinished(drill.end);
  const client = createDynamoClient();
  onTestFinished(() => client.destroy());
  const put = (Item: Record<string, unknown>) =>
    client.send(new PutCommand({ TableName: tableName(table), Item }));
  return { ...drill, put };
}

test('lost rows come back from an export with every value, and a second run changes nothing', async () => {
  const { put, list, exportRows, loseRows, restore } = await setup('guests');
  for (let number = 0; number < 60; number += 1)
    await put({
      restaurant_id: `r-${number % 3}`,
      phone: `+1212555${1000 + number}`,
      name: 'Zoë',
      visits: number,
      opted_out: number % 2 === 0,
      nothing: null,
      tags: new Set(['regular', 'lunch']),
      visited: { on: ['2026-03-01'], last: {} },
    });
  const before = asLines(await list());
  await exportRows();
  await loseRows();
  expect(await list()).toEqual([]);

  expect(await restore()).toBe('Restored 60 rows of guests. 0 were already there.');
  expect(asLines(await list())).toEqual(before);
  expect(await restore()).toBe('Restored 0 rows of guests. 60 were already there.');
  expect(asLines(await list())).toEqual(before);
});

test('a row that changed since the export stays as it is', async () => {
  const { put, list, exportRows, restore } = await setup('leads');
  await put({ list_kind: 'lead', lead_id: '1', message: 'old' });
  await exportRows();
  await put({ list_kind: 'lead', lead_id: '1', message: 'new' });

  expect(await restore()).toBe('Restored 0 rows of leads. 1 were already there.');
  expect(await list()).toEqual([{ list_kind: 'lead', lead_id: '1', message: 'new' }]);
});

test('a file in another format, a missing file, and an unknown table are refused with what to do', async () => {
  const { folder } = await setup('slugs');
  const file = path.join(folder, 'rows.csv');
  await writeFile(file, 'slug,restaurant_id\nlupo,1\n');
  const run = (...args: string[]) => restoreTable(args, { DATA_DIR: folder });

  await expect(run('--table', 'slugs', file)).rejects.toThrow(
    'Line 1 isn’t a row from an export. Use the files',
  );
  await expect(run('--table', 'slugs', `${file}.gone`)).rejects.toThrow('We couldn’t read');
  await expect(run('--table', 'nothing', file)).rejects.toThrow('Choose a table.');
  await expect(run('--table', 'slugs')).rejects.toThrow('Specify the export’s files.');
  await expect(run('--tabel', 'slugs')).rejects.toThrow('npm run restore-table');
});
