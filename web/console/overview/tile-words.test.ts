import { expect, test } from 'vitest';
import { budgetInWords, providersInWords, urgencyInWords } from './tile-words.ts';

test('one customer needs action, two need it', () => {
  expect(urgencyInWords(1)).toBe('1 needs action now');
  expect(urgencyInWords(2)).toBe('2 need action now');
});

test('failing providers are named as in the settings', () => {
  const providers = [
    { provider: 'sms', state: 'failing' },
    { provider: 'email', state: 'simulated' },
  ] as const;
  expect(providersInWords(providers)).toEqual({ value: '1 failing', note: 'Texts' });
});

test('providers in test mode are not called working', () => {
  const inTestMode = [{ provider: 'sms', state: 'simulated' }] as const;
  expect(providersInWords(inTestMode)).toEqual({ value: 'No failures', note: '1 in test mode' });
  expect(providersInWords([{ provider: 'sms', state: 'working' }]).value).toBe('All working');
});

test('costs name their budget, and that fixed costs come on top', () => {
  expect(budgetInWords({ budgetCents: null, hasFixed: false })).toBe('no budget set');
  expect(budgetInWords({ budgetCents: 50_000, hasFixed: true })).toBe('of a $500 budget, before fixed costs');
});
