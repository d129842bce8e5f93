import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SAMPLE_SUBSCRIPTIONS } from './sample-billing.ts';
import { SubscriptionsTab } from './subscriptions-tab.tsx';

afterEach(() => void vi.unstubAllGlobals());

const plain = (text: string | null) => (text ?? '').replaceAll('’', "'").replaceAll(/\s/g, ' ');

test('an upgrade says its price and whose card pays it, and is made after a yes alone', async () => {
  const sent: unknown[] = [];
  const [sample] = SAMPLE_SUBSCRIPTIONS;
  const row = { ...sample, restaurant_name: 'Lupo', plan_id: 'basic' as const, plan: 'Basic' } as NonNullable<
    typeof sample
  >;
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ success: true, data: { ...row, plan: 'Professional' } }));
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionsTab rows={[row]} isSample={false} more={undefined} />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Upgrade Lupo' }).click();
  const dialog = page.getByRole('alertdialog');
  for (const said of ['$149.00 a month', 'The owner’s card is charged at once'])
    await expect.poll(() => plain(dialog.element().textContent)).toContain(plain(said));
  await dialog.getByRole('button', { name: 'Keep the plan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Upgrade Lupo' }).click();
  await dialog.getByRole('button', { name: 'Upgrade and charge' }).click();
  await expect.poll(() => sent).toEqual([{ plan_id: 'upgrade', from_plan: 'basic' }]);
});
