import * as z from 'zod/mini';

/** Controls, and format characters that hide or reorder text (Unicode UAX #9, TR #36 §2); emoji joiners stay. */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** Some letters are invisible too: the Hangul fillers. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const NAME_MAX_LENGTH = 300;

/** A name that people will read: cleaned of what they cannot see, with at least a letter, a digit or an emoji in it. */
export function displayName(missing: string) {
  return z.string(missing).check(
    z.maxLength(NAME_MAX_LENGTH, `Use at most ${NAME_MAX_LENGTH} characters.`),
    z.overwrite((text) => text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()),
    z.regex(VISIBLE, missing),
  );
}
