import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import { someWebsiteFacts } from '#tests/builders/website-facts.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import type { Meter, MeteredCall } from './meter.ts';
import { defineTextTask } from './text-task.ts';
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

const caller = { restaurantId: 'rest_1' };
const NO_USAGE = { requests: 0, inputTokens: 0, outputTokens: 0, milliseconds: 0 };

test('the built-in writer writes without a configured model', async () => {
  const facts = someWebsiteFacts();
  const writer = createWriter(
    { provider: 'built-in' },
    { meter: anOpenMeter(), inspect: aNoopInspector, now: () => 0 },
  );
  expect(await writer.write(pageTask, facts, caller)).toEqual({
    result: compose('story', facts),
    model: 'built-in',
    usage: NO_USAGE,
  });
});

test('a writer gets only the facts of its task', async () => {
  const given: unknown[] = [];
  const task = defineTextTask({
    name: 'greeting',
    facts: z.object({ name: z.string() }),
    result: z.string(),
    compose: (facts) => {
      given.push(facts);
      return `Welcome to ${facts.name}`;
    },
    check: () => undefined,
  });
  const writer = createWriter(
    { provider: 'built-in' },
    { meter: anOpenMeter(), inspect: aNoopInspector, now: () => 0 },
  );
  const facts = { name: 'Lupo', password_hash: 'never' };
  expect((await writer.write(task, facts, caller)).result).toBe('Welcome to Lupo');
  expect(given).toEqual([{ name: 'Lupo' }]);
  await expect(writer.write(task, { name: 7 as unknown as string }, caller)).rejects.toThrow();
});

const USE = { feature: 'content_generation', restaurantId: 'rest_1' } as const;

/** A writer whose meter remembers what it was told of each use. */
function aMeasuredWriter() {
  const measured: MeteredCall<unknown>[] = [];
  const meter: Meter = {
    ...anOpenMeter(),
    measure: async (_use, call) => {
      const made = await call();
      measured.push(made);
      return made.result;
    },
  };
  return { measured, writer: createWriter({ provider: 'built-in' }, { meter, inspect: aNoopInspector }) };
}

test('several generations of a call are one use', async () => {
  const { writer, measured } = aMeasuredWriter();
  const facts = someWebsiteFacts();
  const taglines = await writer.withinOneUse(USE, async (write) => {
    const stories = await Promise.all([1, 2].map(() => write(pageTask, facts, caller)));
    return stories.map(({ result }) => result.tagline);
  });
  const { tagline } = compose('story', facts);
  expect(taglines).toEqual([tagline, tagline]);
  expect(measured).toEqual([expect.objectContaining({ hasFailed: false, costMicros: 0, rejectedTexts: 0 })]);
});

test('an interruption after a generation is a failed use, and before it no use', async () => {
  const { writer, measured } = aMeasuredWriter();
  const broken = new Error('broken');
  const late = writer.withinOneUse(USE, async (write) => {
    await write(pageTask, someWebsiteFacts(), caller);
    throw broken;
  });
  await expect(late).rejects.toBe(broken);
  expect(measured).toEqual([expect.objectContaining({ hasFailed: true })]);
  await expect(writer.withinOneUse(USE, () => Promise.reject(broken))).rejects.toBe(broken);
  expect(measured).toHaveLength(1);
});

test('AWS clients and tasks load only when a model is called', () => {
  const modules = [...staticImports(resolve(import.meta.dirname, 'writer.ts'))];
  expect(modules.some((name) => name.endsWith('/platform/lazy.ts'))).toBe(true);
  expect(
    modules.filter((name) =>
      /aws|smithy|bedrock|openai|functions\/ai\/(?!(?:references\/)?[a-z-]+\.ts$|guard\/claims\/claim-languages|models\/(?:estimated-tokens|model-failure|model-price|language-model))/.test(
        name,
      ),
    ),
  ).toEqual([]);
});

test('each provider loads only its own client', () => {
  const folder = resolve(import.meta.dirname, './models');
  for (const file of ['load-model.ts', 'model-settings.ts']) {
    const modules = [...staticImports(resolve(folder, file))];
    expect(modules.filter((name) => /aws|smithy|bedrock-model|openai-model/.test(name))).toEqual([]);
  }
});
