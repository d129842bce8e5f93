import { type CheckedSentence, type CheckedText, finding, isWithin, type Judge } from '../checked-text.ts';
import type { StatedClaim } from '../claims.ts';
import { isKnownDiet } from '../evidence/known-diets.ts';
import { isMereTalk } from '../evidence/mere-talk.ts';
import { contentStems, wordsOf } from '../text/word-forms.ts';

/** Two sisters are no brothers, and a church is no mill. */
const AS_SAID = new Set(['relatives', 'building', 'wood_kind']);

/** Praise is repeated as it was said, not because something was praised. */
function isSaidOfSame(checked: CheckedText, claim: StatedClaim): boolean {
  const words = wordsOf({ text: checked.text.slice(claim.start, claim.end), cased: '' });
  const stems = words.map(({ stem }) => stem);
  const passages = checked.facts.byConcept.get(claim.concept) ?? [];
  const called = categoryBehind(checked, claim);
  if (called.length > 1)
    return awardsOf(checked).some(({ content }) => called.every((stem) => content.has(stem)));
  const ranks = ranksIn(checked.text.slice(Math.max(0, claim.start - RANK_BESIDE), claim.end + RANK_BESIDE));
  const isSaid = (content: ReadonlySet<string>) =>
    claim.concept === 'wood_kind' ? content.has(stems.at(-1) ?? '') : stems.some((stem) => content.has(stem));
  return passages.some(
    ({ content, text }) => isSaid(content) && ranks.every((rank) => ranksIn(text).includes(rank)),
  );
}

const AWARDING =
  /^(?:named|voted|crowned|elected|called|awarded|won|winner|winners|rated|chosen)(?: (?:as )?(?:one|the|best|top|a|among|by))?$/;

/** "Named Best Small Kitchen": the words of the prize, as they are written with capitals. */
function categoryBehind({ cased, text }: CheckedText, { start, end }: StatedClaim): string[] {
  if (!AWARDING.test(text.slice(start, end))) return [];
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
    return isSaidOfSame(checked, claim);
  const { claims } = checked.facts;
  const isCashLeft =
    claim.concept === 'cash' && claims.get('cards')?.some(({ isDenied }) => isDenied) === true;
  if (isCashLeft && !claim.isDenied) return true;
  const known = claims.get(claim.concept) ?? [];
  if (isRefusedHere(checked, sentence, claim)) return false;
  return (
    known.some(({ isDenied }) => isDenied === claim.isDenied) ||
    (isRefusalOfUnknown(claim) && known.length === 0)
  );
}

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
  return concept === 'bookings' && isSaid(!isDenied) && !isSaid(isDenied);
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
