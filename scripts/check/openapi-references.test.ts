import { expect, test } from 'vitest';
import { withoutReferences } from '#tests/builders/without-references.ts';
import { openApiDocument } from './openapi-document.ts';
import { withReferences } from './openapi-references.ts';

const address = {
  type: 'object',
  properties: { street: { type: 'string', maxLength: 160 }, town: { type: 'string', maxLength: 160 } },
};
const operation = (operationId: string) => ({
  operationId,
  parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string', maxLength: 100 } }],
  responses: { 200: { description: 'Success.', content: { 'application/json': { schema: address } } } },
});
const document = {
  openapi: '3.1.0',
  paths: { '/first': { get: operation('getFirst') }, '/second': { get: operation('getSecond') } },
  components: { schemas: { Guest: { type: 'object', properties: { address } } } },
};

test('repeated schemas, parameters, and responses become components', () => {
  const { paths, components } = withReferences(document);
  const shared = {
    parameters: [{ $ref: '#/components/parameters/Id' }],
    responses: { 200: { $ref: '#/components/responses/StreetTown' } },
  };
  expect(paths).toEqual({
    '/first': { get: { operationId: 'getFirst', ...shared } },
    '/second': { get: { operationId: 'getSecond', ...shared } },
  });
  expect(components.schemas).toEqual({
    Guest: { type: 'object', properties: { address: { $ref: '#/components/schemas/StreetTown' } } },
    StreetTown: address,
  });
});

test('references don’t change the document’s content', () => {
  const { paths } = withReferences(document);
  expect(withoutReferences(paths, withReferences(document))).toEqual(document.paths);
});

test('the document has at most 400 KB', () => {
  expect(JSON.stringify(openApiDocument()).length).toBeLessThanOrEqual(400 * 1024);
});
