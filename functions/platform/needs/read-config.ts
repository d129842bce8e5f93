import * as z from 'zod/mini';
import { readEnvironment } from '../environment.ts';
import {
  type BucketVariable,
  bucketVariable,
  type FunctionVariable,
  functionVariable,
  type QueueVariable,
  queueVariable,
  type TableVariable,
  tableVariable,
} from './environment-names.ts';
import { type FunctionNeeds, type Needs, type PROVIDERS, type SEALING_KEY, variablesOf } from './needs.ts';
import { VARIABLES, type VariableName, type Variables } from './variables.ts';

/** The names in a part of the declaration: keys of a record, or items of a list. */
export type NamesOf<Declared, Part extends keyof Needs> = Declared extends { [Each in Part]: infer Names }
  ? Names extends readonly (infer Name)[]
    ? Name & string
    : keyof Names & string
  : never;

type Provided<Declared> = (typeof PROVIDERS)[NamesOf<Declared, 'providers'> & keyof typeof PROVIDERS][number];
type KeyVariable<Declared> = Declared extends { sealingKey: string } ? (typeof SEALING_KEY)[number] : never;
type BucketStyle<Declared> = Declared extends { buckets: object }
  ? { S3_FORCE_PATH_STYLE: boolean }
  : unknown;

/** The environment of a function, derived from its declaration. */
export type Config<Declared> = { SERVICE_NAME: string } & BucketStyle<Declared> & {
    [Name in NamesOf<Declared, 'tables'> as TableVariable<Name>]: string;
  } & { [Name in NamesOf<Declared, 'buckets'> as BucketVariable<Name>]: string } & {
    [Name in NamesOf<Declared, 'queues'> as QueueVariable<Name>]: string;
  } & { [Name in NamesOf<Declared, 'functions'> as FunctionVariable<Name>]: string } & Variables<
    Extract<NamesOf<Declared, 'variables'> | Provided<Declared> | KeyVariable<Declared>, VariableName>
  >;

const resourceName = z.string().check(z.minLength(1));

/** Reads what `needs` declares. Throws one error that names all missing or invalid variables. */
export function readConfig<Declared extends FunctionNeeds>(
  needs: Declared,
  environment: Record<string, string | undefined>,
): Config<Declared> {
  const { tables = {}, buckets = {}, queues = {}, functions = [] } = needs;
  const schema = z.object({
    SERVICE_NAME: z._default(z.string(), needs.service),
    ...named(Object.keys(tables).map(tableVariable), resourceName),
    ...named(Object.keys(buckets).map(bucketVariable), resourceName),
    ...named(Object.keys(queues).map(queueVariable), z.url()),
    ...named(functions.map(functionVariable), resourceName),
    ...(needs.buckets !== undefined && { S3_FORCE_PATH_STYLE: z._default(z.stringbool(), false) }),
    ...Object.fromEntries(variablesOf(needs).map((name) => [name, VARIABLES[name]()])),
  });
  // The schema has exactly the declared names, but `Object.fromEntries` loses their types.
  return readEnvironment(schema, environment) as unknown as Config<Declared>;
}

function named<Schema>(names: readonly string[], schema: Schema): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema]));
}
