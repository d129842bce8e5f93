import { attribute, elements } from './xml-scan.ts';

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_SERIAL = 2_958_465;

/** Built-in date and time formats (ECMA-376, 18.8.30). */
const isBuiltIn = (format: number) =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 47) ||
  (format >= 50 && format <= 58);

/** The styles of cells whose numbers are dates or times. */
export function dateStyles(styles: string): ReadonlySet<number> {
  const own = new Set<number>();
  for (const { attributes } of elements(styles, 'numFmt')) {
    const code = (attribute(attributes, 'formatCode') ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
    if (/[dyhs]/i.test(code) && !/[0#]/.test(code.replace(/s\.0+/i, '')))
      own.add(Number(attribute(attributes, 'numFmtId')));
  }
  const [formats] = elements(styles, 'cellXfs');
  const found = [...elements(formats?.inner ?? '', 'xf')].map(({ attributes }) =>
    Number(attribute(attributes, 'numFmtId') ?? 0),
  );
  return new Set(found.flatMap((format, style) => (isBuiltIn(format) || own.has(format) ? [style] : [])));
}

/** `2026-08-30`, `2026-08-30 19:20`, or `19:20`. */
export function printedSerial(serial: number, is1904: boolean): string {
  if (serial < 0 || serial > LAST_SERIAL) return String(serial);
  const minutes = Math.round(serial * 1_440);
  const moment = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + minutes * 60_000).toISOString();
  if (serial < 1) return moment.slice(11, 16);
  return minutes % 1_440 === 0 ? moment.slice(0, 10) : moment.slice(0, 16).replace('T', ' ');
}
