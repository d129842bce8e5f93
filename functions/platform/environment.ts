import * as z from 'zod/mini';
import './schema-messages.ts';

/**
 * Reads a function's environment once, at start. Throws one error that names every variable that is
 * missing or wrong.
 */
export function readEnvironment<Schema extends z.ZodMiniObject>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  // Read once: compiling a parser for it, as zod does, takes longer than reading.
  const parsed = schema.safeParse(environment, { jitless: true });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
}

const wholeNumberText = () =>
  z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number above zero'));

/** A variable that holds a number from 1 to 9,999,999; the fallback without it. */
export function wholeNumber(fallback: number) {
  return z.pipe(z._default(wholeNumberText(), String(fallback)), z.transform(Number));
}

/** The same without a fallback. */
export function optionalWholeNumber() {
  return z.optional(z.pipe(wholeNumberText(), z.transform(Number)));
}
