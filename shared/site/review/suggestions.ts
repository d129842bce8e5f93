import * as z from 'zod/mini';
import type { SiteContent } from '#shared/site/site-content.ts';
import { contentTexts, withContentTexts } from './content-texts.ts';
import {
  BLANK,
  BlankSchema,
  type DraftText,
  draftsByText,
  type Segment,
  tidied,
  wholeText,
} from './draft-texts.ts';

/** A suggestion for the owner to keep or remove. `question`: set if it answers one. */
export const SuggestionSchema = z
  .object({
    id: z.string(),
    /** The path of its text. */
    path: z.string(),
    section: z.string(),
    text: z.string(),
    reason: z.string(),
    question: z.optional(z.string()),
    blanks: z.optional(z.array(BlankSchema)),
  })
  .register(z.globalRegistry, { id: 'Suggestion' });
export type Suggestion = z.infer<typeof SuggestionSchema>;

const isSuggestion = (segment: Segment): segment is Segment & { id: string } =>
  segment.origin === 'suggested' && segment.id !== undefined;

/** Lists open suggestions in page order. */
export function listSuggestions(content: SiteContent): Suggestion[] {
  const byText = draftsByText(content.drafts);
  return contentTexts(content).flatMap(({ path, section, text }) =>
    (byText.get(text)?.segments ?? []).filter(isSuggestion).map((segment) => ({
      id: segment.id,
      path,
      section,
      text: segment.text.trim(),
      reason: segment.reason ?? '',
      ...questionAt(content, path),
      ...(segment.blanks && { blanks: segment.blanks }),
    })),
  );
}

function questionAt({ pages }: SiteContent, path: string): { question?: string } {
  const index = /\.faq\.items\[(\d+)\]\.answer$/.exec(path)?.[1];
  const question = index === undefined ? undefined : pages[0].sections.faq.items[Number(index)]?.question;
  return question === undefined ? {} : { question };
}

/** `values` fill a suggestion's blanks by name. `text`: the owner's, from an earlier review. */
export type Kept = { id: string; values?: Readonly<Record<string, string>> | undefined; text?: string };
export type KeptText = { id: string; text: string };
export type Review = { keep: readonly Kept[]; remove: readonly string[] };
/** `skipped`: kept IDs with unfilled blanks, which stay suggestions. `kept`: the texts that became the owner's. */
export type Reviewed = { content: SiteContent; kept: KeptText[]; skipped: string[]; unknown: string[] };

/** Keeps suggestions, which makes them the owner's, and removes others. Pure. */
export function reviewSuggestions(content: SiteContent, { keep, remove }: Review): Reviewed {
  const known = new Set(listSuggestions(content).map(({ id }) => id));
  const unknown = [...keep.map(({ id }) => id), ...remove].filter((id) => !known.has(id));
  const skipped: string[] = [];
  const texts: KeptText[] = [];
  const decided = (segment: Segment): Segment[] => {
    if (!isSuggestion(segment)) return [segment];
    if (remove.includes(segment.id)) return [];
    const kept = keep.find(({ id }) => id === segment.id);
    if (kept === undefined) return [segment];
    const text = kept.text ?? filled(segment, kept.values ?? {});
    if (text === undefined) {
      skipped.push(segment.id);
      return [segment];
    }
    texts.push({ id: segment.id, text });
    return [{ text, origin: 'owner' }];
  };
  const byText = draftsByText(content.drafts);
  const drafts: DraftText[] = [];
  const dishLines = new Set(content.menu_items.map(({ description }) => description));
  const changed = withContentTexts(content, (text) => {
    const draft = byText.get(text);
    if (draft === undefined) return text;
    const segments = draft.segments.flatMap(decided);
    if (segments.length === 0) return '';
    const isTouched =
      segments.length !== draft.segments.length || segments.some((each, at) => each !== draft.segments[at]);
    const next = isTouched ? withoutGaps(segments) : draft;
    // A kept line of a dish that has none in the profile is known by its draft (`withDishLines`).
    if (dishLines.has(text) || next.segments.some(({ origin }) => origin !== 'owner')) drafts.push(next);
    return wholeText(next);
  });
  const { drafts: _before, ...rest } = changed;
  return {
    content: { ...rest, ...(drafts.length > 0 && { drafts }) },
    kept: texts,
    skipped: [...new Set(skipped)],
    unknown,
  };
}

/** Fills a text's blanks; undefined if one is unfilled. */
function filled(
  { text, blanks = [] }: Segment,
  values: Readonly<Record<string, string>>,
): string | undefined {
  let place = 0;
  let isOpen = false;
  const done = text.replaceAll(BLANK, () => {
    const value = (values[blanks[place++]?.name ?? ''] ?? '').trim();
    if (value === '') isOpen = true;
    return value;
  });
  return isOpen ? undefined : done;
}

/** Removes white space around removed segments. */
function withoutGaps(segments: readonly Segment[]): DraftText {
  const [first, ...rest] = segments;
  const trimmed = first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...rest];
  const last = trimmed.at(-1);
  const ended =
    last === undefined ? trimmed : [...trimmed.slice(0, -1), { ...last, text: last.text.trimEnd() }];
  const whole = wholeText({ segments: ended });
  // If tidying would change more than the ends, segments keep their spacing. Published texts are tidied anyway.
  return {
    segments:
      whole === tidied(whole)
        ? ended
        : ended.map((each) => ({ ...each, text: each.text.replace(/\n{3,}/g, '\n\n') })),
  };
}
