import { fold } from '#functions/platform/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isTerseList, listPartsOf } from '../clauses/list-parts.ts';
import { clausesOf } from '../clauses/split-clauses.ts';
import type { Reader, Span } from '../reader.ts';
import { linesOf } from '../text/lines.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { sentencesOf } from '../text/sentences.ts';

const SERVICE = anyOf(
  phrasesOf(`
    counter service(?: only)?; table service; take-?away; take-?out; delivery; (?:curbside )?pick-?up; to go; catering; terrace; patio; garden;
    para llevar; a domicilio; reparto a domicilio; terraza; a emporter; livraison; terrasse; da asporto; asporto; consegna a domicilio; consegna; terrazza; dehors; zum mitnehmen; lieferung; lieferservice; biergarten; terrasse; garten`),
).source;
const SERVICES = new RegExp(`^${SERVICE}(?: (?:and|&|y|et|e|und) ${SERVICE})?$`);

const CLOSED = new RegExp(
  `^(?:(?:the|our|la|le|el|il|die|der|unsere?|notre|nuestra) )?(?:${SERVICE}|rooftop|kitchen|cocina|cuisine|cucina|kuche) (?:(?:is|are|esta|est|e|ist) )?(?:closed|cerrad[oa]|fermee?|chius[oa]|geschlossen)(?![a-z])`,
);

/** "Terrace closed on Mondays": the house is not. */
function closedServices(source: string, folded: string, clauses: readonly Span[]): ProfileProposal[] {
  return clauses
    .filter(({ start, end }) => CLOSED.test(folded.slice(start, end)))
    .map(({ start, end }) => {
      const words = source.slice(start, end);
      return { field: 'house_notes', value: { text: words }, confidence: 'certain', start, end, words };
    });
}

/**
 * A service that is a part of its own in a list has nothing to do with the hours in the part behind it:
 * "takeaway, open Tue-Sun 17-22".
 */
export const readListedServices: Reader = ({ source, free }) => {
  const folded = fold(source);
  return linesOf(source, free).flatMap((line) =>
    sentencesOf(folded, line).flatMap((sentence) => {
      const parts = listPartsOf(folded, sentence);
      if (!isTerseList(folded, parts)) return closedServices(source, folded, clausesOf(folded, sentence));
      return parts.flatMap(({ start, end }) => {
        const text = folded.slice(start, end);
        if (!SERVICES.test(text)) return [];
        const words = source.slice(start, end);
        return [{ field: 'house_notes', value: { text: words }, confidence: 'certain', start, end, words }];
      });
    }),
  );
};
