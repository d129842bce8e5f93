import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { compose } from './composer/composer.ts';
import { createWriter } from './writer.ts';

/** Every module that is loaded before the first call: static imports, types left out. */
function staticImports(file: string, seen = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm,
  )) {
    const target = specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier;
    if (seen.has(target)) continue;
    seen.add(target);
    if (specifier.startsWith('.')) staticImports(target, seen);
  }
  return seen;
}

test('the composer writes when no model is configured', async () => {
  const facts = someWebsiteFacts();
  const writer = createWriter({ provider: 'composer' });
  expect(await writer.write('story', facts)).toEqual({ result: compose('story', facts), model: 'composer' });
});

test('nothing of AWS is loaded until a model is called', () => {
  const modules = [...staticImports(resolve(import.meta.dirname, 'writer.ts'))];
  expect(modules.some((name) => name.endsWith('/composer/composer.ts'))).toBe(true);
  expect(modules.filter((name) => /aws|smithy|bedrock/.test(name))).toEqual([]);
});
