import { imageSlot } from '#shared/site/page/image-slot.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { gallerySlots } from '#shared/site/templates/gallery-slots.ts';
import type { Template } from './template.ts';

/** A neighborhood place: a large friendly grotesque, a block of color beside the photo, round corners, cards. */
const CSS = compactCss(`
.casual-dining-1{--measure:78rem;--h1-size:clamp(2.9rem,6.4vw,6rem);--round:1.75rem}
.site-header{position:sticky;inset-block-start:0;z-index:3;display:flex;align-items:center;gap:.5rem 2rem;flex-wrap:wrap;
  justify-content:space-between;padding:.55rem clamp(1.25rem,3vw,2.5rem);background:var(--paper)}
.brand{font-weight:700;font-size:1.3125rem;letter-spacing:-.02em;line-height:1.2;color:var(--heading);max-inline-size:34rem}
.site-header nav{min-inline-size:0}
.site-header nav ul{gap:.3rem}
.site-header nav a{padding:.55rem .95rem;border-radius:99rem;font-weight:500;font-size:.9688rem}
.site-header nav a:hover{background:var(--tint);text-decoration:none}
.hero{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1rem;padding:.25rem clamp(1rem,1.6vw,1.5rem) 0}
.hero-text{background:var(--primary);color:var(--on-primary);border-radius:var(--round);display:flex;flex-direction:column;
  justify-content:center;padding:clamp(2.2rem,5vw,5rem) clamp(1.6rem,4.4vw,4.5rem);min-block-size:min(40rem,calc(100svh - 6rem))}
.hero-media{order:2;border-radius:var(--round);overflow:hidden;position:relative;min-block-size:20rem}
.hero-media img{position:absolute;inset:0}
.hero-plain{grid-template-columns:1fr}
.hero-plain .hero-text{min-block-size:28rem}
.hero-kicker{align-self:start;background:var(--accent);color:var(--on-accent);font-weight:600;font-size:.9375rem;
  border-radius:99rem;padding:.3rem .95rem;margin-block-end:1.4rem}
h1{font-weight:700;letter-spacing:-.035em;line-height:.98}
.hero-line{font-size:1.25rem;margin-block-start:1rem;font-weight:600}
.hero-description{font-size:clamp(1.0625rem,1.4vw,1.25rem);line-height:1.5;margin-block-start:1.3rem;max-inline-size:46ch}
.hero .actions{margin-block-start:2rem}
.button{border-radius:99rem;font-weight:600;background:var(--accent);color:var(--on-accent);border:2px solid var(--accent)}
.button:hover{background:var(--paper);color:var(--ink);border-color:var(--paper)}
.section .button:hover{border-color:currentColor}
.hero .quiet{background:transparent;color:var(--on-primary);border-color:currentColor}
.hero .quiet:hover{background:var(--paper);color:var(--ink);border-color:var(--paper)}
.section{padding-block:clamp(3.5rem,8vw,7rem) 0}
.section:last-child{padding-block-end:clamp(3.5rem,8vw,7rem)}
h2{--size:clamp(2.25rem,4.6vw,3.75rem);font-weight:700;letter-spacing:-.03em;line-height:1;color:var(--heading)}
.section-head{margin-block-end:clamp(1.6rem,3vw,2.6rem)}
.lead{margin-block-start:.9rem;font-size:1.1875rem;color:var(--muted)}
.about .inner{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:1.5rem clamp(2rem,6vw,6rem)}
.story{font-size:clamp(1.1875rem,1.8vw,1.5rem);line-height:1.5;max-inline-size:44ch}
.story p+p{margin-block-start:1em;font-size:1.0625rem;line-height:1.65;color:var(--muted)}
.courses{display:grid;gap:clamp(2.2rem,4vw,3.5rem)}
.course{border-block-start:2px solid var(--ink);padding-block-start:1.1rem}
.course:has(h3){display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);gap:1rem 2rem;align-items:start}
.course h3{--word-room:calc(25cqi - .5rem);--size:1.75rem;font-weight:700;letter-spacing:-.02em;position:sticky;inset-block-start:5rem}
.dishes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18.75rem),1fr));gap:1rem}
.dishes:has(img){align-items:start}
.dish{background:var(--tint);border-radius:1.25rem;overflow:hidden;display:flex;flex-direction:column}
.course>h3~.dishes .dish:last-child:nth-child(odd):not(:has(img)){grid-column:1/-1}
.dish-picture img{inline-size:100%;aspect-ratio:3/2;object-fit:cover}
.dish-text{padding:1.25rem 1.4rem 1.4rem}
.dish-line{flex-wrap:wrap;justify-content:flex-end;row-gap:.2rem}
.dish-name{flex:1;min-inline-size:auto;max-inline-size:100%;overflow-wrap:break-word;font-weight:650;font-size:1.125rem;line-height:1.3}
.dish-price{font-weight:700;color:var(--accent-text)}
.dish-description{color:var(--muted);font-size:.9844rem;line-height:1.5;margin-block-start:.35rem}
.course-links{display:flex;flex-wrap:wrap;gap:.6rem;margin-block-end:2.5rem}
.course-links a{display:inline-block;padding:.5rem 1.1rem;border-radius:99rem;background:var(--tint);text-decoration:none;font-weight:500}
.course-links a:hover{background:var(--primary);color:var(--on-primary)}
.menu-link{margin-block-start:2rem}
.pictures{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1rem;grid-auto-flow:dense}
.pictures .frame{aspect-ratio:1;border-radius:1.25rem}
.pictures[data-count="1"] li{grid-column:1/-1}
.pictures[data-count="1"] .frame{aspect-ratio:2/1}
.pictures[data-count="2"] li,.pictures[data-count="4"] li{grid-column:span 2}
.pictures[data-count="2"] .frame,.pictures[data-count="4"] .frame{aspect-ratio:3/2}

.pictures[data-count="3"] li:first-child,.pictures[data-count="5"] li:first-child,.pictures[data-count="7"] li:first-child{grid-column:span 2;grid-row:span 2}
:is([data-count="3"],[data-count="5"],[data-count="7"])>li:first-child figure{block-size:100%;display:flex;flex-direction:column}
:is([data-count="3"],[data-count="5"],[data-count="7"])>li:first-child .frame{flex:1;position:relative}
:is([data-count="3"],[data-count="5"],[data-count="7"])>li:first-child img{position:absolute;inset:0}
.pictures[data-count="6"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.pictures[data-count="6"] .frame{aspect-ratio:4/3}
.pictures[data-count="3"] li:nth-child(n+2){grid-column:span 2}
.pictures[data-count="3"] li:nth-child(n+2) .frame{aspect-ratio:2/1}
.pictures figcaption{margin:.5rem .2rem .3rem;color:var(--muted);font-size:.9375rem}
.overall{font-size:1.25rem;font-weight:600;margin-block-end:1.5rem}
.overall .stars{color:var(--accent-text)}
.quotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
.review{background:var(--secondary);color:var(--on-secondary);border-radius:1.25rem;padding:1.8rem}
blockquote{font-size:1.1875rem;line-height:1.45;margin-block:.7rem 1rem}
.reviews figcaption{font-weight:600;font-size:.9375rem}
.review-date{font-weight:400}
.faq .inner{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:1.5rem clamp(2rem,6vw,6rem)}
.questions{max-inline-size:none;display:grid;gap:.7rem}
details{background:var(--tint);border-radius:1.1rem}
summary{font-weight:600;font-size:1.125rem;padding:1.1rem 1.4rem}
summary::after{font-size:1.4rem;color:var(--accent-text)}
details p{padding:0 1.4rem 1.3rem;max-inline-size:62ch;color:var(--muted)}
.contact .inner{background:var(--primary);color:var(--on-primary);border-radius:var(--round);
  padding:clamp(2rem,5vw,4.5rem) clamp(1.25rem,5vw,4.5rem);display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:2rem clamp(2rem,5vw,5rem)}
.contact h2,.contact .lead{color:var(--on-primary)}
.contact .section-head{margin:0}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:2rem}
.hours{grid-column:1/-1}
.fact h3{font-size:1.0625rem;font-weight:700;margin-block-end:.5rem;color:var(--accent-on-primary)}
.hours tr+tr>*{padding-block-start:.3rem}
.phone{font-size:1.25rem;font-weight:600}
.contact .actions{margin-block-start:1rem}
.contact .button:hover{border-color:var(--paper)}
.site-footer{padding-block:2rem 2.5rem;color:var(--muted);font-size:.9375rem}
.site-footer .inner{display:flex;flex-wrap:wrap;gap:.4rem 2rem;align-items:center}
.footer-name{font-family:var(--headings-font);font-weight:700;font-size:1.1875rem;color:var(--ink);margin-inline-end:auto;min-inline-size:0;overflow-wrap:anywhere}
@media (max-width:59.99rem){
.hero,.about .inner,.faq .inner,.contact .inner,.course:has(h3){grid-template-columns:minmax(0,1fr)}
.course h3{--word-room:100cqi;position:static}
.hero-media{order:-1;min-block-size:0;aspect-ratio:16/9}
.hero-text{min-block-size:0}
}
@media (max-width:47.99rem){
.site-header{flex-flow:column nowrap;align-items:stretch;gap:0;padding-block-end:.2rem}
.pictures,.pictures[data-count="6"]{grid-template-columns:repeat(2,minmax(0,1fr));gap:.7rem}
.site-header nav ul{gap:0}
.site-header nav a{padding-inline:.4rem;font-size:.9375rem}
.site-header nav li:first-child{margin-inline-start:-.4rem}
.brand{margin-block:-.2rem}
.hero{gap:.7rem}
.hero-media{aspect-ratio:4/3}
}
`);

export const CASUAL_DINING_1: Template = {
  css: CSS,
  heroTitle: 'tagline',
  images: {
    hero: imageSlot(386, 736, 960),
    gallery: gallerySlots('casual-dining-1'),
    dish: imageSlot(335, 356, 448),
  },
  usesHeadingItalic: false,
  designSystem: {
    color_palette: {
      primary: '#17463b',
      secondary: '#f2c14e',
      accent: '#f0763f',
      neutral: '#fffaf2',
      text_primary: '#1b2420',
      text_secondary: '#55605a',
    },
    typography: { headings_font: 'Bricolage Grotesque', body_font: 'Figtree' },
  },
};
