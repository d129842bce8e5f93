import type { Design } from '#functions/ai/design/design.ts';
import type { MenuDraft } from '#functions/ai/drafts/menu-draft.ts';
import type { PageDraft } from '#functions/ai/drafts/page-draft.ts';
import type { Writer } from '#functions/ai/writer.ts';
import type { ProfileReading } from '#shared/profile/profile-reading.ts';
import { aDish } from './a-profile.ts';

export function aStory(changes: Partial<PageDraft> = {}): PageDraft {
  return {
    language: 'en',
    tagline: 'Roman plates by the fire',
    hero_description: 'A small room with a wood oven.',
    meta_description: 'A Roman trattoria with a wood oven.',
    about_title: 'Our table',
    about_content: 'We cook Roman dishes in a wood oven.',
    gallery_title: 'A look inside',
    gallery_description: 'Drawn for us.',
    features: [],
    dish_lines: {},
    sample_dishes: [],
    faq_title: 'Good to know',
    faq_items: [],
    reviews_title: 'What guests say',
    contact_title: 'Find us',
    contact_description: 'Come by.',
    drafts: [],
    ...changes,
  };
}

export function aMenu(changes: Partial<MenuDraft> = {}): MenuDraft {
  return {
    title: 'The menu',
    ...changes,
  };
}

export function aDesign(changes: Partial<Design> = {}): Design {
  return {
    template_id: 'casual-dining-1',
    design_category: 'casual_dining',
    color_palette: {
      primary: '#5b2a1e',
      secondary: '#7a5c3e',
      accent: '#b4552d',
      neutral: '#faf7f2',
      text_primary: '#1f1d1a',
      text_secondary: '#5a544c',
    },
    typography: { body_font: 'Source Sans 3', headings_font: 'Fraunces' },
    section_order: ['hero', 'about', 'menu', 'gallery', 'reviews', 'faq', 'contact'],
    hero_subject: 'fire',
    gallery_subjects: ['pasta', 'wine', 'bread'],
    ...changes,
  };
}

/** A reading in which everything is certain. */
export function aReading(changes: Partial<ProfileReading> = {}): ProfileReading {
  const passage = { words: '', start: 0, end: 0, confidence: 'certain' as const };
  const dish = { description: 'Pecorino and pepper', price: '14.50', course: 'Pasta' };
  return {
    language: 'en',
    proposals: [
      { ...passage, field: 'cuisines', value: 'Italian' },
      { ...passage, field: 'dishes', value: aDish({ name: 'Cacio e pepe', ...dish }) },
      { ...passage, field: 'closed_days', value: 'monday' },
      { ...passage, field: 'hours_text', value: 'Closed on Mondays' },
    ],
    wishes: [],
    not_for_guests: [],
    ...changes,
  };
}

/** A writer that always writes the same, and records what it was asked. */
export function aWriter(): Writer & { asked: string[] } {
  const asked: string[] = [];
  const results: Record<string, unknown> = {
    read_profile: aReading(),
    story: aStory(),
    menu: aMenu(),
    design: aDesign(),
  };
  return {
    asked,
    write: async (task) => {
      asked.push(task.name);
      const usage = { requests: 0, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
      return { result: task.result.parse(results[task.name]), model: 'a test writer', usage };
    },
  };
}
