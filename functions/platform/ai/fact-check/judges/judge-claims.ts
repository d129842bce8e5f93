import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { isKnownDiet } from '../evidence/known-diets.ts';
import { isMereTalk } from '../evidence/mere-talk.ts';
import type { Passage } from '../passage.ts';
import { contentStems, stemOf, wordsOf } from '../text/word-forms.ts';

/** Two sisters are no brothers, and a church is no mill. */
const AS_SAID = new Set(['relatives', 'building', 'wood_kind']);

const TROPHY =
  /^(?:awards?|prizes?|trophy|trophies|medals?|accolades?|premi[oe]s?|trofe[oi]s?|prix|trophees?|preise?|auszeichnung(?:en)?|pokale?)$/;
/** As many words in common tell that the same award is meant. */
const SAME_AWARD = 3;

const isOfSameWords = (content: ReadonlySet<string>, context: ReadonlySet<string>) =>
  [...content].filter((stem) => context.has(stem)).length >= SAME_AWARD;

/** Praise is repeated as it was said, not because something was praised. */
function isSaidOfSame(checked: CheckedText, { context }: CheckedSentence, claim: StatedClaim): boolean {
  const words = wordsOf({ text: checked.text.slice(claim.start, claim.end), cased: '' });
  const stems = words.map(({ stem }) => stem);
  const passages = checked.facts.byConcept.get(claim.concept) ?? [];
  const isTrophy = claim.kind === 'award' && TROPHY.test(checked.text.slice(claim.start, claim.end));
  const called = categoryBehind(checked, claim);
  if (called.length > 1)
    return awardsOf(checked).some(({ content }) => called.every((stem) => content.has(stem)));
  const ranks = ranksIn(checked.text.slice(Math.max(0, claim.start - RANK_BESIDE), claim.end + RANK_BESIDE));
  const isSaid = (content: ReadonlySet<string>) =>
    claim.concept === 'wood_kind' ? content.has(stems.at(-1) ?? '') : stems.some((stem) => content.has(stem));
  return passages.some(
    ({ content, text }) =>
      (isSaid(content) || (isTrophy && isOfSameWords(content, context))) &&
      ranks.every((rank) => ranksIn(text).includes(rank)),
  );
}

const AWARDING =
  /^(?:named|voted|crowned|elected|called|awarded|won|winner|winners|rated|chosen)(?: (?:as )?(?:one|the|best|top|a|among|by))?$/;

const AWARD_NEAR = /(?<![a-z])(?:awards?|prizes?|guide|premios?|premi|prix|preis|20\d\d)(?![a-z])/;

/** "Best Curry House 2022": the title of an award, which is named beside it. */
const isTitleOfAward = (text: string, cased: string, { start, end }: Pick<StatedClaim, 'start' | 'end'>) =>
  /^Best$/.test(cased.slice(start, end)) &&
  /^\s\p{Lu}/u.test(cased.slice(end, end + 2)) &&
  AWARD_NEAR.test(text.slice(end, end + 60).split(/[.!?]/)[0] ?? '');

/** "Named Best Small Kitchen": the words of the prize, as they are written with capitals. */
function categoryBehind({ cased, text }: CheckedText, { start, end }: StatedClaim): string[] {
  if (!AWARDING.test(text.slice(start, end)) && !isTitleOfAward(text, cased, { start, end })) return [];
  const from = /\p{Lu}/u.exec(cased.slice(start, end))?.index ?? end - start;
  const said =
    /^\s?(?:the |as |our )?((?:\p{Lu}[\p{L}']*(?:\s(?:of|the|in|at|for|de|del|di|du)){0,2}\s?){2,10})/u.exec(
      cased.slice(start + from),
    )?.[1];
  return contentStems(wordsOf({ text: (said ?? '').toLowerCase(), cased: '' }));
}

const awardsOf = ({ facts }: CheckedText) =>
  facts.passages.filter(({ claims }) => claims.some(({ kind }) => kind === 'award'));

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
    return isSaidOfSame(checked, sentence, claim);
  const { claims } = checked.facts;
  const isCashLeft =
    claim.concept === 'cash' && claims.get('cards')?.some(({ isDenied }) => isDenied) === true;
  if (isCashLeft && !claim.isDenied) return true;
  if (OFFERS.has(claim.concept)) return isOfferOfSame(checked, sentence, claim);
  const known = claims.get(claim.concept) ?? [];
  if (isRefusedHere(checked, sentence, claim)) return false;
  return (
    known.some(({ isDenied }) => isDenied === claim.isDenied) ||
    (isRefusalOfUnknown(claim) && known.length === 0)
  );
}

const OFFERS = new Set(['half_price', 'two_for_one']);

/** "Half price" is said of the same thing as on record. */
function isOfferOfSame(
  { facts, text }: CheckedText,
  { context }: CheckedSentence,
  claim: StatedClaim,
): boolean {
  const own = new Set(
    wordsOf({ text: text.slice(claim.start, claim.end), cased: '' }).map(({ stem }) => stem),
  );
  return (facts.byConcept.get(claim.concept) ?? []).some(({ topic }) =>
    [...topic].some((stem) => context.has(stem) && !own.has(stem) && stem !== PRICE),
  );
}
const PRICE = stemOf('price');

/** "We take no bookings for brunch": not where the text speaks of brunch. */
function isRefusedHere(
  { facts }: CheckedText,
  { context, claims: said }: CheckedSentence,
  { concept, isDenied }: StatedClaim,
) {
  if (said.some((one) => one.concept === concept && one.isDenied !== isDenied)) return false;
  const passages = facts.byConcept.get(concept) ?? [];
  const isSaid = (wanted: boolean) =>
    passages.some(
      ({ claims, topic }) =>
        claims.some((one) => one.concept === concept && one.isDenied === wanted) &&
        [...topic].filter((stem) => context.has(stem)).length > 0,
    );
  if (concept === 'dogs' && !isDenied)
    return passages.some((passage) => isRefusedIn(passage, context, concept));
  return concept === 'bookings' && isSaid(!isDenied) && !isSaid(isDenied);
}

const BUT = /,\s?(?:but|pero|mais|ma|aber|sino)\s/;

/** "No dogs in the dining room, but in the yard": refused where the text puts them. */
function isRefusedIn(
  { text, claims, words }: Passage,
  context: ReadonlySet<string>,
  concept: string,
): boolean {
  const refused = claims.find((one) => one.concept === concept && one.isDenied);
  const turn = BUT.exec(text);
  if (refused === undefined || turn === null) return false;
  const own = contentStems(
    words.filter(
      ({ start, end }) =>
        (end <= turn.index && start >= refused.end) || end <= Math.min(refused.start, turn.index),
    ),
  );
  return own.some((stem) => context.has(stem));
}

/** "No dress code" promises nothing. */
const HARMLESS = new Set(['dress', 'smoke', 'celebrities', 'booking_required', 'cheap', 'ready_made']);
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

const HOUSE_ASKS = /^(?:do|are|is|can|could|will) (?:we|you|there|it|i)(?![a-z])[^?]*\?$/;
const NO = /^\s*["']?(?:no|nope|nah|sorry|never|not (?:yet|us)|afraid not)(?![a-z])/;

/** "Do we take reservations? No, sir." */
const isAnsweredNo = ({ text }: CheckedText, { start, end }: CheckedSentence) =>
  HOUSE_ASKS.test(text.slice(start, end)) && NO.test(text.slice(end, end + 20));

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
  if (GUEST_ASKS.test(words) || isAnsweredNo(checked, sentence)) return [];
  const isOneWord = isOneWordQuestion(checked, sentence);
  return sentence.claims
    .filter((claim) => !sentence.names.some((name) => isWithin(claim, name)))
    .filter((claim) => !isOneWord || (claim.kind === 'allergen' && !claim.isDenied))
    .filter((claim) => !isOfName(checked, claim))
    .filter((claim) => !isMereTalk(checked, sentence, claim))
    .filter((claim) => !isKnown(checked, sentence, claim))
    .map((claim) => finding(checked, claim.kind, claim));
};
