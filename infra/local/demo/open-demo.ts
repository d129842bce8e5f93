import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { tableName } from '#infra/local/emulators.ts';
import { DEMO_ADMIN_EMAIL, type LocalSettings } from '#infra/local/local-settings.ts';
import { createDemoAdmin, removeDemoAdmin } from './demo-admin.ts';
import { createDemoOwner } from './demo-owner.ts';
import type { DemoPlace } from './replace-demo.ts';

/** A new version replaces the demo of an earlier start. */
const VERSION = 7;
/** Not a version: the demo may be incomplete. */
const BEGUN = 0;

const FIRST_RESTAURANT = 'demo-1';

/** The demo of an earlier start. `adminEmail`: of its administrator. */
type Made = { demo: string; version: number; adminEmail: string };

/**
 * Makes sure that the demo is complete or absent: created once per data folder, and removed with `DEMO=off`. After a
 * crash, the next start continues. Local mode only.
 */
export async function openDemo(
  settings: LocalSettings,
  outer: Omit<DemoPlace, 'outboxDirectory'>,
): Promise<void> {
  const { demo, demoAdmin, dataDirectory } = settings;
  const file = path.join(dataDirectory, 'demo.json');
  const place = { ...outer, outboxDirectory: path.join(dataDirectory, 'outbox') };
  const before: Made | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (demoAdmin === undefined) {
    if (before === undefined && !(await isBegun())) return;
    await replace(place, 'off');
    await removeDemoAdmin(before?.adminEmail ?? DEMO_ADMIN_EMAIL, tableName);
    rmSync(file, { force: true });
    return;
  }
  const isMade = before?.demo === demo && before.version === VERSION;
  const note = (version: number) => {
    const made: Made = { demo, version, adminEmail: demoAdmin.email };
    writeFileSync(file, JSON.stringify(made));
  };
  if (!isMade) {
    console.log(`Creating the demo data (${demo}) …`);
    note(BEGUN);
    await replace(place, demo);
  }
  if (before !== undefined && before.adminEmail !== demoAdmin.email)
    await removeDemoAdmin(before.adminEmail, tableName);
  await Promise.all([createDemoAdmin(demoAdmin, tableName), createDemoOwner(tableName)]);
  if (!isMade || before.adminEmail !== demoAdmin.email) note(VERSION);
}

/** Loaded here, because most starts don't need it. */
async function replace(place: DemoPlace, demo: LocalSettings['demo']): Promise<void> {
  const { replaceDemo } = await import('./replace-demo.ts');
  await replaceDemo(place, demo);
}

/** Whether a start of an earlier release, which kept no note, has created restaurants. */
async function isBegun(): Promise<boolean> {
  const users = createUsersRepository({ client: createDynamoClient(), tableName: tableName('users') });
  return (await users.find(FIRST_RESTAURANT)) !== undefined;
}
