import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Body, type BuilderPlatform, dataOf, openWebsites } from './opened-website.ts';
import { anOwner } from './owner.ts';

/** Templates, regeneration, export, import, and duplicates, over HTTP only, in local mode and on deployed stacks. */
export function defineWebsiteBuilderJourneys(platform: () => BuilderPlatform): void {
  const { aGenerated, aWebsite, publicPage } = openWebsites(platform);

  test('an owner starts from a template', async () => {
    const { api } = platform();
    const { token } = await anOwner(api);
    const templates = dataOf((await api('listTemplates', { token })).body) as unknown as {
      templates: { id: string }[];
    };
    expect(templates.templates.map(({ id }) => id)).toHaveLength(6);
    const { call } = await aWebsite({
      restaurant_name: 'Kaze',
      restaurant_tagline: 'Broth since morning',
      menu_items: [{ name: 'Shoyu ramen', description: 'Chicken and dashi', price: '$15' }],
    });
    const html = await publicPage(call);
    for (const text of ['Broth since morning', 'Shoyu ramen', '$15']) expect(html).toContain(text);
  });

  test('a zip brings back an equal site, and a duplicate stays when its original is deleted', async () => {
    const { api } = platform();
    const { owner, call } = await aGenerated();
    const download = await call('downloadWebsite');
    expect([download.status, download.body]).toEqual([200, expect.anything()]);
    const { url } = dataOf(download.body) as unknown as { url: string };
    const files = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toEqual(expect.arrayContaining(['index.html', 'site.json', 'robots.txt']));
    const html = new TextDecoder().decode(files['index.html']);
    const referred = [...html.matchAll(/(?:src|href)="(?!#|https?:|mailto:|tel:|data:)([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(referred.length).toBeGreaterThan(0);
    for (const name of referred) expect(names).toContain(name?.replace(/^\.\//, ''));

    const site: unknown = JSON.parse(new TextDecoder().decode(files['site.json']));
    const imported = await api('importWebsite', { token: owner.token, body: site });
    expect(imported.status).toBe(201);
    const id = String(imported.body.website_id);
    const contentOf = (body: Body) => withoutImageFolders((body.data as { content: unknown }).content);
    const copy = await api('getWebsite', { token: owner.token, params: { id } });
    expect(contentOf(copy.body)).toEqual(contentOf((await call('getWebsite')).body));

    // A duplicate has its own images.
    const { token } = owner;
    const duplicate = await call('duplicateWebsite');
    expect(duplicate.status).toBe(201);
    const duplicateId = String(duplicate.body.website_id);
    expect((await call('deleteWebsite')).status).toBe(200);
    const published = await api('publishWebsite', { token, params: { id: duplicateId } });
    expect(published.status).toBe(200);
    const address = platform().addressOf(String(published.body.url));
    const page = await (await fetch(address)).text();
    const images = new Set([...page.matchAll(/\/images\/[^"\s,]+\.webp/g)].map(([path]) => path));
    expect(images.size).toBeGreaterThan(0);
    for (const path of images)
      expect([path, (await fetch(new URL(path, address))).status]).toEqual([path, 200]);
  });
}

/** Images are copied under the new website's id; everything else must be equal. */
function withoutImageFolders(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content).replace(/\/images\/[\w-]+\//g, '/images/…/'));
}
