import { clockPattern, readClock } from './clock.ts';
import type { Scan } from './fact-token.ts';

const TO =
  "\\s?(?:-|to|til|till|until|through|thru|and|a las|a la|a|hasta las|hasta la|hasta|y las|al|alle|fino alle|e le|e|au|jusqu'a|et|bis um|bis|und)\\s?(?:about\\s|around\\s|las\\s|le\\s|um\\s)?";
const RANGE = new RegExp(
  `(?<![\\d.,:$€£/]|[$€£] )(?:${clockPattern('1')})(?<to>${TO})(?:${clockPattern('2')})(?![\\d%/]|\\s?[€$£]|[.,:]\\d)`,
  'g',
);
const SINGLE = new RegExp(
  `(?<![\\d.,:$€£/]|[$€£] )(?:${clockPattern('1')})(?![\\d%/]|\\s?[€$£]|[.,:]\\d)`,
  'g',
);
/** Before an hour without minutes or half. */
const LEAD_WORD =
  /\b(?:at|from|until|till|til|by|after|before|opens?|opening|closes?|closing|around|about|starts?|begins?|a las|a la|(?:de|desde|hasta|sobre|entre|y) las|des|jusqu'a|vers|ist es|es ist|it's|it is|sono le|alle|dalle|dopo le|fino alle|ore|dalle ore|um|ab|bis|von|gegen|nach)\s?$/;
/** Before an hour, whatever stands behind it. */
const STRONG_LEAD = /\b(?:um|a las|desde las|hasta las|alle|dalle|fino alle)\s?$/;
/** Before "12 h", which is as long as it is late. */
const HOUR_LEAD = /\b(?:a|de)\s?$/;
/** Before "18.30", which is a price behind other words. */
const DECIMAL_LEAD =
  /\b(?:alle|dalle|ore|fino alle|le|a las|hasta las|desde las|um|uhr|at|until|till|bis)\s?$/;
/** Before a range of hours, whatever stands behind it. */
const FROM = /\b(?:von|dalle|from)\s?$/;
const UNTIL = /\b(?:til|till|until|hasta|jusqu'a|fino)/;
const LIST = /\b(?:and|y|et|e|und)\b/;
const BETWEEN = /(?:between|entre|tra le|zwischen)\s?$/;
/** Before a range of hours without minutes or halves: "open 5-10". */
const RANGE_LEAD =
  /(?:\b(?:open|opened|opens|opening|hours|serving|served|service|dinner|lunch|breakfast|brunch|supper|daily|nightly|from|between|abierto|abierta|abrimos|horario|de|entre|ouvert|ouverte|entre|aperto|aperta|apriamo|dalle|dalle ore|tra le|orario|geoffnet|offen|von|zwischen|taglich|abendessen|cena|comida|diner|dejeuner|pranzo|mittag|abend|kitchen|bar)\s?[:,]?|[:\ue000]\s?,?|^|[.!?]|\p{Extended_Pictographic})\s?$/u;
/** Behind a number that counts something else than hours. */
const UNIT_AFTER =
  /^\s?-?(?:%|percent|per cent|dollars?|euros?|pounds?|people|persons?|guests?|seats?|tables?|courses?|dishes|pieces?|years?|months?|weeks?|days?|minutes?|mins?|hours?|kinds?|types?|wines?|beers?|personas?|platos?|anos?|minutos?|personnes?|plats?|ans|minutes|persone|piatti|anni|minuti|personen|gerichte|jahre|minuten|stunden|ingredients?|miles?|blocks?|km|inch(?:es)?|oz|lb|g\b|kg|cl|ml|st\b|nd\b|rd\b|th\b|street|avenue|sorts?|varieties|options?|kids?|dogs?)/;
/** "From 10 to 80 people" */
const COUNTS_ON = new RegExp(`^\\s?(?:-|to|or|a|bis|y|et|e|und)\\s?\\d{1,3}${UNIT_AFTER.source.slice(1)}`);
/** "19 h au 04 99 12 34 56": the second hour begins a telephone number. */
const PHONE_AFTER = /^(?:[\s.-]\d{2}){2}/;
/** A range of hours ends its clause, or goes on with days. */
const GOES_ON_AFTER =
  /^\s?(?:on|daily|every|and|or|uhr|except|los|les|la|il|am|jeden|mon|tue|wed|thu|fri|sat|sun)|^(?! ?[a-z]{3})/;
/** What may stand behind an hour that has neither minutes nor half: its end, or words that go on about hours. */
const ENDS_AFTER =
  /^\s?(?:[.,;:!?)"'\ue000-]|\p{Extended_Pictographic}|$|(?:on|for|every|each|daily|nightly|sharp|and|to|till|until|tonight|or|onwards?|seven|in|with|when|so|except|today|o|y|e|et|und|oder|ou|los|las|les|le|la|i|il|du|de|del|der|an|am|jeden|taglich|tous|ogni|tutti|todos|all|wird|sind|ist|geht|gibt|haben|seid|freuen)(?![a-z]))/u;

const OPENS =
  /(?:from|opens?(?: at)?|opening at|starts?(?: at)?|starting at|begins?(?: at)?|doors(?: at)?|desde las?|a partir de las?|abrimos a las|des|a partir de|dalle|dalle ore|apriamo alle|ab|von|ab ca\.?)\s?$/;
const CLOSES =
  /(?:until|till|til|to|closes?(?: at)?|closing at|hasta las?|cerramos a las|jusqu'a|ferme a|fino alle|chiude alle|chiudiamo alle|bis|bis um|schliesst um)\s?$/;

/** Times of the day and ranges of them, in words and digits. */
export function readTimes(scan: Scan): void {
  scan.take(RANGE, (match) => {
    const { groups = {} } = match;
    const [opens, closes] = [readClock(groups, '1'), readClock(groups, '2')];
    if (opens === undefined || closes === undefined) return undefined;
    const { before, after } = around(scan.text, match);
    const isSure = opens.isSure || closes.isSure || UNTIL.test(groups.to ?? '');
    if (UNIT_AFTER.test(after) || PHONE_AFTER.test(after) || (isDecimals(groups) && !isQuarters(groups)))
      return undefined;
    const isBesideDays =
      /^\s?,?\s?\ue000/.test(after) || (/,\s$/.test(before) && /^\s?(?:[.!?]|$)/.test(after));
    if (
      !isSure &&
      !isBesideDays &&
      !FROM.test(before) &&
      !(RANGE_LEAD.test(before) && GOES_ON_AFTER.test(after))
    )
      return undefined;
    const isList = LIST.test(groups.to ?? '') && !(opens.isSure && closes.isSure);
    if (isList && !BETWEEN.test(before)) return undefined;
    return { kind: 'hours', opens: opens.minutes, closes: closes.minutes };
  });
  scan.take(SINGLE, (match) => {
    const clock = readClock(match.groups ?? {}, '1');
    if (clock === undefined || !isTime(match, clock.isSure, around(scan.text, match))) return undefined;
    const { before } = around(scan.text, match);
    const role = OPENS.test(before) ? 'opens' : CLOSES.test(before) ? 'closes' : 'any';
    return { kind: 'time', at: clock.minutes, role };
  });
}

type Groups = Readonly<Record<string, string | undefined>>;
type Around = { before: string; after: string };

/** "18.30": a price as well as a time. */
const isDecimals = ({ hour1, minute1, unit1, minute2, unit2 }: Groups) =>
  hour1 !== undefined &&
  minute1 !== undefined &&
  minute2 !== undefined &&
  unit1 === undefined &&
  unit2 === undefined;
const isQuarters = ({ minute1 = '', minute2 = '' }: Groups) =>
  /^(?:00|15|30|45)$/.test(minute1) && /^(?:00|15|30|45)$/.test(minute2);

function isTime(
  { 0: words, groups = {} }: RegExpExecArray,
  isSure: boolean,
  { before, after }: Around,
): boolean {
  const { minute1, unit1 = '', am1, pm1, after1 } = groups;
  const isDecimal = /^\d+\.\d\d$/.test(words.trim());
  if (isDecimal) return DECIMAL_LEAD.test(before) && !UNIT_AFTER.test(after) && !/^\s?[€$£]/.test(after);
  const isDuration =
    /hours?|heures?|horas|hrs|hs|^h$/.test(unit1.trim()) &&
    [minute1, am1, pm1, after1].every((part) => part === undefined);
  if (isDuration) return LEAD_WORD.test(before) || HOUR_LEAD.test(before);
  if (isSure) return true;
  if (COUNTS_ON.test(after)) return false;
  if (STRONG_LEAD.test(before)) return !UNIT_AFTER.test(after);
  return LEAD_WORD.test(before) && !UNIT_AFTER.test(after) && ENDS_AFTER.test(after);
}

function around(text: string, match: RegExpExecArray): Around {
  const end = match.index + match[0].length;
  return { before: text.slice(Math.max(0, match.index - 28), match.index), after: text.slice(end, end + 24) };
}
