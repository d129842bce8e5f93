/** Spec, website builder §3: what of `content_data` is text; the rest says where it is from. */
const TEXT_FIELDS = ['headline', 'copy', 'text', 'content', 'description', 'alt_text'];

type Part = { name: string; value: string };

/** The words of an item apart from its metadata; underscores become spaces. */
export function contentParts(data: Readonly<Record<string, string>>): { texts: Part[]; metadata: Part[] } {
  const parts = Object.entries(data).filter(([, value]) => value !== '');
  const named = (isText: boolean) =>
    parts
      .filter(([name]) => TEXT_FIELDS.includes(name) === isText)
      .map(([name, value]) => ({ name: name.replaceAll('_', ' '), value }));
  return { texts: named(true), metadata: named(false) };
}
