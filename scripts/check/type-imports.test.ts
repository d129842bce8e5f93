import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'type-imports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The linter's output for this text, with the product's rules. */
function lint(text: string): string {
  const file = path.join(root, 'one.ts');
  writeFileSync(file, text);
  const { stdout } = spawnSync('npx', ['oxlint', '--config', '.oxlintrc.json', file], { encoding: 'utf8' });
  return stdout;
}

test('types are imported at the top, where the circle check sees them', () => {
  expect(lint("export type One = import('./two.ts').Two;\n")).toContain('annotations are forbidden');
});

test('a lazily loaded file may be named anywhere', () => {
  expect(lint("export const load = () => import('./two.ts');\n")).not.toContain('forbidden');
});
