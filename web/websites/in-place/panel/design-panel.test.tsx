import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { ColorFields } from './color-fields.tsx';
import { SectionOrder } from './section-order.tsx';

/** A session that accepts every save. */
function aSession(): EditSession {
  const website = { content: aSiteContent(), version: 1 };
  return new EditSession(website, {
    save: async (_, version) => ({ version: version + 1, updatedAt: '2026-11-20T12:00:00.000Z' }),
    load: async () => website,
    keepVersion: async () => undefined,
    onSaved: () => undefined,
    onMerged: () => undefined,
  });
}

test('a section that is shown again returns to its place, with the focus on its button', async () => {
  const session = aSession();
  const before = session.getState().content.section_order;
  await render(<SectionOrder websiteId="w1" session={session} />);
  await page.getByRole('button', { name: 'Hide About' }).click();
  expect(session.getState().content.section_order).not.toContain('about');
  await expect.element(page.getByRole('button', { name: 'Show About' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(session.getState().content.section_order).toEqual(before);
});

test('a hidden section returns to its place even after the panel was closed', async () => {
  const session = aSession();
  const shown = session.getState().content.section_order;
  const before = ['hero', ...shown.filter((name) => name !== 'hero').toReversed()] as typeof shown;
  session.commit({ changes: { section_order: before } });
  const panel = await render(<SectionOrder websiteId="w2" session={session} />);
  await page.getByRole('button', { name: 'Hide Menu' }).click();
  await panel.unmount();
  await render(<SectionOrder websiteId="w2" session={session} />);
  await page.getByRole('button', { name: 'Show Menu' }).click();
  expect(session.getState().content.section_order).toEqual(before);
});

test('an invalid color shows an error and is dropped when the field loses the focus', async () => {
  const session = aSession();
  const { primary } = session.getState().content.design_system.color_palette;
  await render(<ColorFields session={session} editor={{ current: undefined }} />);
  const hex = page.getByRole('textbox', { name: 'Primary color' });
  await hex.fill('#12');
  await expect.element(hex).toHaveAccessibleDescription('Enter a color such as #2c3e50.');
  await userEvent.tab();
  await expect.element(hex).toHaveValue(primary);
  await expect.element(hex).toHaveAccessibleDescription('');
});

test('an invalid color is dropped when undo changes the color', async () => {
  const session = aSession();
  const { primary } = session.getState().content.design_system.color_palette;
  await render(<ColorFields session={session} editor={{ current: undefined }} />);
  const hex = page.getByRole('textbox', { name: 'Primary color' });
  await hex.fill('#aa3311');
  await expect.poll(() => session.getState().content.design_system.color_palette.primary).toBe('#aa3311');
  await hex.fill('#aa');
  session.step('undo');
  await expect.element(hex).toHaveValue(primary);
});
