import type { SiteRestaurant } from './restaurants.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Link = readonly [words: string, url: string];

function linksOf({ ordering, booking, social, map, menuFile, menuWord, dishes }: SiteRestaurant): Link[] {
  const menu: Link[] = menuFile !== undefined ? [[menuWord, menuFile]] : [];
  const own: Link[] = dishes.length > 0 ? [[menuWord, '/menu.html']] : [];
  return [
    ...own,
    ...menu,
    ...(ordering === undefined ? [] : [[ordering.words, ordering.url] as const]),
    ...(booking === undefined ? [] : [[booking.words, booking.url] as const]),
    ...social,
    ...(map === undefined ? [] : [['Map', map] as const]),
  ];
}

const altOf = (alt: string | undefined) => (alt === undefined ? '' : ` alt="${escaped(alt)}"`);

/** Handwritten semantic HTML. */
function semantic(site: SiteRestaurant): string {
  const links = linksOf(site).map(([words, url]) => `<li><a href="${url}">${escaped(words)}</a></li>`);
  const dishes = site.dishes.map(
    ([dish, price]) => `<li><h3>${escaped(dish)}</h3> <span class="price">${price}</span></li>`,
  );
  const hours = site.hours.map(([day, times]) => `<tr><th scope="row">${day}</th><td>${times}</td></tr>`);
  const photos = site.photos.map(([src, alt]) => `<img src="${src}"${altOf(alt)} loading="lazy">`);
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8"><title>${escaped(site.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${site.description === undefined ? '' : `<meta name="description" content="${escaped(site.description)}">`}
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><h1>${escaped(site.name)}</h1><nav><ul>${links.join('')}</ul></nav></header>
<main>${photos.join('')}<section><h2>${escaped(site.menuWord)}</h2><ul>${dishes.join('\n')}</ul></section>
<section><table>${hours.join('')}</table></section></main>
<footer><address>${site.address}</address><p>${site.phone}</p></footer>
</body></html>`;
}

/** Pages of 2003: tables, unquoted attributes, uppercase tags, and nothing for phones. */
function tables(site: SiteRestaurant): string {
  const links = linksOf(site).map(
    ([words, url]) => `<TD><A HREF="${url}"><FONT COLOR=#CC0000>${escaped(words)}</FONT></A>`,
  );
  const dishes = site.dishes.map(
    ([dish, price]) => `<TR><TD><B>${escaped(dish)}</B><TD ALIGN=right>${price}`,
  );
  const hours = site.hours.map(([day, times]) => `<TR><TD>${day}<TD>${times}`);
  const photos = site.photos.map(([src, alt]) => `<IMG SRC="${src}" BORDER=0${altOf(alt)}>`);
  return `<HTML LANG=${site.language}><HEAD><TITLE>${escaped(site.name)}</TITLE>
<SCRIPT SRC=/js/menu.js></SCRIPT></HEAD>
<BODY BGCOLOR=white TEXT=black><CENTER><H1>${escaped(site.name)}</H1>
<TABLE BORDER=0><TR>${links.join('\n')}</TABLE>${photos.join('<BR>')}
<TABLE CELLPADDING=4>${dishes.join('\n')}</TABLE>
<TABLE>${hours.join('')}</TABLE>
<P>${site.address}<BR>${site.phone}</CENTER></BODY></HTML>`;
}

const NOISE =
  '<style>.x{color:red}.price::before{content:"$1.00 Mon 1-2 pm"}</style><script>var t="$99.99 (212) 555-0100 Mon 1:00-2:00";</script>';

/** A page builder's output: nested divs, split words, scripts and styles everywhere. */
function builder(site: SiteRestaurant): string {
  const block = (inner: string) =>
    `<div class="row"><div class="col-12 _a81"><div data-block-json="{&quot;layout&quot;:&quot;1&quot;}">${inner}</div></div></div>`;
  const links = linksOf(site).map(([words, url]) =>
    block(
      `<a class="btn" target="_blank" href="${url}" rel="noopener"><span><span>${escaped(words)}</span></span></a>`,
    ),
  );
  const dishes = site.dishes.map(([dish, price]) =>
    block(`<p class="font_8"><span style="font-weight:bold">${escaped(dish)}</span></p><p>${price}</p>`),
  );
  const hours = site.hours.map(([day, times]) =>
    block(`<p><span>${day}</span>&nbsp;<span>${times}</span></p>`),
  );
  const photos = site.photos.map(([src, alt]) => block(`<img data-src="${src}"${altOf(alt)}>`));
  return `<!doctype html><html lang="${site.language}"><head><meta name=viewport content="width=device-width"/>
<title>${escaped(site.name)}</title>${NOISE}${
    site.description === undefined ? '' : `<meta content="${escaped(site.description)}" name="Description"/>`
  }<script async src="https://cdn.example/app.js"></script></head><body class="site">
<noscript><iframe src="https://tags.example/ns.html"></iframe></noscript>
<div id="SITE_ROOT">${block(`<h1>${escaped(site.name)}</h1>`)}${links.join('')}${photos.join('')}${dishes.join('')}${hours.join('')}
${block(`<p>${site.address}</p>`)}${block(`<p>${site.phone}</p>`)}</div>${NOISE}</body></html>`;
}

/** No end tags, with comments and obsolete elements. */
function untidy(site: SiteRestaurant): string {
  const links = linksOf(site).map(([words, url]) => `<li><a href='${url}' >${escaped(words)}</a>`);
  const dishes = site.dishes.map(([dish, price]) => `<li>${escaped(dish)} ... ${price}`);
  const hours = site.hours.map(([day, times]) => `<li>${day}: ${times}`);
  const photos = site.photos.map(([src, alt]) => `<p><img src='${src}'${altOf(alt)}>`);
  return `<html lang='${site.language}'><title>
  ${escaped(site.name)}
</title><meta name="viewport" content="width=device-width">
<!-- <a href="https://www.doordash.com/old">Order now</a> $1.00 -->
<h1>${escaped(site.name)}</h1></b><ul>${links.join('\n')}</ul><center>${photos.join('')}
<ul>${dishes.join('\n')}</ul><ul>${hours.join('\n')}</ul><p>${site.address}<p>${site.phone}
<blink>`;
}

/** Full of SEO data, with a share button for every network. */
function optimized(site: SiteRestaurant): string {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: site.name },
      {
        '@type': ['Restaurant'],
        name: site.name,
        telephone: site.phone,
        address: { '@type': 'PostalAddress', streetAddress: site.address },
        openingHours: ['Mo-Fr 11:00-14:00'],
        hasMenu: '/menu.html',
      },
    ],
  };
  const share = '<a href="https://www.facebook.com/sharer/sharer.php?u=x"><i class="icon"></i></a>';
  return semantic(site)
    .replace('</head>', `<script type="application/ld+json">${JSON.stringify(data)}</script></head>`)
    .replace('</footer>', `${share}<a href="https://twitter.com/intent/tweet?text=x">Tweet</a></footer>`);
}

/** Five styles of markup. */
export const MARKUPS: Readonly<Record<string, (site: SiteRestaurant) => string>> = {
  semantic,
  tables,
  builder,
  untidy,
  optimized,
};
