/** Spec, website builder §3: the text fields of `content_data`. The others are metadata. */
const TEXT_FIELDS = ['headline', 'copy', 'text', 'content', 'description', 'alt_text'];

type Part = { name: string; value: string };

/** Splits an item into its text and its metadata, whose names get spaces for underscores. */
export function contentParts(data: Readonly<Record<string, string>>): { texts: Part[]; metadata: Part[] } {
  const parts = Object.entries(data).filter(([, value]) => value !== '');
  const named = (isText: boolean) =>
    parts
      .filter(([name]) => TEXT_FIELDS.includes(name) === isText)
      .map(([name, value]) => ({ name: name.replaceAll('_', ' '), value }));
  return { texts: named(true), metadata: named(false) };
}
