import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '#web/client/api-error.ts';
import type { CheckedCode, Redemption, RegisterCalls } from './api/redemptions.ts';
import { RedeemForm } from './redeem-form.tsx';

beforeEach(() => localStorage.clear());

const CHECKED: CheckedCode = {
  code: 'LUPO20',
  campaign_id: 'ad-1',
  campaign_name: '20% off pasta',
  campaign_type: 'ad',
  state: 'valid',
  valid_until: '2026-12-24T12:00:00.000Z',
};
const REDEEMED = { redemption_id: 'one', code: 'LUPO20', campaign_name: '20% off pasta' } as Redemption;
const failure = (status: number, message: string) => new ApiError(message, { status, code: 'unavailable' });

async function setup(calls: Partial<RegisterCalls> = {}) {
  const onRedeemed = vi.fn();
  const register = { check: async () => CHECKED, redeem: async () => REDEEMED, ...calls };
  await render(<RedeemForm calls={register} queueKey="queue" onRedeemed={onRedeemed} />);
  const press = (name: string) => page.getByRole('button', { name }).click();
  return {
    onRedeemed,
    press,
    field: page.getByRole('textbox', { name: 'Code' }),
    check: async () => {
      await page.getByRole('textbox', { name: 'Code' }).fill('lupo 20');
      await press('Check code');
    },
  };
}

test('without a code, the field says so and gets the focus', async () => {
  const check = vi.fn(async () => CHECKED);
  const { field, press } = await setup({ check });
  await press('Check code');
  await expect.element(page.getByText('Enter the code.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(check).not.toHaveBeenCalled();
});

test('a code that isn’t found stays in the field with the message', async () => {
  const { field, check } = await setup({
    check: async () => {
      throw failure(404, 'We couldn’t find that code.');
    },
  });
  await check();
  await expect.element(page.getByText('We couldn’t find that code.')).toBeVisible();
  await expect.element(field).toHaveValue('lupo 20');
});

test('after a redemption, the next code can be typed right away', async () => {
  const { field, press, check, onRedeemed } = await setup();
  await check();
  await press('Redeem');
  await expect.element(page.getByText('LUPO20 redeemed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next code' })).toHaveFocus();
  expect(onRedeemed).toHaveBeenCalledTimes(1);
  await press('Next code');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('offline, the code is kept on the device', async () => {
  const offline = async () => {
    throw failure(0, 'No connection.');
  };
  const { check, press, onRedeemed } = await setup({ check: offline, redeem: offline });
  await check();
  await expect.element(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await press('Save for later');
  await expect.element(page.getByText('lupo 20 saved on this device')).toBeVisible();
  await expect.element(page.getByText('1 redemption is waiting to sync.')).toBeVisible();
  expect(onRedeemed).not.toHaveBeenCalled();
});

test('a code that is refused while it is redeemed shows why', async () => {
  const { check, press } = await setup({
    redeem: async () => {
      throw failure(409, 'This code was already redeemed.');
    },
  });
  await check();
  await press('Redeem');
  await expect.element(page.getByText('This code was already redeemed.')).toBeVisible();
  await press('Try another code');
  await expect.element(page.getByRole('button', { name: 'Check code' })).toBeVisible();
});
