import { type GateFinding, nameElement, type PageElement, type ParsedPage } from './gate-page.ts';

/** Allowed values of an attribute. */
type Rule = RegExp;
/** Allowed elements and attributes. All others are refused. */
export type Vocabulary = Record<string, Record<string, Rule>>;

const ANY = /^/;
const WORDS = /^[\w-]+( [\w-]+)*$/;
const WORD = /^[A-Za-z][\w-]*$/;
const COUNT = /^[1-9]\d{0,4}$/;
const DRAWN: Record<string, Rule> = {
  fill: /^(none|currentColor)$/,
  stroke: /^(none|currentColor)$/,
  'stroke-width': /^\d*\.?\d+$/,
  'stroke-linecap': /^(butt|round|square)$/,
  'stroke-linejoin': /^(miter|round|bevel)$/,
};
/** Allowed on every element of the body. A separate rule refuses `data-sample` and says why. */
const COMMON: Record<string, Rule> = {
  class: WORDS,
  id: WORD,
  dir: /^(ltr|rtl|auto)$/,
  'data-sample': ANY,
};

/** The elements that `renderSite` prints in a published page. */
export const RENDERED_VOCABULARY: Vocabulary = {
  html: { lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i, dir: /^rtl$/ },
  head: {},
  meta: { charset: /^utf-8$/i, name: /^[a-z:-]+$/, property: /^og:[a-z_]+(:[a-z_]+)?$/, content: ANY },
  title: {},
  link: {
    rel: /^(canonical|icon|preload|sitemap)$/,
    href: /\S/,
    as: /^font$/,
    type: /^(font\/woff2|image\/svg\+xml|application\/xml)$/,
    crossorigin: /^(anonymous)?$/,
  },
  style: {},
  script: { type: /^application\/ld\+json$/ },
  body: { class: WORDS },
  header: COMMON,
  nav: { ...COMMON, 'aria-label': /\S/ },
  main: { ...COMMON, tabindex: /^-1$/ },
  footer: COMMON,
  section: COMMON,
  div: COMMON,
  h1: COMMON,
  h2: COMMON,
  h3: COMMON,
  p: COMMON,
  ul: { ...COMMON, 'aria-labelledby': WORDS, 'data-count': /^[1-7]$/ },
  li: COMMON,
  figure: COMMON,
  figcaption: COMMON,
  blockquote: COMMON,
  address: COMMON,
  table: COMMON,
  tbody: COMMON,
  tr: COMMON,
  th: { ...COMMON, scope: /^row$/ },
  td: COMMON,
  time: { ...COMMON, datetime: /^\d{4}-\d\d-\d\d$/ },
  details: COMMON,
  summary: COMMON,
  a: { ...COMMON, href: /\S/, rel: /^noopener$/ },
  span: { ...COMMON, role: /^img$/, 'aria-label': /\S/ },
  img: {
    src: /^\S+$/,
    srcset: /\S/,
    sizes: /\S/,
    width: COUNT,
    height: COUNT,
    alt: /\S/,
    loading: /^lazy$/,
    fetchpriority: /^high$/,
    decoding: /^async$/,
    class: /^drawn$/,
    style: /^object-position:\d{1,3}(\.\d)?% \d{1,3}(\.\d)?%$/,
  },
  svg: { class: WORDS, 'aria-hidden': /^true$/, viewBox: /^[\d. -]+$/, ...DRAWN },
  path: { d: /^[\d\s.,a-z-]+$/i, ...DRAWN },
};

/** Separate rules for `alt` and `lang` give better messages. */
const CHECKED_ELSEWHERE = new Set(['alt', 'lang']);
/** Attributes without which the element is useless. */
const REQUIRED: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src'],
  link: ['rel', 'href'],
};

type Fault = { code: string; message: string };

function attributeFaults({ tagName, attrs }: PageElement, allowed: Record<string, Rule>): Fault[] {
  const unknown = attrs.filter(({ name, prefix }) => prefix || !Object.hasOwn(allowed, name));
  const invalid = attrs.filter(
    ({ name, value }) => !CHECKED_ELSEWHERE.has(name) && allowed[name]?.test(value) === false,
  );
  const missing = (REQUIRED[tagName] ?? []).filter((name) => attrs.every((each) => each.name !== name));
  return [
    ...unknown.map(({ name }) => ({
      code: 'attribute_unknown',
      message: `Published pages can’t have the attribute “${name.slice(0, 40)}”. Remove it.`,
    })),
    ...invalid.map(({ name, value }) => ({
      code: 'attribute_invalid',
      message: `The attribute “${name}” can’t be “${value.slice(0, 40)}”.`,
    })),
    ...missing.map((name) => ({
      code: 'attribute_missing',
      message: `Add the attribute “${name}”.`,
    })),
  ];
}

/** Requires elements, attributes, and values from the vocabulary. */
export function checkVocabulary({ elements }: ParsedPage, vocabulary: Vocabulary): GateFinding[] {
  return elements.flatMap((element) => {
    const allowed = Object.hasOwn(vocabulary, element.tagName) ? vocabulary[element.tagName] : undefined;
    if (allowed) {
      const faults = attributeFaults(element, allowed);
      return faults.map((fault) => ({ ...fault, element: nameElement(element) }));
    }
    const message = `Published pages can’t have the element “${element.tagName}”. Remove it.`;
    return [{ code: 'element_unknown', element: nameElement(element), message }];
  });
}
