import type { Brief } from './brief.ts';
import { capital, dishNames, lineFor } from './sentences.ts';
import { TONE_WORDS } from './tone-words.ts';

const LONGEST = 90;
const LONGEST_NAME = 24;

/** Fragments that stand alone after a full stop, each of them said by the owner. */
function factFragments(brief: Brief): string[] {
  const tags = brief.has.map((feature) => feature.tag).filter((tag) => tag !== undefined);
  const place = brief.place === '' ? [] : [capital(brief.place)];
  const since = brief.since === '' ? [] : [`Since ${brief.since}`];
  return [...tags, ...place, ...since];
}

/** Facts count twice: a tagline that only this place could have is the better one. */
function secondSentences(brief: Brief): string[] {
  const facts = factFragments(brief);
  const name = brief.name.length <= LONGEST_NAME ? [`At ${brief.name}`] : [];
  return [...facts, ...facts, ...name, ...TONE_WORDS[brief.tone].closers];
}

/** One line over the hero: the cuisine's own thought, and mostly a second, shorter one. */
export function composeTagline(brief: Brief): string {
  const line = lineFor(brief, 'taglines');
  const dishes = dishNames(brief, 3);
  const form = brief.choose.index('tagline-form', 8);
  if (form === 0 && dishes.length === 3) return capital(dishes.join(', ')).slice(0, LONGEST);
  if (form <= 1) return line;
  const both = `${line}. ${brief.choose.pick('tagline-second', secondSentences(brief))}.`;
  return both.length <= LONGEST ? both : line;
}
