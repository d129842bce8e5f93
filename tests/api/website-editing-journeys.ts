import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Body, type BuilderPlatform, dataOf, openWebsites } from './opened-website.ts';
import { anUploadedImage } from './uploaded-image.ts';

/** Editing a website over HTTP only, in local mode and on deployed stacks. */
export function defineWebsiteEditingJourneys(platform: () => BuilderPlatform): void {
  const { aWebsite, publicPage } = openWebsites(platform);

  test('an owner edits texts by path and publishes, and guests see the new texts', async () => {
    const { call } = await aWebsite();
    const changes = {
      'pages[0].sections.hero.tagline': 'Fire, flour and patience',
      'menu_items[0].name': 'Tonnarelli cacio e pepe',
      'pages[0].sections.faq.items[0]': { question: 'Do you take dogs?', answer: 'Yes, on the terrace.' },
    };
    expect(await call('updateContent', { body: changes })).toMatchObject({ status: 200 });
    const html = await publicPage(call);
    for (const text of ['Fire, flour and patience', 'Tonnarelli cacio e pepe', 'Do you take dogs?'])
      expect(html).toContain(text);
  });

  test('the slower of two editors sees what changed and loses nothing', async () => {
    const { call } = await aWebsite();
    const { version } = dataOf((await call('getWebsite')).body);
    const tagline = 'pages[0].sections.hero.tagline';
    await call('updateContent', { query: { version }, body: { [tagline]: 'From the first tab' } });
    const refused = await call('updateContent', {
      query: { version },
      body: { [tagline]: 'From the second' },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'website_changed',
        conflict: { version: version + 1, changes: { [tagline]: 'From the first tab' }, is_whole: true },
      },
    });
    const overwritten = await call('updateContent', {
      query: { version: version + 1 },
      body: { [tagline]: 'From the second' },
    });
    expect(overwritten).toMatchObject({ status: 200, body: { data: { version: version + 2 } } });
  });

  test('an invalid change changes nothing', async () => {
    const { call } = await aWebsite();
    const before = dataOf((await call('getWebsite')).body);
    const refused = await call('updateContent', {
      body: { website_name: 'Another name', 'menu_items[999].name': 'Nothing' },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'menu_items[999].name': expect.any(String) } },
    });
    expect(dataOf((await call('getWebsite')).body)).toEqual(before);
  });

  test('a preset changes the colors that guests see', async () => {
    const { call } = await aWebsite();
    expect(await call('applyColorPreset', { body: { preset_name: 'fresh' } })).toMatchObject({
      status: 200,
      body: {
        data: { primary: '#27ae60', neutral: '#e8f8f5', headings_font: 'Trebuchet MS', preset_name: 'fresh' },
      },
    });
    expect(await call('getColors')).toMatchObject({ body: { data: { preset_name: 'fresh' } } });
    expect(await publicPage(call)).toContain('--primary:#27ae60');
  });

  test('a version is restored, and the version it replaces is kept', async () => {
    const { call } = await aWebsite();
    const kept = dataOf((await call('saveVersion')).body);
    await call('updateContent', { body: { 'pages[0].sections.about.title': 'Changed since' } });
    const answer = await call('restoreVersion', { params: { version: String(kept.version) } });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain('Changed since');
    const { versions } = dataOf((await call('listVersions')).body) as unknown as {
      versions: { version: number; reasons: string[] }[];
    };
    expect(versions.find(({ reasons }) => reasons.includes('before_restore'))?.version).toBe(
      kept.version + 1,
    );
  });

  test('an owner replaces the hero image, which can’t be deleted while in use', async () => {
    const { api, addressOf } = platform();
    const { owner, call } = await aWebsite();
    const create = { width: 1600, height: 900, channels: 3 as const, background: '#884422' };
    const image = await anUploadedImage(api, owner, await sharp({ create }).jpeg().toBuffer());
    expect(await call('updateContent', { body: { hero_image: image.url } })).toMatchObject({
      status: 200,
      body: { data: { image_assets: { [image.url]: { widths: expect.any(Array) } } } },
    });
    const html = await publicPage(call);
    expect(html).toContain(image.url);
    const origin = addressOf(String((dataOf((await call('getWebsite')).body) as Body).url));
    expect((await fetch(new URL(image.url, origin))).headers.get('content-type')).toBe('image/webp');

    const { token } = owner;
    const refused = await api('deleteImage', { token, params: { id: image.image_id } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'image_in_use', fields: expect.any(Object) },
    });
    const forced = await api('deleteImage', {
      token,
      params: { id: image.image_id },
      query: { force: 'true' },
    });
    expect(forced.status).toBe(200);
    expect(dataOf((await call('getWebsite')).body)).toMatchObject({ hero_image: '' });
  });

  test('an owner’s custom HTML is cleaned, published, and removed without a loss', async () => {
    const { call } = await aWebsite();
    const html = '<main><h1>By hand</h1><p onclick="steal()">Our words</p><script>steal()</script></main>';
    const css = 'h1{color:#333}@import url(https://elsewhere.example/x.css);';
    const saved = await call('saveWebsite', { body: { generated_content: { html, css } } });
    expect(saved).toMatchObject({ status: 200, body: { data: { content_source: 'html' } } });
    const whats = (saved.body.findings as { what: string }[]).map(({ what }) => what).join(' ');
    for (const what of ['script', 'onclick', '@import']) expect(whats).toContain(what);
    const page = await publicPage(call);
    expect(page).toContain('By hand');
    expect(page).not.toMatch(/steal|elsewhere/);

    const back = await call('switchContentSource', { body: { content_source: 'sections' } });
    expect(back).toMatchObject({ status: 200, body: { data: { content_source: 'sections' } } });
    expect(dataOf(back.body)).toMatchObject({ own_source: { html: expect.stringContaining('By hand') } });
    expect(await publicPage(call)).toContain('Cacio e pepe');
  });
}
