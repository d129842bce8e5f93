import { expect, test } from 'vitest';
import { findRobotsBan } from './robots-rule.ts';

test.each([
  ['User-agent: *\nDisallow: /', '/', '/'],
  ['user-agent: *\r\ndisallow: /menu # later', '/menu/lunch', '/menu'],
  ['User-agent: *\nDisallow: /*.html$', '/a/menu.html', '/*.html$'],
  ['User-agent: Bingbot\nUser-agent: Googlebot\nDisallow: /', '/', '/'],
  ['User-agent: *\nAllow: /\n\nUser-agent: googlebot\nDisallow: /', '/', '/'],
  ['User-agent: *\nAllow: /\nDisallow: /menu', '/menu', '/menu'],
])('%j blocks search engines from %s', (robots, path, rule) => {
  expect(findRobotsBan(robots, path)).toMatchObject({ value: rule });
});

test.each([
  ['', '/'],
  ['User-agent: *\nDisallow:', '/'],
  ['User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php', '/'],
  ['User-agent: GPTBot\nDisallow: /', '/'],
  ['User-agent: *\nDisallow: /\nAllow: /', '/'],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /private', '/'],
  ['User-agent: *\nDisallow: /*.pdf$', '/menu.pdf?x=1'],
  ['User-agent: *\nDisallow: /$', '/menu'],
  ['Disallow: /', '/'],
  ['no: rules\n\0: at all', '/'],
])('%j allows search engines to read %s', (robots, path) => {
  expect(findRobotsBan(robots, path)).toBeUndefined();
});

test('a wildcard rule is matched in one pass', () => {
  const robots = `User-agent: *\nDisallow: /${'*a'.repeat(240)}`;
  expect(findRobotsBan(robots.repeat(2000), `/${'a'.repeat(2000)}b`)).toBeDefined();
});
