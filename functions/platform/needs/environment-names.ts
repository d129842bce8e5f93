/** Names of environment variables for resources, as values and as types. */

/** `generationJobs` → `GENERATION_JOBS`. */
type ScreamingSnake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `_${First}` : Uppercase<First>}${ScreamingSnake<Rest>}`
  : '';

export type TableVariable<Name extends string> = `${ScreamingSnake<Name>}_TABLE_NAME`;
export type BucketVariable<Name extends string> = `${ScreamingSnake<Name>}_BUCKET_NAME`;
export type QueueVariable<Name extends string> = `${ScreamingSnake<Name>}_QUEUE_URL`;
export type FunctionVariable<Name extends string> = `${ScreamingSnake<Name>}_FUNCTION_NAME`;

/** `generationJobs` → `GENERATION_JOBS_TABLE_NAME`. */
export function tableVariable<Name extends string>(table: Name): TableVariable<Name> {
  return `${screamingSnake(table)}_TABLE_NAME`;
}

/** `siteVersions` → `SITE_VERSIONS_BUCKET_NAME`. */
export function bucketVariable<Name extends string>(bucket: Name): BucketVariable<Name> {
  return `${screamingSnake(bucket)}_BUCKET_NAME`;
}

/** `generation` → `GENERATION_QUEUE_URL`. */
export function queueVariable<Name extends string>(queue: Name): QueueVariable<Name> {
  return `${screamingSnake(queue)}_QUEUE_URL`;
}

/** `pageFetch` → `PAGE_FETCH_FUNCTION_NAME`. */
export function functionVariable<Name extends string>(name: Name): FunctionVariable<Name> {
  return `${screamingSnake(name)}_FUNCTION_NAME`;
}

function screamingSnake<Name extends string>(camelCase: Name): ScreamingSnake<Name> {
  return camelCase.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() as ScreamingSnake<Name>;
}
