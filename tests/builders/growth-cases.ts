import { writeAds } from '#functions/ai/ads/write-ads.ts';
import { fold } from '#functions/ai/fold.ts';
import { createGuard } from '#functions/ai/guard/create-guard.ts';
import { readContact } from '#functions/ai/readers/contact/read-contact.ts';
import { readHours } from '#functions/ai/readers/hours/read-hours.ts';
import { detectLanguage } from '#functions/ai/readers/language/detect-language.ts';
import { readMenu } from '#functions/ai/readers/menu/read-menu.ts';
import { readProfile } from '#functions/ai/readers/read-profile.ts';
import { readGuestFile } from '#functions/guests/read-guest-file.ts';
import { altTextOf } from '#functions/images/alt-text.ts';
import { readHttpRequest } from '#functions/platform/http/http-request.ts';
import { readMultipart } from '#functions/platform/http/multipart.ts';
import { leaveOutImages } from '#functions/websites/editing-api/transfer/leave-out-images.ts';
import { checkSourcePage } from '#functions/websites/publish-gate/gate-source.ts';
import { checkPage } from '#functions/websites/publish-gate/publish-gate.ts';
import { sanitizeCss } from '#functions/websites/source/css/sanitize-css.ts';
import { sanitizeHtml } from '#functions/websites/source/sanitize-html.ts';
import { SAVED_FIELDS, sanitizeSource } from '#functions/websites/source/sanitize-source.ts';
import { answerQuestion } from '#shared/assistant/answer-question.ts';
import { findFlags } from '#shared/moderation/find-flags.ts';
import { readPrompt } from '#shared/photos/prompt/read-prompt.ts';
import { makePromoCode, normalizePromoCode } from '#shared/redemptions/promo-code.ts';
import { checkContent, parseContentPath } from '#shared/site/editing/content-editing.ts';
import { usedImages, withImagesReplaced } from '#shared/site/files/site-export.ts';
import { renderSourcePage } from '#shared/site/page/source-page.ts';
import { HexColorSchema } from '#shared/site/site-content.ts';
import { slugify } from '#shared/site/slug.ts';
import { readInbound } from '#shared/sms/read-inbound.ts';
import { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { aDish, aProfile } from './a-profile.ts';
import { aSiteContent } from './a-site-content.ts';
import { aSparseProfile } from './a-sparse-profile.ts';
import { casesOf, type GrowthCase, type Reader } from './growth-case.ts';
import {
  HOSTILE_CSS_PIECES,
  HOSTILE_FACTS,
  HOSTILE_HTML_PIECES,
  HOSTILE_LISTS,
  HOSTILE_WORDS,
  LARGEST_CSS,
  LARGEST_HTML,
  LIST_HEADER,
} from './hostile-texts.ts';
import { anHttpEvent } from './http-event.ts';
import { PAGE_GROWTH_CASES } from './page-growth-cases.ts';
import { SALES_GROWTH_CASES } from './sales-growth-cases.ts';
import { someAssistantData } from './some-assistant-data.ts';
import { someWebsiteFacts } from './website-facts.ts';

const SITES = 'https://sites.example';
const content = aSiteContent();
const PLACE = { mode: 'published', siteUrl: 'https://sites.example/a/', assetsOrigin: '' } as const;
const page = (html: string, css = '') => renderSourcePage({ content, source: { html, css } }, PLACE);

const ASSISTANT_DATA = someAssistantData();
const READING = { region: 'US', language: 'en', currency: 'USD', today: '2026-11-22' };
const html = { largest: LARGEST_HTML };
const css = { largest: LARGEST_CSS };
/** Far above the contract's limit of 5,000. */
const words = { largest: 20_000 };

const FACT_SOURCE = { language: 'en', names: ['Osteria Lupo'], profile: aProfile(), said: [] };

const list = { largest: 1_000_000 };
const LIST_SETTINGS = { field: 'file', region: 'US', today: '2026-11-22' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const LIST_READERS: Readonly<Record<'guest list' | 'guest export', Reader>> = {
  'guest list': (text) => readGuestFile(bytesOf(text), { ...LIST_SETTINGS, purpose: 'campaign' }),
  'guest export': (text) => readGuestFile(bytesOf(text), { ...LIST_SETTINGS, purpose: 'import' }),
};

export const GROWTH_CASES: readonly GrowthCase[] = [
  ...SALES_GROWTH_CASES,
  ...casesOf('moderation', HOSTILE_WORDS, { ...words, reader: findFlags }),
  ...casesOf('saving custom HTML', HOSTILE_HTML_PIECES, {
    ...html,
    reader: (text) => sanitizeSource({ html: text, css: '' }, { sitesOrigin: SITES, fields: SAVED_FIELDS }),
  }),
  ...casesOf('publishing custom HTML', HOSTILE_HTML_PIECES, {
    ...html,
    reader: (text) =>
      checkSourcePage({ html: page(sanitizeHtml(text, { sitesOrigin: SITES }).html), content }),
  }),
  ...casesOf('CSS sanitizer', HOSTILE_CSS_PIECES, { ...css, reader: sanitizeCss }),
  ...casesOf('gate for custom HTML', HOSTILE_HTML_PIECES, {
    ...html,
    reader: (text) => checkSourcePage({ html: page(text), content }),
  }),
  ...casesOf('gate for custom HTML: styles', HOSTILE_CSS_PIECES, {
    ...css,
    reader: (text) => checkSourcePage({ html: page('<h1>a</h1>', text), content }),
  }),
  ...casesOf('gate for sections', HOSTILE_HTML_PIECES, {
    ...html,
    reader: (text) => checkPage({ html: page(text), content, pageBytes: 0 }),
  }),
  ...casesOf('gate for sections: styles', HOSTILE_CSS_PIECES, {
    ...css,
    reader: (text) => checkPage({ html: page('<h1>a</h1>', text), content, pageBytes: 0 }),
  }),
  ...(['story', 'menu', 'design'] as const).flatMap((task) =>
    casesOf(`built-in writer: ${task}`, HOSTILE_WORDS, {
      ...words,
      reader: (text) =>
        compose(
          task,
          someWebsiteFacts({ profile: aSparseProfile({ kind: text, story: [{ text }] }), wishes: [text] }),
        ),
    }),
  ),
  ...casesOf('brief: profile', HOSTILE_WORDS, {
    ...words,
    reader: (text) => readProfile(text, { region: 'US', language: '', currency: '', today: '2026-03-02' }),
  }),
  ...casesOf('names and addresses', HOSTILE_WORDS, {
    ...words,
    reader: (text) => [
      slugify(text),
      altTextOf(text),
      parseContentPath(text),
      HexColorSchema.safeParse(`#${text}`).success,
    ],
  }),
  ...casesOf('hours reader', [...HOSTILE_WORDS, ...HOSTILE_FACTS], {
    ...words,
    reader: (text) => readHours(asFree(text), READING),
  }),
  ...casesOf('contact reader', [...HOSTILE_WORDS, ...HOSTILE_FACTS], {
    ...words,
    reader: (text) => readContact(asFree(text), READING),
  }),
  ...casesOf('menu reader', [...HOSTILE_WORDS, ...HOSTILE_FACTS], {
    ...words,
    reader: (text) => readMenu(asFree(text), READING),
  }),
  ...casesOf('language reader', HOSTILE_WORDS, {
    ...words,
    reader: (text) => detectLanguage(text, fold(text)),
  }),
  ...casesOf('promo codes', HOSTILE_WORDS, {
    ...words,
    reader: (text) => [normalizePromoCode(text), makePromoCode(text, 12)],
  }),
  ...casesOf('ad copy', HOSTILE_WORDS, { ...words, reader: anAd }),
  ...casesOf('guard: text', [...HOSTILE_WORDS, ...HOSTILE_FACTS], {
    ...words,
    reader: createGuard(FACT_SOURCE),
  }),
  ...casesOf('guard: record', [...HOSTILE_WORDS, ...HOSTILE_FACTS], {
    ...words,
    reader: (text) => createGuard({ ...FACT_SOURCE, said: [text] })('Carbonara $19, open Friday from 6.'),
  }),
  { group: 'guard: record', name: 'dishes', largest: 500, prepare: aMenuToCheck },
  ...(['guest list', 'guest export'] as const).flatMap((group) => [
    ...casesOf(group, HOSTILE_LISTS, { ...list, reader: LIST_READERS[group] }),
    { group, name: 'one number on many days', ...list, prepare: aRegular(LIST_READERS[group]) },
  ]),
  ...casesOf('photo prompts', HOSTILE_WORDS, { ...words, reader: readPrompt }),
  ...casesOf('inbound texts', HOSTILE_WORDS, { ...words, reader: readInbound }),
  ...casesOf("owners' questions", HOSTILE_WORDS, {
    ...words,
    reader: (text) => answerQuestion(text, ASSISTANT_DATA),
  }),
  ...casesOf('forms', HOSTILE_WORDS, { largest: 1_000_000, reader: aForm }),
  ...casesOf('site.json', HOSTILE_HTML_PIECES, { ...html, reader: readSite }),
  ...PAGE_GROWTH_CASES,
  { group: 'site.json', name: 'pictures', largest: 600, prepare: aSiteWithImages },
  { group: 'site.json', name: 'deleted pictures', ...html, prepare: aSourceOfDeletedImages },
];

function asFree(source: string) {
  return { source, free: [{ start: 0, end: source.length }] };
}

/** A menu of this many dishes, each with a claim, a day, and a price. */
function aMenuToCheck(count: number) {
  const dishes = Array.from({ length: count }, (_, index) =>
    aDish({
      name: `Carbonara ${index}`,
      description: 'Award-winning vegan bread on Fridays',
      amount: index + 1,
    }),
  );
  const source = { ...FACT_SOURCE, profile: aProfile({ dishes }) };
  const text = 'The award-winning vegan carbonara, on Fridays from 6 PM, for $19. '.repeat(20);
  return () => createGuard(source)(text);
}

function anAd(text: string) {
  const typed = { restaurantName: text, item: text, offer: text, dishDescription: text, place: text };
  return writeAds({ ...typed, promoCode: 'TRUFFLE7KQ4', language: 'en', way: 'come' });
}

/** A list with one guest in every row, on a different day each, over 20 years. */
function aRegular(reader: Reader) {
  return (size: number) => {
    const rows = [LIST_HEADER];
    for (let length = 0; length < size; length += rows[1]?.length ?? 0) {
      const day = new Date(Date.parse(LIST_SETTINGS.today) - (rows.length % 7_300) * 86_400_000);
      rows.push(`Ana,2125550147,${day.toISOString().slice(0, 10)}\n`);
    }
    const text = rows.join('');
    return () => reader(text);
  };
}

function aForm(text: string) {
  const boundary = '----x';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`;
  const body = `${part}${text}\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const request = readHttpRequest(anHttpEvent({ routeKey: 'POST /forms', rawBody: body, headers }));
  const messages = { missing: 'Choose a file.', tooLarge: 'Too large.' };
  const multipart = { fileField: 'file', maxBytes: 1_000_000, messages };
  return readMultipart(multipart, request).catch(() => undefined);
}

function readSite(text: string): unknown {
  const site = { content, own_source: { html: text, css: '' } };
  const { importWebsite } = websiteEditingRoutes;
  importWebsite.body.safeParse({ ...site, format: 'tableside-site/1' });
  checkContent(content);
  return [usedImages(site), withImagesReplaced(site, new Map())];
}

/** A website with this many images; its custom HTML uses each one too. */
function aSiteWithImages(count: number) {
  const urls = Array.from({ length: count }, (_, index) => `/images/a${index}/b-800.webp`);
  const asset = { width: 800, height: 600, widths: [200, 400, 800], alt: '', bytes: [1, 1, 1] };
  const image_assets = Object.fromEntries(urls.map((url) => [url, asset]));
  const source = { html: urls.map((url) => `<img src="${url}">`).join(''), css: '' };
  return () => usedImages({ content: { ...content, image_assets }, own_source: source });
}

/** Half empty lines, then the same deleted image over and over. */
function aSourceOfDeletedImages(size: number) {
  const path = '/images/a/b-800.webp';
  const image = `<img src="${path}">`;
  const source = { html: '\n'.repeat(size / 2) + image.repeat(size / 2 / image.length), css: '' };
  return () => leaveOutImages({ source, findings: [] }, source, new Set([path]));
}
