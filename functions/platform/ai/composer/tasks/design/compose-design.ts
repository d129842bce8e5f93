import { COLOR_SCHEMES } from '#functions/platform/ai/composer/knowledge/color-schemes.ts';
import { SECTION_ORDERS } from '#functions/platform/ai/composer/knowledge/section-orders.ts';
import type { Brief } from '#functions/platform/ai/composer/reading/brief.ts';
import type { Design } from '#functions/platform/ai/composer/tasks/design/design.ts';
import type { ImageSubject } from '#functions/platform/ai/image-subjects.ts';
import { type Kitchen, mayShow, shownIngredients } from '#functions/platform/ai/kitchen.ts';
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

/** The neutral table, for a kitchen of which no dish can be shown. */
const ANY_KITCHEN = ['table', 'crockery', 'herbs', 'lamp'] as const satisfies readonly ImageSubject[];

/**
 * What the pictures may show, the hero first: dishes that were named, then what else such a kitchen serves, then its
 * table.
 */
function subjectsFor(brief: Brief, kitchen: Kitchen): [ImageSubject, ...ImageSubject[]] {
  const named = brief.menu.map((entry) => entry.dish?.subject).filter((subject) => subject !== undefined);
  const fire = brief.has.some(({ id }) => ['wood-oven', 'charcoal', 'smoker', 'tandoor'].includes(id))
    ? ['fire' as const]
    : [];
  // A fire burns only where the owner speaks of one.
  const isShown = (subject: ImageSubject) =>
    mayShow(subject, kitchen) && (subject !== 'fire' || named.includes('fire') || fire.length > 0);
  const usual = cuisineOf(brief).subjects.filter((subject) => !ANY_KITCHEN.some((each) => each === subject));
  const [first, ...rest] = usual;
  const turn = brief.choose.index('subjects', Math.max(1, rest.length));
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  const table = brief.choose.index('table', ANY_KITCHEN.length);
  const neutral = [...ANY_KITCHEN.slice(table), ...ANY_KITCHEN.slice(0, table)];
  const wanted = [...(first ? [first] : []), ...named.slice(0, 4), ...fire, ...turned, ...neutral];
  const [hero = 'table', ...others] = new Set(wanted.filter(isShown));
  return [hero, ...others];
}

/**
 * Chooses how the page looks. The owner's colors and kind of typeface are kept, and no picture shows what the
 * kitchen does not serve.
 */
export function composeDesign(
  brief: Brief,
  preferences: WebsiteFacts['designPreferences'],
  kitchen: Kitchen,
): Design {
  const template = templateFor(brief);
  const scheme = COLOR_SCHEMES[brief.choose.pick('scheme', cuisineOf(brief).schemes)];
  const [hero, ...others] = subjectsFor(brief, kitchen);
  const gallery = others.slice(0, 4 + brief.choose.index('gallery-size', 3));
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
    gallery_subjects: gallery,
    shown_ingredients: Object.fromEntries(
      [hero, ...gallery].map((subject) => [subject, shownIngredients(subject, kitchen) ?? []]),
    ),
  };
}
