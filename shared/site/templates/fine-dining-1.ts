import { trustedHtml } from '#shared/site/html.ts';
import { imageSlot } from '#shared/site/page/image-slot.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { gallerySlots } from '#shared/site/templates/gallery-slots.ts';
import type { Template } from './template.ts';

/** A printed menu: centered, a light serif with its italic, a framed photo between dark and paper, thin lines. */
const CSS = compactCss(`
.fine-dining-1{--measure:66rem;--h1-size:clamp(3.6rem,9.5vw,8.5rem)}
.site-header{display:flex;flex-direction:column;align-items:center;padding:1.4rem 1.25rem 0;background:var(--night);color:var(--on-night)}
.brand{display:none}
.site-header nav{max-inline-size:100%}
.site-header nav a{font-size:.8125rem;letter-spacing:.16em;text-transform:uppercase}
.hero{background:var(--night);color:var(--on-night)}
.hero-pictured{background:linear-gradient(to top,var(--paper) clamp(5rem,11vw,10rem),var(--night) 0)}
.hero-text{text-align:center;padding:clamp(2.2rem,5vh,3.6rem) 1.25rem clamp(2.6rem,6vh,4rem)}
.hero-plain .hero-text{padding-block:5rem 8rem}
.hero{display:flex;flex-direction:column}
.hero-media{order:2;position:relative;inline-size:min(100% - 2.5rem,76rem);margin-inline:auto;aspect-ratio:21/10}
.hero-media img{position:absolute;inset:0}
.hero-media .drawn{object-position:50% 50%}
.hero-media::after{content:"";position:absolute;inset:clamp(.6rem,1.2vw,1.1rem);border:1px solid var(--paper);opacity:.75}
.hero-ornament{inline-size:4.5rem;margin:0 auto 1.1rem;color:var(--accent-on-night)}
.hero-kicker{font-size:.8125rem;letter-spacing:.28em;text-transform:uppercase;margin-block-end:.9rem;color:var(--accent-on-night)}
h1{font-weight:400;line-height:.95;letter-spacing:-.02em;max-inline-size:16ch;margin-inline:auto}
h1.length-l,h1.length-xl{max-inline-size:34ch}
.hero-line{font-family:var(--headings-font);font-style:italic;font-weight:400;font-size:calc(clamp(1.5rem,3vw,2.25rem)*max(var(--fit),.72));line-height:1.25;
  margin:1.1rem auto 0;max-inline-size:44ch;text-wrap:balance}
.hero-description{margin:1.1rem auto 0;max-inline-size:58ch;text-wrap:balance}
.hero .actions{justify-content:center;margin-block-start:2.1rem}
.button{border:1px solid currentColor;font-size:.8125rem;letter-spacing:.18em;text-transform:uppercase;padding:1.1em 2em}
.hero .button{background:var(--on-night);border-color:var(--on-night);color:var(--night)}
.hero .quiet{background:none;color:var(--on-night);border-color:currentColor}
.hero .button:hover{background:var(--night);color:var(--on-night)}
.section{padding-block:clamp(4.5rem,11vw,9rem)}
.section-head{text-align:center;margin-block-end:clamp(2.2rem,5vw,4rem)}
h2{--size:clamp(2.5rem,5.2vw,4rem);font-weight:400;letter-spacing:-.01em;color:var(--heading)}
.section-ornament{display:block;inline-size:7.5rem;margin:1.3rem auto 0;color:var(--accent-text)}
.lead{margin:1.3rem auto 0;color:var(--muted);text-wrap:balance}

.story{margin-inline:auto;max-inline-size:60ch;font-size:1.1875rem;line-height:1.75}
.story p+p{margin-block-start:1.2em}
:root:not([dir=rtl]) .story p:first-child::first-letter{font-family:var(--headings-font);font-size:4.6em;line-height:.72;float:inline-start;
  padding:.08em .1em 0 0;color:var(--accent-text)}
.menu{background:var(--tint)}
.menu .inner{--measure:62rem}
.courses{columns:2;column-gap:clamp(3rem,7vw,6rem)}
.course{break-inside:avoid-column;margin-block-end:3.4rem}
.course:has(li:nth-child(10)){break-inside:auto}
.course:only-child{column-span:all;max-inline-size:36rem;margin-inline:auto}
.course h3{font-style:italic;font-weight:400;--size:2.125rem;color:var(--heading);padding-block-end:.9rem;
  margin-block-end:1.3rem;border-block-end:1px solid var(--line)}
.dish{padding-block:.75rem}
.dish-picture{margin-block-end:1rem}
.dish-picture img{inline-size:100%;aspect-ratio:3/2;object-fit:cover}
.dish-name{font-family:var(--headings-font);font-size:1.5rem;line-height:1.2;font-weight:500}
.dish-price{font-size:1.0625rem;color:var(--accent-text)}
.dish-description{color:var(--muted);margin-block-start:.25rem;max-inline-size:46ch}
.course-links{display:flex;flex-wrap:wrap;justify-content:center;gap:.4rem 1.6rem;margin-block-end:3.5rem}
.course-links a{display:inline-block;padding-block:.4rem;font-family:var(--headings-font);font-style:italic;font-size:1.25rem;
  text-decoration:none;border-block-end:1px solid var(--line)}
.menu-link{text-align:center;margin-block-start:1rem}
.gallery .inner{--measure:82rem}
.pictures{display:grid;grid-template-columns:repeat(12,1fr);gap:clamp(.8rem,2vw,1.75rem)}
.pictures li{grid-column:span 4}
.pictures .frame{aspect-ratio:4/5}
.pictures[data-count="1"] li{grid-column:2/-2}
.pictures[data-count="1"] .frame,.pictures[data-count="2"] .frame{aspect-ratio:3/2}
.pictures[data-count="2"] li,.pictures[data-count="4"] li{grid-column:span 6}
.pictures[data-count="4"] .frame{aspect-ratio:4/3}
.pictures[data-count="5"] li:nth-child(-n+2){grid-column:span 6}
.pictures[data-count="5"] li:nth-child(-n+2) .frame{aspect-ratio:4/3}
.pictures figcaption{margin-block-start:.8rem;text-align:center;font-family:var(--headings-font);font-style:italic;font-size:1.1875rem;color:var(--muted)}
.overall{justify-content:center;margin-block-end:3rem;color:var(--accent-text)}
.quotes{display:grid;grid-template-columns:minmax(0,1fr);gap:3.5rem;max-inline-size:44rem;margin-inline:auto;text-align:center}
.review .stars{color:var(--accent-text)}
blockquote{font-family:var(--headings-font);font-style:italic;font-size:clamp(1.5rem,3vw,2rem);line-height:1.35;margin-block:.8rem 1rem}
.reviews figcaption{color:var(--muted);font-size:.9375rem}
.questions{margin-inline:auto}
details{border-block-end:1px solid var(--line)}
summary{font-family:var(--headings-font);font-size:1.5rem;line-height:1.3;padding-block:1.3rem}
details p{padding-block-end:1.5rem;color:var(--muted);max-inline-size:58ch}
.contact{background:var(--night);color:var(--on-night)}
.contact h2,.contact .lead{color:var(--on-night)}
.contact .section-ornament{color:var(--accent-on-night)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17.75rem),1fr));gap:3rem;text-align:center}
.fact h3{font-style:italic;font-weight:400;font-size:1.75rem;color:var(--accent-on-night);margin-block-end:1rem}
.hours table,.times table{margin-inline:auto;inline-size:auto}
.hours tr+tr>*{padding-block-start:.45rem}
.contact .actions{justify-content:center;margin-block-start:1.4rem}
.contact .button:hover{background:var(--on-night);color:var(--night)}
.site-footer{background:var(--night);color:var(--muted-on-night);text-align:center;padding-block:2.5rem 3.5rem;font-size:.9375rem}
.site-footer .inner{border-block-start:1px solid var(--line-on-night);padding-block-start:3rem}
.footer-name{font-family:var(--headings-font);font-size:2rem;line-height:1.2;color:var(--on-night);margin-block-end:.8rem;overflow-wrap:anywhere}
@media (max-width:47.99rem){
.site-header{padding-block:.7rem 0}
.site-header nav ul{gap:.4rem}
.site-header nav a{letter-spacing:.02em;font-size:.75rem}
.hero-media{aspect-ratio:1}
.hero-media .drawn{object-position:75% 50%}
.courses{columns:1}
.pictures li,.pictures[data-count="1"] li,.pictures[data-count="4"] li{grid-column:span 6}
.pictures[data-count] .frame,.pictures[data-count="5"] li:nth-child(-n+2) .frame{aspect-ratio:1}
.pictures[data-count="5"] li:nth-child(2){grid-column:span 6}
.pictures[data-count="1"] li,.pictures[data-count="2"] li,.pictures[data-count="3"] li:first-child,.pictures[data-count="5"] li:first-child,.pictures[data-count="7"] li:first-child{grid-column:1/-1}
.pictures[data-count="1"] .frame,.pictures[data-count="2"] .frame,.pictures li:first-child:not(:nth-last-child(even)) .frame{aspect-ratio:4/3}
}
`);

const FLOURISH = trustedHtml(
  '<svg class="section-ornament" aria-hidden="true" viewBox="0 0 120 14" fill="none" stroke="currentColor"><path d="M0 7h44M76 7h44"/><path d="M60 1.5 65.5 7 60 12.5 54.5 7z" fill="currentColor" stroke="none"/><path d="M47.5 7h1.5M71 7h1.5" stroke-width="2" stroke-linecap="round"/></svg>\n',
);
const SPRIG = trustedHtml(
  '<svg class="hero-ornament" aria-hidden="true" viewBox="0 0 72 30" fill="none" stroke="currentColor" stroke-linecap="round"><path d="M36 4v22M36 26C26 26 16 22 8 12M36 26c10 0 20-4 28-14"/><path d="M36 14c-4-1-6-4-6-8 4 1 6 4 6 8zm0 0c4-1 6-4 6-8-4 1-6 4-6 8zM22 22c-1-4-4-6-8-6 1 4 4 6 8 6zm28 0c1-4 4-6 8-6-1 4-4 6-8 6z" fill="currentColor" stroke="none"/></svg>\n',
);

export const FINE_DINING_1: Template = {
  css: CSS,
  heroTitle: 'name',
  images: {
    hero: imageSlot(503, 728, 1216),
    gallery: gallerySlots('fine-dining-1'),
    dish: imageSlot(335, 337, 448),
  },
  sectionOrnament: FLOURISH,
  heroOrnament: SPRIG,
  usesHeadingItalic: true,
  designSystem: {
    color_palette: {
      primary: '#3a2420',
      secondary: '#7d5a3c',
      accent: '#c29b61',
      neutral: '#fbf8f3',
      text_primary: '#2a211d',
      text_secondary: '#6a5c52',
    },
    typography: { headings_font: 'Cormorant', body_font: 'Figtree' },
  },
};
