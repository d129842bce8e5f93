const MAX_BYTES = 2048;
const SECRET = /password|token|secret|hash|cookie|authorization/i;

/** Returns a value as JSON without secrets, at most 2 KB; undefined if there is nothing. */
export function recordable(value: object | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value, (name, field: unknown) => (SECRET.test(name) ? '[secret]' : field));
  if (text === '{}') return undefined;
  const bytes = Buffer.byteLength(text);
  return bytes <= MAX_BYTES ? text : JSON.stringify({ too_long: bytes });
}
