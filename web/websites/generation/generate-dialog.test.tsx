import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { GenerateDialog } from './generate-dialog.tsx';
import { EMPTY_BRIEF } from './kept-brief.ts';
import type { Brief } from './use-generation.ts';

afterEach(() => void vi.unstubAllGlobals());

type TypedDialogProps = { isStarting: boolean; knownName: string; onGenerate: (brief: TestedBrief) => void };
type TestedBrief = Brief & { language?: string };

function TypedDialog({ isStarting, knownName, onGenerate }: TypedDialogProps) {
  const [brief, setBrief] = useState(EMPTY_BRIEF);
  return (
    <GenerateDialog
      isOpen
      onClose={() => undefined}
      stored={{ profile: emptyProfile(knownName), version: 0, updated_at: '2026-01-01T00:00:00.000Z' }}
      readsPhotos={false}
      brief={brief}
      onBriefChange={setBrief}
      isStarting={isStarting}
      onGenerate={({ websiteName, customRequirements, lines, entered: { language } }) =>
        onGenerate({ websiteName, customRequirements, lines, ...(language && { language }) })
      }
    />
  );
}

async function setup({ isStarting = false, knownName = '' } = {}) {
  const generated: Brief[] = [];
  await render(
    <TypedDialog
      isStarting={isStarting}
      knownName={knownName}
      onGenerate={(brief) => generated.push(brief)}
    />,
  );
  return { generated };
}

const name = () => page.getByRole('textbox', { name: 'Website name' });
const requirements = () => page.getByRole('textbox', { name: /Special requirements/ });
const generate = () => page.getByRole('button', { name: 'Generate' });

test('the website is generated from the owner’s text', async () => {
  const { generated } = await setup();
  await expect.element(name()).toHaveFocus();
  await name().fill(' Osteria Lupo ');
  await requirements().fill('Roman trattoria, wood oven');
  await generate().click();
  expect(generated).toEqual([
    { websiteName: 'Osteria Lupo', customRequirements: 'Roman trattoria, wood oven', lines: [] },
  ]);
});

test('a website without a name isn’t generated', async () => {
  const { generated } = await setup();
  await generate().click();
  await expect.element(name()).toBeInvalid();
  await expect.element(name()).toHaveAccessibleDescription(/./);
  expect(generated).toEqual([]);
});

test('nothing can be sent twice', async () => {
  const { generated } = await setup({ isStarting: true });
  await name().fill('Osteria Lupo');
  await page.getByRole('button', { name: 'Working' }).click({ force: true });
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(generated).toEqual([]);
});

test('the profile’s name is suggested, and typing replaces it', async () => {
  const { generated } = await setup({ knownName: 'Osteria Lupo' });
  await expect.element(name()).toHaveValue('Osteria Lupo');
  await userEvent.keyboard('Lupo Bar');
  await generate().click();
  expect(generated).toEqual([{ websiteName: 'Lupo Bar', customRequirements: '', lines: [] }]);
});

test('a name that loads while the field is focused is replaced by typing, too', async () => {
  const generated: Brief[] = [];
  const dialog = (knownName: string) => (
    <TypedDialog isStarting={false} knownName={knownName} onGenerate={(brief) => generated.push(brief)} />
  );
  const { rerender } = await render(dialog(''));
  await expect.element(name()).toHaveFocus();
  await rerender(dialog('Osteria Lupo'));
  await expect.element(name()).toHaveValue('Osteria Lupo');
  await userEvent.keyboard('Lupo Bar');
  await generate().click();
  expect(generated).toEqual([{ websiteName: 'Lupo Bar', customRequirements: '', lines: [] }]);
});

test('the dialog shows what would improve the website and what is already known', async () => {
  await setup({ knownName: 'Osteria Lupo' });
  await expect.element(page.getByText(/^Add these for a better website: .*address/)).toBeVisible();
  await expect.element(page.getByText(/Already added: name\./)).toBeVisible();
});

test('a brief that may be in two languages asks for one, which is sent', async () => {
  const read = { proposals: [], wishes: [], not_for_guests: [], lines: [] };
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { ...read, language: 'de', other_language: 'en' } }),
  );
  const { generated } = await setup({ knownName: 'Lupo' });
  await requirements().fill('Bierstube in Fredericksburg, Wurst, Brezel');
  const question = page.getByRole('group', { name: 'Which language should your page be in?' });
  await question.getByRole('button', { name: 'Deutsch' }).click();
  const english = question.getByRole('button', { name: 'English' });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(english).toHaveAttribute('aria-pressed', 'true');
  await expect.element(english).toHaveFocus();
  await generate().click();
  expect(generated).toMatchObject([{ websiteName: 'Lupo', language: 'en' }]);
});

test('a sentence that asks for its place is counted, even if no detail was found', async () => {
  const words = 'We might add a patio.';
  const line = { words, use: 'about', is_chosen: false, is_open: true, slips: [] };
  const read = { proposals: [], wishes: [], not_for_guests: [], language: 'en' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { ...read, lines: [line] } }));
  await page.viewport(1440, 900);
  await setup({ knownName: 'Lupo' });
  await expect.element(page.getByText('Your details appear here as you type.')).toBeVisible();
  await requirements().fill(words);
  const count = page.getByRole('status').filter({ hasText: 'question' });
  await expect.element(count).toHaveTextContent('1 question. We’ll use only what you confirm.');
  await expect.element(page.getByText('Your details appear here as you type.')).not.toBeInTheDocument();
});
