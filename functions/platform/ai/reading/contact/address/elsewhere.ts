import { NOT_OURS } from '../passage.ts';

/** A place that is not the restaurant's: where somebody learned, a landmark, a car park. */
export const ELSEWHERE =
  /\b(?:near|opposite|behind|beside|next to|next door to|across from|around the corner from|off|corner of|between|trained|worked|born|grew up|raised|cooked|studied|learned|apprentic\w*|stage[ds]?|came from|comes? from|from|moved from|since leaving|parking|park|garage|lot|subway|metro|station|stop|bus|train|hotel|mother|grandmother|father|grew|farm|farms|bakery|supplier|suppliers|roasted|sourced|baked at|brewed|sister restaurant|our other|second location|mailing|mail|warehouse|frente a|cerca de|junto a|al lado de|detras de|parking en|formad[oa]|trabajo en|nacio|crecio|aparcamiento|pres de|face a|en face|a cote de|derriere|forme|ne a|parking au|vicino a|di fronte a|accanto a|dietro|formato|lavorato|nato|cresciuto|parcheggio|gegenuber|neben|hinter|nahe|parkhaus|parkplatz|gelernt|gearbeitet|geboren)\b[^,.;·|•()–—]{0,30}$/;
/** A place that is another one even with its postal code. */
const ANOTHER =
  /\b(?:trained|worked|born|grew up|raised|cooked|studied|learned|apprentic\w*|came from|comes? from|moved from|since leaving|(?:car )?park(?:ing)?(?: is| at| in)?|garage|lot|mother|grandmother|grew|supplier|suppliers|roasted|sourced|baked at|brewed|sister restaurant|our other|second location|mailing|mail|warehouse|head office|invoices?|billing|registered|parking en|formad[oa]|trabajo en|nacio|crecio|aparcamiento|forme|ne a|parking au|formato|lavorato|nato|cresciuto|parcheggio|parkhaus|parkplatz|gelernt|gearbeitet|geboren)\b[^,.;·|•()–—]{0,30}$/;
/** "next to the bank, at", "behind an unmarked door at": the landmark is there, the house is here. */
const AT_LANDMARK =
  /\b(?:near|opposite|behind|beside|next to|next door to|across from|around the corner from|off|parking lot|car park|estacionamiento|frente a|cerca de|junto a|al lado de|detras de|pres de|face a|en face|a cote de|derriere|vicino a|di fronte a|accanto a|dietro|gegenuber|neben|hinter|nahe)\b[^,.;·|•()–—]{3,30}\b(?:at|in|en|al|au|in der|im|an der|alla|a)\s+$/;
/** "in the old feed store at": old is the building. */
const IN_OLD_HOUSE =
  /\b(?:in|im|en|dans|nel|nella|inside) (?:the |an? |einer? |une? |una? |el |la |le |l'|d[ae][rsn] )?(?:old|former|antigu[oa]|ancien(?:ne)?|vecchi[oa]|alte[nr]?|ehemalige[nr]?)\b(?! (?:address|location|place|restaurant|site|adresse|direccion|sede|indirizzo))[^,.;]{3,40}$/;
const HERE =
  /\b(?:address|located|location|find us|visit us|we are at|we're at|come to|direccion|estamos en|nos encontramos|adresse|situe|nous sommes au|indirizzo|siamo in|ci trovate|adresse|sie finden uns|wir sind in)\b[^.;]{0,30}$/;
/** Whether the words before a street speak of another place: "next to the bank at 5 Main St" is here. */
export function isElsewhere(before: string): boolean {
  return ELSEWHERE.test(before) && !HERE.test(before) && !AT_LANDMARK.test(before);
}

/** The same where a postal code shows a whole address, which no landmark has. */
export function isAnotherPlace(before: string): boolean {
  return ANOTHER.test(before) && !HERE.test(before);
}

/** "the old post office, 7 Main Rd": what is old is the post office. */
export function isOfAnother(before: string): boolean {
  const last = before.split(/[,·|•()]/).at(-1) ?? '';
  return (
    (NOT_OURS.test(last) && !IN_OLD_HOUSE.test(last)) ||
    /\b(?:don't|do not|not for|private|no pon\w*|ne pas|non pubblic\w*|nicht veroffentlichen)\b/.test(before)
  );
}
