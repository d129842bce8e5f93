import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { listeningAddresses } from '#tests/builders/listening-addresses.ts';
import { type RunningPlatform, removeData, startRunningPlatform } from '#tests/builders/running-platform.ts';
import { createApiClient } from './api-client.ts';
import { anOwner } from './owner.ts';

const started: RunningPlatform[] = [];

async function start(environment: Record<string, string> = {}): Promise<RunningPlatform> {
  const platform = await startRunningPlatform({ DEMO: 'off', ...environment });
  started.push(platform);
  return platform;
}

afterEach(async () => {
  const platforms = started.splice(0);
  // All before removing data, because two platforms in a row share a folder.
  await Promise.all(platforms.map((platform) => platform.kill()));
  await Promise.all(platforms.map(removeData));
});

test('a stop finishes the running job, and restarts, also after a kill, restore websites and waiting jobs', async () => {
  const before = await start();
  const api = createApiClient(before.webOrigin);
  const { token } = await anOwner(api);
  const body = { website_name: 'Lupo', template_id: 'cafe-1', template_customizations: {} };
  const websiteId = String((await api('createFromTemplate', { token, body })).body.website_id);
  const ids: string[] = [];
  // Two run at the same time.
  for (const website_name of ['One', 'Two', 'Three']) {
    const { body } = await api('generateWebsite', { token, body: { website_name } });
    ids.push(body.generation_id as string);
  }
  const [inHand = '', , waiting = ''] = ids;
  const progress = async ({ webOrigin }: RunningPlatform, id: string) =>
    (await createApiClient(webOrigin)('getGenerationProgress', { token, params: { id } })).body;
  const hasBegun = async (platform: RunningPlatform, id: string) =>
    ((await progress(platform, id)).progress_percentage as number) > 0;
  await vi.waitUntil(() => hasBegun(before, inHand), { timeout: 120_000, interval: 10 });
  expect(await before.stop()).toBe(0);

  const restarted = await start({ DATA_DIR: before.dataDirectory });
  const call = createApiClient(restarted.webOrigin);
  expect((await progress(restarted, inHand)).status).toBe('completed');
  const website = await call('getWebsite', { token, params: { id: websiteId } });
  expect(website).toMatchObject({ status: 200, body: { data: { website_name: 'Lupo' } } });

  await vi.waitUntil(() => hasBegun(restarted, waiting), { timeout: 120_000, interval: 10 });
  await restarted.kill();
  const after = await start({ DATA_DIR: before.dataDirectory });
  const total = async () => {
    const { body } = await createApiClient(after.webOrigin)('listWebsites', { token });
    return (body.data as { total: number }).total;
  };
  await vi.waitUntil(async () => (await total()) === ids.length + 1, { timeout: 120_000, interval: 100 });
  const isCompleted = async () => (await progress(after, waiting)).status === 'completed';
  await vi.waitUntil(isCompleted, { timeout: 120_000, interval: 100 });
});

test('two empty instances with their own ports and folders stay separate, without a demo administrator', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const owner = await anOwner(createApiClient(one.webOrigin));
  const answer = await createApiClient(other.webOrigin)('login', {
    body: { email: owner.email, password: owner.password },
  });
  expect(answer.status).toBe(401);
  expect(await (await fetch(`${other.webOrigin}/dev/demo-admin`)).json()).toBeNull();
});

describe('a running platform', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await startRunningPlatform({
      DEMO_ADMIN_EMAIL: 'chef@example.com',
      DEMO_ADMIN_PASSWORD: 'a long demo password',
    });
  });
  afterAll(async () => {
    await platform.kill();
    await removeData(platform);
  });

  test('shows the demo administrator and the outbox only on this machine', async () => {
    const { port } = new URL(platform.webOrigin);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      const { status, body } = await getAs(host, `${platform.webOrigin}/dev/demo-admin`);
      expect({ status, ...(JSON.parse(body) as object) }).toMatchObject({
        status: 200,
        email: 'chef@example.com',
      });
    }
    for (const host of ['tableside.example', `localhost.example:${port}`, '127.0.0.1.example', '']) {
      for (const path of [
        '/',
        '/api/config',
        '/dev/demo-admin',
        '/dev/outbox',
        '/dev/inbox',
        '/dev/phones',
      ]) {
        expect((await getAs(host, platform.webOrigin + path)).status).toBe(host === '' ? 400 : 403);
      }
    }
  });

  test('accepts texts of a simulated phone only as JSON, and only for an existing restaurant', async () => {
    const send = (type: string, body: unknown) =>
      fetch(`${platform.webOrigin}/dev/phones`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify(body),
      });
    const text = { restaurant_id: 'nobody', phone: '+12125550147', text: 'STOP' };
    const answers = await Promise.all([
      send('text/plain', text),
      send('application/json', { ...text, phone: '212' }),
      send('application/json', { ...text, text: 'x'.repeat(20_000) }),
      send('application/json', text),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([415, 422, 422, 404]);
    expect(await (await fetch(`${platform.webOrigin}/dev/phones`)).json()).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')('every open port is on loopback', async () => {
    const listening = await listeningAddresses(platform.processId);
    // The web app, the sites, the tables, and one server for objects and queues.
    expect(listening).toHaveLength(4);
    expect(new Set(listening)).toEqual(new Set(['127.0.0.1']));
  });

  test('a port in use is reported in one sentence', async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'tableside-'));
    const output = await startAndFail({ PORT: new URL(platform.webOrigin).port, DATA_DIR: dataDirectory });
    expect(output).toMatch(
      /^Port \d+ is already in use\. Stop the process that uses it, or choose another port with PORT=<number> npm start\.\n$/,
    );
    expect(await readdir(dataDirectory)).toEqual([]);
    await rm(dataDirectory, { recursive: true });
  });

  test('a data folder in use is reported in one sentence', async () => {
    const output = await startAndFail({ DATA_DIR: platform.dataDirectory });
    expect(output).toContain('is in use by another running instance.');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('a path that is too long for a file system is still answered', async () => {
    const name = 'a'.repeat(300);
    expect((await fetch(`${platform.webOrigin}/${name}`)).status).toBe(200);
    expect((await fetch(`${platform.webOrigin}/assets/${name}.js`)).status).toBe(404);
    expect((await fetch(`${platform.sitesOrigin}/${name}.html`)).status).toBe(404);
    expect((await fetch(`${platform.sitesOrigin}/${'a/'.repeat(1_000)}`)).status).toBe(404);
  });
});

/** A GET with a Host header, which `fetch` can't send. */
async function getAs(host: string, url: string): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { setHost: false, headers: host === '' ? {} : { host } }, resolve).once('error', reject);
  const response = await promise;
  return { status: response.statusCode, body: await text(response) };
}

async function startAndFail(environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'infra/local/start.ts'], {
    env: { ...process.env, PORT: '0', SITES_PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  return output;
}
