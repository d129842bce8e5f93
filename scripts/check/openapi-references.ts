type Json = Record<string, unknown>;
type Document = { openapi: string; paths: Record<string, Json>; components: Record<Kind, Json> };
/** A value of the document by its holder and key, and the name for its component. */
type Place = { holder: Json; key: string; name: string };
type Kind = 'schemas' | 'parameters' | 'responses';

/** Shorter values take less space in place than as a component. */
const MIN_LENGTH = 70;
/** JSON Schema keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = new Set(['items', 'additionalProperties', 'propertyNames', 'if', 'then']);
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties']);

/** The document as JSON in which repeated schemas, parameters, and responses are components. */
export function withReferences(written: object): Document {
  const document: Document = JSON.parse(JSON.stringify(written));
  const { schemas = {}, parameters = {}, responses = {} } = document.components;
  document.components = { ...document.components, schemas, parameters, responses };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Json[]);
  const placesOfSchemas = () => [
    ...rootSchemas(document.paths),
    ...Object.entries(schemas).flatMap(([name, schema]) => innerSchemas(schema as Json, name)),
  ];
  move('schemas', schemas, placesOfSchemas);
  move('parameters', parameters, () =>
    operations.flatMap((operation) => placesIn(operation.parameters as Json)),
  );
  move('responses', responses, () =>
    operations.flatMap((operation) => placesIn(operation.responses as Json)),
  );
  return document;
}

/** Moves repeated values at the places into components, and leaves references. */
function move(kind: Kind, components: Json, places: () => Place[]): void {
  const found = new Map<string, { name: string; count: number }>();
  const count = ({ holder, key, name }: Place) => {
    const text = JSON.stringify(holder[key]);
    const seen = found.get(text);
    if (seen !== undefined) seen.count += 1;
    else {
      found.set(text, { name, count: 1 });
      if (kind === 'schemas') innerSchemas(holder[key] as Json, name).forEach(count);
    }
  };
  places().forEach(count);
  const references = new Map<string, Json>();
  for (const [text, { name, count }] of found) {
    if (count === 1 || text.length < MIN_LENGTH || text.startsWith('{"$ref"')) continue;
    const id = unusedName(name, components);
    components[id] = JSON.parse(text);
    references.set(text, { $ref: `#/components/${kind}/${id}` });
  }
  const replace = ({ holder, key, name }: Place) => {
    const reference = references.get(JSON.stringify(holder[key]));
    if (reference !== undefined) holder[key] = reference;
    else if (kind === 'schemas') innerSchemas(holder[key] as Json, name).forEach(replace);
  };
  places().forEach(replace);
}

/** The outermost schemas: those of bodies, responses, and parameters. */
function rootSchemas(node: Json, operation = ''): Place[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const { name, operationId = operation } = node as { name?: string; operationId?: string };
    if (key !== 'schema') return rootSchemas(value as Json, operationId);
    const fields = Object.keys((value as { properties?: Json }).properties ?? {});
    return [{ holder: node, key, name: name ?? (fields.length > 3 ? operationId : fields.join('_')) }];
  });
}

function innerSchemas(schema: Json, name: string): Place[] {
  return Object.entries(schema).flatMap(([keyword, value]): Place[] => {
    if (typeof value !== 'object' || value === null) return [];
    const holder = value as Json;
    if (MAPS.has(keyword)) return Object.keys(holder).map((key) => ({ holder, key, name: key }));
    if (LISTS.has(keyword)) return Object.keys(holder).map((key) => ({ holder, key, name }));
    if (!ONE.has(keyword)) return [];
    return [{ holder: schema, key: keyword, name: keyword === 'items' ? `${name}_item` : name }];
  });
}

/** Parameters by name, errors by code, and successes by schema. */
function placesIn(holder: Json = {}): Place[] {
  return Object.entries(holder).map(([key, value]) => {
    const { name, description } = value as { name?: string; description?: string };
    const [schema = 'success'] = JSON.stringify(value).match(/(?<=schemas\/)\w+/) ?? [];
    return { holder, key, name: name ?? (schema === 'Failure' ? description : schema) ?? schema };
  });
}

/** `pages[0].sections.faq_item` → `FaqItem`, with a number if that name is taken. */
function unusedName(name: string, components: Json): string {
  const words = (name.split('.').at(-1) ?? name).split(/[^A-Za-z0-9]+/);
  const id = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  if (!(id in components)) return id;
  return `${id}${[...Array(1000).keys()].find((index) => index > 1 && !(`${id}${index}` in components))}`;
}
