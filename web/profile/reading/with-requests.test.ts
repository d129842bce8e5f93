import { expect, test } from 'vitest';
import { entriesOf, withChange } from './corrections.ts';
import { withRequests } from './with-requests.ts';

const TEXT = 'Dark and moody. Big photos. Carbonara $18';
const items = ['Dark and moody', 'Big photos'].map((words) => ({
  kind: 'wishes' as const,
  value: { text: words },
  words,
  isLikely: false,
}));

test('a request is sent as corrected, and not at all if it was removed', () => {
  const [mood, photos] = entriesOf(items, []);
  if (mood === undefined || photos === undefined) throw new Error('Two wishes were read.');
  const brighter = withChange([], mood, { do: 'change', fields: { text: 'Bright for $& reasons' } });
  const corrections = withChange(brighter, photos, { do: 'move', to: 'not_for_guests' });
  expect(withRequests(TEXT, entriesOf(items, corrections))).toBe('Bright for $& reasons. . Carbonara $18');
  expect(withRequests(TEXT, entriesOf(items, []))).toBe(TEXT);
});
