import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '#web/app/query-client.ts';
import { CancelGeneration } from './cancel-generation.tsx';
import { useGenerationState } from './use-generation-state.ts';

afterEach(() => void vi.unstubAllGlobals());

const PROGRESS = {
  success: true,
  generation_id: 'g1',
  status: 'in_progress',
  progress_percentage: 24,
  current_operation: 'Building the menu',
  website_id: null,
  error_details: null,
};

function Followed() {
  const { operation, isCanceled } = useGenerationState('g1');
  return (
    <>
      <p>{isCanceled ? 'Canceled' : operation}</p>
      <CancelGeneration generationId="g1" />
    </>
  );
}

/** A generation with this answer to a cancellation. Returns the calls. */
async function setup(answer: { status: number; body: object }) {
  const posted: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method !== 'POST') return Response.json(PROGRESS);
    posted.push(url);
    return Response.json(answer.body, { status: answer.status });
  });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <Followed />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Building the menu')).toBeVisible();
  return { posted };
}

const cancel = () => page.getByRole('button', { name: 'Cancel' });

test('a canceled generation ends right away and is canceled once', async () => {
  const { posted } = await setup({ status: 200, body: { ...PROGRESS, status: 'canceled' } });
  await cancel().click();
  await expect.element(page.getByText('Canceled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Canceling' }).click({ force: true });
  expect(posted).toEqual([expect.stringContaining('/website-builder/generation/g1/cancel')]);
});

test('if it’s too late to cancel, the owner sees why', async () => {
  const error = 'It’s too late to cancel. Your website is almost ready.';
  const body = { success: false, code: 'too_late_to_cancel', error, request_id: 'r1' };
  await setup({ status: 409, body });
  await cancel().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
  await expect.element(cancel()).toBeEnabled();
});
