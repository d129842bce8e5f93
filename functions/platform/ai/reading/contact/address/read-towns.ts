import { KINDS } from '../../facts/kind-words.ts';
import { matchesOf } from '../../text/matches.ts';
import { anyOf } from '../../text/phrases.ts';
import { wordsBefore } from '../passage.ts';
import type { ContactText } from '../read-email.ts';
import { isAnotherPlace, isOfAnother } from './elsewhere.ts';
import { isRegion, regionBehind, STATES } from './region-names.ts';
import { isKnownTown } from './town-names.ts';

/** A town that a text says the house is in. */
export type TownMention = {
  start: number;
  end: number;
  locality: string;
  region: string;
  postalCode: string;
  country: string;
};

const REACH = 90;
/** Where the name of the house and its town stand. */
const HEAD = 160;
const CAPITAL = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
const NAME = new RegExp(
  `(?<![\\p{L}\\d'’&.-])(?:(?:St|Ste|Mt|Ft)\\. )?${CAPITAL}(?:(?: (?:de|del|della|di|da|la|le|les|los|las|sur|on|upon|an der|am|ob|im|in der|en|do|dos|do)){0,2} ${CAPITAL}){0,3}(?![\\p{L}\\d])`,
  'gu',
);
const SMALL =
  /(?<![\p{L}\d])(\p{Ll}[\p{L}-]{2,20})(?: (\p{Ll}[\p{L}-]{2,20}))?(?: (\p{Ll}[\p{L}-]{2,20}))?/gu;
const PLACED = /(?:^|[\s(“"«])(?:in|en|a|im|z|zu|au|at)\s$/;
const IN_HEART =
  /(?:^|[\s(])(?:downtown|heart of|cent(?:er|re) of|old town of|outskirts of|village of|town of|city of|suburb of|im herzen (?:von|der)|in der altstadt von|im zentrum von|in the middle of|(?:en )?(?:el )?cent(?:re|ro) de|centre-ville de|c[oe]e?ur de|casco (?:antiguo|viejo|historico) de|pueblo de|village de|ville de|in centro a|nel cuore di|centro (?:storico )?di|borgo di|paese di|lungomare di|porto di|puerto de|port de|(?:plage|halles|marche|playa|spiaggia|mercato|mercado)(?: [a-z]{3,12})? (?:di|del?)|hafen von)\s$/;
const QUARTER =
  /^(?:['’]?s)?,? (?:old town|old quarter|historic (?:district|cent(?:er|re))|town cent(?:er|re)|city cent(?:er|re)|harbou?r|waterfront|market square|high street|altstadt|innenstadt|stadtmitte|mitte|centro|centre-ville|centre)(?![A-Za-zÀ-ɏ])/iu;
const BEING =
  /\b(?:we are|we're|we live|we run|we have been|we've been|we opened|opened|located|situated|based|find us|you'll find|parked|nestled|tucked|set|sits|stands|lies|siamo|stiamo|ci trov\w+|si trova|situat[oae]|estamos|encontramos|esta|ubicad[oa]s?|nos puedes|sommes|on est|se trouve|situee?s?|installee?s?|wir sind|sind wir|liegt|liegen|sitzt|finde[nt]|steht|stehen|zuhause|zu hause|laden|lokal|local|locale|locali|place|spot|joint|house|restaurant|diner|kitchen|room)\b[^.;:!?\n]{0,50}$/;
const HOUSE = new RegExp(`${anyOf(KINDS).source}[^.;:!?\\n]{0,50}$`, 'u');
/** Words before a town in which no house is: "20 years in London", "as in Naples". */
const NOT_HERE =
  /\b(?:years?|as|like|come|wie|comme|como|made|grown|cooking|cooked|chef|school|family|roots|home|jahre[n]?|ans|anni|anos|time|weeks?|months?|summers?|winters?|delivery|delivers?|deliver|deliveries|to|von|aus|from|desde|da|dal|depuis|style|wholesale|market|award|best|mentioned|featured|article|magazine|press|sucursal|branch|filiale|sede|not|no|nicht)(?: \p{L}+)? (?:in|en|a|at|im)\s$/u;
/** Capitalized words that name no town, folded. */
const NO_TOWN =
  /^(?:av|avda|avenida|blvd|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|lent|advent|thanksgiving|ramadan|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|english|spanish|french|italian|german|google|instagram|facebook|whatsapp|tripadvisor|person|advance|bio|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|semana|verano|invierno|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|noel|paques|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|natale|pasqua|ferragosto|januar|februar|marz|juni|juli|oktober|dezember|weihnachten|ostern|sommer|herbst|europe|europa|italy|italia|france|spain|espana|germany|deutschland|mexico|america|usa|uk|england|scotland|ireland|canada|australia|japan|china|india|euro|haus|haus|laden|restaurant|kuche|garten|hof|keller|sommer|ordnung|ruhe|familie|hand|generation|bar|betrieb|angebot|preis|preise|the|we|our|la|il|el|le|der|die|das|unser|nos|notre|club|hall|hotel|museum|theatre|theater|school|university|stadium|airport|room|street|avenue|road|str|strasse|straße|platz|markt|zentrum|centro|centre|church|station|bahnhof|park|square|mall|plaza|piazza|place|rue|via|calle)$/;
/** "Mardi : Mouriès": a round of places by days. */
export const BY_DAYS =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s?[:-]\s*$|(?:lun|mar|mercre|jeu|vendre|same)di\s?[:-]\s*$|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\s?[:-]\s*$|(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\s?[:-]\s*$|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\s?[:-]\s*$/;
const CODE = /^ ?\((\d{4,5})\)|^ (\d{5})(?![\d])/;

/** Where a name ends inside of capitalized words: "Bath's Walcot", "Freiburgs Altstadt", "Asheville NC". */
const NO_PART = new RegExp(
  `['’]s(?= )|s?(?= (?:Altstadt|Innenstadt|Stadtmitte|Mitte|Centro|Centre|Old Town|Hafen)$)| (?:${STATES})$`,
  'u',
);

type Written = { start: number; end: number; folded: string; isCapital: boolean };

/** A name that ends before a word that is no part of it. */
function capitalNames({ free, folded }: ContactText): Written[] {
  return matchesOf(NAME, free).flatMap(({ 0: words, index }) => {
    const name = folded.slice(index, index + words.length);
    const isNone = name.split(' ').some((word) => NO_TOWN.test(word)) || words.length > 60 || isRegion(words);
    if (isNone) return [];
    const length = NO_PART.exec(words)?.index ?? words.length;
    return [{ start: index, end: index + length, folded: name.slice(0, length), isCapital: true }];
  });
}

/** Towns that are known by their names, in small letters. */
function smallNames({ free, folded }: ContactText): Written[] {
  return matchesOf(SMALL, free).flatMap(({ 0: words, index }) => {
    const parts = folded.slice(index, index + words.length).split(' ');
    for (let from = 0; from < parts.length; from += 1)
      for (let to = parts.length; to > from; to -= 1) {
        const name = parts.slice(from, to).join(' ');
        if (!isKnownTown(name, false)) continue;
        const start = index + parts.slice(0, from).join(' ').length + Number(from > 0);
        return [{ start, end: start + name.length, folded: name, isCapital: false }];
      }
    return [];
  });
}

/** Whether the name stands between commas, lines or brackets where a text says what the house is called. */
function isOwnPart({ free }: ContactText, { start, end }: Written): boolean {
  const before = free.slice(Math.max(0, start - 3), start);
  const after = free.slice(end, end + 3);
  const isApart = start === 0 || /(?:[,(\n\uE000|·•–—/]|[-.:])\s?$/.test(before);
  return isApart && /^\s?(?:[,.)\n\uE000|·•–—/(]|- |$)/.test(after) && start <= HEAD;
}

/** What shows that a name is a town: words before it, a region behind it, or that it is known and stands alone. */
function isTown(text: ContactText, written: Written, { before, region }: Around): boolean {
  const { start, end, folded } = written;
  if (IN_HEART.test(before)) return true;
  const isKnown = isKnownTown(folded, written.isCapital);
  const isNamed = region !== undefined || (isKnown && start <= HEAD);
  if (!PLACED.test(before))
    return (
      (isKnown || region !== undefined) && isOwnPart(text, { ...written, end: end + (region?.length ?? 0) })
    );
  if (NOT_HERE.test(before)) return false;
  const isPartOfTown = QUARTER.test(text.folded.slice(end, end + 40));
  return isNamed || isPartOfTown || BEING.test(before) || HOUSE.test(before);
}

type Around = { before: string; region: ReturnType<typeof regionBehind> };

function mentionOf(text: ContactText, written: Written): TownMention | undefined {
  const { start, end } = written;
  const near = text.folded.slice(Math.max(0, start - REACH), start);
  const region = regionBehind(text.free.slice(end, end + 40));
  if (!isTown(text, written, { before: near.slice(near.lastIndexOf('\n') + 1), region })) return undefined;
  const before = wordsBefore(text.folded, start, REACH);
  if (BY_DAYS.test(before) || isAnotherPlace(before) || isOfAnother(before)) return undefined;
  const code = CODE.exec(text.free.slice(end + (region?.length ?? 0), end + 60));
  const tail = (region?.length ?? 0) + (code?.[0].length ?? 0);
  return {
    start,
    end: end + tail,
    locality: text.source.slice(start, end),
    region: region?.name ?? '',
    postalCode: code?.[1] ?? code?.[2] ?? '',
    country: region?.country ?? '',
  };
}

/** The first town that a text says the house is in. */
export function readTown(text: ContactText): TownMention | undefined {
  const written = [...capitalNames(text), ...smallNames(text)].toSorted((a, b) => a.start - b.start);
  for (const one of written) {
    const mention = mentionOf(text, one);
    if (mention !== undefined) return mention;
  }
  return undefined;
}
