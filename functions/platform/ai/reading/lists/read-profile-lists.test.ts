import { describe, expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { readProfile } from '../read-profile.ts';
import { COMMA_LISTS } from './comma-lists.test-data.ts';
import { ENGLISH_LISTS } from './english-lists.test-data.ts';
import { FRENCH_LISTS } from './french-lists.test-data.ts';
import { GERMAN_LISTS } from './german-lists.test-data.ts';
import { ITALIAN_LISTS } from './italian-lists.test-data.ts';
import { KITCHEN_LISTS } from './kitchen-lists.test-data.ts';
import { SPANISH_LISTS } from './spanish-lists.test-data.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-03-02' };

function said({ field, value }: ProfileProposal): string[] {
  if (field === 'dishes') return [`${value.name} = ${value.price}`];
  if (field === 'menus') return [`menu ${value.name} ${value.price}`.trim()];
  if (field === 'services') {
    const days = value.days.map((day) => day.slice(0, 2)).join('');
    return [`${value.name} ${days} ${value.opens}-${value.closes}`.trim()];
  }
  if (field === 'closed_days') return [`closed ${value}`];
  if (field === 'house_notes') return [`note ${value.text}`];
  if (field === 'story') return [`story ${value.text}`];
  if (field === 'address') return [`address ${value.text}`];
  if (field === 'dated_hours') {
    const hours = value.services.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
    return [`${value.from}–${value.to} ${hours || 'closed'}`];
  }
  if (field === 'booking') return [`booking ${value.policy}`];
  return typeof value === 'string' ? [`${field} ${value}`] : [field];
}

/** What may be printed, in the order of the text. */
function summary(text: string): string {
  const { language, proposals } = readProfile(text, CONTEXT);
  const certain = proposals.filter(({ confidence }) => confidence === 'certain');
  const facts = certain.toSorted((a, b) => a.start - b.start || b.end - a.end).flatMap(said);
  return [language, ...new Set(facts)].join('; ');
}

describe('a list in one line', () => {
  test.each([
    ...COMMA_LISTS,
    ...KITCHEN_LISTS,
    ...ENGLISH_LISTS,
    ...SPANISH_LISTS,
    ...FRENCH_LISTS,
    ...ITALIAN_LISTS,
    ...GERMAN_LISTS,
  ])('%s', (text, expected) => {
    expect(summary(text)).toBe(expected);
  });
});
