import * as z from 'zod/mini';

/** Only our parser uses defaults. OpenAI refuses a strict schema that has them. */
const OURS = ['default'] as const;
/** Some servers refuse a strict schema with lengths. */
const NOT_STRICT = [...OURS, 'minLength', 'maxLength'] as const;

/** The JSON Schema of an answer, for strict servers without lengths. The whole schema is checked when the answer is read. */
export const answerSchema = (answer: z.core.$ZodType, { isStrict = false } = {}) =>
  z.toJSONSchema(answer, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const keyword of isStrict ? NOT_STRICT : OURS) delete jsonSchema[keyword];
    },
  });

/** Asks for such an answer in the prompt, for models that take no schema. */
export const inWords = (schema: object) =>
  `Answer with one JSON object of this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`;
