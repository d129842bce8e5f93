import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAdmin } from '#scripts/operate/create-admin.ts';
import { expect } from './journey.ts';
import { webOrigin } from './owner.ts';

export const ADMIN_PASSWORD = 'correct horse battery staple';

/** Creates an administrator for one journey, so that no other journey ends its sessions. */
export async function anAdministrator(): Promise<string> {
  const email = `admin-${randomUUID()}@example.com`;
  const environment = { DATA_DIR: process.env.TABLESIDE_DATA };
  await createAdmin(['--email', email], environment, async () => ADMIN_PASSWORD);
  return email;
}

/** Fills in the sign-in form and sends it. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  await page.goto(`${webOrigin()}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in as a new administrator. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  await submitSignIn(page, await anAdministrator());
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Overview' })).toBeVisible();
}
