import { fold } from '#functions/platform/ai/fold.ts';
import { FUNCTION_WORDS, READ_LANGUAGES, type ReadLanguage } from './function-words.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** How much more likely one language is than the next, as a logarithm, before the letters say it. */
const SURE = 4;
const RUN = 3;
const RARE = 0.1;
const POSSIBLE_RUNS = 2_000;

/** Kinds and food that are called the same elsewhere, folded: an English brief may name nothing else. */
const BORROWED = new Set(
  'osteria trattoria ristorante pizzeria pizza pizze enoteca gelateria gelato gnocchi tiramisu ravioli lasagna lasagne risotto focaccia panini prosciutto burrata mozzarella carbonara cacio pepe spritz espresso cappuccino latte pasta antipasti cannoli bistro brasserie boulangerie patisserie cafe croissant croissants baguette quiche crepe crepes creperie souffle escargots frites steak confit taqueria cantina bodega tapas taco tacos burrito burritos quesadilla quesadillas paella ceviche empanadas arepas pupusas churros mezcal margaritas guacamole salsa pozole mole birria asado chorizo schnitzel bratwurst pretzel pretzels strudel biergarten sushi ramen izakaya omakase sashimi udon pho banh bun dim sum kebab doner falafel hummus shawarma halal kosher'.split(
    ' ',
  ),
);
const FEWEST_WORDS = 3;

type Model = { counts: ReadonlyMap<string, number>; total: number };

const runsOf = (word: string): string[] => {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - RUN + 1 }, (_, at) => padded.slice(at, at + RUN));
};

function modelOf(language: ReadLanguage): Model {
  const counts = new Map<string, number>();
  const words = `${FUNCTION_WORDS[language]} ${TRADE_WORDS[language]}`.split(' ');
  const runs = words.flatMap(runsOf);
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return { counts, total: runs.length };
}

const MODELS = READ_LANGUAGES.map((language) => ({ language, ...modelOf(language) }));

/**
 * The language that a text looks like, by the runs of its letters; undefined where two are as likely. Names are no
 * words of the text's language, so that only what begins with a small letter counts.
 */
export function languageOfLetters(source: string): ReadLanguage | undefined {
  const words = (source.match(/(?<!\p{L})\p{Ll}[\p{L}ß]+/gu) ?? []).map((word) => fold(word));
  const own = words.filter((word) => !BORROWED.has(word));
  if (own.length < FEWEST_WORDS) return undefined;
  const runs = own.flatMap(runsOf);
  const [best, second] = MODELS.map(({ language, counts, total }) => ({
    language,
    score: runs.reduce(
      (sum, run) => sum + Math.log(((counts.get(run) ?? 0) + RARE) / (total + RARE * POSSIBLE_RUNS)),
      0,
    ),
  })).toSorted((a, b) => b.score - a.score);
  if (best === undefined || second === undefined) return undefined;
  return best.score - second.score > SURE ? best.language : undefined;
}
