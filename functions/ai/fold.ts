const SAME: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '→': '-',
  '：': ':',
  '，': ',',
  '；': ';',
  '．': '.',
  '＄': '$',
  '|': '|',
};

function foldedUnit(unit: string): string {
  const same = SAME[unit];
  if (same !== undefined) return same;
  if (/^[\s\u00ad\u200b]$/u.test(unit)) return unit === '\n' ? unit : ' ';
  const plain = unit.normalize('NFD').slice(0, 1).toLowerCase();
  return plain.length === 1 ? plain : unit;
}

const known = new Map<string, string>();

function foldedOf(unit: string): string {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const folded = foldedUnit(unit);
  known.set(unit, folded);
  return folded;
}

/**
 * Lower case without accents, with plain quotes, dashes, and spaces, in the same length, so that offsets match
 * `source`. Line breaks stay.
 */
export function fold(source: string): string {
  let folded = '';
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 13) folded += source.charCodeAt(at + 1) === 10 ? ' ' : '\n';
    else folded += foldedOf(source.charAt(at));
  }
  return folded;
}
