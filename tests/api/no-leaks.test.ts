import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSocketServer } from '#tests/builders/page-server.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { until } from '#tests/builders/until.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { anOwner, linkInMailTo, type Owner } from './owner.ts';

let platform: RunningPlatform;
let api: ApiClient;
beforeAll(async () => {
  // As deployed: every request is logged, and pages of private networks are refused.
  platform = await startRunningPlatform({ DEMO: 'off', POWERTOOLS_LOG_LEVEL: 'INFO' });
  api = createApiClient(platform.webOrigin);
});
afterAll(async () => {
  await platform.stop();
  await removeData(platform);
});

/** Spellings of this machine, each on a port of this test, and addresses of cloud networks. */
const PRIVATE_HOSTS = [
  '127.0.0.1',
  '127.1',
  '0',
  '0.0.0.0',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  'localhost',
  'localhost.',
];

describe('a page of a private network is never asked for or counted as usage', () => {
  test.each(PRIVATE_HOSTS)('at %s', async (host) => {
    const { token } = await anOwner(api);
    const canary = await aSocketServer((socket) => socket.destroy());
    const url = `http://${host}:${canary.port}/`;

    const read = await api('readPage', { token, body: { url } });
    const graded = await api('analyzePresence', { token, body: { website: url } });

    expect(read.body.success).toBe(false);
    expect([graded.status, graded.body.code]).toEqual([422, 'invalid_input']);
    expect(JSON.stringify(graded.body)).not.toContain(String(canary.port));
    expect((await api('listGrades', { token })).body.data).toEqual({ grades: [] });
    expect(canary.connections()).toBe(0);
  });
});

type Secret = { what: string; text: string };

async function withoutSession(owner: Owner): Promise<Secret[]> {
  const { email } = owner;
  await api('login', { body: { email, password: 'a wrong password of Ana' } });
  await api('login', { body: { email, password: owner.password } });
  await api('register', { body: { email: 'not an address of Ana', password: 'x' } });
  await api('forgotPassword', { body: { email } });
  const link = new URL(await linkInMailTo(email, platform.dataDirectory, 'Reset your Tableside password'));
  const resetToken = link.hash.slice(1);
  await api('resetPassword', { body: { token: resetToken, new_password: 'short' } });
  const lead = { email: 'curious@visitor.example', message: 'Do you know Giuseppina?', name: 'Serafina' };
  await api('createLead', { body: lead });
  return [
    { what: 'the owner’s email', text: email },
    { what: 'a wrong password', text: 'a wrong password of Ana' },
    { what: 'the password', text: owner.password },
    { what: 'an invalid email', text: 'not an address of Ana' },
    { what: 'a reset link', text: resetToken },
    { what: 'a visitor’s email', text: lead.email },
    { what: 'a visitor’s name', text: lead.name },
    { what: 'a visitor’s question', text: 'Giuseppina' },
  ];
}

async function withSession({ token }: Owner): Promise<Secret[]> {
  const csv = 'customer_name,phone_number\nPetronella,+12125550187\nBroken,555';
  await api('importGuests', { token, body: { csv } });
  await api('getGuest', { token, params: { phone: '+12125550187' } });
  await api('optOutGuest', { token, params: { phone: '+12125550187' } });
  await api('sendTestSms', {
    token,
    body: { restaurantName: 'Lupo', offer: 'Free gnocchi', offerCode: 'SECRET77', phone: '2125550166' },
  });
  await api('checkCode', { token, body: { code: 'SECRET77' } });
  const { body } = await api('createTillLink', { token });
  const link = String(Object(body.data).url);
  const linkToken = link.split(/[/#=]/).at(-1) ?? '';
  await api('checkCodeAtTill', { body: { token: linkToken, code: 'SECRET77' } });
  await api('readProfile', { token, body: { text: 'Call Ermenegilda at (212) 555-0144. Soup $9.' } });
  await api('getCurrentUser', { token: `${token}x` });
  return [
    { what: 'a session', text: token.split('.')[2] ?? '' },
    { what: 'a guest’s phone', text: '2125550187' },
    { what: 'a guest’s name', text: 'Petronella' },
    { what: 'the phone of a test text', text: '5550166' },
    { what: 'an offer', text: 'gnocchi' },
    { what: 'a promo code', text: 'SECRET77' },
    { what: 'the staff link', text: linkToken },
    { what: 'an owner’s brief', text: 'Ermenegilda' },
    { what: 'a phone in a brief', text: '555-0144' },
  ];
}

test('logs contain no tokens, passwords, phone numbers, emails, or owners’ words', async () => {
  const owner = await anOwner(api);
  const secrets = [...(await withoutSession(owner)), ...(await withSession(owner))];
  for (const { what, text } of secrets) expect(text.length, what).toBeGreaterThan(5);
  const lines = await until(
    async () => {
      const log = await readFile(platform.logFile, 'utf8');
      return log.includes('"operation":"getCurrentUser"') ? log : undefined;
    },
    { timeoutMs: 120_000, everyMs: 100 },
  );

  for (const operation of [
    'login',
    'forgotPassword',
    'createLead',
    'importGuests',
    'getGuest',
    'checkCodeAtTill',
  ])
    expect(lines).toContain(`"operation":"${operation}"`);
  const leaked = secrets.filter(({ text }) => lines.includes(text));
  expect(leaked.map(({ what }) => what)).toEqual([]);
});
