import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RevenueAnalyticsScreen } from './revenue-analytics-screen.tsx';
import { sampleCorrelations, sampleForecast } from './sample-revenue.ts';

afterEach(() => vi.unstubAllGlobals());

const ACQUISITION = {
  months: 1,
  spend: 500,
  subscribers: 2,
  cost: 250,
  lifetime_ratio: 4.8,
  payback_months: 2.5,
};

type Server = { isDown?: boolean; isEmpty?: boolean; isCheap?: boolean };

function answerOf(url: URL, { isEmpty = false, isCheap = false }: Server) {
  const { searchParams: query } = url;
  if (url.pathname.endsWith('measured-lift')) {
    const effect = isEmpty ? null : { difference: 0.042, low: 0.011, high: 0.073 };
    const campaigns = isEmpty ? 0 : 3;
    const counted = { campaigns, texted_guests: 1_200, held_back_guests: 300, effect };
    return { feature: 'sms_campaigns', ...counted, as_of: '2026-01-15T12:00:00.000Z' };
  }
  if (url.pathname.endsWith('recurring')) {
    const month = { started: 149, expansion: 100, contraction: 50, churned: 49, recurring: 1_990 };
    return {
      months: [{ month: '2026-01', ...month, retention: 101.5, acquisition_spend: isEmpty ? null : 500 }],
      acquisition: isEmpty ? null : ACQUISITION,
      lifetime_value: 1_200,
      trial_conversion: { percent: 40, subscribed: 2, of: 5 },
      cohorts: [{ month: '2025-12', signed_up: 5, subscribed: 2, paying: 1, monthly_revenue: 49 }],
      cohorts_as_of: '2026-01-15T12:00:00.000Z',
      as_of: '2026-01-15T12:00:00.000Z',
    };
  }
  if (url.pathname.endsWith('forecast')) {
    const forecast = sampleForecast(Number(query.get('months_ahead')));
    if (!isEmpty) return { ...forecast, total_predicted: 99_000 };
    const next = forecast.forecast_data.filter((month) => month.actual_revenue === null);
    return {
      ...forecast,
      forecast_data: next.map((month) => ({ ...month, predicted_revenue: 0, low: null, high: null })),
      current_month: { ...forecast.current_month, predicted_revenue: 0, low: null, high: null },
      growth_rate: null,
      past_error: null,
      months_of_history: 0,
      month_to_date: { month: '2026-01', revenue: 0 },
    };
  }
  const found = sampleCorrelations(query.get('feature_type') === 'facebook_ads' ? 'facebook_ads' : 'all');
  if (isCheap) {
    const cheap = { cost: 0.11, roi: 400_000 };
    return { ...found, feature_roi: found.feature_roi.map((each) => ({ ...each, ...cheap })) };
  }
  if (!isEmpty) return found;
  return {
    ...found,
    feature_roi: found.feature_roi.map((each) => ({
      ...each,
      roi: null,
      revenue_impact: null,
      correlation: null,
    })),
    customer_segments: found.customer_segments.map((each) => ({ ...each, count: 0, total_revenue: 0 })),
    sample: { restaurants: 0, of: 0 },
  };
}

async function setup(server: Server = {}) {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://here');
    asked.push(url);
    const body = server.isDown
      ? { success: false, error: 'Failed to fetch analytics data', code: 'internal', request_id: 'one' }
      : { success: true, data: answerOf(url, server) };
    return new Response(JSON.stringify(body), { status: server.isDown ? 500 : 200 });
  });
  const router = createMemoryRouter([{ path: '/', element: <RevenueAnalyticsScreen /> }]);
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, server };
}

const summary = () => page.getByRole('region', { name: 'Total forecast' });
const roi = () => page.getByRole('region', { name: 'Feature ROI', exact: true });

test('the screen starts with six months of all features, and each chart has a data table', async () => {
  const { asked } = await setup();
  await expect.element(summary().getByText('$99,000')).toBeVisible();
  expect(asked.map(({ pathname, search }) => `${pathname.split('/').at(-1)}${search}`).toSorted()).toEqual([
    'correlation-analysis?feature_type=all&time_period=90',
    'forecast?months_ahead=6',
    'measured-lift',
    'recurring',
  ]);
  await expect
    .element(page.getByRole('row', { name: /Jan 2026.*\$149.*−\$49.*\$1,990.*101\.5%/ }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Dec 2025.*5.*2.*1.*50%.*\$49/ })).toBeVisible();
  for (const title of ['Revenue forecast', 'Feature ROI in dollars', 'Segment revenue'])
    await expect.element(page.getByRole('region', { name: title }).getByRole('img')).toBeVisible();
  await page.getByText('Show data for Revenue forecast').click();
  const table = page.getByRole('table', { name: 'Revenue forecast' });
  // Six past months, the current one, and the next six.
  expect(table.getByRole('rowheader').elements()).toHaveLength(13);
});

test('acquisition cost, its ratio, and payback appear once a spend is entered', async () => {
  await setup();
  const part = page.getByRole('region', { name: 'Recurring revenue' });
  await expect.element(part.getByText('$500 in 1 month for 2 new subscribers')).toBeVisible();
  await expect.element(part.getByText('$250.00')).toBeVisible();
  await expect.element(part.getByText('4.8 : 1')).toBeVisible();
  await expect.element(part.getByText('2.5 months')).toBeVisible();
  await part.getByRole('button', { name: 'Enter acquisition spend' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Amount in dollars/ })).toHaveValue('500');
});

test('without an entered spend there is no acquisition cost', async () => {
  await setup({ isEmpty: true });
  await expect.element(page.getByRole('button', { name: 'Enter acquisition spend' })).toBeVisible();
  await expect.element(page.getByText('Acquisition cost')).not.toBeInTheDocument();
  await expect.element(page.getByText('Payback')).not.toBeInTheDocument();
});

test('a correlation is in words beside the ROI badge, with statistics in the details', async () => {
  await setup();
  for (const words of [
    /AI CONTENT.*Moderate.*338% High(?! not enough data)/,
    /SMS CAMPAIGNS.*172% Medium/,
    /FACEBOOK ADS.*Not enough data.*paid by restaurants/,
    /IMAGE ENHANCEMENT.*Not enough data.*41% Low not enough data/,
    /AI CONTENT: rank correlation 0\.46, 95% confidence interval 0\.20 to 0\.70, 46 restaurants\./,
  ])
    await expect.poll(() => roi().element().textContent).toMatch(words);
  await expect
    .poll(() => roi().element().textContent)
    .toContain(
      'guests who got a text were 4.2 percentage points more likely to come back than the control group.',
    );
  await expect.element(roi().getByText('This shows correlation, not cause', { exact: false })).toBeVisible();
});

test('a feature at almost no cost says so, and costs too small for bars are listed', async () => {
  await setup({ isCheap: true });
  await expect.poll(() => roi().element().textContent).toMatch(/AI CONTENT.*almost no cost High/);
  const chart = page.getByRole('region', { name: 'Feature ROI in dollars' });
  await expect
    .poll(() => chart.element().textContent)
    .toContain('Costs are too small to show on the chart: AI CONTENT $0.11, SMS CAMPAIGNS $0.11');
  await expect.element(chart.getByRole('listitem')).toHaveTextContent('Associated revenue');
});

test('the potential increase comes with its calculation', async () => {
  await setup();
  const prices = page.getByRole('region', { name: 'Pricing recommendations' });
  const terms = '24 × ($59 − $49) + 18 × ($169 − $149) + 4 × ($449 − $399)';
  await expect.poll(() => prices.element().textContent).toContain(`${terms} = $800 a month.`);
});

test('another horizon or feature loads its own data', async () => {
  const { asked } = await setup();
  await expect.element(summary()).toBeVisible();
  asked.length = 0;
  await page.getByText('24 mo', { exact: true }).click();
  await expect.element(summary().getByText('Next 24 months')).toBeVisible();
  await page.getByRole('combobox', { name: 'Feature' }).selectOptions('FACEBOOK ADS');
  await expect.element(roi().getByText('AI CONTENT').first()).not.toBeInTheDocument();
  expect(asked.map(({ search }) => search)).toEqual([
    '?months_ahead=24',
    '?feature_type=facebook_ads&time_period=90',
  ]);
});

test('if data fails to load, labeled samples appear until a retry succeeds', async () => {
  const { server } = await setup({ isDown: true });
  await expect.element(page.getByRole('heading', { name: 'Error Loading Analytics' })).toBeVisible();
  await expect.element(page.getByText('Failed to fetch analytics data')).toBeVisible();
  await expect.element(page.getByText('Sample data')).toBeVisible();
  await expect.element(summary().getByText('$32,310')).toBeVisible();
  server.isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(summary().getByText('$99,000')).toBeVisible();
  await expect.element(page.getByText('Sample data')).not.toBeInTheDocument();
});

test('without revenue, the screen says when the forecast starts', async () => {
  await setup({ isEmpty: true });
  await expect.element(page.getByRole('heading', { name: 'No revenue yet' })).toBeVisible();
  await expect.element(roi().getByText('Not enough data', { exact: true }).first()).toBeVisible();
  await expect
    .element(roi().getByText('no campaign has had a control group yet', { exact: false }))
    .toBeVisible();
  expect(page.getByRole('region', { name: 'Segment revenue' }).elements()).toHaveLength(0);
});

test('the export has all data of the screen as JSON', async () => {
  const saved: { name: string; content: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', content: blob as Blob });
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    for (const file of saved) file.name = this.download;
  });
  await setup();
  await expect.element(summary()).toBeVisible();
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect(saved.map(({ name }) => name)).toEqual(['revenue-analytics-2026-01-15.json']);
  expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toMatchObject({
    is_sample: false,
    revenue_forecast: { total_predicted: 99_000 },
    correlation_analysis: { sample: { restaurants: 46 } },
  });
  vi.restoreAllMocks();
});
