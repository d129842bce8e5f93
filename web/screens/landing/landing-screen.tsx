import { BRAND_NAME } from '#shared/contract/brand.ts';
import { HowItGoes } from './how-it-goes.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import styles from './landing-screen.module.css';
import { Promises } from './promises.tsx';
import { Showcase } from './showcase.tsx';
import { TrialOffer } from './trial-offer.tsx';

/** The public page that sells the product (spec, website builder §2.1). */
export function LandingScreen() {
  return (
    <div className={styles.page}>
      <title>{`${BRAND_NAME} · AI marketing for independent restaurants`}</title>
      <LandingHeader />
      <main>
        <LandingHero />
        <HowItGoes />
        <Showcase />
        <Promises />
        <TrialOffer />
      </main>
      <footer className={styles.footer}>
        <p>{BRAND_NAME}. AI marketing for independent restaurants.</p>
      </footer>
    </div>
  );
}
