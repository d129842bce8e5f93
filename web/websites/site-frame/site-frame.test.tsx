import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteFrame } from './site-frame.tsx';

const PAGE = `<!doctype html><html lang="en"><title>Lupo</title><main>
  <a href="tel:+39%20051%20123">Make a Reservation</a>
  <a href="MAILTO:ciao@lupo.example?subject=A%20table">Write to us</a>
  <a href="https://example.com/menu">Our friends</a>
  <form action="/book"><button>Book a table</button></form></main></html>`;

const frame = () => page.frameLocator(page.getByTitle('Preview of Lupo'));
const alert = () => page.getByRole('alertdialog');

async function press(name: string) {
  await render(<SiteFrame html={PAGE} name="Lupo" className={undefined} />);
  await frame().getByText(name).click();
}

test.each([
  [
    'Make a Reservation',
    'Call +39 051 123',
    'On your published website, this calls the restaurant. The preview doesn’t place calls.',
  ],
  [
    'Write to us',
    'Email ciao@lupo.example',
    'On your published website, this link starts an email. The preview doesn’t open email.',
  ],
  [
    'Our friends',
    'Links are off',
    'Links to other websites don’t work in the preview. On your published website, this one opens https://example.com/menu',
  ],
  ['Book a table', 'Forms are off', 'Forms don’t work in the preview.'],
])('pressing "%s" shows its target and leaves the page unchanged', async (name, title, message) => {
  await press(name);
  await expect.element(alert()).toHaveAccessibleName(title);
  await expect.element(alert()).toHaveAccessibleDescription(message);
  await userEvent.keyboard('{Escape}');
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(frame().getByText(name)).toBeVisible();
});

test('keyboard focus returns to the same link', async () => {
  await render(<SiteFrame html={PAGE} name="Lupo" className={undefined} />);
  await expect.element(frame().getByText('Our friends')).toBeVisible();
  const inside = () => document.querySelector('iframe')?.contentDocument;
  inside()?.querySelector<HTMLElement>('[href^=https]')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.tagName).toBe('IFRAME');
  await expect.poll(() => inside()?.activeElement?.textContent).toBe('Our friends');
});
