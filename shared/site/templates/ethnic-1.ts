import { trustedHtml } from '#shared/site/html.ts';
import { imageSlot } from '#shared/site/page/image-slot.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { gallerySlots } from '#shared/site/templates/gallery-slots.ts';
import type { Template } from './template.ts';

/** A traditional restaurant: woven bands in the site's colors, an arched photo, a humanist typeface. */
const CSS = compactCss(`
.ethnic-1{--measure:70rem;--h1-size:clamp(3rem,6.6vw,6.25rem);
  --weave:
    conic-gradient(from 134deg at 50% 0,transparent,var(--accent) 2deg 90deg,transparent 92deg) 0 0/1.5rem .75rem repeat-x,
    conic-gradient(from -46deg at 50% 100%,transparent,var(--secondary) 2deg 90deg,transparent 92deg) .75rem .75rem/1.5rem .75rem repeat-x,
    linear-gradient(var(--primary) 0 0)}
.ethnic-1::before{content:"";display:block;block-size:1.5rem;background:var(--weave)}
.site-header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.3rem 2rem;
  padding:.9rem clamp(1.25rem,4vw,3.5rem);background:var(--paper);border-block-end:1px solid var(--line)}
.brand{font-weight:700;font-size:1.625rem;line-height:1.15;color:var(--heading);max-inline-size:36rem}
.site-header nav{min-inline-size:0}
.site-header nav a{font-weight:500}
.hero{display:grid;grid-template-columns:minmax(0,11fr) minmax(0,9fr);align-items:center;gap:clamp(2rem,5vw,5rem);
  inline-size:min(100% - 2.5rem,78rem);margin-inline:auto;padding-block:clamp(2.5rem,5vw,4.5rem)}
.hero-plain{grid-template-columns:1fr;text-align:center;padding-block:clamp(4rem,10vw,8rem)}
.hero-plain .hero-text>*{margin-inline:auto}
.hero-plain .actions{justify-content:center}
.hero-media{order:2;position:relative;aspect-ratio:4/5;padding:.9rem;max-block-size:44rem;inline-size:100%;justify-self:end;
  border-radius:50% 50% 1rem 1rem/40% 40% 1rem 1rem;border:2px solid var(--accent)}
.hero-media img{border-radius:inherit}
.hero-media::after{content:"";position:absolute;inset-inline:12%;inset-block-end:-.75rem;block-size:1.5rem;background:var(--weave)}
.hero-ornament{inline-size:3.25rem;color:var(--accent-text);margin-block-end:1.1rem}
.hero-kicker{font-family:var(--headings-font);font-style:italic;font-size:1.4375rem;color:var(--accent-text);margin-block-end:.4rem}
h1{font-weight:800;line-height:1;letter-spacing:-.015em;color:var(--heading)}
.hero-line{font-family:var(--headings-font);font-size:calc(clamp(1.4rem,2.4vw,1.875rem)*max(var(--fit),.78));line-height:1.3;margin-block-start:1.2rem;text-wrap:balance}
.hero-description{margin-block-start:1.1rem;max-inline-size:52ch;color:var(--muted);font-size:1.125rem}
.hero .actions{margin-block-start:2rem}
.button{background:var(--primary);color:var(--on-primary);border:2px solid var(--primary);font-weight:600;border-radius:.35rem}
.button:hover{background:var(--paper);color:var(--ink);border-color:currentColor}
.hero .quiet{background:none;color:var(--ink);border-color:currentColor}
.hero .quiet:hover{background:var(--tint)}
.section{padding-block:clamp(3.5rem,8vw,6.5rem)}
.section-head{display:grid;justify-items:center;text-align:center;margin-block-end:clamp(2rem,4vw,3.2rem)}
h2{--size:clamp(2.2rem,4.4vw,3.375rem);font-weight:800;color:var(--heading);letter-spacing:-.01em}
.section-ornament{display:block;inline-size:8rem;margin-block-start:1rem;color:var(--accent-text)}
.lead{margin-block-start:1rem;color:var(--muted);font-size:1.125rem}
.story{max-inline-size:none;columns:2;column-gap:3.5rem;font-size:1.1875rem;line-height:1.65}
.story:not(:has(p+p)){columns:1;max-inline-size:62ch;margin-inline:auto}
.story p{break-inside:avoid}
.story p+p{margin-block-start:1em}
.about{border-block-start:1px solid var(--line)}
.menu{background:var(--tint);position:relative}
.menu::before{content:"";display:block;block-size:1.5rem;background:var(--weave);position:absolute;inset-block-start:0;inset-inline:0}
.menu{padding-block-start:clamp(5rem,9vw,8rem)}
.courses{columns:2;column-gap:clamp(2.5rem,6vw,5rem)}
.course{break-inside:avoid-column;margin-block-end:2.8rem}
.course:has(li:nth-child(10)){break-inside:auto}
.course:only-child{column-span:all;max-inline-size:40rem;margin-inline:auto}
.course h3{--word-room:calc(100cqi - 2.8rem);--size:1.75rem;font-weight:700;color:var(--accent-text);margin-block-end:.7rem;display:flex;align-items:center;gap:.8rem}
.course h3::after{content:"";flex:1;min-inline-size:2rem;block-size:.5rem;
  background:repeating-linear-gradient(135deg,currentColor 0 2px,transparent 2px .5rem);opacity:.4}
.dish{display:flex;gap:1rem;padding-block:.6rem}
.dish-text{flex:1;min-inline-size:0}
.dish-picture{flex:none;inline-size:5.25rem}
.dish-picture img{inline-size:5.25rem;block-size:5.25rem;object-fit:cover;border-radius:50% 50% .4rem .4rem/45% 45% .4rem .4rem}
.dish-name{font-family:var(--headings-font);font-weight:700;font-size:1.25rem;line-height:1.25}
.dish-line::before{content:"";order:1;flex:1;min-inline-size:1rem;border-block-end:2px dotted var(--line);transform:translateY(-.25em)}
.dish-price{order:2;font-weight:600;color:var(--heading)}
.dish-description{color:var(--muted);line-height:1.5;max-inline-size:48ch}
.course-links{display:flex;flex-wrap:wrap;justify-content:center;gap:.3rem 1.5rem;margin-block-end:2.8rem}
.course-links a{display:inline-block;padding-block:.4rem;font-weight:600;text-decoration-color:var(--accent)}
.menu-link{text-align:center;margin-block-start:.5rem}
.pictures{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:1.4rem}
.pictures li{grid-column:span 2}
.pictures .frame{aspect-ratio:3/4;border-radius:50% 50% .6rem .6rem/34% 34% .6rem .6rem}
.pictures[data-count="1"] li{grid-column:2/-2}
.pictures[data-count="1"] .frame{aspect-ratio:3/2;border-radius:.6rem}
.pictures[data-count="2"] li,.pictures[data-count="4"] li{grid-column:span 3}
.pictures[data-count="2"] .frame,.pictures[data-count="4"] .frame{aspect-ratio:4/3;border-radius:.6rem}
.pictures[data-count="5"] li:nth-child(n+4){grid-column:span 3}
.pictures[data-count="5"] li:nth-child(n+4) .frame{aspect-ratio:3/2;border-radius:.6rem}
.pictures figcaption{margin-block-start:.7rem;text-align:center;font-family:var(--headings-font);font-style:italic;color:var(--muted)}
.overall{justify-content:center;font-size:1.125rem;margin-block-end:2rem}
.stars{color:var(--accent-text)}
.quotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:2.5rem}
.review{border-block-start:2px solid var(--accent);padding-block-start:1.3rem}
blockquote{font-family:var(--headings-font);font-style:italic;font-size:1.375rem;line-height:1.4;margin-block:.5rem .9rem}
.reviews figcaption{color:var(--muted);font-size:.9688rem}
.questions{margin-inline:auto;max-inline-size:46rem}
details{border-block-end:1px solid var(--line)}
details:first-child{border-block-start:1px solid var(--line)}
summary{font-family:var(--headings-font);font-weight:700;font-size:1.3125rem;line-height:1.3;padding-block:1.05rem}
summary::after{color:var(--accent-text);font-size:1.5rem}
details p{padding-block-end:1.2rem;color:var(--muted)}
.contact{background:var(--primary);color:var(--on-primary);position:relative;padding-block-start:clamp(5rem,9vw,8rem)}
.contact::before{content:"";position:absolute;inset-block-start:0;inset-inline:0;block-size:1.5rem;background:var(--weave);border-block-end:1px solid var(--accent)}
.contact h2,.contact .lead{color:var(--on-primary)}
.contact .section-ornament{color:var(--accent-on-primary)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:2.5rem 4rem}
.fact:only-child{justify-self:center;text-align:center}
.fact h3{font-size:1.5rem;font-weight:700;color:var(--accent-on-primary);margin-block-end:.7rem}
.hours tr+tr>*{padding-block-start:.35rem}
.phone{font-size:1.1875rem}
.contact .actions{margin-block-start:1.1rem}
.contact .button{background:var(--on-primary);color:var(--primary);border-color:var(--on-primary)}
.contact .button:hover{background:var(--primary);color:var(--on-primary)}
.site-footer{background:var(--night);color:var(--muted-on-night);padding-block:2.2rem;font-size:.9688rem}
.site-footer .inner{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 2rem}
.footer-name{font-family:var(--headings-font);font-weight:700;font-size:1.375rem;line-height:1.2;color:var(--on-night);margin-inline-end:auto;min-inline-size:0;overflow-wrap:anywhere}
@media (max-width:55.99rem){
.hero{grid-template-columns:minmax(0,1fr)}
.hero-media{order:-1;justify-self:center;max-inline-size:26rem}
.courses,.story{columns:1}
}
@media (max-width:47.99rem){
.site-header{padding-block:.8rem .3rem}
.site-header nav ul{gap:.25rem .8rem}
.site-header nav a{font-size:.9375rem}
.hero{padding-block-start:1.5rem}
.hero-media{aspect-ratio:1/1}
.pictures{gap:.9rem}
.pictures li,.pictures[data-count="2"] li,.pictures[data-count="4"] li,.pictures[data-count="5"] li{grid-column:span 3}
.pictures[data-count="5"] li:nth-child(n+4) .frame,.pictures[data-count="4"] .frame{aspect-ratio:3/4;border-radius:50% 50% .6rem .6rem/34% 34% .6rem .6rem}
.pictures[data-count="3"] li:first-child,.pictures[data-count="5"] li:first-child,.pictures[data-count="1"] li,.pictures[data-count="2"] li{grid-column:1/-1}
.pictures[data-count="3"] li:first-child .frame,.pictures[data-count="5"] li:first-child .frame{aspect-ratio:4/3;border-radius:.6rem}
}
`);

const DIAMONDS = trustedHtml(
  '<svg class="section-ornament" aria-hidden="true" viewBox="0 0 128 16" fill="currentColor"><path d="M64 0l8 8-8 8-8-8zM44 4l4 4-4 4-4-4zm40 0 4 4-4 4-4-4zM28 6l2 2-2 2-2-2zm72 0 2 2-2 2-2-2z"/><path d="M0 7.5h22v1H0zm106 0h22v1h-22z"/></svg>\n',
);
const SUN = trustedHtml(
  '<svg class="hero-ornament" aria-hidden="true" viewBox="0 0 52 52" fill="currentColor"><path d="M26 16l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"/><path d="M26 0l2.5 8L26 12l-2.5-4zM26 52l-2.5-8L26 40l2.5 4zM0 26l8-2.5 4 2.5-4 2.5zM52 26l-8 2.5-4-2.5 4-2.5zM7.600 7.600l7.400 3.900 1.100 4.600-4.600-1.100zM44.400 44.400l-7.400-3.900-1.100-4.600 4.600 1.100zM44.400 7.600l-3.900 7.400-4.600 1.100 1.100-4.600zM7.600 44.400l3.900-7.400 4.600-1.100-1.100 4.600z"/></svg>\n',
);

export const ETHNIC_1: Template = {
  css: CSS,
  heroTitle: 'name',
  images: {
    hero: imageSlot(453, 731, 943),
    gallery: gallerySlots('ethnic-1'),
    dish: imageSlot(126, 126, 126),
  },
  sectionOrnament: DIAMONDS,
  heroOrnament: SUN,
  usesHeadingItalic: true,
  designSystem: {
    color_palette: {
      primary: '#7a1f2b',
      secondary: '#1f6f6b',
      accent: '#e0a030',
      neutral: '#fbf3e4',
      text_primary: '#2b1b17',
      text_secondary: '#6b5346',
    },
    typography: { headings_font: 'Alegreya', body_font: 'Source Sans 3' },
  },
};
