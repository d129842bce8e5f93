import { COLOR_SCHEMES } from '#functions/platform/ai/composer/knowledge/color-schemes.ts';
import { SECTION_ORDERS } from '#functions/platform/ai/composer/knowledge/section-orders.ts';
import type { Brief } from '#functions/platform/ai/composer/reading/brief.ts';
import type { Design } from '#functions/platform/ai/composer/tasks/design/design.ts';
import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import type { WebsiteFacts } from '#functions/platform/ai/website-facts.ts';
import type { DesignCategory, SectionName, TemplateId } from '#shared/site/site-content.ts';
import { cuisineOf } from '../sentences.ts';
import { composePalette } from './palette.ts';
import { composeTypography } from './typography.ts';

const CATEGORIES: Readonly<Record<TemplateId, DesignCategory>> = {
  'fine-dining-1': 'fine_dining',
  'fine-dining-2': 'fine_dining',
  'casual-dining-1': 'casual_dining',
  'fast-food-1': 'fast_food',
  'cafe-1': 'cafe_bakery',
  'ethnic-1': 'ethnic_cuisine',
};

/** The cuisine proposes, the tone the owner asked for may move it next door. */
function templateFor(brief: Brief): TemplateId {
  const usual = cuisineOf(brief).template;
  const isCounterService = usual === 'cafe-1' || usual === 'fast-food-1';
  if (brief.tone === 'elegant' && !isCounterService)
    return usual.startsWith('fine') ? usual : 'fine-dining-1';
  if (brief.tone === 'modern' && !isCounterService)
    return usual === 'ethnic-1' ? 'casual-dining-1' : 'fine-dining-2';
  if (brief.tone === 'playful' && usual === 'ethnic-1') return 'casual-dining-1';
  if (brief.tone === 'rustic' && usual === 'fine-dining-2') return 'fine-dining-1';
  return usual;
}

/** Drawn from all orders by the seed; of two drawn, the kind of place says which suits it better. */
function sectionOrder(brief: Brief): SectionName[] {
  const draws = ['section-order', 'section-order-again'].map((label) =>
    brief.choose.pick(label, SECTION_ORDERS),
  );
  const first = templateFor(brief).startsWith('fine') ? 'about' : 'menu';
  const better = draws.find((order) => order.indexOf(first) <= 2) ?? draws[0];
  return [...(better ?? brief.choose.pick('section-order', SECTION_ORDERS))];
}

/** What the pictures show: dishes that were named first, then what such a table looks like. */
function subjectsFor(brief: Brief): [ImageSubject, ...ImageSubject[]] {
  const named = brief.menu.map((entry) => entry.dish?.subject).filter((subject) => subject !== undefined);
  const fire = brief.has.some(({ id }) => ['wood-oven', 'charcoal', 'smoker', 'tandoor'].includes(id))
    ? ['fire' as const]
    : [];
  const usual = cuisineOf(brief).subjects;
  const [first = 'table', ...rest] = usual;
  const hero = brief.cuisine === undefined ? (named[0] ?? first) : first;
  const turn = brief.choose.index('subjects', Math.max(1, rest.length));
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  return [
    hero,
    ...new Set(
      [...named.slice(0, 3), ...fire, ...turned, 'table' as const].filter((subject) => subject !== hero),
    ),
  ];
}

/** Chooses how the page looks. The owner's colors and kind of typeface are kept. */
export function composeDesign(brief: Brief, preferences: WebsiteFacts['designPreferences']): Design {
  const template = templateFor(brief);
  const scheme = COLOR_SCHEMES[brief.choose.pick('scheme', cuisineOf(brief).schemes)];
  const [hero, ...others] = subjectsFor(brief);
  const { primary_color, secondary_color, font_family } = preferences;
  const wanted = {
    ...(primary_color && { primary: primary_color }),
    ...(secondary_color && { secondary: secondary_color }),
  };
  return {
    template_id: template,
    design_category: CATEGORIES[template],
    color_palette: composePalette(scheme, brief.choose, wanted),
    typography: composeTypography(template, font_family, brief.choose),
    section_order: sectionOrder(brief),
    hero_subject: hero,
    gallery_subjects: others.slice(0, 4 + brief.choose.index('gallery-size', 3)),
  };
}
