import { expect, test } from 'vitest';
import { MAX_CHANGES } from '#shared/contract/changes.ts';
import { MAX_JSON_BYTES, MAX_JSON_DEPTH, MAX_PREFERENCES_LENGTH } from '#shared/contract/request-limits.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_EDGE, MIN_IMAGE_EDGE } from '#shared/images/contract/site-image.ts';
import { CONTENT_FIELDS, CONTENT_LISTS } from '#shared/site/editing/content-fields.ts';
import { statusRoutes } from '#shared/status/contract/status-routes.ts';
import { MAX_CSS_BYTES, MAX_HTML_BYTES } from '#shared/websites/contract/website.ts';
import { withoutReferences } from '#tests/builders/without-references.ts';
import { openApiDocument, successOf } from './openapi-document.ts';

const written = openApiDocument();
const document = JSON.parse(JSON.stringify(withoutReferences(written, written)));
const number = (value: number) => value.toLocaleString('en');

const BUILDER = '/website-builder';
const operation = (method: string, path: string) => document.paths[path][method];
const body = (method: string, path: string, type = 'application/json') =>
  operation(method, path).requestBody.content[type].schema;
const query = (method: string, path: string, name: string) =>
  operation(method, path).parameters.find((parameter: { name: string }) => parameter.name === name).schema;

const changes = body('patch', `${BUILDER}/websites/{id}/content`);
const upload = operation('post', `${BUILDER}/upload-image`).requestBody.content;
/** Types and description of a form's file, and whether it is required. */
const fileOf = (path: string, field: string) => {
  const { schema, encoding } = operation('post', path).requestBody.content['multipart/form-data'];
  const isRequired = (schema.required ?? []).includes(field);
  return [encoding[field].contentType, schema.properties[field].description, isRequired];
};

/** Each rule of the server, and its place in the document. */
const RULES: readonly [rule: string, documented: unknown, expected: unknown][] = [
  ['an email address has its form', body('post', '/auth/login').properties.email.format, 'email'],
  [
    'a name has a visible character',
    body('post', `${BUILDER}/generate`).properties.website_name.pattern,
    expect.stringContaining('\\p{L}'),
  ],
  [
    'a call has a minimum and a maximum number of changes',
    [changes.minProperties, changes.maxProperties],
    [1, MAX_CHANGES],
  ],
  [
    'each path of the content accepts its own values, and unknown paths can’t be changed',
    [Object.keys(changes.properties), changes.additionalProperties],
    [expect.arrayContaining([...CONTENT_FIELDS.keys(), ...CONTENT_LISTS.keys()]), false],
  ],
  [
    'lists have the limits of the editor',
    [...CONTENT_LISTS.keys()].map((path) => changes.properties[path].maxItems),
    [...CONTENT_LISTS.values()].map(({ maxItems }) => maxItems),
  ],
  [
    "an owner's HTML and CSS are measured in bytes",
    [
      body('post', `${BUILDER}/websites/{id}/preview`).properties.generated_content.properties,
      body('put', `${BUILDER}/websites/{id}`).properties.generated_content.properties,
      body('post', `${BUILDER}/import`).properties.own_source.properties,
    ],
    Array(3).fill({
      html: expect.objectContaining({ maxLength: MAX_HTML_BYTES }),
      css: expect.objectContaining({ maxLength: MAX_CSS_BYTES }),
    }),
  ],
  [
    'only typefaces that pages can print are accepted',
    body('patch', `${BUILDER}/websites/{id}/colors`).properties.body_font.description,
    expect.stringContaining('Fraunces'),
  ],
  [
    'a saved website accepts only colors and typefaces that pages can print',
    body('put', `${BUILDER}/websites/{id}`).properties.design_preferences.properties.font_family.description,
    expect.stringContaining('Fraunces'),
  ],
  [
    'content preferences have a maximum length',
    body('post', `${BUILDER}/generate`).properties.content_preferences.description,
    expect.stringContaining(number(MAX_PREFERENCES_LENGTH)),
  ],
  ['an image needs its upload or its file', upload['application/json'].schema.required, ['upload_id']],
  [
    'a form has one file of a known type and size, and no unknown field',
    [
      upload['multipart/form-data'].schema.properties.file,
      upload['multipart/form-data'].schema.additionalProperties,
      upload['multipart/form-data'].encoding.file.contentType,
    ],
    [
      expect.objectContaining({
        maxLength: MAX_IMAGE_BYTES,
        description: expect.stringContaining(`${MIN_IMAGE_EDGE} to ${MAX_IMAGE_EDGE} pixels`),
      }),
      false,
      'image/jpeg, image/png, image/webp',
    ],
  ],
  [
    'each form states the file types of its operation, and whether a file is required',
    [
      fileOf('/campaigns/facebook-ads', 'dishPhoto'),
      fileOf('/campaigns/sms', 'customerList'),
      fileOf('/campaigns/sms/preview', 'customerList'),
      fileOf('/guests/import', 'file'),
    ],
    [
      ['image/jpeg, image/png, image/gif', expect.stringMatching(/at least 200 .* 50,000,000 pixels/), false],
      ['text/csv', expect.stringContaining('last_order_date'), false],
      ['text/csv', expect.stringContaining('last_order_date'), false],
      ['text/csv', expect.stringContaining('500 rows'), true],
    ],
  ],
  ['guests come as text or as a file', body('post', '/guests/import').required, ['csv']],
  [
    'a switch accepts the words for yes and no',
    query('delete', `${BUILDER}/images/{id}`, 'force').enum,
    expect.arrayContaining(['true', 'false', 'yes', 'no']),
  ],
  [
    'imported texts keep the limits of edited ones, and its images are the caller\u2019s',
    operation('post', `${BUILDER}/import`).requestBody.description,
    expect.stringContaining('updateContent'),
  ],
  [
    'a query has no unknown parameter',
    operation('get', `${BUILDER}/websites`).description,
    expect.stringContaining('Other parameters are rejected'),
  ],
  [
    'a list continues after the last page',
    query('get', `${BUILDER}/images`, 'cursor').description,
    expect.stringContaining('next_cursor'),
  ],
  [
    'each status of the route lists all its codes, and the others are in the default',
    [
      operation('post', '/auth/login').responses[401].description,
      operation('get', '/auth/me').responses.default.description,
      operation('post', '/auth/login').responses.default.description,
    ],
    [
      'invalid_credentials',
      expect.stringMatching(/^401 unauthenticated, 403 forbidden, (?!.*413)/),
      expect.stringMatching(/^400 malformed_json, 413 payload_too_large, (?!.*401)/),
    ],
  ],
  [
    'a JSON body has a maximum size and depth',
    document.info.description,
    expect.stringMatching(`${number(MAX_JSON_BYTES)} bytes.*${MAX_JSON_DEPTH} deep`),
  ],
  [
    'a throttled caller learns when to retry',
    operation('post', '/auth/login').responses.default,
    expect.objectContaining({
      description: expect.stringMatching(/429 too_many_requests.*503 unavailable/),
      headers: { 'Retry-After': expect.anything() },
    }),
  ],
];

test.each(RULES)('the document says that %s', (_, documented, expected) => {
  expect(documented).toEqual(expected);
});

type Body = { additionalProperties?: unknown; oneOf?: Body[] };
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Body }> } };

const isOpen = ({ additionalProperties, oneOf }: Body): boolean =>
  oneOf === undefined ? additionalProperties !== false : oneOf.some(isOpen);

test('no body of the contract accepts unknown fields', () => {
  const open = Object.values<Record<string, Operation>>(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).some(({ schema }) => isOpen(schema)),
    );
  expect(open.map(({ operationId }) => operationId)).toEqual([]);
});

test('a route may answer with a file or without content', () => {
  const { response: _, ...rest } = statusRoutes.getHealth;
  expect(successOf({ ...rest, file: { contentType: 'text/csv' } })).toMatchObject({
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
  });
  expect(successOf({ ...rest, status: 204 })).toEqual({ description: 'Success. No content.' });
});
