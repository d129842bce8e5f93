/** Replaces the hyphen with a minus sign: `-$5` → `−$5`. For people; files keep the hyphen. */
export function trueMinus(figure: string): string {
  return figure.replace('-', '−');
}
