import { isBasicText } from '#shared/site/basic-letters.ts';
import { colorsCss, siteColors } from '#shared/site/color/palette-pairs.ts';
import { fontFacesCss } from '#shared/site/font-faces.ts';
import { fontStack } from '#shared/site/fonts.ts';
import { html, trustedHtml } from '#shared/site/html.ts';
import { hasHouseNumber, mapSearchUrl } from '#shared/site/sections/contact-section.ts';
import { BASE_CSS } from '#shared/site/templates/base-css.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { findTemplate } from '#shared/site/templates/templates.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { telephoneUrl } from './contact-part.ts';
import { printedLanguage } from './hours-part.ts';
import { isRightToLeft } from './render-page.ts';

/** The content of an offer's page. Empty for unknown values. */
export type Offer = {
  restaurantName: string;
  dish: string;
  offer: string;
  code: string;
  /** The last day, `YYYY-MM-DD`. */
  endsOn: string;
  address: string;
  phone: string;
  /** The address of the restaurant's website. */
  website: string;
  /** Whether the website shows a menu. */
  hasMenu: boolean;
  /** BCP 47. */
  language: string;
  /** The path of the dish's photo, 1200 × 628 pixels. */
  photo: string;
};

const CSS = compactCss(`
body{min-block-size:100vh;display:flex;flex-direction:column}
.offer-header{background:var(--night);color:var(--on-night);padding-block:1.1rem}
.offer-header p{font-family:var(--headings-font);font-size:1.35rem;line-height:1.2}
main{flex:1;padding-block:clamp(2rem,7vw,4.5rem)}
.inner{--measure:44rem}
.offer-photo{inline-size:100%;border-radius:1rem;margin-block-end:clamp(1.5rem,5vw,2.5rem)}
.offer-dish{color:var(--accent-text);font-weight:600}
h1{font-size:clamp(2rem,8vw,3.75rem);margin-block:.35rem .9rem;color:var(--heading)}
.ticket{border:2px dashed var(--line);border-radius:1rem;background:var(--tint);padding:1.5rem;text-align:center;margin-block:2rem}
.offer-code{font-family:var(--headings-font);font-size:clamp(1.75rem,9vw,3rem);line-height:1.2;letter-spacing:.04em;overflow-wrap:anywhere}
.ticket p:last-child{color:var(--muted)}
.offer-place{display:grid;gap:.35rem}
.offer-place a,.offer-links a{min-block-size:2.75rem;display:inline-flex;align-items:center}
.offer-links{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;margin-block-start:1.5rem}
`);

/** A page for one offer: what, how long, the code, and where. For guests, not for search engines. */
export function offerPage(offer: Offer, url: string): string {
  const words = siteWordsOf(offer.language);
  const language = printedLanguage(offer.language);
  const { color_palette, typography } = findTemplate('casual-dining-1').designSystem;
  const { body_font, headings_font } = typography;
  const isBasic = isBasicText(Object.values(offer).join('\n'), language);
  const css = [
    fontFacesCss([headings_font, body_font], { assetsOrigin: '', isBasic }),
    colorsCss(color_palette),
    `:root{--body-font:${fontStack(body_font)};--headings-font:${fontStack(headings_font)}}`,
    BASE_CSS,
    CSS,
  ].join('\n');
  const { restaurantName, dish, code, address, phone, photo, website, hasMenu } = offer;
  const call = phone === '' ? undefined : telephoneUrl(phone);
  return html`<!doctype html>
<html lang="${language}"${isRightToLeft(language) && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${`${offer.offer} – ${restaurantName}`.replace(/\s+/g, ' ')}</title>
<meta name="robots" content="noindex">
<meta name="description" content="${`${dish}. ${offer.offer}.`}">
<link rel="canonical" href="${url}">
<meta name="theme-color" content="${siteColors(color_palette).night}">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<meta property="og:title" content="${offer.offer}">
<meta property="og:site_name" content="${restaurantName}">
<meta property="og:url" content="${url}">
<link rel="icon" href="data:,">
<style>${trustedHtml(css)}</style>
</head>
<body>
<header class="offer-header"><div class="inner"><p dir="auto">${restaurantName}</p></div></header>
<main><div class="inner">
${
  photo !== '' &&
  html`<img class="offer-photo" src="${photo}" alt="${words.imageAt(dish, restaurantName)}" width="1200" height="628">
`
}<p class="offer-dish" dir="auto">${dish}</p>
<h1 dir="auto">${offer.offer}</h1>
<div class="ticket"><p>${words.sayCode}</p><p class="offer-code">${code}</p><p>${words.goodUntil(printedDay(offer.endsOn, language))}</p></div>
${
  (address !== '' || call !== undefined) &&
  html`<address class="offer-place">${
    address !== '' &&
    html`<p class="pre" dir="auto">${address}</p>${hasHouseNumber(address) && html`<p><a href="${mapSearchUrl(address)}">${words.directions}</a></p>`}`
  }${call !== undefined && html`<p><a href="${call}" dir="auto">${phone}</a></p>`}</address>
`
}${
  website !== '' &&
  html`<p class="offer-links">${hasMenu && html`<a class="button" href="${website}#menu">${words.viewMenu}</a> `}<a href="${website}">${words.links.website}</a></p>
`
}</div></main>
</body>
</html>
`.markup;
}

function printedDay(day: string, language: string): string {
  const how = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const [base = 'en'] = language.split('-');
  return new Intl.DateTimeFormat(base, how).format(new Date(`${day}T12:00:00Z`));
}
