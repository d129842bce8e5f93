import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { changeSenderNumber } from './sender-number.ts';

let emulators: Emulators;
let folder: string;
beforeAll(async () => {
  emulators = await openEmulators();
  folder = await mkdtemp(path.join(tmpdir(), 'sender-number-'));
  await writeFile(path.join(folder, 'local-environment.json'), JSON.stringify(emulators.environment));
});
afterAll(async () => {
  await emulators.stop();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => changeSenderNumber(args, { DATA_DIR: folder });

async function aLogin(email: string, role: 'restaurant' | 'admin' = 'restaurant'): Promise<void> {
  const at = '2026-03-01T12:00:00.000Z';
  const secrets = { password_hash: 'a hash', token_version_floor: 0, known_networks: [] };
  await openRepositories().logins.claim({
    email,
    user_id: `id of ${email}`,
    role,
    created_at: at,
    ...secrets,
  });
}

test('an operator assigns a number, moves it, and sees who has it', async () => {
  await aLogin('lupo@example.com');
  await aLogin('bella@example.com');
  const number = ['--number', '+18005550100'];
  expect(await run(...number, '--owner', 'Lupo@example.com')).toBe(
    'Lupo@example.com now sends texts from +18005550100.',
  );
  expect(await openRepositories().textingSettings.findSender('id of lupo@example.com')).toBe('+18005550100');
  await expect(run(...number, '--owner', 'bella@example.com')).rejects.toThrow('Another restaurant uses');
  await expect(run('--number', '+18005550101', '--owner', 'lupo@example.com')).rejects.toThrow(
    'sends texts from +18005550100. Remove it first',
  );
  expect(await run(...number, '--withdraw')).toBe(
    'Removed +18005550100. You can assign it to another restaurant.',
  );
  await expect(run(...number, '--withdraw')).rejects.toThrow('No restaurant uses +18005550100.');
  expect(await run(...number, '--owner', 'bella@example.com')).toContain(
    'now sends texts from +18005550100.',
  );
});

test('only a restaurant gets a number', async () => {
  await aLogin('admin@example.com', 'admin');
  const number = ['--number', '+18005550103'];
  for (const owner of ['admin@example.com', 'nobody@example.com', 'nobody'])
    await expect(run(...number, '--owner', owner)).rejects.toThrow(`No restaurant owner signs in`);
});

test.each([
  [['--owner', 'lupo@example.com']],
  [['--number', '+18005550100']],
  [['--number', '+18005550100', '--withdraw', '--owner', 'lupo@example.com']],
  [['--number', '8005550100', '--withdraw']],
  [['--unknown']],
])('incomplete arguments print the usage: %j', async (args) => {
  await expect(run(...args)).rejects.toThrow('npm run sender-number');
});
