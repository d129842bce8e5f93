import { test as base, expect } from '@playwright/test';
import {
  aGeneratedSite,
  anOwner,
  type GeneratedSite,
  OSTERIA_LUPO,
  type Owner,
  publish,
  webOrigin,
} from './owner.ts';

/** An owner with one published website, shared by journeys that change nothing. */
export type PublishedSite = GeneratedSite & { owner: Owner; url: string };

export type ConsoleWatch = {
  /** Expects errors like these, because the journey causes a fault. */
  expectErrors: (...patterns: RegExp[]) => void;
};

type TestFixtures = { owner: Owner; consoleWatch: ConsoleWatch };
type WorkerFixtures = { published: PublishedSite };

/** A journey. An unexpected error in the console fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(webOrigin()),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  owner: async ({}, use) => use(await anOwner()),

  // A call that the journey answers itself may still be pending when it ends.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  consoleWatch: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('weberror', (error) => found.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
      });
      await use({ expectErrors: (...patterns) => expected.push(...patterns) });
      const unexpected = found.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  published: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const owner = await anOwner();
      const site = await aGeneratedSite(owner, OSTERIA_LUPO);
      await use({ ...site, owner, url: await publish(owner, site) });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The browser's console message for this status. */
export const answered = (status: number): RegExp => new RegExp(`status of ${status}\\b`);

export { expect };
