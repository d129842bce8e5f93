import { CATALOG, type Entry } from './catalog.ts';
import { type Slots, subjectsOf } from './slots.ts';
import { plainWords, tokensOf } from './words.ts';

/** `score`: 0 to 1. `isCovered`: each subject of the question is one of the entry's. */
export type Match = { entry: Entry; score: number; isCovered: boolean };

/** Subjects that change no figure, though they count for the choice of one. */
const LIGHT: ReadonlySet<string> = new Set(['restaurant', 'amount', 'launched', 'done', 'status']);
const LIGHT_WEIGHT = 0.2;
/** An entry that is of just this case comes before a general one. */
const BONUS = 0.05;

const PHRASINGS = CATALOG.map((entry) => ({
  entry,
  phrasings: entry.ask.map((ask) => subjectsOf(tokensOf(plainWords(ask)))),
}));
const USES = new Map<string, number>();
for (const { phrasings } of PHRASINGS)
  for (const subject of new Set(phrasings.flatMap((each) => [...each])))
    USES.set(subject, (USES.get(subject) ?? 0) + 1);

/** A rare subject says more than one that many questions have. */
const weightOf = (subject: string) =>
  LIGHT.has(subject) ? LIGHT_WEIGHT : Math.log(1 + CATALOG.length / (USES.get(subject) ?? 1)) / 3;
const weight = (subjects: Iterable<string>) =>
  [...subjects].reduce((sum, subject) => sum + weightOf(subject), 0);

/** The questions of the catalog by how much of this one they share, the nearest first. */
export function nearest(subjects: ReadonlySet<string>, slots: Slots): Match[] {
  return PHRASINGS.filter(({ entry }) => entry.when?.(slots) !== false)
    .map(({ entry, phrasings }) => {
      const scores = phrasings.map((phrasing) => ({ phrasing, score: overlap(subjects, phrasing) }));
      const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
      const isCovered = [...subjects].every((subject) => best.phrasing.has(subject) || LIGHT.has(subject));
      return { entry, isCovered, score: best.score === 0 ? 0 : best.score + (entry.when ? BONUS : 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** Twice what both have, of what each has. */
function overlap(asked: ReadonlySet<string>, phrasing: ReadonlySet<string>): number {
  const all = weight(asked) + weight(phrasing);
  return all === 0 ? 1 : (2 * weight(asked.intersection(phrasing))) / all;
}
