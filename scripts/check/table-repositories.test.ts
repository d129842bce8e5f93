import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLES } from '#infra/resources.ts';
import { findTableRepositories } from './table-repositories.ts';

const productFiles = globSync('{functions,infra,scripts}/**/*.ts').filter(
  (path) => !/\.test\.ts$/.test(path),
);

test('every table is opened by one repository, and every repository opens one table', () => {
  const found = findTableRepositories(productFiles.map((path) => readFileSync(path, 'utf8')));
  const pairs = [...found].flatMap(([table, names]) => [...names].map((name) => [table, name] as const));
  expect(pairs.map(([table]) => table).toSorted()).toEqual(Object.keys(TABLES).toSorted());
  expect(new Set(pairs.map(([, name]) => name)).size).toBe(pairs.length);
});

test('a second repository of a table is found, whichever way its name is said', () => {
  const found = findTableRepositories([
    'createTokensRepository({ client, tableName: config.EMAIL_TOKENS_TABLE_NAME })',
    "createDeliveriesRepository({\n  client,\n  tableName: tableName('emailTokens'),\n})",
    'createLinksRepository({ client, tableName: tables.emailTokens })',
  ]);
  const repositories = ['createTokensRepository', 'createDeliveriesRepository', 'createLinksRepository'];
  expect(found).toEqual(new Map([['emailTokens', new Set(repositories)]]));
});
