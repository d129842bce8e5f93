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

/** An owner with one published website. Shared by journeys that only look. */
export type PublishedSite = GeneratedSite & { owner: Owner; url: string };

export type ConsoleWatch = {
  /** Expects errors like this one, because the journey brings a fault about. */
  expectErrors: (...patterns: RegExp[]) => void;
};

type TestFixtures = { owner: Owner; consoleWatch: ConsoleWatch };
type WorkerFixtures = { published: PublishedSite };

/** A journey in the product: any error in the console that was not expected fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(webOrigin()),

  // biome-ignore lint/correctness/noEmptyPattern: as above
  owner: async ({}, use) => use(await anOwner()),

  // A call that a journey answers itself may still be under way when it ends.
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

/** What the browser says of a call that was answered with this status. */
export const answered = (status: number): RegExp => new RegExp(`status of ${status}\\b`);

export { expect };
