/** A form body of Stripe's clients: `items[0][price]=x` becomes `{ items: { 0: { price: 'x' } } }`. */
export type Form = { [name: string]: string | Form };

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    put(form, path, value);
  }
  return form;
}

function put(form: Form, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = form[first];
  const next = typeof inner === 'object' ? inner : {};
  form[first] = next;
  put(next, rest, value);
}

/** The text of a field; undefined if it's missing. */
export function textOf(form: Form, ...path: string[]): string | undefined {
  let value: string | Form | undefined = form;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function formOf(form: Form, ...path: string[]): Form {
  let value: string | Form | undefined = form;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return typeof value === 'object' ? value : {};
}

/** A field with named texts, such as metadata. */
export function textsOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
