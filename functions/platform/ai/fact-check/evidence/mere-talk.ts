import { type CheckedSentence, type CheckedText, touches } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { isDated } from '../dated-days.ts';
import { foodStemsOf, foodWordsOf, singularsOf } from '../vocabulary/food-words.ts';
import { HOURS_IN_WORDS } from '../vocabulary/hours-rows.ts';
import {
  HOUSE_STEMS,
  IS_PRIZE,
  NOT_FOR_SALE,
  OF_GUESTS_TIME,
  PROMISES,
  TELLS_US,
  WARNS,
} from '../vocabulary/mere-talk.ts';
import { isCheapestOfOwn } from './cheapest-of-own.ts';
import { isInTown } from './praise-of-town.ts';

/** What may be between a superlative and what it praises. */
const PRAISED_WITHIN = 4;
const BEST =
  /^(?:(?:the|el|la|los|las|le|les|il|i) )?(?:best|mejor(?:es)?|meilleure?s?|miglior[ei]?|beste[nrs]?|am besten)$/;
/** Where the best of all is: behind the word. */
const SOMEWHERE =
  /^[^.,;:!?]{0,40}\s(?:in|of|on|de|del|della|di|en|du|a|im|der|am) (?:the )?(?:\p{L}+ )?(?:town|city|world|country|state|county|coast|ciudad|barrio|ville|citta|stadt|welt|mundo|monde|mondo)/u;

/** "The best" of a day, a friend or a moment praises nothing that the house makes. */
function isBestOfElse(
  { facts, text }: CheckedText,
  { words, mentions }: CheckedSentence,
  claim: StatedClaim,
) {
  if (!BEST.test(text.slice(claim.start, claim.end))) return false;
  const behindClaim = text.slice(claim.end, claim.end + 80);
  if (SOMEWHERE.test(behindClaim) || isInTown(facts.profile?.address.locality ?? '', behindClaim))
    return false;
  const behind = words.filter(({ start }) => start >= claim.end).slice(0, PRAISED_WITHIN);
  const foods = foodStemsOf(facts.reading.language);
  return !behind.some(
    (word) =>
      HOUSE_STEMS.has(word.stem) ||
      foods.has(word.stem) ||
      mentions.some((mention) => touches(mention, word)),
  );
}

/** "The sea air is on the house": nobody sells it. */
const isGiftOfNobody = ({ text }: CheckedText, { start, end }: CheckedSentence) =>
  NOT_FOR_SALE.test(text.slice(start, end));

/** Guests are asked to tell of their allergies, or warned: nothing is promised to them. */
function isMereWarning({ text }: CheckedText, { start, end }: CheckedSentence): boolean {
  const words = text.slice(start, end);
  return TELLS_US.test(words) || WARNS.test(words) || !PROMISES.test(words);
}

/** "Your brother-in-law": of the guest. */
const isOfGuest = ({ text }: CheckedText, { start }: StatedClaim) =>
  /(?:your|tu|tus|su|ton|ta|tes|votre|vos|tuo|tua|tuoi|dein\w*|eure?\w*|ihre?\w*)\s(?:\p{L}+\s)?$/u.test(
    text.slice(Math.max(0, start - 24), start),
  );

/** Dogs that bark in the street are no guests. */
const WELCOMES =
  /(?<![a-z])(?:welcom\w*|allow\w*|friendly|bring\w*|your|patio|terrac?e|terrasse|porch|garden|yard|water|treats?|free|ok|okay|too|bienven\w*|acept\w*|accept\w*|admit\w*|puede\w*|tambien|aussi|autoris\w*|ammess\w*|benvenut\w*|anche|terrazza|willkommen|erlaubt|gern\w*|auch|durfen|no|not|sin|sans|senza|keine)(?![a-z])/;

const RUNS =
  /(?<![a-z])(?:we|our|his|her|my|their|run|runs|own\w*|found\w*|open\w*|led|cook\w*|bak\w+|since|two|three|[23]|su|sus|mi|nuestr\w+|llev\w+|abr\w+|fund\w+|desde|son|sa|ses|notre|tenu\w*|ouvert|fond\w+|depuis|su[oa]|nostr\w+|gest\w+|apert\w+|dal|ihr\w*|sein\w*|unser\w*|fuhr\w+|gegrundet|seit|betreib\w+|recipes?|rezept\w*|recetas?|recettes?|ricett[ae]|secret\w*|geheim\w*|way|taught|style|like|wie|como|comme|come)(?![a-z])/;
/** "Grandma would approve": whose, nobody says. */
const FORBEARS = /^(?:grand\w+|oma|omas|opa|opas|abuel[oa]s?|mamie|nonn[aoie])$/;

/** "The merry brother of the family" of a dish: nobody of the house. */
function isOfNobody({ facts, text }: CheckedText, { start, end, words, mentions }: CheckedSentence): boolean {
  const people = (facts.profile?.people ?? []).flatMap(({ name }) => name.toLowerCase().split(' '));
  const isOfSomebody =
    words.some(
      (word, at) =>
        people.includes(word.word) ||
        (word.isCapitalized && at > 0 && !mentions.some((mention) => touches(mention, word))),
    ) || RUNS.test(text.slice(start, end));
  return !isOfSomebody;
}

const BESIDE =
  /^(?:next to|across from|near the|close to the|opposite|around the corner|junto a|frente a|neben dem|gegenuber|di fronte|en face d\w*)$/;
const BESIDE_WORDS = 5;
/** Of guests and of what lies on the table: a house stands beside none of them. */
const SOMEONE_OR_SOMETHING =
  /^(?:you|her|him|them|me|us|it|this|that|these|those|each|eso|esto|cela|ca|questo|quello|das|die|den|ella|el|ellos|ti|mi|lei|lui|loro|elle|eux|ihr|ihm|dir|mir)$/;

/** "Next to a scoop of potato salad": where food lies, not the house. */
function isOnPlate({ facts, text }: CheckedText, { words, mentions }: CheckedSentence, claim: StatedClaim) {
  if (!BESIDE.test(text.slice(claim.start, claim.end))) return false;
  const foods = foodStemsOf(facts.reading.language);
  return words
    .filter(({ start }) => start >= claim.end)
    .slice(0, BESIDE_WORDS)
    .some(
      (word, at) =>
        (at === 0 && SOMEONE_OR_SOMETHING.test(word.word)) ||
        foods.has(word.stem) ||
        mentions.some((mention) => touches(mention, word)),
    );
}

const WON = /^(?:won|win|wins|winning|gewonnen|gewann|vint[oaie]|gagnee?s?|ganado)$/;

/** "Argued with the sea and won." */
const isWonOfNothing = ({ text }: CheckedText, { start, end }: StatedClaim) =>
  WON.test(text.slice(start, end)) &&
  /^(?:["')]*[.,;:!?]|["')]*$|\s(?:and|or|y|e|et|und)\s)/.test(text.slice(end, end + 6));

/** "Le prix de l'attente": what something costs. */
const isCost = ({ text }: CheckedText, { start, end }: CheckedSentence, claim: StatedClaim) =>
  text.slice(claim.start, claim.end) === 'prix' && !IS_PRIZE.test(text.slice(start, end));

/** "My phone is frozen": nothing that the house serves. */
const isOfNoFood = ({ facts, text }: CheckedText, { start, end, words, mentions }: CheckedSentence) =>
  mentions.length === 0 &&
  !OF_HOUSE.test(text.slice(start, end)) &&
  !words.some(({ word }) => isFoodWord(facts.reading.language, word));

const OF_HOUSE =
  /(?<![a-z])(?:our|ours|we|everything|kitchen|dessert\w*|nuestr\w+|todo|notre|nos|tout|nostr\w+|tutto|unsere?\w*|alles|kuche)(?![a-z])/;

/** "Kings of the couch": of nothing that is eaten. */
const isRankOfNothing = (
  { facts, text }: CheckedText,
  { words, mentions }: CheckedSentence,
  { start, end }: StatedClaim,
) => {
  const [next] = words.filter((word) => word.start >= end);
  return (
    RANK_OF.test(text.slice(start, end)) &&
    (next === undefined ||
      (!isFoodWord(facts.reading.language, next.word) && !mentions.some((mention) => touches(mention, next))))
  );
};

const RANK_OF = /^(?:kings?|queens?|masters?|home) of(?: the)?$/;
const isFoodWord = (language: string, word: string) =>
  singularsOf(word, language).some((form) => foodWordsOf(language).has(form));

/** "I could eat this seven nights a week": a guest's days, not those of the house. */
const isTimeOfGuest = ({ text }: CheckedText, { start, end }: CheckedSentence) =>
  OF_GUESTS_TIME.test(text.slice(start, end));

/** Lunch on a day with hours of its own is told by these. */
const isLunchOfDate = ({ tokens }: CheckedSentence) => tokens.some(isDated);

/** Whether words of a claim claim nothing here. */
export function isMereTalk(checked: CheckedText, sentence: CheckedSentence, claim: StatedClaim): boolean {
  const wordsOfClaim = checked.text.slice(claim.start, claim.end);
  if (claim.concept === 'lunch') return isLunchOfDate(sentence);
  if (HOURS_IN_WORDS.has(claim.concept)) return isTimeOfGuest(checked, sentence);
  if (claim.concept === 'allergies') return isMereWarning(checked, sentence);
  if (claim.concept === 'ready_made') return isOfNoFood(checked, sentence);
  if (claim.concept === 'boast') return isRankOfNothing(checked, sentence, claim);
  if (claim.concept === 'cheap') return isCheapestOfOwn(checked, sentence, claim);
  if (claim.concept === 'superlative')
    return isCheapestOfOwn(checked, sentence, claim) || isBestOfElse(checked, sentence, claim);
  if (claim.concept === 'allergen_safe')
    return TELLS_US.test(checked.text.slice(sentence.start, sentence.end));
  if (claim.concept === 'relatives') return isOfGuest(checked, claim) || isOfNobody(checked, sentence);
  if (claim.concept === 'generations')
    return isOfGuest(checked, claim) || (FORBEARS.test(wordsOfClaim) && isOfNobody(checked, sentence));
  if (claim.concept === 'dogs') return !WELCOMES.test(checked.text.slice(sentence.start, sentence.end));
  if (claim.concept === 'location') return isOnPlate(checked, sentence, claim);
  if (claim.concept === 'award') return isWonOfNothing(checked, claim) || isCost(checked, sentence, claim);
  if (claim.concept === 'free') return isGiftOfNobody(checked, sentence);
  return false;
}
