import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { tableName } from '#infra/local/emulators.ts';
import { DEMO_ADMIN_EMAIL, type LocalSettings } from '#infra/local/local-settings.ts';
import type { TableRows } from '#infra/local/table-rows.ts';
import { createDemoAdmin, removeDemoAdmin } from './demo-admin.ts';
import { type DemoOutside, openDemoOutside } from './demo-outside.ts';
import { type Demo, makeDemo } from './make-demo.ts';
import { withoutDemo } from './remove-demo.ts';
import { DEMO_RESTAURANTS, FEW_DEMO_RESTAURANTS } from './restaurants/demo-restaurants.ts';

/** Another one makes the demo anew where an earlier start has made it. */
const VERSION = 5;

/** What an earlier start has made of the demo. `adminEmail`: of its administrator. */
type Made = { demo: string; version: number; adminEmail: string };

type Outer = { rows: TableRows; clock: Clock; sitesOrigin: string };

/**
 * Sees to it that the demo is there whole, or not at all: made once in a data folder, and gone from it with
 * `DEMO=off`. A process that dies in between leaves it to the next start. Exists in local mode only.
 */
export async function openDemo(settings: LocalSettings, outer: Outer): Promise<void> {
  const { demo, demoAdmin, dataDirectory } = settings;
  const file = path.join(dataDirectory, 'demo.json');
  const outside = openDemoOutside({
    outboxDirectory: path.join(dataDirectory, 'outbox'),
    clock: outer.clock,
  });
  const before: Made | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (demoAdmin === undefined) {
    if (before === undefined && !(await isBegun())) return;
    await change(outer, outside);
    await removeDemoAdmin(before?.adminEmail ?? DEMO_ADMIN_EMAIL, tableName);
    rmSync(file, { force: true });
    return;
  }
  const isMade = before?.demo === demo && before.version === VERSION;
  if (!isMade) {
    const restaurants = demo === 'small' ? FEW_DEMO_RESTAURANTS : DEMO_RESTAURANTS;
    const { clock, sitesOrigin } = outer;
    await change(outer, outside, await makeDemo(restaurants, { now: clock.now(), sitesOrigin }));
  }
  // After it: a large write stays in LevelDB's log, which every start reads again, until another one follows.
  await createDemoAdmin(demoAdmin, tableName);
  const { email: adminEmail } = demoAdmin;
  const now: Made = { demo, version: VERSION, adminEmail };
  if (!isMade || before.adminEmail !== adminEmail) writeFileSync(file, JSON.stringify(now));
}

/** Puts this demo, or none, in the place of what is there. */
async function change({ rows }: Outer, outside: DemoOutside, made?: Demo): Promise<void> {
  const { removed, written } = withoutDemo(await rows.list());
  await rows.change({ removed, written: [...written, ...(made?.rows ?? [])] });
  await outside.remove(removed);
  if (made !== undefined) await outside.publish(made);
}

/** Whether a start that did not come to its end, or one of before 24 restaurants were made, has left something. */
async function isBegun(): Promise<boolean> {
  const users = createUsersRepository({ client: createDynamoClient(), tableName: tableName('users') });
  return (await users.find(DEMO_RESTAURANTS[0]?.id ?? '')) !== undefined;
}
