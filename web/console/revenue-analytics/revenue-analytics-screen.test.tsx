import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RevenueAnalyticsScreen } from './revenue-analytics-screen.tsx';
import { sampleCorrelations, sampleForecast } from './sample-revenue.ts';

afterEach(() => vi.unstubAllGlobals());

type Server = { isDown?: boolean; isEmpty?: boolean; isCheap?: boolean };

function answerOf(url: URL, { isEmpty = false, isCheap = false }: Server) {
  const { searchParams: query } = url;
  if (url.pathname.endsWith('measured-lift')) {
    const effect = isEmpty ? null : { difference: 0.042, low: 0.011, high: 0.073 };
    const campaigns = isEmpty ? 0 : 3;
    const counted = { campaigns, texted_guests: 1_200, held_back_guests: 300, effect };
    return { feature: 'sms_campaigns', ...counted, as_of: '2026-01-15T12:00:00.000Z' };
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

test('six months of all features are shown first, each chart with its figures as a table', async () => {
  const { asked } = await setup();
  await expect.element(summary().getByText('$99,000')).toBeVisible();
  expect(asked.map(({ pathname, search }) => `${pathname.split('/').at(-1)}${search}`).toSorted()).toEqual([
    'correlation-analysis?feature_type=all&time_period=90',
    'forecast?months_ahead=6',
    'measured-lift',
  ]);
  for (const title of ['Revenue forecast', 'Feature ROI in dollars', 'Segment revenue'])
    await expect.element(page.getByRole('region', { name: title }).getByRole('img')).toBeVisible();
  await page.getByText('Show the figures of Revenue forecast').click();
  const table = page.getByRole('table', { name: 'Revenue forecast' });
  // Six months that are over, the one that runs, and the next six.
  expect(table.getByRole('rowheader').elements()).toHaveLength(13);
});

test('a feature says that it is correlation, with n and interval, and has the badge of its return', async () => {
  await setup();
  for (const words of [
    /AI CONTENT.*0\.46 \(0\.20 to 0\.70\), n\s=\s46.*338% High/,
    /SMS CAMPAIGNS.*172% Medium/,
    /FACEBOOK ADS.*\(−0\.08 to 0\.42\).*may be due to chance.*paid by restaurants/,
    /IMAGE ENHANCEMENT.*may be due to chance.*41% Low/,
  ])
    await expect.poll(() => roi().element().textContent).toMatch(words);
  await expect
    .poll(() => roi().element().textContent)
    .toContain(
      '4.2 points more of the texted came back (95% interval 1.1 to 7.3). This is a measured effect',
    );
  await expect.element(roi().getByText('This shows correlation, not cause', { exact: false })).toBeVisible();
});

test('what almost no cost says so, and its costs are told where bars of them would not be seen', async () => {
  await setup({ isCheap: true });
  await expect.poll(() => roi().element().textContent).toMatch(/AI CONTENT.*almost no cost High/);
  const chart = page.getByRole('region', { name: 'Feature ROI in dollars' });
  await expect
    .poll(() => chart.element().textContent)
    .toContain('Costs are too small to show on the chart: AI CONTENT $0.11, SMS CAMPAIGNS $0.11');
  await expect.element(chart.getByRole('listitem')).toHaveTextContent('Associated revenue');
});

test('the potential increase is reckoned before the reader', async () => {
  await setup();
  const prices = page.getByRole('region', { name: 'Pricing recommendations' });
  const terms = '24 × ($59 − $49) + 18 × ($169 − $149) + 4 × ($449 − $399)';
  await expect
    .poll(() => prices.element().textContent)
    .toContain(`${terms} = $800 a month if everyone stays.`);
});

test('another horizon or feature is asked for', async () => {
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

test('what cannot be fetched is stood in for by samples that say so, until it can', async () => {
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

test('a platform without revenue is told what will begin the forecast', async () => {
  await setup({ isEmpty: true });
  await expect.element(page.getByRole('heading', { name: 'No revenue yet' })).toBeVisible();
  await expect.element(roi().getByText('Not enough data, or no difference').first()).toBeVisible();
  await expect
    .element(roi().getByText('no campaign has had a control group yet', { exact: false }))
    .toBeVisible();
  expect(page.getByRole('region', { name: 'Segment revenue' }).elements()).toHaveLength(0);
});

test('all that is shown is exported as JSON', async () => {
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
