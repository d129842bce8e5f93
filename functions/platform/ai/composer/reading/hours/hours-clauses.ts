import { DENIAL } from '../clause-words.ts';
import { withoutHarmless } from '../clauses.ts';
import type { OwnerText } from '../owner-text.ts';

export type HoursText = {
  /** The text with everything left blank that states nothing of the opening hours. */
  text: OwnerText;
  /** Something was said that cannot be told apart from the rest, such as "no lunch on Mondays". */
  isDoubtful: boolean;
};

const OPEN =
  '(?:open|opens|opened|opening|abiert[oa]s?|abrimos|abre|apert[oi]|apriamo|ouverte?s?|ouvrons|geoffnet|offen)';
const FILLER =
  '(?:we|are|is|be|ever|longer|even|usually|normally|siamo|sommes|est|estamos|esta|wir|haben|am|an|on)';
/** "not open on Sundays" says closed; so do "geschlossen" and the other languages' words. */
const NOT_OPEN = new RegExp(`(?:${DENIAL.source})(?:\\s${FILLER})*\\s${OPEN}(?:\\spas)?\\b`, 'g');
const OPEN_NOT = new RegExp(
  `\\b(?:n'|ne )?(?:est |sommes |wir haben |haben )?${OPEN}(?:\\s(?:am|on|le))?\\s(?:not|never|pas|nicht|nie)\\b`,
  'g',
);
const DAY =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)\w*\b|\b(?:lun(?:es|edi|di)|mar(?:tes|tedi|di)|mer(?:coledi|credi)|miercoles|giovedi|jeudi|jueves|venerdi|vendredi|viernes|sabados?|sabato|samedi|domingos?|domenica|dimanche)\b|\b(?:mon|diens|donners|frei|sams|sonn)tags?\b|\bmittwochs?\b|\b(?:weekends?|weekdays|daily|every ?day)\b/;
const ROMANCE_DAY =
  '(?:lun(?:es|edi|di)|mar(?:tes|tedi|di)|mer(?:coledi|credi)|miercoles|giovedi|jeudi|jueves|venerdi|vendredi|viernes|sabado|sabato|samedi|domingo|domenica|dimanche)';
/** "de mardi à dimanche": here the "a" is a range. */
const ROMANCE_RANGE = new RegExp(`(?<=\\b${ROMANCE_DAY}) a (?=${ROMANCE_DAY}\\b)`, 'g');
const MEAL =
  /\b(?:lunch|dinner|breakfast|brunch|supper|service|evenings?|mornings?|afternoons?|pranzo|cena|dejeuner|diner|comida|mittag\w*|abend\w*)\b/;
const CLOSED = '(?:closed|shut|chius[oi]|cerrad[oa]s?|fermee?s?|geschlossen|gesloten)';
/** A closing for a part of the day, or at an hour: no day of rest. */
const PARTLY_CLOSED = new RegExp(
  `\\b${CLOSED}\\s(?:(?:\\p{L}+\\s){0,3}?for\\s(?:the\\s)?(?:lunch|dinner|breakfast|brunch)|(?:at|from|until|till|by|after|before|between|a|alle|dalle|a las|ab|um|bis)\\s(?:las\\s)?(?:\\d|noon|midnight)|(?:\\p{L}+\\s){0,3}?(?:at lunch|at dinner|lunchtimes?|a pranzo|a cena|le midi|le soir|mittags|abends|al mediodia))`,
  'u',
);
const CLOSES =
  /\b(?:(?:kitchen|bar|doors?|we)\s)?(?:closes|closing|close|last (?:orders?|seating|entry)|kuche bis|chiude|cierra|ferme a)\b[^;\n!?]*?(?=[,;\n!?]|\.(?!\d)|$)/g;
const OTHER_HOURS =
  /(?<=^|[\n,;.!?]\s*)(?:the\s)?(?:terrace|delivery|deliveries|takeaway|rooftop|bar|shop|car park|phone lines?|office|happy hour)\s(?:is\s)?(?:open\w*|closed|from|until|till|hours|daily|only|\d|mon|tue|wed|thu|fri|sat|sun)[^,;\n!?]*/g;
const MONTH_NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|decembre|januar|februar|marz|juni|juli|oktober|dezember|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)';
const DATE = new RegExp(
  `\\b(?:${MONTH_NAME}\\s\\d{1,2}(?:st|nd|rd|th)?(?![\\d:.,])|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:of\\s|de\\s)?${MONTH_NAME})\\b(?:\\s(?:19|20)\\d\\d)?`,
  'g',
);
const SEASON =
  /\b(?:in (?:the )?(?:summer|winter|spring|autumn|season)|(?:summer|winter|seasonal) (?:only|hours|opening)|seasonal(?:ly)? (?:open\w*|hours)|d'ete|en ete|en hiver|d'estate|d'inverno|im (?:sommer|winter)|en (?:verano|invierno)|from \w+ (?:to|until|till) \w+ only)\b/;

const blank = (text: string, mark = ' ') => mark.padEnd(text.length);

/** One clause, with denials turned round or left blank. */
function judged(clause: string): { said: string; isDoubtful: boolean } {
  const harmless = withoutHarmless(clause);
  const turn = (found: string) => 'closed'.padEnd(found.length).slice(0, Math.max(6, found.length));
  const turned = harmless.replace(OPEN_NOT, turn).replace(NOT_OPEN, turn);
  if (turned.length !== clause.length) return { said: blank(clause, ';'), isDoubtful: true };
  const denial = DENIAL.exec(turned);
  const said = denial ? turned.slice(0, denial.index) + blank(turned.slice(denial.index), ';') : turned;
  const rest = denial ? turned.slice(denial.index) : '';
  const isPartDenied = DAY.test(rest) && (MEAL.test(rest) || new RegExp(`\\b${OPEN}\\b`).test(rest));
  return { said, isDoubtful: isPartDenied || PARTLY_CLOSED.test(turned) };
}

/** Prepares the text for reading hours: only affirmed clauses, with "not open" turned into "closed". */
export function hoursText(text: OwnerText): HoursText {
  let folded = text.folded;
  let isDoubtful = false;
  for (const { start, end, isUnsaid, deniedFrom } of text.clauses) {
    const clause = folded.slice(start, end);
    const isAnswered = deniedFrom === start && !DENIAL.test(clause);
    const { said, ...doubt } =
      isUnsaid || isAnswered ? { said: blank(clause, ';'), isDoubtful: false } : judged(clause);
    folded = folded.slice(0, start) + said + folded.slice(end);
    isDoubtful ||= doubt.isDoubtful;
  }
  const isDated =
    [...folded.matchAll(DATE)].length > 0 && /\bopen\b[^;\n!?]*$/.test(folded.slice(0, folded.search(DATE)));
  isDoubtful ||=
    isDated || (SEASON.test(folded) && /\b(?:open|closed|hours|daily)\b|\d/.test(folded) && DAY.test(folded));
  for (const words of [DATE, CLOSES, OTHER_HOURS])
    folded = folded.replace(words, (found) => blank(found, ';'));
  folded = folded.replace(ROMANCE_RANGE, ' - ');
  return { text: { ...text, folded }, isDoubtful };
}
