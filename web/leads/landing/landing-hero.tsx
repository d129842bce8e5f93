import { BRAND_NAME } from '#shared/contract/brand.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './landing-hero.module.css';
import { HERO_SITE } from './shown-sites.ts';

/** The headline, the trial, and a brief next to the website built from it. */
export function LandingHero() {
  return (
    <Grid as="section" gap={6} className={styles.hero}>
      <Stack gap={3} align="start" className={styles.words}>
        <Text tone="accent" strong>
          AI marketing for independent restaurants
        </Text>
        <h1>A website as good as your cooking, before tonight’s service.</h1>
        <Text size={1} tone="muted" className={styles.lead}>
          Describe your restaurant in a few sentences. AI writes the story, builds the menu, and draws the
          images. You review and publish.
        </Text>
        <LinkButton variant="primary" size="large" href={linkTo.newAccount()}>
          Start Free Trial
        </LinkButton>
        <Text tone="muted">14-day trial · No setup fees · Cancel anytime</Text>
      </Stack>
      <figure className={styles.proof}>
        <div className={styles.window}>
          <img
            src={HERO_SITE.image}
            srcSet={HERO_SITE.srcSet}
            sizes="(min-width: 64rem) 46rem, 92vw"
            width="1200"
            height="840"
            fetchPriority="high"
            alt={`A website built with ${BRAND_NAME} for ${HERO_SITE.name}.`}
          />
        </div>
        <Stack as="figcaption" gap={0.5} className={styles.note}>
          <Text as="span" size="small" strong className={styles.noteTitle}>
            What the owner wrote
          </Text>
          <q>{HERO_SITE.brief}</q>
        </Stack>
      </figure>
    </Grid>
  );
}
