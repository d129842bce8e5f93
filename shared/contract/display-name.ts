import * as z from 'zod/mini';
import { atMostCharacters } from './length-message.ts';

/**
 * Control characters, and format characters that hide or reorder text (Unicode UAX #9, TR #36 §2). Emoji joiners are
 * kept.
 */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** Hangul fillers are invisible letters. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const NAME_MAX_LENGTH = 300;

/** A name without invisible characters that has at least one letter, digit, or emoji. */
export function displayName(missing: string) {
  return z.string(missing).check(
    z.maxLength(NAME_MAX_LENGTH, atMostCharacters(NAME_MAX_LENGTH)),
    z.overwrite((text) => text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()),
    z.regex(VISIBLE, missing),
  );
}
