import { expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { CHECKLIST_CATEGORIES } from '#shared/checklist/checklist-categories.ts';
import { aDish } from '#tests/builders/a-profile.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { statusesOf } from './seen-statuses.ts';
import type { Surroundings } from './surroundings.ts';
import { assertMayBeDone, waitsFor } from './waits-for.ts';

const AT = '2026-03-01T10:00:00.000Z';

function seenWith({ dishes = [] as Surroundings['profile']['profile']['dishes'] } = {}): Surroundings {
  return {
    now: new Date(AT),
    profile: {
      restaurant_id: 'lupo',
      version: 1,
      updated_at: AT,
      profile: aSparseProfile({ dishes }),
      recent_changes: [],
    },
    user: undefined,
    pages: [],
    publishNeedsVerifiedEmail: false,
    uploadedAt: [],
    campaigns: [],
    redemptions: { days: {} },
  };
}

const items = CHECKLIST_CATEGORIES.flatMap((category) => category.items);

test('an item waits only for what our screens can do, and says so', () => {
  const waiting = items.filter(({ item_id }) => waitsFor(item_id, seenWith()) !== undefined);
  expect(waiting.map(({ item_id }) => item_id)).toEqual(
    expect.arrayContaining(['guests-confirm-email', 'website-publish', 'website-hours', 'menu-complete']),
  );
  for (const { item_id, screen } of waiting) {
    expect(screen).toBeDefined();
    expect(waitsFor(item_id, seenWith())).toMatch(/^[A-Z].*\.$/);
  }
});

test('tasks done elsewhere are up to the owner', () => {
  for (const id of ['google-claim', 'ads-facebook', 'regulars-win-back', 'regulars-codes', 'social-library'])
    expect(waitsFor(id, seenWith())).toBeUndefined();
});

test('a short menu may be complete, and one photographed dish may be enough', () => {
  const [dish, photographed] = [aDish({ image: '' }), aDish({ image: 'image-1' })];
  expect(waitsFor('menu-complete', seenWith())).toBe('Add your dishes to your profile.');
  expect(waitsFor('menu-complete', seenWith({ dishes: [dish] }))).toBeUndefined();
  expect(waitsFor('menu-photos', seenWith({ dishes: [dish] }))).toBeDefined();
  expect(waitsFor('menu-photos', seenWith({ dishes: [photographed] }))).toBeUndefined();
});

test('only the status done is rejected', () => {
  for (const status of ['pending', 'in_progress', 'not_applicable', undefined])
    expect(() => assertMayBeDone('website-publish', status, seenWith())).not.toThrow();
  expect(() => assertMayBeDone('website-publish', 'completed', seenWith())).toThrow(AppError);
});

test('a task marked done too early is open, with its notes', () => {
  const stored = { status: 'completed', notes: 'By Ada.', status_changed_at: AT } as const;
  const statuses = { 'website-publish': stored, 'google-claim': stored };
  expect(statusesOf({ statuses }, seenWith())).toEqual({
    'website-publish': { ...stored, status: 'pending' },
    'google-claim': stored,
  });
});
