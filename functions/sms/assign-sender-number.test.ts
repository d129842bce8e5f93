import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createAwsSms } from '#functions/sms/provider/aws-sms.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aJsonServer } from '#tests/builders/json-server.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { assignSenderNumber, withdrawSenderNumber } from './assign-sender-number.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const assign = (restaurantId: string, phoneNumber: string) =>
  assignSenderNumber(openRepositories(), { restaurantId, phoneNumber });

test('a number belongs to one restaurant, and a restaurant has one number', async () => {
  const { textingSettings, senderNumbers } = openRepositories();
  expect(await assign('lupo', '+18005550101')).toBe('assigned');
  expect(await assign('lupo', '+18005550101')).toBe('assigned');
  expect(await assign('bella', '+18005550101')).toBe('taken');
  expect(await assign('lupo', '+18005550102')).toBe('has_another');
  expect(await textingSettings.findSender('lupo')).toBe('+18005550101');
  expect(await textingSettings.findSender('bella')).toBeUndefined();
  expect(await senderNumbers.find('+18005550102')).toBeUndefined();
});

test('one of two parallel assignments of a number or a restaurant wins', async () => {
  const wanting = await Promise.all(['one', 'two', 'three'].map((id) => assign(id, '+18005550110')));
  expect(wanting.toSorted()).toEqual(['assigned', 'taken', 'taken']);
  const offered = await Promise.all(['+18005550111', '+18005550112'].map((number) => assign('four', number)));
  expect(offered.toSorted()).toEqual(['assigned', 'has_another']);
  const { textingSettings, senderNumbers } = openRepositories();
  const number = await textingSettings.findSender('four');
  const owned = await Promise.all(['+18005550111', '+18005550112'].map(senderNumbers.find));
  expect(owned.filter((row) => row?.restaurant_id === 'four').map((row) => row?.phone_number)).toEqual([
    number,
  ]);
});

test('a withdrawn number is free and remembers whose guests may reply to it', async () => {
  const stores = openRepositories();
  await assign('vera', '+18005550120');
  expect(await withdrawSenderNumber(stores, '+18005550120')).toBe('vera');
  expect(await withdrawSenderNumber(stores, '+18005550120')).toBeUndefined();
  expect(await stores.textingSettings.findSender('vera')).toBeUndefined();
  expect(await assign('nero', '+18005550120')).toBe('assigned');
  expect(await stores.senderNumbers.find('+18005550120')).toEqual({
    phone_number: '+18005550120',
    restaurant_id: 'nero',
    former_restaurant_ids: new Set(['vera']),
  });
});

test("a text is sent from its restaurant's number", async () => {
  const server = await aJsonServer({ body: { MessageId: 'sms-1' } });
  onTestFinished(server.stop);
  const { findSender } = openRepositories().textingSettings;
  const client = new PinpointSMSVoiceV2Client({ region: 'us-east-1', endpoint: server.endpoint });
  const provider = createAwsSms({ findSender, configurationSet: 'receipts', client });
  await assign('own', '+18005550130');
  await assign('neighbor', '+18005550131');
  expect(await provider.hasSender('own')).toBe(true);
  expect(await provider.hasSender('nobody')).toBe(false);
  await provider.send({ restaurantId: 'own', campaignId: 'back', phone: '+12125550147', text: 'Hello.' });
  expect(server.requests).toMatchObject([
    { body: { OriginationIdentity: '+18005550130', ConfigurationSetName: 'receipts' } },
  ]);
});
