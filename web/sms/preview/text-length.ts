import { segmentRoom, smsSegments } from '#shared/sms/sms-segments.ts';
import { MAX_SMS_LENGTH } from '#shared/sms/win-back-message.ts';

/** The length of a text and its segments: "85 of 134", "2 (70 characters fit in one)". */
export function textLength(text: string): { characters: string; segments: string } {
  const size = smsSegments(text);
  const { one, all } = segmentRoom(size);
  return {
    characters: `${size.units} of ${Math.min(all, MAX_SMS_LENGTH)}`,
    segments: size.segments > 1 ? `${size.segments} (${one} characters fit in one)` : String(size.segments),
  };
}
