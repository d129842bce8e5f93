import { expect, test } from 'vitest';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import type { AnyOperation } from '#functions/platform/http/route-chain.ts';
import { defineRoutes, type LimitedWork } from '#shared/contract/route.ts';
import { limitOperations } from './limit-operations.ts';

const row = {
  summary: 'A row.',
  path: '/menus',
  method: 'POST',
  access: 'owner',
  status: 204,
  errors: [],
  defaultError: 'This did not work.',
  throttle: { rate: 1, burst: 1 },
} as const;

const routes = defineRoutes({
  listMenus: { ...row, method: 'GET' },
  addMenu: row,
  renameMenu: { ...row, access: 'admin' },
  readMenu: { ...row, limit: 'readings' },
  endSessions: { ...row, limit: false },
  orderMenu: { ...row, access: 'public' },
});

test('each call counts as its route says, by default as a change', async () => {
  const counted: LimitedWork[] = [];
  const operation: AnyOperation = async () => undefined;
  const operations = limitOperations(
    routes,
    {
      listMenus: operation,
      addMenu: operation,
      renameMenu: operation,
      readMenu: operation,
      endSessions: operation,
      orderMenu: operation,
    },
    (work, limited) => (input, caller) => {
      counted.push(work);
      return limited(input, caller);
    },
  );
  const visitor = {} as Visitor;
  for (const each of Object.values(operations)) await each({}, visitor);
  expect(counted).toEqual(['changes', 'changes', 'readings']);
});
