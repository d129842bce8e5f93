import type { SiteContent } from '#shared/site/site-content.ts';
import { withContentTexts } from './content-texts.ts';
import { BLANK, draftsByText, publishedText, tidied } from './draft-texts.ts';

/**
 * The content as guests see it: without unkept suggestions, questions and features that consist only of those, and
 * samples. A text without a known origin is the owner's. Pure.
 */
export function publishedContent(content: SiteContent): SiteContent {
  const { drafts, sample_dishes: _samples, ...rest } = content;
  const byText = draftsByText(drafts);
  return withContentTexts(rest, (text) => {
    const draft = byText.get(text);
    return withoutBlanks(draft === undefined ? text : publishedText(draft));
  });
}

/** Removes sentences with an unfilled blank. */
function withoutBlanks(text: string): string {
  if (!text.includes(BLANK)) return text;
  const sentences = text.match(/[^.!?\n]+[.!?]*[”"]?\s*|\n+/g) ?? [text];
  return tidied(sentences.filter((sentence) => !sentence.includes(BLANK)).join(''));
}
