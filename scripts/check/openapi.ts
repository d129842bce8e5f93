import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiDocument } from './openapi-document.ts';

/** Each operation and each component is one line, so that a change of one shows as one. */
const LINE_DEPTH = 3;
const FILE = path.resolve(import.meta.dirname, '..', '..', 'openapi.json');

const document = openApiDocument();
const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
if (!valid) {
  console.error('The contract doesn’t produce a valid OpenAPI document:', JSON.stringify(errors, null, 2));
  process.exit(1);
}

const text = `${lines(document, LINE_DEPTH)}\n`;
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(FILE, 'utf8') === text;
  console.log(
    isCurrent ? 'openapi.json is valid and current.' : 'openapi.json is out of date. Run npm run openapi.',
  );
  process.exit(isCurrent ? 0 : 1);
}
writeFileSync(FILE, text);
console.log(
  `openapi.json: ${Object.keys(document.paths ?? {}).length} paths, valid OpenAPI ${document.openapi}.`,
);

function lines(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${lines(each, depth - 1)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}
