import type { SiteContent } from '#shared/site/site-content.ts';
import { withContentTexts } from './content-texts.ts';
import { BLANK, draftsByText, publishedText, tidied } from './draft-texts.ts';

/**
 * The content as guests see it: without suggestions that the owner has not kept, without questions and features that
 * are nothing else, and without samples. A text of which no origin is known is the owner's. Pure.
 */
export function publishedContent(content: SiteContent): SiteContent {
  const { drafts, sample_dishes: _samples, ...rest } = content;
  const byText = draftsByText(drafts);
  return withContentTexts(rest, (text) => {
    const draft = byText.get(text);
    return withoutBlanks(draft === undefined ? text : publishedText(draft));
  });
}

/** A sentence with a blank that nobody has filled is not for guests. */
function withoutBlanks(text: string): string {
  if (!text.includes(BLANK)) return text;
  const sentences = text.match(/[^.!?\n]+[.!?]*[”"]?\s*|\n+/g) ?? [text];
  return tidied(sentences.filter((sentence) => !sentence.includes(BLANK)).join(''));
}
