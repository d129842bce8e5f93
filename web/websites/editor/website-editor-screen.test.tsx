import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Website } from '#shared/websites/contract/website.ts';
import { aWebsite, aWebsiteApi } from '#tests/builders/a-website-api.ts';
import { OWNER_SESSION } from '#web/accounts/a-session.test-data.ts';
import {
  button,
  heldAnswer,
  refusal,
  renderScreen,
  type ScreenAnswer,
  type SentCall,
} from '#web/shell/render-screen.test-data.tsx';
import { WebsiteEditorScreen } from './website-editor-screen.tsx';

beforeEach(() => page.viewport(1400, 900));

const OWN_HTML = { content_source: 'html', own_source: { html: '<h1>Lupo</h1>', css: '' } } as const;
const VERSION = {
  version: 4,
  reasons: ['published'],
  created_at: '2026-11-20T12:00:00.000Z',
  website_name: 'Lupo',
  content_source: 'sections',
  is_public: true,
};
const PROGRESS = {
  generation_id: 'g1',
  status: 'in_progress',
  progress_percentage: 40,
  current_operation: 'Writing your menu',
  website_id: null,
  error_details: null,
};
type Answer = ScreenAnswer | Promise<ScreenAnswer> | undefined;

/** The editor of a website. `override` answers calls by “METHOD /path” below the website. */
async function open(changes: Partial<Website> = {}, override: (call: string) => Answer = () => undefined) {
  const { state, answer } = aWebsiteApi(aWebsite(changes));
  state.override = ({ method, path }) => {
    const call = `${method} ${path.replace('/website-builder/websites/w1', '').replace('/website-builder', '')}`;
    const overridden = override(call);
    if (overridden !== undefined) return overridden;
    if (call === 'POST /preview') {
      const page_html = '<!doctype html><p>Previewed</p>';
      const findings = [
        { kind: 'removed', source: 'html', line: 1, what: '<script>', message: 'We remove it.' },
      ];
      return { body: { data: { page_html, generated_content: { html: '', css: '' }, findings } } };
    }
    if (call === 'GET /versions') return { body: { data: { versions: [VERSION] } } };
    return undefined;
  };
  const screen = await renderScreen(<WebsiteEditorScreen />, answer, {
    session: OWNER_SESSION,
    route: '/:id',
    path: '/w1',
  });
  await expect.element(page.getByRole('tab', { name: 'Content' })).toBeVisible();
  const saves = () =>
    screen.sent.filter(
      ({ method, path }: SentCall) => method === 'PUT' && path.endsWith('/w1'),
    ) as SentCall[];
  const saved = (next: Partial<Website> = {}, findings: object[] = []): ScreenAnswer => {
    state.website = { ...state.website, version: state.website.version + 1, ...next };
    return { body: { message: 'Saved.', data: state.website, findings } };
  };
  return { ...screen, state, saves, saved };
}

const name = page.getByRole('textbox', { name: 'Site name' });
const tab = (title: string) => page.getByRole('tab', { name: title }).click();
const isSave = (call: string) => call === 'PUT ';

test('a website that can’t be loaded says why, and can be tried again', async () => {
  let answer: ScreenAnswer = refusal('Not now.');
  const api = aWebsiteApi();
  api.state.override = ({ path }) => (path.endsWith('/w1') && answer.status ? answer : undefined);
  const screen = <WebsiteEditorScreen />;
  const { press } = await renderScreen(screen, api.answer, {
    session: OWNER_SESSION,
    route: '/:id',
    path: '/w1',
  });
  await expect.element(page.getByRole('heading', { name: 'You can’t edit this website' })).toBeVisible();
  await expect.element(page.getByText('Error loading website: Not now.')).toBeVisible();
  answer = {};
  await press('Try Again');
  await expect.element(name).toHaveValue('Osteria Lupo');
});

test('a website of someone else is refused', async () => {
  const screen = <WebsiteEditorScreen />;
  const given = { session: OWNER_SESSION, route: '/:id', path: '/w1' };
  await renderScreen(screen, () => refusal('No.', 'forbidden', 403), given);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(/^Error loading website/)).not.toBeInTheDocument();
});

test('only changed fields are saved, once, and what was typed meanwhile stays unsaved', async () => {
  const { answer, send } = heldAnswer();
  const { state, saves, press } = await open({}, (call) =>
    isSave(call)
      ? answer.then(() => {
          state.website = { ...state.website, website_name: 'Lupo', version: 2 };
          return { body: { message: 'Saved.', data: state.website, findings: [] } };
        })
      : undefined,
  );
  await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await name.fill('Lupo');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await press('Save');
  await button(/Saving/).click({ force: true });
  await page.getByRole('textbox', { name: /^Custom requirements/ }).fill('Be brief.');
  send();
  await expect.element(page.getByText('Website saved successfully!')).toBeVisible();
  expect(saves().map(({ body, query }) => [body, query])).toEqual([
    [{ website_name: 'Lupo' }, { version: '1' }],
  ]);
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Custom requirements/ })).toHaveValue('Be brief.');
});

test('Ctrl+S saves; an empty name isn’t sent, and a failure keeps the input', async () => {
  const { saves } = await open({}, (call) => (isSave(call) ? refusal('Not now.') : undefined));
  await name.fill('');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/^Error saving website: Enter a name/)).toBeVisible();
  await expect.element(name).toBeInvalid();
  expect(saves()).toEqual([]);
  await name.fill('Lupo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Error saving website: Not now.')).toBeVisible();
  await expect.element(name).toHaveValue('Lupo');
  expect(saves()).toHaveLength(1);
});

test('custom HTML asks first, its findings are listed, and what was removed is named', async () => {
  const removed = ['<script>', 'onclick', '<form>', '@import', '<iframe>'].map((what, index) => ({
    kind: 'removed',
    source: 'html',
    line: index + 1,
    what,
    message: 'We remove it.',
  }));
  const moved = { kind: 'moved', source: 'html', line: 9, what: '<style>', message: 'Moved.' };
  const { saves, state, press } = await open({}, (call) => {
    if (!isSave(call)) return undefined;
    state.website = { ...state.website, ...OWN_HTML, version: 2 } as Website;
    return { body: { message: 'Saved.', data: state.website, findings: [...removed, moved] } };
  });
  const code = page.getByRole('textbox', { name: 'HTML' });
  await expect.element(code).toBeVisible();
  await code.click();
  await userEvent.keyboard('{Control>}a{/Control}<b>New</b>');
  await expect.element(page.getByText('1 item will be removed')).toBeVisible();
  await page.getByRole('button', { name: /^HTML, line 1/ }).click();
  await expect.element(code).toHaveFocus();
  await press('Save');
  const question = page.getByRole('dialog', { name: 'Switch to custom HTML?' });
  await expect.element(button('Save custom HTML')).toBeVisible();
  expect(saves()).toEqual([]);
  await press('Not now');
  await press('Save');
  await press('Save custom HTML');
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/we removed <script>, onclick, <form>, @import, and 1 more\./))
    .toBeVisible();
  await expect
    .element(page.getByText(/^We moved your styles there|Your styles are in the Design tab/).first())
    .toBeVisible();
  expect(saves()[0]?.body).toMatchObject({ generated_content: { html: '<b>New</b>' } });
  await button('Dismiss').first().click();
  await expect.element(page.getByText(/Saved with some code removed/)).not.toBeInTheDocument();
});

test.each([
  ['Go back to sections', OWN_HTML, 'sections'],
  ['Use custom HTML again', { own_source: OWN_HTML.own_source }, 'html'],
])('“%s” switches the source, once; a failure says why', async (action, changes, source) => {
  const { answer, send } = heldAnswer();
  const calls: ScreenAnswer[] = [refusal('Not now.')];
  const { state, sent, press } = await open(changes as Partial<Website>, (call) => {
    if (call !== 'PUT /content-source') return undefined;
    const failure = calls.pop();
    if (failure !== undefined) return failure;
    return answer.then(() => {
      state.website = { ...state.website, content_source: source as 'html', version: 2 };
      return { body: { message: 'Switched.', data: state.website } };
    });
  });
  await press(action);
  await expect.element(page.getByText('Not now.')).toBeVisible();
  await press(action);
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText('Switched.')).toBeVisible();
  await expect.element(button(action)).not.toBeInTheDocument();
  expect(sent.filter(({ path }) => path.endsWith('/content-source')).map(({ body }) => body)).toEqual([
    { content_source: source },
    { content_source: source },
  ]);
});

const stale = refusal('Someone else saved.', 'website_changed', 409);

test.each(['Keep mine', 'Load theirs'])('someone else’s change is asked about: %s', async (choice) => {
  let isStale = true;
  const { state, saves, press } = await open({}, (call) => {
    if (!isSave(call)) return undefined;
    if (isStale) {
      isStale = false;
      state.website = { ...state.website, website_name: 'Wolf', version: 7 };
      return stale;
    }
    state.website = { ...state.website, website_name: 'Lupo', version: 8 };
    return { body: { message: 'Saved.', data: state.website, findings: [] } };
  });
  await name.fill('Lupo');
  await press('Save');
  const dialog = page.getByRole('alertdialog', { name: 'This website was changed in another window' });
  await expect.element(dialog.getByText('Site name').first()).toBeVisible();
  await press(choice);
  await expect.element(dialog).not.toBeInTheDocument();
  if (choice === 'Keep mine') {
    await expect.element(page.getByText('Website saved successfully!')).toBeVisible();
    expect(saves().map(({ query }) => query.version)).toEqual(['1', '7']);
    await expect.element(name).toHaveValue('Lupo');
  } else {
    await expect.element(name).toHaveValue('Wolf');
    await expect.element(page.getByText('Changed: Site name.', { exact: false })).toBeVisible();
    await press('Restore changes');
    await expect.element(name).toHaveValue('Lupo');
    expect(saves()).toHaveLength(1);
  }
});

test('colors and the font are part of the save; an invalid color stays in its field', async () => {
  const { saves, state, press } = await open({}, (call) => {
    if (!isSave(call)) return undefined;
    return { body: { message: 'Saved.', data: { ...state.website, version: 2 }, findings: [] } };
  });
  await tab('Design');
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
  await primary.fill('#12');
  await expect.element(primary).toBeInvalid();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  await primary.fill('#123456');
  await page.getByRole('combobox', { name: 'Font family' }).selectOptions('Serif');
  await press('Save');
  await expect.poll(saves).toHaveLength(1);
  expect(saves()[0]?.body).toEqual({
    design_preferences: { primary_color: '#123456', font_family: 'serif' },
  });
});

test('a version is viewed and restored after a question, once', async () => {
  const { answer, send } = heldAnswer();
  const { state, sent, press } = await open({}, (call) => {
    if (call === 'GET /versions/4')
      return { body: { data: { version: VERSION, page_html: '<!doctype html><p>Old page</p>' } } };
    if (call !== 'POST /versions/4/restore') return undefined;
    return answer.then(() => {
      state.website = { ...state.website, website_name: 'Old Lupo', version: 9 };
      return { body: { message: 'Restored.', data: state.website } };
    });
  });
  await tab('Settings');
  await expect.element(page.getByText('Live now')).toBeVisible();
  await press(/^View/);
  await expect.element(page.getByTitle(/^Preview of Lupo,/)).toBeVisible();
  await press('Restore this version');
  const question = page.getByRole('dialog', { name: 'Restore this version?' });
  const restore = page.getByRole('button', { name: 'Restore', exact: true });
  await restore.click();
  await button(/Working/).click({ force: true });
  send();
  await expect.element(page.getByText(/^Restored to /)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await tab('Content');
  await expect.element(name).toHaveValue('Old Lupo');
  expect(sent).toHaveLength(1);
});

test('a history that can’t be loaded says why, and an empty one how to start', async () => {
  let versions: ScreenAnswer = refusal('Not now.');
  const { press } = await open({}, (call) => (call === 'GET /versions' ? versions : undefined));
  await tab('Settings');
  await expect.element(page.getByText(/Reference request-1/)).toBeVisible();
  versions = { body: { data: { versions: [] } } };
  await press('Try Again');
  await expect.element(page.getByText('No versions yet. Publish to save the first one.')).toBeVisible();
});

test('a regeneration asks first, starts once, and a failure says why', async () => {
  const { answer, send } = heldAnswer(refusal('Too many.'));
  const { sent, press } = await open({}, (call) => (call === 'POST /regenerate' ? answer : undefined));
  await tab('Settings');
  await press('Regenerate');
  expect(sent).toEqual([]);
  const question = page.getByRole('alertdialog', { name: 'Regenerate this website?' });
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await button(/Regenerating/).click({ force: true });
  send();
  await expect.element(page.getByText('Error regenerating website: Too many.')).toBeVisible();
  await expect.element(button('Regenerate')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a running regeneration shows its progress, continues in the background, and can be canceled', async () => {
  let progress: object = PROGRESS;
  const { press } = await open({ regeneration_id: 'g1' }, (call) => {
    if (call === 'POST /generation/g1/cancel') {
      progress = { ...PROGRESS, status: 'canceled' };
      return { body: progress };
    }
    return call === 'GET /generation/g1/progress' ? { body: progress } : undefined;
  });
  const dialog = page.getByRole('dialog', { name: 'Regenerating your website' });
  await expect.element(dialog.getByRole('progressbar', { name: 'Writing your menu' })).toBeVisible();
  await press('Continue in the background');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('progressbar', { name: 'Writing your menu' })).toBeVisible();
  await press('Show progress');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Regeneration canceled. Your website is unchanged.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['completed', null, 'Your website has been regenerated.'],
  ['failed', 'No model.', 'Error regenerating website: No model.'],
])('a regeneration that is %s reloads the website', async (status, error_details, title) => {
  const { state } = await open({ regeneration_id: 'g1' }, (call) => {
    if (call !== 'GET /generation/g1/progress') return undefined;
    state.website = { ...state.website, website_name: 'New Lupo', version: 5 };
    return { body: { ...PROGRESS, status, error_details } };
  });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(name).toHaveValue('New Lupo');
});

test('leaving with unsaved changes asks first', async () => {
  const { router } = await open();
  await name.fill('Lupo');
  void router.navigate('/a/b');
  await expect.element(page.getByText(/you’ll lose your unsaved changes to Osteria Lupo/)).toBeVisible();
});
