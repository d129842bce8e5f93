import CircleUser from 'lucide-react/icons/circle-user';
import { Suspense } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { useUser } from '#web/accounts/session-context.ts';
import { DataExportSection } from '#web/data-export/data-export-section.tsx';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { useTextingSettings } from '#web/sms/api/texting-settings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { AdAccountSection } from './ad-account-section.tsx';
import { TextingSection } from './texting-section.tsx';

/** The restaurant’s connections and its rules for sending texts. */
export function SettingsScreen() {
  const user = useUser();
  return (
    <>
      <ViewHeader view={VIEWS.settings} />
      <AdAccountSection />
      <TextingSection />
      <TextingHoursSection />
      <GoogleSection />
      <FactsSection />
      {user.role === 'restaurant' ? <DataExportSection /> : null}
      <AccountSection user={user} />
    </>
  );
}

/** Google can’t be connected, so this says what to do instead. */
function GoogleSection() {
  return (
    <SettingsSection title="Google">
      <Stack gap={2} align="start">
        <Text strong>Not connected</Text>
        <Text tone="muted">
          Update hours, menu, and photos on Google yourself.{' '}
          <Link href={VIEWS.marketingFoundations.path}>Momentum</Link> shows what to update first.
        </Text>
      </Stack>
    </SettingsSection>
  );
}

/** The signed-in user, with a link to their account. */
function AccountSection({ user }: { user: User }) {
  return (
    <SettingsSection title="Account">
      <Stack gap={2} align="start">
        <Cluster as="p" gap={1} rowGap={0.5}>
          <Text as="span" breaks>
            {user.email}
          </Text>
          {user.email_verified ? (
            <Badge tone="good">Verified</Badge>
          ) : (
            <Badge tone="warning">Not verified</Badge>
          )}
        </Cluster>
        <LinkButton href={paths.account} icon={<CircleUser />}>
          Open your account
        </LinkButton>
      </Stack>
    </SettingsSection>
  );
}

const { path, icon: Icon } = VIEWS.profile;

/** Links to the profile, for owners who look for their address or hours in Settings. */
function FactsSection() {
  return (
    <SettingsSection title="Restaurant profile">
      <Stack gap={2} align="start">
        <LinkButton href={path} icon={<Icon aria-hidden="true" />}>
          Open profile
        </LinkButton>
      </Stack>
    </SettingsSection>
  );
}

const TextingHoursForm = lazyPart(() => import('./texting-hours-form.tsx').then((m) => m.TextingHoursForm));

/** The owner’s texting hours, within the legal ones. */
function TextingHoursSection() {
  const settings = useTextingSettings();
  return (
    <SettingsSection
      title="Texting hours"
      description="The law allows texts from 8 AM to 9 PM. Some states allow fewer hours."
    >
      {settings.data === undefined ? (
        <LoadState query={settings} label="Loading your texting hours…" lines={4} />
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          {settings.data.hours_warning === null ? null : (
            <Notice tone="warning">{settings.data.hours_warning}</Notice>
          )}
          <TextingHoursForm saved={settings.data.hours} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
