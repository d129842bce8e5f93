import { type Answer, answer } from '#shared/assistant/assistant-answer.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { proposeChange, type StoredProfile } from './profile-proposal.ts';

export const WHICH_PHONE = 'What’s the new phone number? For example, “our phone is 775-555-0123.”';
const SCREEN = 'profileContact';

/** "Our phone is now 775-555-0123" replaces the number with the same label. */
export function changePhone(stored: StoredProfile, { proposals }: ProfileReading): Answer {
  const phones = proposals.flatMap((each) => (each.field === 'phones' ? [each.value] : []));
  const [phone, another] = phones;
  if (phone === undefined) return answer(WHICH_PHONE, { screen: SCREEN });
  if (another !== undefined)
    return answer('I found more than one phone number. Send only the new one.', { screen: SCREEN });
  const known = stored.profile.phones;
  const at = known.findIndex(({ label }) => label === phone.label);
  const before = known[at];
  if (before !== undefined && before.typed === phone.typed)
    return answer(`Your profile already says ${phone.typed}.`, { screen: SCREEN });
  const place = (field: string) => `phones[${at}].${field}`;
  return proposeChange(stored, {
    text: `Change your phone number to ${phone.typed}?`,
    title: phone.label === '' ? 'Phone number' : `Phone number, ${phone.label}`,
    before: before?.typed ?? 'None',
    after: phone.typed,
    changes:
      before === undefined
        ? { [`phones[${known.length}]`]: phone }
        : { [place('number')]: phone.number, [place('typed')]: phone.typed },
    screen: SCREEN,
  });
}
