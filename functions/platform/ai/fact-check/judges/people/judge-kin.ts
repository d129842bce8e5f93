import { finding, isWithin, type Judge } from '../../checked-text.ts';
import { isMereTalk } from '../../evidence/mere-talk.ts';

/** Who of one's family, folded; who is of one row is of no other; en, es, fr, it, de. */
const KIN: readonly RegExp[] = [
  'grand(?:mother|ma)s?|grannys?|nonn[ae]|abuelas?|grand-?meres?|mamie|omas?|grossmutter',
  'grand(?:father|pa)s?|nonno|abuelo|grand-?peres?|papi|opas?|grossvater',
].map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'));

const BOTH =
  /(?<![a-z])(?:grandparents?|abuelos|grands-parents|nonni|grosseltern|ancestors|forefathers)(?![a-z])/;

/** "Ada learned from her grandfather", where the record tells of her grandmother. */
export const judgeKin: Judge = (checked, sentence) => {
  const { start, end, names } = sentence;
  const claims = sentence.claims.filter(
    (claim) => claim.concept === 'generations' && !isMereTalk(checked, sentence, claim),
  );
  const { passages } = checked.facts;
  const told = KIN.map((kin) => passages.some(({ text }) => text.search(kin) >= 0));
  if (!told.includes(true) || passages.some(({ text }) => BOTH.test(text))) return [];
  return KIN.flatMap((kin, row) =>
    told[row] === true
      ? []
      : [...checked.text.slice(start, end).matchAll(kin)].map(({ 0: words, index }) => ({
          start: start + index,
          end: start + index + words.length,
        })),
  )
    .filter((part) => claims.some((claim) => isWithin(part, claim)))
    .filter((part) => !names.some((name) => isWithin(part, name)))
    .map((part) => finding(checked, 'claim', part));
};
