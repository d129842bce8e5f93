import * as z from 'zod/mini';
import './schema-messages.ts';

/** Reads a function's environment once, at start. Throws one error that names all missing or invalid variables. */
export function readEnvironment<Schema extends z.ZodMiniObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  // Interpreted, because compiling a parser takes longer than one read.
  const parsed = schema.safeParse(environment, { jitless: true });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
}

const wholeNumberText = () =>
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number above zero'));

/** A variable with a number from 1 to 9,999,999, or the fallback. */
export function wholeNumber(fallback: number) {
  return z.pipe(z._default(wholeNumberText(), String(fallback)), z.transform(Number));
}

/** The same without a fallback. */
export function optionalWholeNumber() {
  return z.optional(z.pipe(wholeNumberText(), z.transform(Number)));
}
