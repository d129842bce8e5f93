import type { Inspect } from '#functions/ai/inspection.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { contentKey } from '#shared/moderation/moderated-content.ts';
import type { ModerationRepository } from './moderation-repository.ts';
import { newModerationRow } from './moderation-row.ts';
import { splitFlaggedText } from './split-flagged-text.ts';

/** Rows written in parallel, each with its search terms. */
const ROWS_AT_ONCE = 20;

/** Checks whether a text already contained a sentence, ignoring spelling variants. */
function createPassageFinder(): (passage: string, before: string | undefined) => boolean {
  const keys = new Map<string, string>();
  return (passage, before) => {
    if (before === undefined) return false;
    const key = keys.get(before) ?? ` ${contentKey(before)} `;
    keys.set(before, key);
    return key.includes(` ${contentKey(passage)} `);
  };
}

/**
 * Checks texts against the rules and records flagged ones before they are used. If the process dies in between, the
 * row remains without its text; the same text written again finds it.
 */
export function createInspect({
  moderation,
  clock,
}: {
  moderation: Pick<ModerationRepository, 'flag'>;
  clock: Clock;
}): Inspect {
  return async (texts, { restaurantId }) => {
    const written = texts.filter(({ text }) => text.trim() !== '');
    if (written.length === 0) return [];
    // The rules load with the first text: most starts of a function check nothing.
    const { findFlags } = await import('#shared/moderation/find-flags.ts');
    const wasPresent = createPassageFinder();
    const flagged = written
      .map((each) => ({
        ...each,
        flags: findFlags(each.text).filter(({ passage }) => !wasPresent(passage, each.before)),
      }))
      .filter(({ flags }) => flags.length > 0);
    const rows = splitFlaggedText(flagged).map((each) => newModerationRow(restaurantId, each, clock.now()));
    const apart = [...new Map(rows.map((row) => [row.moderation_id, row])).values()];
    const ids: string[] = [];
    for (let from = 0; from < apart.length; from += ROWS_AT_ONCE) {
      const some = apart.slice(from, from + ROWS_AT_ONCE);
      const kept = await Promise.all(some.map((row) => moderation.flag(row)));
      ids.push(...kept.map(({ moderation_id }) => moderation_id));
    }
    return ids;
  };
}
