import { describe, expect, test } from 'vitest';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import type { Fact, Gold } from '../gold.ts';
import { scorePage } from './score-page.ts';
import { statesClosed, statesHours } from './states-hours.ts';

function story(text: string, confidence: 'certain' | 'likely' = 'certain'): ProfileProposal {
  return { field: 'story', value: { text }, confidence, start: 0, end: text.length, words: text };
}

function score(gold: Partial<Gold>, proposals: ProfileProposal[]) {
  const reading: ProfileReading = { language: 'en', proposals, wishes: [], not_for_guests: [] };
  const text = proposals.map(({ words }) => words).join('\n');
  const { facts, words, contradictions } = scorePage(
    { id: 'us-lupo', language: 'en', region: 'US', text, facts: [], never: [], words: [], ...gold },
    reading,
  );
  return {
    stated: facts.found,
    asked: facts.asked,
    kept: words.found,
    contradictions: contradictions.length,
  };
}

describe('what a page states', () => {
  const soup: Fact[] = [{ field: 'dishes', names: ['Soup'], prices: ['4'] }];

  test('a fact in the owner’s printed sentence counts as stated', () => {
    expect(score({ facts: soup }, [story('Our soup is $4 at the bar.')]).stated).toBe(1);
    expect(score({ facts: soup }, [story('Our soup is $4 at the bar.', 'likely')]).stated).toBe(0);
  });

  test('a price counts only beside its dish, and in full', () => {
    expect(score({ facts: soup }, [story('Our soup is hot. Bread is $4.')]).stated).toBe(0);
    expect(score({ facts: soup }, [story('Our soup is $14 at the bar.')]).stated).toBe(0);
  });

  test('the name is the account’s, and ambiguous facts aren’t scored', () => {
    const facts: Fact[] = [
      { field: 'name', values: ['Lupo'] },
      { field: 'kind', values: ['bar'], optional: true },
    ];
    expect(score({ facts }, []).asked).toBe(0);
  });

  test('words count by sentence, and private ones contradict', () => {
    const text = 'We bake our own bread. The rent went up.';
    const gold = { words: ['We bake our own bread.'], never: [{ text: 'rent went up', why: 'private' }] };
    expect(score(gold, [story(text)])).toMatchObject({ kept: 1, contradictions: 1 });
    expect(score(gold, [])).toMatchObject({ kept: 0, contradictions: 0 });
  });
});

describe('hours in a sentence', () => {
  const lunch = { opens: '12:00', closes: '14:30' };

  test.each([
    ['Lunch Tue to Fri 12-2.30pm', true],
    ['Martes a viernes de 12:00 a 14:30', true],
    ['Du mardi au vendredi, de midi à 14h30', true],
    ['Dienstag–Freitag 12 bis 14.30 Uhr', true],
    ['Dal martedì al venerdì 12-14:30', true],
    ['Tuesday and Friday 12-2.30pm', false],
    ['Tue to Fri 12-3pm', false],
    ['Lunch 12-2.30pm', false],
  ])('%s', (sentence, isSaid) => {
    const days = ['tuesday', 'wednesday', 'thursday', 'friday'];
    expect(statesHours(sentence, { days, ...lunch })).toBe(isSaid);
  });

  test('a closed day is recognized next to the word', () => {
    expect(statesClosed('Chiuso il lunedì', 'monday')).toBe(true);
    expect(statesClosed('Chiuso il lunedì', 'tuesday')).toBe(false);
    expect(statesClosed('Monday is quiz night', 'monday')).toBe(false);
  });
});
