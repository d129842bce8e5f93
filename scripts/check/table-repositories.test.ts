import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLES } from '#infra/resources.ts';
import { findTableAccess } from './table-repositories.ts';

/** Files that may name tables without opening a repository. */
const EXCEPTIONS: Record<string, string> = {
  'functions/accounts/deletion-worker/open-stores.ts':
    'Deletes whole partitions by their keys; it reads no attribute of any item.',
  'functions/platform/http/http-handler.ts': 'Opens the repository of audit records with the first record.',
  'functions/platform-settings/spending-rules.ts':
    'Opens the counter of budget reservations in a partition of its own: it is added to, and has no versions.',
  'functions/platform/needs/environment-names.ts': 'Says how variables are named after tables.',
  'infra/local/demo/remove-demo.ts':
    'Takes the rows of the demo out of the emulator itself: no operation does that, and no stage has a demo.',
  'infra/local/demo/replace-demo.ts':
    'Adds the closed days of the demo to the rows it writes, read and made by the functions of the repository.',
  'scripts/check/table-repositories.ts': 'Says how a table is named.',
  'scripts/operate/create-admin.ts': 'Hands on the names that an operator or the running instance gave.',
};

/** The stacks bind tables to functions without opening them. */
const productFiles = globSync('{functions,infra/local,scripts}/**/*.ts')
  .filter((path) => !/\.test\.ts$/.test(path) && EXCEPTIONS[path] === undefined)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('every table has one repository, and every repository one table', () => {
  const pairs = [...findTableAccess(productFiles)].flatMap(([table, names]) =>
    [...names].map((name) => [table, name] as const),
  );
  expect(pairs.filter(([, name]) => name.includes('/'))).toEqual([]);
  expect(pairs.map(([table]) => table).toSorted()).toEqual(Object.keys(TABLES).toSorted());
  expect(new Set(pairs.map(([, name]) => name)).size).toBe(pairs.length);
});

test('a second repository of a table is found however it names the table', () => {
  const texts = [
    'createTokensRepository({ client, tableName: config.EMAIL_TOKENS_TABLE_NAME })',
    "createDeliveriesRepository({\n  client,\n  tableName: tableName('emailTokens'),\n})",
    'createLinksRepository({ client, tableName: tables.emailTokens })',
    'createResetsRepository(on(config.EMAIL_TOKENS_TABLE_NAME))',
    "createInvitesRepository(table('emailTokens'))",
    "createProofsRepository({ ...table('emailTokens'), clock })",
  ];
  expect(findTableAccess(texts.map((text) => ({ path: 'handler.ts', text })))).toEqual(
    new Map([
      [
        'emailTokens',
        new Set([
          'createTokensRepository',
          'createDeliveriesRepository',
          'createLinksRepository',
          'createResetsRepository',
          'createInvitesRepository',
          'createProofsRepository',
        ]),
      ],
    ]),
  );
});

test('a module that gets a table’s name for another purpose is found', () => {
  const opened = 'const users = createUsersRepository({ client, tableName: config.USERS_TABLE_NAME });';
  const others = [
    ['functions/a/names.ts', 'openRows({ client, tableNames: { users: config.USERS_TABLE_NAME } })'],
    ['functions/b/table.ts', 'const table = openTable({ client, tableName: tableNames.users, schema });'],
    ['functions/c/command.ts', "client.send(new GetCommand({ TableName: tableName('users'), Key }))"],
    ['functions/d/variable.ts', 'const { USERS_TABLE_NAME } = config;'],
  ] as const;
  const config = { path: 'functions/a/config.ts', text: 'const variables = { USERS_TABLE_NAME: name };' };
  const files = others.map(([path, text]) => ({ path, text: `${opened}\n${text}` }));
  expect(findTableAccess([config, ...files])).toEqual(
    new Map([['users', new Set(['createUsersRepository', ...others.map(([path]) => path)])]]),
  );
});
