import { Suspense } from 'react';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SecondFactor = lazyPart(() => import('./second-factor.tsx').then((m) => m.SecondFactor));

/** The second factor of an administrator. What is done with it comes after the screen. */
export function SecondFactorSection() {
  return (
    <SettingsSection
      title="Second factor"
      description="A code of an app on your phone, beside the password. Whoever learns the password alone stays out."
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <SecondFactor />
      </Suspense>
    </SettingsSection>
  );
}
