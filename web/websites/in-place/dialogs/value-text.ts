/** A content value as text, for comparison. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'Empty' : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value !== 'object' || value === null) return 'None';
  const texts = Object.values(value).filter((each) => typeof each === 'string' && each !== '');
  return texts.length > 0 ? texts.join(' · ') : 'Other settings';
}
