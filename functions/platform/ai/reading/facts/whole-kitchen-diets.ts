import type { Diet } from '#shared/domain/diets.ts';
import type { Span } from '../reader.ts';
import { anyOf } from '../text/phrases.ts';
import { KINDS } from './kind-words.ts';

/** A rule that the whole kitchen keeps. Offsets are those of the text. */
export type DietStatement = Span & { diet: Diet };

const DIET_WORDS: readonly (readonly [Diet, string])[] = [
  [
    'vegan',
    'rein pflanzlich(?:e|er|es|en)?|100 ?% pflanzlich(?:e|er|es|en)?|100 ?% vegetal|vegan[aeo]?s?|vegane[rsn]?|vegetalien(?:ne)?s?|plant[- ]based',
  ],
  [
    'vegetarian',
    'pure veg(?:etarian)?|vegetarian[aeio]?s?|vegetarienne?s?|vegetariens?|vegetarisch(?:e|er|es|en)?|veggie|meat[- ]free',
  ],
  ['pescatarian', 'pescatarian[aeo]?|pescetarian'],
  ['halal', '(?:zabiha )?hala{1,2}l'],
  ['kosher', 'kosher|koscher(?:e|er|es)?|casher|kasher|cascer|glatt|cholov yisroel'],
  ['gluten_free', 'gluten[- ]free|sin gluten|sans gluten|senza glutine|glutenfrei(?:e|es|er)?'],
];
const KIND = anyOf([
  ...KINDS,
  'place',
  'spot',
  'joint',
  'kitchen',
  'menu',
  'eatery',
  'kuche',
  'cocina',
  'cuisine',
  'cucina',
  'local',
  'lugar',
  'establishment',
  'house',
]).source;
const DENIED =
  /(?<![a-z])(?:not|isn't|aren't|no|non|never|almost|mostly|nearly|mainly|largely|some|many|most|half|options?|friendly|except|but (?:not|we)|unless|or|if|can be|available|on request|also|ask|partly|few|several|no es|no somos|casi|algun[oa]s?|opcion(?:es)?|presque|pas|quasi|alcun[ei]|opzion[ei]|fast|meist|kein[a-z]*|nicht|teilweise|auch|optionen|dishes|platos|plats|piatti|gerichte|section|corner|(?:burger|pizza|dessert)(?! (?:joint|bar|place|shop|house|truck|van|restaurant))|used to|formerly|were|was|suitable|wine|wines)(?![a-z])/;

const NOT_ALL =
  /(?<![a-z])(?:not|non|no|almost|mostly|nearly|isn't|aren't|never|if|casi|presque|quasi|fast|nicht|kein[a-z]*)(?![a-z])/;
const BUT =
  /^[\s,;(-]{0,4}(?:options?|friendly|except|tranne|excepto|menos|sauf|außer|bis auf|salvo|unless|apart from|but (?:for|not)|if|on request)(?![a-z])/;

const ANY_DIET = `(?:${DIET_WORDS.map(([, word]) => word).join('|')})`;

function statements(word: string): RegExp[] {
  const diet = `(?:${word})`;
  return [
    new RegExp(
      `(?<![a-z])(?:everything(?:'s)?|all (?:of )?(?:our |the )?(?:food|dishes|menu|meat|meats|pizzas|pastries|cakes|bread|breads|of it)?|the (?:whole|entire) (?:menu|kitchen|place|restaurant|bakery)|our (?:whole |entire )?(?:menu|kitchen|food|meat|restaurant|bakery)|every (?:dish|thing)|it'?s all|todo|toda (?:la|nuestra) (?:carta|cocina|carne|comida)|tout|toute (?:la|notre) (?:carte|cuisine|viande)|tutto|tutta la (?:cucina|carne)|alles|die ganze kuche|alle (?:gerichte|speisen))(?: (?:we|that|on|here|you|is|are|our|the|make|serve|cook|sell|menu|it|lo que|hacemos|es|est|esta|ce|qui|que|nous|e|quello|che|facciamo|ist|bei|uns|was|wir|in|100 ?%|completely|fully|entirely|totally|strictly|certified|cien por cien|totalmente|entierement|completamente|rein|komplett)){0,7} ${diet}(?![a-z])`,
    ),
    new RegExp(
      `(?<![a-z\\d])(?:100 ?%|(?:one|a) hundred percent|fully|all|entirely|completely|totally|strictly|purely|exclusively|certified|only|pure|100 por cien|totalmente|exclusivamente|certificad[oa]|entierement|exclusivement|certifiee?|completamente|interamente|rigorosamente|certificat[oa]|rein|komplett|ausschließlich|zertifiziert|dedicated)[- ]${diet}(?![a-z])`,
    ),
    new RegExp(
      `(?<![a-z])${diet}[- ](?:certified|only|certificado|certifie|certificato|zertifiziert|supervision)(?![a-z])`,
    ),
    new RegExp(
      `(?<![a-z])(?:(?:we are|we're|i run|we run|this is|it's|it is|somos|es|nous sommes|c'est|siamo|e|wir sind|ich habe) )(?:(?:a|an|the|un|una|une|ein|eine|small|little|new|family|proudly|cozy) ){0,3}(?:[a-z-]+ ){0,2}?${diet} (?:[a-z-]+ )?${KIND}`,
    ),
    new RegExp(
      `^(?:a |an |the |small |little |family[- ]run |neighbou?rhood )?${diet} (?:[a-z-]+ ){0,1}${KIND}`,
    ),
    new RegExp(
      `(?<![a-z])(?:somos|es|nous sommes|c'est|siamo|e) (?:(?:un|una|une) )?(?:[a-z]+ ){0,2}${KIND} ${diet}(?![a-z])`,
    ),
    new RegExp(
      `^(?:(?:a|an|una|un|une|la|our|nuestra|notre) )?(?:${KIND}) (?:tradicional |casera )?${diet}(?![a-z])`,
    ),
    new RegExp(
      `(?<![a-z])${diet}[a-z ,-]{0,30} (?:under (?:the )?(?:[a-z]+ )?supervision|supervised by|certified by)(?![a-z])`,
    ),
    /^100 ?% (?:vegetal|pflanzlich)(?![a-z])|^rein pflanzlich|(?<![a-z])pure veg(?:etarian)?(?![a-z])/,
    new RegExp(
      `(?<![a-z\\d])(?:100 ?%|fully|entirely|completely|strictly|totalmente|entierement|completamente|komplett|rein) ${ANY_DIET} (?:and|&|y|et|e|und) ${diet}(?![a-z])`,
    ),
    new RegExp(
      `(?<![a-z])${diet} throughout(?![a-z])|^${diet} (?:always|throughout|through and through|siempre|toujours|sempre|immer|durch und durch|ganz und gar)(?![a-z])`,
    ),
    new RegExp(`(?<![a-z])(?:${KIND}) ${diet}(?= (?:desde|depuis|dal|a|en|in|im|seit)(?![a-z]))`),
    new RegExp(`(?<![a-z])(?:we are|we're|somos|nous sommes|siamo|wir sind) ${diet}(?=[\\s.,!]*$|,| and )`),
  ];
}

/** Said alone, between other things that the house says of itself. */
export const HALAL_OR_KOSHER =
  /^(?:100 ?% |all |fully |strictly |certified |glatt )?(?:hala{1,2}l|zabiha halal|kosher|koscher|casher|kasher)(?: certified| kitchen| food|[\s-]{1,3}[a-z]{2,8} (?:approved|certified))?[\s.!✅✔]{0,4}$/;

const STATEMENTS = DIET_WORDS.map(([diet, word]) => ({
  diet,
  patterns: statements(word),
  word: new RegExp(`(?<![a-z])(?:${word})(?![a-z])`),
}));

const NAMES_A_DIET = new RegExp(DIET_WORDS.map(([, word]) => word).join('|'));

/** Diets of the whole kitchen that one clause states. Options, single dishes and denials are none. */
export function wholeKitchenDiets(folded: string, clause: Span): DietStatement[] {
  const text = folded.slice(clause.start, clause.end);
  if (HALAL_OR_KOSHER.test(text))
    return [{ diet: text.includes('hala') ? 'halal' : 'kosher', start: clause.start, end: clause.end }];
  if (!NAMES_A_DIET.test(text)) return [];
  return STATEMENTS.flatMap(({ diet, patterns, word }) => {
    if (!word.test(text)) return [];
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found === null) continue;
      const end = found.index + found[0].length;
      const before = text.slice(Math.max(0, found.index - 24), end);
      const after = text.slice(end, end + 24);
      const isOfAll = /^(?:all|100|everything|todo|tout|tutto|alles)/.test(found[0]);
      if (NOT_ALL.test(before) || BUT.test(after)) continue;
      if (!isOfAll && DENIED.test(before + (after.split(/[,(;.]/)[0] ?? ''))) continue;
      return [{ diet, start: clause.start + found.index, end: clause.start + found.index + found[0].length }];
    }
    return [];
  });
}
