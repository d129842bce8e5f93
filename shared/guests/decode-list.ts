/** Available in browsers and Node, but in no shared type library. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

/**
 * Decodes a file as spreadsheets and registers save it: UTF-8, UTF-16 in either byte order, Shift JIS if it gives
 * Japanese words, else Windows-1252, which accepts all bytes. Line ends become `\n`, so that line numbers match those
 * in editors.
 */
export function decodeList(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const whole = encoding === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, signOf1252) : text;
  return whole.replaceAll('\0', '').replace(/\r\n?/g, '\n');
}

/** From 0x80. Some versions of Node decode Windows-1252 as Latin-1, which has control characters there. */
const SIGNS_OF_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function signOf1252(control: string): string {
  return SIGNS_OF_1252[control.charCodeAt(0) - 0x80] ?? '';
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Column names are ASCII, so without a byte order mark every other byte of UTF-16 is zero.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  if (decoded(bytes, 'utf-8') !== undefined) return 'utf-8';
  return isJapanese(decoded(bytes, 'shift_jis') ?? '') ? 'shift_jis' : 'windows-1252';
}

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/g;
const JAPANESE_WORDS = /[\u3040-\u30ff\u3400-\u9fff]{2,}/g;
/** The share of characters next to others of their kind. Accented letters that were misread as Japanese are alone. */
const FEWEST_IN_WORDS = 0.7;

function isJapanese(text: string): boolean {
  const signs = text.match(JAPANESE)?.length ?? 0;
  const inWords = text.match(JAPANESE_WORDS)?.join('').length ?? 0;
  return signs > 0 && inWords >= FEWEST_IN_WORDS * signs;
}

/** Undefined if the bytes aren’t valid in that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
