import type { OperationName } from '#shared/contract/routes.ts';
import { UPLOAD_LIMITS, UPLOAD_PURPOSES } from '#shared/images/contract/upload.ts';
import { MAX_IMAGES } from '#shared/websites/contract/imported-content.ts';
import { anEmptySiteContent } from '#tests/builders/a-site-content.ts';
import type { Schema } from './openapi-probes.ts';

type Body = Record<string, unknown>;
/** A body whose value at the path the server refuses. */
export type Refusal = { operation: OperationName; body: Body; path: readonly string[]; rule: string };

const COMMON_PASSWORD = 'password123';
const ASSET = { width: 400, height: 300, widths: [400], alt: '', bytes: [] };
const content = anEmptySiteContent({ website_name: 'Osteria Lupo' });

/** Rules of the server beyond the types of the contract's fields. */
export const REFUSALS: readonly Refusal[] = [
  ...UPLOAD_PURPOSES.flatMap((purpose) => {
    const { types, maxBytes } = UPLOAD_LIMITS[purpose];
    const file = { purpose, filename: 'pizza', content_type: types[0], size: 1 };
    return [
      upload({ ...file, content_type: 'image/tiff' }, 'content_type', `types of a ${purpose}`),
      upload({ ...file, size: maxBytes + 1 }, 'size', `bytes of a ${purpose}`),
    ];
  }),
  upload(
    { purpose: 'menu_file', filename: '   ', content_type: 'image/png', size: 1 },
    'filename',
    'a name of spaces',
  ),
  imported(
    Object.fromEntries(Array.from({ length: MAX_IMAGES + 1 }, (_, index) => [`picture-${index}`, ASSET])),
    ['image_assets'],
    'pictures',
  ),
  imported(
    { pizza: { ...ASSET, widths: [400, 400] } },
    ['image_assets', 'pizza', 'widths'],
    'widths that are the same',
  ),
  {
    operation: 'register',
    body: { email: 'lupo@example.com', password: COMMON_PASSWORD, restaurantName: 'Osteria Lupo' },
    path: ['password'],
    rule: 'common passwords',
  },
];

function upload(body: Body, field: string, rule: string): Refusal {
  return { operation: 'createUpload', body, path: [field], rule };
}

function imported(image_assets: Body, path: readonly string[], rule: string): Refusal {
  const body = { format: 'tableside-site/1', content: { ...content, image_assets } };
  return { operation: 'importWebsite', body, path: ['content', ...path], rule };
}

/** Whether the document forbids the value, or its description says so. */
export function isForbidden(schema: Schema, body: Body, path: readonly string[]): boolean {
  const value = path.reduce<unknown>((whole, name) => (whole as Body)[name], body);
  const applying = (schema.allOf ?? []).filter((rule) => holds(rule.if, body)).map((rule) => rule.then ?? {});
  return [schema, ...applying].some((each) => {
    const place = schemaAt(each, path);
    return (
      place !== undefined && (forbids(place, value) || place.description?.endsWith(' are rejected.') === true)
    );
  });
}

function holds({ properties = {} }: Schema = {}, body: Body): boolean {
  return Object.entries(properties).every(([name, { const: value }]) => body[name] === value);
}

function schemaAt(schema: Schema | undefined, path: readonly string[]): Schema | undefined {
  return path.reduce<Schema | undefined>((each, name) => {
    const { properties = {}, additionalProperties } = each ?? {};
    const other = typeof additionalProperties === 'object' ? (additionalProperties as Schema) : undefined;
    return properties[name] ?? other;
  }, schema);
}

function forbids(schema: Schema, value: unknown): boolean {
  const { maximum = Infinity, maxProperties = Infinity, pattern = '', uniqueItems = false } = schema;
  if (schema.enum?.includes(value) === false) return true;
  if (typeof value === 'number') return value > maximum;
  if (typeof value === 'string') return !new RegExp(pattern, 'u').test(value);
  if (Array.isArray(value)) return uniqueItems && new Set(value).size < value.length;
  return Object.keys(value as Body).length > maxProperties;
}
