let format: Intl.ListFormat | undefined;

/** `Menu, Hours, and Photos` */
export function formatList(items: readonly string[]): string {
  format ??= new Intl.ListFormat('en-US');
  return format.format(items);
}
