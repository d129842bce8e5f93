import type { Replaced } from './replaced-values.ts';

/** How somebody begins who mends what was written above. */
const AGAIN =
  '(?:moment(?: mal)?|wait|hold on|oh|ah|ach(?: so| ja)?|ups|oops|sorry|pardon|perdon|scusa(?:te)?|espera|aspetta|attends|attendez|halt|correction|korrektur|correccion|correzione|rectifico|actually|p\\.?s\\.?|nachtrag|ojo|en fait|in realta|eigentlich|(?:nein|nee|non|no)(?=,))';
const NOW =
  /(?<![a-z])(?:now|as of today|jetzt|inzwischen|mittlerweile|neuerdings|maintenant|desormais|ahora|adesso|ora|ormai)(?![a-z])/;
const COSTS =
  /(?<![a-z])(?:is|are|costs?|goes for|kostet|kosten|ist|sind|liegt|c'est|coute(?:nt)?|est|sont|passe(?:nt)? a|a|vale[n]?|cuesta[n]?|es|son|esta[n]?|costa(?:no)?|e|sono|viene|vengono)(?![a-z])/;
/** A sentence with one amount, which ends it or is followed by few words. */
const SENTENCE =
  /(?<=^|\n|[.!?]\s{1,3})([^\d\n.!?]{4,90}?)([$€£]\s?)?(\d{1,4}(?:[.,]\d{1,2})?)(?:\s?(?:€|euros?|eur|chf|fr\.?|dollars?|quid|p)(?![a-z]))?([^\d\n.!?;]{0,60}(?=[.!?\n;]|$))/g;
const OPENS_AGAIN = new RegExp(`^\\s*(?:and |but |und |et |y |e )?${AGAIN}(?:[\\s,:]|$)`);
const LEAD = new RegExp(`^\\s*(?:(?:and |but |und |et |y |e )?${AGAIN}[\\s,:-]{1,4}){1,3}`);
const PLAIN = new Set(
  'the our and now are but costs cost goes for price prices should just only that jetzt die der das ist sind kostet kosten liegt bei inzwischen maintenant les des est sont coute passe desormais ahora los las una son cuesta vale esta precio adesso ora gli sono costa viene scrivete scrivi metti mettete pon poned put write make scrivere prezzo preis prix moment mal wait hold oops sorry pardon perdon scusa scusate espera aspetta attends attendez correction actually dass haben wir sie'.split(
    ' ',
  ),
);
/** How far before the correction the dish may stand. In UTF-16. */
const REACH = 3_000;
const MOST = 12;
const MOST_NAMES = 120;

type Place = { start: number; end: number; price: string };

/** Each amount before `at` that stands behind a name, with that name. */
function pricedNames(folded: string, at: number): (Place & { name: string })[] {
  const from = Math.max(0, at - REACH);
  const text = folded.slice(from, at);
  return [
    ...text.matchAll(
      /([^\d,;\n]{3,60}?)[\s.:$€£-]{0,8}(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)(?![\d%]|[.,:]\d|\s?(?:am|pm|uhr|h)(?![a-z]))/g,
    ),
  ].map(({ 0: whole, 1: name = '', 2: price = '', index }) => {
    const end = from + index + whole.length;
    return { start: end - price.length, end, price, name };
  });
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|es|s|n|e)$/, '') : word;
}

/** The one dish that holds most of the words of a correction. */
function placeOf(folded: string, at: number, said: string): Place | undefined {
  const words = (said.match(/[a-zßœæ']{3,}/g) ?? []).filter((word) => !PLAIN.has(word)).map(stemOf);
  if (words.length === 0) return undefined;
  const scored = pricedNames(folded, at)
    .slice(-MOST_NAMES)
    .map((place) => ({ place, hits: words.filter((word) => place.name.includes(word)).length }));
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  const found = scored.filter(({ hits }) => hits === best);
  return best > 0 && found.length === 1 ? found[0]?.place : undefined;
}

/**
 * "Krakauer 4,50 … Moment, die Krakauer kostet jetzt 4,80": the later price in the place of the earlier one, where one
 * dish alone is meant. Where none is, only the words that begin the correction are none of the dish's.
 */
export function laterPricesIn(folded: string): Replaced {
  const replaced: Replaced = { corrected: [], replacements: [] };
  for (const found of folded.matchAll(SENTENCE)) {
    if (replaced.corrected.length >= MOST) break;
    const [whole, before = '', , price = '', behind = ''] = found;
    const isAgain = OPENS_AGAIN.test(before);
    const isNow = NOW.test(before + behind) && COSTS.test(before);
    if (!isAgain && !isNow) continue;
    const start = found.index;
    const place = placeOf(folded, start, before.replace(LEAD, ''));
    if (place !== undefined && place.price !== price) {
      replaced.replacements.push({ start: place.start, end: place.end, old: place.price, now: price });
      const end = start + whole.length - (behind.length > 24 ? behind.length : 0);
      replaced.corrected.push({ start, end, reason: 'corrected_or_denied' });
      continue;
    }
    const lead = isAgain ? (LEAD.exec(before)?.[0].length ?? 0) : 0;
    if (lead > 0 && /[a-z]{3}/.test(before.slice(lead)))
      replaced.corrected.push({ start, end: start + lead, reason: 'corrected_or_denied' });
  }
  return replaced;
}
