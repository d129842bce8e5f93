import type { GateFinding } from '#functions/websites/publish-gate/publish-gate.ts';
import { pageBytes } from '#shared/site/files/page-weight.ts';
import { renderSite } from '#shared/site/page/render-site.ts';
import { type ColorPalette, type SiteContent, TEMPLATE_IDS } from '#shared/site/site-content.ts';
import { TEMPLATES } from '#shared/site/templates/templates.ts';
import { anEmptySiteContent, aSiteContent, menuItems } from '#tests/builders/a-site-content.ts';
import { checkRenderedPage } from '#tests/page-checks/check-rendered-page.ts';

/** The page that guests get at https://sites.example/lupo/. */
export function aPublishedPage(content: SiteContent): string {
  const options = { mode: 'published', siteUrl: 'https://sites.example/lupo/', assetsOrigin: '' } as const;
  return renderSite(content, options).html;
}

/** The input of the publish gate. */
export function aGateInput(html: string, content: SiteContent) {
  return { html, content, pageBytes: pageBytes(html, content) };
}

/** The gate's findings after one piece of a valid page is replaced. Throws if the page has no such piece. */
export function findingsAfter(piece: string | RegExp, replacement: string): GateFinding[] {
  const content = aSiteContent();
  const html = aPublishedPage(content);
  const broken = html.replace(piece, () => replacement);
  if (broken === html) throw new Error(`The page has no ${piece}.`);
  return checkRenderedPage(aGateInput(broken, content));
}

const PALETTES: Record<string, ColorPalette> = {
  elegant: {
    primary: '#2c3e50',
    secondary: '#8e44ad',
    accent: '#f39c12',
    neutral: '#ecf0f1',
    text_primary: '#2c3e50',
    text_secondary: '#7f8c8d',
  },
  modern: {
    primary: '#34495e',
    secondary: '#3498db',
    accent: '#e74c3c',
    neutral: '#f8f9fa',
    text_primary: '#34495e',
    text_secondary: '#7f8c8d',
  },
  warm: {
    primary: '#d35400',
    secondary: '#e67e22',
    accent: '#f1c40f',
    neutral: '#fdf2e9',
    text_primary: '#d35400',
    text_secondary: '#e67e22',
  },
  fresh: {
    primary: '#27ae60',
    secondary: '#2ecc71',
    accent: '#f39c12',
    neutral: '#e8f8f5',
    text_primary: '#27ae60',
    text_secondary: '#2ecc71',
  },
  night: {
    primary: '#c9a227',
    secondary: '#5b2a86',
    accent: '#e0c36a',
    neutral: '#14110f',
    text_primary: '#f3ece0',
    text_secondary: '#b8ab98',
  },
  unreadable: {
    primary: '#ffff00',
    secondary: '#ff00ff',
    accent: '#00ffff',
    neutral: '#808080',
    text_primary: '#808080',
    text_secondary: '#818181',
  },
};
const TEXTS = {
  long: `${'Grandmother’s Table & the Sea '.repeat(10)}🍜`,
  'right-to-left': 'مطعم الياسمين — طعام دمشقي',
  markup: '</section><h1>"x" \'y\' &amp; <script>alert(1)</script>\u0000\u202e',
  'one word': 'Donaudampfschifffahrtsgesellschaft'.repeat(8),
};

/** The content with every text replaced by this one. */
function inEveryText(content: SiteContent, text: string): SiteContent {
  const { sections } = content.pages[0];
  const replaced = JSON.parse(JSON.stringify(sections), (key, value) =>
    typeof value === 'string' && key !== 'url' && key !== 'menu_url' ? text : value,
  );
  const menu_items = content.menu_items.map((item) => ({
    ...item,
    name: text,
    description: text,
    course: text,
  }));
  return {
    ...content,
    website_name: text,
    cuisine: text,
    meta_description: text,
    menu_items,
    pages: [{ sections: replaced }],
  };
}

/** Six designs × palettes × menu lengths × awkward texts, each with a descriptive name. */
export function renderMatrix(): [name: string, content: SiteContent][] {
  return TEMPLATE_IDS.flatMap((template_id): [string, SiteContent][] => {
    const own = TEMPLATES[template_id].designSystem;
    const designed = { template_id, design_system: own };
    return [
      ...[0, 5, 60, 400].map((count): [string, SiteContent] => [
        `${template_id} with ${count} dishes`,
        aSiteContent({ ...designed, menu_items: menuItems(count) }),
      ]),
      ...Object.entries(PALETTES).map(([name, color_palette]): [string, SiteContent] => [
        `${template_id} in the colors ${name}`,
        aSiteContent({ template_id, design_system: { ...own, color_palette } }),
      ]),
      ...Object.entries(TEXTS).map(([name, text]): [string, SiteContent] => [
        `${template_id} with ${name} text in every field`,
        inEveryText(aSiteContent(designed), text),
      ]),
      [`${template_id} with nothing in it`, anEmptySiteContent({ template_id })],
      [`${template_id} with everything in it`, aFullSiteContent(designed)],
    ];
  });
}

/** Every section, dishes with images, reviews, split and 24-hour days, and another language. */
export function aFullSiteContent(changes: Partial<SiteContent> = {}): SiteContent {
  const image = '/images/w1/bb-1200.webp';
  const dish = { name: 'Carciofi', description: 'Fried twice', price: '12 / 18 €', image };
  const { sections } = aSiteContent().pages[0];
  return aSiteContent({
    language: 'ar',
    menu_items: [dish, ...menuItems(60)],
    opening_hours: {
      monday: [],
      tuesday: [
        { opens: '12:00', closes: '14:30' },
        { opens: '18:00', closes: '01:00' },
      ],
      wednesday: [{ opens: '00:00', closes: '24:00' }],
      sunday: [{ opens: '00:00', closes: '00:30' }],
    },
    sections: {
      menu: { title: 'The menu', menu_url: 'https://elsewhere.example/menu.pdf' },
      gallery: {
        title: 'Pictures',
        description: 'By day and by night.',
        images: [
          { url: image, caption: '', alt: '' },
          { url: '/images/w1/aa-1600.webp', caption: 'Pasta', alt: 'Pasta' },
        ],
      },
      reviews: {
        title: 'Kind words',
        overall_rating: 4.5,
        items: [{ name: 'Ana', text: 'I came back twice.', rating: 5, date: 'May 2026' }],
      },
      contact: { ...sections.contact, address: '18 Mill Lane\nPortland' },
    },
    ...changes,
  });
}
