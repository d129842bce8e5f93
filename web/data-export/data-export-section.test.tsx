import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DataExport } from '#shared/data-export/contract/data-export-routes.ts';
import { DataExportSection } from './data-export-section.tsx';

afterEach(() => void vi.unstubAllGlobals());

const RUNNING: DataExport = {
  export_id: 'one',
  status: 'running',
  progress: 36,
  step: 'Guests',
  requested_at: '2026-03-05T12:00:00.000Z',
  expires_at: null,
  size_bytes: null,
  url: null,
};
const READY: DataExport = {
  ...RUNNING,
  status: 'ready',
  progress: 100,
  expires_at: '2026-03-06T12:00:00.000Z',
  size_bytes: 12_400_000,
  url: '#export.zip',
};

/** Renders the section with this export; starting one returns `RUNNING`. `status`: of that answer. */
async function setup(current: DataExport | null, status = 202) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(method);
    const data = { export: calls.includes('POST') ? RUNNING : current };
    const failure = { success: false, error: 'Wait an hour.', code: 'too_many_requests', request_id: 'one' };
    const isRefused = method === 'POST' && status >= 400;
    const body = isRefused ? failure : { success: true, message: 'Started', data };
    return new Response(JSON.stringify(body), { status: method === 'POST' ? status : 200 });
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DataExportSection />
    </QueryClientProvider>,
  );
  return calls;
}

test('an owner starts an export and sees its progress', async () => {
  await setup(null);
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect.element(page.getByRole('progressbar', { name: 'Exporting: Guests' })).toBeVisible();
  await expect
    .element(page.getByText('We’ll email you when your export is ready.', { exact: false }))
    .toBeVisible();
});

test('a finished export shows its size and can be downloaded', async () => {
  const calls = await setup(READY);
  await expect.element(page.getByText('Ready to download (12 MB)', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  await expect.poll(() => calls).toEqual(['GET', 'GET']);
});

test('a failed export can be started again', async () => {
  await setup({ ...RUNNING, status: 'failed' });
  await expect.element(page.getByText('We couldn’t export your data')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export my data' })).toBeVisible();
});
