import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

type OfDish = ProfileProposal & { field: 'dishes' };

const NUMBER =
  /^(?:(?:#|N°|Nº|n°|nº)\s?(\d{1,3})[a-z]?\.?\s+(?=["“(]?\p{L})|(\d{1,3})[a-z]?\.?\s+(?=["“(]?\p{Lu}))/u;
const FEWEST = 4;

const numberOf = ({ value }: OfDish) => {
  const found = NUMBER.exec(value.name);
  return Number(found?.[1] ?? found?.[2] ?? Number.NaN);
};
const nameOf = (name: string) => name.replace(NUMBER, '');

/** "25 Beef in Black Bean Sauce": numbers by which guests order, which go up from dish to dish, are no part of the names. */
export function withoutNumbers(proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const dishes = proposals.filter((one): one is OfDish => one.field === 'dishes');
  const numbered = dishes.filter((dish) => !Number.isNaN(numberOf(dish)));
  const isRising = numbered.every((dish, at) => {
    const before = numbered[at - 1];
    return before === undefined || numberOf(before) < numberOf(dish);
  });
  const names = new Set(numbered.map(({ value }) => nameOf(value.name)));
  const isList =
    isRising &&
    numbered.length >= FEWEST &&
    numbered.length * 2 >= dishes.length &&
    names.size === numbered.length;
  if (!isList) return [...proposals];
  return proposals.map((proposal) =>
    proposal.field === 'dishes'
      ? { ...proposal, value: { ...proposal.value, name: nameOf(proposal.value.name) } }
      : proposal,
  );
}
