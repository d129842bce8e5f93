const PLAIN_FORMS: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '→': '-',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '\t': '|',
  '\r': ' ',
};
const NOT_PLAIN = /[^\n -_a-z{-~]/g;

function foldUnit(unit: string): string {
  const plain = PLAIN_FORMS[unit];
  if (plain !== undefined) return plain;
  if (/\s/.test(unit)) return unit === '\u2028' || unit === '\u2029' ? '\n' : ' ';
  const lower = unit
    .normalize(unit >= '！' && unit <= '～' ? 'NFKD' : 'NFD')
    .charAt(0)
    .toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/** Lowercase without accents, with plain dashes and quotes. Offsets in UTF-16 units don’t change. */
export function foldText(text: string): string {
  return text.replace(NOT_PLAIN, foldUnit).replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}
