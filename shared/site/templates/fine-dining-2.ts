import { imageSlot } from '#shared/site/page/image-slot.ts';
import { compactCss } from '#shared/site/templates/compact-css.ts';
import { gallerySlots } from '#shared/site/templates/gallery-slots.ts';
import type { Template } from './template.ts';

/** Minimal: one thin typeface, a twelve-column grid with titles in its margin, white space, a single thin line. */
const CSS = compactCss(`
.fine-dining-2{--measure:80rem;--h1-size:clamp(2.5rem,4.9vw,4.75rem);--margin:clamp(1.25rem,5vw,5rem);font-size:1rem;line-height:1.7}
.inner{inline-size:auto;margin-inline:var(--margin)}
.site-header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.2rem 3rem;padding:1.9rem var(--margin) 1.2rem}
.brand{font-size:1.0625rem;font-weight:400;letter-spacing:.34em;text-transform:uppercase;line-height:1.5;max-inline-size:40rem;color:var(--heading)}

.site-header nav{min-inline-size:0}
.site-header nav ul{gap:.2rem 2.2rem}
.site-header nav a{font-size:.9375rem;color:var(--muted)}
.hero{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:1.5rem;padding-inline-start:var(--margin);min-block-size:min(48rem,calc(100svh - 5.5rem))}
.hero-text{grid-column:1/6;align-self:end;padding-block:3rem clamp(2.5rem,6vw,5rem)}
.hero-media{grid-column:7/-1;grid-row:1;position:relative;min-block-size:26rem}
.hero-media img{position:absolute;inset:0}
.hero-plain .hero-text{grid-column:1/10;align-self:center}
.hero-kicker{font-size:.9375rem;color:var(--accent-text);margin-block-end:1.6rem}
.hero-kicker::before{content:"";display:inline-block;inline-size:3.5rem;block-size:1px;background:currentColor;vertical-align:middle;margin-inline-end:1rem}
h1{font-weight:300;line-height:1.08;letter-spacing:-.02em;color:var(--heading)}
.hero-line{margin-block-start:1.2rem;font-size:1.125rem}
.hero-description{margin-block-start:1.6rem;max-inline-size:40ch;color:var(--muted)}
.hero .actions{margin-block-start:2.4rem;gap:.6rem 2.2rem}
.button{padding:.5em 0;border-block-end:1px solid currentColor;text-align:start;color:var(--ink)}
.button:hover{color:var(--accent-text)}
.section{padding-block:clamp(5rem,11vw,10rem) 0}
main>.section:last-child{padding-block-end:clamp(5rem,11vw,10rem)}
.section .inner{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:1.5rem;border-block-start:1px solid var(--line);padding-block-start:1.6rem}
.section-head{grid-column:1/5}
.section-body{grid-column:5/-1;min-inline-size:0}
h2{--size:1.375rem;font-weight:400;line-height:1.35;color:var(--heading);position:sticky;inset-block-start:1.6rem}
.lead{margin-block-start:.7rem;color:var(--muted);max-inline-size:34ch}
.story{font-family:var(--headings-font);font-weight:300;font-size:clamp(1.5rem,2.5vw,2.25rem);line-height:1.4;max-inline-size:32em;text-wrap:pretty}
.story p{max-inline-size:34ch}
.story p+p{margin-block-start:1.6rem;font-family:var(--body-font);font-weight:400;font-size:1.0625rem;line-height:1.75;color:var(--muted);max-inline-size:58ch}
.courses{display:grid;gap:clamp(3rem,6vw,5rem);max-inline-size:50rem}
.course h3{--size:.9375rem;font-weight:400;color:var(--accent-text);margin-block-end:.6rem}
.dish{padding-block:1.15rem;border-block-end:1px solid var(--line);display:flex;gap:1.5rem}
.dish-text{flex:1;min-inline-size:0}
.dish-picture{order:2;flex:none;inline-size:7rem}
.dish-picture img{inline-size:7rem;block-size:7rem;object-fit:cover}
.dish-name{font-family:var(--headings-font);font-size:1.5rem;font-weight:300;line-height:1.3}
.dish-price{font-weight:400}
.dish-description{color:var(--muted);max-inline-size:48ch}
.course-links{display:flex;flex-wrap:wrap;gap:.2rem 1.8rem;margin-block-end:3rem}
.course-links a{display:inline-block;padding-block:.4rem;text-decoration:none;border-block-end:1px solid var(--line)}
.menu-link{margin-block-start:2.5rem}
.gallery .inner,.features .inner{border:0}
.feature h2{position:static}
.gallery .section-head{grid-column:1/-1}
.gallery .section-body{grid-column:1/-1;margin-inline-end:calc(-1*var(--margin))}
.pictures{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:1.5rem;align-items:end}
.pictures .frame{aspect-ratio:4/5}
.pictures li{grid-column:span 3}
.pictures li:nth-child(4n+1){grid-column:span 6}
.pictures li:nth-child(4n+1) .frame{aspect-ratio:5/4}
.pictures[data-count="1"] li{grid-column:3/-1}
.pictures[data-count="1"] .frame{aspect-ratio:16/9}
.pictures[data-count="2"] li:nth-child(2){grid-column:span 6}
.pictures[data-count="2"] li .frame{aspect-ratio:5/4}
.pictures[data-count="4"] li,.pictures[data-count="4"] li:nth-child(4n+1){grid-column:span 3}
.pictures[data-count="4"] li .frame{aspect-ratio:4/5}
.pictures[data-count="5"] li:nth-child(n+4){grid-column:span 6}
.pictures[data-count="5"] li:nth-child(n+4) .frame{aspect-ratio:16/9}
.pictures figcaption{margin-block-start:.7rem;font-size:.9375rem;color:var(--muted)}
.overall{margin-block-end:2.5rem;color:var(--muted)}
.stars{color:var(--accent-text);font-size:.875rem}
.quotes{display:grid;grid-template-columns:minmax(0,1fr);gap:3rem;max-inline-size:46rem}
blockquote{font-family:var(--headings-font);font-weight:300;font-size:clamp(1.375rem,2.1vw,1.875rem);line-height:1.4;margin-block:.4rem .8rem}
.reviews figcaption{color:var(--muted);font-size:.9375rem}
.questions{max-inline-size:46rem}
details{border-block-end:1px solid var(--line)}
details:first-child summary{padding-block-start:0}
summary{padding-block:1.15rem;font-size:1.125rem}
summary::after{font-weight:300;font-size:1.375rem}
details p{padding-block-end:1.4rem;color:var(--muted);max-inline-size:56ch}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:2.5rem 2rem}
.hours{grid-column:span 2}
.fact h3{font-size:.9375rem;font-weight:400;color:var(--accent-text);margin-block-end:.6rem}
.hours tr+tr>*{padding-block-start:.35rem}
.contact .actions{margin-block-start:.8rem}
.site-footer{color:var(--muted);padding-block:1.6rem 2.5rem;font-size:.9375rem}
.site-footer .inner{display:flex;flex-wrap:wrap;gap:.2rem 2.2rem;align-items:baseline;border-block-start:1px solid var(--line);padding-block-start:1.4rem}
.footer-name{margin-inline-end:auto;min-inline-size:0;color:var(--ink);overflow-wrap:anywhere}
@media (max-width:59.99rem){
.section-head,.section-body{grid-column:1/-1}
.section .inner{row-gap:2rem}
h2{position:static;--size:1.5rem}
.hero{padding-inline:0;min-block-size:0}
.hero-text,.hero-plain .hero-text{grid-column:1/-1;padding-inline:var(--margin);padding-block:2.2rem 0}
.hero-media{grid-column:1/-1;aspect-ratio:4/3;min-block-size:0;margin-inline-start:var(--margin)}
}
@media (max-width:47.99rem){
.site-header{padding-block:1.2rem .8rem}
.brand{letter-spacing:.24em;font-size:.9375rem}
.site-header nav ul{gap:.85rem}
.site-header nav a{font-size:.875rem}
.hero-media{aspect-ratio:1}
.hours,.times{grid-column:1/-1}
.pictures{gap:1.1rem}
.pictures li,.pictures[data-count] li:nth-child(n){grid-column:span 6}
.pictures li:nth-child(3n+1),.pictures[data-count] li:nth-child(3n+1){grid-column:1/-1}
.dish-picture,.dish-picture img{inline-size:5rem;block-size:5rem}
}
`);

export const FINE_DINING_2: Template = {
  css: CSS,
  heroTitle: 'tagline',
  images: {
    hero: imageSlot(533, 821, 1152),
    gallery: gallerySlots('fine-dining-2'),
    dish: imageSlot(120, 168, 168),
  },
  usesHeadingItalic: false,
  designSystem: {
    color_palette: {
      primary: '#20231f',
      secondary: '#8b8f84',
      accent: '#8a5a3b',
      neutral: '#f7f6f2',
      text_primary: '#20231f',
      text_secondary: '#63665e',
    },
    typography: { headings_font: 'Jost', body_font: 'Hanken Grotesk' },
  },
};
