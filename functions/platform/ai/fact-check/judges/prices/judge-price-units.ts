import { finding, type Judge } from '../../checked-text.ts';
import { stemOf } from '../../text/word-forms.ts';

/** What a price is asked for by, other than the dish itself; en, es, fr, it, de. */
const UNIT =
  /^,? ?(?:per|an?|each|every|pro|je|por|cada|la|l'|al|all'|a l'|par|de l'|der|die) ?((?:half )?(?:hours?|minutes?|weeks?|months?|days?|ounces?|oz|pounds?|lbs?|kilos?|kg|slices?|scoops?|hora|semana|mes|dia|kilo|libra|heure|semaine|mois|jour|livre|tranche|ora|settimana|mese|giorno|chilo|etto|fetta|stunde|woche|monat|tag|pfund|scheibe|kugel))(?![a-z])/;

/** "Carbonara $19 per hour": a unit of which the record says nothing. */
export const judgePriceUnits: Judge = (checked, { tokens, end }) =>
  tokens.flatMap((token) => {
    if (token.kind !== 'price') return [];
    const [words, unit = ''] = UNIT.exec(checked.text.slice(token.end, end)) ?? [];
    if (words === undefined || checked.facts.stems.has(stemOf(unit))) return [];
    return [finding(checked, 'price', { start: token.start, end: token.end + words.length })];
  });
