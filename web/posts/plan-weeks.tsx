import type { ContentPlan, ContentPost } from '#shared/posts/contract/content-plan.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import styles from './content.module.css';
import { dayLabel, postCount } from './plan-labels.ts';
import weekStyles from './plan-weeks.module.css';
import { PostCard } from './post/post-card.tsx';
import { weeksOf } from './weeks-of.ts';

/** A content calendar by week. Only the first week starts open. */
export function PlanWeeks({ plan }: { plan: ContentPlan }) {
  return weeksOf(plan).map(({ week, days, total }, at) => (
    <details key={week} className={weekStyles.week} open={at === 0}>
      <summary>
        <h3>Week {week}</h3>
        <span className={styles.detail}>
          {postCount(total)}, starting {dayLabel(days[0]?.date ?? plan.starts_on)}
        </span>
      </summary>
      {days.map((day) => (
        <Day key={day.date} plan={plan} {...day} />
      ))}
    </details>
  ));
}

type DayProps = { plan: ContentPlan; date: string; posts: readonly ContentPost[] };

function Day({ plan, date, posts }: DayProps) {
  return (
    <Stack as="section" gap={1.5} pad={2} line="above" className={styles.day} aria-label={dayLabel(date)}>
      <h4>{dayLabel(date)}</h4>
      <Grid columns={2} align="start" gap={2}>
        {posts.map((post) => (
          <PostCard key={post.post_id} plan={plan} post={post} />
        ))}
      </Grid>
    </Stack>
  );
}
