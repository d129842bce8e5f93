import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { ChecklistItem } from '#shared/checklist/contract/checklist.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatDollars } from '#shared/format/numbers.ts';

export const STATUS_LABELS: Readonly<Record<ItemStatus, string>> = {
  pending: 'Not done',
  in_progress: 'In progress',
  completed: 'Done',
  not_applicable: 'Doesn’t apply',
};

const DAY_MS = 86_400_000;

export function dayLabel(at: string): string {
  return formatDay(at);
}

/** How long it takes, what it is worth, and how often: "30 min · est. $450 a week · every 7 days". */
export function itemEffort({ minutes, weekly_potential, repeats_every_days: days }: ChecklistItem): string {
  const parts = [`${minutes} min`, `est. ${formatDollars(weekly_potential)} a week`];
  return [...parts, ...(days === null ? [] : [rhythm(days)])].join(' · ');
}

function rhythm(days: number): string {
  if (days === 7) return 'every week';
  if (days === 30) return 'every month';
  return days === 90 ? 'every three months' : `every ${days} days`;
}

/** When a completed recurring task is due again; undefined if it isn’t. */
export function dueAgainSince(
  { status, status_changed_at, repeats_every_days: days }: ChecklistItem,
  now: number,
): string | undefined {
  if (status !== 'completed' || status_changed_at === null || days === null) return undefined;
  const due = Date.parse(status_changed_at) + days * DAY_MS;
  return due <= now ? new Date(due).toISOString() : undefined;
}
