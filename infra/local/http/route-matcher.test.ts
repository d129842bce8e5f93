import { expect, test } from 'vitest';
import { createRouteMatcher } from './route-matcher.ts';

const ROUTES = [
  { method: 'GET', path: '/dishes/{id+}' },
  { method: 'GET', path: '/dishes/{id}' },
  { method: 'GET', path: '/dishes/{id}/photo' },
  { method: 'GET', path: '/dishes/specials' },
  { method: 'DELETE', path: '/dishes/{id}' },
];
const match = createRouteMatcher(ROUTES);
const find = (method: string, path: string) => match(method, path);

test('a static path wins over a parameter', () => {
  expect(find('GET', '/dishes/specials')).toEqual({ route: ROUTES[3], pathParameters: {} });
  expect(find('GET', '/dishes/carbonara')).toEqual({ route: ROUTES[1], pathParameters: { id: 'carbonara' } });
});

test('a parameter wins over one for the rest of the path', () => {
  expect(find('GET', '/dishes/7/photo')).toEqual({ route: ROUTES[2], pathParameters: { id: '7' } });
  expect(find('GET', '/dishes/7/a/b')).toEqual({ route: ROUTES[0], pathParameters: { id: '7/a/b' } });
});

test('a static path of another method doesn’t interfere', () => {
  expect(find('DELETE', '/dishes/specials')).toEqual({
    route: ROUTES[4],
    pathParameters: { id: 'specials' },
  });
});

test('an unknown path isn’t found', () => {
  expect(find('GET', '/menus')).toBeUndefined();
  expect(find('POST', '/dishes')).toBeUndefined();
});
