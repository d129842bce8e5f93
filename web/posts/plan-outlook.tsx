import type { ContentProjections } from '#shared/posts/contract/content-plan.ts';
import styles from './content.module.css';

/** The estimated results of such posts, as ranges with their source. */
export function PlanOutlook({ projections }: { projections: ContentProjections }) {
  return (
    <details className={styles.outlook}>
      <summary>Estimated results for posts like these</summary>
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
