import { describe, expect, test } from 'vitest';
import { MenuDraftSchema } from '#functions/ai/drafts/menu-draft.ts';
import { PageDraftSchema } from '#functions/ai/drafts/page-draft.ts';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';
import { contrastRatio } from '#shared/site/color/contrast.ts';
import { BLANK } from '#shared/site/review/draft-texts.ts';
import { SECTION_NAMES } from '#shared/site/site-content.ts';
import { factsOfBrief, TWELVE_BRIEFS } from '#tests/builders/website-facts.ts';
import { compose } from '#tests/builders/website-tasks.ts';
import { BANNED_WORDS } from '#tests/eval/banned-words.ts';
import { DesignSchema } from './design.ts';

function setup(
  facts: readonly WebsiteFacts[] = TWELVE_BRIEFS.map((brief, index) => factsOfBrief(brief, `site_${index}`)),
) {
  const sites = facts.map((each) => ({
    facts: each,
    story: compose('story', each),
    menu: compose('menu', each),
    design: compose('design', each),
  }));
  const distinct = (pick: (site: (typeof sites)[number]) => string) => new Set(sites.map(pick)).size;
  return { sites, distinct };
}

describe('twelve different briefs', () => {
  test('don’t share a palette, and rarely a tagline or section order', () => {
    const { distinct } = setup();
    expect(distinct(({ story }) => story.tagline)).toBeGreaterThanOrEqual(10);
    expect(distinct(({ design }) => JSON.stringify(design.color_palette))).toBe(12);
    expect(distinct(({ design }) => design.color_palette.primary)).toBe(12);
    expect(distinct(({ design }) => design.section_order.join())).toBeGreaterThanOrEqual(9);
  });

  test('don’t share a published paragraph or search description', () => {
    const { sites, distinct } = setup();
    const paragraphs = sites
      .flatMap(({ story }) => story.about_content.split('\n\n'))
      // A story to complete is a suggestion, drawn from a few.
      .filter((text) => text !== '' && !text.includes(BLANK));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(distinct(({ story }) => story.meta_description)).toBe(12);
  });

  test('each answer has the agreed shape', () => {
    for (const { story, menu, design } of setup().sites) {
      expect(PageDraftSchema.parse(story)).toEqual(story);
      expect(MenuDraftSchema.parse(menu)).toEqual(menu);
      expect(DesignSchema.parse(design)).toEqual(design);
    }
  });

  test('have every section once, with the hero first', () => {
    for (const { design } of setup().sites) {
      expect(design.section_order[0]).toBe('hero');
      expect(design.section_order.toSorted()).toEqual([...SECTION_NAMES].sort());
    }
  });

  test('have readable text on every palette', () => {
    for (const { design } of setup().sites) {
      const { neutral, primary, secondary, text_primary, text_secondary } = design.color_palette;
      for (const color of [primary, secondary, text_primary, text_secondary]) {
        expect(contrastRatio(color, neutral)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('have copy without numbers that the owner didn’t give', () => {
    for (const { facts, story, menu } of setup().sites) {
      const known: readonly string[] = JSON.stringify(facts).match(/\d+/g) ?? [];
      const { drafts: _origins, ...words } = story;
      const written = JSON.stringify({ ...words, opening_hours: {}, menu }).match(/\d+/g) ?? [];
      expect(written.filter((number) => !known.includes(number))).toEqual([]);
    }
  });

  test('have copy without clichés or unfilled placeholders', () => {
    for (const { story, menu } of setup().sites) {
      const written = JSON.stringify({ story, menu });
      expect(written).not.toMatch(BANNED_WORDS);
      expect(written).not.toMatch(/undefined|null|\[object|\{\{|\s\.|\.\.|,,/);
    }
  });
});

test('that say the same get their own colors and words', () => {
  const names = [
    'Aldo',
    'Bruna',
    'Carlo',
    'Dora',
    'Elio',
    'Flora',
    'Gino',
    'Ines',
    'Livia',
    'Mirko',
    'Nadia',
    'Otto',
  ];
  const requirements = 'We are a Thai restaurant with a terrace.';
  const { distinct } = setup(
    names.map((name) => factsOfBrief({ restaurantName: `Baan ${name}`, requirements }, name)),
  );
  expect(distinct(({ design }) => JSON.stringify(design.color_palette))).toBe(12);
  expect(distinct(({ design }) => design.section_order.join())).toBeGreaterThanOrEqual(5);
  expect(distinct(({ story }) => story.hero_description)).toBeGreaterThanOrEqual(6);
});
