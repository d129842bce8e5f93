import { linkTo } from '#web/features/navigation/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import styles from './landing-hero.module.css';
import { HERO_SITE } from './shown-sites.ts';

/** The promise, the trial, and one brief beside the site that was made from it. */
export function LandingHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>AI marketing for independent restaurants</p>
        <h1>A website as good as your cooking, before tonight’s service.</h1>
        <p className={styles.lead}>
          Describe your restaurant in a few sentences. AI writes the story, builds the menu, draws the images,
          and checks every page. You review it and publish.
        </p>
        <LinkButton variant="primary" size="large" href={linkTo.newAccount()}>
          Start Free Trial
        </LinkButton>
        <p className={styles.terms}>14-day trial · No setup fees · Cancel anytime</p>
      </div>
      <figure className={styles.proof}>
        <div className={styles.window}>
          <img
            src={HERO_SITE.image}
            srcSet={HERO_SITE.srcSet}
            sizes="(min-width: 64rem) 46rem, 92vw"
            width="1200"
            height="840"
            fetchPriority="high"
            alt={`A website the platform made for ${HERO_SITE.name}.`}
          />
        </div>
        <figcaption className={styles.note}>
          <span className={styles.noteTitle}>The only input it needed</span>
          <q>{HERO_SITE.brief}</q>
        </figcaption>
      </figure>
    </section>
  );
}
