import { finding, type Judge } from '../checked-text.ts';
import { isSamePhone } from '../readers/read-phones.ts';

/** Another way than the telephone, right before a number. */
const CHANNEL =
  /(?<![a-z])(?:tele)?(fax|whatsapp|telegram|sms)(?:es|nummer|number)?(?: (?:us|a|al|an|unter|on|at|to|no|nr|number|numero|nummer|sur|au|auf))*\s?[.:]?\s?$/;
const LEAD = 32;

function channelBefore(text: string, start: number): { name: string; start: number } | undefined {
  const from = Math.max(0, start - LEAD);
  const found = CHANNEL.exec(text.slice(from, start));
  return found === null ? undefined : { name: found[1] ?? '', start: from + found.index };
}

/** Telephone numbers, codes of the post, web addresses, e-mail addresses and names of accounts. */
export const judgeContacts: Judge = (checked, sentence) =>
  sentence.tokens.flatMap((token) => {
    if (token.kind === 'phone') {
      const isKnown = checked.facts.phones.some(
        (phone) => phone === token.digits || isSamePhone(phone, token.digits),
      );
      if (!isKnown) return [finding(checked, 'phone', token)];
      const channel = channelBefore(checked.text, token.start);
      const isTold =
        channel === undefined || checked.facts.passages.some(({ text }) => text.includes(channel.name));
      return isTold ? [] : [finding(checked, 'phone', { start: channel.start, end: token.end })];
    }
    if (token.kind === 'postcode')
      return checked.facts.postcodes.has(token.code) ? [] : [finding(checked, 'address', token)];
    if (token.kind !== 'web') return [];
    const name = token.address.replace(/^@/, '');
    const isKnown = checked.facts.addresses.some(
      (known) =>
        known === token.address ||
        known === `@${name}` ||
        (token.address.startsWith('@') && known.endsWith(`/${name}`)),
    );
    return isKnown ? [] : [finding(checked, 'web', token)];
  });
