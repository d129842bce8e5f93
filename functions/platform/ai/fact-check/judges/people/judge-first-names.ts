import { GIVEN_NAMES } from '#functions/platform/ai/reading/facts/given-names.ts';
import { type CheckedText, finding, isWithin, type Judge } from '../../checked-text.ts';
import { SMALL_WORDS, type Word } from '../../text/word-forms.ts';
import { foodStemsOf } from '../../vocabulary/food-words.ts';
import { COMMON_WORDS } from '../../vocabulary/places.ts';

const SHORTEST_NAME = 3;

/** First names that are other words at the beginning of a sentence; en, es, fr, it, de. */
const OTHER_WORDS = new Set(
  `don drew german grant jack mark rob sue will hal ray pat bill frank guy della mai mia noi vera serena marina romano bianca franca franco
  elle aude merce candela vanda dolores mercedes gilda fausto beat tam nam loris valentine jasmine romeo wen`.split(
    /\s+/,
  ),
);

const isOtherWord = (word: string) =>
  OTHER_WORDS.has(word) || SMALL_WORDS.has(word) || COMMON_WORDS.has(word);

/** Behind a name: what somebody is, does or did; whose something is; and who is with them. */
const DOES: Readonly<Record<string, RegExp>> = {
  en: /^(?:'s(?![a-z])| (?:and \p{Lu}|(?:\p{Ll}+ly |still |always |never )?(?:is|was|has|had|will|can|knows?|(?!less|his|its|this|us|plus|across|as|always|perhaps|unless|besides|towards|thus|yes|cheers|thanks)\p{Ll}{2,}s|(?!need|red|bed|bread)\p{Ll}{2,}ed|makes?|runs?|ran|came|began|learned|taught|grew|won|built|took|made)(?!\p{L})))/u,
  es: /^ (?:y \p{Lu}|(?:es|esta|era|fue|ha|tiene|cocina|prepara|hace|sirve|amasa|hornea|lleva|atiende|recibe|saluda|manda|aprendio|empezo|abrio|naci\p{L}+|corta|asa|elige|trae|sabe|nunca|siempre)(?!\p{L}))/u,
  fr: /^ (?:et \p{Lu}|(?:est|etait|a|avait|cuisine|prepare|fait|sert|petrit|tient|accueille|mene|appris|vous|choisit|mijote|grille|apporte|sait|vient|travaille|dirige|s'occupe)(?!\p{L}))/u,
  it: /^ (?:e \p{Lu}|(?:e|era|ha|aveva|cucina|prepara|fa|serve|impasta|sforna|accoglie|guida|gestisce|sceglie|porta|sa|viene|lavora|vi|ti)(?!\p{L}))/u,
  de: /^ (?:und \p{Lu}|(?:ist|war|hat|hatte|kocht|backt|macht|serviert|knetet|fuhrt|leitet|empfangt|begrusst|wahlt|bringt|weiss|kommt|steht|arbeitet|lernte|grillt)(?!\p{L}))/u,
};

const isBegin = ({ text }: CheckedText, { start }: Word, sentence: { start: number }) =>
  start - sentence.start < 3 || /[:–—-]\s?$/.test(text.slice(Math.max(0, start - 2), start));

/** "Marco is in the kitchen tonight": a first name that begins a sentence, where a capital alone tells nothing. */
export const judgeFirstNames: Judge = (checked, sentence) => {
  const { facts, cased } = checked;
  const does = Object.hasOwn(DOES, facts.reading.language) ? DOES[facts.reading.language] : undefined;
  if (does === undefined) return [];
  const foods = foodStemsOf(facts.reading.language);
  return sentence.words
    .filter((word) => word.isCapitalized && word.word.length >= SHORTEST_NAME)
    .filter(({ word }) => GIVEN_NAMES.has(word) && !isOtherWord(word))
    .filter((word) => isBegin(checked, word, sentence) && does.test(cased.slice(word.end, word.end + 24)))
    .filter(({ stem }) => !facts.named.has(stem) && !foods.has(stem))
    .filter((word) => !sentence.names.some((name) => isWithin(word, name)))
    .map((word) => finding(checked, 'name', word));
};
