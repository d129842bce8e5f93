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

test('a static path goes before a parameter in its place', () => {
  expect(find('GET', '/dishes/specials')).toEqual({ route: ROUTES[3], pathParameters: {} });
  expect(find('GET', '/dishes/carbonara')).toEqual({ route: ROUTES[1], pathParameters: { id: 'carbonara' } });
});

test('a parameter goes before one that takes the rest of the path', () => {
  expect(find('GET', '/dishes/7/photo')).toEqual({ route: ROUTES[2], pathParameters: { id: '7' } });
  expect(find('GET', '/dishes/7/a/b')).toEqual({ route: ROUTES[0], pathParameters: { id: '7/a/b' } });
});

test('a static path of another method does not stand in the way', () => {
  expect(find('DELETE', '/dishes/specials')).toEqual({
    route: ROUTES[4],
    pathParameters: { id: 'specials' },
  });
});

test('what no route has is not found', () => {
  expect(find('GET', '/menus')).toBeUndefined();
  expect(find('POST', '/dishes')).toBeUndefined();
});
