import { isTerseList, listPartsOf } from '../clauses/list-parts.ts';
import type { Reader } from '../reader.ts';
import { fold } from '../text/fold.ts';
import { linesOf } from '../text/lines.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { sentencesOf } from '../text/sentences.ts';

const SERVICE = anyOf(
  phrasesOf(`
    take-?away; take-?out; delivery; pick-?up; to go; catering; terrace; patio; garden;
    para llevar; a domicilio; reparto a domicilio; terraza; a emporter; livraison; terrasse; da asporto; asporto; consegna a domicilio; consegna; terrazza; dehors; zum mitnehmen; lieferung; lieferservice; biergarten; terrasse; garten`),
).source;
const SERVICES = new RegExp(`^${SERVICE}(?: (?:and|&|y|et|e|und) ${SERVICE})?$`);

/**
 * A service that is a part of its own in a list has nothing to do with the hours in the part behind it:
 * "takeaway, open Tue-Sun 17-22".
 */
export const readListedServices: Reader = ({ source, free }) => {
  const folded = fold(source);
  return linesOf(source, free).flatMap((line) =>
    sentencesOf(folded, line).flatMap((sentence) => {
      const parts = listPartsOf(folded, sentence);
      if (!isTerseList(folded, parts)) return [];
      return parts.flatMap(({ start, end }) => {
        const text = folded.slice(start, end);
        if (!SERVICES.test(text)) return [];
        const words = source.slice(start, end);
        return [{ field: 'house_notes', value: { text: words }, confidence: 'certain', start, end, words }];
      });
    }),
  );
};
