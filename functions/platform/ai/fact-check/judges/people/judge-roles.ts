import { type CheckedText, finding, type Judge } from '../../checked-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { type Word, wordsOf } from '../../text/word-forms.ts';
import { ROLES } from '../../vocabulary/roles.ts';

/** How far from a name what somebody does may stand: "Dev, our head chef". */
const BESIDE = 26;
const SHORTEST_NAME = 3;

const rolesIn = (text: string) => ROLES.flatMap((role, index) => (role.test(text) ? [index] : []));

/** What the record says that a person does: with the name, and wherever the name stands. */
function rolesOf({ facts }: CheckedText, name: string): number[] | undefined {
  const people = facts.profile?.people ?? [];
  const own = people
    .filter((person) => namesOf(person.name).includes(name))
    .map(({ role }) => plainText(role).text);
  if (own.every((role) => role === '')) return undefined;
  const told = facts.passages
    .filter(({ words }) => words.some(({ word }) => word === name))
    .map(({ text }) => text);
  return [...new Set([...own, ...told].flatMap(rolesIn))];
}

const namesOf = (name: string) => wordsOf(plainText(name)).map(({ word }) => word);

/** "Naomi bakes the rye as our head baker" */
const AS =
  /^[^.,;!?]{0,40}\s(?:as|als|como|comme|come)\s(?:our|the|a|unsere?|nuestr[oa]|notre|nostr[oa]|la|il|el|le)\s([a-z -]{3,24})/;

/** What the text says that the bearer of a name does: "head chef Dev", "Dev, our chef,". */
function roleSaid({ text }: CheckedText, { start, end }: Word): number[] {
  const before = /(?:^|[\s(])([a-z][a-z -]{2,20})\s$/.exec(
    text.slice(Math.max(0, start - BESIDE), start),
  )?.[1];
  const last = (before ?? '').split(' ').slice(-2).join(' ');
  const behind =
    /^(?:\s\p{L}+)?\s?[,(]\s?(?:(?:our|the|your|unsere?|nuestr[oa]|notre|la|el|le|il|nostr[oa])\s)?([a-z -]{3,24})/u.exec(
      text.slice(end, end + 2 * BESIDE),
    )?.[1];
  const as = AS.exec(text.slice(end, end + 3 * BESIDE))?.[1];
  return [...rolesIn(last), ...rolesIn(behind ?? ''), ...rolesIn(as ?? '')];
}

/** Who does what: the chef is not the owner's name. */
export const judgeRoles: Judge = (checked, { words }) =>
  words
    .filter(({ isCapitalized, word }) => isCapitalized && word.length >= SHORTEST_NAME)
    .filter((word) => {
      const known = rolesOf(checked, word.word);
      return known !== undefined && roleSaid(checked, word).some((role) => !known.includes(role));
    })
    .map((word) => finding(checked, 'name', word));
