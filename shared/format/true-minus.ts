/** A negative figure with the sign that is as wide as a plus: `-$5` → `−$5`. For people; files keep the hyphen. */
export function trueMinus(figure: string): string {
  return figure.replace('-', '−');
}
