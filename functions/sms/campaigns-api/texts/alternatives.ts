import type { CampaignText } from '#functions/sms/campaigns-api/campaign-text.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { FIRST_NAME } from '#shared/sms/text-for-guest.ts';

/** Two sample texts, as the first guests of the list would read them. */
export function alternativesOf({ message, texts }: CampaignText, firstNames: readonly string[]): string[] {
  const { plain, named } = texts;
  const filled = firstNames
    .flatMap((first, turn) =>
      named.slice(turn, turn + 1).map((text) => text.replace(FIRST_NAME, () => first)),
    )
    .filter((text) => smsSegments(text).segments <= message.segments);
  return [...new Set([...filled.slice(0, 1), ...plain, ...filled.slice(1)])].slice(0, 2);
}
