import type { Vocabulary } from '#functions/websites/publish-gate/gate-vocabulary.ts';

const ANY = /^/;
const WORDS = /^[a-z][a-z-]*( [a-z][a-z-]*)*$/;
const COUNT = /^[1-9]\d{0,4}$/;
const ID = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,99}$/u;

const ARIA =
  `activedescendant atomic busy colcount colindex colspan controls current describedby description details
  disabled expanded flowto hidden invalid keyshortcuts label labelledby level live modal orientation owns
  posinset pressed readonly relevant required roledescription rowcount rowindex rowspan selected setsize sort valuemax
  valuemin valuenow valuetext`.split(/\s+/);

/** Allowed on every element. */
const COMMON: Vocabulary[string] = {
  class: ANY,
  id: ID,
  lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i,
  dir: /^(ltr|rtl|auto)$/,
  title: ANY,
  role: WORDS,
  hidden: /^(hidden)?$/,
  tabindex: /^(0|-1)$/,
  translate: /^(yes|no)$/,
  /** Sanitized by `sanitizeDeclarations`. */
  style: /\S/,
  'data-count': /^\d{1,3}$/,
  ...Object.fromEntries(ARIA.map((name) => [`aria-${name}`, ANY])),
};

const PLAIN =
  `header nav main footer section article aside div h1 h2 h3 h4 h5 h6 hgroup search p ul dl dt dd figure
  figcaption blockquote address table caption thead tbody tfoot tr pre summary span br hr wbr em strong b i u s small
  mark sub sup abbr cite q code kbd samp var dfn bdi bdo ruby rt rp del ins menu`.split(/\s+/);

const CELL = { ...COMMON, colspan: COUNT, rowspan: COUNT, headers: ANY, abbr: ANY };
const COLUMN = { ...COMMON, span: COUNT };

/** Elements and attributes that owners may use, with allowed values. */
export const ALLOWED_HTML: Vocabulary = {
  ...Object.fromEntries(PLAIN.map((name) => [name, COMMON])),
  a: {
    ...COMMON,
    href: /^(https?:\/\/|tel:|mailto:|#)/i,
    rel: WORDS,
    target: /^_blank$/,
    hreflang: COMMON.lang ?? ANY,
  },
  img: {
    ...COMMON,
    alt: ANY,
    src: /^\/images\/\S+$/,
    srcset: /^\/images\/\S+( \d+(\.\d+)?[wx])?(, \/images\/\S+( \d+(\.\d+)?[wx])?)*$/,
    sizes: ANY,
    width: COUNT,
    height: COUNT,
    loading: /^(lazy|eager)$/,
    decoding: /^(async|sync|auto)$/,
    fetchpriority: /^(high|low|auto)$/,
  },
  details: { ...COMMON, open: /^(open)?$/ },
  time: { ...COMMON, datetime: /\S/ },
  data: { ...COMMON, value: ANY },
  ol: { ...COMMON, start: /^-?\d{1,5}$/, reversed: /^(reversed)?$/, type: /^[1aAiI]$/ },
  li: { ...COMMON, value: /^-?\d{1,5}$/ },
  td: CELL,
  th: { ...CELL, scope: /^(row|col|rowgroup|colgroup)$/ },
  col: COLUMN,
  colgroup: COLUMN,
};

/** Elements that are removed with their content. Other forbidden elements leave their content. */
export const DROPPED_WHOLE: ReadonlySet<string> = new Set(
  `script style iframe frame frameset object embed applet portal svg math template noscript noembed noframes xmp
  plaintext listing textarea select option optgroup datalist input title base meta link head audio video source track
  canvas map area dialog progress meter output param slot fencedframe`.split(/\s+/),
);

/** Why an element is removed, where the owner can do something about it. */
export const ELEMENT_REASONS: Record<string, string> = {
  script: 'We removed this script. Published websites can’t run scripts.',
  style: 'We can only move CSS to the Design tab, so we removed this element.',
  link: 'Websites can’t load files from elsewhere. Put your styles in the Design tab.',
  meta: 'We removed this meta tag. We create search data from your website’s name and description.',
  title: 'We removed this title. The page title is always your website’s name.',
  base: 'We removed this base address because it would change every link on the page.',
  iframe: 'We removed this embedded page. Link to it instead.',
  form: 'We removed this form but kept its text. Link to your phone number or email address instead.',
  input: 'We removed this field. Published websites can’t receive form submissions.',
  select: 'We removed this field. Published websites can’t receive form submissions.',
  textarea: 'We removed this field. Published websites can’t receive form submissions.',
  button: 'We kept only the text of this button. Buttons need scripts, so use a link instead.',
  svg: 'We removed this SVG drawing. Upload it as an image instead.',
  video: 'We removed this video. Link to it instead.',
  audio: 'We removed this audio. Link to it instead.',
};

export const IMAGE_ELSEWHERE =
  'We removed this image because it’s hosted elsewhere. Upload it and use its /images/ address.';
