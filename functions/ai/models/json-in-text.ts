import { parseJson } from '#shared/format/parse-json.ts';

/** Ends what some models think before they answer. */
const END_OF_THOUGHTS = '</think>';

/**
 * Parses the JSON object in a model's answer. Ignores text around its outermost braces, such as thoughts, a code fence, or
 * a greeting, and makes safe repairs. Undefined if it still isn't JSON.
 */
export function jsonInText(text: string): object | undefined {
  const said = text.slice(text.lastIndexOf(END_OF_THOUGHTS) + 1);
  const object = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  return parsedObject(text) ?? parsedObject(object) ?? parsedObject(repaired(object));
}

function parsedObject(text: string): object | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** A string, or what is between strings. An unclosed string goes to the end of the text. */
const TOKENS = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[^"]+/gu;

/**
 * Escapes line breaks in strings, drops the backslash of an unknown escape, and adds or removes commas between values.
 * It closes nothing and adds no words, so unfinished and ambiguous text stays invalid.
 */
function repaired(json: string): string {
  const tokens = json.match(TOKENS) ?? [];
  return tokens
    .map((token, index) => {
      if (token.startsWith('"')) return repairedString(token);
      const between = token.replace(/,(\s*[}\]])/gu, '$1').replace(/\}(\s*)\{/gu, '},$1{');
      const isLast = index === tokens.length - 1;
      return isLast || /[{[:,]\s*$/u.test(between) ? between : `${between},`;
    })
    .join('');
}

const repairedString = (text: string) =>
  text
    .replace(/\\([\s\S])/gu, (pair, escaped: string) => ('"\\/bfnrtu'.includes(escaped) ? pair : escaped))
    .replace(/\p{Cc}/gu, (control) => JSON.stringify(control).slice(1, -1));
