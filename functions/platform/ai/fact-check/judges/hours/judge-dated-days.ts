import { type CheckedSentence, type CheckedText, finding, type Judge } from '../../checked-text.ts';
import { type DatedToken, datedAt, isDated } from '../../dated-days.ts';
import { isClosed, isOfOpening } from '../../days-said.ts';

/** Meals and a welcome, which are said of a day on which the house is open; en, es, fr, it, de. */
const WELCOMES =
  /(?<![a-z])(?:join us|come|see you|visit|book|reserve|spend|celebrate|serv(?:e|es|ed|ing)|dinner|lunch|brunch|breakfast|supper|abrimos|ven(?:id|ga|gan)?|te esperamos|os esperamos|celebra|celebrad|cenas?|almuerzos?|comidas?|servimos|venez|viens|rejoignez|reservez|fetez|diner|dejeuner|servons|servi|venite|vieni|vi aspettiamo|ti aspettiamo|festeggia\w*|cena|pranzo|serviamo|kommt?|feiert?|reserviert?|abendessen|mittagessen|servieren)(?![a-z])/;
/** Before a day on which something is. */
const ON_DAY =
  /(?:^|[.,;:!?-] ?|(?<![a-z])(?:on|this|for|at|el|en|para|le|a|pour|il|per|am|an|zu|fur|der|den|dem)(?: (?:the|el dia de|dia de|jour de|giorno di|1\.|ersten))? ?)$/;
/** Behind it another thing than the day: "the Christmas menu", "a Thanksgiving pie". */
const OF_ELSE = /^\s(?!day|eve|dinner|lunch|brunch|breakfast|we|and|or|is|from|at|with|for|to)[a-z]{3,}/;
const LEAD = 24;
/** "Open your presents": a guest does. */
const OPENS_ELSE = /(?<![a-z])open (?:your|the|my|a|up|all|those|1|presents|gifts)(?![a-z])/g;

/** Whether the house is said to be open on a day, or guests are asked in. */
function isSaidOpen({ text }: CheckedText, { start, end, tokens }: CheckedSentence, token: DatedToken) {
  const words = text.slice(start, end);
  if (
    isOfOpening(words.replace(OPENS_ELSE, '')) ||
    tokens.some(({ kind }) => kind === 'time' || kind === 'hours')
  )
    return true;
  return (
    WELCOMES.test(words) &&
    ON_DAY.test(text.slice(Math.max(start, token.start - LEAD), token.start)) &&
    !OF_ELSE.test(text.slice(token.end, end))
  );
}

/** A day with hours of its own is open or closed as these have it, whatever is so on other days. */
export const judgeDatedDays: Judge = (checked, sentence) =>
  sentence.tokens.filter(isDated).flatMap((token) => {
    const hours = datedAt(checked.facts, checked.text, token);
    if (hours.length === 0) return [];
    const isShut = hours.some(({ services }) => services.length === 0);
    const isServed = hours.some(({ services }) => services.length > 0);
    const isKnown = isClosed(checked.text, sentence, token)
      ? isShut
      : isServed || !isSaidOpen(checked, sentence, token);
    return isKnown ? [] : [finding(checked, 'date', token)];
  });
