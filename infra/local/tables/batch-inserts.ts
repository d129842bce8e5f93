import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

type AttributeValue = Record<string, unknown>;
type Statement = { Statement: string; Parameters: AttributeValue[] };
type Failure = { statusCode?: number; body?: { __type?: string; message?: string } };
/** dynalite's own action on its store. */
export type PutItem = (
  data: { TableName: string; Item: Record<string, AttributeValue>; Expected: object },
  done: (failure: unknown) => void,
) => void;

const TARGET = 'DynamoDB_20120810.BatchExecuteStatement';
/** The only form of statement that this product sends. */
const INSERT = /^INSERT INTO "([^"]+)" VALUE \{(.+)\}$/;
const NAME = /'([^']+)': \?/g;

/**
 * Handles BatchExecuteStatement, which dynalite doesn't have, for statements that insert an item. Passes on other
 * requests.
 */
export function answeringInserts(putItem: PutItem, passOn: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers['x-amz-target'] === TARGET) void answer(putItem, request, response);
    else passOn(request, response);
  };
}

async function answer(putItem: PutItem, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { Statements } = JSON.parse(String(await buffer(request))) as { Statements: Statement[] };
  const Responses = await Promise.all(Statements.map((statement) => insert(putItem, statement)));
  response
    .writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify({ Responses }));
}

function insert(putItem: PutItem, { Statement, Parameters }: Statement): Promise<object> {
  const [, TableName, attributes] = INSERT.exec(Statement) ?? [];
  if (TableName === undefined || attributes === undefined)
    return Promise.resolve({
      Error: { Code: 'ValidationError', Message: 'Only INSERT statements are supported.' },
    });
  const names = [...attributes.matchAll(NAME)].map(([, name = '']) => name);
  const Item = Object.fromEntries(names.map((name, at) => [name, Parameters[at] ?? {}]));
  // Every item has its key, so an item exists if its first attribute does.
  const Expected = { [names[0] ?? '']: { Exists: false } };
  return new Promise((resolve) =>
    putItem({ TableName, Item, Expected }, (failure) =>
      resolve(failure ? { TableName, Error: errorOf(failure as Failure) } : { TableName }),
    ),
  );
}

function errorOf({ statusCode, body }: Failure): { Code: string; Message: string } {
  const Message = body?.message ?? '';
  if (body?.__type?.endsWith('ConditionalCheckFailedException') === true)
    return { Code: 'DuplicateItem', Message };
  return { Code: statusCode === 400 ? 'ValidationError' : 'InternalServerError', Message };
}
