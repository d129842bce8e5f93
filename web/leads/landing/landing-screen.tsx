import { Suspense } from 'react';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { lazyPart, useLoaded } from '#web/shell/navigation/lazy-part.ts';
import { Note } from '#web/ui/text.tsx';
import { Contact } from './contact.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import styles from './landing-page.module.css';
import { MoreThanASite } from './more-than-a-site.tsx';
import { Plans } from './plans.tsx';
import { Promises } from './promises.tsx';
import { Showcase } from './showcase.tsx';
import { TrialOffer } from './trial-offer.tsx';

const MarketingChat = lazyPart(() =>
  import('#web/leads/marketing-chat/marketing-chat.tsx').then((m) => m.MarketingChat),
);

/** The public landing page (spec, website builder §2.1). The chat loads after it. */
export function LandingScreen() {
  const hasChat = useLoaded(MarketingChat);
  return (
    <>
      <title>{`${BRAND_NAME} · AI marketing for independent restaurants`}</title>
      <LandingPage />
      <Suspense>{hasChat ? <MarketingChat /> : null}</Suspense>
    </>
  );
}

/** The landing page's content. It's also rendered at build time, so it can't depend on the browser. */
function LandingPage() {
  return (
    <div className={styles.page}>
      <LandingHeader />
      <main>
        <LandingHero />
        <HowItGoes />
        <Showcase />
        <MoreThanASite />
        <Promises />
        <Plans />
        <Contact />
        <TrialOffer />
      </main>
      <Note as="footer" className={styles.footer}>
        <p>{BRAND_NAME}. AI marketing for independent restaurants.</p>
      </Note>
    </div>
  );
}
