import { type Segment, wholeText } from '#shared/site/review/draft-texts.ts';
import { sentencesOf } from '../guard/guard-printed.ts';
import { suggestionId } from './draft-builder.ts';
import type { PageDraft } from './page-draft.ts';

type Field = 'tagline' | 'hero_description' | 'meta_description' | 'about_content' | 'contact_description';

/** Sentences by their origin. */
type Sentences = {
  /** The owner’s. */
  owned: readonly string[];
  /** Sentences with claims that need proof. */
  unproven: readonly string[];
  /** IDs of suggestions that the owner removed. */
  removed: readonly string[];
  /** Why the owner should review the suggestions. */
  reason: string;
};

/**
 * The page with a model’s texts. Sentences that need proof become suggestions. If a text has no other sentences,
 * the library’s text stays, unless it has none in this language.
 */
export function withSuggestedClaims(
  page: PageDraft,
  texts: Readonly<Record<Field, string>>,
  sentences: Sentences,
): PageDraft {
  const written = (Object.entries(texts) as [Field, string][])
    .map(([field, text]) => ({ field, text, segments: segmentsOf(field, text, sentences) }))
    .filter(
      ({ field, text, segments }) =>
        text !== '' && (page[field] === '' || segments.some(({ origin }) => origin !== 'suggested')),
    );
  const drafts = written
    .map(({ segments }) => ({ segments }))
    .filter(({ segments }) => segments.some(({ origin }) => origin !== 'owner'));
  return {
    ...page,
    ...Object.fromEntries(written.map(({ field, segments }) => [field, wholeText({ segments })])),
    drafts: [...page.drafts, ...drafts],
  };
}

function segmentsOf(field: string, text: string, { owned, unproven, removed, reason }: Sentences): Segment[] {
  return sentencesOf(text)
    .map(({ sentence }): Segment => {
      if (owned.includes(sentence.trim())) return { text: sentence, origin: 'owner' };
      if (!unproven.includes(sentence)) return { text: sentence, origin: 'written' };
      return { text: sentence, origin: 'suggested', id: suggestionId(`claim-${field}`, sentence), reason };
    })
    .filter(({ id }) => id === undefined || !removed.includes(id));
}
