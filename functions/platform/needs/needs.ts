import type { CALLED_FUNCTIONS } from '#infra/called-functions.ts';
import type { BUCKETS, QUEUES, TABLES } from '#infra/resources.ts';
import type { VariableName } from './variables.ts';

type TableName = keyof typeof TABLES;
type IndexName<Name extends TableName> = (typeof TABLES)[Name] extends { indexes: infer Indexes }
  ? keyof Indexes
  : never;

/**
 * `get`: reads one item by key. `append`: adds new items. `count`: raises counters. `readWriteMany`: also adds many
 * items in one call.
 */
export type TableAccess =
  | 'get'
  | 'append'
  | 'count'
  | 'read'
  | 'readAppend'
  | 'readUpdate'
  | 'readWrite'
  | 'readWriteMany';

/** Rights on a table, and the indexes that may be queried. No function may scan. */
export type TableNeed<Index = string> = TableAccess | readonly [TableAccess, ...Index[]];

/** The keys that may be read, written, and deleted, as a pattern such as `images/*`; or keys that may only be read. */
export type BucketNeed = string | { read: string };

/**
 * `defer`: a worker delays messages of its own queue. `watch`: reads the depth of it and its dead-letter queue;
 * combinable with `send`. `operate`: both, and emptying the dead-letter queue.
 */
export type QueueNeed = 'send' | 'defer' | 'watch' | 'sendAndWatch' | 'operate';

/** What texting functions read without the right to send. `SMS_CONFIGURATION_SET` brings that right. */
export const SMS_SETTINGS = [
  'SMS_PROVIDER',
  'OUTBOX_DIRECTORY',
  'SMS_RECEIPTS_QUEUE_URL',
  'SMS_QUIET_HOURS',
] as const satisfies VariableName[];

/** The environment variables of providers. The stacks add the rights to use them. */
export const PROVIDERS = {
  ads: ['ADS_PROVIDER', 'OUTBOX_DIRECTORY', 'META_APP_ID'],
  email: ['EMAIL_PROVIDER', 'EMAIL_SENDER', 'EMAIL_CONFIGURATION_SET', 'OUTBOX_DIRECTORY'],
  payments: [
    'PAYMENTS',
    'STRIPE_SECRET_KEY',
    'STRIPE_SECRET_KEY_ARN',
    'STRIPE_API_URL',
    'STRIPE_TAX',
    'STRIPE_DEBITS',
  ],
  sms: [...SMS_SETTINGS, 'SMS_CONFIGURATION_SET'],
  text: [
    'TEXT_PROVIDER',
    'TEXT_MODEL',
    'TEXT_VISION',
    'TEXT_BASE_URL',
    'TEXT_API_KEY',
    'TEXT_API_KEY_ARN',
    'TEXT_INPUT_PRICE',
    'TEXT_OUTPUT_PRICE',
    'BEDROCK_MODEL_ID',
    'BEDROCK_REGION',
    'AWS_REGION',
  ],
} as const satisfies Record<string, readonly VariableName[]>;
export type ProviderName = keyof typeof PROVIDERS;

/** For functions that encrypt or decrypt stored secrets. */
export const SEALING_KEY = ['SEALING_KEY_ARN', 'SEALING_KEY_FILE'] as const satisfies VariableName[];

/** Tables of functions whose AI use is limited, counted, and paid for. */
export const METERED_TABLES = {
  aiUsage: 'readWrite',
  featureToggles: 'get',
  figures: 'read',
  planUsage: 'readWrite',
  platformRecords: 'readWrite',
  restaurants: 'get',
  subscriptions: 'get',
} as const satisfies { [Name in TableName]?: TableAccess };

/** The same rights on several tables. */
export function tablesWith<const Access extends TableAccess, const Name extends TableName>(
  access: Access,
  names: readonly Name[],
): { [Each in Name]: Access } {
  // `Object.fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, access])) as { [Each in Name]: Access };
}

/** What a function needs. Its environment, rights, and resource types derive from it. */
export type Needs = {
  tables?: { readonly [Name in TableName]?: TableNeed<IndexName<Name>> };
  buckets?: { readonly [Name in keyof typeof BUCKETS]?: BucketNeed };
  queues?: { readonly [Name in keyof typeof QUEUES]?: QueueNeed };
  /** The functions that it calls. */
  functions?: readonly (keyof typeof CALLED_FUNCTIONS)[];
  /** How it uses the key for stored secrets. */
  sealingKey?: 'encrypt' | 'decrypt' | 'both';
  providers?: readonly ProviderName[];
  variables?: readonly VariableName[];
  /** The minimum; a stage may set more. */
  memoryMegabytes?: number;
  /** True if it draws or decodes images. */
  usesSharp?: true;
};

/** The needs of the function in the folder `service`. */
export type FunctionNeeds = Needs & { service: string };

/** Refuses names that `Needs` doesn't have. */
type OnlyKnown<Declared> = {
  [Part in keyof Declared]: Part extends keyof Needs ? Names<Declared, Part> : never;
};
type Names<Declared, Part extends keyof Declared & keyof Needs> = Part extends 'tables' | 'buckets' | 'queues'
  ? {
      [Name in keyof Declared[Part]]: Name extends keyof NonNullable<Needs[Part]>
        ? Declared[Part][Name]
        : never;
    }
  : Declared[Part];

/** Declares the needs of the function in the folder `service`. The file with this call imports nothing else. */
export function needs<const Declared extends Needs>(
  service: string,
  declared: Declared & OnlyKnown<Declared>,
): Declared & { service: string } {
  return { ...declared, service };
}

/** Returns the function's variables that aren't named after a resource. */
export function variablesOf({ variables = [], providers = [], sealingKey }: Needs): VariableName[] {
  const provided = providers.flatMap((provider) => PROVIDERS[provider]);
  return [...new Set([...variables, ...provided, ...(sealingKey === undefined ? [] : SEALING_KEY)])];
}
