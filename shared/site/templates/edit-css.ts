import { compactCss } from '#shared/site/templates/compact-css.ts';

/**
 * Only during editing: texts show their bounds, empty ones a hint, and empty images a small label in a corner, so
 * that the design looks as it will. A dish's image label shows on focus; on hover, the toolbar offers it.
 */
export const EDIT_CSS = compactCss(`
[data-path]{cursor:text;border-radius:2px}
[data-path]:hover,[data-path]:focus{outline:1px dashed currentColor;outline-offset:.2em}
[data-path]:focus{outline:2px solid currentColor}
[data-path]:empty::before,[data-url-path]:empty::before{content:attr(data-placeholder);font-style:italic}
[data-path]:empty{min-inline-size:6ch;border-block-end:1px dashed currentColor}
[data-multiline]{white-space:pre-line}
.story p[data-path]:first-child:empty::first-letter{font:inherit;float:none;padding:0;color:inherit}
span[data-path]:empty,a[data-path]:empty{display:inline-block}
h1[data-path]:empty{inline-size:fit-content}
summary[hidden]{display:none}
summary{cursor:default}
[data-url-path]:empty{padding:.7em 1em;border:1px dashed currentColor;inline-size:fit-content;cursor:pointer}
[data-image-path],[data-rating-path],[data-hours]{cursor:pointer}
[data-list]:empty{min-block-size:4rem}
.course-links:empty{display:none}
.frame[data-image-path]:empty{display:grid;place-items:center;background:var(--tint);color:var(--ink);outline:1px dashed currentColor;outline-offset:-1px}
.frame[data-image-path]:empty::after,.dish-picture:empty::after,.hero-media:empty::after{content:attr(data-placeholder)!important;
  position:static!important;inset:auto!important;border:0!important;opacity:1!important;font:500 .8125rem/1.3 system-ui,sans-serif!important;letter-spacing:0;text-transform:none}
.hero-plain,.dish{position:relative}
.hero-media:empty::before,.dish-picture:empty::before{content:none!important}
.hero-media:empty,.dish-picture:empty{position:absolute!important;inset:auto!important;z-index:2;display:block!important;inline-size:auto!important;
  block-size:auto!important;min-block-size:0!important;max-inline-size:none!important;aspect-ratio:auto!important;margin:0!important;padding:.35rem .7rem!important;
  border:1px dashed currentColor!important;border-radius:.4rem!important;clip-path:none!important;background:var(--paper)!important;color:var(--ink)!important}
.hero-media:empty{inset-block-end:1rem!important;inset-inline-end:1rem!important;padding:.7rem 1.1rem!important}
.dish-picture:empty{inset-block-end:0!important;inset-inline-end:0!important;padding:.2rem .6rem!important;opacity:0;pointer-events:none}
.dish:hover,.dish:focus-within{overflow:visible}
.dish-picture:empty:focus{opacity:1}
@media (hover:none){.dish-picture:empty{position:static!important;opacity:1;pointer-events:auto;inline-size:fit-content!important;align-self:start!important;
  padding:.7rem!important;margin:.4rem!important}}
[data-profile]::after{content:"Change this in your profile";display:block;inline-size:fit-content;margin-block-start:.4rem;padding:.2em .7em;
  background:#fff3c4;color:#4a3500;font:500 .8125rem/1.4 system-ui,sans-serif;letter-spacing:0;text-transform:none}
[data-unlisted]{position:relative}
[data-unlisted]::after{content:"Not shown on the site";position:absolute;inset-block-start:.6rem;inset-inline-end:.8rem;z-index:2;padding:.2em .7em;
  background:#fff3c4;color:#4a3500;border:1px dashed #8a6a00;font:600 .8125rem/1.4 system-ui,sans-serif}
`);
