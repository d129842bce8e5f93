import { compactCss } from '#shared/site/templates/compact-css.ts';

/** Shared by all six designs: reset, readability, keyboard focus, long words, print. */
export const BASE_CSS = compactCss(`
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:5rem}
body,h1,h2,h3,p,ul,figure,blockquote,table{margin:0;padding:0}
ul{list-style:none}
body{background:var(--paper);color:var(--ink);font-family:var(--body-font);font-size:1.0625rem;line-height:1.6;
  overflow-wrap:break-word;-webkit-font-smoothing:antialiased;font-kerning:normal;font-synthesis-style:none}
img{display:block;max-width:100%;height:auto;background:var(--tint)}
h1,h2,h3{font-family:var(--headings-font);line-height:1.1;text-wrap:balance;min-inline-size:0;font-weight:500}
.hero-text,.section-head,.course{container-type:inline-size}
p,li,blockquote{text-wrap:pretty}
.dish,.dish p{text-wrap:wrap}
p,blockquote,address,figcaption,summary{overflow-wrap:anywhere}
:where([dir=rtl] [dir=auto]:not(.story p,details p,blockquote)){text-align:-webkit-match-parent;text-align:match-parent}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.2em}
address{font-style:normal}
th,td{padding:0;text-align:start;vertical-align:top;font-weight:inherit}
table{border-collapse:collapse}
.inner{inline-size:min(100% - 2.5rem,var(--measure,70rem));margin-inline:auto}
.lead,.story,.questions{max-inline-size:66ch}
.pre{white-space:pre-line}
.skip-link{position:absolute;inset-block-start:.5rem;inset-inline-start:.5rem;z-index:10;padding:.7rem 1.1rem;
  background:var(--night);color:var(--on-night);transform:translateY(-200%)}
.skip-link:focus{transform:none}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}
main:focus{outline:none}
.brand{font-family:var(--headings-font);text-decoration:none;display:-webkit-box;-webkit-box-orient:vertical;
  -webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;border-block:.6rem solid transparent;margin-block:-.6rem;padding-block-end:.15em}
@media (forced-colors:active){.brand{border-color:Canvas}}
.site-header nav ul{display:flex;gap:.25rem 1.5rem;overflow-x:auto;scrollbar-width:none}
.site-header nav ul::-webkit-scrollbar{display:none}
.site-header nav a{display:block;padding-block:.7rem;min-block-size:2.75rem;min-inline-size:1.75rem;text-align:center;white-space:nowrap;text-decoration:none}
.site-header nav a:hover,.text-link:hover,.site-footer a:hover{text-decoration:underline}
.feature-grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:2.5rem clamp(2rem,6vw,5rem)}
.feature{border-block-start:1px solid var(--line);padding-block-start:1.25rem;max-inline-size:46ch}
.feature h2{font-size:clamp(1.35rem,2.2vw,1.75rem);margin-block-end:.6rem;text-align:start}
.length-s{--fit:1}.length-m{--fit:.8}.length-l{--fit:.58}.length-xl{--fit:.36}
.word-8{--letters:8}.word-10{--letters:10}.word-12{--letters:12}.word-14{--letters:14}.word-17{--letters:17}.word-20{--letters:20;overflow-wrap:anywhere}
h1{--size:max(var(--h1-size)*var(--fit),1.75rem)}
h1,h2,.course h3{font-size:min(var(--size),var(--word-room,100cqi)/var(--letters,1)/var(--glyph,.54))}
.button{display:inline-block;padding:.85em 1.5em;text-decoration:none;line-height:1.2;text-align:center}
.actions{display:flex;flex-wrap:wrap;gap:.9rem}
.hero-media img{inline-size:100%;block-size:100%;object-fit:cover}
.hero-media .drawn{object-position:80% 50%}
.dish-line{display:flex;align-items:baseline;justify-content:space-between;gap:.6rem}
.dish-name{min-inline-size:0;overflow-wrap:anywhere}
.dish-price{flex:none;max-inline-size:42%;overflow-wrap:anywhere;text-align:end;text-wrap:balance;
  font-variant-numeric:tabular-nums lining-nums}
.dish-description,.dish-notes{overflow-wrap:anywhere}
.dish-notes{color:var(--muted);font-size:.875rem;margin-block-start:.25rem}
.course-links li{min-inline-size:0;max-inline-size:100%}
.course-links a{overflow-wrap:anywhere;min-block-size:2.75rem;align-content:center}
.dish{break-inside:avoid}
.course h3{break-after:avoid}
.pictures .frame{overflow:hidden}
.pictures img{inline-size:100%;block-size:100%;object-fit:cover}
figcaption{overflow-wrap:anywhere}
.stars{letter-spacing:.12em;white-space:nowrap}
.overall{display:flex;gap:.8em;align-items:baseline}
summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:1rem;overflow-wrap:anywhere}
summary::-webkit-details-marker{display:none}
summary span{min-inline-size:0}
summary::after{content:"+";font-family:var(--body-font);font-weight:400;flex:none;line-height:1.2}
details[open] summary::after{content:"–"}
.hours table,.times table{inline-size:100%;max-inline-size:26rem}
.hours th,.times th{padding-inline-end:1.5rem}
.hours td,.times td{font-variant-numeric:tabular-nums lining-nums}
.time{display:block;inline-size:fit-content;white-space:nowrap}
.slot{display:flex;flex-wrap:wrap;column-gap:.7em}
.slot+.slot,.times tr+tr>*{padding-block-start:.35rem}
.slot-name{min-inline-size:3.6em}
.label{font-weight:600}
.hours table+.pre{margin-block-start:1rem}
.phone .label{font-size:1rem;letter-spacing:0}
h2.length-l{--size:clamp(1.6rem,3vw,2.25rem)}
h2.length-xl{--size:clamp(1.3rem,2.2vw,1.75rem)}
@media (min-width:30rem){.facts:has(.slot){grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr))}.facts:has(.slot) table th{white-space:nowrap}.facts:has(.slot)>.fact{grid-column:auto}}
@media (min-width:64rem){.facts:has(.slot)>.hours:not(.dates){grid-row:span 2}}
@media (max-width:47.99rem){
.site-header nav{margin-inline:-1rem;-webkit-mask:linear-gradient(90deg,transparent,#000 1rem,#000 calc(100% - 1rem),transparent);mask:linear-gradient(90deg,transparent,#000 1rem,#000 calc(100% - 1rem),transparent)}
.site-header nav ul{padding-inline:1rem}
.hours th,.times th{padding-inline-end:.75rem}
}
@media (max-width:22rem){.time{white-space:normal}}
.site-footer a,.fact .text-link{display:inline-block;padding-block:.6rem;margin-block:-.2rem}
@media (prefers-reduced-motion:no-preference){
html{scroll-behavior:smooth}
a,.button,summary{transition:color .15s,background-color .15s,border-color .15s}
}
@media print{
@page{margin:16mm}
*,*::before,*::after{background:#fff!important;color:#000!important;box-shadow:none!important;border-color:#999!important;text-shadow:none!important}
html{font-size:11pt}
body{min-block-size:0}
.site-header,.section,.inner{display:block!important;position:static!important;padding:0!important;margin:0!important;min-block-size:0!important;inline-size:auto!important}
.section{margin-block-start:6mm!important}
.brand{display:block!important;overflow:visible!important;border:0!important;margin:0!important;font-size:24pt!important;line-height:1.15!important;letter-spacing:0!important;text-align:start!important;max-inline-size:none!important}
h2{font-size:15pt!important;text-align:start!important}
.courses{display:block!important;columns:2!important;column-gap:12mm!important}
.course{break-inside:auto!important;padding:0!important;margin:0 0 6mm!important}
.dishes{display:block!important}
.dish{display:block!important;padding:1.2mm 0!important;border:0!important}
.course h3{font-size:13pt!important;position:static!important;rotate:none!important;padding:0 0 1mm!important;margin:0 0 1mm!important}
.dish-text{padding:0!important}
.dish-name{font-size:1em!important;font-weight:600!important;letter-spacing:0!important}
.fact h3{font-size:12pt!important}
.phone{font-size:1em!important}
.dish-description,.dish-notes{font-size:.9em!important}
.contact{break-inside:avoid}
.dish-price{position:static!important;transform:none!important;margin:0!important;padding:0!important;border:0!important;font-size:1em!important;font-weight:600!important;letter-spacing:0!important}
.menu .inner{border:0!important}
.section-head{display:block!important;margin:0 0 4mm!important;text-align:start!important}
.contact .facts{display:flex!important;gap:12mm!important;text-align:start!important}
body::before,.site-header::before,.site-header::after,.section::before,h3::after,img,.hero,.site-header nav,.site-footer,.skip-link,.actions,.course-links,.menu-link,.dish-picture,.section-ornament,.gallery,.reviews,.faq,.about,.features,.text-link[rel]{display:none!important}
}
`);

/** Only in previews: the label of samples. */
export const SAMPLE_CSS = compactCss(`
.sample-note{display:inline-block;margin-block:.6rem;padding:.2em .7em;background:#fff3c4;color:#4a3500;
  border:1px dashed #8a6a00;font:600 .8125rem/1.4 system-ui,sans-serif;letter-spacing:0;text-transform:none}
`);
