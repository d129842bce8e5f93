import { BRAND_NAME } from '#shared/contract/brand.ts';
import { MarketingChat } from '#web/leads/marketing-chat/marketing-chat.tsx';
import { LandingPage } from './landing-page.tsx';

/** The public landing page (spec, website builder §2.1). */
export function LandingScreen() {
  return (
    <>
      <title>{`${BRAND_NAME} · AI marketing for independent restaurants`}</title>
      <LandingPage />
      <MarketingChat />
    </>
  );
}
