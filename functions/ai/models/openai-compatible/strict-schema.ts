import * as z from 'zod/mini';

/** OpenAI refuses a strict schema with a default, and some servers one with lengths. */
const NOT_TAKEN = ['default', 'minLength', 'maxLength'] as const;

/** The JSON Schema of an answer as strict servers take it. The whole schema is checked when the answer is read. */
export const strictSchema = (answer: z.core.$ZodType) =>
  z.toJSONSchema(answer, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const keyword of NOT_TAKEN) delete jsonSchema[keyword];
    },
  });
