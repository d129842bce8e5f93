/** Long titles are set smaller; the CSS gives each class its share of the full size. */
export function lengthClass(text: string): string {
  if (text.length <= 16) return 'length-s';
  if (text.length <= 40) return 'length-m';
  return text.length <= 90 ? 'length-l' : 'length-xl';
}
