type Json = Record<string, unknown>;

/** A part of an OpenAPI document with references resolved; a schema inside itself stays a reference. */
export function withoutReferences<Part>(part: Part, document: object, path: readonly string[] = []): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => withoutReferences(each, document, path)) as Part;
  const { $ref } = part as { $ref?: unknown };
  if (typeof $ref === 'string') {
    return path.includes($ref)
      ? part
      : (withoutReferences(componentAt($ref, document), document, [...path, $ref]) as Part);
  }
  return Object.fromEntries(
    Object.entries(part).map(([key, each]) => [key, withoutReferences(each, document, path)]),
  ) as Part;
}

function componentAt(reference: string, document: object): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key], document);
}
