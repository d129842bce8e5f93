import * as z from 'zod/mini';
import { ModelFailure } from '#functions/ai/models/model-failure.ts';
import {
  PRIVATE_REASONS,
  type ProfileProposal,
  ProfileProposalSchema,
  type ProfileReading,
} from '#shared/profile/profile-reading.ts';
import { LANGUAGE_CODE } from '#shared/profile/restaurant-profile.ts';
import { READ_LANGUAGES } from '../library/words/function-words.ts';
import { isFoundIn } from './found-in-words.ts';
import { createProof } from './proven-values.ts';
import { readProfile } from './read-profile.ts';
import type { ReadingContext, Span } from './reader.ts';
import { MOST, printed } from './text/printed.ts';
import { trimmed, without } from './text/spans.ts';

export const MODEL_ADDED_DETAILS = 'The model added details that aren’t in the text.';

/** A model’s proposal: it quotes words, because models can’t count offsets. */
type Quoted = Omit<ProfileProposal, 'start' | 'end'>;

function quotedSchema() {
  const [first, ...others] = ProfileProposalSchema.def.options.map((option) =>
    z.omit(option as z.ZodMiniObject, { start: true, end: true }),
  );
  if (first === undefined) throw new Error('There are proposals.');
  return z.union([first, ...others]) as unknown as z.ZodMiniType<Quoted>;
}

/**
 * A model’s reading of a text: each clause with its use and quoted words. The schema is created on first use, so
 * that functions without a model start faster.
 */
export const ModelReadingSchema = z.lazy(() => {
  const words = z.string();
  return z.object({
    language: z.string(),
    proposals: z.array(quotedSchema()),
    wishes: z.array(z.object({ words })),
    not_for_guests: z.array(z.object({ reason: z.enum(PRIVATE_REASONS), words })),
  });
});
export type ModelReading = z.infer<typeof ModelReadingSchema>;

/** The reading is rejected if a smaller share of its quotations is in the text. */
const LEAST_KEPT = 0.5;
/** Shorter leftovers between facts mean nothing. */
const SHORTEST_REST = /\p{L}{3,}/u;

/**
 * The reading with the position of all words. It drops what isn’t in the text and adds what the model skipped, in
 * the owner’s words, so nothing is lost. Values that neither the rules nor the words prove wait for the owner.
 * @throws ModelFailure if most of the reading isn’t in the text
 */
export function placedReading(
  answer: ModelReading,
  { text, context }: { text: string; context: ReadingContext },
): ProfileReading {
  const find = createFinder(text);
  const placed = <Part extends { words: string }>(parts: readonly Part[]) =>
    parts.flatMap((part) => {
      const span = find(part.words);
      return span === undefined ? [] : [{ ...part, ...span, words: text.slice(span.start, span.end) }];
    });
  const proposals = placed(answer.proposals)
    .map((one) => asStated(one as ProfileProposal))
    .filter((one) => isFoundIn(one, text));
  if (proposals.length < answer.proposals.length * LEAST_KEPT) throw new ModelFailure(MODEL_ADDED_DETAILS);
  const byRules = readProfile(text, context);
  const proven = createProof({ text, context }, byRules, proposals);
  const wishes = placed(answer.wishes);
  const notForGuests = placed(answer.not_for_guests);
  return {
    language: provenLanguage(answer.language, byRules.language),
    proposals: [...proposals.map(proven), ...passedOver(text, [...proposals, ...wishes, ...notForGuests])],
    wishes,
    not_for_guests: notForGuests,
  };
}

/** The rules decide among the languages they support, and the model among others. A model may say “English”. */
function provenLanguage(ofModel: string, byRules: string): string {
  const isRead = READ_LANGUAGES.some((language) => ofModel.split('-')[0] === language);
  if (isRead && byRules !== 'und') return byRules;
  return LANGUAGE_CODE.test(ofModel) ? ofModel : 'und';
}

/**
 * Finds quoted words, whatever spaces and quotation marks are between them. A repeated quotation gives the next
 * occurrence.
 */
function createFinder(text: string): (quoted: string) => Span | undefined {
  const plain = plainly(text);
  const found = new Map<string, number>();
  return (quoted) => {
    const wanted = plainly(quoted.trim());
    if (wanted === '') return undefined;
    const from = found.get(wanted) ?? 0;
    const next = plain.indexOf(wanted, from);
    const start = next === -1 ? plain.indexOf(wanted) : next;
    if (start === -1) return undefined;
    found.set(wanted, start + wanted.length);
    return { start, end: start + wanted.length };
  };
}

/** The result is as long as the text. */
function plainly(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑–—]/g, '-');
}

/** Only the owner states the image, diets, and allergens of a dish, in the menu table. */
function asStated(proposal: ProfileProposal): ProfileProposal {
  if (proposal.field !== 'dishes') return proposal;
  return { ...proposal, value: { ...proposal.value, image: '', diets: [], allergens: [] } };
}

function passedOver(text: string, claimed: readonly Span[]): ProfileProposal[] {
  return without([{ start: 0, end: text.length }], claimed)
    .flatMap((rest) => linesWithin(text, rest))
    .flatMap((span) => {
      const said = printed(text.slice(span.start, span.end)).slice(0, MOST.story);
      if (!SHORTEST_REST.test(said)) return [];
      const rest = { ...span, words: text.slice(span.start, span.end) };
      return [{ field: 'story' as const, value: { text: said }, confidence: 'likely' as const, ...rest }];
    });
}

function linesWithin(text: string, { start, end }: Span): Span[] {
  const lines: Span[] = [];
  for (let from = start; from < end; ) {
    const at = text.indexOf('\n', from);
    const to = at === -1 || at > end ? end : at;
    const line = trimmed(text, { start: from, end: to });
    if (line.start < line.end) lines.push(line);
    from = to + 1;
  }
  return lines;
}
