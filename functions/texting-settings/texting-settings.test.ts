import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignSenderNumber } from '#functions/modules/texting-settings/assign-sender-number.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { textingSettingsRoutes } from '#shared/contract/routes/texting-settings-routes.ts';
import { NO_SENDER_NUMBER } from '#shared/contract/settings/texting-settings.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { aReceiptBook } from '#tests/builders/receipt-book.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createTextingSettingsOperations } from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function settingsOf(restaurantId: string, isSimulated: boolean) {
  const { textingSettings } = openRepositories();
  const handler = createDispatcher({
    receipts: aReceiptBook(),
    routes: textingSettingsRoutes,
    operations: createTextingSettingsOperations({ textingSettings, isSimulated }),
    authenticate: async () => ({
      userId: restaurantId,
      role: 'restaurant',
      restaurantId,
      isImpersonating: false,
    }),
    log: aLog(),
  });
  const { body } = await handler(anHttpEvent({ token: 'token', routeKey: 'GET /api/settings/texting' }));
  return JSON.parse(body ?? '{}').data;
}

test('an owner reads from which number texts come, or what is missing', async () => {
  await assignSenderNumber(openRepositories(), { restaurantId: 'lupo', phoneNumber: '+18005550140' });
  expect(await settingsOf('lupo', false)).toEqual({
    sender_number: '+18005550140',
    missing: null,
    is_simulated: false,
  });
  expect(await settingsOf('bella', false)).toEqual({
    sender_number: null,
    missing: NO_SENDER_NUMBER,
    is_simulated: false,
  });
});

test('a simulation needs no number', async () => {
  expect(await settingsOf('bella', true)).toEqual({ sender_number: null, missing: null, is_simulated: true });
});
