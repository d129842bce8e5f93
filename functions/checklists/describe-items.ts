import type { ChecklistRow } from '#functions/modules/checklists/checklists-repository.ts';
import { describeStatus } from '#functions/modules/checklists/describe-status.ts';
import { evidenceOf } from '#functions/modules/checklists/evidence-rules.ts';
import type { Surroundings } from '#functions/modules/checklists/surroundings.ts';
import { waitsFor } from '#functions/modules/checklists/waits-for.ts';
import type { ChecklistItem } from '#shared/contract/checklist.ts';
import type { ChecklistCategory } from '#shared/domain/checklist/checklist-item.ts';
import { weeklyPotentialOf } from '#shared/domain/checklist/revenue-potential.ts';

type Known = { statuses: ChecklistRow['statuses']; seen: Surroundings };

/** The items of a category with their statuses and with what the platform sees of them. */
export function describeItems({ items }: ChecklistCategory, { statuses, seen }: Known): ChecklistItem[] {
  return items.map((item) => ({
    item_id: item.item_id,
    title: item.title,
    description: item.description,
    ...describeStatus(statuses[item.item_id]),
    is_critical: item.is_critical === true ? 1 : 0,
    external_link: item.external_link ?? null,
    link_text: item.link_text ?? null,
    why: item.why,
    minutes: item.minutes,
    weekly_potential: weeklyPotentialOf(item),
    screen: item.screen ?? null,
    repeats_every_days: item.repeats_every_days ?? null,
    evidence: item.evidence === undefined ? null : (evidenceOf(item.evidence, seen) ?? null),
    waits_for: waitsFor(item.item_id, seen) ?? null,
  }));
}
