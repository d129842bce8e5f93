import { expect, test } from 'vitest';
import type { User } from '#functions/accounts/users-repository.ts';
import { EXPORT_STEPS } from '#functions/data-export/export-steps.ts';
import { exportFiles } from './export-files.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';

type Rows = Record<string, unknown>[];
type Stored = { tables?: Record<string, Rows[]>; images?: Record<string, string[]>; user?: Partial<User> };

/** The files of an archive by path, and the steps that were reported. */
async function exported({ tables = {}, images = {}, user }: Stored) {
  const steps: number[] = [];
  const all = exportFiles(
    {
      users: { find: async () => user as User | undefined },
      websites: { listNewest: async () => ({ websites: [] }) } as never,
      sites: {
        list: async (prefix) => images[prefix.split('/')[1] ?? '']?.map((name) => `${prefix}${name}`) ?? [],
        findBytes: async (key) => (key.includes('lost') ? undefined : Buffer.from(key)),
      },
      siteVersions: { find: async () => undefined },
      partition: (table) => ({
        async *pages() {
          yield* tables[table] ?? [];
        },
        sortKeys: async () => (table === 'images' ? Object.keys(images) : []),
      }),
    },
    'lupo',
    async (done) => void steps.push(done),
  );
  const files: Record<string, string> = {};
  for await (const { path, chunks } of all) {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(Buffer.from(chunk));
    files[path] = Buffer.concat(parts).toString();
  }
  return { files, steps };
}

test('an archive has a file for each table, also an empty one, and reports each step in order', async () => {
  const { files, steps } = await exported({});
  const data = Object.values(EXPORTED_TABLES).map(({ file }) => [`data/${file}.json`, '[]\n']);
  expect(files).toEqual({
    'README.txt': expect.stringContaining('Passwords, keys, and our support team’s notes aren’t included.'),
    'data/account.json': '{}\n',
    ...Object.fromEntries(data),
  });
  expect(steps).toEqual(EXPORT_STEPS.map((_, index) => index + 1));
});

test('pages of rows become one list, without rows that only index content', async () => {
  const index = { word_start: 'tr', id: 'index' };
  const pages = [[index], [{ id: 'one' }, index, { id: 'two' }], [], [{ id: 'three' }]];
  const { files } = await exported({ tables: { moderation: pages } });
  const ids = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];
  expect(JSON.parse(files['data/reviewed-content.json'] ?? '')).toEqual(ids);
});

test.each([
  ['a set as a list', { tags: new Set(['a', 'b']) }, { tags: ['a', 'b'] }],
  ['no secrets', { sealed: 'a key', nested: { nonce_hash: 'a hash', kept: 1 } }, { nested: { kept: 1 } }],
  ['no index keys', { list_kind: 'l', list_key: 'k', due_kind: 'd', event: {}, expires_at: 9 }, {}],
])('a row is exported with %s', async (_, row, expected) => {
  const { files } = await exported({ tables: { guests: [[row]] } });
  expect(JSON.parse(files['data/guests.json'] ?? '')).toEqual([expected]);
});

test('the account has its addresses, and not its password or sessions', async () => {
  const account = {
    email: 'a@b.co',
    email_verified: true,
    pending_email: 'c@d.co',
    created_at: '2026-03-01',
  };
  const { files } = await exported({ user: { ...account, token_version: 7, sessions: {} } });
  expect(JSON.parse(files['data/account.json'] ?? '')).toEqual(account);
});

test('each image is exported once at its largest size, and a lost file is left out', async () => {
  const images = {
    one: ['a-480.webp', 'a-1920.webp', 'a-960.webp'],
    two: ['b.png'],
    lost: ['c.png'],
    none: [],
  };
  const { files } = await exported({ images });
  const photos = Object.entries(files).filter(([path]) => path.startsWith('photos/'));
  expect(photos).toEqual([
    ['photos/one/a-1920.webp', 'images/one/a-1920.webp'],
    ['photos/two/b.png', 'images/two/b.png'],
  ]);
});
