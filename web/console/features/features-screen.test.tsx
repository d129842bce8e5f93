import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CATALOG_LIMITS } from '#shared/billing/plan-limits.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import type { FeatureJob } from '#web/console/api/features.ts';
import { FeaturesScreen } from './features-screen.tsx';

// Phones have cards in the place of the table.
beforeEach(() => page.viewport(1280, 800));
afterEach(() => void vi.unstubAllGlobals());

type Answer = { status?: number; body: object };
type Asked = { method: string; url: URL; body: Record<string, unknown> };

const NO_LIMITS = { daily_limit: null, hourly_limit: null };

/** Platform settings with these default limits. */
function settingsWith(graderLimits: object) {
  const limits = AI_FEATURES.map((feature) => [
    feature,
    feature === 'digital_grader' ? graderLimits : NO_LIMITS,
  ]);
  return {
    version: 1,
    updated_at: null,
    brand_name: 'Tableside',
    default_limits: Object.fromEntries(limits),
    monthly_budget: null,
    plan_limits: CATALOG_LIMITS,
    dunning: { reminder_days: [3, 7], grace_days: 14 },
    postal_address: null,
    retention: { generations: 30, failed_emails: 30, leads: 365 },
    providers: [],
    text_model: {
      provider: 'built-in',
      model: '',
      price: null,
      reads_photos: false,
      state: 'off',
      last_failure: null,
      last_unusable: null,
      month: { input_tokens: 0, output_tokens: 0, cost_micros: 0, unpriced_calls: 0 },
    },
    senders: { email: 'hello@tableside.example', texts: 'none' },
  };
}

function restaurantsFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    restaurant_id: `r-${first + index}`,
    name: `House ${String(first + index).padStart(5, '0')}`,
    email: `house-${first + index}@example.com`,
  }));
}

function aPage(first: number, count: number, next?: string) {
  const restaurants = restaurantsFrom(first, count);
  const toggles = restaurants.flatMap(({ restaurant_id }) =>
    AI_FEATURES.map((feature_name) => ({
      restaurant_id,
      feature_name,
      enabled: true,
      rate_limits: feature_name === 'digital_grader' ? { daily_limit: 20, hourly_limit: null } : NO_LIMITS,
      updated_at: null,
      used_today: 7,
      used_this_hour: 2,
    })),
  );
  return { restaurants, toggles, ...(next !== undefined && { next_cursor: next }) };
}

const aJob = (changes: Partial<FeatureJob> = {}): FeatureJob => ({
  job_id: 'job-1',
  feature_name: 'menu_optimizer',
  enabled: false,
  status: 'done',
  percentage: null,
  starts_at: null,
  is_undo: false,
  can_be_undone: true,
  total: 100,
  done: 100,
  changed: 66,
  refused: 34,
  started_at: new Date().toISOString(),
  ...changes,
});

/** Renders the screen against a platform with some restaurants. `answer` handles other calls. */
async function setup({
  pages = [aPage(0, 3)],
  job = () => undefined,
  settings = settingsWith(NO_LIMITS),
  answer = () => ({ body: {} }),
}: {
  pages?: object[];
  /** The state of the last bulk change, at each request. */
  job?: () => FeatureJob | undefined;
  /** Platform settings. */
  settings?: object;
  answer?: (asked: Asked) => Answer | Promise<Answer>;
} = {}) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'http://here');
    const request = { method: String(init.method), url, body: JSON.parse(String(init.body ?? '{}')) };
    asked.push(request);
    const features = AI_FEATURES.map((feature_name) => ({
      feature_name,
      enabled: 97,
      enabled_percentage: 97,
      job: feature_name === job()?.feature_name ? job() : null,
    }));
    const reply = url.pathname.endsWith('/toggles')
      ? { body: { data: pages[Number(url.searchParams.get('cursor') ?? 0)] ?? {} } }
      : url.pathname.endsWith('/summary')
        ? { body: { data: { restaurants: 100, features } } }
        : url.pathname.endsWith('/settings')
          ? { body: { data: settings } }
          : await answer(request);
    const status = 'status' in reply ? (reply.status ?? 200) : 200;
    return new Response(JSON.stringify({ success: status < 400, ...reply.body }), { status });
  });
  const router = createMemoryRouter([{ path: '/admin/features', element: <FeaturesScreen /> }], {
    initialEntries: ['/admin/features'],
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const open = (address: string) => void router.navigate(address);
  return {
    asked,
    open,
    changes: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

const grader = () => page.getByRole('switch', { name: 'Digital grader, House 00001' });
const daily = () => page.getByRole('textbox', { name: /^Daily limit, Digital grader, House 00001/ });

test('a cell shows its switch, limits, and usage, and the header the share of restaurants', async () => {
  await setup();
  await expect.element(grader()).toBeChecked();
  await expect.element(daily()).toHaveValue('20');
  await expect.element(daily()).toHaveAccessibleName(/7 used$/);
  const hourly = page.getByRole('textbox', { name: /^Hourly limit, Digital grader, House 00001/ });
  await expect.element(hourly).toHaveAttribute('placeholder', 'No limit');
  await expect.element(page.getByText('97% enabled').first()).toBeVisible();
});

test('a refused switch reverts and shows the error', async () => {
  const { promise: refusal, resolve: refuse } = Promise.withResolvers<Answer>();
  await setup({ answer: () => refusal });
  await grader().click();
  await expect.element(grader()).not.toBeChecked();
  refuse({ status: 404, body: { error: 'This restaurant is gone.', code: 'not_found', request_id: 'r' } });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to update feature toggle: This restaurant is gone.');
  await expect.element(grader()).toBeChecked();
});

test('a limit is sent without the switch, and blank or invalid means no limit', async () => {
  const { changes } = await setup({
    answer: ({ body }) => ({
      body: { data: { enabled: false, updated_at: new Date().toISOString(), ...body } },
    }),
  });
  await daily().fill('35');
  await userEvent.keyboard('{Enter}');
  await expect.poll(changes).toEqual([
    {
      restaurant_id: 'r-1',
      feature_name: 'digital_grader',
      rate_limits: { daily_limit: 35, hourly_limit: null },
    },
  ]);
  // Another administrator turned it off in the meantime.
  await expect.element(grader()).not.toBeChecked();
  await daily().fill('lots');
  // Before anything is sent.
  await expect
    .element(daily())
    .toHaveAccessibleDescription(
      'Enter a whole number from 0 to 1,000,000, or leave this blank for no limit.',
    );
  expect(changes()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes().at(-1)).toMatchObject({ rate_limits: NO_LIMITS });
  await expect.element(daily()).toHaveValue('lots');
  await expect.element(daily()).toBeInvalid();
  await expect
    .element(daily())
    .toHaveAccessibleDescription(
      'Enter a whole number from 0 to 1,000,000, or leave this blank for no limit.',
    );
  // It is fully visible below the last row, too.
  const sentence = page.getByRole('alert').element();
  const frame = sentence.closest('[class*="frame"]');
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
  expect(bottomOf(sentence)).toBeLessThan(bottomOf(frame));
  expect(changes()).toHaveLength(2);
  await daily().fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(daily()).toBeValid();
  await expect.element(daily()).toHaveAccessibleDescription('Leave blank for no limit.');
});

test('a removed limit names the default that applies', async () => {
  await setup({
    settings: settingsWith({ daily_limit: 5, hourly_limit: 1000 }),
    answer: ({ body }) => ({ body: { data: { enabled: true, updated_at: null, ...body } } }),
  });
  const hourly = page.getByRole('textbox', { name: /^Hourly limit, Digital grader, House 00001/ });
  await expect.element(hourly).toHaveAttribute('placeholder', '1,000');
  await daily().fill('lots');
  await expect
    .element(daily())
    .toHaveAccessibleDescription(
      'Enter a whole number from 0 to 1,000,000, or leave this blank for the default of 5 a day.',
    );
  await daily().fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(daily()).toHaveAccessibleDescription('Leave blank for the default of 5 a day.');
  await expect.element(daily()).toHaveAttribute('placeholder', '5');
});

test('a removed limit names no number while the default is unknown', async () => {
  await setup({ settings: {} });
  await daily().fill('');
  await expect.element(daily()).toHaveAccessibleDescription('Leave blank for the platform’s default.');
});

test.each(['', 'lots'])('Undo restores a limit that “%s” removed', async (typed) => {
  const { changes } = await setup({
    answer: ({ body }) => ({ body: { data: { enabled: true, updated_at: null, ...body } } }),
  });
  await daily().fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes().at(-1)).toMatchObject({ rate_limits: NO_LIMITS });
  await page.getByRole('button', { name: /^Undo, Daily limit, Digital grader, House 00001/ }).click();
  await expect.poll(() => changes().at(-1)).toMatchObject({ rate_limits: { daily_limit: 20 } });
  await expect.element(daily()).toHaveValue('20');
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('a limit that is too large stays in the field, names the range, and is not sent', async () => {
  const { changes } = await setup();
  await daily().fill('99999999');
  await userEvent.keyboard('{Enter}');
  await expect.element(daily()).toHaveValue('99999999');
  await expect.element(daily()).toBeInvalid();
  await expect.element(daily()).toHaveAccessibleDescription('Enter a whole number from 0 to 1,000,000.');
  expect(changes()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(daily()).toHaveValue('20');
  await expect.element(daily()).toBeValid();
});

test('only visible rows of thousands are rendered, and more load on scroll', async () => {
  const pages = [aPage(0, 100, '1'), aPage(100, 100, '2'), aPage(200, 100)];
  const { asked } = await setup({ pages });
  await expect.element(page.getByRole('link', { name: 'House 00000' })).toBeVisible();
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  const frame = page.getByRole('region', { name: 'Features by restaurant' }).element();
  await expect
    .poll(() => {
      frame.scrollTop = frame.scrollHeight;
      return page.getByRole('link', { name: 'House 00299' }).query();
    })
    .not.toBeNull();
  expect(page.getByRole('link', { name: 'House 00000' }).query()).toBeNull();
  const cursors = asked.map(({ url }) => url.searchParams.get('cursor')).filter((cursor) => cursor !== null);
  expect(cursors).toEqual(['1', '2']);
});

test('a change to all restaurants needs a confirmation, and its failure is shown', async () => {
  const { changes } = await setup({
    answer: () => ({
      status: 409,
      body: { error: 'Please wait.', code: 'feature_job_running', request_id: 'r' },
    }),
  });
  await page.getByRole('button', { name: 'Disable All, Menu optimizer' }).click();
  expect(changes()).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable All' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to bulk update feature: Please wait.');
  expect(changes()).toEqual([{ feature_name: 'menu_optimizer', enabled: false }]);
});

test('the result of a change to all restaurants counts failures and can be undone', async () => {
  const undone = aJob({ job_id: 'job-2', status: 'running', is_undo: true, enabled: true });
  const { changes } = await setup({ job: () => aJob(), answer: () => ({ body: { data: undone } }) });
  await expect
    .element(
      page.getByText(/Menu optimizer turned off for 66 restaurants\. We couldn’t change 34 restaurants/),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(changes).toEqual([{ feature_name: 'menu_optimizer', job_id: 'job-1' }]);
});

test('a change in progress shows its progress and blocks another one', async () => {
  await setup({ job: () => aJob({ status: 'running', done: 40, can_be_undone: false }) });
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  const enableAll = page.getByRole('button', { name: 'Enable All, Menu optimizer' });
  await expect.element(enableAll).toHaveAttribute('aria-disabled', 'true');
  await enableAll.click({ force: true });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('a search shows its count and the total', async () => {
  await setup({ pages: [aPage(1, 1)] });
  await expect.element(page.getByText('100 restaurants')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search restaurants' }).fill('House');
  await expect.element(page.getByText('1 of 100 restaurants')).toBeVisible();
});

test('no restaurants and no results of a search look different', async () => {
  await setup({ pages: [aPage(0, 0)] });
  await expect.element(page.getByText('No restaurants yet')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search restaurants' }).fill('Nowhere');
  await expect.element(page.getByText('No restaurants found')).toBeVisible();
  await expect.element(page.getByText('No restaurants yet')).not.toBeInTheDocument();
});

test('a limit at the edge of the table scrolls into view on focus', async () => {
  await setup();
  await expect.element(grader()).toBeVisible();
  const frame = page.getByRole('region', { name: 'Features by restaurant' }).element();
  const limits = page.getByRole('textbox', { name: /^Hourly limit, .*, House 00001/ }).elements();
  const last = limits.at(-1);
  if (!(last instanceof HTMLInputElement)) throw new Error('Each feature has an hourly limit.');
  const isCut = () => last.getBoundingClientRect().right > frame.getBoundingClientRect().right;
  expect(isCut()).toBe(true);
  last.focus({ preventScroll: true });
  await expect.poll(isCut).toBe(false);
});

test('focus returns to the bulk button after the dialog, also while the change is in progress', async () => {
  const running = aJob({ status: 'running', done: 40, can_be_undone: false });
  let told: FeatureJob | undefined;
  await setup({
    job: () => told,
    answer: () => {
      told = running;
      return { body: { data: running } };
    },
  });
  const disableAll = page.getByRole('button', { name: 'Disable All, Menu optimizer' });
  await disableAll.click();
  page.getByRole('alertdialog').getByRole('button', { name: 'Disable All' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(disableAll).toHaveAttribute('aria-disabled', 'true');
  await expect.element(disableAll).toHaveFocus();
});

test('after Undo by keyboard, focus moves to the notices', async () => {
  const undone = aJob({ job_id: 'job-2', status: 'running', is_undo: true, enabled: true });
  let told = aJob();
  await setup({
    job: () => told,
    answer: () => {
      told = undone;
      return { body: { data: undone } };
    },
  });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  page.getByRole('button', { name: 'Undo' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Changes to all restaurants' })).toHaveFocus();
});

test('after opening or leaving one restaurant by keyboard, focus moves above the table', async () => {
  const { open } = await setup();
  const above = page.getByRole('region', { name: 'Filter restaurants' });
  const house = page.getByRole('link', { name: 'House 00001' });
  await expect.element(house).toHaveAttribute('href', '/admin/features?restaurant=r-1');
  house.element().focus();
  open('/admin/features?restaurant=r-1');
  await expect.element(above).toHaveFocus();
  page.getByRole('button', { name: 'Show all restaurants' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('searchbox', { name: 'Search restaurants' })).toBeVisible();
  await expect.element(above).toHaveFocus();
});

test('a limit of 0 is sent', async () => {
  const { changes } = await setup({
    answer: ({ body }) => ({ body: { data: { enabled: true, updated_at: null, ...body } } }),
  });
  await daily().fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes().at(-1)).toMatchObject({ rate_limits: { daily_limit: 0 } });
  await expect.element(daily()).toHaveValue('0');
  await expect.element(daily()).toBeValid();
});

test('restaurants with the same name show their email address, also in field labels', async () => {
  const { restaurants, toggles } = aPage(0, 3);
  const named = restaurants.map((each, at) => (at === 0 ? each : { ...each, name: 'Osteria Lupo' }));
  await setup({ pages: [{ restaurants: named, toggles }] });
  await expect.element(page.getByRole('link', { name: 'Osteria Lupo, house-1@example.com' })).toBeVisible();
  const limits = page.getByRole('textbox', {
    name: /^Daily limit, Digital grader, Osteria Lupo, house-2@example\.com/,
  });
  await expect.element(limits).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'House 00000', exact: true })).toBeVisible();
});

test('a rollout asks for its share and its first day', async () => {
  const { changes } = await setup();
  await page.getByRole('button', { name: 'Rollout, Digital grader' }).click();
  await page.getByLabelText(/^Percentage of restaurants/).fill('0');
  await page.getByRole('button', { name: 'Start rollout' }).click();
  await expect.element(page.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await page.getByLabelText(/^Percentage of restaurants/).fill('25');
  await page.getByLabelText(/^Start/).fill('2031-05-01');
  await page.getByRole('button', { name: 'Start rollout' }).click();
  const starts_at = new Date('2031-05-01T00:00:00').toISOString();
  await expect
    .poll(changes)
    .toEqual([{ feature_name: 'digital_grader', enabled: true, percentage: 25, starts_at }]);
});

test('a scheduled change shows when it begins, and can be canceled', async () => {
  const job = aJob({
    status: 'scheduled',
    enabled: true,
    percentage: 25,
    starts_at: '2031-05-01T00:00:00.000Z',
    can_be_undone: false,
  });
  const { changes } = await setup({ job: () => job });
  await expect.element(page.getByText(/turns on for 25% of restaurants on /)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(changes).toEqual([{ feature_name: 'menu_optimizer', job_id: 'job-1' }]);
});

test('the filter asks for changed restaurants only', async () => {
  const { asked } = await setup();
  await page.getByRole('combobox', { name: 'Filter by changes' }).selectOptions('Changed only');
  await expect.poll(() => asked.some(({ url }) => url.searchParams.get('changed') === 'true')).toBe(true);
});

test('on a phone each restaurant is a card with switches and limits', async () => {
  await page.viewport(375, 800);
  await setup();
  const cards = page.getByRole('list', { name: 'Features by restaurant' });
  await expect.element(cards.getByRole('switch', { name: 'Digital grader, House 00001' })).toBeChecked();
  await expect.element(daily()).toHaveValue('20');
  await expect.element(page.getByRole('button', { name: 'Enable All, Digital grader' })).toBeVisible();
});
