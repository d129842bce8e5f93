import { cutChosen, factsOfChoices, withChosen } from '#functions/ai/brief/brief-choices.ts';
import { briefFacts } from '#functions/ai/brief/brief-facts.ts';
import { readProfile } from '#functions/ai/readers/read-profile.ts';
import { followRequests } from '#functions/ai/readers/requests/follow-requests.ts';
import type { WebsiteFacts } from '#functions/ai/website-facts.ts';
import { assembleContent } from '#functions/websites/generation-worker/assemble-content.ts';
import type { BriefChoice } from '#shared/profile/brief-lines.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { publishedContent } from '#shared/site/review/published-content.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { compose } from '#tests/builders/website-tasks.ts';

export type Brief = { name: string; text: string; choices?: readonly BriefChoice[] };
export type Draft = { facts: WebsiteFacts; content: SiteContent; published: SiteContent };

const TODAY = '2026-11-28';

type Parts = Pick<Parameters<typeof assembleContent>[0], 'story' | 'menu'>;

/** The facts that the built-in reader finds in a fresh account's brief. */
export function factsOfBrief({ name, text, choices = [] }: Brief, seed = 'site_1'): WebsiteFacts {
  const context = { region: '', language: 'en', currency: '', today: TODAY };
  const { rest, chosen } = cutChosen(text, choices);
  const choiceFacts = factsOfChoices(chosen, context);
  const followed = withChosen(followRequests(rest), choiceFacts);
  const reading = readProfile(followed.text, { ...context, language: '' });
  return {
    ...briefFacts(emptyProfile(name), reading, followed, choiceFacts.proposals),
    websiteName: name,
    removed: [],
    designPreferences: {},
    seed,
  };
}

/** The website made from the facts and the written texts. */
export function draftOf({ name, text }: Brief, facts: WebsiteFacts, { story, menu }: Parts): Draft {
  const content = assembleContent({
    websiteName: name,
    profile: facts.profile,
    story,
    menu,
    design: compose('design', facts),
    images: [],
    brief: text,
    today: TODAY,
  });
  return { facts, content, published: publishedContent(content) };
}

/** A fresh account's website for a brief, before the owner reviews it. Pure. */
export function draftOfBrief(brief: Brief, seed = 'site_1'): Draft {
  const facts = factsOfBrief(brief, seed);
  return draftOf(brief, facts, { story: compose('story', facts), menu: compose('menu', facts) });
}

/** Prose that guests read, without names, prices, hours, or addresses. */
export function proseOf({ pages, menu_items }: SiteContent): string[] {
  const [{ sections }] = pages;
  const { hero, about, features, faq, gallery, contact } = sections;
  return [
    hero.tagline,
    hero.description,
    ...about.content.split('\n\n'),
    ...features.map(({ content }) => content),
    ...menu_items.map(({ description }) => description),
    ...faq.items.map(({ answer }) => answer),
    gallery.description,
    contact.description,
  ].filter((text) => text.trim() !== '');
}

export const wordsIn = (texts: readonly string[]): number =>
  texts.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
