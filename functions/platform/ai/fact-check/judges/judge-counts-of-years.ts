import { finding, type Judge } from '../checked-text.ts';
import type { FactToken, FactTokenOf } from '../readers/fact-token.ts';

const isNumber = (token: FactToken): token is FactTokenOf<'number'> => token.kind === 'number';

type Tokens = readonly FactToken[];

/** The number and the year that stand together: "one in 2022, two in 2024". */
function pairsIn(tokens: Tokens): { value: number; year: number; token: FactTokenOf<'number'> }[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (token.kind !== 'year' || before === undefined || !isNumber(before)) return [];
    return [{ value: before.value, year: token.from, token: before }];
  });
}

const yearsIn = (tokens: Tokens) => tokens.flatMap((token) => (token.kind === 'year' ? [token.from] : []));

/** "Two olive branches in 2022": as many as the record says of that year, not of another one. */
export const judgeCountsOfYears: Judge = (checked, { tokens }) => {
  return pairsIn(tokens)
    .filter(({ value, year }) => {
      return checked.facts.passagesWith('year').some((passage) => {
        const known = pairsIn(passage.tokens);
        const isOfYear = known.some((one) => one.year === year && one.value === value);
        const isOfOther = known.some((one) => one.year !== year && one.value === value);
        return !isOfYear && isOfOther && yearsIn(passage.tokens).includes(year);
      });
    })
    .map(({ token }) => finding(checked, 'number', token));
};
