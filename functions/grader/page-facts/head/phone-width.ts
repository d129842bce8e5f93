/** Phones shrink wider pages, or require scrolling sideways. */
const WIDEST_PHONE = 500;
/** A smaller scale is unreadable. */
const SMALLEST_SCALE = 0.5;

/** Whether `<meta name="viewport">` fits the page to a phone's width; a fixed desktop width doesn't. */
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
