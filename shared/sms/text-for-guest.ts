import { stableHash } from '#shared/text/stable-hash.ts';
import { firstNameOf } from './first-name.ts';
import { withPlainCharacters } from './plain-characters.ts';
import { smsSegments } from './sms-segments.ts';
import { MAX_SMS_LENGTH, smsSize } from './win-back-message.ts';

/** The place of a guest’s first name. */
export const FIRST_NAME = '{first}';

/** The texts that guests of a campaign get in turn. */
export type TurnTexts = {
  /** Without a name. */
  plain: string[];
  /** With `FIRST_NAME` once. */
  named: string[];
};

/**
 * The text for one guest, always the same: with the name if it fits without another segment. Undefined without texts.
 */
export function textForGuest(
  { plain, named }: TurnTexts,
  guest: { phone: string; name: string },
): string | undefined {
  const turn = stableHash(`text#${guest.phone}`);
  const text = plain[turn % plain.length];
  const first = withPlainCharacters(firstNameOf(guest.name));
  if (text === undefined || first === '') return text;
  return (
    fromTurn(named, turn)
      .map((each) => each.replace(FIRST_NAME, () => first))
      .find((each) => smsSize(each) <= MAX_SMS_LENGTH && segmentsOf(each) <= segmentsOf(text)) ?? text
  );
}

const segmentsOf = (text: string): number => smsSegments(text).segments;

function fromTurn(texts: readonly string[], turn: number): string[] {
  const at = turn % Math.max(1, texts.length);
  return [...texts.slice(at), ...texts.slice(0, at)];
}
