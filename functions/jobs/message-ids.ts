import { parseJson } from '#shared/format/parse-json.ts';

const MOST_IDS = 8;
/** The characters of IDs and kinds. Email addresses, phone numbers with a plus, and texts don’t match. */
const ID = /^(?!\d{7,15}$)[A-Za-z0-9_#:.-]{1,120}$/;

/** The IDs and kind of a message, which are all that may be shown. Empty if it can’t be parsed. */
export function readMessageIds(body: string): Record<string, string> {
  const message = readObject(body);
  const context = typeof message.context === 'object' && message.context !== null ? message.context : {};
  const entries = Object.entries({ ...context, ...message })
    .filter(isId)
    .slice(0, MOST_IDS);
  return Object.fromEntries(entries);
}

function isId(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return (name.endsWith('_id') || name === 'kind') && typeof value === 'string' && ID.test(value);
}

function readObject(body: string): Record<string, unknown> {
  const read = parseJson(body);
  return typeof read === 'object' && read !== null ? { ...read } : {};
}
