import type { Brief } from './brief.ts';
import { capital, cuisineOf, dishNames, linesFor } from './sentences.ts';

const LONGEST = 90;

/** Fragments that stand alone after a full stop, each of them said by the owner. */
function fragments(brief: Brief): string[] {
  const tags = brief.has.map((feature) => feature.tag).filter((tag) => tag !== undefined);
  const place = brief.place === '' ? [] : [capital(brief.place)];
  const since = brief.since === '' ? [] : [`Since ${brief.since}`];
  return [...tags, ...place, ...since];
}

/** One line over the hero: the cuisine's own thought, and where there is one, a fact of this place. */
export function composeTagline(brief: Brief): string {
  const line = linesFor(brief, cuisineOf(brief).taglines, 'tagline');
  const dishes = dishNames(brief, 3);
  const facts = fragments(brief);
  const form = brief.choose.index('tagline-form', 8);
  if (form === 0 && dishes.length === 3) return capital(dishes.join(', ')).slice(0, LONGEST);
  if (form <= 2 || facts.length === 0) return line;
  const withFact = `${line}. ${brief.choose.pick('tagline-fact', facts)}.`;
  return withFact.length <= LONGEST ? withFact : line;
}
