import { segmentRoom, smsSegments } from '#shared/sms/sms-segments.ts';
import { MAX_SMS_LENGTH } from '#shared/sms/win-back-message.ts';

/** The length of a text and its segments: "85 of 134", "2 (up to 70 characters each)". */
export function textLength(text: string): { characters: string; segments: string } {
  const size = smsSegments(text);
  const { one, all } = segmentRoom(size);
  return {
    characters: `${size.units} of ${Math.min(all, MAX_SMS_LENGTH)}`,
    segments: size.segments > 1 ? `${size.segments} (up to ${one} characters each)` : String(size.segments),
  };
}
