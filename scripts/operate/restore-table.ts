import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { TABLES, type TableName } from '#infra/resources.ts';
import { openOperatorTables } from './open-operator-tables.ts';
import { OperatorError } from './operator-error.ts';
import { restoreRows } from './restore-rows.ts';
import { runOperatorCommand } from './run-operator-command.ts';

const USAGE = `Writes rows of a DynamoDB export back to a table. Rows already in the table stay as they are.

  npm run restore-table -- --table guests [--stage production] <file>...

  --table  the table: ${Object.keys(TABLES).join(', ')}
  --stage  a stage on AWS, with the credentials from your environment;
           default: the instance that "npm start" runs here (DATA_DIR, default .data)
  <file>   files of the export’s "data" folder (DynamoDB JSON), compressed (.gz) or not`;

const OPTIONS = { table: { type: 'string' }, stage: { type: 'string' } } as const;

/** Restores rows and returns a sentence with their number. Throws `OperatorError`. */
export async function restoreTable(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const { table, stage, files } = readOptions(args);
  const openTable = await openOperatorTables(stage, environment);
  const target = { ...openTable(table), partitionKey: TABLES[table].partitionKey };
  const total = { restored: 0, kept: 0 };
  for (const file of files) {
    const { restored, kept } = await restoreRows(target, linesOf(file));
    total.restored += restored;
    total.kept += kept;
  }
  target.client.destroy();
  return `Restored ${total.restored} rows of ${table}. ${total.kept} were already there.`;
}

function readOptions(args: string[]): { table: TableName; stage: string | undefined; files: string[] } {
  const { values, positionals: files } = parseOptions(args);
  const { table = '', stage } = values;
  if (!Object.hasOwn(TABLES, table)) throw new OperatorError(`Choose a table.\n\n${USAGE}`);
  if (files.length === 0) throw new OperatorError(`Specify the export’s files.\n\n${USAGE}`);
  return { table: table as TableName, stage, files };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new OperatorError(`${(cause as Error).message}\n\n${USAGE}`);
  }
}

async function* linesOf(file: string): AsyncIterable<string> {
  const bytes = createReadStream(file);
  const unpacked = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  try {
    yield* createInterface({ input: unpacked });
  } catch (cause) {
    throw new OperatorError(`We couldn’t read ${file}: ${(cause as Error).message}`);
  }
}

if (import.meta.main) await runOperatorCommand(restoreTable);
