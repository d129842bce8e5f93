import type { Span } from '../reader.ts';
import { matchesOf } from '../text/matches.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { CUISINES, KINDS } from './kind-words.ts';

/** What a clause says that the house is: "we're a Sichuan noodle bar". Offsets are those of the text. */
export type HouseStatement = { kind: Span | undefined; cuisines: Span[]; isCertain: boolean };

const NOTHING: HouseStatement = { kind: undefined, cuisines: [], isCertain: false };
const KIND = anyOf(KINDS);
const CUISINE = anyOf(CUISINES);
const ALL_CUISINES = anyOf(CUISINES, 'g');
const OF_THE_HOUSE = anyOf(
  phrasesOf(`
    we are; we're; were; i am; i'm; we run; i run; we own; i own; we operate; i have; i've got; this is; it's; it is; its; it will be; we will be; we'll be; we opened; opened; opening; we started; i opened; i started; run; running; own; (?:website|site|page|webpage|homepage|web site|copy|text) for; my; our
    somos; es; tengo; tenemos; llevo; llevamos; regentamos; he abierto; hemos abierto; abrimos; abri; (?:web|pagina|pagina web) (?:para|de); mi; nuestr[oa]; soy
    nous sommes; c'est; on est; je tiens; nous tenons; j'ai; nous avons ouvert; j'ai ouvert; (?:site|page) (?:pour|de); notre; mon; ma; je suis
    siamo; e; sono; ho; abbiamo; gestisco; gestiamo; ho aperto; abbiamo aperto; (?:sito|pagina) (?:per|di); la mia; il mio; il nostro; la nostra; nostr[oa]
    wir sind; ich bin; ich habe; wir haben; wir betreiben; ich betreibe; wir fuhren; ich fuhre; das ist; es ist; wir eroffnen; ist; (?:website|webseite|seite|homepage) fur; mein; meine; meinem; meinen; unser; unsere; unserem; unseren`),
  'g',
);
/** "My place", "we opened": the kind may be one of several things there. */
const VAGUE =
  /^(?:my|our|mi|nuestr[oa]|notre|mon|ma|il nostro|la nostra|nostr[oa]|unser[a-z]*|mein[a-z]*|run|own|its|it's|it is|its|es|e|ist|sono|were|tenemos|abbiamo|wir haben|opened|opening|j'ai|ho|i've got)$/;
/** "Our café is called …": it is the house, not one of several things there. */
const CALLED =
  /^,?\s{1,2}(?:which )?(?:is called|is named|called|named|name is|se llama|si chiama|s'appelle|hei(?:ß|ss)t|namens)(?![a-z])/;
const A_KIND = /^(?:it's|its|it is|es|c'est|e|ist|das ist|es ist)\s(?:a|an|un|una|une|uno|ein|eine)\s/;
const OWNED = /^(?:run|own|it's|ho|tengo|regentamos|opening)$/;
const ARTICLE =
  /^\s{1,3}(?:(?:just|only|basically|really|now|actually|simply|proudly|currently)\s{1,3})?(?:(?:mein(?:e|en|em)?|unser(?:e|en|em)?|nuestr[oa]|notre|mon|ma|il mio|la mia|il nostro|la nostra|a|an|the|my|our|one|one of the|un|una|el|la|los|une|le|l'|il|lo|ein|eine|einen|einem|das|die|der|mi|su|uno)(?:(?<=')|(?![a-z]))\s{0,3})?/;
/** Between the subject and the kind stand only words that describe it. */
const STOP =
  /(?<![a-z])(?:of|in|for|with|near|next|to|above|below|from|that|who|which|by|at|on|like|not|no|never|than|best|if|when|where|but|or|is|are|was|were|as|about|behind|opposite|across|inside|under|over|has|have|had|been|every|each|their|his|her|your|at|de|del|en|con|para|por|que|como|no|al|sin|dans|avec|pour|qui|pas|du|au|a cote|chez|sur|nel|nella|con|per|che|non|di|come|vicino|mit|fur|von|im|am|in|kein|keine|nicht|bei|neben|aus|wie|former|formerly|old|antiguo|antigua|ancien|ancienne|ex|ehemalige[rsn]?|used|opened|open|wants?|want|need|make|create|trained|worked|menu|food|kitchen|specials?|chef|staff|team|family(?![- ](?:run|owned))|story|customers|guests|wine list|new website)(?![a-z])/;
const DENIAL =
  /(?<![a-z])(?:not|isn't|aren't|never|no longer|no(?!-)|non|ne|pas|kein[a-z]*|nicht|wasn't|neither)(?![a-z])/;
const WINDOW = 90;
const FOOD =
  /^\s{1,3}(?:(?:and|&|y|et|e|und)\s[a-z]+\s)?(?:place|spot|joint|eatery|street food)(?![a-z])|^\s{1,3}(?:(?:and|&|y|et|e|und)\s[a-z]+\s)?(?:(?:home|street|country|comfort|fine|regional|seasonal|vegetarian|vegan|fast)[- ]?\s?)?(?:food|cuisine|cooking|dishes|classics|cookery|fare|plates|kitchen|recipes|tasting menu|set menu|bbq|barbecue|grill|bakes|cantine|kuche|gerichte|spezialitaten|essen)(?![a-z])/;
const COOKING =
  /(?<![a-z])(?:cocina|comida|gastronomia|cuisine|specialites|plats|cucina|piatti|specialita|kuche)\s(?:tradicional\s|casera\s|traditionnelle\s|tradizionale\s|tipica\s|tipicamente\s|autentica\s|familiale\s|y\s|de\s)?$/;
/** "Type: Ethiopian restaurant" */
const LABEL =
  /^(?:type|kind|concept|cuisine|type of (?:place|restaurant|cuisine)|tipo|tipo de (?:local|cocina|restaurante)|cocina|type de (?:lieu|cuisine|restaurant)|genre|tipo di (?:locale|cucina)|cucina|art|kuche|kategorie)\s?:\s/;
const CUISINE_LABEL =
  /^(?:type of )?(?:cuisine|food|cocina|tipo de cocina|type de cuisine|cucina|tipo di cucina|kuche)\s?:\s/;
const COOKS = /(?<![a-z])(?:we|i) (?:cook|serve|do|make) (?:proper |real |honest )?$/;
const SERVES =
  /(?<![a-z])(?:we|i|our|my|nuestr[oa]|notre|nostr[oa]|la nostra|unsere|hacemos|servimos|cocinamos|ofrecemos|facciamo|serviamo|proponiamo|nous|on|wir|specializ(?:e|ing)|specialis(?:e|ing)|serving|cooking|serve|cook|do)(?![a-z])/;

function cuisinesIn(text: string, from: number, to: number): Span[] {
  return matchesOf(ALL_CUISINES, text.slice(from, to)).map((found) => ({
    start: from + found.index,
    end: from + found.index + found[0].length,
  }));
}

/** The kind behind a subject, and the cuisines that describe it. Offsets in `text`. */
export function kindFrom(text: string, from: number): { kind: Span; cuisines: Span[] } | undefined {
  const article = ARTICLE.exec(text.slice(from, from + 30))?.[0].length ?? 0;
  const start = from + article;
  const window = text.slice(start, start + WINDOW).split(/[.,;:!?()\n]|\s-\s/)[0] ?? '';
  const found = KIND.exec(window);
  if (found === null || STOP.test(window.slice(0, found.index))) return undefined;
  const joined =
    /^-[a-zà-ÿœ]{3,20}(?![a-z-])/.exec(window.slice(found.index + found[0].length))?.[0].length ?? 0;
  const kind = { start: start + found.index, end: start + found.index + found[0].length + joined };
  const behind =
    /^\s{1,3}(?:tradicional |traditionnel(?:le)? |tradizionale |typique |tipic[oa] )?/.exec(
      text.slice(kind.end, kind.end + 18),
    )?.[0].length ?? 0;
  const after = CUISINE.exec(text.slice(kind.end + behind, kind.end + behind + 30));
  const cuisines = cuisinesIn(text, start, kind.start);
  if (behind > 0 && after !== null && after.index === 0) {
    cuisines.push({ start: kind.end + behind, end: kind.end + behind + after[0].length });
  }
  return { kind, cuisines };
}

/** A kind with a capital that is not the clause's first word is part of a name: "The Corner Bakery". */
function isInName(source: string, kind: Span, from: number): boolean {
  const words = source.slice(kind.start, kind.end);
  if (words.charAt(0) === words.charAt(0).toLowerCase() || source === source.toUpperCase()) return false;
  const before = source.slice(from, kind.start);
  const after = source.slice(kind.end, kind.end + 12);
  if (/^\s+(?!(?:In|At|And|On|Of)\b)\p{Lu}\p{Ll}/u.test(after)) return true;
  return (
    /(?:^|\s)\p{Lu}[\p{L}'’]*\s*$/u.test(before) &&
    !CUISINE.test(before.toLowerCase().trim().split(/\s+/).at(-1) ?? '')
  );
}

function shifted({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

/** `isOpening`: the clause opens the text or a line, so that "Thai restaurant, terrace" speaks of the house. */
export function houseStatementOf(
  source: string,
  folded: string,
  clause: Span,
  isOpening: boolean,
): HouseStatement {
  const text = folded.slice(clause.start, clause.end);
  const written = source.slice(clause.start, clause.end);
  if (
    /(?<![a-z])(?:used to be|was once|formerly|next to|hate|unlike|instead of|rather than)(?![a-z])/.test(
      text,
    )
  )
    return NOTHING;
  for (const found of matchesOf(OF_THE_HOUSE, text)) {
    if (text.charAt(found.index - 1) === '-') continue;
    if (DENIAL.test(text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 8))) continue;
    const read = kindFrom(text, found.index + found[0].length);
    if (read === undefined || isInName(written, read.kind, found.index + found[0].length)) continue;
    const isNamed =
      /^(?:ist|es|est|e)$/.test(found[0]) &&
      /^\p{Lu}[^.,;]{1,30}$/u.test(written.slice(0, found.index).trim());
    const behind = text.slice(read.kind.end, read.kind.end + 40);
    const isCalled =
      CALLED.test(behind) ||
      /^\s(?:is|es|est|è|e)\s\p{Lu}/u.test(written.slice(read.kind.end, read.kind.end + 8));
    const isIntroduced =
      A_KIND.test(text.slice(found.index, read.kind.start)) || (isOpening && OWNED.test(found[0]));
    const isFirst = found.index === 0 && /^(?:it's|it is|es|c'est|e)$/.test(found[0]);
    const isCertain = isNamed || isCalled || isIntroduced || isFirst || !VAGUE.test(found[0]);
    return {
      kind: shifted(read.kind, clause.start),
      cuisines: read.cuisines.map((span) => shifted(span, clause.start)),
      isCertain,
    };
  }
  const named =
    /^[\p{L}\d'’&. -]{2,40}?(?:\s(?:is|es|est|ist|e)\s|,\s|\s-\s|:\s)(?=(?:a|an|the|un|una|une|ein|eine)\s|[a-z]+ )/u.exec(
      text,
    );
  const read =
    isOpening || LABEL.test(text)
      ? (kindFrom(` ${text}`, 0) ?? (named === null ? undefined : kindFrom(` ${text}`, named[0].length)))
      : undefined;
  if (read !== undefined) {
    const [kind, ...cuisines] = [read.kind, ...read.cuisines].map((span) => shifted(span, -1));
    if (kind !== undefined && !isInName(written, kind, 0) && !DENIAL.test(text.slice(0, kind.end))) {
      return {
        kind: shifted(kind, clause.start),
        cuisines: cuisines.map((span) => shifted(span, clause.start)),
        isCertain: true,
      };
    }
  }
  return { ...NOTHING, ...cookedIn(text, clause.start, isOpening) };
}

/** "We cook Oaxacan food", "cocina peruana". */
function cookedIn(text: string, offset: number, isOpening: boolean): Partial<HouseStatement> {
  if (
    DENIAL.test(text) ||
    /(?<![a-z])(?:near|next to|opposite|behind|beside|across from)(?![a-z])/.test(text)
  )
    return {};
  const isLabeled = CUISINE_LABEL.test(text);
  const cuisines = cuisinesIn(text, 0, text.length).filter(
    (span) =>
      isLabeled ||
      FOOD.test(text.slice(span.end, span.end + 40)) ||
      COOKING.test(text.slice(0, span.start)) ||
      (COOKS.test(text.slice(0, span.start)) && /^\s?(?:[:,.;!]|$)/.test(text.slice(span.end))),
  );
  const isAlone = cuisines[0]?.start === 0 || COOKING.test(text.slice(0, cuisines[0]?.start ?? 0));
  const isSaid = isOpening || isAlone || isLabeled || SERVES.test(text);
  return isSaid ? { cuisines: cuisines.map((span) => shifted(span, offset)), isCertain: true } : {};
}
