import { Suspense } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ChangePasswordForm = lazyPart(() =>
  import('./change-password-form.tsx').then((m) => m.ChangePasswordForm),
);

/** The password section. Its form loads on demand. */
export function ChangePassword({ email }: { email: string }) {
  return (
    <SettingsSection title="Password" description="You’ll be signed out everywhere else.">
      <Suspense fallback={<Skeleton shape="block" />}>
        <ChangePasswordForm email={email} />
      </Suspense>
    </SettingsSection>
  );
}
