import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PUBLIC_CONFIG } from '#tests/builders/a-website-api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { renderScreen } from '#web/shell/render-screen.test-data.tsx';
import { RestaurantEntry } from './restaurant-entry.tsx';

type Props = Parameters<typeof RestaurantEntry>[0];
const FACTS = { name: 'Osteria Lupo', website: 'http://localhost:4001/lupo/' } as Props['known']['facts'];

const refused = (fields: Record<string, string>) =>
  ({
    status: 'idle',
    refusal: new ApiError('Refused.', { status: 422, code: 'invalid_input', fields }),
  }) as Props['analysis'];

function show(analysis: Props['analysis'], known: object = {}, isLocal = true) {
  const onAnalyze = vi.fn();
  const entry = (
    <RestaurantEntry
      known={{ facts: FACTS, isUnread: false, ...known } as Props['known']}
      analysis={analysis}
      onAnalyze={onAnalyze}
    />
  );
  return renderScreen(entry, () => ({ body: { data: { ...PUBLIC_CONFIG, is_local: isLocal } } }));
}

const hint = page.getByText(/^To analyze pages on this computer/);

test('the restaurant loads before the form', async () => {
  await show({ status: 'idle' } as Props['analysis'], { facts: undefined });
  await expect.element(page.getByText('Loading your restaurant…')).toBeInTheDocument();
});

test.each([
  ['a refused address on a developer’s machine', { website: 'We can’t visit this.' }, true, 1],
  ['a refused address of a customer', { website: 'We can’t visit this.' }, false, 0],
  ['another refused field', { name: 'Enter a name.' }, true, 0],
])('the note about local pages appears for %s: %s', async (_, fields, isLocal, count) => {
  await show(refused(fields), {}, isLocal);
  await expect.element(page.getByText('Refused.')).toBeVisible();
  await expect.poll(() => hint.elements().length).toBe(count);
});

test('a profile that couldn’t be read says so', async () => {
  await show({ status: 'idle' } as Props['analysis'], { isUnread: true });
  await expect.element(page.getByText(/^We couldn’t load your profile\./)).toBeVisible();
});
