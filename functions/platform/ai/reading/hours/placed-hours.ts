import type { Span } from '../reader.ts';
import { foldText } from '../text/fold-text.ts';
import { CLAIMED } from '../text/free-text.ts';

const DAY =
  /(?<![a-z])(?:mon|tues?|wed|weds|thu|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?)(?![a-z])/;
const TIMES =
  /(?<![\d.,$€£])\d{1,2}(?:[:.h]\d{0,2})?\s?(?:am|pm|h|uhr)?\s?(?:-|–|to|till?|until|a|bis|alle)\s?\d{1,2}(?:[:.h][0-5]\d)?(?!\d|[.,]\d|\s?[$€£%])/;
const PLACE =
  /(?<![a-z])(?:(?:farmers'? |night |food |street )?market|(?:city |town |car )?park|plaza|square|brewery|brewing|taproom|parking lot|lot|church|school|campus|station|fairground|courthouse|winery|mercado|marche|mercato|piazza|place|parking|zone|gare|eglise|wochenmarkt|markt|marktplatz|bahnhof|brauerei)(?![a-z])/;
const AT = /(?:^|\s)(?:at|@|bei|beim|chez)\s(?!\d|noon|midnight|night|the (?:bar|counter|table|door|window))/;
/** Rooms of one house: their hours are hours of the house. */
const OWN_ROOM =
  /(?<![a-z])(?:bar|dining room|patio|terrace|garden|biergarten|beer garden|counter|lounge|rooftop|upstairs|downstairs|kitchen|home|sala|barra|terraza|terrasse|jardin|salle|gaststube|garten|stube|terrazza|giardino)(?![a-z])/;
const FEWEST = 2;
/** A house has one place; these have many. */
const ON_WHEELS =
  /(?<![a-z])(?:food ?trucks?|trucks?|truck|trailer|van|cart|pop-? ?up|stall|stand|market stall|camion|camionnette|remorque|furgone?ta?|furgone|foodtruck|imbisswagen|wagen|puesto|carrito|bancarella)(?![a-z])/;

/** "Wed 11–2 at the courthouse, Fri 5–9 Hops Brewery": where somebody stands when, which is no week of one house. */
export function placedHours(source: string, free: string): Span[] {
  const folded = foldText(source);
  if (!ON_WHEELS.test(folded)) return [];
  const sentences = [...folded.matchAll(/(?:[^\n.!?]|\.(?=\d))+/g)].map(({ 0: text, index }) =>
    clausesOf(text, index),
  );
  const clauses = sentences.flat().filter(({ text }) => isPlaced(text));
  if (clauses.length < FEWEST) return [];
  const spans: Span[] = [];
  for (const sentence of sentences.filter((all) => all.some(({ text }) => isPlaced(text)))) {
    const timed = sentence.filter(({ text }) => DAY.test(text) && TIMES.test(text));
    const start = timed[0]?.start ?? 0;
    const end = timed.at(-1)?.end ?? start;
    const last = spans.at(-1);
    if (last !== undefined && /^[.\s]{1,3}$/.test(source.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  }
  return spans
    .map((span) => trimmed(source, span))
    .filter(({ start, end }) => !free.slice(start, end).includes(CLAIMED));
}

function clausesOf(sentence: string, from: number): (Span & { text: string })[] {
  return [...sentence.matchAll(/[^,;]+/g)].map(({ 0: text, index }) => ({
    text,
    start: from + index,
    end: from + index + text.length,
  }));
}

const isPlaced = (clause: string) =>
  DAY.test(clause) &&
  TIMES.test(clause) &&
  (PLACE.test(clause) || AT.test(clause)) &&
  !OWN_ROOM.test(clause.replace(PLACE, ''));

/** Behind what leads to it: "Find the truck: Tuesday …". */
function trimmed(source: string, { start, end }: Span): Span {
  const lead = /^[^:\n]{0,40}:\s+(?=\S)/.exec(source.slice(start, end))?.[0] ?? '';
  const from = start + (DAY.test(foldText(lead)) ? 0 : lead.length);
  const text = source.slice(from, end);
  return { start: from + (text.length - text.trimStart().length), end: from + text.trimEnd().length };
}
