import { readdirSync, readFileSync } from 'node:fs';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import { TWELVE_BRIEFS } from '#tests/builders/website-facts.ts';
import { type Brief, draftOfBrief, proseOf, wordsIn } from './draft-of-brief.ts';
import { townSimilarity } from './town.ts';

const CASES = new URL('./cases/', import.meta.url);

/** Names of the accounts whose briefs lie in `cases`. */
const CASE_NAMES: Readonly<Record<string, string>> = {
  O1: 'Harbor & Vine',
  O2: 'Tony’s Pizza',
  O3: 'Ruby’s Kitchen',
  O4: 'Sakura Sushi',
  O5: 'Sister Sprout',
};

export function briefsOfCases(): Brief[] {
  return readdirSync(CASES)
    .filter((file) => /^O\d/.test(file))
    .toSorted()
    .map((file) => ({
      name: CASE_NAMES[file.slice(0, 2)] ?? file,
      text: readFileSync(new URL(file, CASES), 'utf8'),
    }));
}

export function briefsOfDrafts(): Brief[] {
  return [
    { name: 'Blue Heron Grill', text: '' },
    { name: 'Harbor & Vine', text: 'A cozy seafood bistro and wine bar in Portland, Maine.' },
    ...briefsOfCases(),
    ...TWELVE_BRIEFS.map(({ restaurantName, requirements }) => ({
      name: restaurantName,
      text: requirements,
    })),
  ];
}

/** `npm run eval -- drafts`: what a fresh account gets for a brief, and how much restaurants of one town have in common. */
export function evaluateDrafts(): string {
  const rows = briefsOfDrafts().map((brief) => {
    const { content, published, facts } = draftOfBrief(brief);
    const dishes = published.menu_items.length;
    const described = published.menu_items.filter(({ description }) => description !== '').length;
    const [{ sections }] = content.pages;
    const cells = [
      brief.name,
      brief.text.trim() === '' ? 'name only' : `${wordsIn([brief.text])} words`,
      wordsIn(proseOf(published)),
      `${described} of ${dishes}`,
      sections.faq.items.length,
      sections.features.length,
      listSuggestions(content).length,
      facts.undone.length,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const { pairs, sharing } = townSimilarity();
  return [
    '| restaurant | brief | words published unreviewed | dishes described | questions | sections | suggestions | not done |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `In a town of 100 restaurants, ${sharing} of ${pairs} pairs with the same cuisine share eight words in a row (${((100 * sharing) / pairs).toFixed(1)}%).`,
  ].join('\n');
}
