/** A question of a catalog: ways to ask it, and its case. */
export type Question<Slots> = {
  ask: readonly string[];
  when?: ((slots: Slots) => boolean) | undefined;
};

/** `score`: 0 to 1. `isCovered`: the entry has every subject of the question. */
export type Match<Entry> = { entry: Entry; score: number; isCovered: boolean };

type Catalog<Entry> = {
  entries: readonly Entry[];
  /** The meanings of the words in a way to ask. */
  subjectsOf: (ask: string) => ReadonlySet<string>;
  /** Subjects that help choose an entry but don’t change the answer. */
  light: ReadonlySet<string>;
};

const LIGHT_WEIGHT = 0.2;
/** An entry of exactly this case comes before a general one. */
const BONUS = 0.05;

/** Finds the catalog questions that share the most with a question, best match first. */
export function createNearest<Slots, Entry extends Question<Slots>>({
  entries,
  subjectsOf,
  light,
}: Catalog<Entry>): (subjects: ReadonlySet<string>, slots: Slots) => Match<Entry>[] {
  const catalog = entries.map((entry) => ({ entry, phrasings: entry.ask.map(subjectsOf) }));
  const uses = new Map<string, number>();
  for (const { phrasings } of catalog)
    for (const subject of new Set(phrasings.flatMap((each) => [...each])))
      uses.set(subject, (uses.get(subject) ?? 0) + 1);
  /** A rare subject counts more than a common one. */
  const weightOf = (subject: string) =>
    light.has(subject) ? LIGHT_WEIGHT : Math.log(1 + entries.length / (uses.get(subject) ?? 1)) / 3;
  const weight = (subjects: Iterable<string>) =>
    [...subjects].reduce((sum, subject) => sum + weightOf(subject), 0);
  /** Dice coefficient: twice the shared weight, divided by both weights. */
  const overlap = (asked: ReadonlySet<string>, phrasing: ReadonlySet<string>) => {
    const all = weight(asked) + weight(phrasing);
    return all === 0 ? 1 : (2 * weight(asked.intersection(phrasing))) / all;
  };
  return (subjects, slots) =>
    catalog
      .filter(({ entry }) => entry.when?.(slots) !== false)
      .map(({ entry, phrasings }) => {
        const scores = phrasings.map((phrasing) => ({ phrasing, score: overlap(subjects, phrasing) }));
        const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
        const isCovered = [...subjects].every((subject) => best.phrasing.has(subject) || light.has(subject));
        return { entry, isCovered, score: best.score === 0 ? 0 : best.score + (entry.when ? BONUS : 0) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
}
