import type { Inspect } from '#functions/platform/ai/inspection.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { contentKey } from '#shared/domain/moderation/moderated-content.ts';
import type { ModerationRepository } from './moderation-repository.ts';
import { newModerationRow } from './moderation-row.ts';

/** Whether a sentence, in whatever spelling, stood in a text. */
function stood(passage: string, before: string | undefined): boolean {
  return before !== undefined && ` ${contentKey(before)} `.includes(` ${contentKey(passage)} `);
}

/**
 * Looks at texts by the rules and takes down what they flag, before the texts go out. A process that dies in between
 * leaves a row of a text that nobody has: whoever writes the same again finds it.
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
    // The rules are read with the first text: most starts of a function write nothing.
    const { findFlags } = await import('#shared/domain/moderation/find-flags.ts');
    const rows = new Map<string, ReturnType<typeof newModerationRow>>();
    for (const each of written) {
      const flags = findFlags(each.text).filter(({ passage }) => !stood(passage, each.before));
      if (flags.length === 0) continue;
      const row = newModerationRow(restaurantId, { ...each, flags }, clock.now());
      rows.set(row.moderation_id, row);
    }
    const kept = await Promise.all([...rows.values()].map((row) => moderation.flag(row)));
    return kept.map(({ moderation_id }) => moderation_id);
  };
}
