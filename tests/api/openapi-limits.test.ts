import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { ROUTE_LIST } from '#shared/contract/routes.ts';
import { anEmptySiteContent } from '#tests/builders/a-site-content.ts';
import { withoutReferences } from '#tests/builders/without-references.ts';
import { createApiClient } from './api-client.ts';
import { bodyWith, type Probe, probesOf, type Schema } from './openapi-probes.ts';
import { isForbidden, REFUSALS } from './openapi-refusals.ts';
import { anOwner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

/** Probes that run at the same time. */
const AT_A_TIME = 8;
const CONTENT = anEmptySiteContent({ website_name: 'Osteria Lupo' });

type Operation = {
  operationId: string;
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Paths = Record<string, Record<string, Operation>>;
type Endpoint = { method: string; path: string; operation: Operation };

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);
const file = path.resolve(import.meta.dirname, '..', '..', 'openapi.json');
const document: { paths: Paths } = JSON.parse(readFileSync(file, 'utf8'));
const paths = withoutReferences(document.paths, document);

const endpoints: Endpoint[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
);
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;
const queryOf = ({ parameters = [] }: Operation): Schema => ({
  properties: Object.fromEntries(
    parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema]),
  ),
  additionalProperties: false,
});

const withBody = endpoints.filter(({ operation }) => bodyOf(operation) !== undefined);
const withQuery = endpoints.filter(({ operation }) =>
  operation.parameters?.some((each) => each.in === 'query'),
);

const adminOperations = new Set<string>(
  ROUTE_LIST.filter(([, row]) => row.access === 'admin').map(([name]) => name),
);

let token = '';
let adminToken = '';
let websiteId = '';
beforeAll(async () => {
  ({ token } = await anOwner(api));
  adminToken = (await api('login', { body: TEST_ADMIN })).body.token as string;
  const body = { format: 'tableside-site/1', content: CONTENT };
  websiteId = (await api('importWebsite', { token, body })).body.website_id as string;
});

type Sending = { query?: Record<string, unknown>; body?: Record<string, unknown> };

/** Fields that the server rejects, and its status. */
async function faultsOf({ method, path, operation }: Endpoint, { query = {}, body }: Sending) {
  const address = path
    .replace('{id}', websiteId)
    .replace('{version}', '1')
    .replace('{queue}', 'emails')
    .replace('{type}', 'executive')
    .replace('{shape}', '3-0badf00d');
  const caller = adminOperations.has(operation.operationId) ? adminToken : token;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${webOrigin}/api${address}?${search}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${caller}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { fields?: Record<string, string> };
  return {
    status: response.status,
    fields: Object.keys(answer.fields ?? {}),
  };
}

/** Whether the field, or an object that contains it, is rejected. */
const names = (fields: string[], { path }: Probe) =>
  fields.some((field) => `${path.join('.')}.`.startsWith(`${field}.`));

/** Other fields that must be valid before the server checks limits. */
const BESIDE: Record<string, Record<string, unknown>> = {
  importWebsite: { format: 'tableside-site/1', content: CONTENT },
};

/** Compares the server's answer for each value at and beyond the schema's limits. */
async function probe(endpoint: Endpoint, schema: Schema, part: 'body' | 'query') {
  const probes = probesOf(schema);
  const probeNext = async () => {
    for (let each = probes.pop(); each !== undefined; each = probes.pop()) {
      const { path, rule, value, isAllowed } = each;
      // An unknown field keeps valid calls from having an effect.
      const unknown = isAllowed ? { not_named: 1 } : {};
      const beside = BESIDE[endpoint.operation.operationId] ?? {};
      const sending = { [part]: { ...beside, ...bodyWith(schema, path, value), ...unknown } };
      const { status, fields } = await faultsOf(endpoint, sending);
      const where = `${path.join('.')}: ${rule} ${isAllowed ? 'reached' : 'passed'}`;
      expect({ status, isNamed: names(fields, each) }, where).toEqual({ status: 422, isNamed: !isAllowed });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, probeNext));
}

test.each(withBody)('$operation.operationId enforces the limits of its body', async (endpoint) => {
  await probe(endpoint, bodyOf(endpoint.operation) ?? {}, 'body');
});

test.each(REFUSALS)(
  '$operation refuses what the document forbids: $rule',
  async ({ operation, body, path }) => {
    const endpoint = withBody.find((each) => each.operation.operationId === operation);
    if (endpoint === undefined) throw new Error(`The document has no body of ${operation}.`);
    const { status, fields } = await faultsOf(endpoint, { body });
    expect({ status, fields }).toEqual({ status: 422, fields: [path.join('.')] });
    expect(isForbidden(bodyOf(endpoint.operation) ?? {}, body, path)).toBe(true);
  },
);

test.each(withQuery)('$operation.operationId enforces the limits of its query', async (endpoint) => {
  await probe(endpoint, queryOf(endpoint.operation), 'query');
});
