import type { ChecklistRow } from '#functions/checklist/checklists-repository.ts';
import { evidenceOf } from '#functions/checklist/evidence-rules.ts';
import { explainItem } from '#functions/checklist/explain-item.ts';
import type { Surroundings } from '#functions/checklist/surroundings.ts';
import { CHECKLIST_CATEGORIES } from '#shared/checklist/checklist-categories.ts';
import type { ChecklistItem } from '#shared/checklist/checklist-item.ts';
import { nextAction } from '#shared/checklist/next-action.ts';
import { weeklyPotentialOf } from '#shared/checklist/revenue-potential.ts';
import type { NextAction } from '#shared/dashboard/contract/restaurant-dashboard.ts';

const CANDIDATES = CHECKLIST_CATEGORIES.flatMap(({ items }) =>
  items.map((item) => ({
    item,
    isCritical: item.is_critical === true,
    weeklyPotential: weeklyPotentialOf(item),
    minutes: item.minutes,
  })),
);

type Known = {
  statuses: ChecklistRow['statuses'];
  /** Leaves out pages and images, which need separate reads. */
  seen: Surroundings;
};

/** The next action on the restaurant’s checklist; undefined if nothing is open. */
export function findNextAction({ statuses, seen }: Known): NextAction | undefined {
  const chosen = nextAction(
    CANDIDATES.map((each) => ({
      ...each,
      status: statuses[each.item.item_id]?.status ?? 'pending',
      isSeenDone: isSeenDone(each.item, seen),
    })),
  );
  if (chosen === undefined) return undefined;
  const { item, isCritical, weeklyPotential, minutes } = chosen;
  const { item_id, title, screen = null, external_link = null, link_text = 'Learn More' } = item;
  return {
    item_id,
    title,
    why: explainItem(item, seen),
    minutes,
    is_critical: isCritical,
    weeklyPotential,
    screen,
    external_link,
    link_text,
  };
}

function isSeenDone({ evidence }: ChecklistItem, seen: Surroundings): boolean {
  return evidence !== undefined && evidenceOf(evidence, seen)?.is_current === true;
}
