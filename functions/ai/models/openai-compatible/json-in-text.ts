/**
 * The JSON object that a model wrote; where there is something around it, such as a code fence or a greeting, its
 * outermost braces count. Undefined where that is no JSON either.
 */
export function jsonInText(text: string): unknown {
  return objectOf(text) ?? objectOf(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
