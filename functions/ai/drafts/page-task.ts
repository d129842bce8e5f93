import * as z from 'zod/mini';
import type { InspectedText } from '#functions/ai/inspection.ts';
import { ANSWER_FAILURES, ModelFailure } from '#functions/ai/models/model-failure.ts';
import { defineTextTask } from '#functions/ai/text-task.ts';
import { type PageFacts, PageFactsSchema } from '#functions/ai/website-facts.ts';
import { takesReservations } from '#shared/profile/takes-reservations.ts';
import { hasClaimList } from '../guard/claims/claim-languages.ts';
import { libraryOf } from '../library/libraries.ts';
import { PAGE_PROMPT } from '../prompts/page.ts';
import { recordPrompt } from '../record-prompt.ts';
import { BOOKING_WORDS } from './booking-words.ts';
import { type PageDraft, PageDraftSchema } from './page-draft.ts';
import { pageReferences } from './page-references.ts';
import { withSuggestedClaims } from './suggest-claims.ts';
import { PROOF_NEEDED } from './write-opening.ts';
import { writePage } from './write-page.ts';

const { tagline, hero_description, meta_description, about_content, contact_description } =
  PageDraftSchema.shape;
/** What a model may write. The rest follows from the profile and the library. A text that is too long becomes empty. */
const ModelPageSchema = z.object({
  tagline: z.catch(tagline, ''),
  hero_description: z.catch(hero_description, ''),
  meta_description: z.catch(meta_description, ''),
  about_content: z.catch(about_content, ''),
  contact_description: z.catch(contact_description, ''),
});

const UNCHECKED = 'We can’t fact-check this language. Keep this only if it’s true.';

/** The words of a website. */
export const pageTask = defineTextTask({
  name: 'story',
  feature: 'content_generation',
  facts: PageFactsSchema,
  result: PageDraftSchema,
  compose: (facts) => composePage(facts),
  prompt: {
    ...PAGE_PROMPT,
    text: (facts) =>
      recordPrompt(
        { language: facts.profile.languages[0] ?? 'en', wishes_for_tone: facts.wishes },
        pageReferences(facts),
        PAGE_PROMPT.request,
      ),
    references: pageReferences,
    answer: ModelPageSchema,
    complete: (answer, facts, unproven): PageDraft => {
      if (Object.values(answer).every((text) => text === ''))
        throw new ModelFailure(ANSWER_FAILURES.wrongForm);
      const { profile, removed } = facts;
      const owned = [
        ...profile.story.map(({ text }) => text),
        ...profile.people.map(({ sentence }) => sentence),
      ];
      const reason = hasClaimList(profile.languages[0] ?? '') ? PROOF_NEEDED : UNCHECKED;
      const { hero_description: hero, about_content: about } = answer;
      const page = composePage(facts, hero === '' || about === '' ? `${hero}${about}` : '');
      return withSuggestedClaims(page, answer, { owned, unproven, removed, reason });
    },
    isReviewed: true,
    words: (page) => Object.values(page),
    source: ({ profile, websiteName }) => ({
      language: profile.languages[0] ?? '',
      names: [profile.name, websiteName],
      profile,
      // Matches the rule by which the page offers reservations.
      said: takesReservations(profile) ? BOOKING_WORDS : [],
    }),
  },
  check: () => undefined,
  forReaders: pageTexts,
});

/**
 * The library’s page around the owner’s facts. The same facts give the same page. `printed`: the hero or About text
 * that a model wrote, so that no sentence of the owner is printed twice.
 */
function composePage(facts: PageFacts, printed = ''): PageDraft {
  return writePage({ ...facts, printed }, libraryOf(facts.profile.languages[0] ?? 'en'));
}

/** Our own text that readers will see. Lines for dishes only come from the library. */
function pageTexts(page: PageDraft): InspectedText[] {
  const texts = {
    tagline: page.tagline,
    hero_description: page.hero_description,
    meta_description: page.meta_description,
    about_content: page.about_content,
    gallery_description: page.gallery_description,
    contact_description: page.contact_description,
  };
  const said = [
    ...Object.entries(texts),
    ...page.features.map(({ content }) => ['feature', content] as const),
    ...page.faq_items.map(({ answer }) => ['faq', answer] as const),
  ];
  return said.map(([part, text]) => ({
    contentType: 'generated_text',
    field: 'text',
    text,
    about: { used_for: 'website', part },
  }));
}
