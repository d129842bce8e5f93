/** The basic alphabet of 3GPP TS 23.038 (GSM-7) without the escape character: one septet each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension table: the escape character plus a second septet. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** The septets of a character; undefined if GSM-7 doesn’t have it. */
export function septetsOf(character: string): 1 | 2 | undefined {
  if (BASIC.has(character)) return 1;
  return EXTENDED.has(character) ? 2 : undefined;
}

export function isGsm7(text: string): boolean {
  for (const character of text) if (septetsOf(character) === undefined) return false;
  return true;
}
