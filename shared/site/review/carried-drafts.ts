import type { SiteContent } from '#shared/site/site-content.ts';
import { contentTexts } from './content-texts.ts';
import { type DraftText, draftsByText, type Segment, wholeText } from './draft-texts.ts';

/**
 * Keeps the drafts that still describe a text. Texts that the owner edited become the owner's, except unchanged
 * suggestions in them. Pure.
 */
export function withCarriedDrafts(before: SiteContent, after: SiteContent): SiteContent {
  if (after.drafts === undefined) return after;
  const known = draftsByText(after.drafts);
  const textsBefore = new Map(contentTexts(before).map(({ path, text }) => [path, text]));
  const carried = contentTexts(after).flatMap(({ path, text }) => {
    const described = known.get(text);
    if (described !== undefined) return [described];
    const edited = known.get(textsBefore.get(path) ?? '');
    const draft = edited && suggestionsLeft(edited, text);
    return draft === undefined ? [] : [draft];
  });
  const { drafts: _before, ...rest } = after;
  const drafts = [...new Map(carried.map((draft) => [wholeText(draft), draft])).values()];
  return { ...rest, ...(drafts.length > 0 && { drafts }) };
}

/** The edited text as the owner's, with the draft's suggestions that are still in it word for word. */
function suggestionsLeft({ segments }: DraftText, text: string): DraftText | undefined {
  const parts: Segment[] = [];
  let rest = text;
  for (const segment of segments.filter(({ origin }) => origin === 'suggested')) {
    const at = rest.indexOf(segment.text.trim());
    if (at === -1) continue;
    const end = at + segment.text.trim().length;
    if (at > 0) parts.push({ text: rest.slice(0, at), origin: 'owner' });
    parts.push({ ...segment, text: rest.slice(at, end) });
    rest = rest.slice(end);
  }
  if (parts.length === 0) return undefined;
  return { segments: rest === '' ? parts : [...parts, { text: rest, origin: 'owner' }] };
}
