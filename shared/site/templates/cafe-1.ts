import { trustedHtml } from '#shared/site/html.ts';
import { imageSlot } from '#shared/site/page/image-slot.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { gallerySlots } from '#shared/site/templates/gallery-slots.ts';
import type { Template } from './template.ts';

/**
 * A storefront: a striped awning with scallops, a soft old-style typeface, snapshots, a menu card with a dotted
 * edge.
 */
const CSS = compactCss(`
.cafe-1{--measure:68rem;--h1-size:clamp(3rem,7.4vw,6.5rem)}
.site-header{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center;padding:2.6rem 1.25rem 0;position:relative;gap:.4rem;
  --stripe:clamp(2rem,4vw,3.5rem);
  background:repeating-linear-gradient(90deg,var(--primary) 0 var(--stripe),var(--secondary) 0 calc(2*var(--stripe))) 0 0/100% 1.6rem no-repeat,var(--paper)}
.site-header::before{content:"";position:absolute;inset-inline:0;inset-block-start:1.55rem;block-size:calc(var(--stripe)/2);
  background:radial-gradient(circle at 50% 0,var(--primary) calc(var(--stripe)/2 - .5px),transparent calc(var(--stripe)/2)) 0 0/calc(2*var(--stripe)) 100%,
  radial-gradient(circle at 50% 0,var(--secondary) calc(var(--stripe)/2 - .5px),transparent calc(var(--stripe)/2)) var(--stripe) 0/calc(2*var(--stripe)) 100%;
  background-position-x:calc(var(--stripe)/-2),calc(var(--stripe)/2)}
.brand{font-size:1.625rem;font-weight:600;color:var(--heading);line-height:1.2;margin-block-start:calc(var(--stripe)/2);max-inline-size:38rem}
.site-header nav{max-inline-size:100%}
.site-header nav ul{gap:.2rem 1.6rem}
.site-header nav a{font-weight:500}
.hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:center;gap:clamp(2rem,5vw,5rem);
  inline-size:min(100% - 2.5rem,76rem);margin-inline:auto;padding-block:clamp(2rem,5vw,4rem) clamp(3rem,6vw,5rem)}
.hero-plain{grid-template-columns:1fr;text-align:center}
.hero-plain .hero-text>*{margin-inline:auto}
.hero-plain .actions{justify-content:center}
.hero-media{position:relative;order:2}
.hero-media img{aspect-ratio:1;border-radius:58% 42% 46% 54%/48% 56% 44% 52%}
.hero-media::before{content:"";position:absolute;inset:1.6rem -1rem -1rem 1.6rem;border-radius:46% 54% 58% 42%/56% 46% 54% 44%;background:var(--secondary);z-index:-1}
.hero{position:relative;z-index:0}
.hero-kicker{display:inline-block;font-family:var(--headings-font);font-style:italic;font-size:1.25rem;color:var(--accent-text);
  padding-block-end:.2rem;margin-block-end:1.1rem;border-block-end:2px dotted currentColor}
h1{font-weight:600;letter-spacing:-.03em;line-height:.98;color:var(--heading)}
.hero-line{font-size:1.25rem;margin-block-start:1rem;font-weight:600}
.hero-description{font-size:1.1875rem;max-inline-size:42ch;margin-block-start:1.4rem}
.hero .actions{margin-block-start:2rem}
.button{background:var(--primary);color:var(--on-primary);border:2px solid var(--primary);border-radius:1.1rem 1.3rem 1rem 1.4rem;font-weight:600}
.button:hover{background:var(--paper);color:var(--ink);border-color:currentColor}
.hero .quiet{background:none;color:var(--ink);border-color:currentColor}
.hero .quiet:hover{background:var(--tint)}
.section{padding-block:clamp(3.5rem,8vw,6.5rem)}
.section-head{margin-block-end:2.4rem}
h2{--size:clamp(2.2rem,4.6vw,3.5rem);font-weight:600;letter-spacing:-.025em;color:var(--heading)}
.section-ornament{display:block;inline-size:6rem;margin-block-start:.7rem;color:var(--accent-text)}
.lead{margin-block-start:.9rem;color:var(--muted);font-size:1.125rem}
.about{background:var(--tint)}
.about .inner{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem clamp(2rem,6vw,5rem)}
.story{font-size:1.25rem;line-height:1.65}
.story p+p{margin-block-start:1em}
.menu .inner{--measure:60rem;border:2px dotted var(--accent-text);border-radius:1.6rem;padding:clamp(2rem,5vw,4rem) clamp(1.25rem,5vw,4.5rem)}
.menu .section-head{text-align:center}
.menu .section-ornament{margin-inline:auto}
.courses{columns:2;column-gap:clamp(2.5rem,6vw,5rem)}
.course{break-inside:avoid-column;margin-block-end:2.6rem}
.course:has(li:nth-child(10)){break-inside:auto}
.course:only-child{column-span:all;max-inline-size:34rem;margin-inline:auto}
.course h3{display:inline-block;--word-room:calc(100cqi - 2rem);--size:1.5rem;font-weight:600;font-style:italic;background:var(--secondary);color:var(--on-secondary);
  padding:.15rem .9rem .3rem;border-radius:.9rem 1.1rem .8rem 1.2rem;margin-block-end:.9rem;rotate:-1.2deg}
.dish{display:flex;gap:1rem;align-items:center;padding-block:.6rem}
.dish-text{flex:1;min-inline-size:0}
.dish-picture{flex:none;inline-size:4.5rem}
.dish-picture img{inline-size:4.5rem;block-size:4.5rem;object-fit:cover;border-radius:50%}
.dish-name{font-weight:700;line-height:1.3}
.dish-line::before{content:"";order:1;flex:1;min-inline-size:1rem;border-block-end:2px dotted var(--line)}
.dish-price{order:2;font-weight:700;color:var(--accent-text)}
.dish-description{color:var(--muted);font-size:.9844rem;line-height:1.5}
.course-links{display:flex;flex-wrap:wrap;justify-content:center;gap:.3rem 1.4rem;margin-block-end:2.4rem}
.course-links a{display:inline-block;padding-block:.4rem;font-weight:600}
.menu-link{text-align:center}
.pictures{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:clamp(1rem,3vw,2.4rem)}
.pictures[data-count="1"]{grid-template-columns:minmax(0,46rem)}
.pictures[data-count="2"],.pictures[data-count="4"]{grid-template-columns:repeat(2,minmax(0,1fr))}
.pictures[data-count="5"]{grid-template-columns:repeat(6,minmax(0,1fr))}
.pictures[data-count="5"] li{grid-column:span 2}
.pictures[data-count="5"] li:nth-child(-n+2){grid-column:span 3}
.pictures figure{background:var(--tint);padding:.8rem .8rem 0;border-radius:.35rem;box-shadow:0 1px 2px #0002,0 10px 24px -14px #0006}
.pictures .frame{aspect-ratio:4/3}
.pictures figcaption{font-family:var(--headings-font);font-style:italic;text-align:center;padding:.7rem 0 .9rem;color:var(--ink);line-height:1.35}
.pictures figure:not(:has(figcaption)){padding-block-end:.8rem}
.pictures li:nth-child(3n+1) figure{rotate:-1.1deg}
.pictures li:nth-child(3n+2) figure{rotate:.7deg}
.pictures li:nth-child(5n) figure{rotate:-.5deg}
.overall{font-size:1.125rem;margin-block-end:1.6rem}
.stars{color:var(--accent-text)}
.quotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:2rem}
.reviews{background:var(--tint)}
.review figure{background:var(--paper);padding:1.6rem 1.7rem;border-radius:1.4rem 1.6rem 1.6rem .2rem;block-size:100%}
blockquote{font-family:var(--headings-font);font-size:1.25rem;line-height:1.4;margin-block:.5rem .9rem}
.reviews figcaption{color:var(--muted);font-size:.9688rem}
.faq .inner{--measure:50rem}
.questions{max-inline-size:none}
details{border-block-end:2px dotted var(--line)}
summary{font-family:var(--headings-font);font-weight:600;font-size:1.3125rem;line-height:1.3;padding-block:1.1rem}
summary::after{color:var(--accent-text);font-size:1.5rem}
details p{padding-block-end:1.2rem;color:var(--muted);max-inline-size:60ch}
.contact{background:var(--primary);color:var(--on-primary);position:relative;padding-block-start:clamp(5rem,9vw,8rem)}
.contact::before{content:"";position:absolute;inset-inline:0;inset-block-start:-1px;block-size:1.5rem;
  background:radial-gradient(circle at 50% 0,var(--paper) 1.45rem,transparent 1.5rem) 50% 0/3rem 1.5rem}
.contact h2,.contact .lead{color:var(--on-primary)}
.contact .section-ornament{color:var(--accent-on-primary)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17.5rem),1fr));gap:2.4rem 4rem}
.fact h3{font-size:1.375rem;font-style:italic;font-weight:600;color:var(--accent-on-primary);margin-block-end:.6rem}
.hours tr+tr>*{padding-block-start:.35rem}
.phone{font-size:1.1875rem;font-weight:600}
.contact .actions{margin-block-start:1rem}
.contact .button{background:var(--on-primary);color:var(--primary);border-color:var(--on-primary)}
.contact .button:hover{background:var(--primary);color:var(--on-primary)}
.site-footer{background:var(--primary);color:var(--on-primary);padding-block:0 2.5rem;font-size:.9688rem}
.site-footer .inner{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 2rem;border-block-start:2px dotted currentColor;padding-block-start:1.8rem}
.footer-name{font-family:var(--headings-font);font-weight:600;font-size:1.25rem;line-height:1.2;margin-inline-end:auto;min-inline-size:0;overflow-wrap:anywhere}
main>.section:not(.contact):last-child{padding-block-end:clamp(4rem,9vw,7rem)}
main:not(:has(.contact))+.site-footer{padding-block-start:2rem}
main:not(:has(.contact))+.site-footer .inner{border:0}
@media (max-width:55.99rem){
.hero,.about .inner{grid-template-columns:minmax(0,1fr)}
.hero-media{order:-1;max-inline-size:27rem}
.courses{columns:1}
}
@media (max-width:47.99rem){
.site-header nav ul{gap:.5rem}
.site-header nav a{font-size:.9375rem}
.hero-media{inline-size:86%}
.pictures,.pictures[data-count="5"],.pictures[data-count="4"]{grid-template-columns:repeat(2,minmax(0,1fr));gap:.9rem}
.pictures[data-count="1"]{grid-template-columns:minmax(0,1fr)}
.pictures[data-count="5"] li:nth-child(n){grid-column:auto}
.pictures[data-count="5"] li:first-child,.pictures[data-count="3"] li:first-child,.pictures[data-count="7"] li:first-child{grid-column:1/-1}
.pictures figure{padding:.5rem .5rem 0}
.pictures figcaption{font-size:.9375rem;padding-block:.5rem .7rem}
}
@media print{.contact::before,.site-header::before{display:none!important}}
`);

const STEAM = trustedHtml(
  '<svg class="section-ornament" aria-hidden="true" viewBox="0 0 96 12" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linecap="round"><path d="M2 6q7.500-8 15 0t15 0 15 0 15 0 15 0 15 0"/></svg>\n',
);

export const CAFE_1: Template = {
  css: CSS,
  heroTitle: 'tagline',
  images: {
    hero: imageSlot(432, 648, 858),
    gallery: gallerySlots('cafe-1'),
    dish: imageSlot(108, 108, 108),
  },
  sectionOrnament: STEAM,
  usesHeadingItalic: true,
  designSystem: {
    color_palette: {
      primary: '#5a3426',
      secondary: '#f3c9a5',
      accent: '#c5562f',
      neutral: '#fff8ef',
      text_primary: '#33231c',
      text_secondary: '#705a4e',
    },
    typography: { headings_font: 'Fraunces', body_font: 'Karla' },
  },
};
