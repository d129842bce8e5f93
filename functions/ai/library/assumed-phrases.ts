import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';
import { createFindLine } from '../rewrite/find-lines.ts';
import { describedFamilyOf, linesOfFamily } from './dish-family.ts';
import { chooseOptions } from './expand-line.ts';
import { libraryOf } from './libraries.ts';

type About = { dish: { name: string; course?: string | undefined } | undefined; language: string };

const MOST_ALTERNATIVES = 3;
const SENTENCE_START = /(?:^|(?<=[.!?…]\s+)|(?<=\n))\S/gu;

/**
 * Phrases in our copy that describe a dish by its name alone, so the owner may need to correct them. Other lines
 * for the same family of dish are alternatives. Pure.
 */
export function assumedPhrases(texts: readonly string[], { dish, language }: About): AssumedPhrase[] {
  if (dish === undefined) return [];
  const lines = linesOfFamily(libraryOf(language), describedFamilyOf(dish.name, dish.course));
  const findLine = createFindLine(new Map([['dish', lines]]), {});
  const phrases = texts.flatMap((text) =>
    [...text.matchAll(SENTENCE_START)].flatMap(({ index }) => {
      const found = findLine(text, index, (end) => /^(?:\s|$)/.test(text.slice(end)));
      if (found === undefined) return [];
      const others = lines.filter((line) => line !== found.line).slice(0, MOST_ALTERNATIVES);
      return [
        {
          text: text.slice(index, found.end),
          alternatives: others.map((line) => chooseOptions(line, dish.name)),
        },
      ];
    }),
  );
  return phrases.filter(({ text }, at) => phrases.findIndex((each) => each.text === text) === at);
}
