import type { Page, Route } from '@playwright/test';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { signInAsDemoAdministrator } from '#tests/journeys/demo-administrator.ts';
import { openBrowser } from './bench-browser.ts';
import { type Bench, type Figure, rounded } from './bench-figure.ts';
import { framesWhile } from './long-frames.ts';

const RESTAURANTS = 10_000;
/** Pixels of one turn of the wheel: fast, as when looking for the end. */
const TURN = 1_200;

/** The feature matrix in Chromium: from its first row to its last and back, while pages load. */
export const matrixScroll: Bench = {
  name: 'matrix-scroll',
  measure: async () => {
    const platform = await startRunningPlatform();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        baseURL: platform.webOrigin,
      });
      await signInAsDemoAdministrator(page);
      await page.route('**/api/admin/features/toggles?**', answerPage);
      await page.goto('/admin/features');
      await page.getByText('Restaurant 00000', { exact: true }).hover();
      const down = await framesWhile(page, () => turnTo(page, RESTAURANTS - 1, TURN));
      const up = await framesWhile(page, () => turnTo(page, 0, -TURN));
      return [figure('down, while its pages come', down), figure('back to the top', up)];
    } finally {
      await browser.close();
      await platform.stop();
      await removeData(platform);
    }
  },
};

/** Turns the wheel until the restaurant's row is drawn. */
export async function turnTo(page: Page, restaurant: number, pixels: number): Promise<void> {
  const row = page.getByText(nameOf(restaurant), { exact: true });
  while ((await row.count()) === 0) {
    for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, pixels);
  }
}

function figure(direction: string, { work, longestGap }: Awaited<ReturnType<typeof framesWhile>>): Figure {
  return {
    name: `feature matrix of ${RESTAURANTS.toLocaleString('en-US')} restaurants, wheel ${direction}: longest frame (ms)`,
    value: rounded(Math.max(0, ...work), 0),
    limit: 50,
    bound: 'at most',
    detail: `${work.length} frames with more than 50 ms of work (0 when there is none); longest time between two frames ${rounded(longestGap, 0)} ms`,
  };
}

/** Answers a page of the matrix, so that only the screen is measured. */
export async function answerPage(route: Route): Promise<void> {
  const query = new URL(route.request().url()).searchParams;
  const first = Number(query.get('cursor') ?? 0);
  const end = first + Number(query.get('limit'));
  const restaurants = Array.from({ length: end - first }, (_, at) => ({
    restaurant_id: `restaurant-${first + at}`,
    name: nameOf(first + at),
    email: `owner-${first + at}@example.com`,
  }));
  const toggles = restaurants.flatMap(({ restaurant_id }, at) =>
    AI_FEATURES.map((feature_name) => ({
      restaurant_id,
      feature_name,
      enabled: at % 3 !== 0,
      rate_limits: { daily_limit: at % 2 === 0 ? 20 : null, hourly_limit: null },
      updated_at: null,
      used_today: at % 7,
      used_this_hour: 0,
    })),
  );
  const data = { restaurants, toggles, ...(end < RESTAURANTS && { next_cursor: String(end) }) };
  await route.fulfill({ json: { success: true, data } });
}

const nameOf = (restaurant: number) => `Restaurant ${String(restaurant).padStart(5, '0')}`;
