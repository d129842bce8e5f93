import { expect, test } from 'vitest';
import { allowedMethods } from './allowed-methods.ts';

test.each([
  ['/api/auth/login', ['POST']],
  ['/api/website-builder/websites/some-website', ['DELETE', 'GET', 'PUT']],
  ['/api/nowhere', []],
  ['/api/auth/login/more', []],
  ['/', []],
])('%s allows %j', (path, methods) => {
  expect(allowedMethods(path)).toEqual(methods);
});
