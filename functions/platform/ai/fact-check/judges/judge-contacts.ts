import { finding, type Judge } from '../checked-text.ts';
import { isSamePhone } from '../readers/read-phones.ts';

/** Telephone numbers, codes of the post, web addresses, e-mail addresses and names of accounts. */
export const judgeContacts: Judge = (checked, sentence) =>
  sentence.tokens.flatMap((token) => {
    if (token.kind === 'phone') {
      const isKnown = checked.facts.phones.some(
        (phone) => phone === token.digits || isSamePhone(phone, token.digits),
      );
      return isKnown ? [] : [finding(checked, 'phone', token)];
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
