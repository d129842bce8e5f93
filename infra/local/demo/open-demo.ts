import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLoginsRepository } from '#functions/modules/logins/logins-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { tableName } from '#infra/local/emulators.ts';
import type { LocalSettings } from '#infra/local/local-settings.ts';
import type { TableRows } from '#infra/local/table-rows.ts';
import { createDemoAdmin } from './demo-admin.ts';
import { publishDemoPages, removeDemoPages } from './demo-pages.ts';
import { makeDemo } from './make-demo.ts';
import { withoutDemo } from './remove-demo.ts';
import { DEMO_RESTAURANTS, FEW_DEMO_RESTAURANTS } from './restaurants/demo-restaurants.ts';

/** Another one makes the demo anew where an earlier start has made it. */
const VERSION = 2;

/** What an earlier start has made of the demo. `adminEmail`: of its administrator. */
type Made = { demo: string; version: number; adminEmail: string };

/**
 * Sees to it that the demo is there whole, or not at all: made once in a data folder, and gone from it with
 * `DEMO=off`. Exists in local mode only.
 */
export async function openDemo(
  { demo, demoAdmin, dataDirectory }: LocalSettings,
  { rows, clock, sitesOrigin }: { rows: TableRows; clock: Clock; sitesOrigin: string },
): Promise<void> {
  const file = path.join(dataDirectory, 'demo.json');
  const made: Made | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (demoAdmin === undefined) {
    if (made === undefined) return;
    const change = withoutDemo(await rows.list());
    await rows.change(change);
    await removeDemoPages(change.removed);
    await removeAdmin(made.adminEmail);
    rmSync(file);
    return;
  }
  await createDemoAdmin(demoAdmin, tableName);
  if (made?.demo === demo && made.version === VERSION && made.adminEmail === demoAdmin.email) return;
  if (made?.demo !== demo || made.version !== VERSION) {
    const restaurants = demo === 'small' ? FEW_DEMO_RESTAURANTS : DEMO_RESTAURANTS;
    const { removed, written } = withoutDemo(await rows.list());
    const { rows: added, pages } = await makeDemo(restaurants, { now: clock.now(), sitesOrigin });
    await rows.change({ removed, written: [...written, ...added] });
    await removeDemoPages(removed);
    await publishDemoPages(pages);
  }
  const now: Made = { demo, version: VERSION, adminEmail: demoAdmin.email };
  writeFileSync(file, JSON.stringify(now));
}

async function removeAdmin(email: string): Promise<void> {
  const client = createDynamoClient();
  const logins = createLoginsRepository({ client, tableName: tableName('logins') });
  const login = await logins.find(email);
  if (login?.role !== 'admin') return;
  await createUsersRepository({ client, tableName: tableName('users') }).delete(login.user_id);
  await logins.removeOf(email, login.user_id);
}
