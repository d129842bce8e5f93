/** Both sides have it; no library of types that they share does. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

/**
 * The text of a file as spreadsheets and registers save it: UTF-8, UTF-16 of either byte order, Shift JIS where it makes
 * Japanese words, else Windows-1252, which every byte is a character of. Line ends become `\n`, so that lines are
 * counted as editors count them.
 */
export function decodeList(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const whole = encoding === 'windows-1252' ? text.replace(/[\x80-\x9f]/g, signOf1252) : text;
  return whole.replaceAll('\0', '').replace(/\r\n?/g, '\n');
}

/** From 0x80 on. Some versions of Node decode Windows-1252 as Latin-1, which has control characters there. */
const SIGNS_OF_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function signOf1252(control: string): string {
  return SIGNS_OF_1252[control.charCodeAt(0) - 0x80] ?? '';
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // The names of columns are ASCII: without a mark of order, every other byte of UTF-16 is zero there.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  if (decoded(bytes, 'utf-8') !== undefined) return 'utf-8';
  return isJapanese(decoded(bytes, 'shift_jis') ?? '') ? 'shift_jis' : 'windows-1252';
}

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/g;
const JAPANESE_WORDS = /[\u3040-\u30ff\u3400-\u9fff]{2,}/g;
/** Share of the characters beside others of their kind: accented letters taken for Japanese are alone. */
const FEWEST_IN_WORDS = 0.7;

function isJapanese(text: string): boolean {
  const signs = text.match(JAPANESE)?.length ?? 0;
  const inWords = text.match(JAPANESE_WORDS)?.join('').length ?? 0;
  return signs > 0 && inWords >= FEWEST_IN_WORDS * signs;
}

/** Undefined where the bytes are none of that encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
