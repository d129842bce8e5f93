import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { wordsOf } from '../text/word-forms.ts';
import { isKnownDiet } from './known-diets.ts';
import { isMereTalk } from './mere-talk.ts';

/** Two sisters are no brothers, and a church is no mill. */
const AS_SAID = new Set(['relatives', 'building']);

/** Praise is repeated as it was said, not because something was praised. */
function isSaidOfSame(checked: CheckedText, claim: StatedClaim): boolean {
  const words = wordsOf({ text: checked.text.slice(claim.start, claim.end), cased: '' });
  const stems = words.map(({ stem }) => stem);
  const passages = checked.facts.byConcept.get(claim.concept) ?? [];
  const ranks = ranksIn(checked.text.slice(Math.max(0, claim.start - RANK_BESIDE), claim.end + RANK_BESIDE));
  return passages.some(
    ({ content, text }) =>
      stems.some((stem) => content.has(stem)) && ranks.every((rank) => ranksIn(text).includes(rank)),
  );
}

/** How far from a prize its rank may stand: "second prize", "prize: silver". */
const RANK_BESIDE = 14;
const RANKS = [
  /(?<![a-z])(?:first|1st|primer[oa]?|premi(?:er|ere)|1er|prim[oa]|erste[nrs]?|gold|oro|medaille d'or)(?![a-z])/,
  /(?<![a-z])(?:second|2nd|segund[oa]|deuxieme|2e|second[oa]|zweite[nrs]?|silver|plata|argento|silber|runners?[- ]up)(?![a-z])/,
  /(?<![a-z])(?:third|3rd|tercer[oa]?|troisieme|3e|terz[oa]|dritte[nrs]?|bronze|bronce|bronzo)(?![a-z])/,
  /(?<![a-z])(?:finalists?|short-?listed|nominated|nominees?|finalistas?|finalistes?|nominad[oa]s?|nommee?s?|nominiert)(?![a-z])/,
];
const ranksIn = (text: string) => RANKS.flatMap((rank, place) => (rank.test(text) ? [place] : []));

function isKnown(checked: CheckedText, sentence: CheckedSentence, claim: StatedClaim): boolean {
  if (claim.kind === 'allergen') return isKnownDiet(checked, sentence, claim);
  if (claim.kind === 'award' || claim.kind === 'review' || AS_SAID.has(claim.concept))
    return isSaidOfSame(checked, claim);
  const { claims } = checked.facts;
  const isCashLeft =
    claim.concept === 'cash' && claims.get('cards')?.some(({ isDenied }) => isDenied) === true;
  if (isCashLeft && !claim.isDenied) return true;
  const known = claims.get(claim.concept) ?? [];
  return (
    known.some(({ isDenied }) => isDenied === claim.isDenied) ||
    (isRefusalOfUnknown(claim) && known.length === 0)
  );
}

/** "No dress code" promises nothing. */
const HARMLESS = new Set(['dress', 'smoke', 'celebrities']);
const isRefusalOfUnknown = ({ concept, isDenied }: StatedClaim) => isDenied && HARMLESS.has(concept);

/** A question of a guest's; one such as "Hungry for vegan tacos?" states something. */
const GUEST_ASKS =
  /^[¿\s]*(?:do you|are|is|can|may|where|how|what|which|when|se |hay|puedo|donde|como|que|cual|ou|comment|peut-on|quel|quelles?|puis-je|y a-t-il|est-ce|les|wo|wie|kann|gibt|sind|was|wird|welche|si|dove|come|quali|posso|c'e|i |avez|acceptez|prenez|e )[^?]*\?$/;

/** "Nonna's" of Nonna Rosa: a word of the house's name. */
function isOfName({ facts, text, cased }: CheckedText, { kind, start, end }: StatedClaim): boolean {
  const first = cased.charAt(start);
  if (kind !== 'claim' || first === first.toLowerCase()) return false;
  const words = wordsOf({ text: text.slice(start, end), cased: '' }).filter(({ word }) => word.length > 1);
  return (
    words.length > 0 &&
    words.every(({ stem }) => facts.names.some((name) => name.length > 1 && name.includes(stem)))
  );
}

const FEW_WORDS = 3;
const ANSWERED =
  /^\s*(?:yes|yep|yup|yeah|always|of course|all|everything|sure|check|absolutely|we (?:are|have|do)|si|claro|todo|oui|tout|ja|klar|naturlich|alles|certo|tutto)(?![a-z])/;

/** "Promotion?", "Vegan?": the guest is asked; what answers it says something. */
function isOneWordQuestion({ text }: CheckedText, { start, end, words }: CheckedSentence): boolean {
  return (
    text.slice(start, end).endsWith('?') &&
    words.length <= FEW_WORDS &&
    !ANSWERED.test(text.slice(end, end + 30))
  );
}

/** What a house is said to be, to have, to offer and to have won. */
export const judgeClaims: Judge = (checked, sentence) => {
  const words = checked.text.slice(sentence.start, sentence.end);
  if (GUEST_ASKS.test(words)) return [];
  const isOneWord = isOneWordQuestion(checked, sentence);
  return sentence.claims
    .filter((claim) => !sentence.names.some((name) => isWithin(claim, name)))
    .filter((claim) => !isOneWord || (claim.kind === 'allergen' && !claim.isDenied))
    .filter((claim) => !isOfName(checked, claim))
    .filter((claim) => !isMereTalk(checked, sentence, claim))
    .filter((claim) => !isKnown(checked, sentence, claim))
    .map((claim) => finding(checked, claim.kind, claim));
};
