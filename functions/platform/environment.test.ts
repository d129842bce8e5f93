import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';

const Schema = z.object({
  USERS_TABLE_NAME: z.string(),
  WEB_ORIGIN: z.url(),
  STAGE: z._default(z.string(), 'test'),
});

test('a complete environment is read with its defaults', () => {
  const environment = { USERS_TABLE_NAME: 'users', WEB_ORIGIN: 'https://example.com', PATH: '/bin' };
  expect(readEnvironment(Schema, environment)).toEqual({
    USERS_TABLE_NAME: 'users',
    WEB_ORIGIN: 'https://example.com',
    STAGE: 'test',
  });
});

test('every missing or wrong variable is named together', () => {
  const read = () => readEnvironment(Schema, { WEB_ORIGIN: 'nowhere' });
  expect(read).toThrow(/^The environment is incomplete\. USERS_TABLE_NAME: .+; WEB_ORIGIN: .+$/);
});
