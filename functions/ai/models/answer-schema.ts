import * as z from 'zod/mini';

/** What replaces a text of a wrong form is ours to know; OpenAI refuses a strict schema with it. */
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

/** What asks for such an answer where only the prompt can. */
export const inWords = (schema: object) =>
  `Answer with one JSON object of this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`;
