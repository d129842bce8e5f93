/** The request of a prompt with its values: "Today is {today}." */
export const filled = (request: string, values: Readonly<Record<string, string>>): string =>
  request.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
