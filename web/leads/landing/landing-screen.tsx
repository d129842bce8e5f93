import { Suspense } from 'react';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { lazyPart, useLoaded } from '#web/shell/navigation/lazy-part.ts';
import { LandingPage } from './landing-page.tsx';

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
