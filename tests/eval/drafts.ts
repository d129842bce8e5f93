import { readdirSync, readFileSync } from 'node:fs';
import { menuTask } from '#functions/ai/drafts/menu-task.ts';
import { pageTask } from '#functions/ai/drafts/page-task.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import { TWELVE_BRIEFS } from '#tests/builders/website-facts.ts';
import { REQUESTS } from './cases/requests.ts';
import { copyCounts } from './copy-counts.ts';
import { type Brief, draftOf, draftOfBrief, factsOfBrief, proseOf, wordsIn } from './draft-of-brief.ts';
import { defineEvaluation } from './evaluation.ts';
import { townSimilarity } from './town.ts';

type DraftCase = Brief & { requests: readonly RegExp[] };

const CASES = new URL('./cases/', import.meta.url);

/** Account names for the briefs in `cases`. */
const CASE_NAMES: Readonly<Record<string, string>> = {
  O1: 'Harbor & Vine',
  O2: 'Tony’s Pizza',
  O3: 'Ruby’s Kitchen',
  O4: 'Sakura Sushi',
  O5: 'Sister Sprout',
};

function briefsOfCases(): DraftCase[] {
  return readdirSync(CASES)
    .filter((file) => /^O\d/.test(file))
    .toSorted()
    .map((file) => ({
      name: CASE_NAMES[file.slice(0, 2)] ?? file,
      text: readFileSync(new URL(file, CASES), 'utf8'),
      requests: REQUESTS[file.slice(0, 2)] ?? [],
    }));
}

export const DRAFT_CASES: readonly DraftCase[] = [
  ...[
    { name: 'Blue Heron Grill', text: '' },
    { name: 'Harbor & Vine', text: 'A cozy seafood bistro and wine bar in Portland, Maine.' },
  ].map((brief) => ({ ...brief, requests: [] })),
  ...briefsOfCases(),
  ...TWELVE_BRIEFS.map(({ restaurantName, requirements }) => ({
    name: restaurantName,
    text: requirements,
    requests: [],
  })),
];

/** The brief's facts as a page prints them. */
const factsIn = ({ dishes, phones, address, email }: RestaurantProfile): string[] =>
  [
    ...dishes.flatMap(({ name, price }) => [name, price]),
    ...phones.map(({ typed }) => typed),
    ...[address.locality, address.street, email],
  ].filter((fact) => fact !== '');

/** A fresh account's website for a brief, with the writer's story. */
export const drafts = defineEvaluation({
  name: 'drafts',
  columns: [
    'facts_found',
    'facts_right',
    'contradictions',
    'requests_honored',
    'words',
    'suggestions',
    'banned_words',
    'repeated_sentences',
  ],
  cases: DRAFT_CASES,
  run: async (writer, brief) => {
    const facts = factsOfBrief(brief);
    const caller = { restaurantId: 'rest_1', deadline: 'job' } as const;
    const story = await writer.write(pageTask, facts, caller);
    const menu = await writer.write(menuTask, facts, caller);
    const { content, published } = draftOf(brief, facts, { story: story.result, menu: menu.result });
    const whole = JSON.stringify([content, facts.undone]);
    const page = JSON.stringify(published);
    const said = factsIn(facts.profile);
    const honored = brief.requests.filter((request) => request.test(whole)).length;
    return {
      ...copyCounts(proseOf(published), facts.profile.languages[0] ?? 'en', `${brief.name} ${brief.text}`),
      facts_found: [said.filter((fact) => page.includes(fact)).length, said.length],
      suggestions: listSuggestions(content).length,
      requests_honored: [honored, brief.requests.length],
    };
  },
});

/** Each draft of the built-in writer, and how similar restaurants of one town are. */
export function listDrafts(): string {
  const rows = DRAFT_CASES.map((brief) => {
    const { content, published, facts } = draftOfBrief(brief);
    const dishes = published.menu_items.length;
    const described = published.menu_items.filter(({ description }) => description !== '').length;
    const [{ sections }] = content.pages;
    const cells = [
      brief.name,
      brief.text.trim() === '' ? 'name only' : `${wordsIn([brief.text])} words`,
      wordsIn(proseOf(published)),
      `${described} of ${dishes}`,
      `${published.pages[0].sections.faq.items.length} of ${sections.faq.items.length}`,
      sections.features.length,
      listSuggestions(content).length,
      facts.undone.length,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const { pairs, sharing } = townSimilarity();
  return [
    '| restaurant | brief | words published unreviewed | dishes described | questions published | sections | suggestions | not done |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `In five towns of 100 restaurants, ${sharing} of ${pairs} pairs with the same cuisine share eight words in a row (${((100 * sharing) / pairs).toFixed(1)}%).`,
  ].join('\n');
}
