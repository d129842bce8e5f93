/** The subset of JSON Schema that the document's bodies and queries use. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  /** Rules that apply when other fields have certain values. */
  allOf?: { if?: Schema; then?: Schema }[];
  description?: string;
};

/** A value that the document forbids in one field, or that is just within its limits. */
export type Probe = { path: readonly string[]; rule: string; value: unknown; isAllowed: boolean };

/** Values at and beyond every limit of a schema. */
export function probesOf(schema: Schema, path: readonly string[] = []): Probe[] {
  const forbidden = (rule: string, value: unknown): Probe => ({ path, rule, value, isAllowed: false });
  const probes: Probe[] = [];
  if (schema.enum !== undefined) probes.push(forbidden('enum', 'none of them'));
  if (schema.const !== undefined) probes.push(forbidden('const', 'something else'));
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test('!')) {
    probes.push(forbidden('pattern', '!'));
  }
  if (schema.maxLength !== undefined) {
    probes.push(forbidden('maxLength', 'x'.repeat(schema.maxLength + 1)));
    if (schema.pattern === undefined && schema.enum === undefined && schema.description === undefined) {
      probes.push({ path, rule: 'maxLength', value: 'x'.repeat(schema.maxLength), isAllowed: true });
    }
  }
  if (schema.minLength !== undefined) probes.push(forbidden('minLength', ''));
  if (schema.maximum !== undefined) probes.push(forbidden('maximum', schema.maximum + 1));
  if (schema.minimum !== undefined) probes.push(forbidden('minimum', schema.minimum - 1));
  if (schema.exclusiveMinimum !== undefined) probes.push(forbidden('exclusiveMinimum', 0));
  if (schema.maxItems !== undefined) probes.push(forbidden('maxItems', itemsOf(schema, schema.maxItems + 1)));
  if (schema.additionalProperties === false) {
    probes.push({ path: [...path, 'not_named'], rule: 'unknown field', value: 1, isAllowed: false });
  }
  const inside = Object.entries(schema.properties ?? {});
  return [...probes, ...inside.flatMap(([name, each]) => probesOf(each, [...path, name]))];
}

function itemsOf({ items = {} }: Schema, length: number): unknown[] {
  return Array.from({ length }, () => exampleOf(items));
}

function exampleOf({ type, properties = {}, required = [] }: Schema): unknown {
  if (type !== 'object') return 'x';
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));
}

/** A body or query with this value, and the required fields of the object around it. */
export function bodyWith(
  schema: Schema,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { [name]: value };
  const inner = schema.properties?.[name] ?? {};
  return { [name]: { ...(exampleOf(inner) as object), ...bodyWith(inner, rest, value) } };
}
