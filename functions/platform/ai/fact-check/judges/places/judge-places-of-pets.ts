import { finding, type Judge } from '../../checked-text.ts';

/** Within the house, folded; en, es, fr, it, de. */
const INSIDE =
  /(?<![a-z])(?:inside|indoors?|(?:in|into) the (?:dining )?room|dining room|at the bar|at every table|everywhere|en salle|a l'interieur|dans la salle|partout|(?:dentro|en el (?:interior|comedor|salon))|en (?:la )?sala|all'interno|in sala|ovunque|dappertutto|drinnen|im (?:gastraum|lokal|innenraum|restaurant)|in den (?:gastraum|innenraum)|in die gaststube|in der gaststube|uberall)(?![a-z])/;

const isOfPets = ({ concept }: { concept: string }) => concept === 'dogs';

const BRINGS =
  /(?<![a-z])(?:bring|take|your) (?:in )?(?:your |the |a )?(?:dog|pup|puppy|pooch|pet)s?(?![a-z])|(?<![a-z])(?:(?:trae|traed|traiga) (?:a )?(?:tu|vuestro|su) (?:perro|mascota)|(?:amenez|viens avec) (?:votre|ton) chien|porta(?:te)? il (?:tuo|vostro) cane|bring(?:t|en sie)? (?:deinen|euren|ihren) hund)(?![a-z])/;

/** "Dogs are welcome in the dining room": where the record lets them in there, or anywhere within. */
export const judgePlacesOfPets: Judge = (checked, { start, end, claims }) => {
  const text = checked.text.slice(start, end);
  const inside = INSIDE.exec(text);
  if (inside === null) return [];
  const told = claims.find((claim) => isOfPets(claim) && !claim.isDenied);
  if (told === undefined && !BRINGS.test(text)) return [];
  const isTold = checked.facts.passages.some(
    (passage) =>
      passage.claims.some((claim) => isOfPets(claim) && !claim.isDenied) && INSIDE.test(passage.text),
  );
  const at = start + inside.index;
  return isTold ? [] : [finding(checked, 'claim', { start: at, end: at + inside[0].length })];
};
