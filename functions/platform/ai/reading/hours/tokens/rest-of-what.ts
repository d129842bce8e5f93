import type { HoursToken } from './hours-tokens.ts';

const isOfYear = ({ kind }: HoursToken['meanings'][number]) => kind === 'season' || kind === 'month';

/** "Lunes de 12 a 16, el resto de 12 a 23": of the week, unless a part of the year is named beside it. */
export function withOneRest(tokens: readonly HoursToken[]): HoursToken[] {
  return tokens.map((token) => {
    const { meanings } = token;
    if (!meanings.some(isOfYear) || !meanings.some(({ kind }) => kind === 'day')) return token;
    const isYear = tokens.some((other) => other.text !== token.text && other.meanings.some(isOfYear));
    return { ...token, meanings: meanings.filter((meaning) => isOfYear(meaning) === isYear) };
  });
}
