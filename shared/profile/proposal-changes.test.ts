import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { PROFILE_GRAMMAR } from './profile-grammar.ts';
import { type ProfileProposal, ProfileProposalSchema } from './profile-reading.ts';
import { proposalChanges } from './proposal-changes.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

const proposal = (field: string, value: unknown): ProfileProposal =>
  ProfileProposalSchema.parse({ field, value, confidence: 'likely', words: '', start: 0, end: 0 });

function accept(profile: RestaurantProfile, proposals: readonly ProfileProposal[]): RestaurantProfile {
  const applied = applyChanges(PROFILE_GRAMMAR, profile, proposalChanges(profile, proposals));
  if (!applied.isApplied) throw new Error(JSON.stringify(applied.fields));
  return applied.record;
}

const proposals = fc.array(
  fc.oneof(
    fc.constantFrom('bistro', 'bakery').map((kind) => proposal('kind', kind)),
    fc.constantFrom('Thai', 'Roman', 'Lao').map((cuisine) => proposal('cuisines', cuisine)),
    fc.constantFrom('vegan', 'halal').map((diet) => proposal('diets', diet)),
    fc.constantFrom('monday', 'sunday').map((day) => proposal('closed_days', day)),
    fc
      .constantFrom('Pho', 'Carbonara', 'Gricia')
      .map((name) => proposal('dishes', aDish({ name, price: '12' }))),
    fc.constantFrom('Dogs welcome.', 'Cash only.').map((text) => proposal('house_notes', { text })),
    fc
      .constantFrom('(212) 555-0147', '0171 555')
      .map((typed) => proposal('phones', { number: '', typed, label: '' })),
  ),
  { maxLength: 12 },
);

describe('proposals that an owner accepts', () => {
  test('stand in the profile, and nothing that they do not name changes', () => {
    fc.assert(
      fc.property(proposals, (accepted) => {
        const before = aProfile();
        const after = accept(before, accepted);
        const named = new Set<string>(accepted.map(({ field }) => field));
        for (const [field, value] of Object.entries(before)) {
          if (!named.has(field)) expect(after).toHaveProperty(field, value);
        }
        const last = new Map(accepted.map((each) => [`${each.field} ${JSON.stringify(each.value)}`, each]));
        for (const { field, value } of last.values()) {
          if (Array.isArray(after[field])) expect(after[field]).toContainEqual(value);
        }
      }),
    );
  });

  test('change nothing when they are accepted again', () => {
    fc.assert(
      fc.property(proposals, (accepted) => {
        const once = accept(aProfile(), accepted);
        expect(accept(once, accepted)).toEqual(once);
      }),
    );
  });

  test('take the place of the same thing said before', () => {
    const before = aProfile({ dishes: [aDish({ name: 'Carbonara', price: '14' })] });
    const after = accept(before, [proposal('dishes', aDish({ name: 'carbonara', price: '15' }))]);
    expect(after.dishes).toEqual([aDish({ name: 'carbonara', price: '15' })]);
    const typed = { number: '+12125550147', typed: '212 555 0147', label: 'Office' };
    expect(accept(before, [proposal('phones', typed)]).phones).toEqual([typed]);
  });
});
