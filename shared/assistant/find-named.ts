import { isNearly, stem } from './matching/plain-question.ts';

/** Words that aren’t part of a name. */
const FILLERS = new Set(
  `what which how doing going a an the my our your is are was be to of for on in at it its this that and or with all any some do does did i we you
  me us have has had just now please thing one ones item items task tasks now as from by yet not still under left open
  last week month year day today yesterday`.split(/\s+/),
);

/** The stems of words that may be part of a name. */
export function namingWords(
  words: readonly string[],
  alsoFillers: ReadonlySet<string> = new Set(),
): string[] {
  return words.filter((word) => !FILLERS.has(word) && !alsoFillers.has(word)).map(stem);
}

export type Named<Thing> = {
  thing: Thing;
  /** The number of these words in the name. */
  hits: number;
  /** Share of these words, and of the name’s own words. */
  asked: number;
  named: number;
};

/** Items whose names have these words, best match first. */
export function findNamed<Thing>(
  asked: readonly string[],
  things: readonly Thing[],
  nameOf: (thing: Thing) => string[],
): Named<Thing>[] {
  return things
    .map((thing) => {
      const name = nameOf(thing);
      const isIn = (word: string) => name.some((other) => isNearly(other, word));
      const hits = asked.filter(isIn).length;
      const covered = name.filter((word) => asked.some((other) => isNearly(other, word))).length;
      return {
        thing,
        hits,
        asked: hits / Math.max(1, asked.length),
        named: covered / Math.max(1, name.length),
      };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || other.named - one.named);
}

/** The best match, and all that match equally. */
export function nearest<Thing>(found: readonly Named<Thing>[]): Thing[] {
  const [best] = found;
  return found
    .filter(({ hits, named }) => hits === best?.hits && named === best.named)
    .map(({ thing }) => thing);
}
