import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { usedOfPlan } from '#tests/builders/plan-use.ts';
import { LIST_HEADER, SMS_WORDS, setupSms } from '#tests/builders/sms-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('a campaign over the monthly budget sends nothing and uses none of the plan', async () => {
  const { anOwner, stores, clock, queue } = setupSms();
  const { call, restaurantId } = await anOwner();
  const settings = createPlatformSettingsStore(stores.platformRecords);
  const present = await settings.get();
  await settings.save({ ...present, version: present.version + 1, monthlyBudgetCents: 1 });
  const form = new FormData();
  for (const [name, value] of Object.entries(SMS_WORDS)) form.append(name, value);
  form.append('customerList', new File([`${LIST_HEADER}\nAna Ruiz,(212) 555-0147,2026-01-05`], 'guests.csv'));
  const { status, body } = await call('createSmsCampaign', { form });
  expect(status).toBe(403);
  expect(body).toMatchObject({
    code: 'budget_reached',
    error: expect.stringContaining('Text fewer guests, or send it after'),
  });
  expect(queue).toEqual([]);
  expect((await usedOfPlan(stores, restaurantId, clock)).sms_campaigns).toBe(0);
});
