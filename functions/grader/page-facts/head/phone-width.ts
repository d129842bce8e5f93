/** Wider pages are shown smaller on phones, or have to be pushed around. */
const WIDEST_PHONE = 500;
/** Smaller pages are no larger than a stamp. */
const SMALLEST_SCALE = 0.5;

/** Whether `<meta name="viewport">` makes a page as wide as a phone: a fixed width of a desk does not. */
export function fitsPhones(viewport: string): boolean {
  const said = new Map<string, string>();
  for (const pair of viewport.toLowerCase().split(/[,;]/)) {
    const [name = '', value = ''] = pair.split('=', 2);
    said.set(name.trim(), value.trim());
  }
  const width = said.get('width');
  if (width === 'device-width') return true;
  if (width !== undefined && width !== '') return Number.parseFloat(width) <= WIDEST_PHONE;
  return Number.parseFloat(said.get('initial-scale') ?? '') >= SMALLEST_SCALE;
}
