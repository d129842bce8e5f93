import type { ChecklistRow } from '#functions/checklist/checklists-repository.ts';
import { describeStatus } from '#functions/checklist/describe-status.ts';
import { evidenceOf } from '#functions/checklist/evidence-rules.ts';
import { explainItem } from '#functions/checklist/explain-item.ts';
import type { Surroundings } from '#functions/checklist/surroundings.ts';
import { waitsFor } from '#functions/checklist/waits-for.ts';
import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { weeklyPotentialOf } from '#shared/checklist/revenue-potential.ts';

type Known = { statuses: ChecklistRow['statuses']; seen: Surroundings };

/** The items of a category with their statuses and the platform's evidence. */
export function describeItems({ items }: ChecklistCategory, { statuses, seen }: Known): ChecklistItem[] {
  return items.map((item) => ({
    item_id: item.item_id,
    title: item.title,
    description: item.description,
    ...describeStatus(statuses[item.item_id]),
    is_critical: item.is_critical === true ? 1 : 0,
    external_link: item.external_link ?? null,
    link_text: item.link_text ?? null,
    why: explainItem(item, seen),
    minutes: item.minutes,
    weekly_potential: weeklyPotentialOf(item),
    screen: item.screen ?? null,
    repeats_every_days: item.repeats_every_days ?? null,
    evidence: item.evidence === undefined ? null : (evidenceOf(item.evidence, seen) ?? null),
    waits_for: waitsFor(item.item_id, seen) ?? null,
  }));
}
