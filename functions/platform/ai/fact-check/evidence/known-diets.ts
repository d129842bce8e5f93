import { type CheckedSentence, type CheckedText, isWithin, touches } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import type { Part } from '../readers/fact-token.ts';
import { contentStems, SMALL_WORDS } from '../text/word-forms.ts';
import { isOfGuest, isServed } from './asked-diets.ts';
import { keepsDiet } from './keeps-diet.ts';

const UNIVERSAL =
  /(?<![a-z])(?:everything|(?:our|the) (?:[a-z]+ )?(?:kitchen|menu|food)|(?:cocina|cuisine|cucina|kuche)(?= (?:sin|sans|senza|ohne))|(?:freie|unsere) (?:kuche|karte)|all(?: of)? (?:our|the|its|dishes|menu|food)|entire(?:ly)?|whole|fully|100|completely|strictly|purely|only|(?:every|each|ogni|cada|chaque|jede[rsn]?)(?! (?:\w*day|week|month|morning|night|evening|time|mattina|giorno|sera|settimana|dia|manana|noche|jour|matin|soir|semaine|tag|abend|morgen|woche|\w+tag|lun\w+|mar\w+|mie\w+|mer\w+|gio\w+|jeu\w+|jue\w+|ven\w+|vie\w+|vier\w+|sab\w+|sam\w+|dom\w+|dim\w+)(?![a-z])) [a-z]+|always|tod[oa]s? (?:nuestr|los|las|es|la|el)\w*|totalmente|tout(?:e|es)? (?:est|notre|la|nos|les)|entierement|tutt[oaie] (?:e|il|la|i|le|nostr)\w*|completamente|interamente|alles|ganze[nr]?|alle (?:gerichte|speisen|unsere)|komplett|rein|ausschliesslich)(?![a-z])/;
const SOME =
  /(?<![a-z])(?:options?|choices?|dishes|plates|selection|some|several|marked|available|items|picks|opcion(?:es)?|platos?|algun[oa]s|plats?|quelques|opzion[ei]|piatt[oi]|alcun[ei]|optionen|gerichte?|einige|auch|also|including|tambien|aussi|anche)(?![a-z])/;
/** "Fries ($4, and vegan)": still of the dish before. */
const BESIDE = 20;
/** Share of the words of a clause from which on it repeats a passage. */
const REPEATED = 0.7;
const CLAUSE_END = /[,;:()]|\s-\s|\s(?:but|while|pero|mientras|mais|tandis|ma|mentre|aber|wahrend)\s/g;

/** The part of a sentence around something, without what is said beside it. */
function clauseOf({ text }: CheckedText, sentence: CheckedSentence, { start, end }: Part): Part {
  let from = sentence.start;
  let to = sentence.end;
  for (const { 0: mark, index } of text.slice(sentence.start, sentence.end).matchAll(CLAUSE_END)) {
    const at = sentence.start + index;
    if (at + mark.length <= start) from = at + mark.length;
    if (at >= end) {
      to = at;
      break;
    }
  }
  return { start: from, end: to };
}

/** A diet is that of the whole kitchen, of the dish that the clause is about, or of some dishes where the text says so. */
export function isKnownDiet(checked: CheckedText, sentence: CheckedSentence, claim: StatedClaim): boolean {
  const { facts, text } = checked;
  const known = facts.claims.get(claim.concept) ?? [];
  const isWhole = (facts.profile?.diets ?? []).some(
    (diet) => diet === claim.concept || (diet === 'vegan' && claim.concept === 'vegetarian'),
  );
  if (isWhole) return !claim.isDenied;
  if (isOfGuest(checked, sentence, claim)) return isServed(checked, sentence, claim);
  const clause = clauseOf(checked, sentence, claim);
  if (isRepeated(checked, sentence, { claim, clause })) return true;
  if (isOfDishBehind(checked, sentence, claim)) return true;
  const mentions = sentence.mentions.filter(
    (mention) => isWithin(mention, clause) && !touches(mention, claim),
  );
  if (mentions.length > 0)
    return mentions.every(({ dishes }) => dishes.some((dish) => keepsDiet(dish, claim)));
  if (isOfDishBefore(checked, sentence, claim) || isOfOnlyDish(checked, sentence, { claim, clause }))
    return true;
  const last = sentence.mentions.findLast(({ end }) => end <= claim.start);
  const isBeside =
    last !== undefined &&
    claim.start - last.end <= BESIDE &&
    !UNIVERSAL.test(text.slice(last.end, claim.start));
  if (isBeside && last.dishes.some((dish) => keepsDiet(dish, claim))) return true;
  if (last !== undefined && isBareClause(checked, sentence, { claim, clause })) return false;
  const isUniversal = UNIVERSAL.test(text.slice(clause.start, clause.end));
  const houseSays = known.filter(({ isDenied }) => isDenied === claim.isDenied);
  if (houseSays.length > 0 && !isUniversal) return true;
  const words = text.slice(clause.start, clause.end);
  return !isUniversal && SOME.test(words) && facts.dishes.some((dish) => keepsDiet(dish, claim));
}

/** Of a dish they say no more than its diet does. */
const DEGREE =
  /(?<![a-z])(?:fully|100|completely|strictly|purely|entirely|totalmente|entierement|completamente|interamente|komplett|rein)(?![a-z])/g;
const HOUSE =
  /(?<![a-z])(?:kitchen|menu|house|restaurant|we|our|cocina|carta|nuestr[oa]s?|cuisine|carte|maison|notre|nos|cucina|menu|nostr[oaie]|kuche|karte|haus|unsere?|wir)(?![a-z])/;

/** "Lentil soup weather. $8, gluten-free.": words about the dish of a sentence before, or about what it is made of. */
function isOfDishBefore({ text }: CheckedText, sentence: CheckedSentence, claim: StatedClaim): boolean {
  const words = text.slice(sentence.start, sentence.end);
  const isFree =
    sentence.mentions.every(({ isWhole }) => !isWhole) &&
    !UNIVERSAL.test(words.replace(DEGREE, '')) &&
    !HOUSE.test(words);
  return isFree && sentence.subjects.some((dish) => keepsDiet(dish, claim));
}

const SMALL_ADVERBS =
  /^(?:now|too|also|even|still|always|jetzt|auch|sogar|nun|ahora|tambien|ya|maintenant|aussi|meme|ora|anche|adesso|100|completely|totally|fully|ganz|rein|komplett|totalmente|entierement|completamente)$/;

/** "Käsespätzle, jetzt auch vegan": nothing but the diet, of the dish before. */
function isBareClause(
  { text }: CheckedText,
  { words }: CheckedSentence,
  { claim, clause }: { claim: StatedClaim; clause: Part },
): boolean {
  const before = text.slice(Math.max(0, clause.start - 3), clause.start);
  return (
    /,\s?$/.test(before) &&
    words
      .filter((word) => isWithin(word, clause) && !touches(word, claim))
      .every(({ word }) => SMALL_ADVERBS.test(word) || SMALL_WORDS.has(word))
  );
}

/** "Our jackfruit sandwich comes with slaw, it's vegan": a clause of its own about the one dish before it. */
function isOfOnlyDish(
  { text }: CheckedText,
  { mentions, subjects }: CheckedSentence,
  { claim, clause }: { claim: StatedClaim; clause: Part },
): boolean {
  const words = text.slice(clause.start, clause.end);
  const [first, ...others] = mentions.filter(({ isWhole, end }) => isWhole && end <= claim.start);
  return (
    first !== undefined &&
    others.length === 0 &&
    !UNIVERSAL.test(words.replace(DEGREE, '')) &&
    !HOUSE.test(words) &&
    subjects.length > 0 &&
    first.dishes.some((dish) => keepsDiet(dish, claim))
  );
}

const COLON =
  /^[^.!?]{0,60}:\s?(?:(?:the|our|la|le|l'|il|lo|el|die|der|das|unsere?|notre|nuestr[oa]|nostr[oa])\s?)?$/;

/** "Vegan and full of swagger: Chana Masala": of the dish that the colon leads to. */
function isOfDishBehind({ text }: CheckedText, { mentions }: CheckedSentence, claim: StatedClaim): boolean {
  const next = mentions.find(({ start, isWhole }) => isWhole && start >= claim.end);
  return (
    next !== undefined &&
    COLON.test(text.slice(claim.end, next.start)) &&
    next.dishes.some((dish) => keepsDiet(dish, claim))
  );
}

/** Most of what the clause says stands in one passage that says the same of the diet. */
function isRepeated(
  { facts }: CheckedText,
  { words, names }: CheckedSentence,
  { claim, clause }: { claim: StatedClaim; clause: Part },
): boolean {
  const stems = contentStems(
    words
      .filter((word) => isWithin(word, clause) && !touches(word, claim))
      .filter((word) => !names.some((name) => isWithin(word, name))),
  );
  if (stems.length < 2) return false;
  return (
    facts.byConcept
      .get(claim.concept)
      ?.some(
        ({ claims, content }) =>
          claims.some(({ concept, isDenied }) => concept === claim.concept && isDenied === claim.isDenied) &&
          stems.filter((stem) => content.has(stem)).length >= REPEATED * stems.length,
      ) === true
  );
}
