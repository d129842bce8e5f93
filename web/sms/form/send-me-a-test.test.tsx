import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SMS_TEST_MESSAGES } from '#shared/sms/contract/sms-test.ts';
import { SendMeATest } from './send-me-a-test.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const TYPED = { restaurantName: 'Osteria Lupo', offer: 'Free dessert', offerCode: 'DESSERT' };
const SENT = {
  test: { test_id: 'test-1', phone: '+12125550147', text: 'TEST', state: 'delivered' },
  segments: 1,
  cost: 0.01,
  price_note: 'The price may change.',
  is_simulated: true,
};

/** The field within the form of a campaign. */
async function setup(answer = () => Response.json({ success: true, message: 'Sent.', data: SENT })) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer();
  });
  const launch = vi.fn();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          launch();
        }}
      >
        <SendMeATest restaurantId="restaurant-1" typed={TYPED} oneCodePerGuest={false} />
        <button type="submit">Launch</button>
      </form>
    </QueryClientProvider>,
  );
  return { sent, launch, phone: page.getByRole('textbox', { name: 'Your mobile number' }) };
}

test('Enter in the phone field sends the test, not the campaign', async () => {
  const { sent, launch, phone } = await setup();
  await phone.fill('212 555 0147');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Test mode: we don’t send a real text', { exact: false }))
    .toBeVisible();
  expect(sent).toEqual([{ ...TYPED, phone: '212 555 0147', one_code_per_guest: false }]);
  expect(launch).not.toHaveBeenCalled();
});

test('without a phone number nothing is sent, and the field says so', async () => {
  const { sent } = await setup();
  await page.getByRole('button', { name: 'Send yourself a test' }).click();
  await expect.element(page.getByText(SMS_TEST_MESSAGES.phone)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refused test shows why and isn’t remembered on this device', async () => {
  const error = { success: false, error: 'Enter a mobile number.', code: 'invalid_input', request_id: 'one' };
  const { phone } = await setup(() => Response.json(error, { status: 422 }));
  await phone.fill('212 555 0147');
  await page.getByRole('button', { name: 'Send yourself a test' }).click();
  await expect.element(page.getByText('Enter a mobile number.')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
