/** "a", "a and b", "a, b and c". Items with their own commas keep them. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
