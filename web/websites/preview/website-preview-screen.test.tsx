import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Website } from '#shared/websites/contract/website.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { aWebsite, aWebsiteApi } from '#tests/builders/a-website-api.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { WebsitePreviewScreen } from './website-preview-screen.tsx';

beforeEach(() => page.viewport(1400, 900));

type Answer = ScreenAnswer | Promise<ScreenAnswer> | undefined;
const URL = 'https://sites.example/lupo/';
const PUBLISHED = { status: 'published', url: URL } as const;

/** The preview of a website. `override` answers calls by “METHOD /path” below the website. */
async function open(changes: Partial<Website> = {}, override: (call: string) => Answer = () => undefined) {
  const { state, answer } = aWebsiteApi(aWebsite(changes, aSiteContent()));
  state.override = ({ method, path }) =>
    override(`${method} ${path.replace(/^\/website-builder\/(websites\/w1)?/, '')}`);
  const screen = await renderScreen(<WebsitePreviewScreen />, answer, {
    session: OWNER_SESSION,
    route: '/:id',
    path: '/w1',
  });
  await expect.element(page.getByRole('complementary', { name: 'About this website' })).toBeVisible();
  return { ...screen, state };
}

const panel = page.getByRole('complementary', { name: 'About this website' });

test('a website loads, and a failure can be tried again', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const api = aWebsiteApi();
  let first: Answer = answer;
  api.state.override = ({ path }) => (path.endsWith('/w1') ? first : undefined);
  const screen = <WebsitePreviewScreen />;
  const { press } = await renderScreen(screen, api.answer, {
    session: OWNER_SESSION,
    route: '/:id',
    path: '/w1',
  });
  await expect.element(page.getByText('Loading website…')).toBeInTheDocument();
  send();
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load this website' })).toBeVisible();
  first = undefined;
  await press('Try Again');
  await expect.element(page.getByTitle('Preview of Osteria Lupo')).toBeVisible();
});

test('a draft has no address; how it was made is listed', async () => {
  await open({
    generation_details: { features_used: ['menu_reading'], ai_model: 'built-in', generation_time: 2 },
  });
  await expect.element(panel.getByText('Web address')).not.toBeInTheDocument();
  await expect.element(panel.getByText('menu reading')).toBeVisible();
  await expect.element(panel.getByText('Generation time')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open in new tab' }))
    .toHaveAttribute('target', '_blank');
  await expect.element(panel.getByText('Make your website better')).not.toBeInTheDocument();
});

test('a published website has its address, and a choice of what to open if it has changed', async () => {
  const changes = [
    { section: 'Menu', label: 'Soup', before: '$9', after: '$10' },
    { section: 'Menu', label: 'Photo', before: '', after: '' },
  ];
  const { press } = await open({ ...PUBLISHED, has_unpublished_changes: true }, (call) =>
    call === 'GET /unpublished-changes' ? { body: { data: { is_custom_html: false, changes } } } : undefined,
  );
  await expect.element(panel.getByRole('link', { name: 'sites.example/lupo/' })).toBeVisible();
  await expect.element(panel.getByText('$10')).toBeVisible();
  await expect.element(panel.getByText('Changed', { exact: true })).toBeVisible();
  await press('Open in new tab');
  await expect
    .element(page.getByRole('menuitem', { name: 'Published website' }))
    .toHaveAttribute('href', URL);
});

test.each([
  [{ is_custom_html: true, changes: [] }, 'Your custom HTML has changed since you published.'],
  [{ is_custom_html: false, changes: [] }, /^Guests won’t notice a difference\./],
  [undefined, /^We couldn’t compare this draft/],
])('unpublished changes without a list say why', async (data, text) => {
  await open({ ...PUBLISHED, has_unpublished_changes: true }, (call) =>
    call === 'GET /unpublished-changes' ? (data ? { body: { data } } : refusal('No.')) : undefined,
  );
  await expect.element(panel.getByText(text)).toBeVisible();
});

test('missing details open edit mode at their place', async () => {
  const { press } = await open({ missing_facts: ['hours', 'phone'] });
  await expect.element(panel.getByText('Add the missing details below.', { exact: false })).toBeVisible();
  await press('Opening hours');
  await expect.element(page.getByRole('dialog', { name: 'Opening hours' })).toBeVisible();
});

test('missing details of a website that follows the profile lead there', async () => {
  await open({ missing_facts: ['hours'], fact_sources: { hours: 'profile' } });
  await expect.element(panel.getByRole('link', { name: 'your profile' }).first()).toBeVisible();
});

test('custom HTML can’t be edited in place', async () => {
  await open({ content_source: 'html', missing_facts: ['hours'] }, (call) =>
    call === 'POST /preview'
      ? {
          body: { data: { page_html: '<p>Own</p>', generated_content: { html: '', css: '' }, findings: [] } },
        }
      : undefined,
  );
  await expect.element(page.getByTitle('Preview of Osteria Lupo')).toBeVisible();
  await expect.element(button('Edit')).not.toBeInTheDocument();
  await expect.element(button('Opening hours')).not.toBeInTheDocument();
});

test('brief lines of a website are used differently after an update, once', async () => {
  const line = { words: 'Near the park', use: 'note', is_chosen: false, is_open: true, slips: [] };
  const held = heldAnswer(refusal('Too many.'));
  const { sent, press } = await open(
    { brief_lines: [line] as never, custom_requirements: 'Near the park' },
    (call) => (call === 'POST /regenerate' ? held.answer : undefined),
  );
  await expect.element(panel.getByText('Your requirements')).toBeVisible();
  await expect.element(panel.getByText('Near the park')).toBeVisible();
  await expect.element(button('Update website')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await press('Full screen');
  await expect.element(panel).not.toBeInTheDocument();
  await press('Exit full screen');
  await expect.element(panel).toBeVisible();
  held.send();
});

test('requests that we couldn’t follow are a to-do list', async () => {
  await open({ undone_requests: ['Add a map.'] });
  await expect.element(panel.getByText('Your to-do list')).toBeVisible();
  await expect.element(panel.getByText('Add a map.')).toBeVisible();
});
