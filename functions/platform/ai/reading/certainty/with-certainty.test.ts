import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: 'US', language: '', currency: '', today: '2026-11-22' };

const proposalsOf = (text: string) => readProfile(text, CONTEXT).proposals;

test('a plain list of dishes is certain', () => {
  const dishes = proposalsOf('Mains\nRoast chicken $18\nTrout $24\nMushroom pie $16\nBurger $15').filter(
    ({ field }) => field === 'dishes',
  );
  expect(dishes.map(({ confidence }) => confidence)).toEqual(['certain', 'certain', 'certain', 'certain']);
});

test('a dish that may be a size of the one before is only proposed, and printed as it was written', () => {
  const proposals = proposalsOf(
    'Doughnut shop, glazed 2, filled 3, dozen 20, coffee, opens 6:30, sold out by noon',
  );
  const filled = proposals.find(({ words, field }) => field === 'dishes' && words.includes('filled'));
  expect(filled?.confidence).toBe('likely');
  expect(proposals).toContainEqual(
    expect.objectContaining({
      field: 'house_notes',
      value: { text: 'filled 3, dozen 20' },
      confidence: 'certain',
    }),
  );
});
