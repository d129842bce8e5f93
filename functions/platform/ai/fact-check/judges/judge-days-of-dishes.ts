import type { Weekday } from '#shared/site/site-content.ts';
import { finding, type Judge } from '../checked-text.ts';
import { isDays } from '../days-said.ts';
import type { KnownDish } from '../known-dishes.ts';

const ONLY = /(?<![a-z])(?:only|solo|solamente|seulement|uniquement|nur|ausschliesslich)(?![a-z])/;

/** Days on which alone there is a dish; none where the record says nothing of it. */
function daysOf({ statement, notes }: KnownDish): Weekday[] {
  return [statement, ...notes].filter(({ text }) => ONLY.test(text)).flatMap(({ openOn }) => [...openOn]);
}

/** Days of a dish that there is on others only: "Finanziera, solo il giovedì". */
export const judgeDaysOfDishes: Judge = (checked, sentence) => {
  const { mentions, mentionsBefore, tokens } = sentence;
  const at = checked.sentences.indexOf(sentence);
  const isDayed = checked.sentences[at - 1]?.tokens.some(isDays) === true;
  const isNamedHere = mentions.some(({ isWhole }) => isWhole);
  const named = (isNamedHere || isDayed ? mentions : mentionsBefore).filter(({ isWhole }) => isWhole);
  const allowed = named.flatMap(({ dishes }) => dishes.map(daysOf)).filter(({ length }) => length > 0);
  return tokens
    .filter(isDays)
    .filter(({ days }) => allowed.some((only) => !days.some((day) => only.includes(day))))
    .map((token) => finding(checked, 'time', token));
};
