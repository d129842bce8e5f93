import { Suspense } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SecondFactor = lazyPart(() => import('./second-factor.tsx').then((m) => m.SecondFactor));

/** Two-step verification of an administrator. Its controls load on demand. */
export function SecondFactorSection() {
  return (
    <SettingsSection
      title="Two-step verification"
      description="Require a code from your phone, so a stolen password isn’t enough to sign in."
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        <SecondFactor />
      </Suspense>
    </SettingsSection>
  );
}
