import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Result, tableOf } from './evaluation.ts';

export const FOLDER = new URL('../../docs/evaluations/', import.meta.url);

/** Saves a result as JSON, and all results of its task as a table. */
export function saveResult(result: Result, folder = FOLDER): void {
  const { task, provider, model } = result;
  const writer = provider === model ? provider : `${provider}-${model}`;
  const file = `${task}-${writer}`.replaceAll(/[^\w.-]+/g, '-');
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
  const results = savedResults(task, folder);
  const notes = new Set(
    results.flatMap((each) => (each.note === undefined ? [] : [`${each.model}: ${each.note}`])),
  );
  const text = [`# Evaluation: ${task}`, tableOf(results), ...notes].join('\n\n');
  writeFileSync(new URL(`${task}.md`, folder), `${text}\n`);
}

/** All saved results of a task in one table. Throws a sentence if there are none. */
export function compareResults(task: string, folder = FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const results = savedResults(task, folder);
  if (results.length === 0) throw new Error(`Save one first: npm run eval -- ${task} --save`);
  return tableOf(results);
}

function savedResults(task: string, folder: URL): Result[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Result)
    .filter((result) => result.task === task);
}
