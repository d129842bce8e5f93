import type { Page } from '@playwright/test';
import { writtenByModel } from '#tests/builders/a-writing-model.ts';
import { startOpenAiServer } from '#tests/builders/models/openai-server.ts';
import { aRegistration } from '#tests/builders/registration.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { test as base, expect } from './journey.ts';

export const MODEL = 'a-local-model';
const BRIEF =
  'Roman trattoria in Portland. We cook in a wood oven. Cacio e pepe 14, amatriciana 15. Closed Mondays.';

type Model = {
  baseUrl: string;
  /** The names of the requested answers. */
  asked: () => string[];
  /** Whether it doesn't answer requests for a website’s texts. */
  keepSilent: (isSilent: boolean) => void;
  /** Calls that were aborted before the whole answer. */
  abandoned: () => number;
  /** Stops the server during a request for a website’s texts. */
  goAwayMidway: () => void;
};
type WorkerFixtures = { model: Model; platform: RunningPlatform };

/** A separate platform with a model on an OpenAI-compatible server. */
export const test = base.extend<object, WorkerFixtures>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      let isLeaving = false;
      let isSilent = false;
      const server = await startOpenAiServer((call) => {
        if (isSilent && call.name === 'write_story') return 'silence';
        if (!isLeaving || call.name !== 'write_story') return writtenByModel(call);
        void server.close();
        return 'silence';
      });
      await use({
        baseUrl: server.baseUrl,
        asked: () => server.calls.map(({ name }) => name),
        abandoned: server.abandoned,
        keepSilent: (wanted) => {
          isSilent = wanted;
        },
        goAwayMidway: () => {
          isLeaving = true;
        },
      });
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  platform: [
    async ({ model }, use) => {
      const platform = await startRunningPlatform({
        TEXT_PROVIDER: 'openai-compatible',
        TEXT_BASE_URL: model.baseUrl,
        TEXT_MODEL: MODEL,
        TEXT_VISION: 'true',
        TEXT_API_KEY: 'sk-test',
      });
      await use(platform);
      await platform.stop();
      await removeData(platform);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.webOrigin),
});

export async function signUp(page: Page): Promise<void> {
  const { restaurantName, email, password } = aRegistration();
  await page.goto('/login#new-account');
  await page.getByLabel('Restaurant name').fill(restaurantName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Address').fill('12 Court Street, Brooklyn, NY 11201');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/welcome');
}

export async function generate(page: Page, name: string): Promise<void> {
  await page.goto('/website-builder');
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  const question = page.getByRole('dialog', { name: 'Generate with AI' });
  await question.getByLabel('Website name').fill(name);
  await question.getByLabel('Special requirements').fill(BRIEF);
  await question.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
