/**
 * Turns a path of the contract into a pattern with one named group per parameter. `{id}` ends at a slash; `{id+}`, at
 * the end of the path, includes slashes.
 */
export function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.]/g, '\\.')
    .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    .replace(/\{(\w+)\+\}$/, '(?<$1>.+)');
  return new RegExp(`^${source}/?$`);
}
