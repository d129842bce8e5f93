import type { FaqTopic } from '../library/faq-topics.ts';
import { isDenied, topicOf, topicsIn } from '../library/page-topics.ts';

const LEAD = /^(we (?:also )?)(have|offer|provide|serve|do|take|accept|host)\s/i;
const VERB = /^(?:host|offer|have|serve|cater|deliver|do|make|take|accept|welcome|sell|run)\s/i;
/** With a subject, a comma parts no clauses: "We cannot accommodate vegetarian, vegan …". */
const SUBJECT = /^(?:we|you|our|i|guests?|nous|vous|wir|sie|noi)\b/iu;
/** What begins so is about what stands before it. */
const LEANS_BACK =
  /^(?:that(?:['’]?s)?|which|it|they|this|these|those|but|so|or|because|if|unless|except|only|also|eso|pero|mais|ça|aber|das|ma)\b/iu;

/** What begins so, with a day or a preposition, leads on to what follows: "Sundays, live music". */
const LEADS_ON =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:every|each|most) \p{L}+|on|in|at|by|from|after|before|during|until|for|if|when|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|el|los|cada|en|desde|después|durante|hasta|para|si|cuando|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|le|chaque|du|à|dès|après|pendant|pour|quand|\p{L}+tags?|mittwochs?|jeden?|am|an|im|ab|bei|nach|vor|von|während|für|wenn|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|il|la|ogni|di|dalle|dopo|durante|per|se|quando)(?!\p{L})/iu;

/** A note in a list of notes has no more words: "homemade pie, breakfast all day, dogs welcome". */
const WORDS_OF_NOTE = 4;

/**
 * A sentence about several topics in clauses, each a text of its own: "We have A, B, and host C", and "dogs ok on the
 * deck, live music sat". Any other sentence stays whole. Pure.
 */
export function topicClauses(sentence: string): string[] {
  const words = sentence.replace(/[.!]+$/, '');
  if (topicsIn(sentence).length < 2) {
    if (isDietList(sentence)) return partsByDiet(sentence);
    return isNoteList(words) ? clausesByTopic(words) : [sentence];
  }
  const [, subject, verb] = LEAD.exec(sentence) ?? [];
  if (subject === undefined || verb === undefined) return clausesByTopic(words);
  const [first = '', ...rest] = words.split(/,\s*(?:and\s+)?|\s+and\s+(?=host|offer|serve|cater|deliver)/i);
  return [
    first,
    ...rest.map((clause) => (VERB.test(clause) ? `${subject}${clause}` : `${subject}${verb} ${clause}`)),
  ];
}

/** Parts between commas, each with a topic of its own; what has none, or leans on what was said, stays with the part before it. */
function clausesByTopic(words: string): string[] {
  const clauses: string[] = [];
  const hasSubject = SUBJECT.test(words);
  for (const part of words.split(/,\s*(?:and\s+|plus\s+)?/i)) {
    const before = clauses.at(-1);
    const isClause = !hasSubject || SUBJECT.test(part);
    const beginsOne = isClause && topicsIn(part).length > 0 && !LEANS_BACK.test(part);
    const isOpen = before !== undefined && topicsIn(before).length === 0 && LEADS_ON.test(before);
    if (before === undefined || (beginsOne && !isOpen)) clauses.push(part);
    else clauses[clauses.length - 1] = `${before}, ${part}`;
  }
  return clauses;
}

/** Short notes of which one answers a question. A topic with a section often has a list of its own: "weddings, catering". */
const isNoteList = (words: string): boolean => {
  const { section, faq } = topicOf(words);
  const isShort = words.split(',').every((part) => part.trim().split(/\s+/).length <= WORDS_OF_NOTE);
  return faq !== undefined && section === undefined && isShort && !SUBJECT.test(words) && !isDenied(words);
};

const DIETS: ReadonlySet<FaqTopic | undefined> = new Set<FaqTopic>([
  'vegan',
  'vegetarian',
  'gluten_free',
  'halal_kosher',
]);
const hasDiet = (text: string): boolean => topicsIn(text).some(({ faq }) => DIETS.has(faq));

/** "Tonkotsu simmered 18 hours, vegan shoyu": only one of them is vegan. */
const isDietList = (sentence: string): boolean =>
  hasDiet(sentence) && sentence.includes(',') && !SUBJECT.test(sentence) && !isDenied(sentence);

/** What keeps the diet, and what does not, each a text of its own. */
function partsByDiet(sentence: string): string[] {
  const parts = sentence.replace(/[.!]+$/, '').split(/,\s*(?:and\s+)?/);
  const [kept, others] = [parts.filter(hasDiet), parts.filter((part) => !hasDiet(part))];
  return [kept, others].filter((some) => some.length > 0).map((some) => some.join(', '));
}
