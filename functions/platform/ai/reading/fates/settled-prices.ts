import { fold } from '#functions/platform/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';

type OfDish = ProfileProposal & { field: 'dishes' };

const keyOf = ({ value }: OfDish) =>
  JSON.stringify([fold(value.name), value.menu, value.course, value.description]);

/** One dish with two prices keeps none: both readings are shown, neither is printed. */
export function withSettledPrices(proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const prices = new Map<string, Set<string>>();
  const isOfDish = (proposal: ProfileProposal): proposal is OfDish =>
    proposal.field === 'dishes' && proposal.confidence === 'certain' && proposal.value.price !== '';
  for (const dish of proposals.filter(isOfDish)) {
    prices.set(keyOf(dish), (prices.get(keyOf(dish)) ?? new Set()).add(dish.value.price));
  }
  const seen = new Set<string>();
  return proposals.flatMap((proposal) => {
    if (!isOfDish(proposal) || (prices.get(keyOf(proposal))?.size ?? 0) < 2) return [proposal];
    const likely: OfDish = { ...proposal, confidence: 'likely' };
    if (seen.has(keyOf(proposal))) return [likely];
    seen.add(keyOf(proposal));
    const value = { ...proposal.value, price: '', amount: null, variants: [] };
    return [{ ...proposal, value }, likely];
  });
}
