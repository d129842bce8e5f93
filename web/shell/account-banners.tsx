import { Suspense } from 'react';
import { useUser } from '#web/accounts/session-context.ts';
import { lazyPart } from './navigation/lazy-part.ts';

const ImpersonationBanner = lazyPart(() =>
  import('./impersonation-banner.tsx').then((m) => m.ImpersonationBanner),
);
const SuspensionBanner = lazyPart(() => import('./suspension-banner.tsx').then((m) => m.SuspensionBanner));

/** Warnings that everyone in the account must see. Most accounts load neither banner. */
export function AccountBanners() {
  const { impersonating_restaurant, suspended } = useUser();
  return (
    <Suspense>
      {impersonating_restaurant === undefined ? null : <ImpersonationBanner />}
      {suspended === undefined ? null : <SuspensionBanner />}
    </Suspense>
  );
}
