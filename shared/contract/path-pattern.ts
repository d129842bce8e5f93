/**
 * A path of the contract → a pattern with one named group for each parameter: that of `{id}` ends at a slash, that of
 * `{id+}`, at the end, takes slashes too.
 */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.]/g, '\\.')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\{(\w+)\+\}$/, '(?<$1>.+)');
  return new RegExp(`^${source}/?$`);
}
