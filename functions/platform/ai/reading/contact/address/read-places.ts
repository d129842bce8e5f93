import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { matchesOf } from '../../text/matches.ts';
import { proposalAt, wordsBefore } from '../passage.ts';
import type { ContactText } from '../read-email.ts';
import { ELSEWHERE, isOfAnother } from './elsewhere.ts';
import type { TownMention } from './read-towns.ts';
import { isRegion } from './region-names.ts';

const ROAD = "[\\p{L}\\d']{1,20}(?: [\\p{L}\\d']{1,20})?";
const CORNER = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:(?:(?:on|at) the )?corner of ${ROAD} ?(?: and | & |/)${ROAD}|(?<=on )${ROAD} between ${ROAD} (?:and|&) [\\p{L}\\d']{1,20}(?: (?:street|st|avenue|ave|road|rd)(?![A-Za-zÀ-ɏ]))?|esquina (?:de )?${ROAD} (?:y|con) ${ROAD}|angle (?:de la |des )?(?:rues? )?${ROAD} et ${ROAD}|angolo (?:tra )?(?:via )?${ROAD} e (?:via )?${ROAD}|ecke ${ROAD} ?(?: und |/)${ROAD})(?<!\\.)`,
  'gu',
);
/** Behind a corner: "in Yuma Arizona", ", New York". */
const TOWN_BEHIND =
  /^(?:,| in| en| à| a) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:,? [A-Z]{2}(?![\p{L}\d])(?: \d{5})?)?)/u;
const LANDMARK =
  /(?<![A-Za-zÀ-ɏ])(?:opposite|across from|right by|next to|next door to|behind|gegenuber|en face de|face a|frente a|di fronte a) (?:the |la |le |el |il |dem |der |den |a |al |alla )?[\p{L}'-]{3,20}(?: [\p{L}'-]{3,20})?/gu;
/** Joins a corner's last road to the town behind it. */
const JOIN = / (?:in|en|a)$/;

/** "corner of 5th and Main, Yuma": certain with its town. */
function corners({ source, folded }: ContactText, town: TownMention | undefined): ProfileProposal[] {
  return matchesOf(CORNER, folded).flatMap(({ 0: matched, index }) => {
    const words = matched.replace(JOIN, '');
    const behind = TOWN_BEHIND.exec(source.slice(index + words.length));
    const end = index + words.length + (behind?.[0].length ?? 0);
    const before = wordsBefore(folded, index);
    if ((behind ?? town) === undefined || ELSEWHERE.test(before) || isOfAnother(before)) return [];
    const start = index + (/^(?:on|at) the /.exec(words)?.[0].length ?? 0);
    const value = {
      text: source.slice(start, end),
      street: source.slice(start, index + words.length).slice(0, 160),
      locality: (behind?.[1] ?? town?.locality ?? '').slice(0, 100),
      region: town?.region ?? '',
      postal_code: town?.postalCode ?? '',
      country: town?.country ?? '',
    };
    return [proposalAt(source, { start, end }, { field: 'address', value, isCertain: true })];
  });
}

const PLACES =
  'green|beach|pier|harbou?r|market|quay|wharf|mall|square|station|courthouse|marina|seafront|waterfront|food hall|church|crossroads|mercado|playa|puerto|plaza|estacion|muelle|iglesia|ermita|halles?|marche|port|plage|gare|place|quai|eglise|ecole|mairie|chateau|spiaggia|porto|mercato|stazione|lungomare|piazza|chiesa|duomo|castello|hafen|strand|altstadt|kirche|rathaus|feuerwehr|[a-z]{0,12}(?:bahnhof|markt|platz|hafen|ufer|brucke)';
/** "on the green at", "im Kulturbahnhof in", "spiaggia comunale di": what in the town. */
const PLACE_BEFORE = new RegExp(
  `(?<=(?:[\\n,.;:(-]|(?<![a-z])(?:on|at|in|im|am|beim|by|bei|auf|an|sur|dans|aux?|sulla|sul|nella|nel|al|alla|en|del?|du)) ?)(?:the |der |dem |den |la |le |les |el |los |il |lo |l')?(?:[\\p{L}'-]{3,20} ){0,2}(?:${PLACES})(?: (?!(?:in|at|di|de|a|en|von|do|da)(?![a-z]))[\\p{L}'-]{3,20}){0,2},? (?:in |at |di |de |a |en |von |d'|del? |,\\s?)?$`,
  'u',
);
/** Joins the place to its town. */
const ENDING = /(?:,\s*|\s(?:in|at|di|de|à|a|en|von|del?)\s|\sd['’])$/i;
const LONGEST_PLACE = 70;

/** Where in the town: the words before it that name a beach, a market, a station. */
function placeBefore({ folded }: ContactText, town: TownMention): string {
  const near = folded.slice(Math.max(0, town.start - LONGEST_PLACE), town.start);
  const line = near.slice(near.lastIndexOf('\n') + 1);
  const isBegin = line.length < near.length || town.start <= LONGEST_PLACE;
  return PLACE_BEFORE.exec(isBegin ? `\n${line}` : line)?.[0] ?? '';
}

const NOWHERE = { street: '', locality: '', region: '', postal_code: '', country: '' };

/** "face à l'école maternelle, Marcillac-Vallon", "Frente al número 30 de la Alameda, Cádiz": a part of the text by itself. */
const LANDMARK_IN_TOWN =
  /(?:^|[,(\n–—]\s?)((?:opposite|across from|next to|next door to|behind|gegen[uü]ber(?: von)?|neben|hinter|en face de|face [aà]|[aà] c[oô]t[eé] de|derri[eè]re|frente a|junto a|al lado de|detr[aá]s de|di fronte a|accanto a|vicino a|dietro)(?:l|lla|llo|ll'|u|ux)? ?(?:the |l'|la |le |les |il |lo |el |los |las |dem |der |den |al |alla |à la )?[\p{L}\d'’ -]{3,50}), (\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:de|sur|la|le|di|am) )?\p{Lu}[\p{L}'’-]+){0,3})(?=\s?(?:[.;)\n]|$|, (?:\p{Lu}[\p{L}'’-]+[.;)\n]|[A-Z]{2}(?![A-Za-zÀ-ɏ]))))/giu;
const LONGEST_HEAD = 200;

/** A landmark with the town behind it, near the beginning where a house says where it is. */
function landmarkInTown({ source, free }: ContactText): ProfileProposal[] {
  return [...free.slice(0, LONGEST_HEAD).matchAll(LANDMARK_IN_TOWN)].flatMap(
    ({ 0: matched, 1: place = '', 2: locality = '', index }) => {
      if (!/^\p{Lu}/u.test(locality) || NO_LANDMARK.test(place) || isRegion(locality)) return [];
      const start = index + matched.indexOf(place);
      const end = start + place.length + 2 + locality.length;
      const value = { ...NOWHERE, text: source.slice(start, end), street: place.slice(0, 160), locality };
      return [proposalAt(source, { start, end }, { field: 'address', value, isCertain: true })];
    },
  );
}

/** "Behind the bar, Tom": people and rooms. */
const NO_LANDMARK =
  /(?<![A-Za-zÀ-ɏ])(?:bar|counter|stove|grill|kitchen|oven|theke|tresen|herd|barra|fogones|comptoir|fourneaux|banco|bancone|fornelli|parking|car park|kulissen|scenes|coulisses)(?![A-Za-zÀ-ɏ])/iu;

/** "opposite the station": the owner decides. */
function landmarks({ source, folded }: ContactText): ProfileProposal[] {
  return [...matchesOf(CORNER, folded), ...matchesOf(LANDMARK, folded)].map(({ 0: words, index }) => {
    const span = { start: index, end: index + words.length };
    const value = { ...NOWHERE, text: source.slice(span.start, span.end) };
    return proposalAt(source, span, { field: 'address', value, isCertain: false });
  });
}

/** Where a house is that names no street: a corner, a town, or beside what. */
export function readPlaces(text: ContactText, town: TownMention | undefined): ProfileProposal[] {
  const corner = corners(text, town)[0];
  if (corner) return [corner];
  const [landmark] = landmarkInTown(text);
  if (landmark) return [landmark];
  if (town === undefined) return landmarks(text).slice(0, 2);
  const { end, locality, region, country } = town;
  const place = placeBefore(text, town);
  const start = town.start - place.length;
  const value = {
    ...NOWHERE,
    text: text.source.slice(start, end),
    street: text.source.slice(start, town.start).replace(ENDING, '').slice(0, 160),
    locality: locality.slice(0, 100),
    region,
    postal_code: town.postalCode,
    country,
  };
  return [proposalAt(text.source, { start, end }, { field: 'address', value, isCertain: true })];
}
