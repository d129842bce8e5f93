import * as z from 'zod/mini';
import { MAX_CHANGES } from '#shared/contract/changes.ts';
import type { Grammar, RecordField, RecordList } from '#shared/editing/grammar.ts';
import { MAX_ADDRESS_LENGTH } from '#shared/site/editing/content-fields.ts';
import { FONT_NAMES } from '#shared/site/fonts.ts';

export type JsonSchema = Record<string, unknown>;

/** Rules of fields that JSON Schema can't express, by path. */
const NOTES: Record<string, JsonSchema> = {
  section_order: { uniqueItems: true, contains: { const: 'hero' } },
  design_system: { description: `Fonts: ${FONT_NAMES.join(', ')}.` },
  'pages[0].sections.menu.menu_url': {
    maxLength: MAX_ADDRESS_LENGTH,
    description: 'An http or https web address, or an empty string.',
  },
};

/** A map of changes: every path of the grammar, with its allowed values. */
export function changesJsonSchema(grammar: Grammar): JsonSchema {
  const fields = [...grammar.fields].map(([path, field]) => [path, { ...jsonSchema(field), ...NOTES[path] }]);
  const lists = [...grammar.lists];
  return {
    description:
      'A map of paths to new values. A path can point to a single value, a whole list, or an item in a list by its index.',
    properties: { ...Object.fromEntries(fields), ...Object.fromEntries(lists.flatMap(listProperties)) },
    patternProperties: Object.fromEntries(lists.flatMap(itemProperties)),
    additionalProperties: false,
    minProperties: 1,
    maxProperties: MAX_CHANGES,
  };
}

const INDEX = { type: 'integer', minimum: 0 };

function listProperties([path, { item, maxItems }]: [string, RecordList]): [string, JsonSchema][] {
  const move = { type: 'object', properties: { from: INDEX, to: INDEX }, required: ['from', 'to'] };
  return [
    [path, { type: 'array', items: jsonSchema(item), maxItems }],
    [`${path}.delete_index`, INDEX],
    [`${path}.move_index`, { ...move, additionalProperties: false }],
  ];
}

function itemProperties([path, { item, fields }]: [string, RecordList]): [string, JsonSchema][] {
  const place = `^${path.replace(/[.[\]]/g, '\\$&')}\\[(0|[1-9]\\d{0,5})\\]`;
  const ofFields = [...fields].map(([name, field]): [string, JsonSchema] => [
    `${place}\\.${name}$`,
    jsonSchema(field),
  ]);
  return [[`${place}$`, jsonSchema(item)], ...ofFields];
}

/** The allowed values. `null` removes optional ones. */
function jsonSchema(schema: RecordField | RecordList['item']): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}
