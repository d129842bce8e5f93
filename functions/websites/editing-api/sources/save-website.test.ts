import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageKey } from '#functions/websites/published-page.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import {
  MAX_CSS_BYTES,
  MAX_HTML_BYTES,
  type PageSource,
  type Website,
  WebsiteSchema,
} from '#shared/websites/contract/website.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Answer, type Overrides, type Owner, setupWebsites } from '#tests/builders/website-setup.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const OWN: PageSource = {
  html: '<main>\n<h1>Our own words</h1>\n<p>Open late.</p>\n</main>',
  css: 'h1 {\n  color: #123456;\n}\n',
};

async function aWebsite(overrides: Overrides = {}) {
  const setup = setupWebsites(emulators, overrides);
  const owner = await setup.anOwner();
  const id = await aStoredWebsite({ setup, owner }, 'Osteria Lupo');
  const read = async () => websiteOf(await owner.call('getWebsite', { params: { id } }));
  const save = (json: Record<string, unknown>, version?: number) =>
    owner.call('saveWebsite', {
      params: { id },
      json,
      ...(version && { query: { version: String(version) } }),
    });
  return { setup, owner, id, read, save };
}

function websiteOf({ body }: Answer): Website {
  return WebsiteSchema.parse(body.data);
}

async function keptReasons({ restaurantId }: Owner, id: string, setup: ReturnType<typeof setupWebsites>) {
  const versions = await setup.stores.websites.listSnapshots({ restaurantId, websiteId: id }, 10);
  return versions.map(({ version, reasons }) => [version, reasons]);
}

describe('custom HTML and CSS', () => {
  test('becomes the page when saved, and the answer explains it', async () => {
    const { setup, owner, id, read, save } = await aWebsite();
    const answer = await save({ generated_content: OWN });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toMatch(/^Website saved successfully! Your website now uses custom HTML/);
    expect(answer.body.findings).toEqual([]);
    expect(websiteOf(answer)).toMatchObject({
      content_source: 'html',
      generated_content: OWN,
      own_source: OWN,
      version: 2,
    });
    expect(await read()).toEqual(websiteOf(answer));
    expect(await keptReasons(owner, id, setup)).toEqual([[1, ['before_html']]]);
  });

  test('loses unsafe parts, each reported with its line', async () => {
    const { save } = await aWebsite();
    const html =
      '<h1>Hi</h1>\n<script>alert(1)</script>\n<p onclick="x()">Text</p>\n<img src="https://elsewhere.example/a.png">';
    const answer = await save({ generated_content: { html, css: 'p{color:red}\nb{position:fixed}' } });
    expect(answer.body.findings).toMatchObject([
      { kind: 'removed', source: 'html', line: 2, what: '<script>' },
      { kind: 'removed', source: 'html', line: 3, what: 'onclick' },
      { kind: 'removed', source: 'html', line: 4, message: expect.stringContaining('Upload it') },
      { kind: 'removed', source: 'css', line: 2, what: 'position: fixed' },
    ]);
    expect(websiteOf(answer).generated_content).toEqual({
      html: '<h1>Hi</h1>\n\n<p>Text</p>',
      css: 'p {\n  color: red;\n}\nb {\n}\n',
    });
  });

  test('is moderated, and rejected content is removed with a finding', async () => {
    const { setup, save } = await aWebsite();
    const own = (words: string) => ({ generated_content: { ...OWN, html: `<h1>Hi</h1><p>${words}</p>` } });
    const cure = 'Our stew cures the flu.';
    expect((await save(own(`Come in and sit. ${cure}`))).body.findings).toEqual([]);
    await save(own(`Come on in and sit. ${cure}`));
    const { rows } = await setup.stores.moderation.listEventually({ status: 'flagged', limit: 50 });
    const found = rows.filter(({ text }) => text.includes(cure));
    expect(found.map(({ text, content_data }) => [text, content_data.part])).toEqual([
      [`Come in and sit. ${cure}`, 'custom_html'],
    ]);
    const decision = { decisionId: 'd1', administratorId: 'admin-7', at: '2026-11-22T12:00:00.000Z' };
    for (const row of found) await setup.stores.moderation.decide(row, { status: 'rejected', ...decision });
    await save(own('Closed.'));
    const answer = await save({
      generated_content: { ...OWN, html: `<h1>Hi</h1><p>Come in and sit. ${cure}</p>` },
    });
    expect(answer.body.findings).toMatchObject([{ kind: 'removed', what: cure }]);
    expect(websiteOf(answer).generated_content.html).toBe('<h1>Hi</h1><p></p>');
  });

  test('is published under the website’s title without structured data', async () => {
    const { setup, owner, id, save } = await aWebsite();
    await save({ generated_content: OWN });
    const { status, body } = await owner.call('publishWebsite', { params: { id } });
    expect(status).toBe(200);
    const slug = new URL(String(body.url)).pathname.replaceAll('/', '');
    const page = await setup.stores.sites.find(pageKey(slug));
    expect(page).toContain(OWN.html);
    expect(page).toContain(OWN.css);
    expect(page).toMatch(/<title>Osteria Lupo.*<\/title>/);
    expect(page).not.toContain('<script');
  });

  test('equal to the rendered sections keeps the page on sections', async () => {
    const { read, save } = await aWebsite();
    const before = await read();
    const { html, css } = before.generated_content;
    const answer = await save({
      website_name: 'Lupo & Figli',
      generated_content: { html: html.replaceAll('\n', '\r\n'), css },
    });
    expect(answer.body.message).toBe('Website saved successfully!');
    expect(websiteOf(answer)).toMatchObject({
      content_source: 'sections',
      website_name: 'Lupo & Figli',
      content: { website_name: 'Lupo & Figli' },
      version: 2,
    });
  });

  test('can start from the rendered sections with one word changed', async () => {
    const { read, save } = await aWebsite();
    const { html, css } = (await read()).generated_content;
    const changed = html.replace('Skip to content', 'Skip to the menu');
    const answer = await save({ generated_content: { html: changed, css } });
    expect(answer.body.findings).toEqual([]);
    expect(websiteOf(answer).generated_content.html).toContain('Skip to the menu');
  });

  test('saved unchanged makes no new version', async () => {
    const { setup, owner, id, save } = await aWebsite();
    await save({ generated_content: { html: `${OWN.html}<script>1</script>`, css: OWN.css } });
    const again = await save(
      { generated_content: { html: `${OWN.html}<script>1</script>`, css: OWN.css } },
      1,
    );
    expect(again.status).toBe(200);
    expect(again.body.findings).toHaveLength(1);
    expect(websiteOf(again).version).toBe(2);
    expect(await keptReasons(owner, id, setup)).toEqual([[1, ['before_html']]]);
  });

  test('that is empty after sanitizing can’t be published', async () => {
    const { owner, id, save } = await aWebsite();
    await save({ generated_content: { html: '<script>document.write("Hi")</script>', css: '' } });
    expect(await owner.call('publishWebsite', { params: { id } })).toMatchObject({
      status: 422,
      body: { code: 'publish_refused', error: expect.stringContaining('This page is empty') },
    });
  });

  test('keeps its earlier versions as custom HTML', async () => {
    const { setup, owner, id, save } = await aWebsite();
    await save({ generated_content: OWN });
    await save({ generated_content: { ...OWN, html: '<h1>Better words</h1>' } });
    expect(await keptReasons(owner, id, setup)).toEqual([
      [2, ['before_html_change']],
      [1, ['before_html']],
    ]);
  });

  test('over the limits is rejected with the limit, and nothing changes', async () => {
    const { read, save } = await aWebsite();
    const long = await save({ generated_content: { html: 'é'.repeat(MAX_HTML_BYTES / 2 + 1), css: '' } });
    expect(long).toMatchObject({ status: 422, body: { error: 'Your HTML is 257 KB. The limit is 256 KB.' } });
    const styled = await save({ generated_content: { html: '', css: ' '.repeat(MAX_CSS_BYTES + 1) } });
    expect(styled.body).toMatchObject({
      fields: { 'generated_content.css': 'Your CSS is 101 KB. The limit is 100 KB.' },
    });
    expect((await read()).version).toBe(1);
  });

  test('of nested blocks stays within the limit when stored and can be saved again', async () => {
    const { read, save } = await aWebsite();
    const deep = `${'@media print{'.repeat(49)}a{${'top:0;'.repeat(12_000)}${'}'.repeat(50)}`;
    expect((await save({ generated_content: { html: '<h1>Hi</h1>', css: deep } })).status).toBe(200);
    const stored = (await read()).generated_content;
    expect(Buffer.byteLength(stored.css)).toBeLessThanOrEqual(MAX_CSS_BYTES);
    expect(stored.css.match(/top: 0;/g)).toHaveLength(12_000);
    const html = '<h1>Hello</h1>';
    expect((await save({ generated_content: { ...stored, html } })).status).toBe(200);
    expect((await read()).generated_content).toEqual({ ...stored, html });
  });

  test.each([
    ['css', 'a{}'.repeat(34_000), /^Your CSS is \d+ KB after cleanup\. The limit is 100 KB\.$/],
    ['html', `<p>${'&'.repeat(80_000)}`, /^Your HTML is \d+ KB after cleanup\. The limit is 256 KB\.$/],
  ])('that would grow over the limits is rejected: %s', async (name, text, sentence) => {
    const { read, save } = await aWebsite();
    const answer = await save({ generated_content: { html: '', css: '', [name]: text } });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { [`generated_content.${name}`]: expect.stringMatching(sentence) } },
    });
    expect((await read()).version).toBe(1);
  });

  test('with unknown images can’t be published', async () => {
    const { owner, id, save } = await aWebsite();
    const html = '<h1>Hi</h1>\n<img src="/images/somebody-elses/abc-800.webp" alt="Not ours">';
    const answer = await save({ generated_content: { html, css: '' } });
    expect(answer.body.findings).toMatchObject([
      { kind: 'mistake', line: 2, what: '/images/somebody-elses/abc-800.webp' },
    ]);
    const published = await owner.call('publishWebsite', { params: { id } });
    expect(published).toMatchObject({ status: 422, body: { code: 'publish_refused' } });
    expect(published.body.error).toContain('isn’t in your library');
  });

  test('with uploaded images marks them as used', async () => {
    const { setup, owner, id, save } = await aWebsite();
    const image_id = setup.workerDependencies.ids.next();
    const url = `/images/${image_id}/abc-800.webp`;
    const asset = { width: 800, height: 600, widths: [400, 800], alt: 'Pasta', bytes: [10, 20] };
    await setup.stores.images.create({
      restaurant_id: owner.restaurantId,
      image_id,
      image_type: 'general',
      url,
      filename: 'pasta.jpg',
      created_at: setup.clock.now().toISOString(),
      asset,
    });
    const html = `<h1>Hi</h1><img src="https://sites.example.com${url}" alt="Pasta">`;
    const answer = await save({ generated_content: { html, css: '' } });
    expect(answer.body.findings).toEqual([]);
    expect(websiteOf(answer).generated_content.html).toContain(`src="${url}"`);
    const record = await setup.stores.websites.get({ restaurantId: owner.restaurantId, websiteId: id });
    expect(record.used_images).toContain(image_id);
    expect((await owner.call('publishWebsite', { params: { id } })).status).toBe(200);
    await setup.stores.images.beginDeletion(owner.restaurantId, image_id);
    const refused = await owner.call('publishWebsite', { params: { id } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'publish_refused' } });
    expect(refused.body.error).toContain('The image “Pasta” isn’t in your library');
    expect(refused.body.error).toContain('Upload it again, or remove it from the page.');
  });

  test('with a deleted image in its styles can’t be published', async () => {
    const { owner, id, save } = await aWebsite();
    const css = 'h1{background:url(/images/019ca945-0a00-7fcd-a938-d6fb29f21bf2/abc-800.webp)}';
    await save({ generated_content: { html: '<h1>Hi</h1>', css } });
    const refused = await owner.call('publishWebsite', { params: { id } });
    expect(refused.body.error).toContain('The image “abc-800.webp” isn’t in your library');
  });
});

describe('settings of the advanced editor', () => {
  test('change the name, preferences, and design, and keep the code', async () => {
    const { save } = await aWebsite();
    const answer = await save({
      website_name: 'Lupo',
      custom_requirements: 'No music.',
      design_preferences: { primary_color: '#113355', secondary_color: '#224466', font_family: 'monospace' },
    });
    expect(websiteOf(answer)).toMatchObject({
      content_source: 'sections',
      website_name: 'Lupo',
      custom_requirements: 'No music.',
      design_preferences: { primary_color: '#113355', font_family: 'monospace' },
      design_system: {
        color_palette: { primary: '#113355', secondary: '#224466' },
        typography: { body_font: 'monospace', headings_font: 'monospace' },
      },
    });
    const back = await save({ design_preferences: { font_family: 'default' } });
    expect(websiteOf(back).design_system.typography.headings_font).not.toBe('monospace');
    expect(websiteOf(back).design_system.color_palette.primary).toBe('#113355');
  });

  test('reset a color and a font changed on the page since', async () => {
    const { owner, id, save } = await aWebsite();
    const preferences = { primary_color: '#113355', font_family: 'monospace' };
    await save({ design_preferences: preferences });
    const json = { primary: '#aa0000', body_font: 'Georgia', headings_font: 'Georgia' };
    expect((await owner.call('updateColors', { params: { id }, json })).status).toBe(200);
    expect(websiteOf(await save({ design_preferences: preferences })).design_system).toMatchObject({
      color_palette: { primary: '#113355' },
      typography: { body_font: 'monospace', headings_font: 'monospace' },
    });
  });

  test('are rejected with an invalid color or font', async () => {
    const { save } = await aWebsite();
    const answer = await save({ design_preferences: { primary_color: 'red;}', font_family: 'url(x)' } });
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.body.fields))).toEqual([
      'design_preferences.primary_color',
      'design_preferences.font_family',
    ]);
  });
});

describe('two editors of one page', () => {
  test('get a conflict with the changes on the later save, and the earlier text stays', async () => {
    const { read, save } = await aWebsite();
    await save({ generated_content: OWN }, 1);
    const late = await save({ generated_content: { ...OWN, html: '<h1>Too late</h1>' } }, 1);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'website_changed',
        conflict: { version: 2, changes: { content_source: 'html' }, is_whole: true },
      },
    });
    expect((await read()).generated_content).toEqual(OWN);
    expect((await save({ generated_content: { ...OWN, html: '<h1>Too late</h1>' } }, 2)).status).toBe(200);
  });

  test('saving in parallel: exactly one succeeds with its text', async () => {
    const { read, save } = await aWebsite();
    const texts = ['<h1>One</h1>', '<h1>Two</h1>', '<h1>Three</h1>'];
    const answers = await Promise.all(texts.map((html) => save({ generated_content: { html, css: '' } }, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = texts[answers.findIndex(({ status }) => status === 200)];
    expect((await read()).generated_content.html).toBe(winner);
  });
});

describe('switching', () => {
  test('between sections and custom HTML loses neither', async () => {
    const { setup, owner, id, read, save } = await aWebsite();
    const sections = (await read()).generated_content;
    await save({ generated_content: OWN });
    const switchTo = (content_source: string) =>
      owner.call('switchContentSource', { params: { id }, json: { content_source } });
    const back = websiteOf(await switchTo('sections'));
    expect(back).toMatchObject({ content_source: 'sections', generated_content: sections, own_source: OWN });
    const forth = websiteOf(await switchTo('html'));
    expect(forth).toMatchObject({ content_source: 'html', generated_content: OWN, version: 4 });
    expect(websiteOf(await switchTo('html')).version).toBe(4);
    expect(await keptReasons(owner, id, setup)).toEqual([
      [3, ['before_html']],
      [2, ['before_sections']],
      [1, ['before_html']],
    ]);
  });

  test('requires custom HTML', async () => {
    const { owner, id } = await aWebsite();
    const answer = await owner.call('switchContentSource', {
      params: { id },
      json: { content_source: 'html' },
    });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toContain('no custom HTML yet');
  });
});

test('a preview renders the page with its images and saves nothing', async () => {
  const { owner, id, read } = await aWebsite();
  const hero = (await read()).hero_image;
  const { status, body } = await owner.call('previewWebsite', {
    params: { id },
    json: {
      generated_content: {
        html: `<h1>Look</h1><img src="${hero}" alt="Ours"><script>1</script>`,
        css: `h1{background:url(${hero})}`,
      },
    },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    page_html: expect.stringContaining(`src="https://sites.example.com${hero}"`),
    findings: [{ what: '<script>' }],
  });
  expect(JSON.stringify(body.data)).toContain(`url(https://sites.example.com${hero})`);
  expect(await read()).toMatchObject({ content_source: 'sections', version: 1 });
});

test('a save that dies at any call leaves the page complete, and saving again repairs it', async () => {
  const mortal = aMortalProcess();
  const { read, save } = await aWebsite({ apiInterference: mortal.interference });
  let outcomes = 0;
  for (let call = 1; ; call += 1) {
    const html = `<h1>Death after call ${call}</h1>`;
    const before = await read();
    mortal.dieAfter(call);
    const answer = await save({ generated_content: { html, css: '' } });
    const isDead = mortal.isDead();
    mortal.dieAfter(Number.POSITIVE_INFINITY);
    const after = await read();
    expect([before.generated_content.html, html]).toContain(after.generated_content.html);
    if (answer.status === 200) expect(after.generated_content.html).toBe(html);
    const again = await save({ generated_content: { html, css: '' } });
    expect(websiteOf(again).generated_content.html).toBe(html);
    outcomes += 1;
    if (!isDead) break;
  }
  expect(outcomes).toBeGreaterThan(7);
});
