import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';

type PlanDay = { date: string; posts: ContentPost[] };
export type PlanWeek = { week: number; total: number; days: PlanDay[] };

const WEEK_MS = 7 * 24 * 3_600_000;

/** The posts in publishing order, grouped by the week of their current day, which the owner may have changed. */
export function weeksOf({
  posts,
  starts_on,
  weeks,
}: Pick<ContentPlan, 'posts' | 'starts_on' | 'weeks'>): PlanWeek[] {
  const weekOf = ({ date }: ContentPost) => {
    const after = Math.floor((Date.parse(date) - Date.parse(starts_on)) / WEEK_MS);
    return Math.min(Math.max(after + 1, 1), weeks);
  };
  const sorted = posts.toSorted((one, other) =>
    `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`),
  );
  return [...Map.groupBy(sorted, weekOf)].map(([week, ofWeek]) => ({
    week,
    total: ofWeek.length,
    days: [...Map.groupBy(ofWeek, ({ date }) => date)].map(([date, ofDay]) => ({ date, posts: ofDay })),
  }));
}
