import type { Frame, Page } from '@playwright/test';
import { createApiClient } from '#tests/api/api-client.ts';
import { HOSTILE_CSS } from '#tests/builders/hostile-css.ts';
import { HOSTILE_HTML } from '#tests/builders/hostile-markup.ts';
import { answered, expect, test } from './journey.ts';
import { anImportedSite, arriveAs, type GeneratedSite, type Owner, publish, webOrigin } from './owner.ts';

/** Closes what a payload left open, so that the next one is parsed, too. */
const CLOSER = `"'></a>--></script></style></title></textarea></xmp></noscript></noembed></noframes></template></iframe></select></svg></math></table>`;
const CHUNK = 48;
/** Swallows everything after it, so it must be last in its chunk. */
const isGreedy = (payload: string) => payload.startsWith('<plaintext');

function chunksOf(payloads: readonly string[]): string[] {
  const ordered = payloads.toSorted((one, other) => Number(isGreedy(one)) - Number(isGreedy(other)));
  const count = Math.ceil(ordered.length / CHUNK);
  return Array.from({ length: count }, (_, index) =>
    ordered.slice(index * CHUNK, (index + 1) * CHUNK).join(`${CLOSER}\n`),
  );
}

/** Records dialogs, and requests to other origins, from now on. */
function watch(page: Page, own: readonly string[]): string[] {
  const seen: string[] = [];
  page.on('dialog', async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.context().on('request', (request) => {
    const url = request.url();
    if (!/^(data|about|blob):/.test(url) && !own.includes(new URL(url).origin)) seen.push(`request: ${url}`);
  });
  return seen;
}

/** Harmful elements left on the page, and whether a script ran. */
function look(frame: Frame | Page): Promise<string[]> {
  return frame.evaluate(() => {
    const harm: string[] = [];
    if (Reflect.get(window, '__hacked') === 1) harm.push('a script ran');
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes)
        if (name.startsWith('on')) harm.push(`${element.tagName} ${name}`);
      for (const type of ['mouseover', 'focus', 'animationstart', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      if (getComputedStyle(element).position === 'fixed') harm.push(`${element.tagName} is fixed`);
    }
    for (const link of document.querySelectorAll('a'))
      if (!['http:', 'https:', 'tel:', 'mailto:', ':', ''].includes(link.protocol)) harm.push(link.protocol);
    return Reflect.get(window, '__hacked') === 1 ? [...harm, 'a script ran'] : harm;
  });
}

async function saveHtml(
  { token }: Owner,
  { websiteId }: GeneratedSite,
  source: { html: string; css: string },
) {
  const answer = await createApiClient(webOrigin())('saveWebsite', {
    token,
    params: { id: websiteId },
    body: { generated_content: source },
  });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
}

/** Serves the page without the header that forbids scripts, so that only the page itself protects. */
async function withoutPolicy(page: Page, url: string): Promise<void> {
  const response = await page.request.get(url);
  const { 'content-security-policy': policy, ...headers } = response.headers();
  expect(policy).toContain("script-src 'none'");
  const body = await response.text();
  await page.route(url, (route) => route.fulfill({ headers, body }), { times: 1 });
  await page.goto(url);
}

async function previewFrame(page: Page, owner: Owner, site: GeneratedSite): Promise<Frame> {
  await arriveAs(page, owner, `/website-builder/preview/${site.websiteId}`);
  const handle = await page.locator('iframe[title^="Preview of"]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the preview has no frame');
  await frame.waitForSelector('body *');
  return frame;
}

async function lookEverywhere(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  const guarded = await look(page);
  await withoutPolicy(page, url);
  return [...guarded, ...(await look(page))];
}

test('hostile HTML and CSS run and fetch nothing, on the live page or in the preview', async ({
  page,
  owner,
}) => {
  await test.step('markup in texts is shown as typed', () => expectTextsAsTyped(page, owner));
  const site = await anImportedSite(owner, { website_name: 'Hostile HTML' });
  const css = HOSTILE_CSS.join('\n}}\n*/"\')\n');
  let seen: string[] = [];
  for (const html of chunksOf(HOSTILE_HTML)) {
    await saveHtml(owner, site, { html: html.replaceAll('/images/a/b-1.webp', '/images/none'), css });
    const url = await publish(owner, site);
    if (seen.length === 0) seen = watch(page, [webOrigin(), new URL(url).origin]);
    expect(await lookEverywhere(page, url)).toEqual([]);
    expect(seen).toEqual([]);
  }
  expect(await look(await previewFrame(page, owner, site))).toEqual([]);
  expect(seen).toEqual([]);
});

test('each sanitized piece of hostile HTML runs nothing, even without a content policy', async ({
  page,
  published,
  consoleWatch,
}) => {
  // The corpus's images don't exist.
  consoleWatch.expectErrors(answered(404));
  const { origin } = new URL(published.url);
  const { owner, websiteId } = published;
  const call = createApiClient(webOrigin());
  const seen = watch(page, [origin]);
  await page.route(`${origin}/probe/`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.goto(`${origin}/probe/`);
  for (const payload of HOSTILE_HTML) {
    const body = { generated_content: { html: payload, css: '' } };
    const answer = await call('previewWebsite', { token: owner.token, params: { id: websiteId }, body });
    const html = String(Object(answer.body.data).page_html);
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    expect(await look(page), payload).toEqual([]);
  }
  expect(seen).toEqual([]);
});

async function expectTextsAsTyped(page: Page, owner: Owner): Promise<void> {
  const site = await anImportedSite(owner, { website_name: '<img src=x onerror=alert(1)>' });
  const { token } = owner;
  const call = createApiClient(webOrigin());
  const short = HOSTILE_HTML.filter((payload) => payload.length <= 120);
  const changes: Record<string, unknown> = Object.fromEntries(
    HOSTILE_HTML.map((payload, index) => [
      `menu_items[${index}]`,
      {
        name: payload.slice(0, 120),
        description: payload.slice(0, 500),
        price: payload.slice(0, 40),
        course: `Course ${index % 4}`,
      },
    ]),
  );
  const sections = 'pages[0].sections';
  const texts = ['about.title', 'about.content', 'faq.title', 'menu.title', 'gallery.title', 'reviews.title'];
  const places = [
    ...texts,
    'hero.tagline',
    'hero.description',
    'contact.title',
    'contact.description',
    'contact.hours',
  ];
  for (const [index, place] of [...places, 'contact.address'].entries()) {
    changes[`${sections}.${place}`] = short[index * 3] ?? '<script>';
  }
  const items = await call('getWebsite', { token, params: { id: site.websiteId } });
  const count = Number(Object(Object(items.body.data).menu_items).length);
  const moved = Object.fromEntries(
    Object.entries(changes).map(([path, value]) => [
      path.replace(/^menu_items\[(\d+)\]$/, (_, index: string) => `menu_items[${Number(index) + count}]`),
      value,
    ]),
  );
  const saved = await call('updateContent', { token, params: { id: site.websiteId }, body: moved });
  expect(saved.status, JSON.stringify(saved.body).slice(0, 300)).toBe(200);

  const url = await publish(owner, site);
  const seen = watch(page, [webOrigin(), new URL(url).origin]);
  expect(await lookEverywhere(page, url)).toEqual([]);
  await expect(page.getByText(HOSTILE_HTML[0] ?? '', { exact: true }).first()).toBeVisible();
  expect(await look(await previewFrame(page, owner, site))).toEqual([]);
  expect(seen).toEqual([]);
}
