import type { ContentProjections } from '#shared/posts/contract/content-plan.ts';
import styles from './content.module.css';

/** What such posts may bring: ranges with what they rest on, never one figure. */
export function PlanOutlook({ projections }: { projections: ContentProjections }) {
  return (
    <details className={styles.outlook}>
      <summary>Estimated results of posts like these</summary>
      <dl>
        <dt>Reach</dt>
        <dd>{projections.monthly_reach}</dd>
        <dt>Engagement</dt>
        <dd>{projections.monthly_engagement}</dd>
        <dt>Revenue</dt>
        <dd>{projections.revenue_impact}</dd>
      </dl>
      <p className={styles.detail}>{projections.basis}</p>
    </details>
  );
}
