import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { SiteContent } from '#shared/site/site-content.ts';
import { TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import { renderSite } from './render-site.ts';

const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '` onload=alert(1) `',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)',
  '\u0000<script\u0000>alert(1)</script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '</p></div></section></main></body></html><script>alert(1)</script>',
  '<plaintext>',
  '<textarea><xmp><noscript><template>',
  '<![CDATA[<script>alert(1)</script>]]>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a payload, not a template
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  ';}*{background:url(//evil.example)}</style>',
  '\ud800<b>\udfff',
  '\u2028</script>\u2029',
];

/** The same text in every field that owners and API clients can fill. */
function filledWith(text: string, template_id: SiteContent['template_id']): SiteContent {
  const content = aSiteContent({ template_id });
  const asset = content.image_assets['/images/w1/aa-1600.webp'];
  return {
    ...content,
    website_name: text,
    meta_description: text,
    cuisine: text,
    language: text,
    hero_image: '/images/w1/aa-1600.webp',
    design_system: {
      color_palette: {
        primary: text,
        secondary: text,
        accent: text,
        neutral: text,
        text_primary: text,
        text_secondary: text,
      },
      typography: { body_font: text, headings_font: text },
    },
    menu_items: [
      { name: text, description: text, price: text, course: text, image: `/${text}` },
      { name: text, description: '', price: '', image: text },
    ],
    pages: [
      {
        sections: {
          hero: { tagline: text, description: text },
          about: { title: text, content: text },
          features: [{ topic: 'events', title: text, content: text }],
          menu: { title: text, menu_url: text },
          faq: { title: text, items: [{ question: text, answer: text }] },
          gallery: {
            title: text,
            description: text,
            images: [{ url: '/images/w1/aa-1600.webp', caption: text, alt: text }],
          },
          reviews: { title: text, overall_rating: 5, items: [{ name: text, text, rating: 5, date: text }] },
          contact: {
            title: text,
            description: text,
            hours: text,
            phone: `+1 555 123 4567 ${text}`,
            address: text,
          },
        },
      },
    ],
    image_assets: asset ? { '/images/w1/aa-1600.webp': { ...asset, alt: text } } : {},
    opening_hours: {},
  };
}

type Node = DefaultTreeAdapterTypes.Node;

/** The tree without texts: names of elements and attributes. */
function skeleton(node: Node): string[] {
  const own = tree.isElementNode(node)
    ? [`${node.tagName} ${node.attrs.map(({ name }) => name).join(' ')}`]
    : [];
  const comments = tree.isCommentNode(node) ? ['comment'] : [];
  return [...own, ...comments, ...('childNodes' in node ? node.childNodes.flatMap(skeleton) : [])];
}

function addresses(node: Node): string[] {
  const own = tree.isElementNode(node)
    ? node.attrs.filter(({ name }) => ['href', 'src', 'srcset'].includes(name))
    : [];
  return [
    ...own.map(({ value }) => value),
    ...('childNodes' in node ? node.childNodes.flatMap(addresses) : []),
  ];
}

function published(content: SiteContent): { document: DefaultTreeAdapterTypes.Document; css: string } {
  const { html, css } = renderSite(content, {
    mode: 'published',
    siteUrl: 'https://sites.example/x/',
    assetsOrigin: '',
  });
  return { document: parse(html), css };
}

describe.each(TEMPLATE_IDS)('markup typed into every field of %s', (template) => {
  // An address with a number has a link to a map.
  const plain = published(filledWith('Plain words of the same kind', template));
  const numbered = published(filledWith('Plain words of 1 kind', template));

  test.each(PAYLOADS)('stays text: %j', (payload) => {
    const { document, css } = published(filledWith(payload, template));
    expect(skeleton(document)).toEqual(skeleton((/\d/.test(payload) ? numbered : plain).document));
    expect(css).toBe(plain.css);
    const schemes = addresses(document).map((address) => /^[a-z]+:/i.exec(address)?.[0]);
    expect(new Set(schemes)).toEqual(new Set([undefined, 'https:', 'tel:', 'data:']));
  });
});
