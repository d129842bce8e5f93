import { imageSlot } from '#shared/site/page/image-slot.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { gallerySlots } from '#shared/site/templates/gallery-slots.ts';
import type { Template } from './template.ts';

/** A street counter: heavy capitals, a checkered strip, prices as large as the dishes, a call bar on phones. */
const CSS = compactCss(`
.fast-food-1{--measure:80rem;--h1-size:clamp(3.4rem,10.5vw,10rem);--glyph:.74;
  --checks:conic-gradient(var(--ink) 25%,var(--paper) 0 50%,var(--ink) 0 75%,var(--paper) 0) 0 0/1.5rem 1.5rem}
h1,h2,h3,.brand,.footer-name{font-weight:900;text-transform:uppercase;letter-spacing:-.02em;line-height:.92}
.site-header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 2rem;
  padding:.7rem clamp(1.25rem,3vw,2.5rem);background:var(--accent);color:var(--on-accent);position:sticky;inset-block-start:0;z-index:3}
.brand{font-size:1.5rem;line-height:1;max-inline-size:34rem}
.site-header nav{min-inline-size:0}
.site-header nav a{font-weight:700;text-transform:uppercase;font-size:.9375rem;letter-spacing:.01em}
.hero{background:var(--accent);color:var(--on-accent);display:grid;grid-template-columns:repeat(12,minmax(0,1fr));
  grid-template-rows:auto auto auto auto auto 1fr auto;padding:clamp(1.5rem,3vw,2.5rem) clamp(1.25rem,3vw,2.5rem) 0;min-block-size:min(48rem,calc(100svh - 3.5rem));overflow:hidden}
.hero-text{display:contents}
.hero-text>*{grid-column:1/7}
.hero-text h1{--word-room:85vw;grid-column:1/-1;max-inline-size:17ch;text-wrap:wrap}
.hero-text h1.length-l,.hero-text h1.length-xl{max-inline-size:none}
.hero-plain{min-block-size:0}
.hero-plain .actions{margin-block-end:3.5rem}
.hero-kicker{justify-self:start;background:var(--night);color:var(--on-night);font-weight:700;text-transform:uppercase;font-size:.875rem;
  letter-spacing:.06em;padding:.3rem .7rem;margin-block-end:1.1rem;transform:rotate(-1.5deg)}
.hero-line{font-weight:800;font-size:1.375rem;margin-block-start:1.2rem}
.hero-description{font-size:clamp(1.125rem,1.6vw,1.375rem);line-height:1.4;font-weight:500;margin-block-start:1.5rem;max-inline-size:38ch}
.hero .actions{margin-block-start:1.8rem;align-content:start}
.hero-pictured .hero-media{grid-column:7/-1;grid-row:3/7;position:relative;min-block-size:22rem;
  margin-block:1.5rem 0;margin-inline:0 calc(-1*clamp(1.25rem,3vw,2.5rem));clip-path:polygon(9% 0,100% 0,100% 100%,0 100%)}
.hero-media img{position:absolute;inset:0}
.hero-text h1{grid-row:2}.hero-kicker{grid-row:1}.hero-line{grid-row:3}.hero-description{grid-row:4}.hero .actions{grid-row:5;padding-block-end:2rem}
.hero::after{content:"";grid-column:1/-1;grid-row:7;block-size:1.5rem;background:var(--checks);margin-inline:calc(-1*clamp(1.25rem,3vw,2.5rem))}
.button{background:var(--night);color:var(--on-night);font-weight:800;text-transform:uppercase;letter-spacing:.01em;border:3px solid var(--night);padding:.95em 1.6em}
.button:hover{background:var(--paper);color:var(--ink)}
.hero .quiet{background:none;color:var(--on-accent);border-color:currentColor}
.hero .quiet:hover{background:var(--paper);color:var(--ink)}
.section{padding-block:clamp(3.5rem,8vw,7rem)}
.section-head{margin-block-end:clamp(1.6rem,3vw,2.6rem)}
h2{--size:clamp(2.75rem,7vw,6rem);color:var(--ink)}
.lead{margin-block-start:1rem;font-size:1.25rem;font-weight:500;color:var(--muted)}
.about .inner{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1rem 4rem;align-items:start}
.story{font-size:clamp(1.25rem,2.1vw,1.75rem);line-height:1.35;font-weight:500;max-inline-size:36ch}
.story p+p{margin-block-start:.8em}
.menu{background:var(--tint)}
.courses{display:flex;flex-wrap:wrap;gap:clamp(2.5rem,5vw,4rem) 1.25rem}
.course{flex:1 1 100%;min-inline-size:0}
.course:not(:has(li:nth-child(3))){flex:2 1 min(100%,38rem)}
.course:not(:has(li:nth-child(2))){flex:1 1 min(100%,18.75rem)}
.course h3{--size:clamp(1.75rem,3.4vw,2.75rem);padding-block-end:.7rem;margin-block-end:1.4rem;border-block-end:.4rem solid var(--ink);color:var(--ink)}
.dishes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18.75rem),1fr));gap:1.25rem}
.dishes:has(img){align-items:start}
.dish:only-child{max-inline-size:40rem}
.dish{background:var(--paper);border:3px solid var(--ink);display:flex;flex-direction:column}
.dish-picture{border-block-end:3px solid var(--ink)}
.dish-picture img{inline-size:100%;aspect-ratio:4/3;object-fit:cover}
.dish-text{padding:1.1rem 1.2rem 1.3rem;flex:1}
.dish-line{flex-wrap:wrap-reverse;align-items:flex-end;justify-content:flex-end}
.dish-name{flex:1;min-inline-size:auto;max-inline-size:100%;overflow-wrap:break-word;font-weight:800;font-size:1.3125rem;line-height:1.12;text-transform:uppercase;letter-spacing:-.01em;padding-block-start:.15rem}
.dish-price{background:var(--accent);color:var(--on-accent);font-weight:900;font-size:1.3125rem;line-height:1;padding:.35rem .55rem;letter-spacing:-.02em;
  margin-block:-1.5rem 0;margin-inline:0 -.4rem;transform:rotate(3deg);border:3px solid var(--ink)}
.dish-description{margin-block-start:.5rem;color:var(--muted);font-size:1rem;line-height:1.45}
.course-links{display:flex;flex-wrap:wrap;gap:.6rem;margin-block-end:2.5rem}
.course-links a{display:inline-block;padding:.5rem .9rem;border:3px solid var(--ink);background:var(--paper);font-weight:800;text-transform:uppercase;text-decoration:none;font-size:.9375rem}
.course-links a:hover{background:var(--accent);color:var(--on-accent)}
.menu-link{margin-block-start:2rem}
.pictures{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1.25rem}
.pictures .frame{aspect-ratio:1;border:3px solid var(--ink)}
.pictures[data-count="1"],.pictures[data-count="2"]{grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}
.pictures[data-count="1"] .frame{aspect-ratio:2/1}
.pictures[data-count="2"] .frame{aspect-ratio:4/3}
.pictures[data-count="3"],.pictures[data-count="6"]{grid-template-columns:repeat(3,minmax(0,1fr))}
.pictures[data-count="5"]{grid-template-columns:repeat(5,minmax(0,1fr))}
.pictures figcaption{font-weight:700;margin-block-start:.5rem;line-height:1.3}
.overall{font-size:1.5rem;font-weight:800;margin-block-end:1.6rem}
.quotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:1.25rem}
.review{border:3px solid var(--ink);padding:1.5rem}
blockquote{font-size:1.3125rem;font-weight:700;line-height:1.3;margin-block:.6rem 1rem}
.reviews figcaption{color:var(--muted)}
.faq{background:var(--tint)}
.questions{max-inline-size:none;display:grid;gap:.9rem}
details{background:var(--paper);border:3px solid var(--ink)}
summary{font-weight:800;font-size:1.25rem;line-height:1.3;padding:1.1rem 1.3rem}
summary::after{font-weight:900;font-size:1.6rem;line-height:1}
details p{padding:0 1.3rem 1.3rem;max-inline-size:64ch}
.contact{background:var(--primary);color:var(--on-primary);position:relative;padding-block-start:clamp(5rem,9vw,8rem)}
.contact::before{content:"";position:absolute;inset-inline:0;inset-block-start:0;block-size:1.5rem;background:var(--checks)}
.contact h2,.contact .lead{color:var(--on-primary)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:2.5rem 4rem;font-size:1.125rem}
.fact h3{font-size:1.5rem;margin-block-end:.8rem;color:var(--accent-on-primary)}
.hours tr+tr>*{padding-block-start:.3rem}
.hours th{font-weight:700}
.phone{font-size:clamp(1.75rem,3vw,2.5rem);font-weight:900;letter-spacing:-.02em;line-height:1.1}
.contact .actions{margin-block-start:1.2rem}
.contact .button{background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
.contact .button:hover{background:var(--paper);color:var(--ink);border-color:var(--paper)}
.site-footer{background:var(--night);color:var(--on-night);padding-block:2.2rem;font-size:.9688rem}
.site-footer .inner{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 2rem}
.footer-name{font-size:1.375rem;line-height:1;margin-inline-end:auto;min-inline-size:0;overflow-wrap:anywhere}
@media (max-width:59.99rem){
.hero{min-block-size:0}
.hero-text>*{grid-column:1/-1}
.hero-pictured .hero-media{grid-column:1/-1;grid-row:6;aspect-ratio:3/2;min-block-size:0;margin:0 calc(-1*clamp(1.25rem,3vw,2.5rem));clip-path:polygon(0 8%,100% 0,100% 100%,0 100%)}
.about .inner{grid-template-columns:minmax(0,1fr)}
.pictures,.pictures[data-count="3"],.pictures[data-count="5"],.pictures[data-count="6"]{grid-template-columns:repeat(2,minmax(0,1fr));gap:.8rem}
.pictures:is([data-count="3"],[data-count="5"],[data-count="7"]) li:first-child{grid-column:1/-1}
.pictures:is([data-count="3"],[data-count="5"],[data-count="7"]) li:first-child .frame{aspect-ratio:3/2}
}
@media (min-width:60rem){[dir=rtl] .hero-pictured .hero-media{clip-path:polygon(0 0,91% 0,100% 100%,0 100%)}}
@media (max-width:47.99rem){
.site-header{padding-block:.6rem .1rem}
.site-header nav ul{gap:.55rem}
.site-header nav a{font-size:.8125rem;letter-spacing:-.01em}
.hero .actions .button{flex:1 1 11rem}
}
`);

export const FAST_FOOD_1: Template = {
  css: CSS,
  heroTitle: 'tagline',
  images: {
    hero: imageSlot(375, 768, 720),
    gallery: gallerySlots('fast-food-1'),
    dish: imageSlot(370, 392, 336),
  },
  usesHeadingItalic: false,
  designSystem: {
    color_palette: {
      primary: '#c4281c',
      secondary: '#1d1a16',
      accent: '#ffc72c',
      neutral: '#fffdf6',
      text_primary: '#171411',
      text_secondary: '#4f4841',
    },
    typography: { headings_font: 'Archivo', body_font: 'Archivo' },
  },
};
