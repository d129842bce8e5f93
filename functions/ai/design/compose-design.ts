import { hintedProfile } from '#functions/ai/drafts/hinted-profile.ts';
import { type ImageSubject, NEUTRAL_SUBJECTS } from '#functions/ai/image-subjects.ts';
import { shownIngredients } from '#functions/ai/kitchen.ts';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';
import {
  type DesignCategory,
  SECTION_NAMES,
  type SectionName,
  type TemplateId,
} from '#shared/site/site-content.ts';
import { type Chooser, createChooser } from './chooser.ts';
import type { Design } from './design.ts';
import { kitchenOf } from './kitchen-of.ts';
import { type Look, lookFor } from './looks.ts';
import { groundOfHours, moodOf, schemeFor } from './mood.ts';
import { composePalette } from './palette.ts';
import { subjectsFor } from './subjects.ts';
import { saidTone, type Tone, toneOf } from './tone.ts';
import { composeTypography } from './typography.ts';

const CATEGORIES: Readonly<Record<TemplateId, DesignCategory>> = {
  'fine-dining-1': 'fine_dining',
  'fine-dining-2': 'fine_dining',
  'casual-dining-1': 'casual_dining',
  'fast-food-1': 'fast_food',
  'cafe-1': 'cafe_bakery',
  'ethnic-1': 'ethnic_cuisine',
};

/** Templates whose largest color area, behind the hero, is the accent. */
const LED_BY_ACCENT: ReadonlySet<TemplateId> = new Set(['fast-food-1']);

/** The cuisine decides the template. A tone that the owner asked for may change it to a similar one. */
function templateFor({ template: usual }: Look, tone: Tone): TemplateId {
  const isCounterService = usual === 'cafe-1' || usual === 'fast-food-1';
  if (tone === 'elegant' && !isCounterService) return usual.startsWith('fine') ? usual : 'fine-dining-1';
  if (tone === 'modern' && !isCounterService) {
    return usual === 'ethnic-1' ? 'casual-dining-1' : 'fine-dining-2';
  }
  if (tone === 'playful' && usual === 'ethnic-1') return 'casual-dining-1';
  if (tone === 'rustic' && usual === 'fine-dining-2') return 'fine-dining-1';
  return usual;
}

function permutations(names: readonly SectionName[]): SectionName[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((first) =>
    permutations(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
  );
}

const AROUND = ['hero', 'contact'];

/**
 * All orders that make sense to guests: the hero first, then the story or the menu, images and answers after the story,
 * and the contact last.
 */
export const SECTION_ORDERS: readonly (readonly SectionName[])[] = permutations(
  SECTION_NAMES.filter((name) => !AROUND.includes(name)),
)
  .filter(([first]) => first === 'about' || first === 'menu')
  .filter((order) => order.indexOf('about') < Math.min(order.indexOf('gallery'), order.indexOf('faq')))
  .map((inner): SectionName[] => ['hero', ...inner, 'contact']);

/** Drawn by the seed: templates for fine dining begin with the story, others with the menu. */
function sectionOrder(template: TemplateId, choose: Chooser): SectionName[] {
  const first = template.startsWith('fine') ? 'about' : 'menu';
  return [
    ...choose.pick(
      'section-order',
      SECTION_ORDERS.filter((order) => order[1] === first),
    ),
  ];
}

const FEWEST_DISHES = 2;

/** Images of dishes. A single one, or images without food, aren’t a gallery. */
function gallerySubjects(subjects: readonly ImageSubject[]): ImageSubject[] {
  const dishes = subjects.filter((subject) => !NEUTRAL_SUBJECTS.includes(subject) || subject === 'bread');
  return dishes.length >= FEWEST_DISHES ? dishes : [];
}

/**
 * Chooses the design of a page. It keeps the owner’s colors and kind of typeface, and images show only what the
 * kitchen serves. Pure.
 */
export function composeDesign({
  profile: given,
  identity,
  websiteName,
  wishes,
  seed,
  designPreferences,
}: WebsiteFacts): Design {
  const profile = hintedProfile(given, identity);
  const choose = createChooser(`${seed}\u0000${profile.name}\u0000${websiteName}`);
  const look = lookFor(profile);
  const template = templateFor(look, toneOf(wishes, look));
  const kitchen = kitchenOf(profile);
  const [hero, ...others] = subjectsFor(profile, kitchen, choose);
  const gallery = gallerySubjects(others).slice(0, 4 + choose.index('gallery-size', 3));
  const isLedByAccent = LED_BY_ACCENT.has(template);
  const { primary_color, secondary_color, font_family } = designPreferences;
  const wanted = {
    ...(primary_color && { primary: primary_color }),
    ...(secondary_color && { secondary: secondary_color }),
    ...(primary_color && isLedByAccent && { accent: primary_color }),
  };
  const scheme = schemeFor(
    { look, tone: saidTone(wishes), mood: moodOf(wishes), hours: groundOfHours(profile), isLedByAccent },
    choose,
  );
  return {
    template_id: template,
    design_category: CATEGORIES[template],
    color_palette: composePalette(scheme, choose, wanted),
    typography: composeTypography(template, font_family, choose),
    section_order: sectionOrder(template, choose),
    hero_subject: hero,
    gallery_subjects: gallery,
    shown_ingredients: Object.fromEntries(
      [hero, ...gallery].map((subject) => [subject, shownIngredients(subject, kitchen) ?? []]),
    ),
  };
}
