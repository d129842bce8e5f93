import { TONE_WORDS } from '#functions/platform/ai/composer/knowledge/tone-words.ts';
import type { Brief } from '#functions/platform/ai/composer/reading/brief.ts';
import { capital, dishNames, lineFor } from '../sentences.ts';

const LONGEST = 90;
const LONGEST_NAME = 24;

/** Fragments that stand alone after a full stop, each of them said by the owner. */
function factFragments(brief: Brief): string[] {
  const tags = brief.has.map((feature) => feature.tag).filter((tag) => tag !== undefined);
  const place = brief.place === '' ? [] : [capital(brief.place)];
  const since = brief.since === '' ? [] : [`Since ${brief.since}`];
  return [...tags, ...place, ...since];
}

const lowered = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

/** Ways to put the name beside the thought; each makes a line that no other restaurant has. */
function namedForms({ name, place }: Brief, { line, closer }: { line: string; closer: string }): string[] {
  if (name.length > LONGEST_NAME) return [];
  return [
    `${line}. At ${name}.`,
    `${name}: ${lowered(closer)}. ${line}.`,
    `${line}. ${name}: ${lowered(closer)}.`,
    ...(place === '' ? [] : [`${line}. ${name}, ${place}.`]),
  ];
}

/** Forms that stand on what was said: facts, two of them where there are two, or the first dishes. */
function factForms(brief: Brief, line: string, closer: string): string[] {
  const facts = factFragments(brief);
  const [first = '', second = ''] = facts;
  const dishes = dishNames(brief, 3);
  return [
    ...(dishes.length === 3 ? [capital(dishes.join(', '))] : []),
    ...(dishes.length > 0 ? [`${line}. ${capital(dishes.slice(0, 2).join(' and '))}.`] : []),
    ...facts.map((fact) => `${line}. ${fact}.`),
    ...(second === '' ? [] : [`${first}. ${second}. ${closer}.`, `${line}. ${first}, ${lowered(second)}.`]),
  ];
}

/** One line over the hero: the cuisine's own thought, and mostly a second, shorter one. */
export function composeTagline(brief: Brief): string {
  const line = lineFor(brief, 'taglines');
  const closer = brief.choose.pick('tagline-second', TONE_WORDS[brief.tone].closers);
  const plain = [`${line}. ${closer}.`, `${closer}. ${line}.`, line];
  const named = namedForms(brief, { line, closer });
  const kinds = [factForms(brief, line, closer), named, named].map((forms) =>
    forms.filter((form) => form.length <= LONGEST),
  );
  const wanted = kinds[brief.choose.index('tagline-kind', kinds.length)] ?? [];
  const forms = [wanted, ...kinds, plain.filter((form) => form.length <= LONGEST), [line]].find(
    (each) => each.length > 0,
  );
  return brief.choose.pick('tagline-form', forms ?? [line]);
}
