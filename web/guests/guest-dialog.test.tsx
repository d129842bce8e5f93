import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Guest } from '#shared/guests/contract/guest.ts';
import { toastQueue } from '#web/ui/toast.tsx';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { GuestDialog } from './guest-dialog.tsx';

const PHONE = '+12125550147';
const ANA: Guest = {
  phone: PHONE,
  name: 'Ana Ruiz',
  order_dates: ['2026-10-01'],
  consent: null,
  opt_out: null,
  added_at: '2026-11-01T12:00:00.000Z',
};

beforeEach(() => {
  for (const { key } of toastQueue.getToasts()) toastQueue.close(key);
});
afterEach(() => void vi.unstubAllGlobals());

/** The dialog of a guest. Changes get this answer. */
async function setup(changed: () => Response, guest: Guest = ANA) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ success: true, data: guest });
    sent.push(`${method} ${decodeURIComponent(url)}`);
    return changed();
  });
  const onClose = vi.fn();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <GuestDialog phone={PHONE} onClose={onClose} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Ana Ruiz' })).toBeVisible();
  return { sent, onClose, press: (name: string) => page.getByRole('button', { name }).click() };
}

const done = (message: string) => () => Response.json({ success: true, message });
const refused = () =>
  Response.json(
    { success: false, error: 'We couldn’t delete the guest.', code: 'unavailable', request_id: 'one' },
    { status: 503 },
  );

test('a guest is deleted after a question, and the dialog closes', async () => {
  const { sent, onClose, press } = await setup(done('Guest deleted.'));
  await press('Delete guest');
  await expect.element(page.getByRole('alertdialog', { name: 'Delete Ana Ruiz?' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(sent).toEqual([]);
  await press('Delete guest');
  await expect.element(page.getByText('Guest deleted.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([`DELETE /api/guests/${PHONE}`]);
});

test('a deletion that fails shows why and returns to the guest', async () => {
  const { onClose, press } = await setup(refused);
  await press('Delete guest');
  await press('Delete guest');
  await expect.element(page.getByText('We couldn’t delete the guest.')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: 'Ana Ruiz' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

const OPT_OUT = 'We keep an anonymous record of their opt-out so we never text them again.';
const CONSENT = 'We keep anonymous proof of their consent for five years.';

test.each([
  ['', {}, []],
  ['an opt-out', { opt_out: { at: ANA.added_at, by: 'guest' as const } }, [OPT_OUT]],
  ['consent', { consent: { at: ANA.added_at, by: 'owner-1', sentence: 'Yes', file: '' } }, [CONSENT]],
])('before a deletion, the owner reads what is kept of a guest (%s)', async (_, more, kept) => {
  const { press } = await setup(refused, { ...ANA, ...more });
  await press('Delete guest');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('phone number, and orders.', { exact: false })).toBeVisible();
  const shown = question.element().textContent;
  expect([OPT_OUT, CONSENT].filter((text) => shown?.includes(text))).toEqual(kept);
});
