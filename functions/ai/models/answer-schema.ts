import * as z from 'zod/mini';

/** Services refuse a strict schema with some of these keywords, each service with others. */
const NOT_STRICT = [
  ...(['minLength', 'maxLength', 'pattern', 'format'] as const),
  ...(['minItems', 'maxItems', 'minimum', 'maximum'] as const),
];

/**
 * The JSON Schema of an answer. A strict one has types, fields, and options alone: the whole schema is checked when the
 * answer is read. Only our parser uses defaults.
 */
export function answerSchema(answer: z.core.$ZodType, { isStrict = false } = {}) {
  const { $schema: _version, ...schema } = z.toJSONSchema(answer, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const keyword of isStrict ? NOT_STRICT : []) delete jsonSchema[keyword];
      delete jsonSchema.default;
    },
  });
  return schema;
}

/** Asks for such an answer in the prompt, for models that take no schema. */
export const inWords = (schema: object) =>
  `Answer with one JSON object of this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`;
