import { execFileSync } from 'node:child_process';
import type { OperationName } from '#shared/contract/routes.ts';
import { ROWS_OF_AN_IMPORT } from '#shared/guests/contract/guest.ts';
import { MAX_SOLD_ITEMS, MAX_TILL_NAMES } from '#shared/menu/sales/menu-sales.ts';
import { CHANNELS, DAYPARTS } from '#shared/menu/sales/sales-terms.ts';
import { KNOWN_AREA_CODES } from '#shared/sms/quiet-hours/area-codes.ts';
import { type Call, createApiClient, routeOf, urlOf } from '#tests/api/api-client.ts';
import { anOwner } from '#tests/api/owner.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import type { Bench, Figure } from './bench-figure.ts';
import { besideHealth, figuresBesideHealth } from './beside-health.ts';

const WORDS = { restaurantName: 'Osteria Lupo', offer: '20% off', offerCode: 'BACK20' };
const COLUMNS = 'customer_name,phone_number,last_order_date';

/** The longest accepted lists, on local mode limited to one core, while other requests run. */
export const lists: Bench = {
  name: 'lists',
  measure: async () => {
    const platform = await startRunningPlatform({ DEMO: 'off' });
    try {
      execFileSync('taskset', ['-acp', '0', String(platform.processId)]);
      return await measureLists(platform);
    } finally {
      await platform.stop();
      await removeData(platform);
    }
  },
};

async function measureLists({ webOrigin }: RunningPlatform): Promise<Figure[]> {
  const api = createApiClient(webOrigin);
  const { token } = await anOwner(api);
  const call = async (operation: OperationName, body: Call['body']) => {
    const answer = await api(operation, { token, body });
    if (answer.status >= 300) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
  };
  const sendOf = (operation: OperationName) => (csv: string) => async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(WORDS)) form.append(name, value);
    form.append('customerList', new File([csv], 'guests.csv'));
    const address = `${webOrigin}${urlOf(routeOf(operation))}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(address, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`${operation}: ${answer.status} ${await answer.text()}`);
  };
  const previewOf = sendOf('previewSmsCampaign');
  const launchOf = sendOf('createSmsCampaign');
  const importOf = (csv: string) => () => call('importGuests', { csv });
  const importInParts = (rows: number) => async () => {
    for (let from = 0; from < rows; from += ROWS_OF_AN_IMPORT)
      await importOf(aList(from, ROWS_OF_AN_IMPORT))();
  };
  const tasks = [
    ['the first preview', previewOf(aList(0, 100)), 5],
    ['preview of 20,000 rows', previewOf(aList(0, 20_000)), 5],
    ['preview of 60,000 rows', previewOf(aList(0, 60_000)), 12],
    [
      'preview of 60,000 rows with unusual numbers',
      previewOf(aList(0, 60_000, { phoneOf: unusualPhone })),
      12,
    ],
    ['import of 500 rows', importOf(aList(0, 500)), 5],
    ['import of the same 500 rows', importOf(aList(0, 500)), 5],
    ['import of 20,000 rows in parts of 500', importInParts(20_000), 5],
    ['preview of 60,000 rows, 20,000 of guests who are known', previewOf(aList(0, 60_000)), 12],
    ['launch of 60,000 rows, 7,500 of them texts', launchOf(aList(0, 60_000, { dayOf: seldomLapsed })), 12],
    ['saving the sales of 300 items', () => call('saveMenuSales', someSales()), 5],
  ] as const;
  const figures: Figure[] = [];
  for (const [what, task, mostSeconds] of tasks)
    figures.push(...figuresBesideHealth(what, await besideHealth(webOrigin, task), mostSeconds));
  return figures.slice(2);
}

/** Rows with distinct numbers. */
function aList(from: number, rows: number, { phoneOf = usualPhone, dayOf = mostlyLapsed } = {}): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `Ana ${from + row},${phoneOf(from + row)},${dayOf(row)}`,
  );
  return [COLUMNS, ...lines].join('\n');
}

function usualPhone(guest: number): string {
  const area = KNOWN_AREA_CODES[guest % KNOWN_AREA_CODES.length];
  return `${area}${200 + Math.floor(guest / 100)}${String(guest % 10_000).padStart(4, '0')}`;
}

/** The slowest to read: unknown area codes, foreign numbers, and invalid ones. */
function unusualPhone(guest: number): string {
  const digits = String(guest).padStart(5, '0');
  return (
    [`555 200${digits.slice(1)}`, `+4474001${digits}`, `(800) 20${digits}`, `12${digits}x`][guest % 4] ?? ''
  );
}

function mostlyLapsed(row: number): string {
  return daysAgo(1 + (row % 400));
}

/** One in eight, as many as the plan's texts. */
function seldomLapsed(row: number): string {
  return daysAgo(row % 8 === 0 ? 60 : 3);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** As many sales figures as the API accepts. */
function someSales() {
  const cells = CHANNELS.flatMap((channel) =>
    DAYPARTS.map((daypart) => ({ channel, daypart, sold: 12, revenue: 120, cost: null })),
  );
  const items = Array.from({ length: MAX_SOLD_ITEMS }, (_, item) => ({
    name: `Dish ${item}`,
    till_names: Array.from(
      { length: MAX_TILL_NAMES },
      (_each, name) => `Dish ${item} at the register, ${name}`,
    ),
    cells,
  }));
  return { from: null, to: null, days: 30, dispersion: null, items };
}
