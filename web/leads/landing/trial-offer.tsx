import { linkTo } from '#web/shell/navigation/paths.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './trial-offer.module.css';

/** The closing call to action: the trial. */
export function TrialOffer() {
  return (
    <section className={styles.section} data-theme="dark" aria-labelledby="trial-heading">
      <img className={styles.scene} src="/table.svg" width="960" height="1200" loading="lazy" alt="" />
      <Stack gap={3} align="start" className={styles.words}>
        <h2 id="trial-heading">Pull up a chair. Your first 14 days are on us.</h2>
        <Cluster as="ul" gap={3} rowGap={1} size={1} tone="muted">
          <li>14-day free trial</li>
          <li>No setup fees</li>
          <li>Cancel anytime</li>
        </Cluster>
        <LinkButton variant="primary" size="large" href={linkTo.newAccount()}>
          Start Free Trial
        </LinkButton>
      </Stack>
    </section>
  );
}
