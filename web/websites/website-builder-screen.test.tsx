import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { aSparseProfile } from '#tests/builders/a-sparse-profile.ts';
import { aWebsite, PUBLIC_CONFIG } from '#tests/builders/a-website-api.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
} from '#web/shell/render-screen.test-data.tsx';
import { pendingGenerations } from './generation/pending-generation.ts';
import { WebsiteBuilderScreen } from './website-builder-screen.tsx';

const SUCCESS_MS = 2_000;

beforeEach(() => {
  sessionStorage.clear();
  pendingGenerations.forget();
});

const summary = (website_id: string, changes: Partial<WebsiteSummary> = {}): WebsiteSummary => {
  const { content: _, ...website } = aWebsite({ website_id, website_name: `Site ${website_id}`, ...changes });
  return website;
};
const listOf = (websites: WebsiteSummary[]): ScreenAnswer => ({
  body: { data: { websites, page: 1, per_page: 10, total: websites.length, total_pages: 1 } },
});
const PROGRESS = {
  generation_id: 'g1',
  status: 'in_progress',
  progress_percentage: 40,
  current_operation: 'Writing your menu',
  website_id: null as string | null,
  error_details: null as string | null,
};
type Answer = ScreenAnswer | Promise<ScreenAnswer>;

/** The builder. Other calls are answered by “METHOD /path”. */
async function setup(list: Answer, others: Record<string, () => Answer> = {}) {
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay: number) =>
    wait(run, delay === SUCCESS_MS ? 0 : delay),
  );
  const given = { list };
  const screen = await renderScreen(
    <WebsiteBuilderScreen />,
    ({ method, path }) => {
      const call = `${method} ${path.replace('/website-builder', '')}`;
      const other = others[call];
      if (other !== undefined) return other();
      if (call === 'GET /websites') return given.list;
      if (call === 'GET /config') return { body: { data: PUBLIC_CONFIG } };
      if (call === 'GET /restaurant/profile')
        return {
          body: { data: { profile: aSparseProfile(), version: 1, updated_at: '2026-11-22T12:00:00.000Z' } },
        };
      return refusal(`unexpected: ${call}`, 'not_found', 404);
    },
    { session: OWNER_SESSION },
  );
  return { ...screen, given };
}

const select = async (website: string, action: string) => {
  await button(`More actions for ${website}`).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('websites load, and a failure can be tried again until there are none', async () => {
  const { answer, send } = heldAnswer(refusal('Not now.'));
  const { given, press } = await setup(answer);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading your websites…' })).toBeVisible();
  send();
  await expect.element(page.getByRole('heading', { name: 'Not now.' })).toBeVisible();
  given.list = listOf([]);
  await press('Try Again');
  await expect.element(page.getByRole('heading', { name: 'No websites yet' })).toBeVisible();
  await press('Get Started');
  await expect.element(page.getByRole('textbox', { name: 'Website name' })).toBeVisible();
});

test('one website is shown with its address and state, without a carousel', async () => {
  await setup(
    listOf([
      summary('1', { url: 'https://lupo.example/', has_unpublished_changes: true, status: 'published' }),
    ]),
  );
  const card = page.getByRole('article', { name: 'Site 1' });
  await expect
    .element(card.getByRole('link', { name: 'lupo.example/' }))
    .toHaveAttribute('href', 'https://lupo.example/');
  await expect.element(card.getByText('Unpublished changes')).toBeVisible();
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await expect.element(button('Next website')).not.toBeInTheDocument();
});

test('the carousel wraps around, by button and by arrow key', async () => {
  const { press } = await setup(listOf([summary('1'), summary('2'), summary('3')]));
  const card = (name: string) => page.getByRole('article', { name });
  await expect.element(card('Site 1')).toBeVisible();
  await expect.element(card('Site 1').getByText('Unpublished changes')).not.toBeInTheDocument();
  await press('Previous website');
  await expect.element(card('Site 3')).toBeVisible();
  await expect.element(page.getByText('3 of 3')).toBeVisible();
  await press('Next website');
  await expect.element(card('Site 1')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card('Site 2')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(card('Site 3')).toBeVisible();
});

test('a copy comes first and is made once; a failure says why', async () => {
  const { answer, send } = heldAnswer({
    body: { website_id: 'copy', message: 'Copied.', data: summary('copy') },
  });
  const answers: Answer[] = [answer, refusal('Too many websites.')];
  const { given, sent, press } = await setup(listOf([summary('1'), summary('2')]), {
    'POST /websites/2/duplicate': () => answers.pop() ?? {},
  });
  await press('Next website');
  await select('Site 2', 'Duplicate');
  await expect.element(page.getByText('Too many websites.')).toBeVisible();
  await select('Site 2', 'Duplicate');
  await select('Site 2', 'Duplicate');
  given.list = listOf([summary('copy'), summary('1'), summary('2')]);
  send();
  await expect.element(page.getByText('Site 2 duplicated. You’re viewing the copy.')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Site copy' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a deletion asks first, is sent once, and shows the website before', async () => {
  const { answer, send } = heldAnswer({ body: { message: 'Deleted.' } });
  const { given, sent, press } = await setup(listOf([summary('1'), summary('2')]), {
    'DELETE /websites/2': () => answer,
  });
  await press('Next website');
  await select('Site 2', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Site 2' });
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: /Working/ }).click({ force: true });
  given.list = listOf([summary('1')]);
  send();
  await expect.element(page.getByText('Site 2 deleted.')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('article', { name: 'Site 1' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a download that is refused lists what to change; renaming opens its dialog', async () => {
  const failed = refusal('Too large', 'not_publishable', 422);
  const { press } = await setup(listOf([summary('1')]), {
    'POST /websites/1/download': () => ({
      ...failed,
      body: { ...failed.body, fields: { Images: 'Remove one.' } },
    }),
  });
  await select('Site 1', 'Download');
  await press('Download');
  await expect.element(page.getByText('Images: Remove one.')).toBeVisible();
  await press('Cancel');
  await expect.element(page.getByText('Images: Remove one.')).not.toBeInTheDocument();
  await select('Site 1', 'Rename');
  await expect.element(page.getByRole('textbox', { name: 'Website name' })).toHaveValue('Site 1');
});

test('a website is generated once, shows its progress, and opens when it is ready', async () => {
  const { answer, send } = heldAnswer({
    status: 202,
    body: { message: 'Started.', generation_id: 'g1', status: 'in_progress' },
  });
  const finished = heldAnswer({
    body: { ...PROGRESS, status: 'completed', progress_percentage: 100, website_id: 'w9' },
  });
  let asked = 0;
  const { sent, router, press } = await setup(listOf([]), {
    'POST /generate': () => answer,
    'GET /generation/g1/progress': () => (asked++ === 0 ? { body: PROGRESS } : finished.answer),
  });
  await press('Generate with AI');
  await page.getByRole('textbox', { name: 'Website name' }).fill('Lupo');
  await press('Generate');
  await button(/Working/).click({ force: true });
  send();
  const dialog = page.getByRole('dialog', { name: 'Creating your website' });
  await expect.element(dialog.getByRole('progressbar', { name: 'Writing your menu' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'We’re building your first website', includeHidden: true }))
    .toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith('/generate'))).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ restaurant_id: 'lupo', website_name: 'Lupo' });
  finished.send();
  await expect.poll(() => router.state.location.pathname).toMatch(/w9$/);
  expect(pendingGenerations.get()).toBeUndefined();
});

const running = () =>
  pendingGenerations.keep({
    generationId: 'g1',
    restaurantId: 'lupo',
    websiteName: 'Lupo',
    customRequirements: 'Roman food',
    isHidden: false,
  });

test('a generation continues in the background, and its progress can be shown again', async () => {
  running();
  const { press } = await setup(listOf([]), { 'GET /generation/g1/progress': () => ({ body: PROGRESS }) });
  const dialog = page.getByRole('dialog', { name: 'Creating your website' });
  await expect.element(dialog).toBeVisible();
  await press('Continue in the background');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('progressbar', { name: 'Lupo: Writing your menu' }))
    .toHaveAttribute('aria-valuenow', '40');
  await press('Show progress');
  await expect.element(dialog).toBeVisible();
});

test('a canceled generation returns to its brief', async () => {
  running();
  let progress = PROGRESS;
  const { press } = await setup(listOf([]), {
    'GET /generation/g1/progress': () => ({ body: progress }),
    'POST /generation/g1/cancel': () => {
      progress = { ...PROGRESS, status: 'canceled' };
      return { body: progress };
    },
  });
  await press('Cancel');
  await expect.element(page.getByText('Generation canceled')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Website name' })).toHaveValue('Lupo');
  await expect.element(page.getByRole('textbox', { name: /Special requirements/ })).toHaveValue('Roman food');
});

test.each([
  ['failed', { body: { ...PROGRESS, status: 'failed', error_details: 'no model.' } }, /no model\.$/],
  ['unknown', refusal('Gone.', 'not_found', 404), /we couldn’t find your new website\. Try again\.$/],
])('a generation that is %s says why, and can be tried again with its brief', async (_, answer, text) => {
  running();
  const { press } = await setup(listOf([]), { 'GET /generation/g1/progress': () => answer });
  const alert = page.getByRole('alertdialog', { name: 'We couldn’t create your website' });
  await expect.element(alert.getByText(text)).toBeVisible();
  await press('Try Again');
  await expect.element(page.getByRole('textbox', { name: /Special requirements/ })).toHaveValue('Roman food');
});

test('a generation that can’t start says why and keeps the brief', async () => {
  const { press } = await setup(listOf([]), {
    'POST /generate': () => refusal('Too many.', 'too_many_requests', 429),
  });
  await press('Generate with AI');
  await page.getByRole('textbox', { name: 'Website name' }).fill('Lupo');
  await press('Generate');
  await expect.element(page.getByText('Error generating website: Too many.')).toBeVisible();
  await button('Try Again').click();
  await expect.element(page.getByRole('textbox', { name: 'Website name' })).toHaveValue('Lupo');
});

const EXPORTED = JSON.stringify({
  format: 'tableside-site/1',
  content: aSiteContent({ hero_image: '', image_assets: {} }),
});
const IMPORTED = aWebsite({ website_id: 'w2', website_name: 'Imported' });
const chooseFile = (name: string, text: string) =>
  page.getByLabelText(/Choose a file/).upload(new File([text], name, { type: 'application/json' }));

test('a file that isn’t a website says so, and another can be chosen', async () => {
  const { press, sent } = await setup(listOf([]));
  await press('Import a website');
  await chooseFile('site.json', '{"no": "website"}');
  const dialog = page.getByRole('dialog', { name: 'Import a website' });
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByText('Choose a file')).toBeVisible();
  expect(sent).toEqual([]);
  await press('Cancel');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an imported website opens, or first shows which code was removed', async () => {
  const finding = { kind: 'removed', source: 'html', line: 1, what: '<script>', message: 'We remove it.' };
  const findings = [finding];
  const { press, router } = await setup(listOf([]), {
    'POST /import': () => ({
      status: 201,
      body: { message: 'Imported.', website_id: 'w2', data: IMPORTED, findings },
    }),
  });
  await press('Import a website');
  await chooseFile('site.json', EXPORTED);
  await expect.element(page.getByText('<script>: We remove it.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open preview' });
  await expect.element(link).toHaveAttribute('href', '/website-builder/preview/w2');
  await press('Close');
  findings.pop();
  await press('Import a website');
  await chooseFile('site.json', EXPORTED);
  await expect.poll(() => router.state.location.pathname).toBe('/website-builder/preview/w2');
});
